"""What a frame is woven of: fine lines in a box, by the origin of its card. Geometry alone, as in `fields`."""

from __future__ import annotations

import math
from collections.abc import Callable

from decks.faces.curves import Line, Point, polar
from decks.faces.pen import Box

STEP = 22.0  # from one figure to the next


def leaves(box: Box) -> list[Line]:
    """Waves that cross, as leaves along a stem."""
    return [
        _wave(box, box.top + (row + 0.5) * STEP, side * 0.42 * STEP, row * math.pi / 2)
        for row in range(math.ceil((box.bottom - box.top) / STEP))
        for side in (-1, 1)
    ]


def _wave(box: Box, middle: float, height: float, shift: float) -> Line:
    xs = [box.left + at * 3 for at in range(math.ceil((box.right - box.left) / 3) + 1)]
    return [(x, middle + height * math.sin(math.pi * (x - box.left) / (1.6 * STEP) + shift)) for x in xs]


def stars(box: Box) -> list[Line]:
    """Stars of four points, in rows that are set off against each other."""
    return [
        _star((x, y), STEP * 0.4)
        for row, y in enumerate(_along(box.top, box.bottom))
        for x in _along(box.left - (row % 2) * STEP / 2, box.right)
    ]


def _star(centre: Point, reach: float) -> Line:
    return [polar(centre, reach * (0.3 if at % 2 else 1), math.tau * at / 8) for at in range(9)]


def plates(box: Box) -> list[Line]:
    """Plates, laid like bricks."""
    rows, half = list(enumerate(_along(box.top, box.bottom))), STEP / 2
    beds: list[Line] = [[(box.left, y - half), (box.right, y - half)] for _, y in rows]
    joints: list[Line] = [
        [(x, y - half), (x, y + half)]
        for row, y in rows
        for x in _along(box.left - (row % 2) * STEP, box.right, 2 * STEP)
    ]
    return beds + joints


def _along(begin: float, end: float, step: float = STEP) -> list[float]:
    return [begin + (at + 0.5) * step for at in range(math.ceil((end - begin) / step))]


PATTERNS: dict[str, Callable[[Box], list[Line]]] = {"natural": leaves, "magical": stars, "constructed": plates}
