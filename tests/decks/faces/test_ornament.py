"""The geometry of the ornament, the charges, and the shapes that are read from our SVG files."""

import math
from itertools import combinations, pairwise
from random import Random
from typing import NamedTuple

import pytest

from decks.faces import curves
from decks.faces.charges import charge_of, field_of
from decks.faces.curves import ROUND, cornered, foiled, plait, runs, turks_head
from decks.faces.fields import FIELDS
from decks.faces.pen import Box, Stencil
from decks.faces.scene import CONTOURS, KNOTS, SQUARE_KNOTS, WIDEST, contour_of, scene, seeded
from decks.faces.shapes import symbols
from decks.faces.tinctures import TINCTURES
from engine.games import of

ALL = of("epic").catalogue.faces()
OTHERS = of("epic-tcg").catalogue.faces()
CENTRE = (100.0, 100.0)


class Piece(NamedTuple):
    """A piece of a ribbon between two of its points."""

    start: tuple[float, float]
    end: tuple[float, float]
    height: float


def pieces_of(ribbons):
    return [
        Piece(*ends, height) for one in ribbons for ends, height in zip(pairwise(one.points), one.heights, strict=True)
    ]


def crossings(ribbons):
    """Pairs of pieces that cross. A piece has its start and not its end, so that no crossing counts twice."""
    pieces = pieces_of(ribbons)
    found = []
    for one, other in combinations(pieces, 2):
        (x, y), (ox, oy) = one.start, other.start
        if abs(x - ox) + abs(y - oy) > 16:
            continue
        dx, dy, odx, ody = one.end[0] - x, one.end[1] - y, other.end[0] - ox, other.end[1] - oy
        across = dx * ody - dy * odx
        if abs(across) < 1e-9:
            continue
        along = ((ox - x) * ody - (oy - y) * odx) / across
        other_along = ((ox - x) * dy - (oy - y) * dx) / across
        if all(-1e-6 <= part < 1 - 1e-6 for part in (along, other_along)):
            found.append((one, other))
    return found


@pytest.mark.parametrize(("bights", "leads"), [(13, 2), (11, 3), (13, 4), (16, 5)])
def test_the_bands_of_a_knot_pass_over_and_under_by_turns(bights, leads):
    met = crossings(turks_head(CENTRE, 60, 90, bights, leads, ROUND))
    assert len(met) == bights * (leads - 1)  # as many crossings as a Turk's head has
    for one, other in met:
        assert one.height * other.height < 0
        assert abs(one.height - other.height) > 1


def test_a_plait_of_three_strands_crosses_over_and_under():
    met = crossings(plait((50, 0), 400, 20, 6))
    assert len(met) > 10
    assert all(one.height * other.height < 0 for one, other in met)


def test_a_ribbon_is_cut_where_it_comes_up_or_goes_down():
    (knot,) = turks_head(CENTRE, 60, 90, 11, 3, ROUND)
    cut = runs(knot)
    assert [at for _, start, stop in cut for at in range(start, stop)] == list(range(len(knot.heights)))
    assert all(over == (knot.heights[at] >= 0) for over, start, stop in cut for at in range(start, stop))
    assert len(cut) in (
        11 * 2 * 2,
        11 * 2 * 2 + 1,
    )  # each crossing is passed over and under; one run may be cut at the start


def test_the_edges_of_a_ribbon_lie_on_both_sides_of_it():
    (knot,) = turks_head(CENTRE, 60, 90, 11, 3, ROUND)
    for point, left, right in zip(knot.points, knot.side(3, 0), knot.side(-3, 0), strict=True):
        assert math.dist(left, right) == pytest.approx(6)
        assert math.dist(point, left) == pytest.approx(3)


@pytest.mark.parametrize(("bights", "leads"), sorted({*KNOTS, *SQUARE_KNOTS}))
def test_every_knot_is_a_single_band(bights, leads):
    assert math.gcd(bights, leads) == 1


@pytest.mark.parametrize("contour", CONTOURS.values(), ids=CONTOURS)
def test_contours_close_and_stay_near_the_circle(contour):
    outline = curves.outline(CENTRE, 50, contour)
    assert math.dist(outline[0], outline[-1]) < 1e-6
    assert all(30 <= math.dist(point, CENTRE) <= 50 * WIDEST for point in outline)


