"""Blind Rage: a free card with recall that gives a champion +4 offense, -1 defense and breakthrough this turn."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side


def test_a_champion_gets_4_offense_and_breakthrough_for_1_defense(table):
    game = table(
        you=Side(hand=["Blind Rage"], board=["Gladiator", "Diamond Golem"], actions=0), opponent=Side(board=["Hulk"])
    )
    game.play("Blind Rage")
    game.could_choose("Gladiator", "Hulk")
    game.choose("Gladiator")
    game.resolve()
    gladiator = game.piece("Gladiator")
    assert (gladiator.offense, gladiator.defense) == (9, 8)
    assert gladiator.keywords == Keyword.DEADLY | Keyword.BREAKTHROUGH
    game.end_turn()
    gladiator = game.piece("Gladiator")
    assert (gladiator.offense, gladiator.defense, gladiator.keywords) == (5, 9, Keyword.DEADLY)


def test_a_champion_of_1_defense_breaks(table):
    game = table(you=Side(hand=["Blind Rage"]), opponent=Side(board=["Tim"]))
    game.play("Blind Rage")
    game.resolve()
    assert game.opponent.discard_pile == ["Tim"]


def test_it_is_recalled_for_an_action(table):
    game = table(you=Side(discard=["Blind Rage"]), opponent=Side(), turn_of="opponent")
    game.opponent.passes()
    game.you.use("Blind Rage")
    assert (game.you.actions, game.you.hand) == (0, [])
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Blind Rage"], [])
