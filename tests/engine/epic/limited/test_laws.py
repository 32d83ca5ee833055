"""Laws of every format at every number of players: cards are conserved, nobody sees more than they may, a draft is its
setup, its seed and its picks."""

import json
import re
from collections import Counter

import pytest
from hypothesis import given, settings

from engine.epic.limited import replay
from engine.epic.limited.procedures import PROCEDURES, Shape
from engine.epic.limited.setup import collection, picked
from engine.kernel.random import Rng
from engine.limited import ARBITER, SPECTATOR, apply, asked, log, new_draft, record, verb_of, view
from engine.limited.options import BURN
from engine.limited.story import pools
from engine.limited.views import hidden
from tests.engine.epic.limited.by_chance import TABLES, drafted, named, setup_of
from tests.engine.limited.by_chance import CHOICES, SEEDS, play, waiting

every_table = pytest.mark.parametrize("table", TABLES, ids=named)
PASSED = [table for table in TABLES if setup_of(*table).procedure.shape is Shape.PASSED]
passed_tables = pytest.mark.parametrize("table", PASSED, ids=named)
few = settings(max_examples=12)


def viewers(draft):
    return [*range(draft.setup.seats), SPECTATOR, ARBITER]


def test_every_format_has_a_procedure():
    assert [one.key for one in PROCEDURES] == [
        "random30",
        "sealed",
        "random60",
        "pack",
        "open",
        "dark",
        "cube",
        "own",
        "glimpse",
        "winston",
        "winchester",
        "grid",
        "solomon",
        "housman",
        "rochester",
        "rotisserie",
        "team",
        "continuous",
    ]


# --- counts ----------------------------------------------------------------------------------------------------------


@every_table
@few
@given(seed=SEEDS)
def test_pools_are_of_the_right_size_and_no_card_is_lost_or_doubled(table, seed):
    draft = drafted(*table, seed=seed)
    setup = draft.setup
    held = [card for pool in draft.pools[:: setup.team] for card in pool] + draft.discarded
    assert len(held) == len(set(held))
    dealt = {card for pack in draft.dealt for card in pack}
    assert set(held) <= dealt
    if setup.procedure.shape in (Shape.LISTED, Shape.TABLED):
        return
    assert set(held) == dealt
    size = setup.pool * setup.team or picked(setup)
    assert [len(pool) for pool in draft.pools] == [size] * setup.seats
    assert not Counter(name for pool in pools(draft)[:: setup.team] for name in pool) - Counter(collection(setup))


@passed_tables
@few
@given(seed=SEEDS, choices=CHOICES)
def test_cards_are_conserved_at_every_moment_and_every_pick_is_from_the_pack_in_front(table, seed, choices):
    draft = new_draft(setup_of(*table), seed)
    everything = Counter(card for pack in draft.dealt for card in pack)
    rng = Rng(seed)
    for _ in range(choices):
        if draft.over:
            break
        seats = waiting(draft)
        seat = seats[rng.below(len(seats))]
        question = asked(draft, seat)
        at = rng.below(len(question.options))
        before, burnt = len(draft.pools[seat]), len(draft.discarded)
        assert question.cards == () or list(question.cards) == view(draft, seat)["seats"][seat]["pack"]
        apply(draft, seat, question.options[at])
        if question.kind == "burn":
            assert draft.name_of[draft.discarded[burnt]] == question.cards[at]
        elif question.kind == "pick":
            assert draft.name_of[draft.pools[seat][before]] == question.cards[at]
        now = [card for cards in [*draft.packs, *draft.pools, draft.discarded] for card in cards]
        assert Counter(now) == everything


@passed_tables
def test_every_seat_picks_each_card_of_its_pool_from_a_pack_that_it_saw(table):
    draft = drafted(*table, seed=7)
    logged = log(draft)
    for seat in range(draft.setup.seats):
        steps = [one for one in logged["steps"] if one["seat"] == seat]
        assert [one["taken"] for one in steps] == logged["pools"][seat]
        assert all(one["taken"] in one["cards"] for one in steps)
        assert all(one["forced"] == (len(one["cards"]) == 1) for one in steps)
    burns = sum(verb_of(option) == BURN for _, option in draft.picks)
    assert len(draft.picks) - burns == sum(not one["forced"] for one in logged["steps"]) + (
        draft.setup.seats * (draft.setup.packs - 1) if draft.setup.review else 0
    )


# --- what can be seen ------------------------------------------------------------------------------------------------


@every_table
@few
@given(seed=SEEDS, choices=CHOICES)
def test_a_view_does_not_change_when_what_is_hidden_changes_places(table, seed, choices):
    draft = drafted(*table, seed=seed, choices=choices)
    for viewer in viewers(draft):
        unseen = hidden(draft, viewer)
        other = draft.clone()
        other.name_of = draft.name_of[:]
        for card in unseen:
            other.name_of[card] = "Something else"
        assert view(other, viewer) == view(draft, viewer)


