"""Slash: at once 3 damage to any target, and you draw two cards."""

from tests.engine.epic_tcg.scenario import Side


def test_3_damage_and_two_cards_at_once(table):
    game = table(
        you=Side(hand=["Slash"], board=["Hive", "Hulk"]),
        opponent=Side(board=["Muse", "Diamond Golem"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.play("Slash")
    game.could_choose("you", "opponent", "Hulk", "Muse")
    game.choose("Muse")
    assert (game.opponent.board, game.line, game.you.actions) == (["Diamond Golem"], [], 0)
    assert (game.you.hand, game.decider) == (["Burrowing Wurm"] * 2, "you")


def test_a_player_takes_3(table):
    game = table(you=Side(hand=["Slash"]), opponent=Side())
    game.play("Slash")
    game.choose("opponent")
    assert (game.opponent.mojo, game.you.mojo, game.you.discard_pile) == (27, 30, ["Slash"])


def test_its_damage_is_not_deadly(table):
    game = table(you=Side(hand=["Slash"], board=["Hulk"]), opponent=Side())
    game.play("Slash")
    game.choose("Hulk")
    assert game.piece("Hulk").damage == 3
