"""Draws the face of a card: frame, name, picture, text and numbers. A face of two alignments is drawn in each, and the
two flow into each other in the middle. The frame of a face with a pattern is woven of it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from decks.faces.charges import charge_of, field_of
from decks.faces.layout import COLUMN, FLOOR_OF_NUMBERS, HEAD, HEIGHT, RIM, SIGN, WIDTH, Layout, layout
from decks.faces.patterns import PATTERNS
from decks.faces.pen import Box, Picture
from decks.faces.scene import paint_scene, scene
from decks.faces.shapes import Point, Shape, symbols
from decks.faces.tinctures import (
    COINS,
    GEMS,
    INK,
    INK_SOFT,
    PARCHMENT,
    PARCHMENT_LOW,
    RULE,
    SEAL,
    SHADED,
    STRIP,
    TINCTURES,
    WHITE,
    Colour,
    Fade,
    Tincture,
    mix,
)
from decks.faces.typesetting import BOLD, TEXT, TITLE, Placed, Setting, typographic, width
from engine.kernel.faces import Face

WHOLE = Box(0, 0, WIDTH, HEIGHT)
# what is painted of each half of two alignments: as far as the halves flow into each other, with room for shadows
HALVES = Box(0, 0, 0.6 * WIDTH, HEIGHT), Box(0.4 * WIDTH, 0, WIDTH, HEIGHT)
NUMBERS_AT = 986.5  # the base line of offense and defense
BLANKS = 24  # kept in memory, of what stands together on a page; 2.3 MB each in print
CREDIT = "Fourfold · fan-made"


def draw(face: Face, scale: float) -> Image.Image:
    """A face, at so many times the size of print."""
    plan = layout(face)
    words = face.alignments
    parts = HALVES if len(words) > 1 else (WHOLE,)
    halves = [_tinctured(face, plan, word, scale, part) for word, part in zip(words, parts, strict=True)]
    picture = Picture(halves[0].bands, scale, WHOLE)
    for other in halves[1:]:
        picture.put(other.bands, (0, 0), _right_half(other.bands[0].size))
    _types(picture, face, plan)
    _text(picture, plan)
    return picture.image()


@lru_cache(maxsize=4)
def _right_half(size: tuple[int, int]) -> Image.Image:
    ramp = Image.linear_gradient("L").transpose(Image.Transpose.ROTATE_90).resize(size)
    return ramp.point([min(255, max(0, round((value - 112) * 8))) for value in range(256)])


def _tinctured(face: Face, plan: Layout, alignment: str, scale: float, part: Box) -> Picture:
    """A part of the face with all that wears the tincture of an alignment."""
    tincture = TINCTURES[alignment]
    picture = _blank(face.alignments, alignment, face.pattern, face.kind == "champion", scale).copy(part)
    charge = charge_of(face)
    chosen = scene(face.name, face.kind, plan.picture, tincture)
    paint_scene(picture, chosen, charge, field_of(charge), tincture, columns=face.kind == "deity")
    for y in (plan.picture.top, plan.picture.bottom):
        edge = Box(RIM, y - 1.5, WIDTH - RIM, y + 1.5)
        picture.paint(picture.stencil(edge).box(edge), tincture.bright)
    _head(picture, face, plan, tincture)
    if plan.text or plan.discard:
        _parchment(picture, plan, symbols("sprite.svg")[alignment], tincture)
    _foot(picture, face, tincture)
    return picture


@lru_cache(maxsize=BLANKS)
def _blank(alignments: tuple[str, ...], alignment: str, pattern: str, champion: bool, scale: float) -> Picture:
    """What faces have in common: the frame, the signs of the alignments, and the plates of a champion's numbers."""
    tincture = TINCTURES[alignment]
    picture = Picture.blank(WHOLE, scale, tincture.dark)
    for inset, radius, paint in (
        (15, 32, Fade(tincture.bright, tincture.low)),
        (18, 29, tincture.dark),
        (24, 24, Fade(tincture.deep, tincture.dark)),
    ):
        picture.paint(picture.stencil(WHOLE).box(WHOLE.inset(inset), radius), paint)
    if pattern:
        _weave(picture, pattern, tincture)
    for at, word in enumerate(alignments):
        own = TINCTURES[word]
        centre = COLUMN.left + 10 + at * 46, HEAD.centre[1]
        disc(picture, centre, 28, own.low)
        disc(picture, centre, 25.5, own.dark)
        icon(picture, word, centre, 36, own.bright)
    if champion:
        _plate(picture, "offense", tincture)
        _plate(picture, "defense", tincture)
    return picture


