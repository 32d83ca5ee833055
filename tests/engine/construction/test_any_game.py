"""Lists and formats of a game that has nothing but letters."""

from datetime import date

import pytest

from engine.construction.formats import BanList, Format, card_violations, size_violations
from engine.construction.lists import bare, counted, heading, is_total, lines_of

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
