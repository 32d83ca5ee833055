"""Dimensional Incompatibility: at once draw two cards, or break something magical with 5 damage to its controller."""

from tests.engine.epic_tcg.scenario import Side


def test_a_magical_champion_or_object_breaks_and_its_controller_takes_5(table):
    game = table(
        you=Side(hand=["Dimensional Incompatibility"], board=["Tim"]),
        opponent=Side(board=["Hulk", "Book of Secrets", "Gold", "Zombie", "Graft-Steel Crusher"], hand=["Never"]),
    )
    game.play("Dimensional Incompatibility")
    game.mode(1)
    game.could_choose("Tim", "Book of Secrets", "Zombie")
    game.choose("Book of Secrets")
    assert game.opponent.board == ["Hulk", "Gold", "Zombie", "Graft-Steel Crusher"]
    assert (game.opponent.mojo, game.you.mojo, game.line) == (25, 30, [])


def test_the_damage_comes_though_it_does_not_break(table):
    game = table(you=Side(hand=["Dimensional Incompatibility"]), opponent=Side(board=["Harbinger of the Light"]))
    game.play("Dimensional Incompatibility")
    game.mode(1)
    assert (game.opponent.board, game.opponent.mojo) == (["Harbinger of the Light"], 25)


def test_or_draw_two(table):
    game = table(you=Side(hand=["Dimensional Incompatibility"], top=["Hulk", "Gold", "Tim"]), opponent=Side())
    game.play("Dimensional Incompatibility")
    assert (game.you.hand, game.you.actions) == (["Gold", "Hulk"], 0)
