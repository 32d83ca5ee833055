"""The catalogue: what the base set holds, counted by hand, and how people look cards up."""

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.epic.cards import base
from engine.epic.catalogue.products import (
    CARDS,
    DEITIES,
    PRODUCTS,
    REPRINTS,
    SETS,
    TOKENS,
    UnknownCard,
    UnknownDeity,
    UnknownName,
    by_name,
    card_or_deity,
    cards_of,
    deity_by_name,
    facts,
    printings,
)
from engine.epic.language import (
    CHAMPION,
    EVENT,
    EVIL,
    GOOD,
    RED,
    SAGE,
    WHITE,
    WILD,
    Deity,
    GainHealth,
    On,
    Whenever,
)


def test_the_base_set_has_30_cards_of_each_alignment():
    assert len(base.BASE_SET) == 120
    assert Counter(card.alignment for card in base.BASE_SET) == {GOOD: 30, EVIL: 30, SAGE: 30, WILD: 30}


def test_each_alignment_has_7_red_and_23_white_gems():
    assert Counter((card.alignment, card.gem) for card in base.BASE_SET) == {
        (alignment, gem): count for alignment in (GOOD, EVIL, SAGE, WILD) for gem, count in ((RED, 7), (WHITE, 23))
    }


def test_each_alignment_has_8_cards_of_cost_0_and_22_of_cost_1():
    assert Counter((card.alignment, card.cost) for card in base.BASE_SET) == {
        (alignment, cost): count for alignment in (GOOD, EVIL, SAGE, WILD) for cost, count in ((0, 8), (1, 22))
    }


def test_69_champions_and_51_events():
    assert Counter((card.alignment, card.kind) for card in base.BASE_SET) == {
        (GOOD, CHAMPION): 19,
        (GOOD, EVENT): 11,
        (EVIL, CHAMPION): 16,
        (EVIL, EVENT): 14,
        (SAGE, CHAMPION): 18,
        (SAGE, EVENT): 12,
        (WILD, CHAMPION): 16,
        (WILD, EVENT): 14,
    }


def test_the_sums_of_all_offense_and_defense():
    assert (sum(card.offense for card in base.BASE_SET), sum(card.defense for card in base.BASE_SET)) == (390, 412)


def test_the_commonest_classes():
    classes = Counter(word for card in base.BASE_SET for word in card.classes.split())
    assert (len(classes), classes["human"], classes["demon"], classes["mage"], classes["dragon"]) == (26, 24, 10, 6, 6)


def test_champions_have_abilities_and_events_have_effects():
    assert [card.name for card in CARDS if card.kind == EVENT and (card.abilities or not card.effect)] == []
    assert [card.name for card in CARDS if card.kind == CHAMPION and card.effect] == []
    assert [card.name for card in base.BASE_SET if card.discard] == [
        "Ancient Chant",
        "Bellowing Minotaur",
        "Cave Troll",
        "Demon Breach",
        "Inner Peace",
        "Lash",
        "Lightning Storm",
        "Plentiful Dead",
        "Psionic Assault",
        "Rally the People",
        "Sea Hydra",
        "Soul Hunter",
        "Wolf Companion",
    ]


def test_the_tokens_of_rule_2_3_4():
    assert [(token.name, token.alignment, token.classes, token.offense, token.defense) for token in TOKENS] == [
        ("Human", GOOD, "human", 1, 1),
        ("Zombie", EVIL, "zombie", 2, 2),
        ("Demon", EVIL, "demon", 4, 4),
        ("Wolf", WILD, "wolf", 2, 2),
    ]


def test_cards_stand_in_printing_order():
    assert PRODUCTS[0] == ("Base Set", (("Base Set", base.BASE_SET),))
    assert [card for product, _ in PRODUCTS for card in cards_of(product)] == list(CARDS)
    assert CARDS[:120] == base.BASE_SET


def test_the_products_as_players_know_them():
    """Packs are sets of a product; promos that Pantheon prints again are counted there."""
    assert [(product, len(sets), len(cards_of(product))) for product, sets in PRODUCTS] == [
        ("Base Set", 1, 120),
        ("Promos", 2, 13),
        ("Tyrants", 4, 48),
        ("Uprising", 4, 48),
        ("Pantheon", 4, 48),
    ]
    assert (len(CARDS), len(DEITIES), len(REPRINTS)) == (277, 8, 7)


def test_what_the_readme_promises_is_there():
    readme = Path(__file__).resolve().parents[4] / "README.md"
    assert f"all {len(CARDS) + len(DEITIES)} cards" in readme.read_text(encoding="utf-8")


def test_every_set_is_alphabetical():
    for _, cards in SETS:
        assert [card.name for card in cards] == sorted({card.name for card in cards})


def test_what_is_printed_again_is_a_card_of_another_set():
    home = {card.name: name for name, cards in SETS for card in cards}
    assert [card for name, card, _ in REPRINTS if home[card] == name] == []


def test_every_card_and_deity_has_its_printings():
    assert all(printings(card)[-1][1] in ("red", "white") for card in CARDS)
    assert all(gem is None for deity in DEITIES for _, gem in printings(deity))


