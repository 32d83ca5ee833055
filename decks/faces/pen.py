"""Drawing with smooth edges: stencils to draw on, and a picture to paint on through them.

All places and lengths are in units of the face, for stencils as for pictures; both turn them into dots. A stencil
covers a box at several times the picture's fineness, and its mask is that brought down.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from decks.faces.shapes import Point, Shape, circle
from decks.faces.tinctures import Colour, Fade, Paint
from decks.faces.typesetting import font

OVER = 2  # dots of a stencil for each of the picture, in each direction


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
        return Box(
            max(self.left, x - radius), max(self.top, y - radius),
            min(self.right, x + radius), min(self.bottom, y + radius),
        )  # fmt: skip


class Stencil:
    """What is drawn here is white; nothing is drawn outside of the box."""

    def __init__(self, box: Box, scale: float) -> None:
        self.place = round(box.left * scale), round(box.top * scale)
        self.size = (
            max(1, math.ceil(box.right * scale) - self.place[0]),
            max(1, math.ceil(box.bottom * scale) - self.place[1]),
        )
        self.scale = scale
        self.image = Image.new("L", (self.size[0] * OVER, self.size[1] * OVER))
        self._draw = ImageDraw.Draw(self.image)

    def dots(self, points: Iterable[Point]) -> list[Point]:
        """Places on the stencil's image."""
        factor = self.scale * OVER
        left, top = self.place[0] * OVER, self.place[1] * OVER
        return [(x * factor - left, y * factor - top) for x, y in points]

    def lines(self, lines: Iterable[Sequence[Point]], width: float) -> Stencil:
        dots = max(1, round(width * self.scale * OVER))
        for line in lines:
            self._draw.line(self.dots(line), fill=255, width=dots)
        return self

    def polygon(self, points: Iterable[Point], value: int = 255) -> Stencil:
        self._draw.polygon(self.dots(points), fill=value)
        return self

    def disc(self, centre: Point, radius: float) -> Stencil:
        return self.polygon(circle(*centre, radius, 96))

    def box(self, box: Box, radius: float = 0) -> Stencil:
        (left, top), (right, bottom) = self.dots([(box.left, box.top), (box.right, box.bottom)])
        self._draw.rounded_rectangle(
            (left, top, max(left, right - 1), max(top, bottom - 1)), radius * self.scale * OVER, fill=255
        )
        return self

    def shape(self, shape: Shape, centre: Point, size: float) -> Stencil:
        """A shape, `size` units wide, around a centre. The winding of each dot decides, as in an SVG."""
        scale = size / shape.size
        left, top = centre[0] - size / 2, centre[1] - size / 2
        for outline in shape.outlines:
            winding = Image.new("L", self.image.size, 128)
            for polygon in outline.polygons:
                one = Image.new("L", self.image.size)
                ImageDraw.Draw(one).polygon(self.dots((left + x * scale, top + y * scale) for x, y in polygon), fill=1)
                adds = outline.even_odd or _clockwise(polygon)
                winding = (ImageChops.add if adds else ImageChops.subtract)(winding, one)
            outside = (128, *range(0, 256, 2)) if outline.even_odd else (128,)
            self.image.paste(255, mask=winding.point([0 if value in outside else 255 for value in range(256)]))
        return self

    def mask(self) -> Image.Image:
        return self.image.reduce(OVER)


def _clockwise(polygon: Sequence[Point]) -> bool:
    following = [*polygon[1:], polygon[0]]
    return sum(x * ny - nx * y for (x, y), (nx, ny) in zip(polygon, following, strict=True)) > 0


class Picture:
    """A picture of `width` by `height` units, with `scale` dots to the unit."""

    def __init__(self, width: float, height: float, scale: float, ground: Colour) -> None:
        self.scale = scale
        self.image = Image.new("RGB", (round(width * scale), round(height * scale)), ground)

    def stencil(self, box: Box) -> Stencil:
        return Stencil(box, self.scale)

    def paint(self, stencil: Stencil, paint: Paint, strength: float = 1.0) -> None:
        self.paint_mask(stencil.mask(), stencil.place, paint, strength)

    def paint_mask(self, mask: Image.Image, place: tuple[int, int], paint: Paint, strength: float = 1.0) -> None:
        """Paint through a mask whose left upper corner lies at a place in dots."""
        mask = mask if strength == 1.0 else weaker(mask, strength)
        box = (*place, place[0] + mask.width, place[1] + mask.height)
        self.image.paste(fade(mask.size, paint) if isinstance(paint, Fade) else paint, box, mask)

    def paint_image(self, image: Image.Image, stencil: Stencil) -> None:
        """Paint an image as large as a stencil's mask through it."""
        left, top = stencil.place
        self.image.paste(image, (left, top, left + image.width, top + image.height), stencil.mask())

    def paint_shadow(self, stencil: Stencil, down: float, blur: float, strength: float) -> None:
        """The soft shadow of what is on a stencil, which keeps room for it at its edges."""
        mask = ImageChops.offset(stencil.mask(), round(down * self.scale / 2), round(down * self.scale))
        mask = mask.filter(ImageFilter.GaussianBlur(blur * self.scale))
        self.paint_mask(mask, stencil.place, (0, 0, 0), strength)

    def text(self, at: Point, text: str, name: str, size: float, colour: Colour, anchor: str = "ls") -> None:
        """A line of text; `at` is the left end of its base line, unless the anchor says otherwise."""
        place = at[0] * self.scale, at[1] * self.scale
        ImageDraw.Draw(self.image).text(place, text, font=font(name, size * self.scale), fill=colour, anchor=anchor)


def fade(size: tuple[int, int], paint: Fade) -> Image.Image:
    column = Image.linear_gradient("L").crop((0, 0, 1, 256)).resize((1, size[1]))
    mask = column.resize(size, Image.Resampling.NEAREST)
    return Image.composite(Image.new("RGB", size, paint.bottom), Image.new("RGB", size, paint.top), mask)


def weaker(mask: Image.Image, strength: float) -> Image.Image:
    """The mask with a part, from 0 to 1, of its strength."""
    return mask.point([round(value * strength) for value in range(256)])


def glow(size: tuple[int, int], width: float, height: float) -> Image.Image:
    """A mask that is white in its middle and black where an ellipse ends; its axes are in parts of the size."""
    spot = Image.radial_gradient("L").point([max(0, 255 - round(value * math.sqrt(2))) for value in range(256)])
    inner = max(2, round(width * size[0])), max(2, round(height * size[1]))
    mask = Image.new("L", size)
    mask.paste(spot.resize(inner, Image.Resampling.BILINEAR), ((size[0] - inner[0]) // 2, (size[1] - inner[1]) // 2))
    return mask
