"""The cards within a deck: by hand counts, and in simulated games in which it is known what a card does."""

import random
from math import sqrt

import pytest

from engine.kernel.scores import Z, wilson
from lab.cards import DRAWN, OPENING_HAND, PLAYED, Comparison, comparison, rate, reports, watched
from lab.matchups import CardUse, GamePlayed
from lab.runs import Run
from tests.lab.fabricated import KONGS, LASHES, LOST, MUSES, NO_END, WON, game, plan, run_of

WATCHED = plan(watched=True)
# When it starts: won with Kong drawn in turn 3; lost with Kong drawn in turn 5; lost in turn 2 without.
# When it follows: lost without; won with Kong drawn in turn 4; won without.
THREE_PAIRS = [
    (game(0, 9, Kong=(3, None)), game(1, 8)),
    (game(1, 9, Kong=(5, None)), game(0, 9, Kong=(4, 6))),
    (game(1, 2), game(0, 9)),
]


def compare(pairs, what=DRAWN, of=WATCHED):
    return comparison(watched(run_of(*pairs, of=of)), "Kong", what)


# --- the fair comparison by hand -------------------------------------------------------------------------------------


def test_games_are_compared_with_those_that_came_to_the_same_turn_without_the_card():
    """Starting, turn 3: won with it; lost the one that drew it in turn 5. That which ended in turn 2 is none. The
    difference is 1, the weight 1 * 1 / 2. Turn 5: nothing to compare with. Following, turn 4: won with it; one of two
    won without it. The difference is 1/2, the weight 1 * 2 / 3. So (1/2 + 1/3) / (1/2 + 2/3) = 5/7 of two games."""
    found = compare(THREE_PAIRS)
    assert (found.games, found.difference) == (2, pytest.approx(5 / 7))
    assert found.interval is None  # without the second pair there is nothing to compare


def test_the_interval_comes_from_leaving_out_each_pair():
    """Each of the three pairs twice. Without one of the first kind the difference is (2/3 + 2/5) / (2/3 + 6/5) = 4/7,
    without one of the second (2/3 + 2/5) / (2/3 + 4/5) = 8/11, without one of the third (1 + 4/5) / (1 + 6/5) = 9/11.
    """
    left_out = [4 / 7, 8 / 11, 9 / 11] * 2
    middle = sum(left_out) / 6
    half = Z * sqrt(5 / 6 * sum((one - middle) ** 2 for one in left_out))
    found = compare(THREE_PAIRS * 2)
    assert found.difference == pytest.approx(5 / 7)
    assert found.interval == pytest.approx((5 / 7 - half, min(1, 5 / 7 + half)))


def test_other_decks_and_other_sides_are_strata_of_their_own():
    """The same games against two decks: none of one is compared with those of the other."""
    of = plan(KONGS, MUSES, LASHES, meetings=((0, 1), (0, 2)), watched=True)
    won_with, lost_without = game(0, Kong=(3, None)), game(1)
    run = Run(of, NO_END, [{0: (won_with, game(0))}, {0: (lost_without, game(0))}])
    assert comparison(watched(run), "Kong", DRAWN) == Comparison(0, None, None)
    same = Run(of, NO_END, [{0: (won_with, game(0)), 1: (lost_without, game(0))}, {}])
    assert comparison(watched(same), "Kong", DRAWN).difference == 1
    sides = Run(of, NO_END, [{0: (won_with, lost_without)}, {}])
    assert comparison(watched(sides), "Kong", DRAWN).difference is None


def test_the_opening_hand_is_what_was_drawn_in_turn_0():
    pairs = [
        (game(0, Kong=(0, 5)), game(0)),
        (game(1, Kong=(2, 3)), game(0)),
        (game(1), game(0)),
    ]
    found = compare(pairs, OPENING_HAND)
    assert (found.games, found.difference) == (1, 1.0)


def test_played_is_compared_by_the_turn_in_which_it_was_played():
    """In turn 5 the other game held the card and had not played it; in turn 8 it had ended."""
    pairs = [(game(0, 9, Kong=(0, 5)), game(0)), (game(1, 7, Kong=(0, None)), game(0))]
    assert compare(pairs, PLAYED).difference == 1
    shorter = [(game(0, 9, Kong=(0, 8)), game(0)), (game(1, 7, Kong=(0, None)), game(0))]
    assert compare(shorter, PLAYED).difference is None


