"""What happens to a place in the queue when somebody logs in or signs up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib.auth.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest

from lobby import queue
from people.persons import person_in

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@receiver(user_logged_in)
def keep(request: HttpRequest, user: User, **_: object) -> None:
    """Who waited as a guest waits on by the account."""
    queue.adopt(person=person_in(request.session, user))
