"""A game as it is kept: setup, seed and options say all of it, digests prove that a replay is the same game.

Sites, bots and bug reports write and read records. A record names the version of the engine that each part of it was
played by. `replay` plays it by the one that there is now, and refuses a game that comes out otherwise. The result and
both seats' stories are stored in words, so that a finished game can still be read after rules and cards have changed.
A record tells every hidden card: it is for finished games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Self

from engine.epic.positions.beginning import new_game
from engine.epic.positions.behaviour import footprint
from engine.epic.prompts.choosing import IllegalOption, apply
from engine.epic.records.reversing import reverse
from engine.epic.rules import atoms, codes, events
from engine.epic.rules.limits import CHOICE_LIMIT
from engine.epic.rules.machine import UnknownCard, concede
from engine.epic.rules.setup import RULES, Setup
from engine.epic.rules.state import Game, champions_in_play
from engine.epic.versions import GAMES, VERSION
from engine.epic.views.hidden import result
from engine.epic.views.story import entries
from engine.kernel import records
from engine.kernel.records import TAKE_BACK, BadRecord, BadSetup, Versions, changes_of, concession
from engine.kernel.versions import UNCOUNTED, Change, in_words, since

FORMAT: Final = "epic-record-2"
FIRST_FORMAT: Final = "epic-record-1"  # of the time before versions were counted: it can be read
EVERY: Final = 20  # choices from one digest to the next
TOO_LONG: Final = "record_long"  # the code of what is refused where replays are bounded
WORK: Final = 3_000_000  # of a replay that is bounded: each position counts its pairs of champions and EACH
EACH: Final = 400

Story = list[dict[str, Any]]
Result = dict[str, Any]


def play(game: Game, option: int) -> None:
    """Apply what stands in a record: an option, the concession of a seat, or that the last action is taken back. Raises
    IllegalOption."""
    if option == TAKE_BACK:
        reverse(game)
    elif concession(option) in game.seating.players and not game.reason:
        concede(game, concession(option))  # its own inverse
    else:
        apply(game, option)


def go_by(game: Game, changes: Iterable[Change]) -> None:
    """Write into the story that the game goes on by other rules."""
    for change in changes:
        atoms.note(game, events.RULES_CHANGED, codes.NOBODY, n=change.number)


def play_on(game: Game, options: Iterable[int], versions: Versions, at: int = 0) -> Iterator[int]:
    """Apply a record's options from number `at` on, one at each step; how many have been applied by then. Raises
    IllegalOption."""
    return records.play_on(game, options, changes_of(versions, GAMES), play, go_by, at)


@dataclass(frozen=True)
class Record:
    """A game from its setup to its last choice so far. `of` plays it once to find digests, result and stories.

    `digests` are of the start, of the position after every `EVERY` choices and of the last one: see
    `positions/behaviour.py`.
    `result` and `stories` are by seat, as `view` and `entries` give them; None and empty while the game goes on.
    """

    setup: Setup
    seed: int
    options: tuple[int, ...]
    digests: tuple[str, ...]
    result: tuple[Result, ...] | None = None
    stories: tuple[Story, ...] = ()
    rules: str = RULES
    versions: Versions = ((0, VERSION),)

    @property
    def is_over(self) -> bool:
        return self.result is not None

    @classmethod
    def of(cls, setup: Setup, seed: int, options: list[int], versions: Versions = ((0, VERSION),)) -> Self:
        """The record of a game played by this engine, or by earlier ones where it comes out the same. Raises BadRecord
        when an option is not legal."""
        game, digests = _played(setup, seed, tuple(options), versions)
        if not game.reason:
            return cls(setup, seed, tuple(options), digests, versions=versions)
        seats = range(len(setup.decks))
        results = tuple(_of(result(game, seat)) for seat in seats)
        stories = tuple(entries(game, seat, 0) for seat in seats)
        return cls(setup, seed, tuple(options), digests, results, stories, versions=versions)

    def replay(self, *, bounded: bool = False) -> Game:
        """Play the game again, journal and all. Raises BadRecord when it is not the game that was recorded, and where
        it is `bounded`, when that would take long: champions look at each other, so pairs of them are counted."""
        if self.rules != RULES:
            sentence = f"This game was played by the rules of {self.rules}; this engine plays those of {RULES}."
            raise BadRecord("record_rules", sentence)
        last = self.versions[-1][1]
        if last == UNCOUNTED:
            sentence = "This game was played before versions of the engine were counted: it can be read, not replayed."
            raise BadRecord("record_version", sentence)
        try:
            game, digests = _played(self.setup, self.seed, self.options, self.versions, bounded=bounded)
            if digests == self.digests:
                return game
        except BadRecord as wrong:
            if last == VERSION or wrong.code == TOO_LONG:
                raise
        if last != VERSION:
            sentence = (
                f"{in_words(since(last, GAMES))} This game comes out otherwise now: it can be read, not replayed."
            )
            raise BadRecord("record_version", sentence)
        raise BadRecord("record_corrupt", "A replay leads to another game: the record is damaged.")

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "rules": self.rules,
            "versions": [list(each) for each in self.versions],
            "setup": self.setup.to_json() | {"rules": self.rules},
            "seed": str(self.seed),  # more digits than a number in JavaScript holds
            "options": list(self.options),
            "digests": list(self.digests),
            "result": None if self.result is None else list(self.result),
            "stories": list(self.stories),
        }

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Read what `to_json` wrote, also that of other rules and earlier versions. Raises BadRecord."""
        if not isinstance(data, dict) or data.get("format") not in (FORMAT, FIRST_FORMAT):
            raise BadRecord("record_corrupt", "This is no record of a game of Epic.")
        try:
            setup = Setup.from_json(data["setup"] | {"rules": RULES})
            options, digests = tuple(data["options"]), tuple(data["digests"])
            seed, rules = int(data["seed"]), str(data["rules"])
            stored = data["versions"] if data["format"] == FORMAT else [[0, UNCOUNTED]]
            versions = tuple((choice, version) for choice, version in stored)
            ended, stories = data["result"], tuple(data["stories"])
            results = None if ended is None else tuple(ended)
            seats = len(setup.decks)
            sound = (
                all(type(option) is int for option in options)
                and all(isinstance(each, str) for each in digests)
                and (results is None or (len(results) == seats and all(isinstance(each, dict) for each in results)))
                and len(stories) == (0 if results is None else seats)
                and all(isinstance(entry, dict) for story in stories for entry in story)
                and len(options) <= CHOICE_LIMIT + 1
                and all(type(number) is int and number >= UNCOUNTED for each in versions for number in each)
                and [choice for choice, _ in versions[:1]] == [0]
            )
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            raise BadRecord("record_corrupt", "This record of a game is incomplete or damaged.") from error
        if not sound:
            raise BadRecord("record_corrupt", "This record of a game is incomplete or damaged.")
        return cls(setup, seed, options, digests, None if results is None else tuple(results), stories, rules, versions)


def _of(seen: Result | None) -> Result:
    assert seen is not None
    return seen


def _played(
    setup: Setup, seed: int, options: tuple[int, ...], versions: Versions, *, bounded: bool = False
) -> tuple[Game, tuple[str, ...]]:
    try:
        game = new_game(setup, seed)
        steps = play_on(game, options, versions)
        if bounded:
            steps = _within_bounds(game, steps)
        digests = records.digests(game, steps, len(options), EVERY, footprint)
    except (IllegalOption, BadSetup, UnknownCard) as error:
        raise BadRecord("record_corrupt", f"This record cannot be played: {error}") from error
    return game, digests


def _within_bounds(game: Game, steps: Iterator[int]) -> Iterator[int]:
    """The same steps. Raises BadRecord when those before have been too much work."""
    work = 0
    for step in steps:
        work += EACH + champions_in_play(game) ** 2
        if work > WORK:
            raise BadRecord(TOO_LONG, "This game is too long, with too many champions, to be played again here.")
        yield step
