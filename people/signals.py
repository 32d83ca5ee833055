"""When those who speak over WebSockets may not be who they were, and what follows a guest into an account."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from django.contrib.auth import get_user_model
from django.contrib.auth.signals import user_logged_in
from django.contrib.sessions.models import Session
from django.db.models.signals import post_delete, post_save
from django.dispatch import receiver
from django.http import HttpRequest

from people import blocks, speakers
from people.persons import person_in

if TYPE_CHECKING:
    from django.contrib.auth.models import User

DECIDES = frozenset({"password", "is_active"})  # fields of an account that decide whether its sessions hold


@receiver(post_delete, sender=Session)
def session_ended(instance: Session, **_: object) -> None:
    """By signing in, which begins another one, by signing out, by a new password, or because it was old."""
    speakers.tell(speakers.session_group(instance.session_key))


@receiver(post_save, sender=get_user_model())
def account_changed(instance: User, created: bool, update_fields: Collection[str] | None, **_: object) -> None:
    """A new password ends the other sessions of the account."""
    if not created and (update_fields is None or DECIDES & set(update_fields)):
        speakers.tell(speakers.account_group(instance.pk))


@receiver(post_delete, sender=get_user_model())
def account_deleted(instance: User, **_: object) -> None:
    """And so do all its sessions."""
    speakers.tell(speakers.account_group(instance.pk))


@receiver(user_logged_in)
def keep_blocks(request: HttpRequest, user: User, **_: object) -> None:
    """Whom a guest had blocked, and who had blocked the guest, stays so."""
    blocks.adopt(person=person_in(request.session, user))
