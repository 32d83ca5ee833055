"""A game of the Epic TCG as it is kept: see `engine/kernel/records.py`. Sites, bots and bug reports write and read
records."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Self

from engine.epic_tcg.positions.beginning import new_game
from engine.epic_tcg.positions.behaviour import footprint
from engine.epic_tcg.records.reversing import reverse
from engine.epic_tcg.rules import atoms, codes, events
from engine.epic_tcg.rules.limits import CHOICE_LIMIT
from engine.epic_tcg.rules.machine import apply, concede
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.state import Game
from engine.epic_tcg.versions import GAMES, VERSION
from engine.epic_tcg.views.story import entries
from engine.kernel import records
from engine.kernel.records import Keeping, Versions
from engine.kernel.versions import Change

FORMAT: Final = "epic-tcg-record-1"


def _note(game: Game, change: Change) -> None:
    atoms.note(game, events.RULES_CHANGED, codes.NOBODY, n=change.number)


def _playing(game: Game) -> tuple[int, ...]:
    return game.players


def _in_play(game: Game) -> int:
    return sum(map(len, game.board))


KEEPING: Final = Keeping(
    history=GAMES, new_game=new_game, apply=apply, concede=concede, reverse=reverse, note=_note, playing=_playing,
    in_play=_in_play, things="pieces", footprint=footprint,
)  # fmt: skip
play, go_by, play_on = KEEPING.play, KEEPING.go_by, KEEPING.play_on


@dataclass(frozen=True)
class Record(records.Record[Setup]):
    """A game from its setup to its last choice so far. `of` plays it once to find digests, stories and how it ended.

    `digests` are those of `positions/behaviour.py`. `winners` are seats, `reason` is one of `codes.REASON_NAMES`: empty
    while the game goes on. `stories` are by seat, as `entries` gives them.
    """

    winners: tuple[int, ...] = ()
    reason: str = ""

    @classmethod
    def of(cls, setup: Setup, seed: int, options: Iterable[int], versions: Versions = ((0, VERSION),)) -> Self:
        """The record of a game played by this engine, or by earlier ones where it comes out the same. Raises BadRecord
        when an option is not legal."""
        made = tuple(options)
        game, digests = KEEPING.played(setup, seed, made, versions)
        stories = tuple(entries(game, seat) for seat in range(game.seats)) if game.reason else ()
        reason = codes.REASON_NAMES[game.reason]
        return cls(setup, seed, made, digests, versions, stories, game.winners, reason)

    def replay(self, *, bounded: bool = False) -> Game:
        """Play the game again, journal and all. Raises BadRecord when it is not the game that was recorded, and where
        it is `bounded`, when that would take long."""
        return KEEPING.replayed(self, bounded=bounded)

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            **self.kept(),
            "winners": list(self.winners),
            "reason": self.reason,
            "stories": list(self.stories),
        }

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Read what `to_json` wrote, also that of earlier versions. Raises BadRecord."""
        with records.reading(data, (FORMAT,), "the Epic TCG") as found:
            setup = Setup.from_json(found["setup"])
            kept = records.fields_in(found, setup, CHOICE_LIMIT + 1)
            winners, reason = tuple(found["winners"]), found["reason"]
            records.check(
                all(type(winner) is int and winner in range(len(setup.decks)) for winner in winners),
                reason in codes.REASON_NAMES,
                bool(reason) == bool(found["stories"]),
            )
            return cls(*kept, winners, reason)
