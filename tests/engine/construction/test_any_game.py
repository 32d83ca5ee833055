"""Lists and formats of a game that has nothing but letters."""

from datetime import date

import pytest

from engine.construction.formats import (
    BanList,
    Format,
    UnknownFormat,
    Where,
    allowed_copies,
    card_violations,
    keyed,
    size_violations,
)
from engine.construction.lists import bare, counted, heading, is_total, lines_of, set_apart
from engine.construction.repairs import no_legal_deck

VOWELS = BanList("Vowels", banned=("a", "e"), restricted=("o",), since=date(2027, 1, 1))
LETTERS = Format("letters", "Letters", 3, 5, copies=2, sets=("First half",), lists=(VOWELS,))
PRINTED = {"First half": frozenset("abcdefgh"), "Second half": frozenset("op")}


@pytest.mark.parametrize(
    ("name", "count", "rules"),
    [("b", 2, []), ("b", 3, ["copies"]), ("a", 1, ["banned"]), ("o", 2, ["restricted", "sets"]), ("p", 1, ["sets"])],
)
def test_copies_sets_and_ban_lists_need_no_more_than_names(name, count, rules):
    found = card_violations(name, count, LETTERS, PRINTED, None, date(2027, 1, 1))
    assert [one.rule for one in found] == rules


def test_a_list_bans_from_its_first_day_on():
    assert card_violations("a", 1, LETTERS, PRINTED, None, date(2026, 12, 31)) == []


def test_a_deck_is_too_small_or_too_large():
    assert [[one.advice for one in size_violations(size, LETTERS)] for size in (2, 3, 5, 7)] == [
        ["add one"], [], [], ["cut 2"],
    ]  # fmt: skip


def test_lines_are_read_without_knowing_a_card():
    lines = lines_of("Vowels:\r\n- 2x a # the first\rb (3)\nTotal: 5 letters")
    assert [counted(bare(line)) for line in lines[1:3]] == [(2, "a"), (3, "b")]
    assert is_total("Total: 5 cards")
    assert heading(lines[0], (), ()) == "vowels"
    assert heading("vowels", {"vowels"}, ()) == "vowels"
    assert heading("b", {"vowels"}, ()) == ""


@pytest.mark.parametrize(
    ("line", "found"),
    [("SB: 2 a", ("sb", "2 a")), ("Maybeboard : a", ("maybeboard", "a")), ("2 a", ("", "2 a")), ("SB:", ("", "SB:"))],
)
def test_a_line_may_say_itself_that_it_is_set_apart(line, found):
    assert set_apart(line) == found


def test_sentences_say_where_cards_were_counted():
    everywhere = Where("desk and drawer have", "in desk and drawer")
    [banned] = card_violations("a", 2, LETTERS, PRINTED, None, date(2027, 1, 1), everywhere)
    assert banned.text == 'The list "Vowels" (from 2027-01-01) bans a; desk and drawer have 2 copies: cut 2.'


def test_allowed_copies_are_those_of_which_nothing_is_said():
    assert allowed_copies("abop", LETTERS, PRINTED, None, date(2027, 1, 1)) == {"b": 2}
    assert allowed_copies("abop", LETTERS, PRINTED, None, date(2026, 12, 31)) == {"a": 2, "b": 2}


def test_a_format_is_found_by_its_key():
    assert keyed("letters", (LETTERS,)) is LETTERS
    with pytest.raises(UnknownFormat, match=r'^No format is called "words"\. There are letters\.$'):
        keyed("words", (LETTERS,))


def test_where_no_deck_is_legal_a_sentence_says_why():
    assert str(no_legal_deck(LETTERS, 2, whole=True)) == (
        "No legal deck can be made: Letters needs 3 to 5 cards, and its other rules allow 2 at most."
    )
