"""When does a bot know that its game is lost?"""

from dataclasses import replace

import pytest

from engine.bots.epic.conceding import is_lost
from engine.bots.epic.judging import win_chance
from engine.bots.epic.observation import Observation
from engine.kernel.random import Rng
from tests.engine.bots.epic.test_laws import others_dealt, positions
from tests.engine.epic.scenario import Side, set_table

DECK = ["Brave Squire"] * 10  # who draws from an empty deck wins
STRONG = Side(board=["Kong", "Burrowing Wurm", "Kong"], hand=["Kong"] * 5, health=40, deck=DECK)


def lost(mine, theirs, **moment):
    game = set_table(mine, theirs, **moment).game
    return is_lost(Observation(game, game.seat), Rng(1))


def test_without_anything_against_much_it_is_lost():
    assert lost(Side(health=2, hand=["Wolf's Bite"], deck=DECK), STRONG)


def test_an_even_game_is_not_lost():
    even = Side(hand=["Kong"] * 5, deck=DECK)
    assert not lost(even, even)


def test_whoever_can_win_now_has_not_lost():
    assert not lost(Side(health=2, board=["Kong"], deck=DECK), Side(health=5, hand=["Kong"] * 7, deck=DECK))


def test_whoever_can_win_by_a_play_has_not_lost():
    """Flame Strike deals 8; the position alone looks lost."""
    burn = Side(health=2, hand=["Flame Strike"], gold=1, deck=DECK)
    assert not lost(burn, replace(STRONG, health=8))
    assert lost(replace(burn, gold=0), replace(STRONG, health=8))


def test_in_the_turn_of_the_opponent_nobody_gives_up():
    nothing = Side(health=2, hand=["Flame Strike"], deck=DECK)
    game = set_table(nothing, STRONG, turn_of="opponent", moment="end-offer", initiative="you").game
    assert game.seat != game.active
    assert not is_lost(Observation(game, game.seat), Rng(1))


@pytest.mark.parametrize("seed", range(4))
def test_unseen_cards_do_not_matter(seed):
    """Also where it is a close call: whatever chance counts as lost, for each position a chance that divides them."""
    chance = Rng(seed)
    asked = 0
    for game in positions(seed, 8):
        other = others_dealt(game, game.seat, chance)
        mine = win_chance(game, game.seat)
        assert win_chance(other, game.seat) == mine
        for lost in (mine, mine + 0.01, mine + 0.2):
            first, second = (is_lost(Observation(one, game.seat), Rng(1), lost) for one in (game, other))
            assert first == second
            asked += first
    assert asked  # some were lost
