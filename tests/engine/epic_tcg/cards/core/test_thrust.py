"""Thrust: at once a champion gets +5 offense this turn, and you draw a card."""

from tests.engine.epic_tcg.scenario import Side


def test_a_champion_gets_5_offense_for_the_turn(table):
    game = table(
        you=Side(hand=["Thrust"], board=["Hulk"], top=["Muse"], actions=0),
        opponent=Side(board=["Gladiator", "Diamond Golem", "Hive"]),
    )
    game.play("Thrust")
    game.could_choose("Hulk", "Gladiator")
    game.choose("Hulk")
    assert (game.line, game.you.hand) == ([], ["Muse"])
    assert (game.piece("Hulk").offense, game.piece("Hulk").defense) == (14, 9)
    assert game.piece("Gladiator").offense == 5
    game.end_turn()
    assert game.piece("Hulk").offense == 9


def test_after_blocks_nobody_can_respond(table):
    game = table(
        you=Side(hand=["Thrust"], board=["Gladiator"]),
        opponent=Side(board=["Hulk"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Hulk", whom="you")
    game.all_pass()
    game.you.block("Gladiator")
    game.opponent.passes()
    game.you.play("Thrust")
    game.choose("Gladiator")
    assert (game.piece("Gladiator").offense, game.decider) == (10, "you")