def test_every_card_is_found_by_its_name():
    assert [by_name(card.name) for card in CARDS] == list(CARDS)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("kong", "Kong"),
        ("  KONG ", "Kong"),
        ("wolfs call", "Wolf's Call"),
        ("Wolf’s Call", "Wolf's Call"),
        ("The Peoples Champion", "The People's Champion"),
        ("raging trex", "Raging T-Rex"),
        ("Chomp", "Chomp!"),
        ("Kóng", "Kong"),
    ],
)
def test_names_are_found_however_they_are_typed(typed, name):
    assert by_name(typed).name == name


@pytest.mark.parametrize(
    ("typed", "suggestions"),
    [
        ("Kang", ("Kong",)),
        ("Sea Hidra", ("Sea Hydra", "Sea Titan")),
        ("pegasus", ("Faithful Pegasus",)),
        ("xyzzy", ()),
        ("", ()),
        ("!?", ()),
    ],
)
def test_an_unknown_name_is_answered_with_close_ones(typed, suggestions):
    with pytest.raises(UnknownCard) as unknown:
        by_name(typed)
    assert (unknown.value.name, unknown.value.suggestions) == (typed, suggestions)


def test_the_sentence_for_an_unknown_name():
    with pytest.raises(ValueError, match=r'^No card is called "Kang"\. Did you mean Kong\?$'):
        by_name("Kang")
    with pytest.raises(ValueError, match=r'^No card is called "xyzzy"\.$'):
        by_name("xyzzy")


def test_a_huge_name_is_cut_short_in_the_sentence():
    with pytest.raises(UnknownCard) as unknown:
        by_name("kong" * 100_000)
    assert len(str(unknown.value)) < 200


def test_printings_give_the_product_and_the_gem():
    assert printings(by_name("Kong")) == (("Base Set", "red"),)
    assert printings(by_name("Lash")) == (("Base Set", "white"),)
    assert printings(by_name("Teleport")) == (("Season 1 Promo", "white"), ("Pantheon: Angeline vs Scara", "red"))
    assert printings(deity_by_name("Helena, the Valiant")) == (("Pantheon: Helena vs Zaltessa", None),)


def test_the_facts_of_a_champion():
    assert facts(by_name("Kong")) == {
        "name": "Kong",
        "alignments": ["wild"],
        "kind": "champion",
        "rank": None,
        "cost": 1,
        "classes": ["giant", "ape"],
        "offense": 13,
        "defense": 14,
        "gem": "red",
        "printings": [{"set": "Base Set", "gem": "red"}],
        "text": "Tribute → Deal 13 damage to target champion.",
        "discard_text": "",
    }


def test_the_facts_of_an_event():
    assert facts(by_name("Lash")) == {
        "name": "Lash",
        "alignments": ["wild"],
        "kind": "event",
        "rank": None,
        "cost": 0,
        "classes": [],
        "offense": None,
        "defense": None,
        "gem": "white",
        "printings": [{"set": "Base Set", "gem": "white"}],
        "text": "Deal 1 damage to target champion. It gains breakthrough and +4 {offense} this turn.",
        "discard_text": "{1}: Recall",
    }


def test_the_facts_of_a_token():
    assert facts(TOKENS[3]) == {
        "name": "Wolf",
        "alignments": ["wild"],
        "kind": "champion",
        "rank": None,
        "cost": 0,
        "classes": ["wolf"],
        "offense": 2,
        "defense": 2,
        "gem": None,
        "printings": [],
        "text": "",
        "discard_text": "",
    }


def test_the_facts_of_a_deity():
    """What no card of a set is yet: the rank in place of cost, numbers and gem (2.4)."""
    deity = Deity("Somebody, the Patient", GOOD | SAGE, "elder god", (Whenever(On.START_OF_YOUR_TURN, GainHealth(3)),))
    assert facts(deity) == {
        "name": "Somebody, the Patient",
        "alignments": ["good", "sage"],
        "kind": "deity",
        "rank": "elder god",
        "cost": None,
        "classes": [],
        "offense": None,
        "defense": None,
        "gem": None,
        "printings": [],
        "text": "At the start of your turn → Gain 3 health.",
        "discard_text": "",
    }


def test_deities_are_found_by_name_and_are_no_cards_of_decks():
    """1.3.2: a deity is not part of a deck."""
    assert [deity_by_name(deity.name.lower()) for deity in DEITIES] == list(DEITIES)
    for deity in DEITIES:
        with pytest.raises(UnknownCard):
            by_name(deity.name)
    with pytest.raises(UnknownDeity, match='No deity is called "Kong"'):
        deity_by_name("Kong")


def test_a_name_may_be_that_of_a_card_or_of_a_deity():
    assert card_or_deity("kong") == by_name("Kong")
    assert card_or_deity("helena the valiant") == deity_by_name("Helena, the Valiant")
    for name, hint in (
        ("Kang", " Did you mean Kong?"),
        ("Maligus", " Did you mean Maligus, the Dark One?"),
        ("xyzzy", ""),
    ):
        with pytest.raises(UnknownName, match=re.escape(f'No card is called "{name}".{hint}') + "$"):
            card_or_deity(name)
