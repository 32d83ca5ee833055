"""Who speaks over a WebSocket: it carries the session that its browser had when it was opened, and a session can end
while it is open, or belong to an account whose password is another one now.

So whoever listens asks for the speaker anew, and hears when that may be somebody else: signing in, signing out and a
new password end the session, and a changed or deleted account may end its others. What is told names no session.
"""

from __future__ import annotations

from hashlib import sha256
from importlib import import_module

from django.conf import settings
from django.contrib.auth import SESSION_KEY, get_user
from django.contrib.sessions.backends.base import SessionBase
from django.db import transaction
from django.http import HttpRequest

from live import broadcast
from people.persons import Person, person_in

CHANGED = "speaker.changed"


class _Seen(SessionBase):
    """What a session holds, to be looked at: whatever is found wrong with it changes nothing that is stored."""

    def flush(self) -> None:
        self.clear()

    def cycle_key(self) -> None:
        """It keeps the key that it has."""


def speaker(key: str) -> Person | None:
    """Whoever has the session of this key; None when there is no such session any more, or when the account that signed
    in with it is not signed in by it now. Who has no session is a guest who has made nothing."""
    if not key:
        return Person()
    store = import_module(settings.SESSION_ENGINE).SessionStore(key)
    held = _Seen()
    held.update(store.load())
    if store.session_key is None:
        return None
    claims, request = SESSION_KEY in held, HttpRequest()
    request.session = held
    user = get_user(request)
    return None if claims and not user.is_authenticated else person_in(held, user)


def session_group(key: str) -> str:
    """The channel group that hears when this session ends."""
    return f"session.{sha256(key.encode(errors='replace')).hexdigest()}"


def account_group(account: int) -> str:
    """The channel group that hears when sessions of this account may have ended."""
    return f"account.{account}"


def tell(group: str) -> None:
    """Tell it after the commit. A message that does not get through is logged; tabs also look by themselves."""
    transaction.on_commit(lambda: broadcast.tell(group, CHANGED), robust=True)
