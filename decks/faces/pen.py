"""Drawing with smooth edges: stencils to draw on, and a picture to paint on through them.

All places and lengths are in units of the face, for stencils as for pictures; both turn them into dots. A stencil
covers a box at several times the picture's fineness, more on a small picture, and its mask is that brought down: lines
keep their weight and letters their distances however small the picture is, and painting costs what its size costs.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImagePath

from decks.faces.shapes import Outline, Point, Shape, circle
from decks.faces.tinctures import Colour, Fade, Paint
from decks.faces.typesetting import font, width

FINENESS = 1.35  # dots of a stencil for each unit of the face, in each direction, at least
STRONGER = 3  # what a mask of thin lines is multiplied by

Dots = tuple[int, int]  # a place or a size on a picture


class Area(NamedTuple):
    """A part of a picture."""

    place: Dots
    size: Dots


@dataclass(frozen=True)
class Box:
    """A part of the face."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def inset(self, by: float) -> Box:
        return Box(self.left + by, self.top + by, self.right - by, self.bottom - by)

    def around(self, centre: Point, radius: float) -> Box:
        """The part of the box that is no farther from a point, in each direction."""
        x, y = centre
        return self.within(Box(x - radius, y - radius, x + radius, y + radius))

    def within(self, other: Box) -> Box:
        """The part of the box that lies in another."""
        return Box(
            max(self.left, other.left), max(self.top, other.top),
            min(self.right, other.right), min(self.bottom, other.bottom),
        )  # fmt: skip

    def meets(self, left: float, right: float) -> bool:
        """Whether anything between two places across may lie in the box."""
        return right > self.left and left < self.right

    def dots(self, scale: float) -> Area:
        """Where the box lies on a picture."""
        left, top = round(self.left * scale), round(self.top * scale)
        width, height = math.ceil(self.right * scale) - left, math.ceil(self.bottom * scale) - top
        return Area((left, top), (max(1, width), max(1, height)))


