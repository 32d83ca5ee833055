"""Brave Squire: put a human into play; a champion gains unbreakable and +5 offense this turn."""

from tests.engine.epic.scenario import Side


def test_the_new_human_may_be_the_target(table):
    """3.2.3d: targets are chosen on resolution."""
    game = table(you=Side(hand=["Brave Squire"], board=["Demon"]), opponent=Side(board=["Kong", "Steel Golem"]))
    game.play("Brave Squire")
    assert game.you.board == ["Demon", "Human"]
    game.could_choose("Demon", "Human", "Kong")
    game.could_not_decline()
    game.choose("Human")
    human = game.champion("Human")
    assert (human.offense, human.defense, human.keywords, human.deploying) == (6, 1, {"unbreakable"}, True)
    assert human.prepared
    assert game.you.gold == 1


def test_alone_the_human_is_the_target(table):
    game = table(you=Side(hand=["Brave Squire"]))
    game.play("Brave Squire")
    assert game.champion("Human").offense == 6


def test_it_ends_with_the_turn(table):
    game = table(you=Side(hand=["Brave Squire"]))
    game.play("Brave Squire")
    game.end_turn()
    assert game.champion("Human").offense == 1
    assert game.champion("Human").keywords == set()


def test_a_blocked_zombie_survives_and_breaks_its_blocker(table):
    """5.9.3: 7 damage to a Troll of 3 defense, 5 damage that do not break the Zombie."""
    game = table(you=Side(hand=["Brave Squire"], board=["Zombie"]), opponent=Side(board=["Cave Troll"]))
    game.attack("Zombie")
    game.go_to("blockers")
    game.block("Cave Troll")
    game.opponent.passes()
    game.you.play("Brave Squire")
    game.choose("Zombie")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Cave Troll"]
    assert game.champion("Zombie").damage == 5
    game.end_turn()
    assert game.you.board == ["Zombie", "Human"]
    assert game.champion("Zombie").damage == 0


def test_in_the_opponents_turn_the_human_can_block(table):
    game = table(you=Side(hand=["Brave Squire"]), opponent=Side(board=["Demon"]), turn_of="opponent")
    game.opponent.attack("Demon")
    game.opponent.passes()
    game.you.play("Brave Squire")
    game.choose("Human")
    game.go_to("blockers")
    game.block("Human")
    game.go_to("main")
    assert game.opponent.board == []
    assert game.you.board == ["Human"]
