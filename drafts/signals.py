"""What happens to pods and seats when somebody logs in or signs up, when an account is deleted, and when a deck of a
team changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.contrib.auth import get_user_model
from django.contrib.auth.signals import user_logged_in
from django.db.models.signals import post_save, pre_delete
from django.dispatch import receiver
from django.http import HttpRequest

from decks.models import Deck, Version
from drafts import domain, teams
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


@receiver(post_save, sender=Version)
def hold(instance: Version, **_: object) -> None:
    """A deck of a team has other cards."""
    teams.follow(instance.deck)


@receiver(post_save, sender=Deck)
def measure(instance: Deck, update_fields: frozenset[str] | None, **_: object) -> None:
    """A deck of a team has another format: that says how many cards it may hold."""
    if update_fields and "format_key" in update_fields:
        teams.follow(instance)


@receiver(pre_delete, sender=Deck)
def let_go(instance: Deck, **_: object) -> None:
    """A deck of a team is gone."""
    teams.follow(instance)
