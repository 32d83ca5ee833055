"""Games as they are kept: setup, seed and options say all of it, digests prove that a replay is the same game.

Names no game: `Keeping` is what a game hands over, and its own record is a `Record` with what it says of the end. A
record names the version of the engine that each part of it was played by; `replay` plays it by the one that there is
now and refuses a game that comes out otherwise. Stories are stored in words, so that a finished game can still be read
after rules and cards have changed. A record tells every hidden card: it is for finished games.

An option is an int that is not negative; concessions and actions that were taken back stand among them, as negative
numbers. What is read may come from anybody: every field is checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, Generic, Protocol, TypeVar

from engine.kernel.answers import IllegalOption
from engine.kernel.names import Unknown
from engine.kernel.position import Apply, P
from engine.kernel.versions import Change, History, in_words, since

Versions = tuple[tuple[int, int], ...]  # from which choice on, counted from 0, the game went by which version
Story = list[dict[str, Any]]  # entries, as one seat reads them
TAKE_BACK: Final = -1_000_000  # stands among a record's options where the last action was taken back
EVERY: Final = 20  # choices from one digest to the next
TOO_LONG: Final = "record_long"  # the code of what is refused where replays are bounded
WORK: Final = 3_000_000  # of a replay that is bounded: each position counts the pairs of what is in play, and EACH
EACH: Final = 400
_CORRUPT: Final = "record_corrupt"
_VERSION: Final = "record_version"
_DAMAGED: Final = "This record of a game is incomplete or damaged."


class BadSetup(ValueError):
    """A setup that cannot be played; the sentence says what is wrong."""

    code = "setup"


class BadRecord(ValueError):
    """A record that cannot be read or replayed. `code` is stable; the message says what can be done."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        super().__init__(sentence)


class Setup(Protocol):
    """What is agreed before a game: a deck for each seat, and more."""

    @property
    def decks(self) -> tuple[tuple[str, ...], ...]: ...

    def to_json(self) -> dict[str, Any]: ...


S = TypeVar("S", bound=Setup)
Fields = tuple[S, int, tuple[int, ...], tuple[str, ...], Versions, tuple[Story, ...]]  # those of `Record`, in order


def concession(seat: int) -> int:
    """What stands in a record's options where a seat concedes: no option is negative. It is its own inverse."""
    return -1 - seat


@dataclass(frozen=True)
class Record(Generic[S]):
    """A game from its setup to its last choice so far.

    `digests` are of the start, of the position after every `EVERY` choices and of the last one. `stories` are by seat:
    none while the game goes on.
    """

    setup: S
    seed: int
    options: tuple[int, ...]
    digests: tuple[str, ...]
    versions: Versions
    stories: tuple[Story, ...]

    @property
    def is_over(self) -> bool:
        return bool(self.stories)

    def kept(self) -> dict[str, Any]:
        """These fields, but for the stories, as JSON holds them."""
        return {
            "versions": [list(each) for each in self.versions],
            "setup": self.setup.to_json(),
            "seed": str(self.seed),  # more digits than a number in JavaScript holds
            "options": list(self.options),
            "digests": list(self.digests),
        }


# --- reading ---------------------------------------------------------------------------------------------------------


@contextmanager
def reading(data: Any, formats: tuple[str, ...], named: str) -> Iterator[dict[str, Any]]:
    """What claims to be a record in one of these formats, of a game that is `named` so. Raises BadRecord where it does
    not claim that, and for whatever is not found in it as it is looked for."""
    if not isinstance(data, dict) or data.get("format") not in formats:
        raise BadRecord(_CORRUPT, f"This is no record of a game of {named}.")
    try:
        yield data
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise BadRecord(_CORRUPT, _DAMAGED) from error


def check(*sound: bool) -> None:
    """Raises ValueError unless all of it holds."""
    if not all(sound):
        raise ValueError(_DAMAGED)


