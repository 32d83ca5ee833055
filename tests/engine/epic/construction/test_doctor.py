"""The deck doctor: its repairs are legal and smallest, against brute force and against a count of all numbers; which
cards it prefers; what it says."""

from collections import Counter
from datetime import date
from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.construction.repairs import NoRepair
from engine.epic.catalogue.products import CARDS, UnknownCard, by_name, is_fast
from engine.epic.construction.decklist import preconstructed
from engine.epic.construction.doctor import Repair, Swap, Way, repair, ways
from engine.epic.construction.formats import (
    BANS_OF_2017,
    CONSTRUCTED,
    FORMATS,
    BanList,
    Format,
    allowed_copies,
    by_key,
    violations,
)
from engine.epic.language import EVIL, GOOD, SAGE, WILD


def names(alignment, cost):
    return [card.name for card in CARDS if (card.alignment, card.cost) == (alignment, cost)]


FREE = {one: names(one, 0) for one in (GOOD, EVIL, SAGE, WILD)}
PAID = {one: names(one, 1) for one in (GOOD, EVIL, SAGE, WILD)}


def some(cards, count, each=3):
    """So many cards of these names, up to so many of each."""
    return Counter(dict.fromkeys(cards[: count // each], each)) + Counter({cards[count // each]: count % each})


def parts(repaired):
    """The cuts and the adds of a repair."""
    return Counter(one.cut for one in repaired.swaps if one.cut), Counter(one.add for one in repaired.swaps if one.add)


def checked(deck, deck_format, **more):
    """The repair of a deck, after looking whether it is one."""
    repaired = repair(deck, deck_format, **more)
    cuts, adds = parts(repaired)
    asked = {name: more[name] for name in ("pool", "on") if name in more}
    assert violations(repaired.applied(deck), deck_format, **asked) == []
    assert cuts <= Counter(deck)
    assert not cuts & adds
    assert len(repaired.swaps) == max(cuts.total(), adds.total())
    assert all(one.why.endswith(".") for one in repaired.swaps)
    return repaired


# --- stories ---------------------------------------------------------------------------------------------------------

NINE = some(FREE[SAGE], 9) + some(PAID[SAGE], 16) + some(PAID[GOOD], 35)


def test_a_legal_deck_needs_nothing():
    deck = some(PAID[GOOD], 60)
    assert repair(deck, CONSTRUCTED) == Repair((), exact=True)


def test_a_ninth_free_card_is_swapped():
    repaired = checked(NINE, CONSTRUCTED)
    [swap] = repaired.swaps
    assert repaired.exact
    assert swap.cut in FREE[SAGE]
    assert swap.add in PAID[SAGE] + PAID[GOOD]
    assert swap.why == (
        "Sage: 9 free cards need 18 one-cost Sage cards; the deck has 16. "
        "The deck then has 59 cards; Constructed needs at least 60."
    )
    assert sum(repaired.applied(NINE).values()) == 60


def test_in_a_bigger_deck_it_is_cut():
    deck = NINE + Counter(PAID[WILD][:1])
    [swap] = checked(deck, CONSTRUCTED).swaps
    assert (swap.cut in FREE[SAGE], swap.add) == (True, None)
    assert swap.why == "Sage: 9 free cards need 18 one-cost Sage cards; the deck has 16."


def test_a_deck_does_not_grow_where_that_saves_nothing():
    deck = NINE + Counter(PAID[SAGE][6:7]) - Counter(PAID[GOOD][:1])  # one card of cost 1 is missing
    repaired = checked(deck, CONSTRUCTED)
    assert [len(repaired.swaps), sum(repaired.applied(deck).values())] == [1, 60]


def test_free_cards_can_be_kept_instead():
    """Two of the 35 good cards make room for two more sage ones, and the deck stays as large as it was."""
    repaired = checked(NINE, CONSTRUCTED, way=Way.KEEP_FREE)
    cuts, adds = parts(repaired)
    assert (cuts.total(), adds.total()) == (2, 2)
    assert set(cuts) <= set(PAID[GOOD])
    assert set(adds) <= set(PAID[SAGE])
    assert {one.why for one in repaired.swaps} == {
        "Sage: 9 free cards need 18 one-cost Sage cards; the deck has 16. The deck keeps its 60 cards."
    }
    smallest, other = ways(NINE, CONSTRUCTED)
    assert (smallest.ways, smallest.swaps) == ((Way.FEWEST, Way.KEEP_PAID), checked(NINE, CONSTRUCTED).swaps)
    assert (other.ways, other.swaps) == ((Way.KEEP_FREE,), repaired.swaps)


def test_one_cost_cards_can_be_kept_where_a_deck_is_too_large():
    deck = some(FREE[SAGE], 2, 1) + some(PAID[SAGE], 5)
    deck_format = Format("x", "Ours", 5, 5, copies=3, ratio=True)
    assert parts(checked(deck, deck_format, way=Way.KEEP_PAID))[0] == some(FREE[SAGE], 2, 1)
    cuts, adds = parts(checked(deck, deck_format, way=Way.KEEP_FREE))  # two free cards and four others are too many
    assert (cuts.total(), sum(cuts[name] for name in FREE[SAGE]), adds.total()) == (2, 1, 0)


def test_what_is_banned_is_replaced():
    deck = some(PAID[WILD], 58) + Counter({"Apocalypse": 2})
    deck_format = Format("x", "Ours", 60, copies=3, lists=(BanList("May", ("Apocalypse",), since=date(2024, 5, 1)),))
    repaired = checked(deck, deck_format, on=date(2024, 5, 1))
    cuts, adds = parts(repaired)
    assert cuts == {"Apocalypse": 2}
    assert set(adds) <= set(PAID[WILD] + FREE[WILD])
    banned = 'The list "May" (from 2024-05-01) bans Apocalypse; the deck has 2 copies.'
    size = "The deck then has 58 cards; Ours needs at least 60."
    assert [one.why for one in repaired.swaps] == [f"{banned} {size}"] * 2
    assert repair(deck, deck_format, on=date(2024, 4, 30)).swaps == ()


def test_of_several_rules_the_strictest_is_told():
    deck_format = Format("x", "Ours", 1, copies=2, lists=(BanList("A", restricted=("Kong",)),))
    assert checked({"Kong": 3}, deck_format).swaps == (
        Swap("Kong", None, 'The list "A" restricts Kong to one copy; the deck has 3 copies.'),
        Swap("Kong", None, 'The list "A" restricts Kong to one copy; the deck has 3 copies.'),
    )


def test_cuts_of_one_rule_can_break_another():
    """The banned cards were the ones that paid for the free ones."""
    deck = some(FREE[GOOD], 9, 3) + some(PAID[GOOD], 18) + some(PAID[EVIL], 33)
    deck_format = CONSTRUCTED.with_lists(BanList("Ours", tuple(PAID[GOOD][:2])))
    repaired = checked(deck, deck_format)
    assert len(repaired.swaps) == 6
    assert "Good: 9 free cards need 18 one-cost Good cards; the deck then has 12." in " ".join(
        one.why for one in repaired.swaps
    )


def test_a_limited_deck_takes_what_its_pool_has():
    pool = Counter(preconstructed("good")) + Counter(preconstructed("evil")[:5])
    deck = Counter(preconstructed("good")[:27]) + Counter({"Kong": 1})
    repaired = checked(deck, by_key("pack"), pool=pool)
    cuts, adds = parts(repaired)
    assert (cuts, adds.total(), len(repaired.swaps)) == ({"Kong": 1}, 3, 3)
    assert repaired.swaps[0].why == (
        "Kong: 1 copy in the deck, none in the pool. The deck then has 27 cards; Pack Draft needs exactly 30."
    )
    assert repaired.swaps[1] == Swap(
        None, repaired.swaps[1].add, "The deck then has 27 cards; Pack Draft needs exactly 30."
    )


def test_a_limited_deck_without_its_pool_can_only_be_cut():
    deck = some(PAID[GOOD], 32)
    cuts, adds = parts(checked(deck, by_key("open")))
    assert (cuts.total(), adds.total()) == (2, 0)


def test_a_preconstructed_deck_gets_back_what_is_missing():
    full = Counter(preconstructed("sage"))
    lost = [sorted(full)[3], sorted(full)[17]]
    deck = full - Counter(lost) + Counter(["Kong", "Kong"])
    cuts, adds = parts(checked(deck, by_key("preconstructed")))
    assert (cuts, adds) == ({"Kong": 2}, Counter(lost))
    deck = full - Counter(lost[:1]) + Counter(["Zombie Apocalypse"])
    assert checked(deck, by_key("preconstructed")).swaps == (
        Swap(
            "Zombie Apocalypse",
            lost[0],
            "Preconstructed needs cards of one alignment; of 30 here 29 are Sage. "
            "The deck then has 29 cards; Preconstructed needs exactly 30.",
        ),
    )


@pytest.mark.parametrize(
    ("deck", "deck_format", "more", "said"),
    [
        ({"Kong": 3}, Format("x", "Ours", 60, copies=3, ratio=True, sets=("Season 1 Promo",)), {},
         "No legal deck can be made: Ours needs at least 60 cards, and its other rules allow 6 at most."),
        ({"Kong": 1}, by_key("sealed"), {},
         (
             "No legal deck can be made: Sealed needs exactly 30 cards, and of this deck 1 may stay, "
             "and nothing can be added without its pool."
         )),
        ({"Kong": 1}, by_key("open"), {"pool": {"Apocalypse": 4}},
         "No legal deck can be made: Open Draft needs exactly 30 cards, and the pool allows 4 at most."),
        ({"Kong": 1}, by_key("open"), {"pool": {}},
         "No legal deck can be made: Open Draft needs exactly 30 cards, and the pool allows none."),
        ({}, Format("x", "Ours", 3, copies=3, ratio=True, pool=True), {"pool": {FREE[GOOD][0]: 3, PAID[GOOD][0]: 1}},
         "No legal deck can be made: Ours needs at least 3 cards, and the pool allows 1 at most."),
    ],
)  # fmt: skip
def test_where_no_deck_is_legal_it_says_so(deck, deck_format, more, said):
    with pytest.raises(NoRepair) as raised:
        repair(deck, deck_format, **more)
    assert str(raised.value) == said


def test_names_are_those_of_the_catalogue():
    with pytest.raises(UnknownCard):
        repair({"kong": 1}, CONSTRUCTED)


# --- taste -----------------------------------------------------------------------------------------------------------

SMALL = Format("small", "Small", 4, 4, copies=3)


def test_what_is_owned_comes_first():
    rating = {"Kong": 9.0, PAID[SAGE][4]: 1.0}
    repaired = checked({PAID[GOOD][0]: 3}, SMALL, owned={PAID[GOOD][0]: 3, PAID[SAGE][4]: 1}, rating=rating)
    assert parts(repaired)[1] == {PAID[SAGE][4]: 1}
    assert repaired.swaps[0].why == "The deck has 3 cards; Small needs exactly 4."


def test_what_is_in_the_deck_is_not_owned_once_more():
    repaired = checked({"Kong": 2}, SMALL, owned={"Kong": 2, PAID[GOOD][0]: 1})
    assert PAID[GOOD][0] in parts(repaired)[1]
    assert [one.why.endswith(f" You own no other copy of {one.add}.") for one in repaired.swaps] == [False, True]


def test_what_is_not_owned_is_cut_first():
    deck = {"Kong": 3, PAID[WILD][0]: 2, PAID[WILD][1]: 1}
    repaired = checked(deck, SMALL, owned={"Kong": 2, PAID[WILD][0]: 2}, rating={"Kong": 9.0, PAID[WILD][1]: 9.0})
    assert parts(repaired)[0] == {"Kong": 1, PAID[WILD][1]: 1}


def test_then_alignments_that_the_deck_has():
    slow = next(name for name in PAID[EVIL] if not is_fast(by_name(name)))
    deck = {name: 1 for name in PAID[EVIL] if not is_fast(by_name(name)) and name != slow}
    deck_format = Format("x", "X", len(deck) + 1)
    assert set(parts(checked(deck, deck_format, rating={"Kong": 9.0}))[1]) <= set(PAID[EVIL] + FREE[EVIL])


def test_then_the_balance_of_the_deck():
    fast = [name for name in PAID[GOOD] if is_fast(by_name(name))]
    slow = [name for name in PAID[GOOD] if not is_fast(by_name(name))]
    deck = Counter(fast[:4] + slow[:4])
    adds = parts(checked(deck, Format("x", "X", 12), rating=dict.fromkeys(fast, 5.0)))[1]
    assert sum(is_fast(by_name(name)) * count for name, count in adds.items()) == 2
    cuts = parts(checked(deck, Format("x", "X", 1, 4), rating=dict.fromkeys(slow, 5.0)))[0]
    assert sum(is_fast(by_name(name)) * count for name, count in cuts.items()) == 2
    adds = parts(checked(deck - Counter(fast), Format("x", "X", 12)))[1]
    assert not any(is_fast(by_name(name)) for name in adds)


def test_then_the_rating_then_the_name():
    deck = Counter(name for name in FREE[WILD] + PAID[WILD] if not is_fast(by_name(name)))
    deck -= Counter(["Kong", "Raging T-Rex", "Burrowing Wurm"])
    deck_format = Format("x", "X", deck.total() + 1, deck.total() + 1, copies=1)
    assert parts(checked(deck, deck_format))[1] == {"Burrowing Wurm": 1}
    assert parts(checked(deck, deck_format, rating={"Raging T-Rex": 2.0, "Kong": 3.0}))[1] == {"Kong": 1}


def test_free_cards_are_cut_where_nothing_owned_could_be_added():
    """Both alignments miss 4; three free cards go, and the two cards that are added are those of the player."""
    deck = Counter({FREE[GOOD][0]: 2, FREE[EVIL][0]: 2, PAID[WILD][0]: 3})
    deck_format = Format("x", "X", 6, copies=3, ratio=True)
    for alignment in (GOOD, EVIL):
        owned = deck + Counter({PAID[alignment][0]: 3})
        assert parts(checked(deck, deck_format, owned=owned))[1] == {PAID[alignment][0]: 2}


def test_free_cards_are_cut_where_nothing_could_be_added():
    deck = {FREE[GOOD][0]: 2, FREE[EVIL][0]: 2}
    deck_format = Format("x", "X", 3, copies=3, ratio=True, pool=True)
    for alignment in (GOOD, EVIL):
        repaired = checked(deck, deck_format, pool={**deck, PAID[alignment][0]: 3}, owned={})
        cuts, adds = parts(repaired)
        assert (cuts.total(), adds) == (3, {PAID[alignment][0]: 2})


def test_free_cards_are_cut_where_they_save_two_adds():
    """Good misses one card and Evil four. Two free cards go, both evil, though all that is owned is evil."""
    deck = Counter({FREE[GOOD][0]: 1, PAID[GOOD][0]: 1, FREE[EVIL][0]: 2, PAID[WILD][0]: 3})
    repaired = checked(deck, Format("x", "X", 5, copies=3, ratio=True), owned=Counter({PAID[EVIL][0]: 3}))
    cuts, adds = parts(repaired)
    assert (cuts, adds.total()) == ({FREE[EVIL][0]: 2}, 1)
    assert set(adds) <= set(PAID[GOOD])


# --- the smallest: brute force ---------------------------------------------------------------------------------------

FEW = [*FREE[SAGE][:2], *PAID[SAGE][:2], *FREE[EVIL][:1], *PAID[EVIL][:2]]
SMALL_FORMATS = st.builds(
    Format,
    key=st.just("x"),
    name=st.just("X"),
    least=st.integers(0, 6),
    most=st.none() | st.integers(6, 8),
    copies=st.none() | st.integers(1, 3),
    ratio=st.booleans() | st.just(True),
    lists=st.lists(
        st.builds(BanList, st.just("L"), st.lists(st.sampled_from(FEW), max_size=2).map(tuple)), max_size=1
    ).map(tuple),
    pool=st.just(True),
    one_alignment=st.sampled_from([False, False, True]),
)
SMALL_DECKS = st.dictionaries(st.sampled_from(FEW), st.integers(1, 3), max_size=5)
POOLS = st.fixed_dictionaries({name: st.integers(0, 3) for name in FEW})


def several(deck, most):
    """All choices of up to so many cards."""
    for count in range(most + 1):
        for chosen in map(Counter, combinations_with_replacement(sorted(deck), count)):
            if chosen <= deck:
                yield count, chosen


KEPT = {Way.FEWEST: (), Way.KEEP_FREE: (0,), Way.KEEP_PAID: (1,)}  # costs of the cards that are to be kept


def price(cuts, adds, way):
    """Of what is to be kept, how many cards are cut; and the number of swaps."""
    kept = sum(count for name, count in cuts.items() if by_name(name).cost in KEPT[way])
    return kept, max(cuts.total(), adds.total())


def smallest(deck, deck_format, pool, most=3):
    """The lowest price in each way that brute force finds with up to `most` cuts and adds; None if none will do."""
    deck = Counter(deck)
    found = [
        (cuts, adds)
        for _, cuts in several(deck, most)
        for _, adds in several(Counter(pool), most)
        if not violations(deck - cuts + adds, deck_format, pool=pool)
    ]
    return {way: min((price(cuts, adds, way) for cuts, adds in found), default=None) for way in Way}


@settings(max_examples=150, deadline=None)
@given(SMALL_DECKS, SMALL_FORMATS, POOLS, st.none() | POOLS)
def test_brute_force_finds_no_smaller_repair(deck, deck_format, pool, owned):
    """In no way: a repair that takes no more cuts and adds than brute force tries has just the lowest price, another
    one has no higher one."""
    least = smallest(deck, deck_format, pool)
    try:
        found = {way: checked(deck, deck_format, way=way, pool=pool, owned=owned) for way in Way}
    except NoRepair:
        assert set(least.values()) == {None}
        return
    for way, repaired in found.items():
        mine = price(*parts(repaired), way)
        assert repaired.exact
        assert mine == least[way] or (len(repaired.swaps) > 3 and (least[way] is None or mine < least[way])), way


# --- the smallest: counting ------------------------------------------------------------------------------------------


def reachable(deck, deck_format, most):
    """Whether a deck with so many cuts and so many adds is legal, told from numbers alone: for each alignment all pairs
    of free cards and cards of cost 1 that hold the ratio, and which sums of them make a size."""
    room = Counter(allowed_copies(deck_format))
    forced = Counter(deck) - room
    left = Counter(deck) - forced
    sums = {(forced.total(), 0)}
    for alignment in (GOOD, EVIL, SAGE, WILD):
        have = [sum(left[name] for name in of[alignment]) for of in (FREE, PAID)]
        can = [sum(room[name] for name in of[alignment]) for of in (FREE, PAID)]
        moves = set()
        for to in product(
            *(range(max(0, now - most), min(top, now + most) + 1) for now, top in zip(have, can, strict=True))
        ):
            if not deck_format.ratio or to[1] >= 2 * to[0]:
                ups = [after - before for after, before in zip(to, have, strict=True)]
                moves.add((sum(max(0, -up) for up in ups), sum(max(0, up) for up in ups)))
        both = {(cut + less, add + more) for cut, add in sums for less, more in moves}
        sums = {(cut, add) for cut, add in both if cut <= most and add <= most}
    sizes = [sum(deck.values()) - cut + add for cut, add in sums]
    return any(deck_format.least <= size <= (deck_format.most or size) for size in sizes)


DECKS = st.dictionaries(
    st.sampled_from(["Fumble", *FREE[SAGE], *PAID[SAGE], *FREE[WILD][:3], *PAID[GOOD][:9]]),
    st.integers(2, 4),
    min_size=15,
    max_size=24,
)
BIG_FORMATS = st.sampled_from(
    [
        CONSTRUCTED,
        CONSTRUCTED.with_lists(BANS_OF_2017),
        Format("x", "X", 55, 65, copies=2, ratio=True),
        Format("x", "X", 60, 60, copies=3, ratio=True, sets=("Base Set", "Tyrants")),
        Format("x", "X", 40, 45, copies=4, ratio=False, sets=("Base Set",)),
    ]
)


@settings(max_examples=60, deadline=None)
@given(DECKS, BIG_FORMATS, st.none() | DECKS)
def test_no_smaller_numbers_make_a_deck_legal(deck, deck_format, owned):
    repaired = checked(deck, deck_format, owned=owned)
    swaps = len(repaired.swaps)
    assert repaired.exact
    assert reachable(deck, deck_format, swaps)
    assert swaps == 0 or not reachable(deck, deck_format, swaps - 1)


@settings(max_examples=60, deadline=None)
@given(
    st.dictionaries(st.sampled_from([card.name for card in CARDS]), st.integers(1, 4), max_size=50),
    st.sampled_from([deck_format for deck_format in FORMATS if not deck_format.pool]),
    st.none() | st.dictionaries(st.sampled_from([card.name for card in CARDS]), st.integers(1, 3), max_size=50),
)
def test_any_deck_can_be_mended(deck, deck_format, owned):
    """And with nothing owned, in as few swaps."""
    repaired = checked(deck, deck_format, owned=owned)
    assert len(repaired.swaps) == len(repair(deck, deck_format).swaps)
    assert repair(repaired.applied(deck), deck_format).swaps == ()


# --- cards of several alignments -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("two_alignments")
def test_with_cards_of_several_alignments_a_repair_is_only_good():
    deck = Counter({"Twilight Imp": 3}) + some(PAID[GOOD], 4) + some(PAID[EVIL], 4) + some(PAID[WILD], 49)
    repaired = checked(deck, CONSTRUCTED)
    assert not repaired.exact
    assert len(repaired.swaps) <= 2
    assert checked(some(PAID[GOOD], 2), Format("x", "X", 4)).exact


@pytest.mark.usefixtures("two_alignments")
def test_such_repairs_are_legal_all_the_same():
    few = ["Twilight Imp", "Twilight Lord", FREE[GOOD][0], PAID[GOOD][0], FREE[EVIL][0], PAID[EVIL][0]]
    deck_format = Format("x", "X", 4, 5, copies=3, ratio=True, pool=True)
    for counts in product((0, 1, 3), repeat=len(few)):
        deck = dict(zip(few, counts, strict=True))
        checked(deck, deck_format, pool=dict.fromkeys(few, 3))
