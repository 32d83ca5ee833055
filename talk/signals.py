"""What happens to lines when somebody logs in or signs up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib.auth.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest

from people.persons import person_in
from talk.models import Line

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@receiver(user_logged_in)
def keep(request: HttpRequest, user: User, **_: object) -> None:
    """What a guest wrote is the account's."""
    Line.objects.adopt(person_in(request.session, user))
