"""How a draft is told in plain words."""

import pytest

from drafts.wording import sentences
from engine.epic.catalogue import CARDS
from engine.epic.construction import by_key
from engine.epic.limited import PROCEDURES, plan

GEMS = "one copy of each card with a red gem and three of each with a white one"
OWN = {"cards": [card.name for card in CARDS], "packs": 2, "pack_size": 15}


def said(key, **chosen):
    return sentences(plan(key, **(OWN if key == "own" else {}) | chosen), by_key(key))


@pytest.mark.parametrize("key", [one.key for one in PROCEDURES])
def test_every_format_is_told_from_the_cards_to_the_deck(key):
    sentences = said(key)
    assert sentences[0].startswith("The cards come from ")
    assert sentences[-1].startswith("Then everybody builds a deck of ")
    assert all(one.endswith(".") and "  " not in one for one in sentences)


def test_a_cube_draft():
    assert said("cube") == [
        f"The cards come from three copies of Base Set: {GEMS}.",
        "Everybody opens three packs of 12 cards, one after another, takes a card and passes the pack on.",
        "They go left, right and left.",
        "Each player picks 36 cards.",
        "Between packs, players review their cards.",
        "Then everybody builds a deck of at least 30 cards from their pool.",
    ]


def test_a_dark_draft_in_which_own_picks_are_hidden():
    assert said("dark", products=["Base Set", "Tyrants"], own_picks="end")[1:5] == [
        "In each of ten rounds both players get five cards and keep one of them.",
        "They exchange the rest and keep two. The last two are removed face down.",
        "Each player picks 30 cards.",
        "Picks are face down: players can see their own only when the draft is over.",
    ]


@pytest.mark.parametrize(
    ("directions", "sentence"),
    [
        (["left"], "It goes to the left."),
        (["right", "right"], "All go to the right."),
        (["left", "right"], "They go left and right."),
        (["left", "right", "left", "right"], "The first goes to the left, the next to the right, and so on."),
        (["left", "left", "right", "right"], "They go left, left, right and right."),
    ],
)
def test_where_packs_go(directions, sentence):
    assert sentence in said("own", packs=len(directions), pack_size=30 // len(directions) + 1, directions=directions)


@pytest.mark.parametrize(
    ("key", "chosen", "sentence"),
    [
        ("sealed", {"pool": 45}, "45 cards are dealt to each player; there are no picks."),
        ("random60", {}, "Each player gets 60 different cards, 13 to 17 of each alignment."),
        ("open", {}, "Four cards are dealt face up, 15 times."),
    ],
)
def test_what_is_dealt(key, chosen, sentence):
    assert sentence in said(key, **chosen)
