"""Urgent Messengers: draw two cards and put two human tokens into play."""

from tests.engine.epic.scenario import Side


def test_two_cards_and_two_humans(table):
    game = table(you=Side(hand=["Urgent Messengers"], top=["Kong", "Muse", "Erase"]))
    game.play("Urgent Messengers")
    assert (game.you.hand, game.you.board) == (["Kong", "Muse"], ["Human", "Human"])
    assert (game.you.gold, game.opponent.board) == (0, [])
    game.could_not_attack()


def test_in_the_opponents_turn_the_humans_come_in_time_to_block(table):
    game = table(turn_of="opponent", you=Side(hand=["Urgent Messengers"]), opponent=Side(board=["Kong"]))
    game.attack("Kong")
    game.passes()
    game.you.play("Urgent Messengers")
    game.go_to("blockers")
    game.could_block_with("Human", "Human#2")
    game.block("Human")
    game.go_to("main")
    assert (game.you.board, game.you.health) == (["Human"], 30)
