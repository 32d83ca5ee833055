"""What a registration sheet says to a judge."""

import random
import re

import pytest

from decks.sheets.paper import PAPERS
from decks.sheets.registration import Registration, Row, columns, registration_sheet, rows
from engine.construction.registering import Line
from engine.epic.catalogue import CARDS
from engine.epic.construction import CONSTRUCTED, by_key, registered, violations
from engine.games import DEFAULT
from tests.decks.sheets.reading import reader, size_of, written

NAMES = [card.name for card in CARDS]


def pages_of(cards, paper="a4", format_key="constructed", deck="Apes", **said):
    document = reader(
        written(registration_sheet, Registration(deck, by_key(format_key), cards, game=DEFAULT, **said), PAPERS[paper])
    )
    return [re.sub(r"^ +", "", page.extract_text(), flags=re.M) for page in document.pages]


@pytest.mark.parametrize("paper", PAPERS)
def test_sixty_different_cards_fit_one_page(paper):
    deck = dict.fromkeys(random.Random(1).sample(NAMES, 60), 1)
    (text,) = pages_of(deck, paper, deity="Furios, Father of Nature")
    assert all(name.replace("'", "’") in text for name in deck)
    assert "60 cards, 60 different" in text
    assert "Page 1 of 1" in text


@pytest.mark.parametrize("paper", PAPERS)
def test_more_go_on_on_the_next_page(paper):
    texts = pages_of(dict.fromkeys(NAMES[:200], 1), paper, player="Ann")
    assert len(texts) == 3
    assert all(sum(name.replace("'", "’") in text.split("\n") for text in texts) == 1 for name in NAMES[:200])
    assert "Deck registration, continued: Apes" in texts[1]
    assert "Ann" in texts[1]
    assert "Signature of the player" not in texts[1]


def test_the_paper_is_what_was_asked_for():
    for key, paper in PAPERS.items():
        document = reader(
            written(
                registration_sheet, Registration("Apes", by_key("constructed"), {"Kong": 3}, game=DEFAULT), PAPERS[key]
            )
        )
        assert size_of(document.pages[0]) == (paper.width, paper.height)


def test_what_was_typed_stands_on_the_lines_and_what_was_not_stays_empty():
    (text,) = pages_of({"Kong": 3}, player="Ann Müller", event="Gen Con", date="21 Nov 2026", deity="Karios")
    lines = text.split("\n")
    for said in ("Ann Müller", "Gen Con", "21 Nov 2026", "Apes", "Constructed, at least 60 cards", "Deity: Karios"):
        assert said in lines
    (empty,) = pages_of({"Kong": 3})
    assert {"Player", "Event", "Date"} <= set(empty.split("\n"))
    assert "Deity" not in empty


def test_a_line_has_the_count_the_card_and_its_cost():
    (text,) = pages_of({"Kong": 3, "Rage": 2})
    assert re.search(r"Wild\n5\n2\nRage\n0\n3\nKong\n1\n", text)


def test_the_rule_of_two_for_one_is_reckoned_up():
    (text,) = pages_of({"Kong": 3, "Rage": 2})
    assert re.search(r"Free\nCost 1\nneeded\nWild\n2\n3\n4\n1 too few", text)
    assert "needed" not in pages_of({"Kong": 1}, format_key="sealed")[0]
    assert registered({"Kong": 3, "Rage": 2}, {}, CONSTRUCTED, None).table == (
        Line("Wild", ("2", "3", "4"), "1 too few"),
    )


def test_it_says_whether_the_deck_is_legal_and_why_not():
    deck = {"Kong": 4}
    (text,) = pages_of(deck)
    assert "Not legal in Constructed:" in text
    said = text.replace("\n", " ")
    assert all(one.text in said for one in violations(deck, by_key("constructed")))
    assert "Legal in Random 30." in pages_of(dict.fromkeys(NAMES[:30], 1), format_key="random30")[0]
    many = pages_of(dict.fromkeys(NAMES, 1), format_key="preconstructed")[0]
    assert re.search(r"And \d+ more reasons\.", many)


def test_rows_stand_by_alignment_cost_and_name():
    deck = {"Kong": 3, "Rage": 2, "Inner Peace": 1, "Lash": 1}
    found = rows(registered(deck, {}, CONSTRUCTED, None).sections)
    assert found == [
        Row(1, "Good", heading=True),
        Row(1, "Inner Peace", "1"),
        Row(6, "Wild", heading=True),
        Row(1, "Lash", "0"),
        Row(2, "Rage", "0"),
        Row(3, "Kong", "1"),
    ]


def test_no_heading_ends_a_column():
    listed = [Row(1, f"{at}", heading=at % 3 == 0) for at in range(30)]
    for height in range(20, 90, 3):
        divided = columns(listed, (float(height),))
        assert [row for column in divided for row in column] == listed
        assert all(sum(row.height for row in column) <= height for column in divided)
        assert not any(column[-1].heading for column in divided)


def test_a_deck_without_cards_has_a_sheet_too():
    assert "0 cards, 0 different" in pages_of({})[0]
