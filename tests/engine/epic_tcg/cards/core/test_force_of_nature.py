"""Force of Nature: stop target card or ability that is not wild; its controller loses 5 Mojo."""

from tests.engine.epic_tcg.scenario import Side


def test_a_card_that_is_not_wild_is_stopped_for_5_mojo(table):
    game = table(you=Side(hand=["Dark Prince"]), opponent=Side(hand=["Force of Nature"]))
    game.play("Dark Prince")
    game.passes()
    game.opponent.play("Force of Nature")
    assert game.opponent.actions == 0
    game.resolve()
    assert (game.line, game.you.discard_pile, game.you.mojo, game.opponent.mojo) == ([], ["Dark Prince"], 25, 30)


def test_an_ability_too(table):
    game = table(you=Side(board=["Book of Secrets"]), opponent=Side(hand=["Force of Nature"]))
    game.use("Book of Secrets")
    game.passes()
    game.opponent.play("Force of Nature")
    game.resolve()
    assert (game.line, game.you.mojo, game.you.hand, game.you.board) == ([], 25, [], ["Book of Secrets"])


def test_wild_cards_and_abilities_are_safe(table):
    game = table(you=Side(hand=["Hulk"], board=["Hive"]), opponent=Side(hand=["Force of Nature"]))
    game.play("Hulk")
    game.use("Hive")
    game.passes()
    game.could_play()


def test_an_unstoppable_card_costs_its_controller_5_mojo_all_the_same(table):
    game = table(you=Side(hand=["Dark Angel"]), opponent=Side(hand=["Force of Nature"]))
    game.play("Dark Angel")
    game.passes()
    game.opponent.play("Force of Nature")
    game.resolve()
    assert (game.line, game.you.mojo) == (["Dark Angel"], 25)


def test_a_good_card_too(table):
    game = table(you=Side(hand=["Gladiator"]), opponent=Side(hand=["Force of Nature"]))
    game.play("Gladiator")
    game.passes()
    game.opponent.play("Force of Nature")
    game.resolve()
    assert (game.line, game.you.mojo) == ([], 25)
