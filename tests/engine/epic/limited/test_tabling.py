"""What is done with cards on the table, counted by hand; and that it is fair."""

from collections import Counter

import pytest
from hypothesis import given, settings

from engine.epic.construction import LIMITED_DECK
from engine.epic.limited import plan
from engine.epic.limited.procedures import PROCEDURES
from engine.epic.limited.setup import collection
from engine.limited import ARBITER, SPECTATOR, BadSetup, apply, asked, log, new_draft, view
from engine.limited.procedures import Rest, Shape
from engine.limited.story import dealt, pools
from tests.engine.epic.limited.by_chance import TABLES, drafted, named, setup_of
from tests.engine.limited.by_chance import CHOICES, SEEDS, waiting

TABLED = [table for table in TABLES if setup_of(*table).procedure.shape is Shape.TABLED]
tabled = pytest.mark.parametrize("table", TABLED, ids=named)
few = settings(max_examples=6)


def choose(draft, *codes):
    """Whoever is asked takes the option of this place, one after the other."""
    for code in codes:
        (seat,) = waiting(draft)
        apply(draft, seat, asked(draft, seat).options[code])


def piles(draft, viewer=ARBITER):
    return [pile["cards"] for pile in view(draft, viewer)["layout"]["piles"]]


def counts(draft):
    return [pile["count"] for pile in view(draft, SPECTATOR)["layout"]["piles"]]


def always(key, place, **chosen):
    """A draft in which everybody takes the option at this place."""
    draft = new_draft(plan(key, **chosen), 5)
    while not draft.over:
        choose(draft, place)
    return draft


# --- winston ---------------------------------------------------------------------------------------------------------

TAKE, LEAVE = 0, 1


def test_piles_grow_until_they_are_taken():
    draft = new_draft(plan("winston"), 3)
    stack, _ = dealt(draft)
    assert len(stack) == 90
    assert piles(draft) == [stack[0:1], stack[1:2], stack[2:3]]
    choose(draft, TAKE)
    assert pools(draft) == [stack[0:1], []]
    assert piles(draft)[0] == stack[3:4]
    choose(draft, LEAVE, LEAVE, TAKE)  # the second player
    assert pools(draft)[1] == stack[2:3]
    assert piles(draft) == [[stack[3], stack[4]], [stack[1], stack[5]], [stack[6]]]
    choose(draft, LEAVE, LEAVE, LEAVE)  # the first one gets the top card instead
    assert pools(draft)[0] == [stack[0], stack[10]]
    assert piles(draft)[2] == [stack[6], stack[9]]
    assert view(draft, 0)["layout"]["stack"] == 90 - 11
    assert waiting(draft) == [1]


def test_only_who_looks_at_a_pile_sees_it():
    draft = new_draft(plan("winston"), 3)
    choose(draft, LEAVE)
    assert [cards is not None for cards in piles(draft, 0)] == [False, True, False]
    for viewer in (1, SPECTATOR):
        assert piles(draft, viewer) == [None, None, None]
        assert (view(draft, viewer)["layout"]["looks"], view(draft, viewer)["layout"]["seat"]) == (1, 0)
    assert counts(draft) == [2, 1, 1]


def test_the_last_pile_can_be_left_only_for_a_card_of_the_stack():
    """Everybody leaves what can be left."""
    draft = new_draft(plan("winston", pool=30), 3)
    while not draft.over:
        assert view(draft, SPECTATOR)["layout"]["stack"] or any(counts(draft)[draft.step + 1 :])
        choose(draft, LEAVE)
    forced = [one for one in log(draft)["deeds"] if one["forced"]]
    assert [one["piles"][0] for one in forced] == [2, 1, 0]
    assert all(len(one["takes"]) == len(one["cards"]) for one in forced)


def test_who_takes_too_few_is_dealt_the_rest():
    """One player takes the largest pile, the other never more than the top card of the stack."""
    draft = new_draft(plan("winston"), 3)
    while not draft.over:
        (seat,) = waiting(draft)
        question = asked(draft, seat)
        largest = max(counts(draft)) == len(question.cards)
        choose(draft, TAKE if (seat == 0 and largest) or len(question.options) == 1 else LEAVE)
    filled = log(draft)["filled"]
    assert len(pools(draft)[1]) == LIMITED_DECK
    assert (filled[0], pools(draft)[1][-len(filled[1]) :]) == ([], filled[1])
    assert filled[1] == dealt(draft)[-1][: len(filled[1])]


# --- winchester ------------------------------------------------------------------------------------------------------


def test_all_piles_grow_when_one_is_taken():
    draft = new_draft(plan("winchester"), 3)
    stack, _ = dealt(draft)
    assert len(stack) == 80
    choose(draft, 2)
    assert pools(draft) == [stack[2:3], []]
    assert piles(draft, 1) == [[stack[0], stack[4]], [stack[1], stack[5]], [stack[6]], [stack[3], stack[7]]]
    choose(draft, 0)
    assert view(draft, SPECTATOR)["seats"][1]["pool"] == [stack[0], stack[4]]