class Stencil:
    """What is drawn here is white; nothing is drawn outside of the box. `over` dots are one of the picture's."""

    def __init__(self, box: Box, scale: float) -> None:
        self.part = box
        self.place, self.size = box.dots(scale)
        self.over = max(2, math.ceil(FINENESS / scale))
        self.factor = scale * self.over  # dots for each unit
        self.image = Image.new("L", (self.size[0] * self.over, self.size[1] * self.over))
        self._draw = ImageDraw.Draw(self.image)
        self._strength = 1

    def dots(self, points: Sequence[Point]) -> ImagePath.Path:
        """Places on the stencil's image."""
        path = ImagePath.Path(points)
        left, top = self.place[0] * self.over, self.place[1] * self.over
        path.transform((self.factor, 0, -left, 0, self.factor, -top))
        return path

    def lines(self, lines: Iterable[Sequence[Point]], width: float, strength: float = 1.0) -> Stencil:
        """Lines of that width. Those thinner than three dots are drawn with one, which is quick, and in the mask they
        are as much stronger as they were to be wider."""
        exact = width * self.factor
        thin = exact < STRONGER
        self._strength = STRONGER if thin else self._strength
        value = round(255 * strength * (exact / STRONGER if thin else 1))
        for line in lines:
            self._draw.line(self.dots(line), fill=value, width=1 if thin else round(exact))
        return self

    def shows(self, line: Sequence[Point], around: float) -> bool:
        """Whether anything may be seen of what is drawn along a line, so far around it: halves of a face show but a
        part of what is drawn on them."""
        across = [x for x, _ in line]
        return self.part.meets(min(across) - around, max(across) + around)

    def polygon(self, points: Sequence[Point], value: int = 255) -> Stencil:
        self._draw.polygon(self.dots(points), fill=value)
        return self

    def disc(self, centre: Point, radius: float) -> Stencil:
        return self.polygon(circle(*centre, radius, 96))

    def box(self, box: Box, radius: float = 0) -> Stencil:
        left, top, right, bottom = self.dots([(box.left, box.top), (box.right, box.bottom)]).tolist(1)
        self._draw.rounded_rectangle(
            (left, top, max(left, right - 1), max(top, bottom - 1)), radius * self.factor, fill=255
        )
        return self

    def text(self, at: Point, text: str, name: str, size: float, anchor: str = "ls") -> Stencil:
        """A line of text; `at` is the left end of its base line, unless the anchor says otherwise."""
        ((x, y),) = self.dots([at])
        self._draw.text((x, y), text, font=font(name, size * self.factor), fill=255, anchor=anchor)
        return self

    def shape(self, shape: Shape, centre: Point, size: float) -> Stencil:
        """A shape, `size` units wide, around a centre. The winding of each dot decides, as in an SVG."""
        scale = size / shape.size
        left, top = centre[0] - size / 2, centre[1] - size / 2
        for outline in shape.outlines:
            polygons = [self.dots([(left + x * scale, top + y * scale) for x, y in one]) for one in outline.polygons]
            if len(polygons) == 1:
                self._draw.polygon(polygons[0], fill=255)
            else:
                self._wound(polygons, [outline.even_odd or _clockwise(one) for one in outline.polygons], outline)
        return self

    def _wound(self, polygons: Sequence[ImagePath.Path], adds: Sequence[bool], outline: Outline) -> None:
        """Fill polygons together, on no more of the image than they cover."""
        around = [one.getbbox() for one in polygons]
        left, top = (max(0, math.floor(min(box[side] for box in around))) for side in (0, 1))
        size = tuple(
            min(self.image.size[side], math.ceil(max(box[side + 2] for box in around)) + 1) - (left, top)[side]
            for side in (0, 1)
        )
        if min(size) < 1:
            return
        winding = Image.new("L", size, 128)
        for polygon, add in zip(polygons, adds, strict=True):
            polygon.transform((1, 0, -left, 0, 1, -top))
            one = Image.new("L", size)
            ImageDraw.Draw(one).polygon(polygon, fill=1)
            winding = (ImageChops.add if add else ImageChops.subtract)(winding, one)
        outside = (128, *range(0, 256, 2)) if outline.even_odd else (128,)
        mask = winding.point([0 if value in outside else 255 for value in range(256)])
        self.image.paste(255, (left, top, left + size[0], top + size[1]), mask)

    def mask(self) -> Image.Image:
        mask = self.image.reduce(self.over)
        return mask if self._strength == 1 else weaker(mask, self._strength)


def _clockwise(polygon: Sequence[Point]) -> bool:
    following = [*polygon[1:], polygon[0]]
    return sum(x * ny - nx * y for (x, y), (nx, ny) in zip(polygon, following, strict=True)) > 0