def test_contours_have_the_corners_that_they_say():
    assert cornered(2)(0.7) == pytest.approx(1)
    assert cornered(1)(math.pi / 4) == pytest.approx(math.sqrt(0.5))  # a lozenge
    assert foiled(4, 0.16)(0) > foiled(4, 0.16)(math.pi / 4)


@pytest.mark.parametrize("petal", list(curves.PETALS.values()))
def test_petals_reach_from_foot_to_tip(petal):
    reached = [math.dist(point, CENTRE) for point in petal(CENTRE, 20, 60, 0.3, 0.2)]
    assert min(reached) == pytest.approx(20)
    assert max(reached) == pytest.approx(60)


@pytest.mark.parametrize("name", list(FIELDS))
def test_fields_fill_the_ground_and_are_the_same_for_the_same_chance(name):
    box = Box(0, 0, 200, 120)
    fields = [FIELDS[name](box.centre, (100, 60), Random(5)) for _ in range(2)]
    assert fields[0] == fields[1]
    mask = Stencil(box, 1).lines(fields[0], 1.3).mask()
    quarters = [mask.crop((x, y, x + 50, y + 60)) for x in (0, 50, 100, 150) for y in (0, 60)]
    assert all(quarter.getbbox() for quarter in quarters)


def test_chance_is_seeded_by_words_alone():
    assert seeded("forms", "Kong").random() == seeded("forms", "Kong").random()
    assert seeded("forms", "Kong").random() != seeded("forms", "Muse").random()


def test_every_card_bears_a_charge_that_is_drawn_and_every_charge_is_borne():
    borne = {charge_of(face) for face in ALL}
    assert borne == set(symbols("charges.svg"))
    assert all(field_of(charge) in FIELDS for charge in borne)
    assert {charge_of(face) for face in OTHERS} <= borne


def test_no_two_faces_of_one_alignment_have_the_same_charge_in_the_same_forms():
    """Of 289 cards and tokens; on the table it is the frame that tells them apart (test_cards_json.py)."""
    seen = []
    for card in ALL:
        forms = scene(card.name, card.kind, Box(0, 0, 200, 120), TINCTURES["good"])
        assert forms.contour == CONTOURS[contour_of(card.name, card.kind)]  # which the piece on the table has too
        frame = (forms.contour, forms.knot, forms.aureole, forms.petals)
        seen += [(alignment, charge_of(card), *frame) for alignment in card.alignments]
    assert len(ALL) == 289
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize(
    ("name", "charge"),
    [
        ("Angel of Mercy", "wings"),
        ("Vampire Lord", "crown"),
        ("Sea Hydra", "hydra"),
        ("Wolf's Call", "wolf"),
        ("Lightning Strike", "bolt"),
        ("Lashnok, Worldbreaker", "tree"),
        ("Maligus, the Dark One", "star"),
        ("Crown of the People", "crown"),
        ("Vulcan Cannon", "bow"),
    ],
)
def test_charges_tell_what_a_card_is(name, charge):
    assert charge_of(next(face for face in (*ALL, *OTHERS) if face.name == name)) == charge


def drawn(file, name, size=64):
    stencil = Stencil(Box(0, 0, size, size), 2)
    return stencil.shape(symbols(file)[name], (size / 2, size / 2), size).mask()


def test_shapes_lie_in_their_field_and_fill_a_part_of_it():
    for file in ("charges.svg", "sprite.svg"):
        for name, shape in symbols(file).items():
            points = [point for outline in shape.outlines for polygon in outline.polygons for point in polygon]
            assert all(-1.5 <= value <= shape.size + 1.5 for point in points for value in point), name


def test_holes_follow_the_rule_of_filling():
    shield = drawn("sprite.svg", "defense")  # its right half is open, by the direction of its inner path
    assert (shield.getpixel((44, 64)), shield.getpixel((80, 64))) == (255, 0)
    key = drawn("charges.svg", "key")  # a hole by the even-odd rule
    assert (key.getpixel((64, 30)), key.getpixel((44, 30))) == (0, 255)


def test_alignments_are_told_apart_by_shape_alone():
    masks = [drawn("sprite.svg", name) for name in ("good", "evil", "sage", "wild", "unaligned")]
    for at, one in enumerate(masks):
        for other in masks[at + 1 :]:
            pairs = list(zip(one.tobytes(), other.tobytes(), strict=True))
            either = sum(a > 127 or b > 127 for a, b in pairs)
            assert sum((a > 127) != (b > 127) for a, b in pairs) > either / 4
