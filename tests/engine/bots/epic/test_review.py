"""What a choice that was made has cost: nothing where it was the best, else more than chance explains."""

import pytest

from engine.bots.contrast import FEWEST, contrast
from engine.bots.epic.coaching import COACH
from engine.bots.epic.observation import Observation
from engine.bots.epic.review import can_review, review
from engine.bots.epic.search import SETS
from engine.bots.halving import Effort
from engine.epic.positions.pack import digest
from engine.epic.prompts.options import option_texts
from engine.epic.proofs.copies import permuted
from engine.epic.rules import codes
from engine.kernel.random import Rng
from tests.engine.bots.epic.test_laws import others_dealt, positions
from tests.engine.epic.scenario import Side, set_table

DECK = ["Brave Squire"] * 10  # who draws from an empty deck wins
LITTLE = Effort(budget=2_000)
ENOUGH = 10**9
GAMES = 24


def reviewed(game, option, refs=(), seed=1, games=GAMES):
    return review(Observation(game, game.seat), Rng(seed), option, refs, LITTLE, games)


def contrasted(game, *options, games=GAMES, budget=ENOUGH):
    ideas = [(option, []) for option in options]
    return contrast(COACH, Observation(game, game.seat), Rng(1), ideas, budget, games)


def code(game, text):
    (found,) = (option for option, said in option_texts(game).items() if said == text)
    return found


@pytest.fixture
def lethal():
    """The Wurm wins with its attack now."""
    return set_table(Side(board=["Burrowing Wurm"], gold=0, deck=DECK), Side(health=9, deck=DECK)).game


@pytest.fixture
def lone_wolf():
    """Against Kong, which breaks it and does not even notice."""
    return set_table(Side(board=["Wolf"], gold=0, deck=DECK), Side(board=["Kong"], deck=DECK)).game


def test_the_best_choice_costs_nothing(lethal):
    found = reviewed(lethal, codes.BATTLE)
    assert (found["cost"], found["error"]) == (0.0, 0.0)
    assert found["best"] == found["taken"]
    assert found["best"]["option"] == codes.BATTLE
    assert found["next"]["option"] == codes.PASS


def test_not_to_win_at_once_costs_clearly_more_than_chance(lethal):
    found = reviewed(lethal, codes.PASS)
    assert (found["best"]["option"], found["taken"]["option"]) == (codes.BATTLE, codes.PASS)
    assert found["best"]["chance"] == 1.0
    assert found["cost"] > max(0.03, 2 * found["error"])
    assert found["cost"] == pytest.approx(1.0 - found["taken"]["chance"], abs=0.001)  # each is rounded
    assert found["taken"]["games"] == GAMES


def test_a_lone_wolf_sent_into_kong_costs_more_than_chance(lone_wolf):
    found = reviewed(lone_wolf, codes.BATTLE)
    assert found["best"]["option"] == codes.PASS
    assert found["cost"] > 2 * found["error"]


def test_nothing_else_to_do_is_no_review():
    game = set_table(Side(gold=0, deck=DECK), Side(deck=DECK)).game
    assert game.options == [codes.PASS]
    assert reviewed(game, codes.PASS) is None


def test_the_same_question_gets_the_same_answer_and_leaves_the_game_alone(lone_wolf):
    before = digest(lone_wolf)
    first, second = (reviewed(lone_wolf, codes.BATTLE) for _ in range(2))
    assert first == second
    assert contrasted(lone_wolf, codes.PASS, codes.BATTLE) == contrasted(lone_wolf, codes.PASS, codes.BATTLE)
    assert digest(lone_wolf) == before


@pytest.mark.parametrize("seed", range(10, 14))
def test_unseen_cards_do_not_move_a_review(seed):
    chance, least = Rng(seed), Effort(budget=1, inner=100)
    for game in positions(seed, 24):
        seat = game.seat
        if len(game.options) == 1 or game.kind in SETS or not can_review(game.kind, prefix=False):
            continue

        def said(one, seat=seat, option=game.options[-1]):
            seen = Observation(one, seat)
            pair = [(one.options[0], []), (option, [])]
            return review(seen, Rng(seed), option, (), least, 2), contrast(
                COACH, seen, Rng(seed), pair, least.budget, 2
            )

        real = said(game)
        for other in (permuted(game, seat, chance), others_dealt(game, seat, chance)):
            assert said(other) == real


