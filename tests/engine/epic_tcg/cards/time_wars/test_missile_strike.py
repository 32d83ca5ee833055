"""Missile Strike: break target object, or 7 damage to any target."""

from tests.engine.epic_tcg.scenario import Side


def test_an_object_breaks(table):
    game = table(
        you=Side(hand=["Missile Strike"], board=["Hulk", "Barracks"]),
        opponent=Side(board=["Hive", "Muse", "Hell's Gate"]),
    )
    game.play("Missile Strike")
    game.mode(0)
    game.could_choose("Barracks", "Hive", "Hell's Gate")
    game.choose("Hive")
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == (["Muse", "Hell's Gate"], ["Hive"])
    assert game.you.actions == 0


def test_or_7_damage_to_any_champion_or_player(table):
    game = table(you=Side(hand=["Missile Strike"], board=["Hulk"]), opponent=Side(board=["Hive", "Muse"]))
    game.play("Missile Strike")
    game.mode(1)
    game.could_choose("you", "opponent", "Hulk", "Muse")
    game.choose("Hulk")
    game.resolve()
    assert (game.piece("Hulk").damage, game.opponent.mojo) == (7, 30)


def test_without_an_object_there_is_only_the_damage(table):
    game = table(you=Side(hand=["Missile Strike"]), opponent=Side(), turn_of="opponent", step="battle")
    game.passes()
    game.you.play("Missile Strike")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.mojo == 23