class Picture:
    """A picture to paint on, with `scale` dots to the unit. It is kept as its red, its green and its blue, each a
    picture in grey: painting those through a mask takes less than half the time of painting all three together. What
    stencils bring to it lies in its `part`, which is all of it or what is needed."""

    def __init__(self, bands: Iterable[Image.Image], scale: float, part: Box) -> None:
        self.bands, self.scale, self.part = tuple(bands), scale, part

    @classmethod
    def blank(cls, box: Box, scale: float, colour: Colour) -> Picture:
        """A picture in one colour."""
        size = round(box.width * scale), round(box.height * scale)
        return cls((Image.new("L", size, value) for value in colour), scale, box)

    def copy(self, part: Box) -> Picture:
        return Picture((band.copy() for band in self.bands), self.scale, part)

    def image(self) -> Image.Image:
        return Image.merge("RGB", self.bands)

    def stencil(self, box: Box) -> Stencil:
        return Stencil(box.within(self.part), self.scale)

    def paint(self, stencil: Stencil, paint: Paint, strength: float = 1.0) -> None:
        self.paint_mask(stencil.mask(), stencil.place, paint, strength)

    def paint_mask(self, mask: Image.Image, place: Dots, paint: Paint, strength: float = 1.0) -> None:
        """Paint through a mask whose left upper corner lies at a place in dots."""
        mask = mask if strength == 1.0 else weaker(mask, strength)
        self.put(fade(mask.size, paint) if isinstance(paint, Fade) else paint, place, mask)

    def paint_colours(self, stencil: Stencil, colours: Sequence[Colour], place: Dots) -> None:
        """Paint what is on a stencil, where the first colour has the value 1, on a place."""
        rest = [0] * (255 - len(colours))
        drawn = [stencil.image.point([0, *values, *rest]).reduce(stencil.over) for values in zip(*colours, strict=True)]
        self.put(drawn, place, stencil.image.point([0, *[255] * 255]).reduce(stencil.over))

    def put(self, bands: Sequence[Image.Image | int], place: Dots, mask: Image.Image | None = None) -> None:
        """Put the bands of a picture on a place, or, through a mask, those of a colour."""
        for band, value in zip(self.bands, bands, strict=True):
            band.paste(value, place, mask)

    def paint_shadow(self, mask: Image.Image, place: Dots, down: float, blur: float, strength: float) -> None:
        """The soft shadow of what a mask shows on a place; the mask keeps room for it at its edges."""
        # At a quarter of the size a blur takes a sixteenth of the time.
        soft = mask.reduce(4).filter(ImageFilter.GaussianBlur(blur * self.scale / 4))
        shadow = weaker(soft, strength).resize(mask.size, Image.Resampling.BILINEAR)
        left, top = -round(down * self.scale / 2), -round(down * self.scale)
        self.paint_mask(shadow.crop((left, top, left + mask.width, top + mask.height)), place, (0, 0, 0))

    def text(self, at: Point, text: str, name: str, size: float, colour: Colour, anchor: str = "ls") -> None:
        """A line of text, as on a stencil that is as large."""
        wide = width(text, name) * size
        left = at[0] - {"l": 0.0, "m": wide / 2, "r": wide}[anchor[0]]
        box = Box(left - 0.2 * size, at[1] - size, left + wide + 0.2 * size, at[1] + 0.4 * size)
        self.paint(self.stencil(box).text(at, text, name, size, anchor), colour)


@lru_cache(maxsize=64)
def fade(size: Dots, paint: Fade) -> list[Image.Image]:
    """The bands of a fade. Many pictures have the same, and none draws on it."""
    column = Image.linear_gradient("L").crop((0, 0, 1, 256)).resize((1, size[1]))
    return [band.resize(size, Image.Resampling.NEAREST) for band in blend(column, paint.top, paint.bottom)]


def blend(mask: Image.Image, black: Colour, white: Colour) -> list[Image.Image]:
    """The bands of a mask in colours: one where it is black, one where it is white, and what lies between them."""
    return [
        mask.point([one + round((other - one) * value / 255) for value in range(256)])
        for one, other in zip(black, white, strict=True)
    ]


def weaker(mask: Image.Image, strength: float) -> Image.Image:
    """The mask with a part of its strength, or, above 1, more than that."""
    return mask.point(_weakened(strength))


@cache
def _weakened(strength: float) -> list[int]:
    return [min(255, round(value * strength)) for value in range(256)]


@lru_cache(maxsize=64)
def glow(size: Dots, width: float, height: float) -> Image.Image:
    """A mask that is white in its middle and black where an ellipse ends; its axes are in parts of the size.
    Many pictures have the same, and none draws on it."""
    spot = Image.radial_gradient("L").point([max(0, 255 - round(value * math.sqrt(2))) for value in range(256)])
    inner = max(2, round(width * size[0])), max(2, round(height * size[1]))
    mask = Image.new("L", size)
    mask.paste(spot.resize(inner, Image.Resampling.BILINEAR), ((size[0] - inner[0]) // 2, (size[1] - inner[1]) // 2))
    return mask


@lru_cache(maxsize=32)
def dusk(size: Dots) -> Image.Image:
    """A mask that is white in its corners and black in its middle."""
    return ImageChops.invert(glow(size, 1.5, 2.0)).point([round(0.9 * max(0, value - 140)) for value in range(256)])
