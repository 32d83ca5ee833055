"""What a bot is given instead of a game: its seat's view, its decision, and games that could be this one.

A bot never holds the real game. `determinize` depends on nothing but what the seat knows and the random source, so that
a bot that looks ahead in such games cannot be moved by cards it has not seen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, Protocol

from engine.epic import determinize, view
from engine.epic.decisions import describe
from engine.epic.hidden import View, knows_block
from engine.epic.machine import Decision
from engine.epic.state import Game
from engine.kernel.random import Rng

_UNKNOWN: Final = -1


class Eyes:
    """One seat at one game, at a moment when this seat decides."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        assert game.seat == seat, "a bot is asked only when its seat decides"
        self._game = game
        self.seat: Final = seat

    def decision(self) -> Decision:
        """The kind of the question and its sorted options."""
        return Decision(self.seat, self._game.kind, self._game.options[:])

    def view(self) -> View:
        """What the seat may know, as the page gets it."""
        return view(self._game, self.seat)

    def describe(self, option: int) -> dict[str, Any]:
        """Words and references for one option."""
        return describe(self._game, option)

    def determinize(self, rng: Rng) -> Game:
        """A full game that this seat could be in; the lists of the decks are left out of it unless they are open."""
        possible = determinize(_sorted(self._game, self.seat), self.seat, rng)
        if not possible.setup.open_lists:
            possible.setup = replace(possible.setup, decks=((), ()))
        return possible


def _sorted(game: Game, seat: int) -> Game:
    """A copy in which cards that the seat cannot tell apart lie in the order of their names: where they really lie must
    not show in how they are shuffled."""
    copy = game.clone()
    copy.def_of = game.def_of[:]
    for owner in (0, 1):
        groups: dict[int, list[int]] = {}
        for uid in game.deck[owner] if owner == seat else game.deck[owner] + game.hand[owner]:
            groups.setdefault(game.block_of[uid] if knows_block(game, seat, uid) else _UNKNOWN, []).append(uid)
        for uids in groups.values():
            for uid, row in zip(uids, sorted(game.def_of[uid] for uid in uids), strict=True):
                copy.def_of[uid] = row
    return copy


class Bot(Protocol):
    """A player. The same eyes and the same random numbers give the same choice."""

    def choose(self, eyes: Eyes, rng: Rng) -> int:
        """One of the options of the decision."""
