"""Who asks: a guest, known by a random key in the session, or an account.

The guest key stays when logging in renews the session, so that the account can take over what its guest made, and is
gone with the session when logging out.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gate.addresses import address_of
from gate.limits import GUESTS

if TYPE_CHECKING:
    from django.contrib.auth.models import AnonymousUser, User
    from django.contrib.sessions.backends.base import SessionBase
    from django.http import HttpRequest

KEY = "visitor"  # in sessions, which are stored


@dataclass(frozen=True)
class Person:
    """`guest_key` is "" in a browser that has made nothing yet; `user` is the account, None for a guest."""

    guest_key: str = ""
    user: User | None = None


def person_in(session: SessionBase, user: User | AnonymousUser | None) -> Person:
    """Whoever looks at something."""
    return Person(session.get(KEY, ""), None if user is None or not user.is_authenticated else user)


def person_for(request: HttpRequest) -> Person:
    """Whoever makes something that will be theirs: the guest key is made on first use. Raises TooOften when one address
    has had very many new guests."""
    if KEY not in request.session:
        GUESTS.take(address_of(request))
        request.session[KEY] = secrets.token_urlsafe(24)
    return person_in(request.session, request.user)
