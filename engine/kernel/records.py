"""Games as they are kept: choices that are made again, by the version of each, and compared on the way.

Names no game: who calls brings the verbs. An option is an int that is not negative; concessions and actions that were
taken back stand among them, as negative numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Final, TypeVar

from engine.kernel.versions import Change, History, since

Versions = tuple[tuple[int, int], ...]  # from which choice on, counted from 0, the game went by which version
G = TypeVar("G")
TAKE_BACK: Final = -1_000_000  # stands among a record's options where the last action was taken back


class BadSetup(ValueError):
    """A setup that cannot be played; the sentence says what is wrong."""

    code = "setup"


class BadRecord(ValueError):
    """A record that cannot be read or replayed. `code` is stable; the message says what can be done."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        super().__init__(sentence)


def concession(seat: int) -> int:
    """What stands in a record's options where a seat concedes: no option is negative. It is its own inverse."""
    return -1 - seat


def changes_of(versions: Versions, history: History) -> dict[int, list[Change]]:
    """By the number of a choice, what had changed before it was made."""
    return {
        choice: [change for change in since(before, history) if change.number <= version]
        for (_, before), (choice, version) in pairwise(versions)
    }


def play_on(
    game: G,
    options: Iterable[int],
    changes: dict[int, list[Change]],
    play: Callable[[G, int], None],
    go_by: Callable[[G, Iterable[Change]], None],
    at: int = 0,
) -> Iterator[int]:
    """Apply a record's options from number `at` on, one at each step, `go_by` saying what has changed before each; how
    many have been applied by then."""
    for number, option in enumerate(options, at):
        go_by(game, changes.get(number, ()))
        play(game, option)
        yield number + 1


def digests(game: G, steps: Iterable[int], last: int, every: int, footprint: Callable[[G], str]) -> tuple[str, ...]:
    """Of the start, of the position after every so many steps and of the last one."""
    found = [footprint(game)]
    found += [footprint(game) for count in steps if count % every == 0 or count == last]
    return tuple(found)
