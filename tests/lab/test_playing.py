"""The games of two bots that meet: which decks they have, and that nothing but time differs when they are repeated."""

import pytest

from engine.bots.epic.players import LEVELS
from engine.epic import Setup, new_game
from engine.kernel.random import Rng
from lab.management.commands.ladder import decks_of
from lab.playing import ALIGNMENTS, CONSTRUCTED, DRAFTED, KINDS, RANDOM, Games, _timed

CHEAP = LEVELS[0]


def games(kind, seed=3):
    return Games((CHEAP, CHEAP), kind, seed, decks_of(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_depends_on_its_number_only(kind):
    some = games(kind)
    one = some.play(2)
    again = games(kind).play(2)
    assert again.winner == one.winner
    assert [len(taken) for taken in again.milliseconds] == [len(taken) for taken in one.milliseconds]
    assert all(len(taken) > 5 for taken in one.milliseconds)


@pytest.mark.parametrize(("kind", "cycle", "size"), [(ALIGNMENTS, 16, 30), (CONSTRUCTED, 9, 60)])
def test_ready_made_decks_meet_each_with_each_in_turn(kind, cycle, size):
    pairs = [games(kind).decks_of(pair) for pair in range(2 * cycle)]
    assert len(set(pairs)) == cycle
    assert pairs[:cycle] == pairs[cycle:]
    assert {(two, one) for one, two in pairs} == set(pairs)  # each bot has each deck as often
    assert {len(deck) for pair in pairs for deck in pair} == {size}


def test_drafted_decks_come_from_one_draft_for_four_pairs_and_are_exchanged():
    one, two, three, four, *later = [games(DRAFTED).decks_of(pair) for pair in range(5)]
    assert two == one[::-1]
    assert four == three[::-1]
    assert len({*one, *three}) == 4
    assert not {*one, *three} & {*later[0]}
    assert {len(deck) for deck in (*one, *three)} == {30}
    assert games(DRAFTED, seed=4).decks_of(0) == later[0]  # another seed, another draft


def test_random_decks_are_dealt_for_each_pair():
    assert games(RANDOM).decks_of(7) == (None, None)


def test_only_decisions_are_timed_and_the_choice_stays_the_player_s():
    good, evil, *_ = decks_of(ALIGNMENTS)
    game, taken = new_game(Setup(decks=(good, evil)), 1), []
    last = _timed(lambda game, seat, rng: game.options[-1], taken)
    assert len(game.options) > 1
    assert last(game, game.seat, Rng(1)) == game.options[-1]
    assert len(taken) == 1
    game.options = game.options[:1]
    assert last(game, game.seat, Rng(1)) == game.options[0]
    assert len(taken) == 1
