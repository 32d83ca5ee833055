"""Counting what can be chosen: the number of ways to make the next n choices from a position, as chess engines do.

A count that changes says that options have changed. A `.perft` text holds positions: comments with `#`, then
`position:` with the notation of the game, the `seed:` of what is random from there on, and lines of depth and count. A
position ends where the next begins.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Final

from engine.kernel.position import Apply, P

COLUMNS: Final = 120  # of a comment


class BadPerft(ValueError):
    """A text that is no list of counted positions; the sentence names the line."""


@dataclass(frozen=True)
class Case:
    """A position, where it stands in its text, and the stored counts: (depth, count)."""

    about: str
    position: str
    seed: int
    counts: tuple[tuple[int, int], ...]


def perft(g: P, apply: Apply[P], depth: int) -> int:
    """In how many ways the next `depth` choices can be made. Where the game is over sooner there is none."""
    options = g.options
    if depth <= 1:
        return len(options) if depth else 1
    count = 0
    last = len(options) - 1
    for at, option in enumerate(options):
        child = g if at == last else g.clone()
        apply(child, option)
        if child.options:
            count += perft(child, apply, depth - 1)
    return count


def divide(g: P, apply: Apply[P], depth: int) -> list[tuple[int, int]]:
    """Each option of a position with the number of ways to make `depth` choices that begin with it."""
    found: list[tuple[int, int]] = []
    for option in g.options:
        child = g.clone()
        apply(child, option)
        found.append((option, perft(child, apply, depth - 1)))
    return found


def parse_perft(text: str) -> list[Case]:
    """The positions of a `.perft` text. Raises BadPerft."""
    cases: list[Case] = []
    about: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        head, _, rest = line.partition(":")
        if line.startswith("#"):
            about.append(line[1:].strip())
        elif head == "position" and rest.strip():
            cases.append(Case(" ".join(about), rest.strip(), 0, ()))
            about = []
        elif line.strip():
            if not cases:
                raise BadPerft(f"Line {number}: a position comes first, for example: position: turn=3 ...")
            cases[-1] = _with_line(cases[-1], line, number)
    return cases


def _with_line(case: Case, line: str, number: int) -> Case:
    head, _, rest = line.partition(":")
    if head == "seed" and rest.strip().isdecimal():
        return Case(case.about, case.position, int(rest), case.counts)
    words = line.split()
    if len(words) == 2 and all(word.isdecimal() for word in words):
        return Case(case.about, case.position, case.seed, (*case.counts, (int(words[0]), int(words[1]))))
    raise BadPerft(f'Line {number}: "{line[:40]}" is neither a seed nor a depth with its count.')


def text_of(cases: list[Case]) -> str:
    """A `.perft` text; `parse_perft` reads it back."""
    parts: list[str] = []
    for case in cases:
        counts = "".join(f"{depth} {count}\n" for depth, count in case.counts)
        about = "".join(f"# {line}\n" for line in textwrap.wrap(case.about, COLUMNS - 2))
        parts.append(f"{about}position: {case.position}\nseed: {case.seed}\n{counts}")
    return "\n".join(parts)
