"""Taking an action back: who has learned nothing by it may reverse what was done last. Names no game.

A game remembers where the last sequence of actions began as long as it keeps a journal (`position.Begun`), and its
rules say what ends the sequence. What is left to ask is whether its player knows more by now. `Reversing` asks, and a
game hands over the rest.

The position is then exactly what it was, with two exceptions: what others have seen stays known to them, and the
choices of the game are counted on, so that records and tables can say that something was taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.kernel.answers import IllegalOption
from engine.kernel.position import Begun, Remembering

R = TypeVar("R", bound=Remembering)


@dataclass(frozen=True, kw_only=True)
class Reversing(Generic[R]):
    """How a room takes back. `learned` says whether a seat knows a card that it did not know before, `words` what an
    option is called in its position, `by_one` whether it does something whole. `go_back` returns to where something
    began and tells it in an entry of the kind `entry_kind`. A player takes back at most so many actions in a game;
    nothing where it has `ended`, or where the player has `seen` something, two sentences."""

    learned: Callable[[R, R, int], bool]
    words: Callable[[R, int], str]
    by_one: Callable[[int], bool]
    go_back: Callable[[R, Begun[R]], None]
    entry_kind: int
    most: int
    ended: str
    seen: str

    def reversible(self, g: R, seat: int) -> str | None:
        """What `seat` may take back, as its option was worded; None when there is nothing."""
        begun = self._begun(g)
        return None if begun is None or begun.position.seat != seat else self.words(begun.position, begun.option)

    def slipped(self, g: R, seat: int) -> bool:
        """Whether `seat` may have slipped: it may take back something that is done by one option. Attackers and
        blockers are picked one after the other and then sent on."""
        begun = self._begun(g)
        return begun is not None and begun.position.seat == seat and self.by_one(begun.option)

    def reverse(self, g: R) -> None:
        """Go back to where the last sequence of actions began. Raises IllegalOption and changes nothing when it may not
        be reversed."""
        begun = self._begun(g)
        if begun is None:
            raise IllegalOption(self._why_not(g))
        self.go_back(g, begun)

    def has_learned(self, g: R, before: R, seat: int) -> bool:
        """Whether `seat` knows something of the game that could not be told from how it stood before: a card was seen,
        or chance has decided something."""
        return g.rng.seed() != before.rng.seed() or self.learned(g, before, seat)

    def taken_back(self, g: R, seat: int) -> int:
        """How often a player has taken something back in this game."""
        return sum(entry[0] == self.entry_kind and entry[2] == seat for entry in g.journal or ())

    def _begun(self, g: R) -> Begun[R] | None:
        """Where the sequence began that its player may reverse now, if there is one."""
        begun = g.begun
        if begun is None or g.reason:
            return None
        seat = begun.position.seat
        if self.has_learned(g, begun.position, seat) or self.taken_back(g, seat) >= self.most:
            return None
        return begun

    def _why_not(self, g: R) -> str:
        begun = g.begun
        if g.reason:
            return "The game is over: nothing can be taken back."
        if begun is None:
            return f"There is nothing to take back: {self.ended}."
        if self.taken_back(g, begun.position.seat) >= self.most:
            return f"You have taken back {self.most} actions in this game, and cannot take back more."
        return f"You cannot take this back, because {self.seen}."
