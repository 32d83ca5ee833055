"""Sample hands of two-player games, dealt by an engine itself: its shuffle, its mulligan, its draws.

A sample is a pure function of the deck, a seed, who starts and what goes back. The other seat holds the same deck,
keeps its hand and only passes; nobody plays a card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

ME: Final = 0
OTHER: Final = 1


@dataclass(frozen=True)
class InHand:
    """A card in hand: its place in the opening hand, or -1 if it was drawn since; `back`: it goes to the bottom."""

    name: str
    place: int = -1
    back: bool = False


@dataclass(frozen=True)
class Sample:
    """`opening` are the cards dealt, and `life` what the player has then. After the mulligan `hand` are the cards kept,
    then those drawn for others, then `drawn`, one for each turn begun; before it `hand` is empty."""

    opening: tuple[InHand, ...]
    life: int
    hand: tuple[InHand, ...] = ()
    drawn: tuple[InHand, ...] = ()


@dataclass(frozen=True)
class Dealer:
    """An engine, as far as hands are dealt with it: the verbs of a game, begun with two of this deck by the seat that
    starts; the codes that stop picking and that pass; and what views call the life of a player."""

    begin: Callable[[tuple[str, ...], int, int], Any]
    apply: Callable[[Any, int], None]
    view: Callable[[Any, int], Any]
    plan: Callable[[Any, dict[str, object]], Iterable[int]]
    stop: int
    passing: int
    life: str

    def sample(self, deck: tuple[str, ...], seed: int, *, first: bool, back: Sequence[int] | None, turn: int) -> Sample:
        """The opening hand of this seed; with `back`, places in it, what it is after these cards went to the bottom,
        and after this player's own turn `turn` began (0: before any)."""
        game = self.begin(deck, ME if first else OTHER, seed)
        while game.seat != ME:  # who starts chooses first
            self.apply(game, self.stop)
        dealt = self._hand(game)
        goes = sorted(set(back or ()))
        opening = tuple(InHand(name, place, place in goes) for place, name in enumerate(dealt.values()))
        if back is None:
            return Sample(opening, self._life(game))
        self._mulligan(game, [ref for place, ref in enumerate(dealt) if place in goes])
        mine = self._hand(game)
        kept = tuple(InHand(name, place) for place, (ref, name) in enumerate(dealt.items()) if ref in mine)
        redrawn = tuple(InHand(name) for ref, name in mine.items() if ref not in dealt)
        drawn: list[InHand] = []
        for own in range(1, turn + 1):
            known = self._hand(game)
            self._pass_until(game, 2 * own - first)
            drawn += [InHand(name) for ref, name in self._hand(game).items() if ref not in known]
        return Sample(opening, self._life(game), kept + redrawn, tuple(drawn))

    def _me(self, game: Any) -> Any:
        return self.view(game, ME)["players"][ME]

    def _life(self, game: Any) -> int:
        return int(self._me(game)[self.life])

    def _hand(self, game: Any) -> dict[str, str]:
        """The cards in hand by their references."""
        return {card["id"]: card["card"] for card in self._me(game)["hand"]}

    def _mulligan(self, game: Any, refs: Sequence[str]) -> None:
        candidates = self.view(game, ME)["decision"]["multi_pick"]["candidates"]
        picks = [one["code"] for one in candidates if set(one["refs"]) & set(refs)]
        for code in self.plan(game, {"codes": picks}):
            self.apply(game, code)

    def _pass_until(self, game: Any, turn: int) -> None:
        """Let both seats pass until this turn of the game has begun."""
        while game.turn < turn:
            self.apply(game, self.passing if self.passing in game.options else self.stop)
        assert game.turn == turn, "a turn went by without a choice"
