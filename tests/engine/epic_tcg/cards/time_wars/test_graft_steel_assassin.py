"""Graft-Steel Assassin: a 6/5 with range that may draw a card or break a champion or object as it enters."""

from tests.engine.epic_tcg.scenario import Side


def test_it_may_break_a_champion_or_object(table):
    game = table(you=Side(hand=["Graft-Steel Assassin"]), opponent=Side(board=["Hulk", "Hive", "Haunting Specter"]))
    game.play("Graft-Steel Assassin")
    game.resolve()
    game.mode(1)
    game.could_choose("Graft-Steel Assassin", "Hulk", "Hive")
    game.choose("Hive")
    game.resolve()
    game.accept()
    assert (game.opponent.board, game.you.hand) == (["Hulk", "Haunting Specter"], [])
    assert game.opponent.discard_pile == ["Hive"]


def test_or_draw_a_card(table):
    game = table(you=Side(hand=["Graft-Steel Assassin"], top=["Muse"]), opponent=Side(board=["Hulk"]))
    game.play("Graft-Steel Assassin")
    game.resolve()
    game.mode(0)
    game.resolve()
    game.accept()
    assert (game.opponent.board, game.you.hand, game.you.actions) == (["Hulk"], ["Muse"], 0)


def test_or_neither(table):
    game = table(you=Side(hand=["Graft-Steel Assassin"]), opponent=Side(board=["Hulk"]))
    game.play("Graft-Steel Assassin")
    game.resolve()
    game.mode(1)
    game.choose("Hulk")
    game.resolve()
    game.decline()
    assert game.opponent.board == ["Hulk"]


def test_it_hits_first(table):
    game = table(you=Side(board=["Graft-Steel Assassin"]), opponent=Side(board=["Dark Prince"]), step="battle")
    game.all_pass()
    game.attack("Graft-Steel Assassin")
    game.all_pass()
    game.block("Dark Prince")
    game.all_pass()
    assert (game.opponent.board, game.piece("Graft-Steel Assassin").damage) == ([], 0)


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Graft-Steel Assassin"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Graft-Steel Assassin")
    assert game.you.actions == 0
