"""Diamond Golem: an unbreakable, untargetable 11/11."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, in_play


def test_nothing_targets_it_and_nothing_breaks_it(table):
    game = table(
        you=Side(hand=["Execution", "Apocalypse"], board=["Tim"]), opponent=Side(board=["Diamond Golem", "Hulk"])
    )
    game.play("Execution")
    game.could_choose("Tim", "Hulk")
    game.choose("Hulk")
    game.resolve()
    game.play("Apocalypse")
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], ["Diamond Golem"])


def test_damage_does_not_break_it_but_it_can_be_banished(table):
    golem = in_play("Diamond Golem", damage=5)
    game = table(you=Side(hand=["Meteor Strike", "Leave Me!"], actions=2), opponent=Side(board=[golem]))
    game.play("Meteor Strike")
    game.resolve()
    assert game.piece("Diamond Golem").damage == 14
    game.play("Leave Me!")
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1]) == ([], "Diamond Golem")


def test_it_fights_with_11(table):
    game = table(you=Side(board=["Diamond Golem"]), opponent=Side(board=["Graft-Steel Crusher"]), step="battle")
    game.go_on()
    game.attack("Diamond Golem")
    game.go_on()
    game.block("Graft-Steel Crusher")
    game.go_on()
    assert (game.piece("Graft-Steel Crusher").damage, game.piece("Diamond Golem").damage) == (11, 14)


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Diamond Golem") == ("build", 1, 11, 11)
