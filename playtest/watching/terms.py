"""What can be agreed of spectators, and how it is said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from live.errors import Refused
from playtest.models import Sees, Watchable

DELAYS = range(1, 6)  # turns
USUAL_DELAY = 3


@dataclass(frozen=True)
class Watch:
    """What spectators see of a game, and the name in the address of its page: see `models.Watchable`."""

    sees: str = Sees.NOTHING
    delay: int = 0
    slug: str = ""

    @classmethod
    def of(cls, row: Watchable) -> Self:
        """What is stored."""
        return cls(row.sees, row.delay, row.watch_slug)

    @classmethod
    def chosen(cls, sees: str, delay: int, slug: str = "") -> Self:
        """What somebody chose; the delay is for those who see everything. Raises Refused("malformed")."""
        if sees not in Sees.values:
            raise Refused("malformed", "Choose one of the offered options.")
        if sees == Sees.ALL and delay not in DELAYS:
            raise Refused("malformed", f"Everything is shown {DELAYS[0]} to {DELAYS[-1]} turns later.")
        return cls(sees, delay if sees == Sees.ALL else 0, slug)

    @property
    def is_open(self) -> bool:
        """Spectators see something."""
        return self.sees != Sees.NOTHING

    @property
    def code(self) -> str:
        """A word for what spectators see, with which a player says what they have read."""
        return f"{self.sees}-{self.delay}" if self.delay else self.sees

    @property
    def sentence(self) -> str:
        """What spectators see, for two players."""
        return self.sentence_for(2)

    def sentence_for(self, seats: int) -> str:
        """What spectators see, for so many players."""
        every = "both" if seats == 2 else "all"
        if self.sees == Sees.ALL:
            return f"Anyone with the link for spectators sees everything, {every} hands too, {later(self.delay)}."
        if self.sees == Sees.PUBLIC:
            return f"Anyone with the link for spectators sees what {every} players may see."
        return "Nobody can watch."


UNWATCHED = Watch()


def later(delay: int) -> str:
    """So many turns."""
    return "1 turn later" if delay == 1 else f"{delay} turns later"
