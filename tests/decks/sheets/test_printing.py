"""Print sheets: true size, one picture for all copies, the picture as it was drawn, and nothing over a card."""

import pytest

from decks.sheets.paper import CARD, PAPERS, cut_marks, places
from decks.sheets.printing import Copies, pages_for, print_sheets
from tests.decks.sheets.conftest import NAMES
from tests.decks.sheets.reading import drawn, picture_objects, reader, size_of, written


@pytest.fixture(scope="module")
def sheets(pictures):
    def sheets(*counts, paper="a4", gap=0, title="Apes"):
        copies = [Copies(pictures[name], count) for name, count in zip(NAMES, counts, strict=False)]
        return written(print_sheets, copies, PAPERS[paper], gap=gap, title=title)

    return sheets


@pytest.mark.parametrize(("paper", "millimetres"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
@pytest.mark.parametrize("gap", [0, 2])
def test_every_card_has_its_true_size_and_place(sheets, paper, millimetres, gap):
    document = reader(sheets(8, 2, paper=paper, gap=gap))
    assert [size_of(page) for page in document.pages] == [millimetres, millimetres]
    found = [one for page in document.pages for one in drawn(page)[0]]
    assert {(round(one.width, 3), round(one.height, 3)) for one in found} == {CARD}
    expected = [*places(PAPERS[paper], gap), places(PAPERS[paper], gap)[0]]
    for one, place in zip(found, expected, strict=True):
        assert (one.x, one.y) == pytest.approx(place, abs=0.001)


@pytest.mark.parametrize("gap", [0, 2])
def test_the_only_lines_are_the_cut_marks(sheets, gap):
    (page,) = reader(sheets(1, gap=gap)).pages
    lines = drawn(page)[1]
    for line, mark in zip(lines, cut_marks(PAPERS["a4"], gap), strict=True):
        assert line == pytest.approx(mark, abs=0.001)


def test_a_picture_is_embedded_once_as_it_was_drawn_and_fine_enough(sheets, pictures):
    objects = picture_objects(reader(sheets(12, 3, 1)))
    assert len(objects) == 3
    for one in objects.values():
        assert one["/Filter"] in ("/DCTDecode", ["/DCTDecode"])
        assert one["/Width"] / CARD[0] * 25.4 >= 299.9
        assert one["/Height"] / CARD[1] * 25.4 >= 299.8
    assert {one._data for one in objects.values()} == {pictures[name].read_bytes() for name in NAMES}


def test_copies_lie_side_by_side_in_the_order_of_the_list(sheets):
    document = reader(sheets(3, 7))
    names = [one.name for page in document.pages for one in drawn(page)[0]]
    assert names == [names[0]] * 3 + [names[3]] * 7
    assert names[0] != names[3]


@pytest.mark.parametrize(("cards", "pages"), [(1, 1), (9, 1), (10, 2), (216, 24)])
def test_nine_cards_fill_a_page(sheets, cards, pages):
    assert (len(reader(sheets(cards)).pages), pages_for(cards)) == (pages, pages)


def test_each_page_says_what_it_is_and_how_to_print_it(sheets):
    document = reader(sheets(10, title="Größe und Ωmega " * 9))
    said = [page.extract_text() for page in document.pages]
    assert all(text.startswith("Größe und ?mega") for text in said)
    assert document.metadata.title.startswith("Größe und Ωmega")
    assert "1 of 2 · print at 100 %" in reader(sheets(10)).pages[0].extract_text()


def test_the_same_cards_make_the_same_document(sheets):
    assert sheets(2, 1) == sheets(2, 1)
