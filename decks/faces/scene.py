"""The picture of a card, made from its name, alignment and charge: enamel and engraving, lace and knots.

From behind to front: a ground, a field of fine lines, two rows of petals, a lace, and a medallion that a knot rings
and the charge fills. Chance, seeded by the name, chooses among the forms; the hand is the same in all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops

from decks.faces import curves
from decks.faces.curves import TAU, Contour, Ribbon, cornered, foiled, runs
from decks.faces.fields import FIELDS
from decks.faces.pen import Box, Dots, Picture, Stencil, blend, dusk, glow
from decks.faces.shapes import symbols
from decks.faces.tinctures import BLACK, WHITE, Colour, Fade, Tincture, mix

CONTOURS: dict[str, Contour] = {
    "round": curves.ROUND, "eightfoil": foiled(8, 0.06), "sixfoil": foiled(6, 0.08), "cushion": cornered(2.7),
    "lozenge": cornered(1.35), "pillow": cornered(1.5), "quatrefoil": foiled(4, 0.16), "tablet": cornered(1.7, 0.8),
}  # fmt: skip
CONTOURS_OF = {
    "champion": ("round", "round", "eightfoil", "sixfoil", "cushion"),
    "event": ("lozenge", "pillow", "quatrefoil"),
    "object": ("pillow", "tablet", "cushion"),
    "deity": ("tablet",),
}
SQUARE = ("event", "object")  # kinds whose knots have equal sides
WIDEST = 1.1  # no contour reaches farther, in parts of its radius

# bights and leads of Turk's heads; those of events and objects have equal sides
KNOTS = (
    (13, 2), (17, 2), (21, 2), (25, 2), (11, 3), (14, 3), (16, 3), (19, 3), (22, 3), (13, 4), (15, 4), (17, 4), (21, 4),
    (16, 5), (18, 5), (22, 5),
)  # fmt: skip
SQUARE_KNOTS = ((17, 2), (16, 3), (20, 3), (28, 3), (17, 4), (21, 4), (16, 5), (24, 5))
BANDS = ((1.5, 0.0), (1.0, 0.0), (0.76, 0.1), (0.5, 0.16), (0.22, 0.2))  # how wide, and how far in the light: metals
BAND = {2: 0.07, 3: 0.062, 4: 0.054, 5: 0.045}  # how wide a knot's band is, by its leads, in parts of the medallion


PETALS, LACES, STARS, RINGS = "petals", "laces", "stars", "rings"  # what lies around a medallion
AUREOLES = (PETALS,) * 5 + (LACES,) * 2 + (STARS,) * 2 + (RINGS,) * 2


@dataclass(frozen=True)
class Scene:
    """What chance chose for a card; lengths in units of the face."""

    box: Box
    medallion: float
    contour: Contour
    knot: tuple[int, int]
    aureole: str
    petals: int
    reach: float  # of the aureole
    shift: float  # of its petals, in parts of one
    mesh: int
    strands: int
    ground: tuple[Colour, Colour]
    accent: Colour
    random: Random  # for the field


def seeded(*words: str) -> Random:
    """Chance of a card's own."""
    return Random(hashlib.sha256("\n".join(words).encode()).digest())


def _shape(forms: Random, kind: str) -> tuple[str, str]:
    """What lies around the medallion of a card, and the contour of the medallion."""
    return PETALS if kind == "deity" else forms.choice(AUREOLES), forms.choice(CONTOURS_OF[kind])


def contour_of(name: str, kind: str) -> str:
    """The contour of a card's medallion, by its name."""
    return _shape(seeded("forms", name), kind)[1]


def scene(name: str, kind: str, box: Box, tincture: Tincture) -> Scene:
    """All choices for a card. Those of forms do not depend on the tincture."""
    forms, colours = seeded("forms", name), seeded("colours", name)
    half, square = min(box.width, box.height) / 2, kind in SQUARE
    aureole, contour = _shape(forms, kind)
    return Scene(
        box=box,
        medallion=half * (0.6 if square else 0.56) * (0.86 if aureole == RINGS else 1),
        contour=CONTOURS[contour],
        knot=forms.choice(SQUARE_KNOTS if square else KNOTS),
        aureole=aureole,
        petals=forms.choice((8, 12, 16) if square else (8, 9, 10, 11, 12, 14, 16)),
        reach=half * forms.uniform(1.02, 1.45),
        shift=0.0 if square else forms.choice((0.0, 0.5)),
        mesh=forms.choice((1, 2, 2, 3)),
        strands=forms.choice((6, 8, 10)),
        ground=colours.choice(tincture.grounds),
        accent=colours.choice(tincture.accents),
        random=seeded("field", name),
    )


