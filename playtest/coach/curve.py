"""The curve of the chance of winning over a game, with the choices that cost most, as the page of the coach draws it.

Everything is laid out here in plain numbers; the template only writes them down. Along the game places are shares of
its length, because the picture is as wide as the page; in height they are dots.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from playtest.coach.queries import Advice
from playtest.replays import Point

NUMBERS, MARGIN, HEIGHT, TURNS = 44, 8, 160, 24  # above the curve numbers of choices or a margin, and below it turns
NUMBERS_AT: Final = 16
WIDE: Final = 1000  # units along the game in which the line is written, to be stretched
APART: Final = 0.125  # numbers of choices, so that each can be pressed on a phone
TICKS_APART: Final = 0.07


@dataclass(frozen=True)
class Mark:
    """A choice that cost much: its point on the curve, and the place of its number above, which is moved aside where
    others are close."""

    advice: Advice
    place: float
    height: float
    number_at: float


@dataclass(frozen=True)
class Row:
    """A line of the same as a table: a turn with the chance at its beginning, or a choice with what it cost."""

    step: int
    moment: str
    chance: float | None = None
    advice: Advice | None = None


@dataclass(frozen=True)
class Curve:
    """`line` and `area` are points of a picture WIDE by HEIGHT, `turns` the places of those that are named; what
    begins at `top` is HEIGHT high."""

    line: str
    area: str
    turns: Sequence[tuple[float, int]]
    marks: Sequence[Mark]
    rows: Sequence[Row]
    top: int
    wide: int = WIDE
    high: int = HEIGHT
    numbers_at: int = NUMBERS_AT

    @property
    def middle(self) -> int:
        return self.top + HEIGHT // 2

    @property
    def base(self) -> int:
        return self.top + HEIGHT

    @property
    def height(self) -> int:
        return self.base + TURNS


def curve(points: Sequence[Point], advice: Sequence[Advice]) -> Curve | None:
    """None where too little is known to draw a line."""
    if len(points) < 2:
        return None
    last, top = points[-1].step, NUMBERS if advice else MARGIN
    corners = [f"{WIDE * one.step / last:.1f},{HEIGHT * (1 - one.chance):.1f}" for one in points]
    begin = f"{WIDE * points[0].step / last:.1f}"
    return Curve(
        line=" ".join(corners),
        area=" ".join([f"{begin},{HEIGHT}", *corners, f"{WIDE},{HEIGHT}"]),
        turns=_turns(points),
        marks=_marks(points, advice, top),
        rows=_rows(points, advice),
        top=top,
    )


def _turns(points: Sequence[Point]) -> list[tuple[float, int]]:
    """The turns that have room for their number. The last point is the end of the game."""
    found: list[tuple[float, int]] = []
    for one in points[:-1]:
        place = one.step / points[-1].step
        if not found or place - found[-1][0] >= TICKS_APART:
            found.append((place, one.turn))
    return found


def _marks(points: Sequence[Point], advice: Sequence[Advice], top: int) -> list[Mark]:
    """In the order of the game."""
    ordered = sorted(advice, key=lambda one: one.step)
    places = [one.step / points[-1].step for one in ordered]
    heights = [top + HEIGHT * (1 - _chance_at(points, one.step)) for one in ordered]
    return [Mark(*one) for one in zip(ordered, places, heights, _apart(places), strict=True)]


def _chance_at(points: Sequence[Point], step: int) -> float:
    """On the line between two points; before the first one as there."""
    at = bisect_right(points, step, key=lambda one: one.step)
    if at in (0, len(points)):
        return points[max(0, at - 1)].chance
    before, after = points[at - 1], points[at]
    return before.chance + (after.chance - before.chance) * (step - before.step) / (after.step - before.step)


def _apart(places: Sequence[float]) -> list[float]:
    """Where numbers stand that belong to these places, in their order: as near as they can without touching."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + APART) if found else place)
    most = 1.0
    for at in reversed(range(len(found))):
        found[at] = min(found[at], most)
        most = found[at] - APART
    return found


def _rows(points: Sequence[Point], advice: Sequence[Advice]) -> list[Row]:
    turns = [Row(one.step, f"Turn {one.turn}", chance=one.chance) for one in points[:-1]]
    end = Row(points[-1].step, "End of the game", chance=points[-1].chance)
    choices = [Row(one.step, one.moment, advice=one) for one in advice]
    return sorted([*turns, end, *choices], key=lambda row: row.step)