def _head(picture: Picture, face: Face, plan: Layout, tincture: Tincture) -> None:
    x, y = plan.name_at
    picture.text((x, y + 2.2), plan.name, TITLE, plan.name_size, tincture.dark)
    picture.text((x, y), plan.name, TITLE, plan.name_size, tincture.pale)
    for at, sign in enumerate(dict.fromkeys(reversed(face.signs))):
        centre = COLUMN.right - 12 - at * SIGN, HEAD.centre[1]
        if sign in COINS:
            coin(picture, centre, 66, sign)
        else:
            seal(picture, centre, 60, sign, face.signs.count(sign))


def _types(picture: Picture, face: Face, plan: Layout) -> None:
    strip = plan.strip
    picture.paint(picture.stencil(strip).box(strip), Fade(mix(STRIP, WHITE, 0.25), STRIP))
    picture.text((COLUMN.left, strip.centre[1] + 9), face.type_line, BOLD, plan.type_size, INK_SOFT)
    if face.gem:
        gem(picture, (COLUMN.right - 8, strip.centre[1]), 15, face.gem)


def _parchment(picture: Picture, plan: Layout, sign: Shape, tincture: Tincture) -> None:
    """The ground of the text, with the sign of an alignment as its watermark."""
    box = plan.text_box
    picture.paint(picture.stencil(box).box(box), Fade(PARCHMENT, PARCHMENT_LOW))
    clear = Box(box.left, box.top, box.right, plan.shaded.top)
    picture.paint(picture.stencil(clear).shape(sign, clear.centre, 230), tincture.low, 0.07)


def _text(picture: Picture, plan: Layout) -> None:
    shaded = plan.shaded
    if plan.text:
        _rule(picture, plan.text_box)
        paint_setting(picture, plan.text, plan.text_at)
    if plan.discard:
        picture.paint(picture.stencil(shaded).box(shaded), SHADED)
        _rule(picture, shaded)
        x, y = plan.discard_at
        icon(picture, "discard", (COLUMN.left + 14, y + plan.discard.size * 0.6), 30, INK_SOFT)
        paint_setting(picture, plan.discard, (x, y))


def _rule(picture: Picture, box: Box) -> None:
    line = Box(box.left, box.top - 1, box.right, box.top + 1)
    picture.paint(picture.stencil(line).box(line), RULE)


def _foot(picture: Picture, face: Face, tincture: Tincture) -> None:
    if face.numbers:
        offense, defense = face.numbers
        picture.text((RIM + 72, NUMBERS_AT), offense, TITLE, 70, tincture.pale)
        picture.text((WIDTH - RIM - 72, NUMBERS_AT), defense, TITLE, 70, tincture.pale, "rs")
    printed = typographic(face.printed) if face.printed else "Token"
    soft = mix(tincture.bright, tincture.dark, 0.15)
    if face.numbers:
        picture.text((WIDTH / 2, 963), printed, BOLD, 20, soft, "ms")
        picture.text((WIDTH / 2, 990), CREDIT, TEXT, 20, soft, "ms")
    else:
        picture.text((COLUMN.left, 997), printed, BOLD, 21, soft)
        picture.text((COLUMN.right, 997), CREDIT, TEXT, 21, soft, "rs")


# --- small things ----------------------------------------------------------------------------------------------------


def _plate(picture: Picture, kind: str, tincture: Tincture) -> None:
    """The ground of offense, which points ahead, at the left; that of defense, like a shield, at the right."""
    top, bottom, middle = 916.0, float(HEIGHT - 26), 967.0
    if kind == "offense":
        corners: list[Point] = [(RIM, top), (RIM + 146, top), (RIM + 184, middle), (RIM + 146, bottom), (RIM, bottom)]
    else:
        right = WIDTH - RIM
        corners = [(right - 182, top), (right, top), (right, bottom), (right - 140, bottom), (right - 168, bottom - 22)]
    plate = Box(min(x for x, _ in corners), top, max(x for x, _ in corners), bottom)
    x, y = plate.centre
    inner = [(x + (cx - x) * 0.967, y + (cy - y) * 0.935) for cx, cy in corners]
    picture.paint(picture.stencil(plate).polygon(corners), tincture.bright)
    picture.paint(picture.stencil(plate).polygon(inner), Fade(tincture.deep, tincture.dark))
    icon(picture, kind, (RIM + 40 if kind == "offense" else WIDTH - RIM - 40, y), 42, tincture.bright)


def disc(picture: Picture, centre: Point, radius: float, paint: Colour | Fade) -> None:
    box = Box(centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius)
    picture.paint(picture.stencil(box).disc(centre, radius), paint)


def icon(picture: Picture, name: str, centre: Point, size: float, colour: Colour) -> None:
    half = size / 2 + 1
    box = Box(centre[0] - half, centre[1] - half, centre[0] + half, centre[1] + half)
    picture.paint(picture.stencil(box).shape(symbols("sprite.svg")[name], centre, size), colour)


