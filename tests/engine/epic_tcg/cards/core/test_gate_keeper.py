"""Gate Keeper: a fast 1/9 that enters expended, and is expended to put a champion of your hand into play."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_it_enters_expended_and_opens_the_gate_a_turn_later(table):
    game = table(
        you=Side(hand=["Gate Keeper", "Hulk", "Gold", "Bruiser"], top=["Thrust"]),
        opponent=Side(),
        turn_of="opponent",
        step="end",
    )
    game.passes()
    game.you.play("Gate Keeper")
    game.resolve()
    assert (game.piece("Gate Keeper").expended, game.line) == (True, [])
    game.passes()
    game.could_use()
    game.end_turn()
    game.you.use("Gate Keeper")
    assert (game.piece("Gate Keeper").expended, game.step) == (True, "pre_battle")
    game.resolve()
    game.could_choose("Hulk", "Bruiser")
    game.choose("Bruiser")
    assert (game.you.board, game.you.actions) == (["Gate Keeper", "Bruiser"], 1)


def test_the_champion_was_not_played(table):
    game = table(you=Side(board=["Gate Keeper", "Avatar"], hand=["Gladiator"]), opponent=Side(hand=["Never"]))
    game.use("Gate Keeper")
    game.passes()
    game.could_play()  # there is no card to stop
    game.passes()
    assert game.you.board == ["Gate Keeper", "Avatar", "Gladiator"]
    game.choose("Gate Keeper")  # for the Gladiator
    assert game.line == ["Gladiator"]


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Gate Keeper") == ("fast", 1, 1, 9)
