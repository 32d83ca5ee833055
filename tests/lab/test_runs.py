"""Runs: what is played next, what counts, and that neither order nor number of workers changes what a run says."""

import multiprocessing
import random
from collections import Counter
from itertools import islice

import pytest

from engine.epic.construction import preconstructed
from engine.epic.versions import VERSION
from engine.games import DEFAULT
from lab import confidence
from lab.executors import TRIES, CannotPlay, Processes
from lab.matchups import Contender, Matchup, OtherEngine, score_of
from lab.runs import DECIDED, LIMIT, NARROW, Run, StoppingRule
from tests.lab.fabricated import EPIC, KONGS, LASHES, LOST, MUSES, NO_END, SPLIT, WON, DeadlyPlan, pair, plan, run_of

GOOD, WILD = (Contender(word, tuple(sorted(preconstructed(word)))) for word in ("good", "wild"))
THREE = plan(KONGS, MUSES, LASHES, meetings=((0, 1), (0, 2), (1, 2)))


# --- pairs -----------------------------------------------------------------------------------------------------------


def test_watching_changes_no_game():
    watched = Matchup((GOOD, WILD), "random", 4, *EPIC, watched=True).play(3)
    unwatched = Matchup((GOOD, WILD), "random", 4, *EPIC).play(3)
    assert [(game.winner, game.reason, game.turns) for game in watched] == [
        (game.winner, game.reason, game.turns) for game in unwatched
    ]
    assert unwatched[0].cards == {}


def test_a_deck_that_starts_draws_its_sixth_card_in_turn_3_and_the_other_one_in_turn_2():
    """Of 30 different cards; who does not start draws in turn 2, who starts in turn 3 (1.6.3, 1.6.4)."""
    games = Matchup((GOOD, WILD), "random", 4, *EPIC, watched=True).play(3)
    for game, turn in zip(games, (3, 2), strict=True):
        assert min(use.drawn for use in game.cards.values() if use.drawn) == turn


def test_the_score_of_a_pair_is_that_of_both_games():
    assert [score_of(one) for one in (WON, SPLIT, LOST, pair(0, None), pair(None, 1))] == [1, 0.5, 0, 0.75, 0.25]


def test_another_engine_is_refused():
    with pytest.raises(OtherEngine, match=f"version {VERSION} of the engine, and version {VERSION + 1}"):
        Matchup((GOOD, WILD), "random", 4, DEFAULT, VERSION + 1).play(0)


# --- when it is enough -----------------------------------------------------------------------------------------------


def test_a_matchup_stops_when_it_is_decided_and_not_before():
    needed = next(n for n in range(1, 99) if confidence.excludes({1.0: n}, 0.5))
    run = run_of(*[WON] * (needed - 1), rule=StoppingRule(1000))
    assert not run.is_over
    assert run.add((0, needed - 1), WON)
    assert run.courses[0].stopped == DECIDED
    assert run.is_over


def test_what_was_played_beyond_that_does_not_count():
    exact = run_of(*[WON] * 20, rule=StoppingRule(1000))
    beyond = run_of(*[WON] * 20, *[LOST] * 50, rule=StoppingRule(1000))
    assert beyond.courses[0].counts == exact.courses[0].counts
    assert beyond.courses[0].pairs() == exact.courses[0].pairs()
    assert set(exact.courses[0].counts) == {1.0}


def test_a_matchup_stops_when_its_interval_is_narrow():
    """Pairs that are all split leave less and less open, and never decide."""
    run = run_of(*[SPLIT] * 400, rule=StoppingRule(1000, within=0.2))
    course = run.courses[0]
    assert course.stopped == NARROW
    widths = {n: confidence.interval({0.5: n}) for n in (course.length - 10, course.length)}
    assert widths[course.length][1] - widths[course.length][0] <= 0.2
    assert widths[course.length - 10][1] - widths[course.length - 10][0] > 0.2


def test_a_matchup_stops_at_the_limit():
    run = run_of(*[SPLIT] * 9, rule=StoppingRule(10))
    assert run.courses[0].stopped is None
    run.add((0, 9), SPLIT)
    assert run.courses[0].stopped == LIMIT


def test_without_decided_it_goes_on():
    assert run_of(*[WON] * 50, rule=StoppingRule(51, decided=False)).courses[0].stopped is None


# --- what is played next ---------------------------------------------------------------------------------------------


def test_matchups_have_their_turn():
    units = list(islice(Run(THREE, NO_END).units(), 7))
    assert units == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2)]


def test_what_is_stored_is_not_played_again():
    run = Run(THREE, StoppingRule(4, decided=False), [{0: WON, 2: LOST}, {}, {0: WON, 1: WON, 2: WON, 3: WON}])
    assert set(run.units()) == {(0, 1), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3)}


def test_nothing_is_asked_of_a_matchup_that_is_answered():
    run = Run(plan(KONGS, MUSES, LASHES, meetings=((0, 1), (0, 2))), StoppingRule(1000))
    units = run.units()
    for number in range(60):
        assert next(units) == (0, number) if not run.courses[0].stopped else (1, number)
        run.add((0, number), WON)
        if run.courses[0].stopped:
            break
        assert next(units) == (1, number)
    assert run.courses[0].stopped == DECIDED
    assert {at for at, _ in islice(units, 100)} == {1}


def test_a_pair_counts_once_and_the_first_result_stays():
    run = Run(plan(), NO_END)
    assert run.add((0, 0), WON)
    assert not run.add((0, 0), LOST)
    assert run.courses[0].counts == {1.0: 1}


@pytest.mark.parametrize("seed", range(20))
def test_the_order_in_which_pairs_come_changes_nothing(seed):
    lot = random.Random(seed)
    pairs = dict(enumerate(lot.choices((WON, SPLIT, LOST), (5, 3, 2), k=120)))
    in_turn, shuffled = (Run(plan(), StoppingRule(120, within=0.3)) for _ in range(2))
    for number, one in pairs.items():
        in_turn.add((0, number), one)
    for number in lot.sample(sorted(pairs), len(pairs)):
        shuffled.add((0, number), pairs[number])
    assert shuffled.is_over
    assert shuffled.courses[0].stopped == in_turn.courses[0].stopped
    assert shuffled.courses[0].pairs() == in_turn.courses[0].pairs()


# --- processes -------------------------------------------------------------------------------------------------------


def test_two_processes_play_what_one_plays():
    of, rule = plan(GOOD, WILD), StoppingRule(6, decided=False)
    here = dict(Processes(1).results(of, Run(of, rule).units()))
    there = list(Processes(2, block=4).results(of, Run(of, rule).units()))
    assert sorted(here) == sorted(unit for unit, _ in there) == [(0, number) for number in range(6)]
    assert dict(there) == here


def test_a_process_that_is_killed_costs_no_pair_and_brings_none_twice():
    of, rule = plan(GOOD, WILD), StoppingRule(12, decided=False)
    found = []
    for result in Processes(2).results(of, Run(of, rule).units()):
        found.append(result)
        if len(found) == 3:
            multiprocessing.active_children()[0].kill()
    assert Counter(unit for unit, _ in found) == {(0, number): 1 for number in range(12)}
    assert dict(found) == dict(Processes(1).results(of, Run(of, rule).units()))


def test_games_that_kill_who_plays_them_stop_the_run():
    of = DeadlyPlan((KONGS, MUSES), ((0, 1),), "random", 1, *EPIC)
    units = Run(of, StoppingRule(4, decided=False)).units()
    with pytest.raises(CannotPlay, match=f"died {TRIES} times while they played the same games"):
        list(Processes(2).results(of, units))
