"""Brush Aside: stop target card for nothing, then banish a card of your hand."""

from tests.engine.epic_tcg.scenario import Side


def test_the_card_is_stopped_and_one_of_your_hand_is_banished(table):
    game = table(you=Side(hand=["Hulk", "Tim"]), opponent=Side(hand=["Brush Aside", "Gold", "Bruiser"]))
    game.play("Hulk")
    game.passes()
    game.opponent.play("Brush Aside")
    assert game.opponent.actions == 1
    game.resolve()
    assert (game.line, game.you.discard_pile, game.decider) == ([], ["Hulk"], "opponent")
    game.could_choose("Gold", "Bruiser")
    game.choose("Gold")
    assert (game.opponent.hand, game.opponent.deck[-1], game.you.hand) == (["Bruiser"], "Gold", ["Tim"])
    assert game.opponent.discard_pile == ["Brush Aside"]


def test_an_empty_hand_is_no_obstacle(table):
    game = table(you=Side(hand=["Hulk"]), opponent=Side(hand=["Brush Aside"]))
    game.play("Hulk")
    game.passes()
    game.opponent.play("Brush Aside")
    game.resolve()
    assert game.you.discard_pile == ["Hulk"]


def test_against_an_unstoppable_card_the_banishing_remains(table):
    game = table(you=Side(hand=["Burrowing Wurm"]), opponent=Side(hand=["Brush Aside", "Gold"]))
    game.play("Burrowing Wurm")
    game.passes()
    game.opponent.play("Brush Aside")
    game.resolve()
    assert (game.line, game.opponent.hand, game.opponent.deck[-1]) == (["Burrowing Wurm"], [], "Gold")


def test_its_target_is_named_when_it_is_played(table):
    game = table(you=Side(hand=["Knowledge", "Evil Dead"]), opponent=Side(hand=["Brush Aside"]))
    game.play("Knowledge")
    game.play("Evil Dead")
    game.passes()
    game.opponent.play("Brush Aside")
    game.could_choose("Knowledge", "Evil Dead")
    game.choose("Knowledge")
    game.resolve()
    assert game.line == ["Evil Dead"]