def test_a_draw_is_half_a_win():
    assert compare([(game(None, Kong=(0, None)), WON[1]), LOST], OPENING_HAND).difference == 0.5


def test_few_games_are_named_so():
    assert [Comparison(games, 0.1, (0.0, 0.2)).is_few for games in (29, 30)] == [True, False]
    assert Comparison(99, None, None).is_few


# --- rates -----------------------------------------------------------------------------------------------------------


def test_games_of_pairs_that_come_out_alike_tell_half_as_much():
    games = list(watched(run_of(WON, LOST, WON, LOST, of=WATCHED)))
    found = rate(games)
    assert (found.games, found.of, found.interval) == (8, 0.5, wilson(2, 4))
    assert rate(games[::2]).interval == wilson(2, 4)  # one of each pair
    assert rate([]).of is None


def test_each_card_of_the_deck_has_its_report():
    kong, lash = reports(run_of(*THREE_PAIRS, of=WATCHED))
    assert (kong.name, kong.copies, lash.name, lash.copies) == ("Kong", 15, "Lash", 15)
    assert (kong.rates[DRAWN].games, kong.rates[DRAWN].of) == (3, pytest.approx(2 / 3))
    assert (kong.rates[PLAYED].games, kong.rates[OPENING_HAND].games, lash.rates[DRAWN].games) == (1, 0, 0)
    assert kong.comparisons[DRAWN] == compare(THREE_PAIRS)


# --- simulated games -------------------------------------------------------------------------------------------------

RUNS, PAIRS = 200, 80


def simulated(seed, gain):
    """A run in which the deck wins short games and loses long ones, whatever it draws; who has drawn Kong wins so much
    more often. Both games of a pair draw it in the same turn and are as long."""
    lot = random.Random(seed)
    pairs = []
    for _ in range(PAIRS):
        turns, drawn, luck = lot.randint(4, 24), lot.randint(0, 30), lot.random()
        cards = {"Kong": CardUse(drawn, None)} if drawn <= turns else {}
        chance = 0.9 - 0.035 * turns + (gain if cards else 0)
        lucks = (luck, luck if lot.random() < 0.3 else lot.random())
        one, two = (GamePlayed(0 if own < chance else 1, "health", turns, cards) for own in lucks)
        pairs.append((one, two))
    return list(watched(run_of(*pairs, of=WATCHED)))


def test_a_card_that_does_nothing_is_found_to_do_nothing():
    """0 lies in the interval in 95 of 100 runs: of 200 in 190, and in 178 or more but once in a thousand times and
    more (a standard deviation is 3.1, and 80 pairs are few). The plain rates differ by what lengths alone make of them.
    """
    inside, fair, plain = 0, 0.0, 0.0
    for seed in range(RUNS):
        games = simulated(seed, 0)
        found = comparison(games, "Kong", DRAWN)
        low, high = found.interval
        inside += low <= 0 <= high
        fair += found.difference / RUNS
        with_it = [one for one in games if one.game.cards]
        without = [one for one in games if not one.game.cards]
        plain += (rate(with_it).of - rate(without).of) / RUNS
    assert inside >= 178
    assert abs(fair) < 0.02
    lengths = {turns: (turns + 1) / 31 for turns in range(4, 25)}  # how often Kong is drawn in games of so many turns
    mean_with = sum(turns * drawn for turns, drawn in lengths.items()) / sum(lengths.values())
    mean_without = sum(turns * (1 - drawn) for turns, drawn in lengths.items()) / sum(
        1 - one for one in lengths.values()
    )
    by_lengths = -0.035 * (mean_with - mean_without)
    assert by_lengths < -0.1
    assert plain == pytest.approx(by_lengths, abs=0.03)


def test_a_card_that_wins_games_is_found():
    found = [comparison(simulated(seed, 0.4), "Kong", DRAWN).interval for seed in range(40)]
    assert sum(low > 0 for low, _ in found) >= 36
