"""What happens to pods and seats when somebody logs in or signs up, and when an account is deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.contrib.auth import get_user_model
from django.contrib.auth.signals import user_logged_in
from django.db.models.signals import pre_delete
from django.dispatch import receiver
from django.http import HttpRequest

from drafts import domain
from people.persons import person_in

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@receiver(user_logged_in)
def keep(request: HttpRequest, user: User, **_: object) -> None:
    """An account keeps the pods and seats that it took as a guest in this browser."""
    count = domain.adopt(person=person_in(request.session, user))
    if count:
        drafts = "1 draft" if count == 1 else f"{count} drafts"
        messages.success(request, f"Added to your account: {drafts} you created as a guest.", fail_silently=True)


@receiver(pre_delete, sender=get_user_model())
def leave(instance: User, **_: object) -> None:
    """Nobody else's draft goes with an account."""
    domain.forget(user=instance)
