"""Tribal Temple: may make two Tigers as it enters; your wild champions get +1/+1; an action makes a Tiger."""

from tests.engine.epic_tcg.scenario import Side


def test_two_tigers_may_come_with_it_and_your_wild_champions_are_bigger(table):
    game = table(you=Side(hand=["Tribal Temple"], board=["Muse", "Wolf"]), opponent=Side(board=["Tiger"]))
    game.play("Tribal Temple")
    game.resolve()
    game.resolve()
    game.accept()
    assert (game.you.board, game.you.actions) == (["Muse", "Wolf", "Tribal Temple", "Tiger", "Tiger"], 0)
    found = [game.piece(name) for name in ("your Tiger#1", "Wolf", "Muse", "their Tiger")]
    assert [(one.offense, one.defense) for one in found] == [(4, 4), (3, 3), (2, 3), (3, 3)]


def test_or_not(table):
    game = table(you=Side(hand=["Tribal Temple"]), opponent=Side())
    game.play("Tribal Temple")
    game.resolve()
    game.resolve()
    game.decline()
    assert game.you.board == ["Tribal Temple"]


def test_an_action_makes_a_tiger_at_fast_speed(table):
    game = table(you=Side(board=["Tribal Temple"]), opponent=Side(), turn_of="opponent", step="battle")
    game.passes()
    game.you.use("Tribal Temple")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.board, game.piece("Tribal Temple").prepared) == (["Tribal Temple", "Tiger"], True)


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Tribal Temple"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Tribal Temple")
    game.resolve()
    assert (game.you.board[0], game.you.actions) == ("Tribal Temple", 0)
