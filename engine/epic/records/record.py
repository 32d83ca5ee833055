"""A game of Epic as it is kept: see `engine/kernel/records.py`.

Sites, bots and bug reports write and read records. The result and all seats' stories are stored in words, so that a
finished game can still be read after rules and cards have changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Self

from engine.epic.positions.beginning import new_game
from engine.epic.positions.behaviour import footprint
from engine.epic.prompts.choosing import apply
from engine.epic.records.reversing import reverse
from engine.epic.rules import atoms, codes, events
from engine.epic.rules.limits import CHOICE_LIMIT
from engine.epic.rules.machine import concede
from engine.epic.rules.setup import RULES, Setup
from engine.epic.rules.state import Game, champions_in_play
from engine.epic.versions import GAMES, VERSION
from engine.epic.views.hidden import result
from engine.epic.views.story import entries
from engine.kernel import records
from engine.kernel.records import BadRecord, Keeping, Versions
from engine.kernel.versions import UNCOUNTED, Change

FORMAT: Final = "epic-record-2"
FIRST_FORMAT: Final = "epic-record-1"  # of the time before versions were counted: it can be read

Result = dict[str, Any]


def _note(game: Game, change: Change) -> None:
    atoms.note(game, events.RULES_CHANGED, codes.NOBODY, n=change.number)


def _playing(game: Game) -> tuple[int, ...]:
    return game.seating.players


KEEPING: Final = Keeping(
    history=GAMES, new_game=new_game, apply=apply, concede=concede, reverse=reverse, note=_note, playing=_playing,
    in_play=champions_in_play, things="champions", footprint=footprint,
)  # fmt: skip
play, go_by, play_on = KEEPING.play, KEEPING.go_by, KEEPING.play_on


@dataclass(frozen=True)
class Record(records.Record[Setup]):
    """A game from its setup to its last choice so far. `of` plays it once to find digests, result and stories.

    `digests` are those of `positions/behaviour.py`. `result` and `stories` are by seat, as `view` and `entries` give
    them; None and empty while the game goes on.
    """

    result: tuple[Result, ...] | None = None
    rules: str = RULES

    @classmethod
    def of(cls, setup: Setup, seed: int, options: Iterable[int], versions: Versions = ((0, VERSION),)) -> Self:
        """The record of a game played by this engine, or by earlier ones where it comes out the same. Raises BadRecord
        when an option is not legal."""
        made = tuple(options)
        game, digests = KEEPING.played(setup, seed, made, versions)
        if not game.reason:
            return cls(setup, seed, made, digests, versions, ())
        seats = range(len(setup.decks))
        stories = tuple(entries(game, seat, 0) for seat in seats)
        return cls(setup, seed, made, digests, versions, stories, tuple(_of(result(game, seat)) for seat in seats))

    def replay(self, *, bounded: bool = False) -> Game:
        """Play the game again, journal and all. Raises BadRecord when it is not the game that was recorded, and where
        it is `bounded`, when that would take long."""
        if self.rules != RULES:
            sentence = f"This game was played by the rules of {self.rules}; this engine plays those of {RULES}."
            raise BadRecord("record_rules", sentence)
        if self.versions[-1][1] == UNCOUNTED:
            sentence = "This game was played before versions of the engine were counted: it can be read, not replayed."
            raise BadRecord("record_version", sentence)
        return KEEPING.replayed(self, bounded=bounded)

    def to_json(self) -> dict[str, Any]:
        kept = self.kept()
        return {
            "format": FORMAT,
            "rules": self.rules,
            **kept,
            "setup": kept["setup"] | {"rules": self.rules},
            "result": None if self.result is None else list(self.result),
            "stories": list(self.stories),
        }

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Read what `to_json` wrote, also that of other rules and earlier versions. Raises BadRecord."""
        with records.reading(data, (FORMAT, FIRST_FORMAT), "Epic") as found:
            versions = found["versions"] if found["format"] == FORMAT else [[0, UNCOUNTED]]
            setup = Setup.from_json(found["setup"] | {"rules": RULES})
            kept = records.fields_in(found | {"versions": versions}, setup, CHOICE_LIMIT + 1, UNCOUNTED)
            seats = len(setup.decks)
            results = None if found["result"] is None else tuple(found["result"])
            records.check(
                len(found["stories"]) == (0 if results is None else seats),
                results is None or (len(results) == seats and all(type(each) is dict for each in results)),
            )
            return cls(*kept, results, str(found["rules"]))


def _of(seen: Result | None) -> Result:
    assert seen is not None
    return seen
