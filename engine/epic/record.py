"""A game as it is kept: setup, seed and options say all of it, digests prove that a replay is the same game.

Sites, bots and bug reports write and read records. A record pins the rules and the card definitions that it was played
with: `replay` refuses others. The result and both seats' stories are stored in words, so that a finished game can still
be read after cards have changed. A record tells every hidden card: it is for finished games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Self

from engine.epic.definitions import FINGERPRINT
from engine.epic.hidden import result
from engine.epic.limits import CHOICE_LIMIT
from engine.epic.machine import IllegalOption, UnknownCard, apply, concede, new_game
from engine.epic.pack import digest
from engine.epic.setup import RULES, BadSetup, Setup
from engine.epic.state import Game
from engine.epic.story import entries

FORMAT: Final = "epic-record-1"
EVERY: Final = 20  # choices from one digest to the next

Story = list[dict[str, Any]]
Result = dict[str, Any]


class BadRecord(ValueError):
    """A record that cannot be read or replayed. `code` is stable; the message says what can be done."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        super().__init__(sentence)


def concession(seat: int) -> int:
    """What stands in a record's options where a seat concedes: no option is negative."""
    return -1 - seat


def play(game: Game, option: int) -> None:
    """Apply what stands in a record: an option, or the concession of a seat. Raises IllegalOption."""
    if option in (concession(0), concession(1)) and not game.reason:
        concede(game, concession(option))  # its own inverse
    else:
        apply(game, option)


@dataclass(frozen=True)
class Record:
    """A game from its setup to its last choice so far. `of` plays it once to find digests, result and stories.

    `digests` are of the start, of the position after every `EVERY` choices and of the last one. `result` and `stories`
    are by seat, as `view` and `entries` give them; None and empty while the game goes on.
    """

    setup: Setup
    seed: int
    options: tuple[int, ...]
    digests: tuple[str, ...]
    result: tuple[Result, Result] | None = None
    stories: tuple[Story, ...] = ()
    rules: str = RULES
    definitions: str = FINGERPRINT

    @classmethod
    def of(cls, setup: Setup, seed: int, options: list[int]) -> Self:
        """The record of a game played with these definitions. Raises BadRecord when an option is not legal."""
        game, digests = _played(setup, seed, tuple(options))
        if not game.reason:
            return cls(setup, seed, tuple(options), digests)
        results = _of(result(game, 0)), _of(result(game, 1))
        stories = entries(game, 0, 0), entries(game, 1, 0)
        return cls(setup, seed, tuple(options), digests, results, stories)

    def replay(self) -> Game:
        """Play the game again, journal and all. Raises BadRecord when it is not the game that was recorded."""
        if self.rules != RULES:
            sentence = f"This game was played by the rules of {self.rules}; this engine plays those of {RULES}."
            raise BadRecord("record_rules", sentence)
        if self.definitions != FINGERPRINT:
            sentence = "This game was played with other versions of the cards: it can be read, but not replayed."
            raise BadRecord("record_definitions", sentence)
        game, digests = _played(self.setup, self.seed, self.options)
        if digests != self.digests:
            sentence = "A replay leads to another game: the record is damaged or of another version of the engine."
            raise BadRecord("record_corrupt", sentence)
        return game

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "rules": self.rules,
            "definitions": self.definitions,
            "setup": self.setup.to_json() | {"rules": self.rules},
            "seed": str(self.seed),  # more digits than a number in JavaScript holds
            "options": list(self.options),
            "digests": list(self.digests),
            "result": None if self.result is None else list(self.result),
            "stories": list(self.stories),
        }

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Read what `to_json` wrote, also that of other rules and definitions. Raises BadRecord."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord("record_corrupt", "This is no record of a game of Epic.")
        try:
            setup = Setup.from_json(data["setup"] | {"rules": RULES})
            options, digests = tuple(data["options"]), tuple(data["digests"])
            seed, rules, definitions = int(data["seed"]), str(data["rules"]), str(data["definitions"])
            both, stories = data["result"], tuple(data["stories"])
            results = None if both is None else tuple(both)
            sound = (
                all(type(option) is int for option in options)
                and all(isinstance(each, str) for each in digests)
                and (results is None or (len(results) == 2 and all(isinstance(each, dict) for each in results)))
                and len(stories) == (0 if results is None else 2)
                and all(isinstance(entry, dict) for story in stories for entry in story)
                and len(options) <= CHOICE_LIMIT + 1
            )
        except (KeyError, TypeError, ValueError) as error:
            raise BadRecord("record_corrupt", "This record of a game is incomplete or damaged.") from error
        if not sound:
            raise BadRecord("record_corrupt", "This record of a game is incomplete or damaged.")
        return cls(
            setup, seed, options, digests, None if results is None else tuple(results), stories, rules, definitions
        )


def _of(seen: Result | None) -> Result:
    assert seen is not None
    return seen


def _played(setup: Setup, seed: int, options: tuple[int, ...]) -> tuple[Game, tuple[str, ...]]:
    try:
        game = new_game(setup, seed)
        digests = [digest(game)]
        for count, option in enumerate(options, 1):
            play(game, option)
            if count % EVERY == 0 or count == len(options):
                digests.append(digest(game))
    except (IllegalOption, BadSetup, UnknownCard) as error:
        raise BadRecord("record_corrupt", f"This record cannot be played: {error}") from error
    return game, tuple(digests)


__all__ = ["BadRecord", "Record", "concession", "play"]
