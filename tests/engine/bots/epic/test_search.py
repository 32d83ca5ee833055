"""The bot that plays on: it tries its ideas in games that could be this one."""

import pytest

from engine.bots.epic.greedy import GreedyBot
from engine.bots.epic.observation import Observation
from engine.bots.epic.search import SearchBot
from engine.bots.epic.winning import FITTED
from engine.bots.halving import Effort
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
        bot = SearchBot(Effort(budget=budget, games=10_000))
        bot.choose(Observation(game, game.seat), Rng(1))
        assert not bot.thought["stopped"]
        spent.append(bot.thought["options"])
    least = spent[0]  # a game for each idea in each round
    assert 4_000 <= spent[1] < 4_000 + least
    assert 16_000 <= spent[2] < 16_000 + 2 * least


def test_it_plays_no_more_games_than_it_was_given():
    game = set_table(Side(hand=HAND, gold=1, deck=DECK), Side(board=["Dark Knight"], deck=DECK)).game
    bot = SearchBot(Effort(budget=10**9, games=3))
    bot.choose(Observation(game, game.seat), Rng(1))
    games = [idea["games"] for idea in bot.thought["ideas"]]
    assert (games[:2], set(games[2:])) == ([6, 6], {3})  # one or two ideas were dropped after the first round


def test_it_tells_what_it_thought_with_what_it_chose_first():
    game = set_table(Side(hand=HAND, gold=1, deck=DECK), Side(board=["Dark Knight"], deck=DECK)).game
    bot = SearchBot(LITTLE)
    option = bot.choose(Observation(game, game.seat), Rng(1))
    ideas = bot.thought["ideas"]
    assert ideas[0]["option"] == option
    assert {idea["option"] for idea in ideas} <= set(game.options)
    assert 2 <= len(ideas) <= LITTLE.ideas
    assert all(0 <= idea["chance"] <= 1 for idea in ideas)
    games = [idea["games"] for idea in ideas]
    assert games == sorted(games, reverse=True)  # what was dropped sooner was tried less
    assert games[-1] >= 1


def test_of_what_needs_no_search_it_tells_nothing():
    game = set_table(Side(hand=HAND, gold=1, deck=DECK), Side(board=["Dark Knight"], deck=DECK)).game
    bot = SearchBot(LITTLE)
    bot.choose(Observation(game, game.seat), Rng(1))
    nothing_to_do = set_table(Side(gold=0, deck=DECK), Side(deck=DECK)).game
    assert nothing_to_do.options == [codes.PASS]
    assert bot.choose(Observation(nothing_to_do, nothing_to_do.seat), Rng(1)) == codes.PASS
    assert bot.thought is None


@pytest.mark.parametrize("patience", [0, 1, 40, 400])
def test_it_takes_the_best_so_far_when_that_is_enough(patience):
    """It is asked again and again; a game in which not all ideas were tried does not count."""
    game = set_table(Side(hand=HAND, gold=1, deck=DECK), Side(board=["Dark Knight"], deck=DECK)).game
    asked = []

    def enough():
        asked.append(None)
        return len(asked) > patience

    bot = SearchBot(Effort(budget=10**9, games=10**9), enough)
    option = bot.choose(Observation(game, game.seat), Rng(1))
    ideas = bot.thought["ideas"]
    assert bot.thought["stopped"]
    assert ideas[0]["option"] == option
    assert ideas[0]["chance"] == max(idea["chance"] for idea in ideas)
    assert len({idea["games"] for idea in ideas}) == 1  # the first round never ends


@pytest.mark.parametrize("bot", [GreedyBot(), GreedyBot(fitted=FITTED), SearchBot(LITTLE)])
def test_winning_is_not_put_off(bot):
    """Whoever draws from an empty deck wins, and their turn is next. Arcane Research, which banishes itself, comes back
    to the hand from an empty deck: it could be played for ever, with gold still to spend each time."""
    mine = Side(hand=["Arcane Research", "Flame Strike"], discard=["Kong", "Wither"], gold=1, deck=[])
    game = set_table(mine, Side(deck=DECK), turn_of="opponent", moment="end-offer", initiative="you").game
    assert game.seat == 0
    assert option_texts(game)[bot.choose(Observation(game, 0), Rng(1))] == option_texts(game)[codes.PASS]
