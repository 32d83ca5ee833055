"""Paired games and their score."""

import pytest

from engine.bots.epic.match import Match, player
from engine.epic.construction.decklist import preconstructed
from engine.epic.rules import codes
from engine.epic.rules.setup import Setup
from engine.epic.simulation.duel import play_game
from engine.kernel.scores import score, starts

DECK = tuple(preconstructed("wild"))


def test_both_games_of_a_pair_begin_with_the_same_hands():
    match = Match((None, None), ("random", "random"), 2)
    assert match.dealt(starts(0, 2)[1]) == match.dealt(starts(1, 2)[1])
    one, two = match.dealt(11)
    assert not set(one) & set(two)


def test_a_game_is_the_same_each_time():
    match = Match((DECK, None), ("random", "random"), 9)
    assert match.play(3) == match.play(3)


def test_players_choose_for_their_own_side():
    asked = []

    def first_option(game, seat, rng):
        asked.append((game.seat, seat))
        return game.options[0]

    play_game(Setup((DECK, DECK), 0), (first_option, player("random")), 1)
    assert asked
    assert set(asked) == {(0, 0)}


def test_a_game_says_why_it_ended():
    """Who draws a card each turn from turn 2 on has drawn the 25 that are left of 30 in turn 50, and must draw from an
    empty deck in turn 52 (1.6.2)."""

    def passing(game, seat, rng):
        quiet = [option for option in (codes.PASS, codes.NO, codes.STOP) if option in game.options]
        return (quiet or game.options)[0]

    result = play_game(Setup((DECK, DECK), 0), (passing, passing), 1)
    assert (result.winner, result.reason, result.turns, result.capped) == (1, "deck", 52, False)


def games(bots, number, seed):
    return score([Match((None, None), bots, seed).play(at) for at in range(number)])


def test_greedy_beats_chance():
    assert games(("greedy", "random"), 20, 1).wins[0] >= 18


@pytest.mark.slow
@pytest.mark.parametrize("deck", ["good", "evil", "sage", "wild", None])
def test_greedy_beats_chance_with_every_deck(deck):
    cards = deck and tuple(preconstructed(deck))
    results = [Match((cards, cards), ("greedy", "random"), 5).play(at) for at in range(40)]
    assert score(results).interval[0] > 0.85
