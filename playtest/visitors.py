"""Guests: a random mark in the session says which tables are theirs. It stays when signing in renews the session."""

from __future__ import annotations

import secrets
from typing import Any

KEY = "visitor"


def visitor_in(session: Any) -> str | None:
    """The guest's mark, or None when this browser has not played here yet."""
    return session.get(KEY)


def visitor_for(session: Any) -> str:
    """The guest's mark, made on first use."""
    if KEY not in session:
        session[KEY] = secrets.token_urlsafe(24)
    return session[KEY]
