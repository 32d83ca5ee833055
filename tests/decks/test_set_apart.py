"""What whoever brings a list in is told of what is no part of the deck."""

from decks.set_apart import calls_sideboard, sentences
from engine.epic.construction import parse

WHY = "because no format of the game has a sideboard"


def test_each_part_that_a_list_sets_apart_is_named_with_what_became_of_it():
    parsed = parse("1 Kong\nSideboard\n2 Lash\n\n1 Rage\nConsidering:\n1 Muse\nDeck\nSB: 1 Kong")
    assert sentences(parsed) == [
        f"Lines 3 to 5, Sideboard: 3 cards are kept in the maybeboard, {WHY}.",
        "Line 7, Considering: 1 card is kept in the maybeboard.",
        f"Line 9, SB: 1 card is kept in the maybeboard, {WHY}.",
    ]
    assert sentences(parsed, numbered=False)[1] == "Considering: 1 card is kept in the maybeboard."
    assert sentences(parsed, kept=False)[1] == "Line 7, Considering: 1 card is not part of the deck."
    assert calls_sideboard(parsed)


def test_of_a_list_that_is_all_deck_there_is_nothing_to_say():
    parsed = parse("# Apes\nDeck: Apes\nWild (3)\n3 Kong\nTotal: 3")
    assert (sentences(parsed), calls_sideboard(parsed)) == ([], False)
    assert not calls_sideboard(parse("MB: 1 Kong"))


def test_of_many_lines_that_are_not_used_some_are_quoted():
    parsed = parse("\n".join(["Format: x"] * 7))
    quoted = "; ".join(f"line {number} “Format: x”" for number in range(1, 6))
    assert sentences(parsed) == [f"Not used: {quoted}; and 2 more lines."]