def coin(picture: Picture, centre: Point, size: float, sign: str) -> None:
    """What a card costs: a coin of gold, or an open ring where it costs nothing."""
    edge, rim, groove, ground, ink = COINS[sign]
    for part, paint in ((1.0, edge), (0.94, rim), (0.8, groove), (0.74, ground)):
        disc(picture, centre, size / 2 * part, paint)
    if sign.isdecimal():
        picture.text((centre[0], centre[1] + size * 0.226), sign, BOLD, size * 0.7, ink, "ms")
    else:
        icon(picture, sign, centre, size * 0.56, ink)


def seal(picture: Picture, centre: Point, size: float, sign: str, times: int) -> None:
    """The sign of a speed in a ring, once or twice."""
    disc(picture, centre, size / 2, SEAL[0])
    disc(picture, centre, size / 2 * 0.92, SEAL[1])
    for at in range(times):
        x = centre[0] + (at - (times - 1) / 2) * size * 0.36
        icon(picture, sign, (x, centre[1]), size * (0.62 if times == 1 else 0.46), SEAL[2])


def _weave(picture: Picture, pattern: str, tincture: Tincture) -> None:
    """The pattern of a frame, at the head and the foot of it, where nothing covers it."""
    left, right = RIM - 4, WIDTH - RIM + 4
    for box in (Box(left, HEAD.top, right, HEAD.bottom), Box(left, FLOOR_OF_NUMBERS - 12, right, HEIGHT - 24)):
        lines = PATTERNS[pattern](box)
        picture.paint(picture.stencil(box).lines(lines, 1.6), tincture.bright, 0.3)


def gem(picture: Picture, centre: Point, size: float, colour: str) -> None:
    edge, shade, light, lightest = GEMS[colour]
    x, y = centre
    top, right, bottom, left = ((x, y - size), (x + size, y), (x, y + size), (x - size, y))
    box = Box(x - size, y - size, x + size, y + size)
    for corners, paint in (
        ((top, right, bottom, left), edge),
        (tuple((x + (cx - x) * 0.85, y + (cy - y) * 0.85) for cx, cy in (top, right, bottom, left)), shade),
        (((x, y - size * 0.85), (x + size * 0.85, y), (x, y)), light),
        (((x, y - size * 0.85), (x - size * 0.85, y), (x, y)), lightest),
    ):
        picture.paint(picture.stencil(box).polygon(corners), paint)


def paint_setting(picture: Picture, setting: Setting, at: Point) -> None:
    """Rules text whose upper left corner lies at a place."""
    size = setting.size
    words = picture.stencil(Box(at[0] - size, at[1] - size, COLUMN.right + size, at[1] + setting.height + size))
    for placed in setting.atoms:
        x, y = at[0] + placed.x, at[1] + placed.y
        if placed.atom.symbol:
            _symbol(picture, placed, size, (x, y))
        else:
            words.text((x, y), placed.atom.text, placed.atom.font, size)
    picture.paint(words, INK)
    for y in setting.ors:
        _or(picture, size, at[1] + y)


def _symbol(picture: Picture, placed: Placed, size: float, at: Point) -> None:
    name, x = placed.atom.text, at[0]
    wide = placed.atom.width * size
    centre = x + wide / 2, at[1] - 0.29 * size
    if name in COINS:
        coin(picture, centre, 0.84 * size, name)
    elif name in ("arrow", "diamond"):
        y, left, right = centre[1], x + 0.06 * size, x + wide - 0.06 * size
        box = Box(x, y - size / 2, x + wide, y + size / 2)
        if name == "arrow":
            head = (
                (right - 0.3 * size, y - 0.21 * size),
                (right, y),
                (right - 0.3 * size, y + 0.21 * size),
                (right - 0.22 * size, y),
            )
            stencil = picture.stencil(box).lines([[(left, y), (right - 0.2 * size, y)]], 0.085 * size).polygon(head)
        else:
            r = 0.23 * size
            stencil = picture.stencil(box).polygon(
                ((centre[0], y - r), (centre[0] + r, y), (centre[0], y + r), (centre[0] - r, y))
            )
        picture.paint(stencil, INK_SOFT)
    elif name in TINCTURES:
        icon(picture, name, centre, 0.86 * size, TINCTURES[name].ink)
    else:
        icon(picture, name, centre, 0.74 * size, INK)


def _or(picture: Picture, size: float, y: float) -> None:
    """The word between two lines that end in lozenges."""
    small = 0.66 * size
    half = width("OR", BOLD) * small / 2 + 16
    middle = COLUMN.centre[0]
    picture.text((middle, y + 0.32 * small), "OR", BOLD, small, INK_SOFT, "ms")
    box = Box(COLUMN.left, y - 5, COLUMN.right, y + 5)
    stencil = picture.stencil(box).lines([[(box.left, y), (middle - half, y)], [(middle + half, y), (box.right, y)]], 2)
    for x in (middle - half, middle + half):
        stencil.polygon(((x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)))
    picture.paint(stencil, RULE)
