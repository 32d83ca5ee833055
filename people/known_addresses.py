"""From where an account was signed in before. Where others guess its password, its owner still gets in from there.

What is kept of an address cannot be turned back into it without the secret key, and it goes with the account.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib.auth import get_user_model
from django.utils import timezone
from django.utils.crypto import salted_hmac

from people.models import KnownAddress

if TYPE_CHECKING:
    from django.contrib.auth.models import User

KEPT = 30  # places of an account, those where it was last


def remember(*, user: User, address: str) -> None:
    """The account was signed in from this address."""
    KnownAddress.objects.update_or_create(user=user, digest=_digest(user, address), defaults={"at": timezone.now()})
    newest = KnownAddress.objects.filter(user=user).order_by("-at").values_list("pk", flat=True)[:KEPT]
    KnownAddress.objects.filter(user=user).exclude(pk__in=list(newest)).delete()


def was_at(*, name: str, address: str) -> bool:
    """Whether an account of this name was signed in from there."""
    user = get_user_model().objects.filter(username__iexact=name).first()
    return user is not None and KnownAddress.objects.filter(user=user, digest=_digest(user, address)).exists()


def _digest(user: User, address: str) -> str:
    return salted_hmac("people.whereabouts", f"{user.pk} {address}", algorithm="sha256").hexdigest()
