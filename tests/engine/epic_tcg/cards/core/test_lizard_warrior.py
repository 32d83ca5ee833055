"""Lizard Warrior: a 6/8 that may copy itself as a token when you play a wild card that costs an action."""

from engine.epic_tcg.language import WILD
from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_the_token_is_a_lizard_warrior_that_does_the_same(table):
    game = table(you=Side(board=["Lizard Warrior"], hand=["Migration", "Rend"], actions=2), opponent=Side())
    game.play("Migration")
    game.resolve()
    game.accept()
    assert game.you.board == ["Lizard Warrior", "Lizard Warrior"]
    token = game.piece("Lizard Warrior#2")
    assert (token.offense, token.defense, token.alignment, token.prepared) == (6, 8, WILD, True)
    game.resolve()
    game.play("Rend")
    game.choose("Lizard Warrior#1")
    game.order("Lizard Warrior")
    assert game.line == ["Rend", "Lizard Warrior", "Lizard Warrior"]
    game.resolve()
    game.accept()
    game.resolve()
    game.decline()
    assert game.you.board.count("Lizard Warrior") == 3
    game.resolve()
    assert (game.you.board.count("Lizard Warrior"), game.you.discard_pile) == (
        2, ["Lizard Warrior", "Migration", "Rend"],
    )  # fmt: skip


def test_a_broken_token_is_gone(table):
    game = table(you=Side(board=["Lizard Warrior"], hand=["Migration", "Deathblow"]), opponent=Side())
    game.play("Migration")
    game.resolve()
    game.accept()
    game.resolve()
    game.play("Deathblow")
    game.choose("Lizard Warrior#2")
    game.resolve()
    assert game.you.board == ["Lizard Warrior"] + ["Bird"] * 8
    assert game.you.discard_pile == ["Deathblow", "Migration"]


def test_cards_that_are_not_wild_or_free_make_none(table):
    game = table(you=Side(board=["Lizard Warrior"], hand=["Swarm", "Knowledge"]), opponent=Side())
    for name in ("Swarm", "Knowledge"):
        game.play(name)
        assert game.line == [name]
        game.resolve()


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Lizard Warrior") == BUILD_STEP
    assert moments(table, "Lizard Warrior", actions=0) == NEVER
