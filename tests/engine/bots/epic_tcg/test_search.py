"""The bot of the Epic TCG that plays on: it tries its ideas in games that could be this one."""

import pytest

from engine.bots.epic_tcg import bot, observe
from engine.bots.epic_tcg.search import SearchBot
from engine.bots.halving import Effort
from engine.epic_tcg.prompts.ideas import in_words
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.machine import apply
from engine.kernel.random import Rng
from tests.engine.epic_tcg.scenario import Side, set_table

DECK = ["Bruiser"] * 20
HAND = ["Hulk", "Begone!", "Tracker"]
LITTLE = Effort(budget=500, inner=30)


@pytest.fixture
def open_game():
    """Several things can be done, and none of them is plainly best."""
    mine = Side(hand=HAND, board=["Bruiser"], deck=DECK)
    return set_table(mine, Side(board=["Tracker", "Hulk"], deck=DECK), step="build").game


def thought_of(game, effort, seed=1):
    searcher = SearchBot(effort)
    option = searcher.choose(observe(game, game.seat), Rng(seed))
    assert searcher.thought["ideas"][0]["option"] == option
    return searcher.thought


@pytest.mark.parametrize("seed", range(3))
def test_it_attacks_for_the_win(seed):
    scene = set_table(Side(board=["Hulk"], deck=DECK), Side(mojo=5, deck=DECK), step="battle")
    game, hard, turn = scene.game, bot("hard"), scene.game.turn
    while not game.reason and game.turn == turn:
        idle = codes.STOP if codes.STOP in game.options else game.options[0]
        apply(game, hard.choose(observe(game, 0), Rng(seed)) if game.seat == 0 else idle)
    assert scene.winners == ["you"]


def test_the_same_effort_and_chance_think_the_same(open_game):
    assert thought_of(open_game, LITTLE) == thought_of(open_game, LITTLE)


def test_it_spends_what_it_was_given(open_game):
    """Each round stops once its share is spent; a game that has begun is played on after all ideas."""
    least, more = (thought_of(open_game, Effort(budget=budget, games=10_000))["options"] for budget in (1, 8_000))
    assert 8_000 <= more < 8_000 + 2 * 4 * 1_000
    assert least < 8_000


def test_it_plays_no_more_games_than_it_was_given(open_game):
    ideas = thought_of(open_game, Effort(budget=10**9, games=3))["ideas"]
    games = [idea["games"] for idea in ideas]
    assert set(games[2:]) <= {3}
    assert games[:2] == ([6, 6] if len(games) > 2 else [3, 3])


def test_what_does_the_same_with_equal_pieces_is_one_idea():
    """Of three Humans any one, any two or all are one idea each; each hunter of them would be one more."""
    humans, tracker = Side(board=["Human"] * 3, deck=DECK), Side(board=["Tracker"], deck=DECK)
    attack = set_table(humans, Side(deck=DECK), step="battle")
    attack.all_pass()
    attack.choose("opponent")
    assert ideas_in_words(attack.game) == ["Attack with 2 Human", "Attack with 3 Human", "Attack with Human"]
    hunt = set_table(tracker, humans, step="battle")
    hunt.all_pass()
    assert ideas_in_words(hunt.game) == ["Attack Human (1 of 3)", "Attack your opponent", "End your Battle Step"]
    hunt.attack("Tracker")
    hunt.all_pass()
    assert ideas_in_words(hunt.game) == ["Block with 2 Human", "Block with Human", "No block"]


def ideas_in_words(game):
    """All that is thought of, in the order of the alphabet."""
    ideas = thought_of(game, Effort(budget=500, ideas=9, inner=30))["ideas"]
    return sorted(in_words(game, idea["option"], idea["refs"]) for idea in ideas)


@pytest.mark.parametrize("patience", [0, 1, 30])
def test_it_takes_the_best_so_far_when_that_is_enough(open_game, patience):
    asked = []

    def enough():
        asked.append(None)
        return len(asked) > patience

    searcher = SearchBot(Effort(budget=10**9, games=10**9), enough)
    option = searcher.choose(observe(open_game, open_game.seat), Rng(1))
    assert searcher.thought["stopped"]
    assert searcher.thought["ideas"][0]["option"] == option


def test_among_more_than_two_it_looks_one_step_ahead():
    game = set_table(Side(board=["Hulk"], deck=DECK), Side(deck=DECK), Side(mojo=5, deck=DECK), step="battle").game
    hard, greedy = (bot(key).choose(observe(game, 0), Rng(1)) for key in ("hard", "greedy"))
    assert hard == greedy
