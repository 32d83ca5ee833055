"""Confiscate: stop target card and take it into your hand."""

from tests.engine.epic_tcg.scenario import Side


def test_the_stopped_card_is_in_your_hand_for_all_to_see_and_yours_to_play(table):
    game = table(you=Side(hand=["Hulk"]), opponent=Side(hand=["Confiscate", "Tim"]))
    game.play("Hulk")
    game.passes()
    game.opponent.play("Confiscate")
    assert game.opponent.actions == 0
    game.resolve()
    assert (game.opponent.hand, game.you.discard_pile, game.line) == (["Hulk", "Tim"], [], [])
    hulk = next(uid for uid in game.game.hand[1] if game.name(16 + uid) == "Hulk")
    assert game.game.known_of[hulk] == 3
    game.end_turn()
    game.go_to("build")
    game.opponent.play("Hulk")
    game.resolve()
    assert game.opponent.board == ["Hulk"]


def test_an_unstoppable_card_is_not_taken(table):
    game = table(you=Side(hand=["Burrowing Wurm"]), opponent=Side(hand=["Confiscate"]))
    game.play("Burrowing Wurm")
    game.passes()
    game.opponent.play("Confiscate")
    game.resolve()
    assert (game.line, game.opponent.hand) == (["Burrowing Wurm"], [])


def test_its_target_is_named_when_it_is_played(table):
    game = table(you=Side(hand=["Knowledge", "Evil Dead"]), opponent=Side(hand=["Confiscate"]))
    game.play("Knowledge")
    game.play("Evil Dead")
    game.passes()
    game.opponent.play("Confiscate")
    game.could_choose("Knowledge", "Evil Dead")
    game.choose("Knowledge")
    game.resolve()
    assert game.line == ["Evil Dead"]