@pytest.mark.parametrize("kind", [codes.MULLIGAN, codes.ATTACKERS, codes.BLOCKERS])
def test_a_set_is_reviewed_at_its_first_pick_only(kind):
    assert can_review(kind, prefix=False)
    assert not can_review(kind, prefix=True)


@pytest.mark.parametrize("kind", [codes.DISCARDS, codes.DIVIDE, codes.ORDERS])
def test_what_the_bot_does_not_search_for_is_not_reviewed(kind):
    assert not can_review(kind, prefix=False)


def test_that_the_game_is_won_is_the_first_reason(lethal):
    found = contrasted(lethal, codes.BATTLE, codes.PASS)
    assert found[0]["cost"] == 0.0
    assert found[1]["cost"] > 0.0
    (won, *others) = found[1]["reasons"]
    assert won == {"kind": "won", "object": 0, "first": 1.0, "second": 0.0, "games": GAMES}
    assert others == []  # of a game that is over nothing else is counted


def test_the_first_idea_is_compared_with_each_of_the_others():
    """To pass is no better than to pass, and better than to play Flame Strike by as much as without the other."""
    game = set_table(Side(hand=["Flame Strike"], gold=1, deck=DECK), Side(deck=DECK)).game
    strike = code(game, "Play Flame Strike")
    alone = contrasted(game, codes.PASS, strike)
    first, passed, damaged = contrasted(game, codes.PASS, codes.PASS, strike)
    assert first["reasons"] == passed["reasons"] == []
    assert damaged["reasons"] == alone[1]["reasons"] != []


def test_a_champion_that_was_kept_is_a_reason(lone_wolf):
    (wolf,) = lone_wolf.board[0]
    reasons = contrasted(lone_wolf, codes.PASS, codes.BATTLE)[1]["reasons"]
    kept = next(reason for reason in reasons if reason["kind"] == "champion")
    assert kept["object"] == lone_wolf.ref_of[wolf]
    assert kept["first"] > kept["second"]


def test_a_card_that_was_kept_and_the_damage_it_did_not_need():
    """Flame Strike at the head of the opponent: it is not in hand any more, and the other has less health."""
    scene = set_table(Side(hand=["Flame Strike"], gold=1, deck=DECK), Side(deck=DECK))
    game = scene.game
    strike = code(game, "Play Flame Strike")
    kept = contrasted(game, codes.PASS, strike)[1]["reasons"]
    spent = contrasted(game, strike, codes.PASS)[1]["reasons"]
    uid = game.hand[0][0]
    held = next(reason for reason in kept if reason["kind"] == "card")
    assert (held["object"], held["first"], held["second"]) == (codes.CARD + uid, 1.0, 0.0)
    hurt = next(reason for reason in spent if reason["kind"] == "their_health")
    assert hurt["first"] <= hurt["second"] - 2
    assert "card" not in {reason["kind"] for reason in spent}


def gold_in(found):
    return next((one for one in found[1]["reasons"] if one["kind"] == "gold"), None)


def test_gold_that_was_left_unused_is_a_reason():
    """A champion that nobody can break at once, or a turn that ends with its gold lost (4.5.2e)."""
    game = set_table(Side(hand=["Kong"], gold=1, deck=DECK), Side(deck=DECK)).game
    found = contrasted(game, code(game, "Play Kong"), codes.PASS)
    assert gold_in(found) == {"kind": "gold", "object": 0, "first": 1.0, "second": 0.0, "games": GAMES}
    assert gold_in(contrasted(game, codes.PASS, code(game, "Play Kong"))) is None


def test_gold_that_was_spent_before_is_no_reason(lone_wolf):
    assert gold_in(contrasted(lone_wolf, codes.PASS, codes.BATTLE)) is None


def test_gold_may_be_used_after_another_play_as_well():
    """Whatever the free card does, the gold goes for Kong in the same turn."""
    game = set_table(Side(hand=["Kong", "Flash Fire"], gold=1, deck=DECK), Side(board=["Wolf"], deck=DECK)).game
    assert gold_in(contrasted(game, code(game, "Play Kong"), code(game, "Play Flash Fire"))) is None


def test_long_games_are_played_until_the_budget_is_used_up(lone_wolf):
    least = contrasted(lone_wolf, codes.PASS, codes.BATTLE, budget=1)
    assert {line["idea"]["games"] for line in least} == {FEWEST}
    enough = contrasted(lone_wolf, codes.PASS, codes.BATTLE, games=12)
    assert {line["idea"]["games"] for line in enough} == {12}
