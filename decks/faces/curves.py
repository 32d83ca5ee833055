"""Lines of ornament, by geometry alone: contours, petals, lace and knots. Knows no card and no picture.

A line is a list of points (x, y), y grows downwards; turns are in radians, clockwise from the top.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]
Line = list[Point]
TAU = math.tau


def polar(centre: Point, radius: float, turn: float) -> Point:
    return centre[0] + radius * math.sin(turn), centre[1] - radius * math.cos(turn)


# --- contours: the radius of a shape around its centre, as a factor, at each turn ------------------------------------

Contour = Callable[[float], float]


def cornered(power: float, wide: float = 1.0) -> Contour:
    """A superellipse: a circle with 2, a lozenge with less, nearer to a square with more; `wide` is its width as a part
    of its height."""

    def factor(turn: float) -> float:
        return float(((abs(math.sin(turn)) / wide) ** power + abs(math.cos(turn)) ** power) ** (-1 / power))

    return factor


def foiled(foils: int, depth: float) -> Contour:
    """Round lobes, as of a rose window; one points up."""
    return lambda turn: 1 - depth + 1.35 * depth * abs(math.cos(foils * turn / 2)) ** 0.8


ROUND = cornered(2)


@lru_cache(maxsize=64)
def around(contour: Contour, steps: int) -> Line:
    """A contour of radius 1 around the origin: many lines of many cards follow it. Its last point is its first."""
    turns = [TAU * at / steps for at in range(steps)]
    line = [polar((0.0, 0.0), contour(turn), turn) for turn in turns]
    return [*line, line[0]]


def outline(centre: Point, radius: float, contour: Contour, steps: int = 240) -> Line:
    return [(centre[0] + radius * x, centre[1] + radius * y) for x, y in around(contour, steps)]


# --- petals: outlines from an inner radius to a tip, `half` a turn wide to each side ---------------------------------


def _petal(
    left: Callable[[float], float],
    right: Callable[[float], float],
    centre: Point,
    inner: float,
    tip: float,
    turn: float,
) -> Line:
    """A petal by its two sides: how far aside each lies at every part of the way from the foot to the tip."""
    parts = [at / 12 for at in range(13)]
    up = [polar(centre, inner + (tip - inner) * part, turn + left(part)) for part in parts]
    down = [polar(centre, inner + (tip - inner) * part, turn + right(part)) for part in reversed(parts)]
    return [*up, *down, up[0]]


def ray(centre: Point, inner: float, tip: float, turn: float, half: float) -> Line:
    """A straight ray of light."""
    return _petal(lambda part: -half * 0.9 * (1 - part), lambda part: half * 0.9 * (1 - part), centre, inner, tip, turn)


def thorn(centre: Point, inner: float, tip: float, turn: float, half: float) -> Line:
    """A thorn that leans to one side."""
    lean = half * 0.5
    return _petal(
        lambda part: -half + (half + lean) * part**2, lambda part: half - (half - lean) * part, centre, inner, tip, turn
    )


def dome(centre: Point, inner: float, tip: float, turn: float, half: float) -> Line:
    """A round lobe."""
    steps = [-1 + at / 12 for at in range(25)]
    arc = [polar(centre, inner + (tip - inner) * (1 - abs(at) ** 2.6) ** 0.5, turn + at * half) for at in steps]
    return [*arc, arc[0]]


def leaf(centre: Point, inner: float, tip: float, turn: float, half: float) -> Line:
    """A pointed leaf."""

    def side(part: float) -> float:
        return half * math.sin(math.pi * part**0.8)

    return _petal(lambda part: -side(part), side, centre, inner, tip, turn)


PETALS = {"ray": ray, "thorn": thorn, "dome": dome, "leaf": leaf}


# --- lace and stars --------------------------------------------------------------------------------------------------


def hem(centre: Point, inner: float, outer: float, petals: int, contour: Contour) -> Line:
    """The edge of a lace of so many petals."""
    radii = [inner + (outer - inner) * swing for swing in _hems(petals)]
    return [
        (centre[0] + radius * x, centre[1] + radius * y)
        for radius, (x, y) in zip(radii, around(contour, 360), strict=True)
    ]


@lru_cache(maxsize=32)
def _hems(petals: int) -> list[float]:
    """How far an edge of so many petals lies from the inner one, at each degree."""
    return [_hem(petals * TAU * step / 360) for step in range(361)]


def _hem(turn: float) -> float:
    return float(0.45 + 0.55 * abs(math.cos(turn / 2)) ** 0.75)


def lace(
    centre: Point, inner: float, outer: float, petals: int, mesh: int, strands: int, contour: Contour
) -> list[Line]:
    """A band woven of strands that swing to the inner edge and to the hem, `mesh` times for each petal."""
    swings, each = petals * mesh, max(16, -(-240 // (petals * mesh)))  # so many steps for each swing
    hems = [_hem(TAU * at / (mesh * each)) * (outer - inner) / 2 for at in range(mesh * each)] * petals
    places = [
        (centre[0] + inner * x, centre[1] + inner * y, swing * x, swing * y)
        for (x, y), swing in zip(around(contour, swings * each), [*hems, hems[0]], strict=True)
    ]
    lines = []
    for strand in range(strands):
        ways = [1 + math.sin(TAU * (at / each + strand / strands)) for at in range(each)] * swings
        lines.append([
            (x + way * dx, y + way * dy) for (x, y, dx, dy), way in zip(places, [*ways, ways[0]], strict=True)
        ])  # fmt: skip
    return lines


def star(centre: Point, radius: float, corners: int, leap: int, turn: float) -> Line:
    """The outline of a star whose corners are joined to those `leap` further on."""
    inner = radius * math.cos(math.pi * leap / corners) / math.cos(math.pi * (leap - 1) / corners)
    steps = range(2 * corners + 1)
    return [polar(centre, inner if step % 2 else radius, turn + TAU * step / (2 * corners)) for step in steps]


# --- knots -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ribbon:
    """A band along a line: its points, the direction across it at each, and how high each piece between two points
    lies, from -1 (under) to 1 (over)."""

    points: Line
    across: Line
    heights: list[float]

    def piece(self, start: int, stop: int) -> Ribbon:
        """From one of its points to another."""
        part = slice(start, stop + 1)
        return Ribbon(self.points[part], self.across[part], self.heights[start:stop])

    def side(self, half: float, lit: float) -> Line:
        """The edge of a part of the band that is twice `half` wide and moved towards the light, which comes from the
        left above; the other edge has a negative half."""
        return [(x + ax * (away := half - lit * turned), y + ay * away) for x, y, ax, ay, turned in self._places]

    @cached_property
    def _places(self) -> list[tuple[float, float, float, float, float]]:
        """Each point with the direction across, and how far that is turned to the light."""
        places = zip(self.points, self.across, strict=True)
        return [(x, y, ax, ay, 0.5 * ax + 0.85 * ay) for (x, y), (ax, ay) in places]


def turks_head(centre: Point, inner: float, outer: float, bights: int, leads: int, contour: Contour) -> list[Ribbon]:
    """A Turk's head: one band that goes `leads` times around and swings out `bights` times, over and under by turns.
    The two numbers have no common divisor."""
    assert math.gcd(bights, leads) == 1
    middle, swing = (inner + outer) / 2, (outer - inner) / 2
    steps = bights * 2 * max(6, 3 * leads)
    each = steps // bights
    ways, points = around(contour, steps), []
    for step in range(steps):
        x, y = ways[leads * step % steps]
        radius = middle + swing * math.cos(TAU * (step % each) / each)
        points.append((centre[0] + radius * x, centre[1] + radius * y))
    heights = [_height(TAU * step / each / math.pi, leads) for step in range(steps)]
    return [_ribbon([*points, points[0]], heights, closed=True)]


def _height(phase: float, leads: int) -> float:
    """Crossings lie at phases k + j/leads, j from 1 to leads - 1; the band passes them over and under by turns."""
    swing, part = divmod(phase, 1.0)
    place = min(max(part * leads - 1, -0.5), leads - 1.5)  # the crossings of this swing lie at 0, 1 ... leads - 2
    return math.cos(math.pi * (swing * (leads - 1) + place))


def plait(top: Point, bottom: float, width: float, turns: int) -> list[Ribbon]:
    """Three strands, braided downwards from a point."""
    length, steps = bottom - top[1], turns * 18
    found = []
    for strand in range(3):
        phases = [TAU * (turns * step / steps + strand / 3) for step in range(steps + 1)]
        points = [
            (top[0] + math.sin(phase) * width / 2, top[1] + length * step / steps) for step, phase in enumerate(phases)
        ]
        found.append(_ribbon(points, [math.sin(2 * phase) for phase in phases[:-1]], closed=False))
    return found


def _ribbon(points: Line, heights: list[float], *, closed: bool) -> Ribbon:
    ends = (points[-2], points[1]) if closed else (points[0], points[-1])
    across = []
    for before, after in zip([ends[0], *points[:-1]], [*points[1:], ends[1]], strict=True):
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy)
        across.append((dy / length, -dx / length))
    return Ribbon(points, across, heights)


class Run(NamedTuple):
    """The pieces of a ribbon from a point to another that lie over, or under, what they cross."""

    over: bool
    start: int
    stop: int


def runs(ribbon: Ribbon) -> list[Run]:
    """A ribbon cut where it comes up or goes down."""
    over = [height >= 0 for height in ribbon.heights]
    cuts = [0, *(at for at in range(1, len(over)) if over[at] != over[at - 1]), len(over)]
    return [Run(over[start], start, stop) for start, stop in pairwise(cuts)]
