"""Walk it Off: your champions get +4 defense this turn, and you draw a card."""

from tests.engine.epic_tcg.scenario import Side


def test_your_champions_get_4_defense_for_the_turn(table):
    game = table(
        you=Side(hand=["Walk it Off", "Dark Knight"], board=["Hulk", "Diamond Golem"], top=["Muse"], actions=0),
        opponent=Side(board=["Gladiator"]),
        step="end",
    )
    game.play("Walk it Off")
    game.resolve()
    assert (game.piece("Hulk").defense, game.piece("Diamond Golem").defense, game.piece("Hulk").offense) == (13, 15, 9)
    assert (game.piece("Gladiator").defense, game.you.hand) == (9, ["Dark Knight", "Muse"])
    game.play("Dark Knight")
    game.resolve()
    assert game.piece("Dark Knight").defense == 4  # only those that were there
    game.end_turn()
    assert game.piece("Hulk").defense == 9


def test_it_saves_a_champion_from_damage(table):
    game = table(you=Side(board=["Gladiator"], hand=["Walk it Off"]), opponent=Side(hand=["Meteor Strike"]))
    game.passes()
    game.opponent.play("Meteor Strike")
    game.passes()
    game.you.play("Walk it Off")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.piece("Gladiator").damage) == (["Gladiator"], 9)
