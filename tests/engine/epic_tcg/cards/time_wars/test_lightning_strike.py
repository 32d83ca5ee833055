"""Lightning Strike: 3 damage to any target, free, with recall."""

from tests.engine.epic_tcg.scenario import Side


def test_3_damage_to_any_champion_or_player(table):
    game = table(
        you=Side(hand=["Lightning Strike"], board=["Hulk", "Hive"]), opponent=Side(board=["Muse", "Diamond Golem"])
    )
    game.play("Lightning Strike")
    game.could_choose("you", "opponent", "Hulk", "Muse")
    game.choose("Muse")
    assert game.you.actions == 1
    game.resolve()
    assert (game.opponent.board, game.opponent.mojo) == (["Diamond Golem"], 30)


def test_it_is_recalled_for_an_action_and_strikes_again(table):
    game = table(
        you=Side(discard=["Lightning Strike"]), opponent=Side(board=["Hulk"]), turn_of="opponent", step="battle"
    )
    game.passes()
    game.you.use("Lightning Strike")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Lightning Strike"], [])
    game.passes()
    game.you.play("Lightning Strike")
    game.choose("Hulk")
    game.resolve()
    assert game.piece("Hulk").damage == 3
    game.passes()
    game.could_use()
