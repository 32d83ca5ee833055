"""Tokens, by which programs of an account are known. An account has one at most; a new one ends the old one.

A token is shown once, when it is made: what is stored cannot be turned back into it.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING

from django.db import transaction
from django.utils import timezone

from people.models import Token

if TYPE_CHECKING:
    from django.contrib.auth.models import User

PREFIX = "fourfold_"  # so that people and scanners know one when they see it


def make(*, user: User) -> str:
    """A new token for this account."""
    key = PREFIX + secrets.token_urlsafe(32)
    with transaction.atomic():
        Token.objects.update_or_create(user=user, defaults={"digest": _digest(key), "made": timezone.now()})
    return key


def end(*, user: User) -> None:
    """No program is known by the token of this account from now on."""
    Token.objects.filter(user=user).delete()


def token_of(user: User) -> Token | None:
    """The account's, if it has one."""
    return Token.objects.filter(user=user).first()


def holder(key: str) -> User | None:
    """The account whose token this is, unless it is closed."""
    found = Token.objects.filter(digest=_digest(key), user__is_active=True).select_related("user").first()
    return found.user if found else None


def _digest(key: str) -> str:
    return hashlib.sha256(key.encode(errors="replace")).hexdigest()
