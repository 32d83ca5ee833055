"""Insurgency: four human tokens; all your human tokens gain blitz, unbreakable and +1 offense this turn."""

from tests.engine.epic.scenario import Side, in_play


def test_four_humans_attack_at_once_and_live(table):
    game = table(you=Side(hand=["Insurgency"]), opponent=Side(board=["Kong"]))
    game.play("Insurgency")
    assert game.you.board == ["Human"] * 4
    human = game.champion("Human")
    assert (human.offense, human.defense, human.keywords) == (2, 1, {"blitz", "unbreakable"})
    game.attack("Human", "Human#2", "Human#3")
    game.go_to("blockers")
    game.block("Kong")
    game.go_to("damage")
    game.opponent.assign("Kong", {"Human": 13})
    assert game.you.board == ["Human"] * 4
    assert game.champion("Kong").damage == 6
    game.attack("Human#4")
    game.go_to("main")
    assert game.opponent.health == 28


def test_human_tokens_that_were_there_rise_too_and_nobody_else(table):
    """A champion card of class human is no token; nor do the opponent's humans rise."""
    game = table(
        you=Side(hand=["Insurgency"], board=[in_play("Human", deploying=True), "White Knight", "Wolf"]),
        opponent=Side(board=["Human"]),
    )
    game.play("Insurgency")
    assert game.you.champion("Human").keywords == {"blitz", "unbreakable"}
    assert (game.champion("White Knight").keywords, game.champion("White Knight").offense) == (set(), 9)
    assert game.champion("Wolf").keywords == set()
    assert (game.opponent.champion("Human").keywords, game.opponent.champion("Human").offense) == (set(), 1)


def test_with_the_turn_the_rising_ends(table):
    """4.5.2c before 4.5.2d: damage is gone when they can be broken again."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Insurgency", "Flash Fire"]), opponent=Side())
    game.you.play("Insurgency")
    game.you.play("Flash Fire")
    assert game.you.board == ["Human"] * 4
    game.end_turn()
    human = game.champion("Human")
    assert (human.offense, human.keywords, human.damage) == (1, set(), 0)
    game.could_attack_with("Human", "Human#2", "Human#3", "Human#4")


def test_humans_that_come_later_have_not_risen(table):
    game = table(you=Side(hand=["Insurgency", "Brave Squire"], board=["Kong"]))
    game.play("Insurgency")
    game.play("Brave Squire")
    game.choose("Kong")
    assert (game.champion("Human#5").offense, game.champion("Human#5").keywords) == (1, set())
