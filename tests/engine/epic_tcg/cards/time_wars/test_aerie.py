"""Aerie: a free object that makes two Birds as it enters and may make one for each of your wild action cards."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side


def test_it_makes_two_birds_as_it_enters(table):
    game = table(you=Side(hand=["Aerie"], actions=0), opponent=Side())
    game.play("Aerie")
    game.resolve()
    assert game.line == ["Aerie"]
    game.resolve()
    assert game.you.board == ["Aerie", "Bird", "Bird"]
    bird = game.piece("Bird#1")
    assert (bird.offense, bird.defense, bird.keywords) == (1, 1, Keyword.AIRBORNE)


def test_a_wild_action_card_may_make_a_bird_before_it_resolves(table):
    game = table(you=Side(board=["Aerie"], hand=["Hulk", "Allosaurus"], actions=2), opponent=Side())
    game.play("Hulk")
    assert game.line == ["Hulk", "Aerie"]
    game.resolve()
    game.accept()
    assert (game.line, game.you.board) == (["Hulk"], ["Aerie", "Bird"])
    game.play("Allosaurus")
    game.resolve()
    game.decline()
    assert game.you.board == ["Aerie", "Bird"]


def test_no_other_card_does(table):
    game = table(
        you=Side(board=["Aerie"], hand=["Swarm", "Burrowing Wurm", "Succubus"], actions=2),
        opponent=Side(hand=["Wolf's Call"]),
    )
    game.play("Swarm")
    assert game.line == ["Swarm"]  # free
    game.resolve()
    game.play_veiled("Burrowing Wurm")
    assert game.line == ["Burrowing Wurm"]  # face down
    game.passes()
    game.opponent.play("Wolf's Call")
    assert game.line == ["Burrowing Wurm", "Wolf's Call"]  # of the opponent
    game.resolve()
    game.resolve()
    game.play("Succubus")
    assert game.line == ["Succubus"]  # evil


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Aerie"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Aerie")
    assert game.line == ["Aerie"]
