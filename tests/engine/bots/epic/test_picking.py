"""Draft pickers: what they go by can be read, and it is their seat's view."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots.epic.drafting import explained, play
from engine.bots.epic.features import CARD_FEATURES
from engine.bots.epic.picking import PICKERS, RandomPicker, RatingPicker, picker
from engine.bots.epic.plans import PART_OF, Plan
from engine.bots.epic.rating import PRIOR, RATING, by_rules
from engine.bots.scoring import best
from engine.epic.catalogue.products import CARDS
from engine.kernel.random import Rng
from engine.limited import asked, view
from engine.limited.story import pools
from engine.limited.views import hidden
from tests.engine.epic.limited.by_chance import EVERY_CARD, TABLES, drafted, named, setup_of
from tests.engine.limited.by_chance import CHOICES, SEEDS, take, waiting
from tests.engine.slots import slots_of

every_table = pytest.mark.parametrize("table", TABLES, ids=named)
few = settings(max_examples=6)


def card(alignment, *, free=False):
    """A card of an alignment that asks for nothing itself."""
    return next(
        one.name
        for one in CARDS
        if one.alignment.name == alignment
        and (one.cost == 0) == free
        and not any([PART_OF[one.name].loyal, *PART_OF[one.name].allied])
    )


@every_table
@few
@given(seed=SEEDS, choices=CHOICES)
def test_the_parts_add_up_and_the_best_is_taken(table, seed, choices):
    draft = drafted(*table, seed=seed, choices=choices)
    for seat in waiting(draft):
        seen = view(draft, seat)
        scores = RatingPicker(PRIOR).explain(seen)
        assert [one.option for one in scores] == seen["question"]["options"]
        assert [one.card for one in scores if one.card] == (
            [] if "offers" in seen["question"] else seen["question"]["cards"]
        )
        assert all(one.name for one in scores) == ("offers" in seen["question"])
        for one in scores:
            assert one.total == pytest.approx(sum(one.parts.values()), abs=1e-9)
        chosen = RatingPicker(PRIOR).choose(seen, Rng(1))
        assert chosen == best(scores).option
        assert max(one.total for one in scores) == best(scores).total


@every_table
@pytest.mark.parametrize("name", sorted(PICKERS))
@few
@given(seed=SEEDS, choices=CHOICES)
def test_unseen_cards_do_not_move_a_picker(name, table, seed, choices):
    draft = drafted(*table, seed=seed, choices=choices)
    rng = Rng(seed)
    for seat in waiting(draft):
        other = draft.clone()
        other.name_of = draft.name_of[:]
        for unseen in hidden(draft, seat):
            other.name_of[unseen] = EVERY_CARD[rng.below(len(EVERY_CARD))]
        chosen = [picker(name, table[0]).choose(view(one, seat), Rng(3)) for one in (draft, other, draft)]
        assert chosen[0] in asked(draft, seat).options
        assert len(set(chosen)) == 1


def test_every_card_has_a_rating_and_the_average_card_has_none():
    assert set(RATING) == set(EVERY_CARD)
    assert sum(RATING.values()) / len(RATING) == pytest.approx(0, abs=0.01)
    assert max(RATING.values()) > 2
    assert min(RATING.values()) < -2


def test_a_card_that_was_never_played_is_rated_by_its_rules():
    assert all(isinstance(by_rules(name), float) and CARD_FEATURES[name] for name in EVERY_CARD)
    assert len({by_rules(name) for name in EVERY_CARD}) > len(EVERY_CARD) / 2


def test_the_chance_of_a_random_picker_is_even():
    draft = drafted("pack", 2, choices=0)
    seen, rng = view(draft, 0), Rng(5)
    counted = [0] * 10
    for _ in range(2000):
        counted[seen["question"]["options"].index(RandomPicker().choose(seen, rng))] += 1
    assert min(counted) > 150
    assert RandomPicker().explain(seen) == []


# --- plans -----------------------------------------------------------------------------------------------------------


def test_an_alignment_that_is_there_draws_more_of_it():
    plan = Plan([card("EVIL")] * 8)
    assert plan.commitment(PART_OF[card("EVIL")]) > 0 > plan.commitment(PART_OF[card("SAGE")])


def test_loyalty_is_worth_more_among_cards_of_its_alignment():
    loyal = next(one for one in CARDS if PART_OF[one.name].loyal and not any(PART_OF[one.name].allied))
    own, other = loyal.alignment.name, "GOOD" if loyal.alignment.name != "GOOD" else "SAGE"
    part = PART_OF[loyal.name]
    assert Plan([card(own)] * 12).support(part) > Plan([]).support(part) > Plan([card(other)] * 12).support(part)


def test_a_card_is_worth_more_to_those_that_wait_for_its_alignment():
    loyal = next(one for one in CARDS if PART_OF[one.name].loyal)
    own, other = loyal.alignment.name, "GOOD" if loyal.alignment.name != "GOOD" else "SAGE"
    plan = Plan([loyal.name])
    assert plan.support(PART_OF[card(own)]) > plan.support(PART_OF[card(other)]) == 0


def test_slow_cards_ask_for_fast_ones_and_gold_for_free_ones():
    slow = next(name for name, part in PART_OF.items() if not part.fast and not part.free)
    quick = next(name for name, part in PART_OF.items() if part.fast and not part.free)
    plan = Plan([slow] * 12)
    assert plan.tempo(PART_OF[quick]) > 0 > plan.tempo(PART_OF[slow])
    assert plan.curve(PART_OF[card("WILD", free=True)]) > 0 > plan.curve(PART_OF[slow])


@given(st.lists(st.sampled_from(EVERY_CARD), max_size=30), st.sampled_from(EVERY_CARD))
def test_a_card_that_comes_and_goes_leaves_a_plan_as_it_was(names, name):
    plan, same = Plan(names), Plan(names)
    plan.add(name)
    plan.add(name, -1)
    for word in slots_of(Plan):
        assert getattr(plan, word) == pytest.approx(getattr(same, word))


# --- denial ----------------------------------------------------------------------------------------------------------


def denials(draft, seat):
    return [one.parts["denial"] for one in RatingPicker(PRIOR).explain(view(draft, seat))]


def test_what_the_opponent_would_get_counts_between_two_players_only():
    two, three = (drafted("pack", seats, choices=0) for seats in (2, 3))
    assert max(denials(two, 0)) > 0
    best_card = max(asked(two, 0).cards, key=RATING.get)
    assert denials(two, 0)[asked(two, 0).cards.index(best_card)] == max(denials(two, 0))
    assert set(denials(three, 0)) == {0}


def test_what_is_put_away_in_a_dark_draft_is_denied_to_nobody():
    draft = drafted("dark", choices=0)
    assert max(denials(draft, 0)) > 0
    for seat in (0, 1):
        take(draft, seat, asked(draft, seat).cards[0])
    assert asked(draft, 0).take == 2
    assert set(denials(draft, 0)) == {0}


# --- lists -----------------------------------------------------------------------------------------------------------


def test_a_poor_list_is_given_back_and_a_good_one_kept():
    kept = set()
    for seed in range(20):
        draft = drafted("random60", 2, seed=seed, choices=0)
        keep = asked(draft, 0).options[0]
        scores = RatingPicker(PRIOR).explain(view(draft, 0))
        strong = sum(sorted((RATING[name] for name in pools(draft)[0]), reverse=True)[:30]) / 30
        assert scores[0].parts == {"rating": pytest.approx(strong, abs=0.001)}
        kept.add(RatingPicker(PRIOR).choose(view(draft, 0), Rng(1)) == keep)
    assert kept == {True, False}


# --- whole drafts ----------------------------------------------------------------------------------------------------


def test_the_log_has_the_scores_of_every_pick():
    players = ["bot", "random", "bot"]
    draft = play(setup_of("cube", 3), 5, players)
    scores = explained(draft, players)
    assert len(scores) == len(draft.picks)
    for (seat, option), each in zip(draft.picks, scores, strict=True):
        if players[seat] == "bot":
            assert best(each).option == option
            assert json.loads(json.dumps(each[0].to_json())) == each[0].to_json()
        else:
            assert each == []


def test_a_draft_of_pickers_is_the_same_each_time_and_chance_differs_by_seed():
    one, same, other = (play(setup_of("pack", 4), seed, ["random"] * 4) for seed in (1, 1, 2))
    assert one.picks == same.picks
    assert pools(one) != pools(other)
