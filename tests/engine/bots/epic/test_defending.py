"""The bot that defends in puzzles: it prevents what it can, and resists for as long as it can."""

import pytest

from engine.bots.epic.defending import DefendingBot
from engine.bots.epic.greedy import GreedyBot
from engine.bots.epic.observation import Observation
from engine.epic import describe, determinize
from engine.epic.positions import footprint, read
from engine.epic.puzzles import SURVIVE, WIN, Solver, after
from engine.kernel.random import Rng

DECK = "deck=20*BurrowingWurm@01"
ATTACK = (  # a Kong of seat 0 attacks; seat 1 may block it with some of its champions
    "turn=7 active=0 first=0 moment=blockers seat=1"
    f" / health=10 gold=0 hand={{hand}} board=Kong(attacking,expended) discard=- {DECK}"
    f" / health={{health}} gold=0 hand=- board={{board}} discard=- {DECK}"
)


def answered(text, goal=WIN):
    game = read(text)
    return game, describe(game, DefendingBot(goal).choose(Observation(game, game.seat), Rng(1)))["text"]


def test_it_blocks_where_only_a_block_helps():
    _, said = answered(ATTACK.format(hand="-", health=13, board="CaveTroll"))
    assert said == "Cave Troll"


def test_it_does_nothing_where_that_helps_too():
    game, said = answered(ATTACK.format(hand="-", health=14, board="CaveTroll"))
    solver = Solver(game, WIN, 0, 1000)
    assert [solver.reaches(after(game, option)) for option in game.options] == [False, False]
    assert said == describe(game, game.options[0])["text"]


def test_where_all_is_lost_it_takes_the_longest_way():
    game, said = answered(ATTACK.format(hand="Rage@01", health=13, board="CaveTroll"))
    solver = Solver(game, WIN, 0, 1000)
    lengths = {describe(game, option)["text"]: solver.length(after(game, option)) for option in game.options}
    assert lengths == {"Cave Troll": 1, "Do not block": 0}
    assert said == "Cave Troll"


@pytest.mark.parametrize("goal", [SURVIVE, WIN])
def test_in_another_turn_it_plays_as_the_greedy_bot(goal):
    active = 1 if goal == WIN else 0
    text = ATTACK.format(hand="-", health=14, board="HillGiant,CaveTroll").replace("turn=7 active=0", "turn=8 active=1")
    text = text.replace("moment=blockers seat=1", "moment=main seat=1").replace("(attacking,expended)", "")
    game = read(text if active else ATTACK.format(hand="-", health=14, board="HillGiant,CaveTroll"))
    bot, greedy = DefendingBot(goal), GreedyBot()
    observation = Observation(game, 1)
    assert bot.choose(observation, Rng(5)) == greedy.choose(observation, Rng(5))


def test_hidden_cards_are_not_looked_at():
    game = read(ATTACK.format(hand="Rage", health=13, board="CaveTroll"))
    other = read(ATTACK.format(hand="Kong", health=13, board="CaveTroll"))
    chosen = [DefendingBot(WIN).choose(Observation(each, 1), Rng(3)) for each in (game, other)]
    assert chosen[0] == chosen[1]


def test_an_open_position_is_the_only_one_that_a_seat_could_be_in():
    game = read(ATTACK.format(hand="Rage@01", health=13, board="CaveTroll"))
    for seat in (0, 1):
        same = determinize(game, seat, Rng(9))
        same.rng = game.rng
        assert footprint(same) == footprint(game)
