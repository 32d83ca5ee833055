"""Where everything lies on a face, and how large its words are. Lengths are dots of print: 300 to the inch.

A face is 63 by 88 mm. From the top: the name with the alignment and the cost, the picture, the line of types with the
gem, the text with the shaded part that works in the discard pile, and at the bottom the numbers of a champion. The box
of the text is as tall as its text needs, in steps, and the picture has the rest.
"""

from __future__ import annotations

from dataclasses import dataclass

from decks.faces.pen import Box
from decks.faces.typesetting import BOLD, TITLE, Setting, fit_line, set_text, typographic
from engine.kernel.faces import Face

MILLIMETRES = 63, 88
DOTS_PER_INCH = 300
WIDTH, HEIGHT = 744, 1039
POINT = DOTS_PER_INCH / 72

RIM = 28  # the frame on each side, of which the outer half may be cut away
HEAD = Box(RIM, 24, WIDTH - RIM, 112)
STRIP = 46
COLUMN = Box(60, 0, WIDTH - 60, 0)  # left and right of names and text
FLOOR, FLOOR_OF_NUMBERS = 966, 928  # where the text box ends; higher on champions, for their numbers
PADDING = 20
INDENT = 46  # of the shaded part, for its icon

NAME_SIZES = 52, 37.5  # the largest and the least
BADGE = 46  # for a second alignment
SIGN = 62  # for each sign of cost and speed; one that stands twice shares its seal
TYPE_SIZE = 28
TEXT_SIZES = (39, 36, 33, 30, 27, 24)
LEAST_POINTS = 5.5
BOXES = (100, 150, 200, 250, 300, 350, 390)  # heights of the text box


@dataclass(frozen=True)
class Layout:
    """The places of one face. `text` and `discard` are set, and moved to their places when they are painted."""

    name: str
    name_at: tuple[float, float]
    name_size: float
    picture: Box
    strip: Box
    type_size: float
    text_box: Box
    text: Setting | None
    text_at: tuple[float, float]
    shaded: Box
    discard: Setting | None
    discard_at: tuple[float, float]


def layout(face: Face) -> Layout:
    """The places of what a face shows."""
    champion = face.kind == "champion"
    floor = FLOOR_OF_NUMBERS if champion else FLOOR
    text, discard = _fitted(face.text, face.discard_text)
    top = floor - _box_height(text, discard)
    if top == floor and champion:
        top -= 14  # no text: the line of types stays clear of the numbers
    shaded = Box(RIM, floor - _shaded_height(discard), WIDTH - RIM, floor)
    strip = Box(RIM, top - STRIP, WIDTH - RIM, top)
    name = typographic(face.name)
    left = COLUMN.left + 52 + BADGE * (len(face.alignments) - 1)
    right = COLUMN.right - SIGN * len(set(face.signs))
    name_size = fit_line(name, TITLE, right - left, *NAME_SIZES)
    return Layout(
        name=name,
        name_at=(left, HEAD.centre[1] + 0.3 * name_size),
        name_size=name_size,
        picture=Box(RIM, HEAD.bottom, WIDTH - RIM, strip.top),
        strip=strip,
        type_size=fit_line(face.type_line, BOLD, COLUMN.width - 40, TYPE_SIZE, 22),
        text_box=Box(RIM, top, WIDTH - RIM, floor),
        text=text,
        text_at=(COLUMN.left, top + (shaded.top - top - (text.height if text else 0)) / 2),
        shaded=shaded,
        discard=discard,
        discard_at=(COLUMN.left + INDENT, shaded.top + PADDING * 0.7),
    )


def _fitted(text: str, discard_text: str) -> tuple[Setting | None, Setting | None]:
    """Both texts at the largest size at which the tallest box holds them."""
    for size in TEXT_SIZES:
        text_set = set_text(text, COLUMN.width, size) if text else None
        discard_set = set_text(discard_text, COLUMN.width - INDENT, size) if discard_text else None
        if _height(text_set, discard_set) <= BOXES[-1]:
            return text_set, discard_set
    raise ValueError("No size is small enough for this text.")


def _box_height(text: Setting | None, discard: Setting | None) -> float:
    if text is None:
        return _shaded_height(discard)
    return next(height for height in BOXES if height >= _height(text, discard))


def _height(text: Setting | None, discard: Setting | None) -> float:
    return (text.height + 2 * PADDING if text else 0) + _shaded_height(discard)


def _shaded_height(discard: Setting | None) -> float:
    return discard.height + 1.4 * PADDING if discard else 0
