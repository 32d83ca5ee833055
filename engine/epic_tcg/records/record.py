"""A game as it is kept: setup, seed and options say all of it, digests prove that a replay is the same game.

Sites, bots and bug reports write and read records. A record names the version of the engine that each part of it was
played by. `replay` plays it by the one that there is now, and refuses a game that comes out otherwise. A record tells
every hidden card: it is for finished games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Self

from engine.epic_tcg.catalogue.products import UnknownCard
from engine.epic_tcg.positions.beginning import new_game
from engine.epic_tcg.positions.behaviour import footprint
from engine.epic_tcg.records.reversing import reverse
from engine.epic_tcg.rules import atoms, codes, events
from engine.epic_tcg.rules.limits import CHOICE_LIMIT
from engine.epic_tcg.rules.machine import apply, concede
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.state import Game
from engine.epic_tcg.versions import GAMES, VERSION
from engine.epic_tcg.views.story import Entry, entries
from engine.kernel import records
from engine.kernel.answers import IllegalOption
from engine.kernel.records import TAKE_BACK, BadRecord, BadSetup, Versions, changes_of, concession
from engine.kernel.versions import Change, in_words, since

FORMAT: Final = "epic-tcg-record-1"
EVERY: Final = 20  # choices from one digest to the next
TOO_LONG: Final = "record_long"  # the code of what is refused where replays are bounded
WORK: Final = 3_000_000  # of a replay that is bounded: each position counts its pairs of pieces and EACH
EACH: Final = 400
_DAMAGED: Final = "This record of a game is incomplete or damaged."


def play(game: Game, option: int) -> None:
    """Apply what stands in a record: an option, the concession of a seat, or that the last action is taken back. Raises
    IllegalOption."""
    if option == TAKE_BACK:
        reverse(game)
    elif concession(option) in game.players and not game.reason:
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
    """A game from its setup to its last choice so far. `of` plays it once to find digests and result.

    `digests` are of the start, of the position after every `EVERY` choices and of the last one: see
    `positions/behaviour.py`. `winners` are seats, `reason` is one of `codes.REASON_NAMES`: empty while the game goes
    on. `stories` are by seat, as `entries` gives them: none while the game goes on.
    """

    setup: Setup
    seed: int
    options: tuple[int, ...]
    digests: tuple[str, ...]
    winners: tuple[int, ...] = ()
    reason: str = ""
    versions: Versions = ((0, VERSION),)
    stories: tuple[list[Entry], ...] = ()

    @property
    def is_over(self) -> bool:
        return bool(self.reason)

    @classmethod
    def of(cls, setup: Setup, seed: int, options: Iterable[int], versions: Versions = ((0, VERSION),)) -> Self:
        """The record of a game played by this engine, or by earlier ones where it comes out the same. Raises BadRecord
        when an option is not legal."""
        game, digests = _played(setup, seed, tuple(options), versions)
        stories = tuple(entries(game, seat) for seat in range(game.seats)) if game.reason else ()
        reason = codes.REASON_NAMES[game.reason]
        return cls(setup, seed, tuple(options), digests, game.winners, reason, versions, stories)

    def replay(self, *, bounded: bool = False) -> Game:
        """Play the game again, journal and all. Raises BadRecord when it is not the game that was recorded, and where
        it is `bounded`, when that would take long: pieces look at each other, so pairs of them are counted."""
        last = self.versions[-1][1]
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
            "versions": [list(each) for each in self.versions],
            "setup": self.setup.to_json(),
            "seed": str(self.seed),  # more digits than a number in JavaScript holds
            "options": list(self.options),
            "digests": list(self.digests),
            "winners": list(self.winners),
            "reason": self.reason,
            "stories": list(self.stories),
        }

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Read what `to_json` wrote, also that of earlier versions. Raises BadRecord."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord("record_corrupt", "This is no record of a game of the Epic TCG.")
        try:
            setup, seed = Setup.from_json(data["setup"]), int(data["seed"])
            options, digests, winners = tuple(data["options"]), tuple(data["digests"]), tuple(data["winners"])
            versions = tuple((choice, version) for choice, version in data["versions"])
            stories = tuple(data["stories"])
            sound = (
                all(type(number) is int for number in (*options, *winners))
                and all(type(number) is int and number >= 0 for each in versions for number in each)
                and all(isinstance(each, str) for each in digests)
                and data["reason"] in codes.REASON_NAMES
                and len(stories) == (len(setup.decks) if data["reason"] else 0)
                and all(isinstance(entry, dict) for story in stories for entry in story)
                and len(options) <= CHOICE_LIMIT + 1
                and [choice for choice, _ in versions[:1]] == [0]
            )
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            raise BadRecord("record_corrupt", _DAMAGED) from error
        if not sound:
            raise BadRecord("record_corrupt", _DAMAGED)
        return cls(setup, seed, options, digests, winners, data["reason"], versions, stories)


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
        work += EACH + sum(map(len, game.board)) ** 2
        if work > WORK:
            raise BadRecord(TOO_LONG, "This game is too long, with too many pieces, to be played again here.")
        yield step
