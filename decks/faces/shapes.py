"""Shapes of the site's own SVG files as polygons, so that faces bear the icons that pages do.

Reads what those files use: symbols of filled paths, circles and rectangles, groups, matrices, and both fill rules.
What is only stroked is left out.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

Point = tuple[float, float]
Polygon = tuple[Point, ...]

ICONS = Path(__file__).resolve().parents[2] / "static" / "icons"
STEPS = 14  # straight pieces of a curve
_SVG = "{http://www.w3.org/2000/svg}"


@dataclass(frozen=True)
class Outline:
    """Polygons that are filled together."""

    polygons: tuple[Polygon, ...]
    even_odd: bool = False


@dataclass(frozen=True)
class Shape:
    """Outlines on a square field with sides of `size`."""

    outlines: tuple[Outline, ...]
    size: float


@cache
def symbols(file: str) -> dict[str, Shape]:
    """The symbols of a file of icons, by id."""
    found = {}
    for symbol in ET.parse(ICONS / file).getroot().iter(f"{_SVG}symbol"):  # noqa: S314 - our own file
        size = float(symbol.attrib["viewBox"].split()[2])
        found[symbol.attrib["id"]] = Shape(tuple(_outlines(symbol)), size)
    return found


def _outlines(symbol: ET.Element) -> Iterator[Outline]:
    for part in symbol.iter():
        if part.get("fill") == "none":
            continue
        if part.tag == f"{_SVG}circle":
            x, y, radius = (float(part.attrib[name]) for name in ("cx", "cy", "r"))
            yield Outline((circle(x, y, radius),))
        elif part.tag == f"{_SVG}path":
            polygons = _Path(part.attrib["d"]).polygons()
            if part.get("transform"):
                a, b, c, d, e, f = map(float, re.findall(r"-?[\d.]+", part.attrib["transform"]))
                polygons = [[(a * x + c * y + e, b * x + d * y + f) for x, y in one] for one in polygons]
            yield Outline(tuple(map(tuple, polygons)), part.get("fill-rule") == "evenodd")


def circle(x: float, y: float, radius: float, corners: int = 72) -> Polygon:
    """A circle as a polygon."""
    turns = [math.tau * at / corners for at in range(corners)]
    return tuple((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns)


class _Path:
    """The data of a path, read command by command: https://www.w3.org/TR/SVG11/paths.html."""

    NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)")
    FLAG = re.compile(r"[\s,]*([01])")
    COMMAND = re.compile(r"[\s,]*([A-Za-z])")

    def __init__(self, data: str) -> None:
        self.data = data
        self.at = 0
        self.here: Point = (0.0, 0.0)
        self.handle: Point | None = None  # the last control point: S and T mirror it
        self.done: list[list[Point]] = []

    def polygons(self) -> list[list[Point]]:
        draw: dict[str, Callable[[bool], None]] = {
            "m": self._move, "l": self._line, "h": self._horizontal, "v": self._vertical, "c": self._cubic,
            "s": self._smooth, "q": self._quadratic, "t": self._smooth_quadratic, "a": self._arc,
        }  # fmt: skip
        command = ""
        while self.at < len(self.data.rstrip()):
            if found := self.COMMAND.match(self.data, self.at):
                command, self.at = found[1], found.end()
            if command in "Zz":
                self.here = self.done[-1][0]
                self.handle = None
                continue
            draw[command.lower()](command.islower())
            if command in "Mm":
                command = "l" if command == "m" else "L"
        return [polygon for polygon in self.done if len(polygon) > 2]

    def _number(self) -> float:
        found = self.NUMBER.match(self.data, self.at)
        assert found, f"a number at {self.at} of {self.data}"
        self.at = found.end()
        return float(found[1])

    def _flag(self) -> bool:
        found = self.FLAG.match(self.data, self.at)
        assert found, f"a flag at {self.at} of {self.data}"
        self.at = found.end()
        return found[1] == "1"

    def _point(self, relative: bool) -> Point:
        x, y = self._number(), self._number()
        return (self.here[0] + x, self.here[1] + y) if relative else (x, y)

    def _to(self, point: Point, handle: Point | None = None) -> None:
        self.done[-1].append(point)
        self.here, self.handle = point, handle

    def _move(self, relative: bool) -> None:
        self.done.append([])
        self._to(self._point(relative))

    def _line(self, relative: bool) -> None:
        self._to(self._point(relative))

    def _horizontal(self, relative: bool) -> None:
        self._to((self._number() + (self.here[0] if relative else 0), self.here[1]))

    def _vertical(self, relative: bool) -> None:
        self._to((self.here[0], self._number() + (self.here[1] if relative else 0)))

    def _cubic(self, relative: bool) -> None:
        self._curve(self._point(relative), self._point(relative), self._point(relative))

    def _smooth(self, relative: bool) -> None:
        self._curve(self._mirrored(), self._point(relative), self._point(relative))

    def _quadratic(self, relative: bool) -> None:
        self._bow(self._point(relative), self._point(relative))

    def _smooth_quadratic(self, relative: bool) -> None:
        self._bow(self._mirrored(), self._point(relative))

    def _mirrored(self) -> Point:
        x, y = self.handle or self.here
        return 2 * self.here[0] - x, 2 * self.here[1] - y

    def _bow(self, handle: Point, end: Point) -> None:
        (x, y), (hx, hy), (ex, ey) = self.here, handle, end
        self._curve((x + (hx - x) * 2 / 3, y + (hy - y) * 2 / 3), (ex + (hx - ex) * 2 / 3, ey + (hy - ey) * 2 / 3), end)
        self.handle = handle

    def _curve(self, one: Point, two: Point, end: Point) -> None:
        start = self.here
        for step in range(1, STEPS + 1):
            t = step / STEPS
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points = (start, one, two, end)
            x, y = (sum(weight * point[axis] for weight, point in zip(weights, points, strict=True)) for axis in (0, 1))
            self._to((x, y), two)

    def _arc(self, relative: bool) -> None:
        """An arc of a circle (the files have no other ellipses), by its centre (SVG 1.1, F.6.5)."""
        radius, _, _ = self._number(), self._number(), self._number()
        large, clockwise = self._flag(), self._flag()
        (x, y), (ex, ey) = self.here, self._point(relative)
        half = math.dist((x, y), (ex, ey)) / 2
        radius = max(radius, half)
        away = math.sqrt(radius * radius - half * half) * (-1 if large == clockwise else 1)
        middle_x = (x + ex) / 2 + away * (y - ey) / (2 * half)
        middle_y = (y + ey) / 2 + away * (ex - x) / (2 * half)
        start, stop = (math.atan2(py - middle_y, px - middle_x) for px, py in ((x, y), (ex, ey)))
        turn = (stop - start) % math.tau if clockwise else -((start - stop) % math.tau)
        steps = max(2, math.ceil(abs(turn) * STEPS / math.pi))
        for step in range(1, steps):
            angle = start + turn * step / steps
            self._to((middle_x + radius * math.cos(angle), middle_y + radius * math.sin(angle)))
        self._to((ex, ey))