def test_the_last_piles_go_when_the_stack_is_empty():
    draft = new_draft(plan("winchester"), 3)
    while view(draft, 0)["layout"]["stack"]:
        choose(draft, 0)
    assert counts(draft)[0] == 1
    choose(draft, 0)
    assert len(asked(draft, waiting(draft)[0]).options) == 3
    choose(draft, 0, 0)
    assert draft.over  # the last pile is taken without a question
    assert sorted(card for pool in draft.pools for card in pool)[:80] == list(range(80))


# --- grid ------------------------------------------------------------------------------------------------------------


def test_a_row_or_a_column_and_then_one_of_what_is_left():
    draft = new_draft(plan("grid"), 3)
    cards = dealt(draft)[0]
    assert [list(offer) for offer in asked(draft, 0).offers] == [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8],
    ]  # fmt: skip
    choose(draft, 1)  # the row in the middle
    assert pools(draft)[0] == cards[3:6]
    assert [[asked(draft, 1).cards[at] for at in offer] for offer in asked(draft, 1).offers] == [
        cards[0:3], cards[6:9], [cards[0], cards[6]], [cards[1], cards[7]], [cards[2], cards[8]],
    ]  # fmt: skip
    choose(draft, 2)
    assert pools(draft)[1] == [cards[0], cards[6]]
    assert view(draft, 0)["discarded"] == 4
    assert (waiting(draft), view(draft, 0)["round"]) == ([1], 2)  # the other one goes first


# --- solomon ---------------------------------------------------------------------------------------------------------


def test_one_splits_and_the_other_chooses():
    draft = new_draft(plan("solomon"), 3)
    cards = dealt(draft)[0]
    question = asked(draft, 0)
    assert len(question.options) == len(set(question.offers)) == 2**7
    choose(draft, question.offers.index((0, 1, 4)))
    first, second = [cards[0], cards[1], cards[4]], [cards[2], cards[3], *cards[5:]]
    for viewer in (0, 1, SPECTATOR):
        assert piles(draft, viewer) == [first, second]
    choose(draft, 1)
    assert pools(draft) == [first, second]
    assert waiting(draft) == [1]


def test_a_pile_may_be_empty():
    draft = new_draft(plan("solomon"), 3)
    choose(draft, asked(draft, 0).offers.index(tuple(range(8))))
    assert asked(draft, 1).offers == (tuple(range(8)), ())
    choose(draft, 1)
    assert list(map(len, pools(draft))) == [8, 0]


# --- housman ---------------------------------------------------------------------------------------------------------


def test_cards_of_the_hand_are_exchanged_three_times_each():
    draft = new_draft(plan("housman"), 3)
    cards = dealt(draft)[0]
    lie, hands = cards[:9], [cards[9:14], cards[14:]]
    assert [view(draft, seat)["seats"][seat]["pack"] for seat in (0, 1)] == hands
    assert piles(draft, SPECTATOR) == [lie]
    choose(draft, 1 + 2 * 5 + 4)  # the third card of the table for the last one of the hand
    assert piles(draft, 1) == [[*lie[:2], hands[0][4], *lie[3:]]]
    assert view(draft, 0)["seats"][0]["pack"] == [*hands[0][:4], lie[2]]
    assert view(draft, 1)["seats"][0]["pack"] is None
    choose(draft, 0, 0, 0, 0, 0)  # everybody keeps the hand
    assert pools(draft) == [[*hands[0][:4], lie[2]], hands[1]]
    assert view(draft, 1)["seats"][0]["pool"] is None
    assert waiting(draft) == [1]


# --- rochester and rotisserie ----------------------------------------------------------------------------------------


def test_packs_go_there_and_back():
    draft = new_draft(plan("rochester", seats=3), 3)
    order = []
    while view(draft, 0)["round"] == 1:
        order += waiting(draft)
        choose(draft, 0)
    assert order == [0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1]  # and 0 gets the last card
    assert waiting(draft) == [1]
    steps = [one["seat"] for one in log(always("rochester", 0, seats=3))["steps"]]
    assert steps[12:24] == [1, 2, 0, 0, 2, 1, 1, 2, 0, 0, 2, 1]


def test_all_cards_lie_open_until_everybody_has_enough():
    draft = always("rotisserie", -1, seats=3)
    logged = log(draft)
    assert [one["seat"] for one in logged["steps"]][:9] == [0, 1, 2, 2, 1, 0, 0, 1, 2]
    assert len(logged["steps"][0]["cards"]) == len(collection(draft.setup)) == len(logged["dealt"][0])
    assert list(map(len, pools(draft))) == [32, 32, 32]


# --- laws ------------------------------------------------------------------------------------------------------------


