"""`manage.py check DECKFILE --game epic-tcg`: decks of the second game, with their sideboards."""

import json

import pytest

from tests.decks.test_check_command import checked
from tests.engine.epic_tcg.construction.kinds import FREE_ONLY, PLAIN

GAME = ("--game", "epic-tcg")


@pytest.fixture
def deck(tmp_path):
    """Writes a file of 20 cards three times each, and these lines."""

    def write(*lines, twenty=True, name="deck.txt"):
        path = tmp_path / name
        path.write_text("\n".join([*(f"3 {card}" for card in PLAIN[:20] if twenty), *lines]), encoding="utf-8")
        return path

    return write


def test_a_legal_deck(capsys, deck):
    legal = (0, "Legal in Designed Deck: 60 cards.\n", "")
    assert checked(capsys, deck(), *GAME, "--format", "designed") == legal
    assert checked(capsys, deck(), *GAME) == legal


def test_a_legal_deck_with_its_sideboard(capsys, deck):
    path = deck("Sideboard", *(f"3 {card}" for card in PLAIN[20:25]))
    assert checked(capsys, path, *GAME) == (0, "Legal in Designed Deck: 60 cards and a sideboard of 15.\n", "")


def test_every_violation_is_printed(capsys, deck):
    path = deck("3 Doom", *(f"3 {card}" for card in FREE_ONLY[:6]), "SB: 2 Mr. Hyde", f"SB: {FREE_ONLY[6]}")
    assert checked(capsys, path, *GAME, "--on", "2010-01-01") == (
        1,
        (
            "Not legal in Designed Deck: 81 cards and a sideboard of 3, 4 violations.\n"
            "  The sideboard has 3 cards; Designed Deck needs none or exactly 15 cards: add 12, or cut 3.\n"
            '  The list "Lists of 2010" (from 2010-01-01) bans Doom; deck and sideboard have 3 copies: cut 3.\n'
            '  The list "Lists of 2010" (from 2010-01-01) restricts Mr. Hyde to one copy; '
            "deck and sideboard have 2 copies: cut one.\n"
            "  Deck and sideboard have 19 free cards; Designed Deck allows 18: cut one.\n"
        ),
        "",
    )


def test_the_lists_of_the_rule_book_hold_before(capsys, deck):
    assert checked(capsys, deck("3 Doom"), *GAME, "--on", "2009-12-31")[0] == 0


def test_as_json(capsys, deck):
    path = deck("1 Doom", "Maybeboard", "2 Banished")
    code, out, err = checked(capsys, path, *GAME, "--on", "2010-06-01", "--json")
    assert (code, err) == (1, "")
    assert json.loads(out) == {
        "deck": str(path),
        "format": "designed",
        "name": "Designed Deck",
        "on": "2010-06-01",
        "cards": 61,
        "sideboard": 0,
        "legal": False,
        "violations": [
            {
                "rule": "banned",
                "cards": ["Doom"],
                "have": 1,
                "need": 0,
                "text": 'The list "Lists of 2010" (from 2010-01-01) bans Doom; the deck has 1 copy: cut one.',
            }
        ],
        "set_apart": ["Line 23, Maybeboard: 2 cards are not part of the deck."],
        "errors": [],
    }


def test_a_line_that_cannot_be_read(capsys, deck):
    path = deck("SB: 1 Aftershok")
    said = f'{path}, line 21: No card is called "Aftershok". Did you mean Aftershock?'
    assert checked(capsys, path, *GAME) == (2, "", f"{said}\n")
    code, out, _ = checked(capsys, path, *GAME, "--json")
    assert (code, json.loads(out)["sideboard"], json.loads(out)["cards"]) == (2, None, None)


def test_a_deck_of_a_pool(capsys, deck):
    mine = deck(*(f"2 {card}" for card in PLAIN[:15]), twenty=False)
    pool = deck(*(f"2 {card}" for card in PLAIN[1:24]), twenty=False, name="pool.txt")
    assert checked(capsys, mine, *GAME, "--format", "sealed-3", "--pool", pool)[:2] == (
        1,
        (
            "Not legal in Sealed Pack 3: 30 cards, 1 violation.\n"
            f"  {PLAIN[0]}: 2 copies in the deck, none in the pool: cut 2.\n"
        ),
    )


def test_json_may_bring_the_sideboard_and_the_pool(capsys, tmp_path):
    path = tmp_path / "deck.json"
    cards = dict.fromkeys(PLAIN[:15], 2)
    content = {"cards": cards, "sideboard": {"Doom": 15}, "pool": {**cards, "Doom": 14}}
    path.write_text(json.dumps(content), encoding="utf-8")
    code, out, _ = checked(capsys, path, *GAME, "--format", "draft-3")
    assert code == 1
    assert out.endswith("\n  Doom: 15 copies in deck and sideboard, 14 in the pool: cut one.\n")


def test_no_such_format(capsys, deck, tmp_path):
    code, _, err = checked(capsys, deck(), *GAME, "--format", "constructed")
    assert code == 2
    assert err.startswith('No format is called "constructed". There are designed, pack-war, ')
    assert err.endswith("draft-6. There is no file with that name either.\n")
    house = tmp_path / "friday.json"
    house.write_text('{"name": "Friday", "ratio": true}', encoding="utf-8")
    fields = '"name", "least", "most", "copies", "free", "gifts", "sideboard", "sets", "lists"'
    said = f"{house}: ratio: There is no such field. The fields are {fields}.\n"
    assert checked(capsys, deck(), *GAME, "--format", house) == (2, "", said)


def test_one_deck_file_is_wanted(capsys):
    said = "Give one deck file, for example: manage.py check DECKFILE --format designed\n"
    assert checked(capsys, *GAME) == (2, "", said)
