"""The games that measure the price of a pick, and what they say."""

import random
from dataclasses import replace

import pytest

from engine.games import of
from lab import confidence
from lab.executors import Processes
from lab.matchups import score_of
from lab.pick_prices import wording
from lab.pick_prices.measuring import (
    NOTHING,
    UNCHANGED,
    Compared,
    Measurement,
    comparison,
    measure,
    most_comparisons,
    plan_of,
    play_comparison,
    price,
    stops,
)
from lab.pick_prices.worlds import Worlds, worlds
from lab.runs import DECIDED, LIMIT
from tests.lab.pick_prices.drafts import another, drafted

LOST_TO_WON, WON_TO_LOST, EVEN = Compared(0.0, 1.0), Compared(1.0, 0.0), Compared(0.5, 0.5)
DECKS = tuple((name,) * 30 for name in ("Kong", "Lash", "Muse", "Fumble", "Rage", "Apocalypse"))


EPIC = of("epic")


def by_chance(made, seat, **seed):
    """Quick games."""
    return replace(plan_of(made, seat, EPIC, **seed), bot="random")


@pytest.fixture
def three():
    """Worlds of three seats, in which all decks differ."""
    return Worlds(DECKS[:3], DECKS[3:])


# --- what is played --------------------------------------------------------------------------------------------------


def test_a_seat_meets_the_others_in_turn_in_both_worlds(three):
    plan = plan_of(three, 1, EPIC)
    assert (plan.bot, plan.game, plan.version) == ("greedy", "epic", EPIC.play.VERSION)
    assert plan.meetings == ((1, 0), (4, 3), (1, 2), (4, 5))
    met = [tuple(one.cards[0] for one in plan.matchup(at).decks) for at in range(4)]
    assert met == [("Lash", "Kong"), ("Rage", "Fumble"), ("Lash", "Muse"), ("Rage", "Apocalypse")]
    assert [comparison(plan, number) for number in range(3)] == [
        ((0, 0), (1, 0)), ((2, 1), (3, 1)), ((0, 2), (1, 2)),
    ]  # fmt: skip


@pytest.mark.parametrize(("opponents", "games", "most"), [(7, 1000, 245), (7, 28, 7), (7, 4, 7), (1, 11, 2)])
def test_whole_rounds_are_played(opponents, games, most):
    assert most_comparisons(opponents, games) == most


def test_the_same_decks_win_the_same_games():
    draft = drafted("pack", 3)
    made = worlds(draft, 4, draft.picks[4][1])
    measurement = Measurement(by_chance(made, 0), 40)
    measure(measurement, Processes(1))
    assert len(measurement.compared) == 10
    assert {one.other - one.taken for one in measurement.compared} == {0.0}
    assert measurement.price.change == 0
    assert len({one.taken for one in measurement.compared}) > 1


def test_the_same_games_come_of_the_same_seed_in_whatever_order():
    draft = drafted("pack", 3)
    made = worlds(draft, 2, another(draft, 2).code)
    plan = by_chance(made, draft.picks[2][0])
    inorder = Measurement(plan, 48)
    measure(inorder, Processes(1))
    shuffled = Measurement(plan, 48)
    units = list(Measurement(plan, 48).units())
    random.Random(1).shuffle(units)
    for at, number in units:
        shuffled.add((at, number), score_of(plan.matchup(at).play(number)))
    assert shuffled.compared == inorder.compared
    assert inorder.price == shuffled.price
    by_workers = [
        play_comparison((plan.matchup(one), plan.matchup(two)), number)
        for number in range(12)
        for (one, _), (two, _) in [comparison(plan, number)]
    ]
    assert by_workers == inorder.compared
    other = Measurement(by_chance(made, draft.picks[2][0], seed=2), 48)
    measure(other, Processes(1))
    assert other.compared != inorder.compared


# --- what it says ----------------------------------------------------------------------------------------------------


def test_the_change_is_the_mean_of_whole_rounds():
    found = price([Compared(0.5, 1.0), Compared(0.25, 0.25), LOST_TO_WON], 2)
    assert (found.games, found.change, found.taken, found.other) == (8, 0.25, 0.375, 0.625)
    assert price([LOST_TO_WON], 2) == price([], 1) == NOTHING
    low, high = found.interval
    assert -1 <= low < 0.25 < high <= 1


def test_what_is_turned_round_has_the_opposite_price():
    one = price([LOST_TO_WON, EVEN, EVEN, LOST_TO_WON, WON_TO_LOST], 1)
    other = price([WON_TO_LOST, EVEN, EVEN, WON_TO_LOST, LOST_TO_WON], 1)
    assert (one.change, other.change) == (pytest.approx(0.2), pytest.approx(-0.2))
    assert one.interval == pytest.approx((-other.interval[1], -other.interval[0]), abs=1e-5)


def test_games_stop_when_it_is_shown_and_only_after_a_whole_round():
    shown = next(count for count in range(1, 100) if confidence.excludes({1.0: count}, 0.5))
    rounds = -(-shown // 7)
    stopped = [stops([LOST_TO_WON] * count, 7, 10_000) for count in range(7 * rounds + 1)]
    assert stopped == [None] * (7 * rounds) + [DECIDED]
    assert stops([EVEN] * 245, 7, 1000) == LIMIT
    assert stops([EVEN] * 238, 7, 1000) is None
    assert [price([one] * 40, 1).shown for one in (LOST_TO_WON, EVEN, WON_TO_LOST)] == [1, 0, -1]


def test_looking_after_each_round_is_seldom_wrong():
    """Opponents differ: against one the other card always helps, against another it never does, and by chance against
    the third; of all together it changes nothing. At most 5 of 100 may ever be shown to be better or worse."""
    chance, wrong = random.Random(4), 0
    for _ in range(200):
        compared = []
        for _ in range(40):
            compared += [Compared(0.25, 0.75), Compared(0.75, 0.25)]
            compared.append(LOST_TO_WON if chance.random() < 0.5 else WON_TO_LOST)
            if stops(compared, 3, 10_000):
                wrong += 1
                break
    assert wrong <= 10


# --- words -----------------------------------------------------------------------------------------------------------


def test_the_change_is_said_with_its_interval():
    found = price([Compared(0.5, 1.0), EVEN], 2)
    low, high = (wording.points(bound) for bound in found.interval)
    said = wording.change("pick", "Kong", found)
    assert said == f"Taking Kong instead: 25.0 more wins in 100, between {low} and {high}, after 8 games."
    fewer = price([Compared(0.5, 0.25)], 1)
    assert "Burning Kong instead: 25.0 fewer wins in 100" in wording.change("burn", "Kong", fewer)
    assert wording.change("look", "Leave it", price([EVEN], 1)).startswith("“Leave it” instead: as many wins, between")
    assert "no change at all" in wording.change("pick", "Kong", UNCHANGED)
    assert "nothing is known yet" in wording.change("pick", "Kong", NOTHING)
    assert [wording.points(change) for change in (0.072, -0.01, 0.0004, -0.0004)] == ["+7.2", "−1.0", "0.0", "0.0"]


def test_what_is_shown_is_said():
    better, worse, neither = (price([one] * 40, 1) for one in (LOST_TO_WON, WON_TO_LOST, EVEN))
    assert "Kong is better here than Lash" in wording.verdict(better, "Kong", "Lash")
    assert "Lash is better here than Kong" in wording.verdict(worse, "Kong", "Lash")
    assert "do not show" in wording.verdict(neither, "Kong", "Lash")
