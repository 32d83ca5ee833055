"""On every face all words fit into their boxes, and none is too small to be read in print."""

from dataclasses import replace

import pytest

from decks.faces.layout import BOXES, COLUMN, HEIGHT, LEAST_POINTS, MILLIMETRES, POINT, RIM, TEXT_SIZES, WIDTH, layout
from decks.faces.typesetting import BOLD, TITLE, width
from engine.games import GAMES, of

ALL = [face for game in GAMES for face in of(game).catalogue.faces()]
KONG = next(face for face in ALL if face.name == "Kong")


def ends(setting, at):
    """The right end and the lower edge of what is set, on the face."""
    right = max(at[0] + one.x + one.atom.width * setting.size for one in setting.atoms)
    return right, at[1] + max(one.y for one in setting.atoms) + 0.25 * setting.size


def test_a_face_is_as_large_as_a_card():
    assert [round(side / 25.4 * 300) for side in MILLIMETRES] == [WIDTH, HEIGHT]
    assert (WIDTH, HEIGHT) == (744, 1039)


@pytest.mark.parametrize("face", ALL, ids=lambda face: face.name)
def test_everything_fits(face):
    plan = layout(face)
    assert plan.name_at[0] + width(plan.name, TITLE) * plan.name_size <= COLUMN.right - len(set(face.signs)) * 58
    assert COLUMN.left + width(face.type_line, BOLD) * plan.type_size <= COLUMN.right - 34
    if plan.text:
        right, bottom = ends(plan.text, plan.text_at)
        assert plan.text_at[1] >= plan.text_box.top
        assert right <= COLUMN.right + 0.01
        assert bottom <= plan.shaded.top
    if plan.discard:
        right, bottom = ends(plan.discard, plan.discard_at)
        assert plan.discard_at[1] >= plan.shaded.top
        assert right <= COLUMN.right + 0.01
        assert bottom <= plan.shaded.bottom
    assert plan.picture.height >= 300
    assert plan.picture.bottom == plan.strip.top
    assert plan.strip.bottom == plan.text_box.top
    assert plan.text_box.right == WIDTH - RIM


@pytest.mark.parametrize("face", ALL, ids=lambda face: face.name)
def test_words_are_large_enough_to_read(face):
    plan = layout(face)
    for setting in (plan.text, plan.discard):
        assert setting is None or setting.size / POINT >= LEAST_POINTS
    assert plan.name_size / POINT >= 9
    assert plan.type_size / POINT >= LEAST_POINTS


def with_text(text, discard_text=""):
    return layout(replace(KONG, text=text, discard_text=discard_text))


def test_a_longer_text_is_set_smaller_and_takes_room_from_the_picture():
    sentence = "Target champion gets +5 {offense} and +5 {defense} this turn."
    plans = [with_text("\n".join([sentence] * count)) for count in range(1, 6)]
    sizes = [plan.text.size for plan in plans]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == TEXT_SIZES[0]
    assert sizes[-1] < TEXT_SIZES[0]
    assert plans[0].picture.height > plans[-1].picture.height
    assert all(plan.text_box.height in BOXES for plan in plans)


def test_the_smallest_size_is_still_readable_and_what_is_longer_is_refused():
    assert TEXT_SIZES[-1] / POINT >= LEAST_POINTS
    with pytest.raises(ValueError, match="No size is small enough"):
        with_text("Draw a card. " * 200)


def test_the_shaded_part_lies_at_the_bottom_of_the_box():
    plan = with_text("Draw a card.", "{1}: Recall")
    assert plan.shaded.bottom == plan.text_box.bottom
    assert plan.shaded.top > plan.text_at[1] + plan.text.height
    alone = with_text("", "{1}: Recall")
    assert alone.text_box == alone.shaded


def test_a_card_without_text_is_nearly_all_picture():
    assert with_text("").picture.height > 700
    assert with_text("").text_box.height < 20


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Kong", "Wild giant ape champion"),
        ("Inner Peace", "Good event"),
        ("Maligus, the Dark One", "Evil and sage elder god"),
        ("Wolf", "Wild wolf token champion"),
        ("Djinn", "Unaligned magical champion"),
    ],
)
def test_the_line_of_types(name, line):
    assert next(face for face in ALL if face.name == name).type_line == line
