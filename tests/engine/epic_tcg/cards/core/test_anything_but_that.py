"""Anything but That: at once stop target card; its controller may put another one into play."""

from tests.engine.epic_tcg.scenario import Side


def test_the_stopped_player_may_put_something_else_into_play(table):
    game = table(
        you=Side(hand=["Hulk", "Gold", "Tim", "Knowledge"], board=["Graft-Steel Crusher"]),
        opponent=Side(hand=["Anything but That", "Bruiser"]),
    )
    game.play("Hulk")
    game.passes()
    game.opponent.play("Anything but That")
    assert (game.line, game.you.discard_pile, game.opponent.actions) == ([], ["Hulk"], 1)
    assert game.decider == "you"
    game.you.accept()
    game.could_choose("Gold", "Tim")
    game.choose("Gold")
    assert game.you.board == ["Graft-Steel Crusher", "Gold"]
    assert game.you.hand == ["Knowledge", "Tim"]


def test_nothing_has_to_be_put_into_play(table):
    game = table(you=Side(hand=["Hulk", "Tim"]), opponent=Side(hand=["Anything but That"]))
    game.play("Hulk")
    game.passes()
    game.opponent.play("Anything but That")
    game.you.decline()
    assert (game.you.board, game.you.hand, game.opponent.discard_pile) == ([], ["Tim"], ["Anything but That"])


def test_an_unstoppable_card_goes_on_and_the_rest_still_happens(table):
    game = table(you=Side(hand=["Burrowing Wurm", "Tim"]), opponent=Side(hand=["Anything but That"]))
    game.play("Burrowing Wurm")
    game.passes()
    game.opponent.play("Anything but That")
    game.you.accept()
    assert (game.line, game.you.board) == (["Burrowing Wurm"], ["Tim"])


def test_an_ability_on_the_line_is_no_card(table):
    game = table(you=Side(board=["Book of Secrets"]), opponent=Side(hand=["Anything but That"]))
    game.use("Book of Secrets")
    game.passes()
    game.could_play()
