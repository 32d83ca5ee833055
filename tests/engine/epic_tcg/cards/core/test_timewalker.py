"""Timewalker: a veiled 3/4 that gives its controller an extra turn as it is unveiled."""

from engine.epic_tcg.rules import machine
from tests.engine.epic_tcg.scenario import Side, in_play


def test_unveiled_in_your_turn_it_gives_another_one(table):
    game = table(you=Side(hand=["Timewalker"]), opponent=Side())
    game.play_veiled("Timewalker")
    assert game.you.actions == 0
    game.resolve()
    game.unveil("Timewalker")
    assert game.line == ["Timewalker"]
    game.resolve()
    game.end_turn()
    assert (game.turn, game.decider, game.you.actions) == (4, "you", 1)
    game.end_turn()
    assert (game.turn, game.decider) == (5, "opponent")


def test_unveiled_in_another_players_turn_yours_come_twice(table):
    game = table(
        you=Side(board=[in_play("Timewalker", face_down=True)]), opponent=Side(), turn_of="opponent", step="build"
    )
    game.opponent.passes()
    game.you.unveil("Timewalker")
    game.resolve()
    deciders = []
    for _ in range(4):
        game.end_turn()
        deciders.append(game.decider)
    assert deciders == ["you", "you", "opponent", "you"]


def test_never_a_third_turn_in_a_row(table):
    board = [in_play("Timewalker", face_down=True), in_play("Timewalker", face_down=True)]
    game = table(you=Side(board=board), opponent=Side())
    game.unveil("Timewalker#1")
    game.resolve()
    game.unveil("Timewalker#2")
    game.resolve()
    game.end_turn()
    assert game.decider == "you"
    game.end_turn()
    assert game.decider == "opponent"


def test_played_face_up_it_gives_none(table):
    game = table(you=Side(hand=["Timewalker"]), opponent=Side())
    game.play("Timewalker")
    game.resolve()
    assert (game.you.board, game.line) == (["Timewalker"], [])
    game.end_turn()
    assert game.decider == "opponent"


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Timewalker"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Timewalker")
    assert game.you.actions == 0


def test_of_two_in_the_turn_of_another_the_normal_turn_after_them_is_taken(table):
    """House ruling T17."""
    board = [in_play("Timewalker", face_down=True), in_play("Timewalker", face_down=True)]
    game = table(you=Side(board=board), opponent=Side(), turn_of="opponent")
    game.opponent.passes()
    for _ in range(2):
        machine.apply(game.game, game.game.options[1])  # unveil one
    game.go_on()
    deciders = []
    for _ in range(4):
        game.end_turn()
        deciders.append(game.decider)
    assert deciders == ["you", "you", "you", "opponent"]