def paint_scene(picture: Picture, chosen: Scene, charge: str, field: str, tincture: Tincture, columns: bool) -> None:
    """Paint a scene into its box. `columns` of plaits stand at the sides of deities."""
    _ground(picture, chosen)
    _field(picture, chosen, field, tincture)
    if chosen.aureole == PETALS:
        _petals(picture, chosen, curves.PETALS[tincture.petal])
    elif chosen.aureole == STARS:
        _stars(picture, chosen)
    elif chosen.aureole == LACES:
        _laces(picture, chosen)
    else:
        _rings(picture, chosen, tincture)
    _medallion(picture, chosen, tincture)
    _charge(picture, chosen, charge, tincture)
    _dusk(picture, chosen)
    if columns:
        _columns(picture, chosen, tincture)


def _ground(picture: Picture, chosen: Scene) -> None:
    place, size = chosen.box.dots(picture.scale)
    picture.put(blend(glow(size, 1.25, 1.9), *chosen.ground), place)


def _field(picture: Picture, chosen: Scene, field: str, tincture: Tincture) -> None:
    box = chosen.box
    lines = FIELDS[field](box.centre, (box.width / 2, box.height / 2), chosen.random)
    picture.paint(picture.stencil(box).lines(lines, 1.3), tincture.bright, 0.5)


def _petals(picture: Picture, chosen: Scene, petal: Callable[..., curves.Line]) -> None:
    box, foot = chosen.box, chosen.medallion * 0.8
    half = TAU / chosen.petals / 2
    for reach, shift, tone, strength in ((1.0, 0.5, 0.16, 0.85), (0.82, 0.0, 0.34, 0.9)):
        tip = chosen.reach * reach
        around = box.around(box.centre, tip + 24)
        body, veins = picture.stencil(around), picture.stencil(around)
        for at in range(chosen.petals):
            turn = TAU * (at + chosen.shift + shift) / chosen.petals
            outer = petal(box.centre, foot, tip, turn, half)
            if not body.shows(outer, 2):
                continue
            body.polygon(outer)
            veins.lines([outer], 1.6)
            inner = ((0.93, 0.72), (0.84, 0.46))
            veins.lines(
                [petal(box.centre, foot, foot + (tip - foot) * long, turn, half * wide) for long, wide in inner], 1.1
            )
        _raised(picture, body, mix(chosen.ground[1], chosen.accent, tone), strength)
        picture.paint(veins, chosen.accent, 0.55)
    if chosen.strands > 6:
        _lace(picture, chosen, chosen.reach * 0.8, chosen.mesh, 0.35, 0.62)


def _raised(picture: Picture, body: Stencil, colour: Colour, strength: float) -> None:
    """Something flat that lies on what was painted, with its shadow."""
    mask = body.mask()
    picture.paint_shadow(mask, body.place, 5, 8, 0.5)
    picture.paint_mask(mask, body.place, colour, strength)


def _lace(picture: Picture, chosen: Scene, outer: float, mesh: int, tone: float, strength: float) -> None:
    """A lace from the medallion outwards, paler by a tone."""
    stencil = picture.stencil(chosen.box.around(chosen.box.centre, outer * 1.25))
    picture.paint(stencil.lines(_threads(chosen, outer, mesh), 1.15), mix(chosen.accent, WHITE, tone), strength)


def _threads(chosen: Scene, outer: float, mesh: int) -> list[curves.Line]:
    """The lines of a lace from the medallion outwards."""
    inner = chosen.medallion * 1.05
    return curves.lace(chosen.box.centre, inner, outer, chosen.petals, mesh, chosen.strands, chosen.contour)


def _laces(picture: Picture, chosen: Scene) -> None:
    """Three laces upon each other, each on a cloth of its own."""
    centre = chosen.box.centre
    for part, tone, mesh in ((1.15, 0.12, chosen.mesh + 1), (0.92, 0.26, chosen.mesh), (0.72, 0.4, 1)):
        outer = chosen.medallion + (chosen.reach * 1.05 - chosen.medallion) * part
        cloth = picture.stencil(chosen.box.around(centre, outer * 1.25))
        edge = curves.hem(centre, chosen.medallion, outer, chosen.petals, chosen.contour)
        _raised(picture, cloth.polygon(edge), mix(chosen.ground[1], chosen.accent, tone), 0.8)
        work = picture.stencil(chosen.box.around(centre, outer * 1.25)).lines(_threads(chosen, outer, mesh), 1.15, 0.75)
        picture.paint(work.lines([edge], 1.45), chosen.accent, 0.8)


