"""Lines of ornament, by geometry alone: contours, petals, lace and knots. Knows no card and no picture.

A line is a list of points (x, y), y grows downwards; turns are in radians, clockwise from the top.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

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


def outline(centre: Point, radius: float, contour: Contour, steps: int = 240) -> Line:
    return [polar(centre, radius * contour(TAU * at / steps), TAU * at / steps) for at in range(steps + 1)]


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
    turns = [TAU * step / 360 for step in range(361)]
    return [polar(centre, (inner + (outer - inner) * _hem(petals * turn)) * contour(turn), turn) for turn in turns]


def _hem(turn: float) -> float:
    return float(0.45 + 0.55 * abs(math.cos(turn / 2)) ** 0.75)


def lace(
    centre: Point, inner: float, outer: float, petals: int, mesh: int, strands: int, contour: Contour
) -> list[Line]:
    """A band woven of strands that swing to the inner edge and to the hem, `mesh` times for each petal."""
    steps = max(240, petals * mesh * 16)
    turns = [TAU * step / steps for step in range(steps + 1)]
    swings = [(outer - inner) * _hem(petals * turn) / 2 for turn in turns]
    factors = [contour(turn) for turn in turns]
    lines = []
    for strand in range(strands):
        shift = TAU * strand / strands
        lines.append([
            polar(centre, (inner + swing * (1 + math.sin(petals * mesh * turn + shift))) * factor, turn)
            for turn, swing, factor in zip(turns, swings, factors, strict=True)
        ])  # fmt: skip
    return lines


def star(centre: Point, radius: float, corners: int, leap: int, turn: float) -> Line:
    """The outline of a star whose corners are joined to those `leap` further on."""
    inner = radius * math.cos(math.pi * leap / corners) / math.cos(math.pi * (leap - 1) / corners)
    steps = range(2 * corners + 1)
    return [polar(centre, inner if step % 2 else radius, turn + TAU * step / (2 * corners)) for step in steps]


# --- knots -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Piece:
    """A short piece of a knot's band: its ends, the direction across the band at each, and how high it lies, from -1
    (under) to 1 (over)."""

    start: Point
    end: Point
    across_start: Point
    across_end: Point
    height: float


def turks_head(centre: Point, inner: float, outer: float, bights: int, leads: int, contour: Contour) -> list[Piece]:
    """A Turk's head: one band that goes `leads` times around and swings out `bights` times, over and under by turns.
    The two numbers have no common divisor. Lowest pieces first."""
    assert math.gcd(bights, leads) == 1
    middle, swing = (inner + outer) / 2, (outer - inner) / 2
    steps = bights * 2 * max(10, 5 * leads)
    points, heights = [], []
    for step in range(steps):
        angle = TAU * leads * step / steps
        phase = bights * angle / leads
        points.append(polar(centre, (middle + swing * math.cos(phase)) * contour(angle), angle))
        heights.append(_height(phase / math.pi, leads))
    return _lowest_first(_pieces([*points, points[0]], heights, closed=True))


def _height(phase: float, leads: int) -> float:
    """Crossings lie at phases k + j/leads, j from 1 to leads - 1; the band passes them over and under by turns."""
    swing, part = divmod(phase, 1.0)
    place = min(max(part * leads - 1, -0.5), leads - 1.5)  # the crossings of this swing lie at 0, 1 ... leads - 2
    return math.cos(math.pi * (swing * (leads - 1) + place))


def plait(top: Point, bottom: float, width: float, turns: int) -> list[Piece]:
    """Three strands, braided downwards from a point. Lowest pieces first."""
    length, steps = bottom - top[1], turns * 28
    found: list[Piece] = []
    for strand in range(3):
        phases = [TAU * (turns * step / steps + strand / 3) for step in range(steps + 1)]
        points = [
            (top[0] + math.sin(phase) * width / 2, top[1] + length * step / steps) for step, phase in enumerate(phases)
        ]
        found += _pieces(points, [math.sin(2 * phase) for phase in phases], closed=False)
    return _lowest_first(found)


def _pieces(points: Line, heights: list[float], *, closed: bool) -> list[Piece]:
    last = len(points) - 1
    across = []
    for at in range(len(points)):
        before = points[at - 1 if at else (last - 1 if closed else 0)]
        after = points[at + 1 if at < last else (1 if closed else last)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy)
        across.append((dy / length, -dx / length))
    return [Piece(points[at], points[at + 1], across[at], across[at + 1], heights[at]) for at in range(last)]


def _lowest_first(pieces: list[Piece]) -> list[Piece]:
    return sorted(pieces, key=lambda piece: piece.height)
