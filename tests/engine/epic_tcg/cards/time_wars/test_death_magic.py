"""Death Magic: for X of your champions broken as it is played, it breaks X+1 champions at once."""

from engine.epic_tcg.rules import codes
from tests.engine.epic_tcg.scenario import Side, in_play


def test_for_none_of_yours_it_breaks_one(table):
    game = table(you=Side(hand=["Death Magic"], board=["Muse"]), opponent=Side(board=["Hulk", "Diamond Golem", "Hive"]))
    game.play("Death Magic")
    game.amount(0)
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    assert (game.line, game.you.board, game.opponent.board) == ([], ["Muse"], ["Diamond Golem", "Hive"])
    assert game.you.actions == 0


def test_for_two_of_yours_it_breaks_three(table):
    game = table(
        you=Side(hand=["Death Magic"], board=["Muse", "Zombie", "Bruiser", "Hive"]),
        opponent=Side(board=["Hulk", "Gladiator", "Sage", "Tim"]),
    )
    game.play("Death Magic")
    assert game.operands(codes.AMOUNT) == [0, 1, 2]  # what is unbreakable is no payment
    game.amount(2)
    game.choose("Hulk", "Gladiator", "Tim")
    assert (game.you.board, game.opponent.board) == (["Bruiser", "Hive"], ["Sage"])
    assert game.you.discard_pile == ["Death Magic", "Muse"]
    assert game.opponent.discard_pile == ["Gladiator", "Hulk", "Tim"]


def test_what_is_broken_for_it_may_be_one_of_its_targets(table):
    """Targets are named before costs are paid; then it is no legal target any more."""
    game = table(you=Side(hand=["Death Magic"], board=["Muse", "Zombie"]), opponent=Side(board=["Hulk"]))
    game.play("Death Magic")
    assert game.operands(codes.AMOUNT) == [0, 1, 2]
    game.amount(2)
    assert (game.you.board, game.opponent.board) == ([], [])
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["Death Magic", "Muse"], ["Hulk"])


def test_a_target_that_would_be_warded_face_up_can_still_be_broken_for_it(table):
    """House ruling T40."""
    paladin = in_play("Righteous Paladin", face_down=True)  # evil ward
    game = table(you=Side(hand=["Death Magic"], board=[paladin]), opponent=Side(board=["Hulk"]))
    game.play("Death Magic")
    assert game.operands(codes.AMOUNT) == [0, 1]
    game.amount(1)
    assert (game.you.board, game.opponent.board) == ([], [])
    assert game.you.discard_pile == ["Death Magic", "Righteous Paladin"]


def test_there_are_no_more_of_them_than_there_are_targets_for(table):
    game = table(you=Side(hand=["Death Magic"], board=["Muse", "Zombie", "Tim"]), opponent=Side())
    game.play("Death Magic")
    assert game.operands(codes.AMOUNT) == [0, 1, 2]


def test_nobody_can_respond(table):
    game = table(
        you=Side(hand=["Death Magic"]), opponent=Side(board=["Hulk"], hand=["No", "Shelter"]), turn_of="opponent"
    )
    game.opponent.passes()
    game.you.play("Death Magic")
    assert (game.opponent.board, game.decider) == ([], "you")