@tabled
@few
@given(seed=SEEDS, choices=CHOICES)
def test_every_card_of_the_stack_is_somewhere_and_only_there(table, seed, choices):
    draft = drafted(*table, seed=seed, choices=choices)
    lie = [card for cards in (*draft.piles, *draft.hands, *draft.pools, draft.discarded) for card in cards]
    spare = {card for cards in draft.filled for card in cards}
    assert len(lie) == len(set(lie))
    assert set(lie) - spare == set(range(draft.top))
    assert spare <= set(draft.dealt[-1])
    names = Counter(name for pool in pools(draft) for name in pool)
    assert not names - Counter(collection(draft.setup))


@tabled
@few
@given(seed=SEEDS, choices=CHOICES)
def test_one_player_acts_at_a_time_on_cards_that_they_see(table, seed, choices):
    draft = drafted(*table, seed=seed, choices=choices)
    assert len(waiting(draft)) == (not draft.over)
    for seat in waiting(draft):
        seen, question = view(draft, seat), asked(draft, seat)
        visible = [name for pile in seen["layout"]["piles"] for name in pile["cards"] or ()]
        visible += seen["seats"][seat]["pack"]
        assert not Counter(question.cards) - Counter(visible)
        assert len(set(question.options)) == len(question.options) > 1
        for offer in question.offers:
            assert len(set(offer)) == len(offer)
            assert all(0 <= place < len(question.cards) for place in offer)


@tabled
@few
@given(seed=SEEDS)
def test_everybody_has_enough_for_a_deck_and_as_many_turns_as_the_others(table, seed):
    draft = drafted(*table, seed=seed)
    assert min(map(len, draft.pools)) >= LIMITED_DECK
    rule = draft.setup.procedure.layout
    done = log(draft)["deeds"] or log(draft)["steps"]
    turns = Counter((one["seat"], one.get("act")) for one in done)
    if rule.rest is Rest.STAYS and not rule.whole:
        rounds = Counter(one["seat"] for one in {one["pack"]: one for one in done}.values())
        assert max(rounds.values()) - min(rounds.values()) <= 1
    else:
        assert len(set(turns.values())) == 1
    if not rule.acts or rule.hand:
        assert len(set(map(len, draft.pools))) == 1


@tabled
@few
@given(seed=SEEDS)
def test_what_is_logged_adds_up_to_the_pools(table, seed):
    draft = drafted(*table, seed=seed)
    logged = log(draft)
    for seat, pool in enumerate(logged["pools"]):
        had = [one["had"] for one in logged["deeds"] if one["seat"] == seat]
        assert had == sorted(had)
        assert pool[len(pool) - len(logged["filled"][seat]) :] == logged["filled"][seat]
        taken = [one["taken"] for one in logged["steps"] if one["seat"] == seat]
        assert taken in ([], pool)
    for one in logged["deeds"]:
        if one["act"] in ("look", "pile", "line") and one["takes"]:
            names = [one["cards"][at] for at in one["takes"]]
            assert logged["pools"][one["seat"]][one["had"] :][: len(names)] == names
    decided = [one for one in [*logged["deeds"], *logged["steps"]] if not one["forced"]]
    assert len(decided) == len(draft.picks)


@pytest.mark.parametrize(
    ("key", "chosen", "field"),
    [
        ("winston", {"pool": 29}, "pool"),
        ("winston", {"packs": 3}, "packs"),
        ("winston", {"seats": 3}, "seats"),
        ("winston", {"own_picks": "end"}, "own_picks"),
        ("winchester", {"pool": 121}, "pool"),
        ("grid", {"packs": 11}, "packs"),
        ("grid", {"packs": 31}, "packs"),
        ("grid", {"pack_size": 8}, "pack_size"),
        ("solomon", {"pack_size": 11}, "pack_size"),
        ("solomon", {"packs": 7}, "packs"),
        ("housman", {"packs": 5}, "packs"),
        ("rochester", {"packs": 2}, "packs"),
        ("rochester", {"seats": 9}, "seats"),
        ("rotisserie", {"pool": 29}, "pool"),
        ("rotisserie", {"sets": 2}, "sets"),
        ("rotisserie", {"seats": 8, "pool": 40}, "products"),
        ("winston", {"products": ("Promos",)}, "products"),
    ],
)
def test_what_cannot_be_laid_on_a_table(key, chosen, field):
    with pytest.raises(BadSetup) as refusal:
        plan(key, **chosen)
    assert [one.field for one in refusal.value.problems] == [field]


def test_a_format_that_deals_to_everybody_hides_nothing_by_accident():
    """Who sees what, format by format, as docs/drafts.md has it."""
    hides = {one.key for one in PROCEDURES if one.layout and not one.layout.open}
    assert hides == {"winston", "housman"}
    assert {one.key for one in PROCEDURES if one.layout and one.layout.face_down} == {"winston"}
    assert {one.key for one in PROCEDURES if one.layout and one.layout.hand} == {"housman"}
