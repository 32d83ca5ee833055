"""Vulcan Cannon: may draw two cards as it enters; flipped it gives a champion of yours +5 offense and range."""

from engine.epic_tcg.language import RANGE, Keyword
from tests.engine.epic_tcg.scenario import Side


def test_it_may_draw_two_as_it_enters(table):
    game = table(you=Side(hand=["Vulcan Cannon"]), opponent=Side(), step="pre_battle")
    game.play("Vulcan Cannon")
    game.resolve()
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.board, game.you.actions) == (["Burrowing Wurm"] * 2, ["Vulcan Cannon"], 0)


def test_or_not(table):
    game = table(you=Side(hand=["Vulcan Cannon"]), opponent=Side())
    game.play("Vulcan Cannon")
    game.resolve()
    game.resolve()
    game.decline()
    assert game.you.hand == []


def test_flipped_it_arms_a_champion_of_yours_for_the_turn(table):
    game = table(
        you=Side(board=["Vulcan Cannon", "Muse", "Zombie"]),
        opponent=Side(board=["Hulk", "Dark Prince"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Dark Prince", whom="you")
    game.passes()
    game.you.use("Vulcan Cannon")
    game.could_choose("Muse", "Zombie")
    game.choose("Zombie")
    assert game.piece("Vulcan Cannon").flipped
    game.resolve()
    zombie = game.piece("Zombie")
    assert (zombie.offense, zombie.defense, zombie.keywords) == (7, 2, RANGE)
    game.all_pass()
    game.could_choose("Muse", "Zombie")
    game.block("Zombie")
    game.all_pass()
    assert (game.opponent.board, game.piece("Zombie").damage) == (["Hulk"], 0)
    game.end_turn()
    assert (game.piece("Zombie").offense, game.piece("Zombie").keywords) == (2, Keyword.NONE)


def test_it_is_paced_and_costs_an_action(table):
    game = table(you=Side(hand=["Vulcan Cannon"]), opponent=Side(), step="battle")
    game.could_play()
    game = table(you=Side(hand=["Vulcan Cannon"]), opponent=Side(), step="pre_battle")
    game.play("Vulcan Cannon")
    game.resolve()
    assert (game.you.board[0], game.you.actions) == ("Vulcan Cannon", 0)