@every_table
@few
@given(seed=SEEDS, choices=CHOICES)
def test_a_view_shows_no_more_names_than_the_seat_may_see(table, seed, choices):
    """Every card has a name of its own here, so that a name that leaks has one place that it can come from."""
    draft = drafted(*table, seed=seed, choices=choices)
    own = draft.clone()
    own.name_of = [f"card {card}." for card in range(len(draft.name_of))]
    for seat in range(draft.setup.seats):
        text = json.dumps(view(own, seat))
        mine = set(own.pools[seat])  # of a team, everybody's
        question = asked(own, seat)
        offered = {int(name[5:-1]) for name in question.cards} if question else set()
        procedure = draft.setup.procedure
        lies_open = {card for pile in own.piles for card in pile if not procedure.layout.face_down}
        hand = set(own.hands[seat])
        for card in range(len(own.name_of)):
            if f"card {card}." in text and not procedure.open:
                assert card in mine | offered | lies_open | hand
    text = json.dumps(view(own, SPECTATOR))
    assert draft.setup.procedure.open or set(re.findall(r"card (\d+)", text)) <= set(map(str, lies_open))


@every_table
@few
@given(seed=SEEDS, choices=CHOICES)
def test_the_view_holds_the_question_of_the_seat_and_what_is_public(table, seed, choices):
    draft = drafted(*table, seed=seed, choices=choices)
    for seat in range(draft.setup.seats):
        seen, question = view(draft, seat), asked(draft, seat)
        assert seen["question"] == (question.to_json() if question else None)
        assert json.loads(json.dumps(seen)) == seen
    assert view(draft, SPECTATOR)["question"] is None
    for viewer in viewers(draft):
        seats = view(draft, viewer)["seats"]
        assert [one["picked"] for one in seats] == [len(pool) for pool in draft.pools]
        assert [one["asked"] for one in seats] == [asked(draft, seat) is not None for seat in range(draft.setup.seats)]


@pytest.mark.parametrize("own_picks", ["always", "review", "end"])
@few
@given(seed=SEEDS, choices=CHOICES)
def test_own_picks_are_seen_when_the_host_says(own_picks, seed, choices):
    draft = drafted("cube", 3, seed=seed, choices=choices, own_picks=own_picks)
    for seat in range(3):
        question = asked(draft, seat)
        reviewing = question is not None and question.kind == "review"
        may = draft.over or own_picks == "always" or (own_picks == "review" and reviewing)
        assert view(draft, seat)["seats"][seat]["pool"] == (pools(draft)[seat] if may else None)


def test_an_open_draft_is_public_and_a_dark_one_is_not():
    draft = drafted("open", choices=10)
    for viewer in (0, 1, SPECTATOR):
        assert [one["pool"] for one in view(draft, viewer)["seats"]] == pools(draft)
    chooser = waiting(draft)[0]
    assert view(draft, SPECTATOR)["seats"][chooser]["pack"] == list(asked(draft, chooser).cards)
    draft = drafted("dark", choices=10)
    assert [one["pool"] for one in view(draft, 0)["seats"]] == [pools(draft)[0], None]
    assert [one["pack"] for one in view(draft, SPECTATOR)["seats"]] == [None, None]
    assert [one["pool"] for one in view(draft, ARBITER)["seats"]] == pools(draft)


# --- replays ---------------------------------------------------------------------------------------------------------


@every_table
@few
@given(seed=SEEDS, choices=CHOICES)
def test_a_draft_is_its_setup_its_seed_and_its_picks(table, seed, choices):
    draft = drafted(*table, seed=seed, choices=choices)
    kept = json.loads(json.dumps(record(draft)))
    again = replay(kept)
    copy = draft.clone()
    for viewer in viewers(draft):
        assert view(again, viewer) == view(copy, viewer) == view(draft, viewer)
    play(again, 5)
    play(copy, 5)
    assert record(again) == record(copy)
    assert log(again) == log(copy)
    assert record(draft) == kept


@passed_tables
@few
@given(seed=SEEDS)
def test_it_does_not_matter_who_is_faster(table, seed):
    """Everybody takes the last card of what they see; only the order in which the seats act differs."""

    def finished(order):
        draft = new_draft(setup_of(*table), seed)
        rng = Rng(order)
        while not draft.over:
            seats = waiting(draft)
            seat = seats[rng.below(len(seats))]
            apply(draft, seat, asked(draft, seat).options[-1])
        return pools(draft), sorted(draft.discarded)

    assert finished(1) == finished(2)
