"""Eye of the Tiger: a free card with recall that makes a Tiger and gives your Tigers hunter this turn."""

from engine.epic_tcg.language import Keyword
from tests.engine.epic_tcg.scenario import Side


def test_it_makes_a_tiger_and_your_tigers_hunt_this_turn(table):
    game = table(
        you=Side(hand=["Eye of the Tiger"], board=["Tiger", "Wolf"], actions=0), opponent=Side(board=["Tiger"])
    )
    game.play("Eye of the Tiger")
    game.resolve()
    assert game.you.board == ["Tiger", "Wolf", "Tiger"]
    assert (game.piece("your Tiger#1").keywords, game.piece("your Tiger#2").keywords) == (
        Keyword.HUNTER,
        Keyword.HUNTER,
    )
    assert (game.piece("their Tiger").keywords, game.piece("Wolf").keywords) == (0, 0)
    assert (game.piece("your Tiger#2").offense, game.piece("your Tiger#2").defense) == (3, 3)
    game.end_turn()
    assert game.piece("your Tiger#1").keywords == 0


def test_a_tiger_hunts(table):
    game = table(you=Side(hand=["Eye of the Tiger"]), opponent=Side(board=["Muse", "Hired Muscle"]), step="battle")
    game.play("Eye of the Tiger")
    game.resolve()
    game.all_pass()
    game.could_choose("opponent", "Hired Muscle")  # Muse flies


def test_it_is_recalled_for_an_action(table):
    game = table(you=Side(discard=["Eye of the Tiger"]), opponent=Side())
    game.use("Eye of the Tiger")
    assert game.you.actions == 0
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Eye of the Tiger"], [])
    table(you=Side(discard=["Eye of the Tiger"], actions=0), opponent=Side()).could_use()