def _stars(picture: Picture, chosen: Scene) -> None:
    """Stars upon each other, each turned by half a corner, with the stars within them."""
    centre, corners = chosen.box.centre, chosen.petals
    leap = max(2, corners // 3)
    for reach, shift, tone in ((1.12, 0.5, 0.14), (0.96, 0.0, 0.26), (0.8, 0.5, 0.4)):
        radius, turn = chosen.reach * reach, TAU * (shift + chosen.shift) / corners
        around = chosen.box.around(centre, radius + 20)
        body = picture.stencil(around).polygon(curves.star(centre, radius, corners, leap, turn))
        _raised(picture, body, mix(chosen.ground[1], chosen.accent, tone), 0.88)
        parts = (1, 0.95, 0.9, 0.85, 0.8)
        outline, *within = (curves.star(centre, radius * part, corners, leap, turn) for part in parts)
        edges = picture.stencil(around).lines([outline], 1.45).lines(within, 1.0, 0.6)
        picture.paint(edges, chosen.accent, 0.85)
    _lace(picture, chosen, chosen.reach * 0.68, chosen.mesh, 0.35, 0.5)


def _rings(picture: Picture, chosen: Scene, tincture: Tincture) -> None:
    """A second knot around the first, with a lace between them and a hem of small petals without."""
    centre, inner = chosen.box.centre, chosen.medallion
    outer = inner * 1.62
    edge = curves.hem(centre, outer, outer * 1.32, 3 * chosen.petals, chosen.contour)
    around = chosen.box.around(centre, outer * 1.6)
    _raised(picture, picture.stencil(around).polygon(edge), mix(chosen.ground[1], chosen.accent, 0.3), 0.9)
    scallops = [
        curves.hem(centre, outer, outer * size, 3 * chosen.petals, chosen.contour) for size in (1.26, 1.2, 1.14)
    ]
    picture.paint(picture.stencil(around).lines([edge, *scallops], 1.2), chosen.accent, 0.75)
    disc = picture.stencil(around).polygon(curves.outline(centre, outer, chosen.contour))
    picture.paint(disc, mix(chosen.ground[0], chosen.ground[1], 0.45))
    _lace(picture, chosen, outer * 1.04, chosen.mesh, 0.2, 0.75)
    bights = chosen.petals * 4 + 1
    knot = curves.turks_head(centre, outer * 0.985, outer * 1.085, bights, 2, chosen.contour)
    paint_knot(picture, knot, inner * 0.042, tincture)


def _medallion(picture: Picture, chosen: Scene, tincture: Tincture) -> None:
    centre, radius, contour = chosen.box.centre, chosen.medallion, chosen.contour
    bights, leads = chosen.knot
    band = radius * BAND[leads]
    outer = radius * (1.14 + 0.05 * leads)
    around = chosen.box.around(centre, outer * 1.25)
    ground = picture.stencil(around).polygon(curves.outline(centre, outer + 5, contour))
    picture.paint_shadow(ground.mask(), ground.place, 4, 10, 0.6)
    knot = curves.turks_head(centre, radius + band * 0.7, outer - band * 0.4, bights, leads, contour)
    paint_knot(picture, knot, band, tincture)
    around = chosen.box.around(centre, radius * WIDEST + 3)
    disc = Stencil(around, picture.scale).polygon(curves.outline(centre, radius, contour))  # whole, as its light is
    dark, light = chosen.ground
    mask = disc.mask()
    picture.paint_mask(mask, disc.place, mix(dark, BLACK, 0.35))
    shine = glow(mask.size, 1.7 * radius / around.width, 1.7 * radius / around.height)
    picture.paint_mask(ImageChops.multiply(mask, shine), disc.place, mix(light, dark, 0.1))
    picture.paint(picture.stencil(around).lines([curves.outline(centre, radius, contour)], 2.8), tincture.bright)
    picture.paint(
        picture.stencil(around).lines([curves.outline(centre, radius - 7, contour)], 1.1), tincture.bright, 0.7
    )


def _charge(picture: Picture, chosen: Scene, charge: str, tincture: Tincture) -> None:
    """The charge in metal: lit from the left above, engraved where it lies in shade."""
    centre, size = chosen.box.centre, chosen.medallion * 1.28
    stencil = picture.stencil(chosen.box.around(centre, chosen.medallion))
    stencil.shape(symbols("charges.svg")[charge], centre, size)
    mask, place = stencil.mask(), stencil.place
    picture.paint_shadow(mask, place, 8, 6, 0.8)
    picture.paint_mask(mask, place, Fade(tincture.pale, tincture.bright))
    across, down = round(picture.scale), round(picture.scale * 1.5)
    picture.paint_mask(ImageChops.subtract(mask, ImageChops.offset(mask, across, down)), place, WHITE, 0.7)
    picture.paint_mask(ImageChops.subtract(mask, ImageChops.offset(mask, -across, -down)), place, tincture.low, 0.8)
    picture.paint_mask(ImageChops.multiply(mask, _hatching(mask.size, picture.scale)), place, tincture.low)


@lru_cache(maxsize=32)
def _hatching(size: Dots, scale: float) -> Image.Image:
    """A mask of slanting lines, the stronger the lower they lie."""
    box = Box(0, 0, size[0] / scale, size[1] / scale)
    slants = [[(at, 0), (at + box.height, box.height)] for at in range(-int(box.height), int(box.width), 5)]
    shade = Image.linear_gradient("L").resize(size).point([min(255, max(0, 2 * value - 230)) for value in range(256)])
    return ImageChops.multiply(Stencil(box, scale).lines(slants, 1.1).mask(), shade)


def _dusk(picture: Picture, chosen: Scene) -> None:
    """The corners lie in the dark."""
    place, size = chosen.box.dots(picture.scale)
    picture.paint_mask(dusk(size), place, BLACK)


def _columns(picture: Picture, chosen: Scene, tincture: Tincture) -> None:
    box, wide = chosen.box, 46.0
    columns = [Box(left, box.top, left + wide, box.bottom) for left in (box.left, box.right - wide)]
    plait = _plait(columns[0].inset(2.5), picture.scale)
    for column in columns:
        if not picture.part.meets(column.left, column.right):
            continue
        picture.paint(picture.stencil(column).box(column), mix(tincture.dark, BLACK, 0.3))
        for x in (column.left, column.right - 2.5):
            picture.paint(picture.stencil(column).box(Box(x, box.top, x + 2.5, box.bottom)), tincture.bright)
        picture.paint_colours(plait, metals(tincture), column.inset(2.5).dots(picture.scale).place)


@lru_cache(maxsize=4)  # both halves of an elder god have the same
def _plait(box: Box, scale: float) -> Stencil:
    """The plait of a column, which is longer than the column at both ends."""
    top, bottom = box.top - 22.5, box.bottom + 22.5
    strands = curves.plait((box.centre[0], top), bottom, 22, round((bottom - top) / 62))
    return knotted(Stencil(box, scale), strands, 8)


def paint_knot(picture: Picture, ribbons: list[Ribbon], band: float, tincture: Tincture) -> None:
    """A knot's band in metal."""
    points = [point for one in ribbons for point in one.points]
    box = Box(
        min(x for x, _ in points) - band, min(y for _, y in points) - band,
        max(x for x, _ in points) + band, max(y for _, y in points) + band,
    )  # fmt: skip
    stencil = knotted(picture.stencil(box), ribbons, band)
    picture.paint_colours(stencil, metals(tincture), stencil.place)


def knotted(stencil: Stencil, ribbons: list[Ribbon], band: float) -> Stencil:
    """Ribbons in the values of their metals, part upon part: a dark edge, and a light that lies to the left above."""
    half = band / 2
    parts = [(over, ribbon.piece(start, stop)) for ribbon in ribbons for over, start, stop in runs(ribbon)]
    for over, part in sorted(parts, key=lambda part: part[0]):  # what lies under comes first
        if not stencil.shows(part.points, band):
            continue
        for value, (wide, lit) in enumerate(BANDS, start=1 if over else 1 + len(BANDS)):
            left, right = part.side(wide * half, lit * band), part.side(-wide * half, lit * band)
            stencil.polygon(left + right[::-1], value)
    return stencil


def metals(tincture: Tincture) -> list[Colour]:
    """The colours of a knot's bands from the edge to the light, and again in the shade of what lies over them."""
    half_lit = mix(tincture.low, tincture.bright, 0.6)
    lit = (mix(tincture.low, BLACK, 0.75), tincture.low, half_lit, tincture.bright, tincture.pale)
    return [*lit, *(mix(metal, BLACK, 0.2) for metal in lit)]
