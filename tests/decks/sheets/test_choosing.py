"""Which cards a print sheet has."""

import pytest

from decks.sheets.choosing import MOST_CARDS, TooMany, bounded, of_deck, tokens_of
from engine.epic.catalogue import CARDS, TOKENS
from engine.games import DEFAULT

DECK = {"Rage": 2, "Kong": 3, "Inner Peace": 1}


def test_the_cards_of_a_deck_come_in_the_order_of_its_page_and_the_deity_last():
    counts = of_deck(DECK, "Furios, Father of Nature", copies="all", owned={}, game=DEFAULT)
    assert list(counts.items()) == [("Inner Peace", 1), ("Kong", 3), ("Rage", 2), ("Furios, Father of Nature", 1)]


def test_one_of_each():
    assert of_deck(DECK, "", copies="one", owned={"Kong": 3}, game=DEFAULT) == {"Inner Peace": 1, "Rage": 1, "Kong": 1}


def test_only_what_is_not_owned():
    owned = {"Kong": 1, "Rage": 5, "Furios, Father of Nature": 1}
    counts = of_deck(DECK, "Furios, Father of Nature", copies="missing", owned=owned, game=DEFAULT)
    assert counts == {"Inner Peace": 1, "Kong": 2}


def test_tokens_are_those_that_the_cards_put_into_play():
    assert tokens_of(["Wolf's Call", "Kong"], game=DEFAULT) == ["Wolf"]
    assert tokens_of(["Kong", "Furios, Father of Nature"], game=DEFAULT) == []
    assert tokens_of([card.name for card in CARDS], game=DEFAULT) == sorted(token.name for token in TOKENS)


def test_a_document_holds_so_many_cards_and_no_more():
    assert bounded({"Kong": MOST_CARDS}) == {"Kong": MOST_CARDS}
    with pytest.raises(TooMany, match="This would print 217 cards; the limit is 216"):
        bounded({"Kong": MOST_CARDS, "Rage": 1})