def fields_in(data: dict[str, Any], setup: S, most: int, first: int = 0) -> Fields[S]:
    """The fields of a record that every game keeps, of at most so many options and with no version before the `first`.
    Raises KeyError, TypeError, ValueError or OverflowError."""
    options, digests, stories = tuple(data["options"]), tuple(data["digests"]), tuple(data["stories"])
    versions = tuple((choice, version) for choice, version in data["versions"])
    check(
        all(type(option) is int for option in options),
        len(options) <= most,
        all(type(digest) is str for digest in digests),
        all(type(number) is int and number >= first for each in versions for number in each),
        [choice for choice, _ in versions[:1]] == [0],
        len(stories) in (0, len(setup.decks)),
        all(type(story) is list and all(type(entry) is dict for entry in story) for story in stories),
    )
    return setup, int(data["seed"]), options, digests, versions, stories


# --- playing again ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Keeping(Generic[S, P]):
    """How the games of a room are kept: its history and verbs. `reverse` takes the last action back, `note` writes a
    change of the rules into the journal. What is `in_play` are `things`, each of which looks at all others."""

    history: History
    new_game: Callable[[S, int], P]
    apply: Apply[P]
    concede: Callable[[P, int], None]
    reverse: Callable[[P], None]
    note: Callable[[P, Change], None]
    playing: Callable[[P], Sequence[int]]
    in_play: Callable[[P], int]
    things: str
    footprint: Callable[[P], str]

    def play(self, game: P, option: int) -> None:
        """Apply what stands in a record: an option, the concession of a seat, or that the last action is taken back.
        Raises IllegalOption."""
        if option == TAKE_BACK:
            self.reverse(game)
        elif concession(option) in self.playing(game) and not game.reason:
            self.concede(game, concession(option))  # its own inverse
        else:
            self.apply(game, option)

    def go_by(self, game: P, changes: Iterable[Change]) -> None:
        """Write into the story that the game goes on by other rules."""
        for change in changes:
            self.note(game, change)

    def play_on(self, game: P, options: Iterable[int], versions: Versions, at: int = 0) -> Iterator[int]:
        """Apply a record's options from number `at` on, one at each step, and tell before each what has changed; how
        many have been applied by then. Raises IllegalOption."""
        changes = {
            choice: [change for change in since(before, self.history) if change.number <= version]
            for (_, before), (choice, version) in pairwise(versions)
        }
        for number, option in enumerate(options, at):
            self.go_by(game, changes.get(number, ()))
            self.play(game, option)
            yield number + 1

    def played(
        self, setup: S, seed: int, options: Sequence[int], versions: Versions, *, bounded: bool = False
    ) -> tuple[P, tuple[str, ...]]:
        """The game of these choices, and its digests. Raises BadRecord where one of them cannot be made and, where it
        is `bounded`, when all of that is too much work."""
        try:
            game = self.new_game(setup, seed)
            steps = self.play_on(game, options, versions)
            if bounded:
                steps = self._within_bounds(game, steps)
            digests = [self.footprint(game)]
            digests += [self.footprint(game) for count in steps if count % EVERY == 0 or count == len(options)]
        except (IllegalOption, BadSetup, Unknown) as error:
            raise BadRecord(_CORRUPT, f"This record cannot be played: {error}") from error
        return game, tuple(digests)

    def replayed(self, record: Record[S], *, bounded: bool = False) -> P:
        """The game, played again, journal and all. Raises BadRecord when it is not the game that was recorded, and
        where it is `bounded`, when that would take long: things look at each other, so pairs of them are counted."""
        last = record.versions[-1][1]
        newest = self.history[-1].number
        try:
            game, digests = self.played(record.setup, record.seed, record.options, record.versions, bounded=bounded)
            if digests == record.digests:
                return game
        except BadRecord as wrong:
            if last == newest or wrong.code == TOO_LONG:
                raise
        if last != newest:
            changed = in_words(since(last, self.history))
            raise BadRecord(_VERSION, f"{changed} This game comes out otherwise now: it can be read, not replayed.")
        raise BadRecord(_CORRUPT, "A replay leads to another game: the record is damaged.")

    def _within_bounds(self, game: P, steps: Iterable[int]) -> Iterator[int]:
        """The same steps. Raises BadRecord when those before have been too much work."""
        work = 0
        for step in steps:
            work += EACH + self.in_play(game) ** 2
            if work > WORK:
                sentence = f"This game is too long, with too many {self.things}, to be played again here."
                raise BadRecord(TOO_LONG, sentence)
            yield step
