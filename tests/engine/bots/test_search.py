"""The bot that plays on: it tries its ideas in games that could be this one."""

import pytest

from engine.bots import Observation
from engine.bots.greedy import GreedyBot
from engine.bots.search import Effort, SearchBot
from engine.bots.winning import FITTED
from engine.epic.prompts.options import option_texts
from engine.epic.rules import codes
from engine.kernel.random import Rng
from tests.engine.epic.scenario import Side, set_table

HAND = ["Kong", "Flame Strike", "Wither"]
DECK = ["Brave Squire"] * 10  # who draws from an empty deck wins
LITTLE = Effort(budget=2_000)


def chosen(scene, effort=LITTLE, seed=1):
    game = scene.game
    option = SearchBot(effort).choose(Observation(game, game.seat), Rng(seed))
    return option_texts(game)[option]


@pytest.mark.parametrize("seed", range(3))
def test_it_wins_when_it_can(seed):
    scene = set_table(Side(board=["Burrowing Wurm"], gold=0, deck=DECK), Side(health=9, deck=DECK))
    assert chosen(scene, seed=seed) == "Attack"


@pytest.mark.parametrize("seed", range(3))
def test_it_sends_no_lone_wolf_into_kong(seed):
    scene = set_table(Side(board=["Wolf"], gold=0, deck=DECK), Side(board=["Kong"], deck=DECK))
    assert chosen(scene, seed=seed) != "Attack"


def test_the_same_effort_and_chance_choose_the_same():
    knight = ["Dark Knight"]
    scene = set_table(Side(hand=HAND, gold=1, board=knight, deck=DECK), Side(board=knight, deck=DECK))
    assert len({chosen(scene) for _ in range(3)}) == 1


def test_it_spends_what_it_was_given():
    """Each round stops once its share is spent; the games that all ideas are tried in last are played to their ends."""
    game = set_table(Side(hand=HAND, gold=1, deck=DECK), Side(board=["Dark Knight"], deck=DECK)).game
    spent = []
    for budget in (1, 4_000, 16_000):
        bot = SearchBot(Effort(budget=budget))
        bot.choose(Observation(game, game.seat), Rng(1))
        spent.append(bot.spent)
    least = spent[0]  # a game for each idea in each round
    assert 4_000 <= spent[1] < 4_000 + least
    assert 16_000 <= spent[2] < 16_000 + 2 * least


@pytest.mark.parametrize("bot", [GreedyBot(), GreedyBot(fitted=FITTED), SearchBot(LITTLE)])
def test_winning_is_not_put_off(bot):
    """Whoever draws from an empty deck wins, and their turn is next. Arcane Research, which banishes itself, comes back
    to the hand from an empty deck: it could be played for ever, with gold still to spend each time."""
    mine = Side(hand=["Arcane Research", "Flame Strike"], discard=["Kong", "Wither"], gold=1, deck=[])
    game = set_table(mine, Side(deck=DECK), turn_of="opponent", moment="end-offer", initiative="you").game
    assert game.seat == 0
    assert option_texts(game)[bot.choose(Observation(game, 0), Rng(1))] == option_texts(game)[codes.PASS]
