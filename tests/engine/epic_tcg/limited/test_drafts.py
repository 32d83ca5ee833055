"""Packs are opened and go round; who sees what; a draft is its setup, its seed and its picks."""

import json
import re
from collections import Counter

import pytest
from hypothesis import given, settings

from engine.epic_tcg.catalogue import CARDS
from engine.epic_tcg.limited import differences, plan, replay
from engine.limited.machine import apply, asked, new_draft
from engine.limited.records import BadRecord, record
from engine.limited.story import dealt, log, pools
from engine.limited.views import ARBITER, SPECTATOR, hidden, view
from tests.engine.limited.by_chance import CHOICES, SEEDS, play, take, waiting

CORE, TIME_WARS = "Core Set", "Time Wars"
NAMES = [card.name for card in CARDS]
TABLES = [
    *[("sealed", seats, {"packs": 1 + seats % 6}) for seats in range(2, 9)],
    ("packwar", 3, {"products": [TIME_WARS]}),
    *[("draft", seats, {"packs": 2 + seats % 3, "products": [TIME_WARS, CORE]}) for seats in range(2, 9)],
    ("cube", 3, {"packs": 2, "cards": NAMES[-90:]}),
]
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
drafts = pytest.mark.parametrize("table", TABLES[8:], ids=lambda table: f"{table[0]}-{table[1]}")
few = settings(max_examples=8)


def opened(key, seats=None, seed=1, **chosen):
    return new_draft(plan(key, seats=seats, **chosen), seed)


def drafted(table, seed, choices=100_000):
    key, seats, chosen = table
    return play(opened(key, seats, seed, **chosen), seed, choices)


def first(draft, *seats):
    """These seats take the first card that they see."""
    for seat in seats:
        apply(draft, seat, asked(draft, seat).options[0])


# --- packs that are kept ---------------------------------------------------------------------------------------------


def test_in_sealed_pack_everybody_keeps_the_own_packs():
    """Rule book, Sealed Pack."""
    draft = opened("sealed", 3, packs=3, products=[CORE, TIME_WARS])
    packs = dealt(draft)
    assert draft.over
    assert [len(pack) for pack in packs] == [15] * 9
    assert pools(draft) == [packs[seat] + packs[seat + 3] + packs[seat + 6] for seat in range(3)]
    assert [asked(draft, seat) for seat in range(3)] == [None] * 3


def test_the_deck_of_sealed_pack_2_is_two_packs_and_that_of_a_pack_war_one():
    """Rule book, Sealed Pack, Pack War."""
    assert [len(pool) for pool in pools(opened("sealed", 4))] == [30] * 4
    assert [len(pool) for pool in pools(opened("packwar", 4))] == [15] * 4


def test_a_dealt_pool_is_seen_by_its_owner_only():
    draft = opened("sealed", 3)
    for seat in range(3):
        shown = [one["pool"] for one in view(draft, seat)["seats"]]
        assert shown == [pools(draft)[at] if at == seat else None for at in range(3)]
    assert [one["pool"] for one in view(draft, SPECTATOR)["seats"]] == [None] * 3


# --- packs that go round ---------------------------------------------------------------------------------------------


def test_all_open_at_once_pick_one_and_pass_to_the_left():
    """Rule book, Draft."""
    draft = opened("draft", 3)
    packs = dealt(draft)
    assert [list(asked(draft, seat).cards) for seat in range(3)] == packs[:3]
    first(draft, 0, 1, 2)
    passed = [list(asked(draft, seat).cards) for seat in range(3)]
    assert [sorted(cards) for cards in passed] == [sorted(packs[at][1:]) for at in (2, 0, 1)]
    assert passed != [packs[at][1:] for at in (2, 0, 1)]  # shuffled
    first(draft, 0, 1, 2)
    # from then on a pack is passed as it is
    assert [list(asked(draft, seat).cards) for seat in range(3)] == [passed[at][1:] for at in (2, 0, 1)]


def test_the_second_pack_is_shuffled_as_well_and_goes_to_the_right():
    """Rule book, Draft."""
    draft = opened("draft", 3)
    packs = dealt(draft)
    while view(draft, 0)["round"] == 1:
        first(draft, *waiting(draft))
    assert [len(pool) for pool in pools(draft)] == [15] * 3
    assert view(draft, 0)["direction"] == "right"
    assert [list(asked(draft, seat).cards) for seat in range(3)] == packs[3:6]
    first(draft, 0, 1, 2)
    passed = [list(asked(draft, seat).cards) for seat in range(3)]
    assert [sorted(cards) for cards in passed] == [sorted(packs[at][1:]) for at in (4, 5, 3)]
    assert passed != [packs[at][1:] for at in (4, 5, 3)]


def test_the_last_card_of_a_pack_is_no_question():
    draft = opened("draft", 2, packs=2)
    play(draft, 1)
    assert [len(pool) for pool in pools(draft)] == [30, 30]
    assert len(draft.picks) == 2 * 2 * 14


@every_table
@few
@given(seed=SEEDS)
def test_every_card_that_was_opened_is_in_one_pool(table, seed):
    draft = drafted(table, seed)
    assert sorted(card for pool in draft.pools for card in pool) == list(range(len(draft.name_of)))
    assert [len(pool) for pool in draft.pools] == [15 * draft.setup.packs] * draft.setup.seats
    assert Counter(name for pool in pools(draft) for name in pool) == Counter(
        name for pack in dealt(draft) for name in pack
    )


