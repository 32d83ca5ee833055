"""What happens to tables and trials when somebody logs in or signs up, and when an account is deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.contrib.auth import get_user_model
from django.contrib.auth.signals import user_logged_in
from django.db.models.signals import pre_delete
from django.dispatch import receiver
from django.http import HttpRequest

from people.persons import person_in
from playtest import domain
from playtest.challenges import domain as challenges
from playtest.notes import domain as notes
from playtest.trials import domain as trials

if TYPE_CHECKING:
    from django.contrib.auth.models import User


@receiver(user_logged_in)
def keep(request: HttpRequest, user: User, **_: object) -> None:
    """An account keeps the tables, notes and trials that they began as a guest in this browser."""
    person = person_in(request.session, user)
    trials.adopt(person=person)
    challenges.adopt(person=person)
    notes.adopt(person=person)
    count = domain.adopt(person=person)
    if count:
        tables = "1 table" if count == 1 else f"{count} tables"
        messages.success(request, f"Added to your account: {tables} you played as a guest.", fail_silently=True)


@receiver(pre_delete, sender=get_user_model())
def leave(instance: User, **_: object) -> None:
    """Nobody else's game goes with an account."""
    challenges.forget(user=instance)
    domain.forget(user=instance)
