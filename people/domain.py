"""What can be done with an account that exists, beside what allauth does.

Each verb is one transaction with the account's row locked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from allauth.account.models import EmailAddress
from django.contrib.auth import get_user_model
from django.db import transaction

if TYPE_CHECKING:
    from django.contrib.auth.models import User


def change_email(*, user: User, email: str) -> None:
    """The one address of the account from now on, none if it is empty. Links that reset its password are void then."""
    with transaction.atomic():
        user = get_user_model().objects.select_for_update().get(pk=user.pk)
        EmailAddress.objects.filter(user=user).delete()
        if email:
            EmailAddress.objects.create(user=user, email=email, primary=True)
        user.email = email
        user.save(update_fields=["email"])


def delete(*, user: User) -> None:
    """Remove the account with all that belongs to it."""
    with transaction.atomic():
        get_user_model().objects.select_for_update().get(pk=user.pk).delete()
