"""The chance of winning over a game that is over: where a turn begins, by what the seat knew."""

import pytest

from engine.bots.epic.observation import Observation
from engine.bots.epic.players import BOTS
from engine.epic import Setup, new_game
from engine.epic.construction import deal_random
from engine.epic.rules import FREE_FOR_ALL, apply_trusted, codes
from engine.games import of
from engine.kernel.random import Rng
from playtest.chances import Chances
from tests.engine.bots.epic.test_laws import others_dealt, start

EPIC = of("epic")


def gone_through(game, *watchers):
    """Play a game on to its end, a bot against itself, and let each of the watchers see each position: what they
    found, position by position, with the turn."""
    bot, rng = BOTS["greedy"](), Rng(5)
    while True:
        yield game, [watcher(game) for watcher in watchers]
        if game.reason:
            return
        apply_trusted(game, bot.choose(Observation(game, game.seat), rng))


@pytest.mark.parametrize("seed", range(4))
def test_there_is_one_for_each_turn_and_one_for_the_end(seed):
    turns, found = set(), []
    mine, theirs = Chances(EPIC, 0), Chances(EPIC, 1)
    for game, (one, two) in gone_through(start(seed), mine.at, theirs.at):
        assert (one is None) == (two is None)
        if one is not None:
            assert 0 <= one <= 1
            found.append((one, two))
        if game.kind == codes.WINDOW and not game.reason:
            turns.add(game.turn)
    assert len(found) == len(turns) + 1
    assert found[-1] == (float(game.winner == 0), float(game.winner == 1))


@pytest.mark.parametrize("seed", range(4))
def test_it_does_not_know_what_the_seat_could_not(seed):
    chance = Rng(seed)
    for game, _ in gone_through(start(seed)):
        if game.reason or game.kind != codes.WINDOW:
            continue
        other = others_dealt(game, 0, chance)
        assert Chances(EPIC, 0).at(game) == Chances(EPIC, 0).at(other)


def test_whoever_is_far_ahead_is_more_likely_to_win():
    game = start(2)
    while game.kind != codes.WINDOW:
        apply_trusted(game, game.options[0])
    even = Chances(EPIC, 0).at(game)
    game.health[1] = 3
    assert Chances(EPIC, 0).at(game) > even


def test_among_many_it_is_not_known():
    decks = tuple(tuple(deck) for deck in deal_random(1, 3))
    assert Chances(EPIC, 0).at(new_game(Setup(decks=decks, format=FREE_FOR_ALL), 1)) is None
