"""Thought-Stealer: an object that breaks to take a card from a hand for an action, or else to have it discarded."""

from engine.epic_tcg.rules import events
from tests.engine.epic_tcg.scenario import Side


def test_for_an_action_the_picked_card_comes_to_your_hand(table):
    game = table(you=Side(board=["Thought-Stealer"]), opponent=Side(hand=["Hulk", "Muse", "Knowledge"]))
    game.use("Thought-Stealer")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert (game.you.board, game.you.discard_pile) == ([], ["Thought-Stealer"])  # at once, nobody can respond
    game.could_choose("Hulk", "Muse", "Knowledge")
    game.choose("Knowledge")
    game.accept()
    assert (game.you.actions, game.you.hand, game.opponent.hand) == (0, ["Knowledge"], ["Hulk", "Muse"])
    assert {entry[-1] for entry in game.events(events.REVEALED)} == {1}  # only you see the hand


def test_without_paying_it_is_discarded(table):
    game = table(you=Side(board=["Thought-Stealer"]), opponent=Side(hand=["Hulk", "Muse"]))
    game.use("Thought-Stealer")
    game.choose("opponent")
    game.choose("Hulk")
    game.decline()
    assert (game.you.actions, game.you.hand, game.opponent.hand) == (1, [], ["Muse"])
    assert game.opponent.discard_pile == ["Hulk"]


def test_without_an_action_nothing_is_asked(table):
    game = table(you=Side(board=["Thought-Stealer"], actions=0), opponent=Side(hand=["Hulk", "Muse"]))
    game.use("Thought-Stealer")
    game.choose("opponent")
    game.choose("Muse")
    assert (game.opponent.discard_pile, game.asks) == (["Muse"], "priority")


def test_an_empty_hand_gives_nothing(table):
    game = table(you=Side(hand=["Thought-Stealer"], actions=0), opponent=Side())
    game.play("Thought-Stealer")
    game.resolve()
    game.use("Thought-Stealer")
    game.choose("opponent")
    assert (game.you.hand, game.opponent.discard_pile, game.you.board) == ([], [], [])


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Thought-Stealer"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Thought-Stealer")
    assert game.line == ["Thought-Stealer"]
