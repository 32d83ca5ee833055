"""How often: counts that all processes share, each for a time.

Limits by address leave room for a crowd, because a school, a club or a shop has one address; those by person are where
their things are made.
"""

from __future__ import annotations

import hashlib
import time
from typing import NamedTuple

from django.conf import settings
from django.core.cache import cache

HOUR, DAY = 60 * 60, 24 * 60 * 60


class TooOften(Exception):
    """Somebody asked more often than there is room for; the sentence is for them. In `wait` seconds there is room."""

    def __init__(self, sentence: str, wait: int) -> None:
        super().__init__(sentence)
        self.wait = wait


class Limit(NamedTuple):
    """So many in so many seconds; `each` is for each of a crowd (settings.CROWD) that shares what is counted."""

    name: str
    seconds: int
    sentence: str
    most: int = 0
    each: int = 0

    @property
    def room(self) -> int:
        return self.most + self.each * settings.CROWD

    def take(self, who: str) -> None:
        """One more of these. Raises TooOften when there is no room."""
        if self.note(who) > self.room:
            raise TooOften(self.sentence, self._left())

    def note(self, who: str) -> int:
        """Count one more, whether there is room or not; how many that makes."""
        key = self._key(who)
        cache.add(key, 0, self.seconds)
        try:
            return cache.incr(key)
        except ValueError:  # forgotten in between
            cache.set(key, 1, self.seconds)
            return 1

    def is_full(self, who: str) -> bool:
        """There is no room for one more."""
        counted: int = cache.get(self._key(who), 0)
        return counted >= self.room

    def forget(self, who: str) -> None:
        cache.delete(self._key(who))

    def _key(self, who: str) -> str:
        digest = hashlib.sha256(who.encode()).hexdigest()
        return f"limit:{self.name}:{int(time.time()) // self.seconds}:{digest}"

    def _left(self) -> int:
        return self.seconds - int(time.time()) % self.seconds


_AT_YOUR_ADDRESS = "from your network address this hour. Continue with what you have"

GUESTS = Limit(
    "guests", HOUR, f"Too many new guests {_AT_YOUR_ADDRESS}, sign in, or try again later.", each=8
)  # fmt: skip
GAMES = Limit(
    "games", HOUR, f"Too many games and drafts were started {_AT_YOUR_ADDRESS}, or try again later.", each=25
)  # fmt: skip
REPLAYS = Limit(
    "replays", 60, "Too many replays were opened from your network address just now. Wait a minute.", each=2, most=20
)  # of games that are played once more for it
GUESSES = Limit("guesses", DAY, "", most=100)  # of the password of one name, from wherever

# What accounts say about public decks: by account.
COMMENTS = Limit("comments", HOUR, "You wrote many comments this hour. Try again later.", most=30)
THANKS = Limit("thanks", HOUR, "You thanked very often this hour. Try again later.", most=120)
REPORTS = Limit("reports", HOUR, "You reported very often this hour. Try again later.", most=20)

# What people say to each other at tables and in drafts: by person and place.
PHRASES = Limit("phrases", 10, "You said a lot just now. Wait a few seconds.", most=4)
TALK = Limit("talk", 20, "You wrote a lot just now. Wait a few seconds.", most=8)
