"""Construction rules: what each format asks for, what it says of a deck that is not legal, and an oracle that counts
card by card."""

from collections import Counter
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.epic.catalogue.products import BANS, CARDS, PRINTED_IN, PRODUCTS, UnknownCard, by_name, facts, is_fast
from engine.epic.construction import ANY_NUMBER, UnknownFormat, formats
from engine.epic.construction.decklist import preconstructed, random30
from engine.epic.construction.formats import (
    BANS_OF_2017,
    CONSTRUCTED,
    DECK_FORMATS,
    BanList,
    Format,
    allowed_copies,
    by_key,
    violations,
)

FREE = {word: [card.name for card in CARDS if card.cost == 0 and facts(card)["alignments"] == [word]]
        for word in ("good", "evil", "sage", "wild")}  # fmt: skip
PAID = {word: [card.name for card in CARDS if card.cost == 1 and facts(card)["alignments"] == [word]]
        for word in ("good", "evil", "sage", "wild")}  # fmt: skip


def some(names, count, each=3):
    """So many cards of these names, up to so many of each."""
    return Counter(dict.fromkeys(names[: count // each], each)) + Counter({names[count // each]: count % each})


def sentences(deck, deck_format=CONSTRUCTED, **more):
    return [one.text for one in violations(deck, deck_format, **more)]


SAGE = some(FREE["sage"], 8) + some(PAID["sage"], 16) + some(PAID["good"], 36)


# --- the ratio -------------------------------------------------------------------------------------------------------


def test_eight_free_cards_and_sixteen_of_cost_1_of_their_alignment_are_legal():
    assert sentences(SAGE) == []


def test_a_ninth_free_card_needs_two_more():
    deck = SAGE + Counter([FREE["sage"][5]])
    [found] = violations(deck, CONSTRUCTED)
    assert found.text == ("Sage: 9 free cards need 18 one-cost Sage cards; the deck has 16: add 2, or cut a free one.")
    assert (found.rule, found.have, found.need) == ("ratio", 16, 18)
    assert found.cards == tuple(sorted(name for name in deck if name in FREE["sage"]))
    assert found.to_json() == {
        "rule": "ratio", "cards": list(found.cards), "have": 16, "need": 18, "text": found.text,
    }  # fmt: skip


def test_one_free_card_without_any_of_cost_1():
    deck = Counter([FREE["evil"][0]]) + some(PAID["good"], 60)
    assert sentences(deck) == [
        "Evil: 1 free card needs 2 one-cost Evil cards; the deck has 0: add 2, or cut a free one."
    ]


def test_an_odd_card_of_cost_1_is_counted():
    deck = some(FREE["wild"], 3) + some(PAID["wild"], 3) + some(PAID["good"], 54)
    assert sentences(deck) == [
        "Wild: 3 free cards need 6 one-cost Wild cards; the deck has 3: add 3, or cut 2 free ones."
    ]


def test_each_alignment_is_asked_for_itself_in_the_order_of_the_rules():
    deck = some(FREE["sage"], 1, 1) + some(FREE["good"], 2, 1) + some(PAID["wild"], 57)
    assert sentences(deck) == [
        "Good: 2 free cards need 4 one-cost Good cards; the deck has 0: add 4, or cut 2 free ones.",
        "Sage: 1 free card needs 2 one-cost Sage cards; the deck has 0: add 2, or cut a free one.",
    ]


@pytest.mark.usefixtures("two_alignments")
def test_a_card_of_two_alignments_counts_for_both():
    deck = Counter({"Twilight Imp": 3}) + some(PAID["good"], 6) + some(PAID["wild"], 51)
    assert sentences(deck) == [
        "Evil: 3 free cards need 6 one-cost Evil cards; the deck has 0: add 6, or cut 3 free ones."
    ]
    assert sentences(deck - some(PAID["wild"], 3) + Counter({"Twilight Lord": 3})) == [
        "Evil: 3 free cards need 6 one-cost Evil cards; the deck has 3: add 3, or cut 2 free ones."
    ]


def test_h9_a_card_counts_with_its_printed_alignment():
    """Dark Leader makes humans evil in play; in the deck they are what they were."""
    deck = Counter({"Dark Leader": 3, "Palace Guard": 3}) + some(FREE["evil"], 2, 1) + some(PAID["wild"], 52)
    assert "human" in by_name("Palace Guard").classes
    assert by_name("Palace Guard").cost == 1
    assert sentences(deck) == [
        "Evil: 2 free cards need 4 one-cost Evil cards; the deck has 3: add one, or cut a free one."
    ]


# --- size and copies -------------------------------------------------------------------------------------------------


def test_a_constructed_deck_has_60_cards_or_more():
    assert sentences(some(PAID["good"], 59)) == ["The deck has 59 cards; Constructed needs at least 60: add one."]
    assert sentences({}) == ["The deck has 0 cards; Constructed needs at least 60: add 60."]
    assert sentences(some(PAID["good"], 144)) == []


def test_three_copies_of_a_card_over_all_printings():
    wild = [name for name in PAID["wild"] if name != "Hunting Pterosaur"]
    deck = some(wild, 57) + Counter({"Hunting Pterosaur": 5, wild[0]: 1})
    assert len(facts(by_name("Hunting Pterosaur"))["printings"]) == 2
    assert sentences(deck) == [
        f"{wild[0]}: 4 copies; Constructed allows 3 of each card: cut one.",
        "Hunting Pterosaur: 5 copies; Constructed allows 3 of each card: cut 2.",
    ]


def test_a_deck_may_be_bounded_above():
    deck_format = Format("small", "Small", 10, 12)
    assert sentences(some(PAID["good"], 13), deck_format) == ["The deck has 13 cards; Small needs 10 to 12: cut one."]
    assert sentences(some(PAID["good"], 1, 1), deck_format) == ["The deck has 1 card; Small needs 10 to 12: add 9."]


def test_counts_of_nothing_are_no_cards():
    assert violations({**SAGE, "Kong": 0, "Apocalypse": -3, "Nobody": 0}, CONSTRUCTED) == []


@pytest.mark.parametrize("name", ["kong", "Kongo", "Helena, the Valiant"])
def test_names_are_those_of_the_catalogue(name):
    with pytest.raises(UnknownCard):
        violations({name: 1}, CONSTRUCTED)


# --- lists -----------------------------------------------------------------------------------------------------------

BANNED = some(PAID["evil"], 48) + some(PAID["sage"], 4, 1) + Counter({"Fumble": 2})


def test_the_bans_of_2017_are_optional_and_dated():
    with_bans = CONSTRUCTED.with_lists(BANS_OF_2017)
    assert BANNED.total() == 54
    assert by_name("Fumble").cost == 0
    short = "The deck has 54 cards; Constructed needs at least 60: add 6."
    banned = 'The list "Bans of 2017" (from 2017-07-01) bans Fumble; the deck has 2 copies: cut 2.'
    assert sentences(BANNED) == [short]
    assert sentences(BANNED, with_bans) == [short, banned]
    assert sentences(BANNED, with_bans, on=date(2017, 6, 30)) == [short]
    assert sentences(BANNED, with_bans, on=date(2017, 7, 1)) == [short, banned]
    assert by_key("constructed-2017").lists == (BANS_OF_2017,)
    assert set(BANS_OF_2017.banned) == {"Fumble", "Ceasefire", "Blind Faith"}
    assert [one.name for one in formats.BAN_LISTS] == [name for name, _, _ in BANS]


def test_a_restricted_card_may_be_played_once():
    deck_format = Format("x", "X", 1, lists=(BanList("Ours", restricted=("Kong",)),))
    assert sentences({"Kong": 1}, deck_format) == []
    assert sentences({"Kong": 2}, deck_format) == [
        'The list "Ours" restricts Kong to one copy; the deck has 2 copies: cut one.'
    ]


def test_a_list_ends_on_its_last_day():
    may = BanList("May", ("Kong",), since=date(2024, 5, 1), until=date(2024, 6, 1))
    deck_format = Format("x", "X", 1, lists=(may,))
    days = (date(2024, 4, 30), date(2024, 5, 1), date(2024, 5, 31), date(2024, 6, 1), None)
    assert [len(violations({"Kong": 1}, deck_format, on=on)) for on in days] == [0, 1, 1, 0, 0]


def test_every_list_that_forbids_a_card_says_so():
    deck_format = Format("x", "X", 1, copies=1, lists=(BanList("A", ("Kong",)), BanList("B", restricted=("Kong",))))
    assert [(one.rule, one.have, one.need) for one in violations({"Kong": 3}, deck_format)] == [
        ("banned", 3, 0), ("restricted", 3, 1), ("copies", 3, 1),
    ]  # fmt: skip


# --- sets ------------------------------------------------------------------------------------------------------------


def test_sets_are_products_or_parts_of_them_and_know_what_they_print_again():
    deck_format = Format("x", "Friday", 1, sets=("Tyrants", "Kickstarter Promo"))
    assert "Hunting Pterosaur" in PRINTED_IN["Kickstarter Promo"] & PRINTED_IN["Promos"]
    assert sentences({"Hunting Pterosaur": 1}, deck_format) == []
    assert sentences({"Kong": 2}, deck_format) == [
        "Friday allows cards of Tyrants or Kickstarter Promo only; the deck has 2 copies of Kong: cut 2."
    ]
    assert {len(PRINTED_IN[name]) for name, _ in PRODUCTS[2:]} == {48}
    assert len(PRINTED_IN["Promos"]) == 13 + 7
    assert PRINTED_IN["Base Set"] == {card.name for card in CARDS[:120]}


# --- limited and preconstructed --------------------------------------------------------------------------------------


def test_limited_decks_come_from_a_pool_without_a_ratio():
    pool = Counter(random30(7)) + Counter(random30(8))
    deck = Counter(sorted(pool.elements())[:30])
    for key in ("sealed", "random60", "pack", "open", "dark", "cube"):
        assert sentences(deck, by_key(key), pool=pool) == []
    assert sentences(Counter(random30(7)), by_key("random30"), pool=Counter(random30(7))) == []


@pytest.mark.parametrize("key", ["random30", "sealed", "random60", "pack", "open", "dark"])
def test_these_limited_decks_have_exactly_30_cards(key):
    deck = some(PAID["good"], 31)
    assert sentences(deck, by_key(key), pool=deck) == [
        f"The deck has 31 cards; {by_key(key).name} needs exactly 30: cut one."
    ]


@pytest.mark.parametrize("key", ["sealed-large", "cube"])
def test_these_limited_decks_have_30_cards_or_more(key):
    deck = some(PAID["good"], 31)
    assert sentences(deck, by_key(key), pool=deck) == []
    assert sentences(some(PAID["good"], 28), by_key(key)) == [
        f"The deck has 28 cards; {by_key(key).name} needs at least 30: add 2."
    ]


def test_a_limited_deck_has_nothing_that_its_pool_has_not():
    deck = some(PAID["good"], 28) + Counter({"Kong": 2})
    pool = some(PAID["good"], 40) + Counter({"Kong": 1})
    assert sentences(deck, by_key("pack"), pool=pool) == ["Kong: 2 copies in the deck, 1 in the pool: cut one."]
    assert sentences(deck, by_key("pack"), pool=pool - Counter(["Kong"])) == [
        "Kong: 2 copies in the deck, none in the pool: cut 2."
    ]
    assert sentences(deck, by_key("pack")) == []


@pytest.mark.parametrize("alignment", ["good", "evil", "sage", "wild"])
def test_the_four_preconstructed_decks_are_legal(alignment):
    assert sentences(Counter(preconstructed(alignment)), by_key("preconstructed")) == []


def test_a_preconstructed_deck_has_one_alignment():
    deck = Counter(preconstructed("good")) - Counter(preconstructed("good")[:1]) + Counter(["Amnesia"])
    [found] = violations(deck, by_key("preconstructed"))
    assert found.text == (
        "Preconstructed needs cards of one alignment; the deck has 29 Good, 1 Sage: keep Good and cut one."
    )
    assert (found.rule, found.cards, found.have, found.need) == ("alignment", ("Amnesia",), 1, 0)
    assert sentences({}, by_key("preconstructed")) == ["The deck has 0 cards; Preconstructed needs exactly 30: add 30."]


# --- formats ---------------------------------------------------------------------------------------------------------


def test_formats_have_keys_of_their_own():
    assert [by_key(one.key) for one in DECK_FORMATS] == list(DECK_FORMATS)
    keys = ", ".join(one.key for one in DECK_FORMATS)
    with pytest.raises(UnknownFormat, match=rf'^No format is called "standard"\. There are {keys}\.$'):
        by_key("standard")


# --- an oracle -------------------------------------------------------------------------------------------------------

NAMES = st.sampled_from([card.name for card in CARDS])
FEW = st.sampled_from([*FREE["sage"][:4], *PAID["sage"][:4], *FREE["evil"][:2], *PAID["evil"][:2], "Fumble", "Kong"])
DECKS = st.dictionaries(NAMES | FEW, st.integers(1, 5), max_size=25)
HOUSE = st.builds(
    Format,
    key=st.just("x"),
    name=st.just("X"),
    least=st.integers(0, 40),
    most=st.none() | st.integers(40, 60),
    copies=st.none() | st.integers(1, 4),
    ratio=st.booleans(),
    sets=st.lists(st.sampled_from(sorted(PRINTED_IN)), max_size=2).map(tuple),
    lists=st.lists(
        st.builds(
            BanList,
            st.just("L"),
            st.lists(FEW, max_size=3).map(tuple),
            st.lists(FEW, max_size=3).map(tuple),
            st.none() | st.just(date(2020, 1, 1)),
            st.none() | st.just(date(2022, 1, 1)),
        ),
        max_size=2,
    ).map(tuple),
    pool=st.booleans(),
    one_alignment=st.booleans(),
)
DAYS = st.none() | st.sampled_from([date(2019, 12, 31), date(2020, 1, 1), date(2021, 12, 31), date(2022, 1, 1)])


def in_force(one, on):
    begun = one.since is None or on is None or on >= one.since
    over = one.until is not None and (on is None or on >= one.until)
    return begun and not over


def broken(deck, deck_format, pool, on):
    """The rules that a deck breaks, card by card: what `violations` must name."""
    table = [facts(by_name(name)) for name in Counter(deck).elements()]
    names = [card["name"] for card in table]
    found = set()
    if len(names) < deck_format.least or len(names) > (deck_format.most or 1000):
        found.add(("size", None))
    for card in table:
        name, sets = card["name"], {one["set"] for one in card["printings"]}
        products = {product for product, parts in PRODUCTS if sets & {part for part, _ in parts}}
        if deck_format.copies is not None and names.count(name) > deck_format.copies:
            found.add(("copies", name))
        if deck_format.sets and not (sets | products) & set(deck_format.sets):
            found.add(("sets", name))
        if deck_format.pool and pool is not None and names.count(name) > pool.get(name, 0):
            found.add(("pool", name))
        for one in deck_format.lists:
            if in_force(one, on) and name in one.banned:
                found.add(("banned", name))
            elif in_force(one, on) and name in one.restricted and names.count(name) > 1:
                found.add(("restricted", name))
    for word in ("good", "evil", "sage", "wild"):
        of = [card["cost"] for card in table if word in card["alignments"]]
        if deck_format.ratio and of.count(1) < 2 * of.count(0):
            found.add(("ratio", word))
    if deck_format.one_alignment and len({word for card in table for word in card["alignments"]}) > 1:
        found.add(("alignment", None))
    return found


def named(deck, deck_format, pool, on):
    found = set()
    for one in violations(deck, deck_format, pool=pool, on=on):
        if one.rule == "ratio":
            found.add(("ratio", one.fact.partition(":")[0].lower()))
        else:
            found.add((one.rule, one.cards[0] if len(one.cards) == 1 and one.rule != "alignment" else None))
    return found


@settings(max_examples=300, deadline=None)
@given(DECKS, HOUSE, st.none() | DECKS, DAYS)
def test_violations_are_what_an_oracle_finds(deck, deck_format, pool, on):
    assert named(deck, deck_format, pool, on) == broken(deck, deck_format, pool, on)


@settings(max_examples=100, deadline=None)
@given(DECKS)
def test_constructed_decks_against_the_oracle(deck):
    deck = {name: 3 * count for name, count in deck.items()}  # near 60 cards, with too many copies here and there
    assert named(deck, CONSTRUCTED, None, None) == broken(deck, CONSTRUCTED, None, None)


def number(count):
    return "one" if count == 1 else count


@settings(max_examples=100, deadline=None)
@given(DECKS, HOUSE, st.none() | DECKS, DAYS)
def test_what_the_advice_says_mends_the_rule(deck, deck_format, pool, on):
    """Exactly so many cards: cutting as many copies as is said leaves nothing to say of that card."""
    for one in violations(deck, deck_format, pool=pool, on=on):
        match one.rule:
            case "size":
                assert one.advice == f"{'add' if one.have < one.need else 'cut'} {number(abs(one.have - one.need))}"
            case "ratio":
                cut = int(one.advice.split("cut ")[1].split()[0].replace("a", "1"))
                assert one.have < 2 * (one.need // 2 - cut + 1)
                assert one.have >= 2 * (one.need // 2 - cut)
            case "banned" | "restricted" | "sets" | "pool" | "copies":
                assert one.advice == f"cut {number(one.have - one.need)}"
                after = violations({**deck, one.cards[0]: one.need}, deck_format, pool=pool, on=on)
                assert (one.rule, one.cards, one.fact) not in [(each.rule, each.cards, each.fact) for each in after]


@settings(max_examples=100, deadline=None)
@given(DECKS, HOUSE, st.none() | DECKS, DAYS)
def test_allowed_copies_are_the_most_of_which_nothing_is_said(deck, deck_format, pool, on):
    allowed = allowed_copies(deck_format, pool=pool, on=on)
    of_cards = {"banned", "restricted", "sets", "pool", "copies"}
    for name in deck:
        most = allowed.get(name, 0)
        assert not of_cards & {one.rule for one in violations({name: most}, deck_format, pool=pool, on=on)}
        if most < ANY_NUMBER:
            assert of_cards & {one.rule for one in violations({name: most + 1}, deck_format, pool=pool, on=on)}


def test_cards_are_fast_that_can_be_played_at_any_time():
    assert {name: is_fast(by_name(name)) for name in ("Kong", "Fumble", "Hunting Pterosaur")} == {
        "Kong": False, "Fumble": True, "Hunting Pterosaur": True,
    }  # fmt: skip
