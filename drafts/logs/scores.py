"""What a bot would take, told for people: the parts of the score of each card, as numbers and as bars."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.bots.scoring import DIGITS, Score, best
from engine.limited import KEEP, MULLIGAN, verb_of

MOST: Final = 10  # lines of a table that is shortened
_LITTLE: Final = 0.05  # points: less is not written as a number
_OTHER: Final = {KEEP: "Keep this list", MULLIGAN: "Exchange it for the smaller one"}  # options that are no card


@dataclass(frozen=True)
class Bar:
    """A part as a piece of a bar; place and width in percent of the whole drawing."""

    part: str
    x: float
    width: float


@dataclass(frozen=True)
class Line:
    """One option. `number`: its place among the options, from 1; `name` is that of the card, or what else it is.
    `parts` are numbers as they are written, in the order of the table."""

    number: int
    option: int
    name: str
    total: str
    parts: tuple[tuple[str, str], ...]
    bars: tuple[Bar, ...]
    is_best: bool


@dataclass(frozen=True)
class Table:
    """All options, the best first. `parts` are those that matter for one of them, with what they mean; `zero` is where
    bars begin, in percent; `said`: what a bot takes, and why."""

    parts: tuple[tuple[str, str], ...]
    lines: tuple[Line, ...]
    zero: float
    said: str


def table(scores: Sequence[Score], meanings: Mapping[str, str]) -> Table | None:
    """The table of a pick, whose parts have these `meanings`; None where there are no parts to show."""
    parts = [part for part in meanings if any(score.parts.get(part) for score in scores)]
    if not parts:
        return None
    order = sorted(scores, key=lambda score: (-score.total, score.option))
    low = min(sum(min(0.0, value) for value in score.parts.values()) for score in scores)
    high = max(sum(max(0.0, value) for value in score.parts.values()) for score in scores)
    wide = max(high - low, 1e-9)
    taken = best(list(scores)).option
    lines = tuple(
        Line(
            scores.index(score) + 1,
            score.option,
            name_of(score),
            signed(score.total),
            tuple((part, signed(score.parts.get(part, 0.0))) for part in parts),
            _bars(score, parts, low, wide),
            score.option == taken,
        )
        for score in order
    )
    return Table(tuple((part, meanings[part]) for part in parts), lines, _percent(-low, wide), _said(order, meanings))


def shortened(table: Table, option: int) -> Table:
    """The table without the worst of many options, but with the one that was taken."""
    lines = table.lines[:MOST] + tuple(line for line in table.lines[MOST:] if line.option == option)
    return replace(table, lines=lines)


def place_of(table: Table, option: int) -> int:
    """The number of the line of an option."""
    return next(line.number for line in table.lines if line.option == option)


def name_of(score: Score) -> str:
    """The option in words."""
    return score.card or score.name or _OTHER[verb_of(score.option)]


def signed(value: float) -> str:
    """A number of points with its sign; nothing is rounded away, so that parts add up to what is written."""
    return f"{value:+.{DIGITS}f}".replace("-", "−") if value else "0"


def rounded(value: float) -> str:
    """A number of points with its sign, as exact as a sentence says it."""
    return f"{value:+z.1f}".replace("-", "−")


def spoken(value: float) -> str:
    """A number of points in a sentence, where more than one digit would say nothing."""
    return "less than 0.1 points" if value < _LITTLE else f"{value:.1f} points"


def _bars(score: Score, parts: Sequence[str], low: float, wide: float) -> tuple[Bar, ...]:
    """What helps to the right of zero, what hurts to the left of it."""
    right = left = -low
    found = []
    for part in parts:
        value = score.parts.get(part, 0.0)
        if value > 0:
            found.append(Bar(part, _percent(right, wide), _percent(value, wide)))
            right += value
        elif value < 0:
            left += value
            found.append(Bar(part, _percent(left, wide), _percent(-value, wide)))
    return tuple(found)


def _percent(value: float, wide: float) -> float:
    return round(100 * value / wide, 2)


def _said(order: Sequence[Score], parts: Iterable[str]) -> str:
    """What is best, how far ahead it is, and what most of that is made of."""
    first, second = order[0], order[1]
    name, ahead = name_of(first), first.total - second.total
    if first.name:
        other = name_of(second)
        if not ahead:
            return f"A bot would choose “{name}”; “{other}” would be as good."
        return f"A bot would choose “{name}”, {spoken(ahead)} ahead of “{other}”."
    if not first.card:
        return f"A bot would {name.lower()}: a deck of it is {spoken(ahead)} better for each card."
    if not ahead:
        return f"A bot takes {name}; {second.card} would be as good."
    why = max(parts, key=lambda part: first.parts.get(part, 0.0) - second.parts.get(part, 0.0))
    return f"A bot takes {name}, {spoken(ahead)} ahead of {second.card}, most of all for its {why}."