def test_packs_of_a_cube_are_dealt_without_putting_cards_back():
    """More cards than are needed: which ones are dealt, chance says, and no copy twice."""
    cube = Counter(NAMES[:100]) + Counter(NAMES[:10] * 4)
    draft = opened("cube", 3, cards=list(cube.elements()))
    packs = dealt(draft)
    assert [len(pack) for pack in packs] == [15] * 9
    assert Counter(name for pack in packs for name in pack) <= cube
    others = dealt(opened("cube", 3, seed=2, cards=list(cube.elements())))
    assert sorted(name for pack in packs for name in pack) != sorted(name for pack in others for name in pack)


# --- who sees what ---------------------------------------------------------------------------------------------------


@every_table
@few
@given(seed=SEEDS, choices=CHOICES)
def test_a_view_does_not_change_when_what_is_hidden_changes(table, seed, choices):
    draft = drafted(table, seed, choices)
    for viewer in (*range(draft.setup.seats), SPECTATOR, ARBITER):
        other = draft.clone()
        other.name_of = draft.name_of[:]
        for card in hidden(draft, viewer):
            other.name_of[card] = "Something else"
        assert view(other, viewer) == view(draft, viewer)


@every_table
@few
@given(seed=SEEDS, choices=CHOICES)
def test_a_seat_sees_the_cards_that_it_has_and_the_pack_before_it(table, seed, choices):
    draft = drafted(table, seed, choices)
    draft.name_of = [f"card {card}." for card in range(len(draft.name_of))]
    for seat in range(draft.setup.seats):
        before = draft.packs[draft.queues[seat][0]] if draft.queues[seat] else []
        shown = set(map(int, re.findall(r"card (\d+)", json.dumps(view(draft, seat)))))
        assert shown == {*draft.pools[seat], *before}
    assert "card" not in json.dumps(view(draft, SPECTATOR)["seats"])


@drafts
@few
@given(seed=SEEDS)
def test_what_is_passed_does_not_show_from_which_place_a_card_was_taken(table, seed):
    """The same pack opened in another order: whoever gets it next sees the same, whichever card is gone."""
    key, seats, chosen = table
    draft = opened(key, seats, seed, **chosen)
    other = draft.clone()
    other.packs[0].reverse()
    gone = asked(draft, 0).cards[seed % 15]
    for one in (draft, other):
        take(one, 0, gone)
        first(one, 1)
    assert view(other, 1) == view(draft, 1)


# --- records ---------------------------------------------------------------------------------------------------------


@every_table
@few
@given(seed=SEEDS, choices=CHOICES)
def test_a_draft_is_its_setup_its_seed_and_its_picks(table, seed, choices):
    draft = drafted(table, seed, choices)
    again = replay(json.loads(json.dumps(record(draft))))
    for viewer in (*range(draft.setup.seats), SPECTATOR, ARBITER):
        assert view(again, viewer) == view(draft, viewer)
    assert log(play(again, 5)) == log(play(draft.clone(), 5))


def finished(table, order):
    """Everybody takes the last card that they see, in an order of seats by chance."""
    key, seats, chosen = table
    draft = opened(key, seats, 3, **chosen)
    turn = order
    while not draft.over:
        ready = waiting(draft)
        turn = (turn * 31 + 7) % 1009
        seat = ready[turn % len(ready)]
        apply(draft, seat, asked(draft, seat).options[-1])
    return pools(draft)


@drafts
def test_it_does_not_matter_who_is_faster(table):
    assert finished(table, 1) == finished(table, 2)


@every_table
def test_a_log_follows_from_its_seed(table):
    logged = json.loads(json.dumps(log(drafted(table, 11))))
    assert differences(logged) == []
    assert differences(logged | {"decks": logged["pools"]}) == []  # all cards of a pool are a deck of it
    one, *others = logged["dealt"]
    assert differences(logged | {"dealt": [one[::-1], *others]}) == [f"dealt[0]: card 1 is {one[0]}, not {one[-1]}."]
    assert differences(logged | {"seed": 12}) != []
    assert differences({"setup": logged["setup"], "seed": 11, "hash": logged["hash"]}) == []


def test_a_deck_is_judged_by_the_format_with_so_many_packs():
    logged = log(opened("sealed", 2))
    one, other = logged["pools"]
    assert differences(logged | {"decks": [one, other[1:]]}) == [
        "decks[1]: The deck has 29 cards; Sealed Pack 2 needs exactly 30: add one.",
    ]
    logged = log(opened("sealed", 2, packs=3))
    one, other = logged["pools"]
    assert differences(logged | {"decks": [one[:30], other[:29]]}) == [
        "decks[1]: The deck has 29 cards; Sealed Pack 3 needs at least 30: add one.",
    ]
    (foreign,) = differences(logged | {"decks": [[*one, "Doom"], other]})
    assert foreign.startswith("decks[0]: Doom: 1 copy in the deck, none in the pool")
    assert "No card is called" in differences(logged | {"decks": [["Hidra"]]})[0]


def test_a_log_shows_each_pack_as_its_player_saw_it():
    logged = log(drafted(TABLES[8], 4))
    for seat, pool in enumerate(logged["pools"]):
        steps = [one for one in logged["steps"] if one["seat"] == seat]
        assert [one["taken"] for one in steps] == pool
        assert all(one["cards"][one["at"]] == one["taken"] for one in steps)
    begun = [one for one in logged["steps"] if len(one["cards"]) == 15]
    assert [one["cards"] for one in sorted(begun, key=lambda one: one["dealt"])] == logged["dealt"]


def test_picks_that_were_not_possible_are_no_record():
    kept = record(drafted(TABLES[8], 4, 10))
    with pytest.raises(BadRecord, match="Pick 11"):
        replay(kept | {"picks": [*kept["picks"], kept["picks"][0]]})
