"""Hell's Gate: a free object that makes a Demon, makes your Demons bigger and makes another for an action."""

from engine.epic_tcg.language import EVIL
from tests.engine.epic_tcg.scenario import Side


def test_it_brings_a_demon_and_your_demons_get_1_1(table):
    game = table(
        you=Side(hand=["Hell's Gate"], board=["Zombie", "Dark Prince"]), opponent=Side(board=["Demon"]), step="build"
    )
    game.play("Hell's Gate")
    game.resolve()
    game.resolve()
    assert game.you.board == ["Zombie", "Dark Prince", "Hell's Gate", "Demon"]
    mine, theirs, zombie, prince = map(game.piece, ["your Demon", "their Demon", "Zombie", "Dark Prince"])
    assert (mine.offense, mine.defense, mine.alignment) == (5, 5, EVIL)
    assert [(one.offense, one.defense) for one in (theirs, zombie, prince)] == [(4, 4), (2, 2), (5, 5)]
    assert game.you.actions == 1


def test_an_action_makes_a_demon_at_fast_speed_as_often_as_there_are_actions(table):
    game = table(you=Side(board=["Hell's Gate"], actions=2), opponent=Side(), turn_of="opponent", step="battle")
    game.passes()
    game.you.use("Hell's Gate")
    game.you.use("Hell's Gate")
    game.could_use()
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Hell's Gate", "Demon", "Demon"], 0)
    assert (game.piece("Demon#2").offense, game.piece("Hell's Gate").prepared) == (5, True)


def test_it_is_built_for_nothing(table):
    game = table(you=Side(hand=["Hell's Gate"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Hell's Gate")
    game.resolve()
    assert (game.you.board[0], game.you.actions) == ("Hell's Gate", 1)
