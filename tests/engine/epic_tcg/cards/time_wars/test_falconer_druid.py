"""Falconer Druid: a fast 5/6 that may make Birds as it enters and for wild action cards, and draw for natural ones."""

from tests.engine.epic_tcg.scenario import Side


def test_it_may_make_a_bird_as_it_enters_and_does_not_count_itself(table):
    game = table(you=Side(hand=["Falconer Druid"]), opponent=Side(), turn_of="opponent")
    game.opponent.passes()
    game.you.play("Falconer Druid")
    assert (game.line, game.you.actions) == (["Falconer Druid"], 0)
    game.resolve()
    assert game.line == ["Falconer Druid"]
    game.resolve()
    game.accept()
    assert (game.you.board, game.line, game.you.hand) == (["Falconer Druid", "Bird"], [], [])


def test_a_wild_and_natural_action_card_does_both_before_it_resolves(table):
    game = table(you=Side(board=["Falconer Druid"], hand=["Hulk"], top=["Muse"]), opponent=Side())
    game.play("Hulk")
    game.order("Falconer Druid")
    assert game.line == ["Hulk", "Falconer Druid", "Falconer Druid"]
    game.resolve()
    game.accept()
    game.resolve()
    game.accept()
    assert (game.line, game.you.board, game.you.hand) == (["Hulk"], ["Falconer Druid", "Bird"], ["Muse"])


def test_a_wild_one_makes_a_bird_and_a_natural_one_draws(table):
    game = table(you=Side(board=["Falconer Druid"], hand=["Charging Serpent"]), opponent=Side())
    game.play("Charging Serpent")
    game.resolve()
    game.accept()
    assert (game.line, game.you.board, game.you.hand) == (["Charging Serpent"], ["Falconer Druid", "Bird"], [])
    other = table(you=Side(board=["Falconer Druid"], hand=["Gladiator"], top=["Muse"]), opponent=Side())
    other.play("Gladiator")
    other.resolve()
    other.decline()
    assert (other.line, other.you.board, other.you.hand) == (["Gladiator"], ["Falconer Druid"], [])


def test_not_for_free_or_veiled_ones_or_those_of_the_opponent(table):
    game = table(
        you=Side(board=["Falconer Druid"], hand=["Swarm", "Burrowing Wurm"]), opponent=Side(hand=["Wolf's Call"])
    )
    game.play("Swarm")
    assert game.line == ["Swarm"]
    game.resolve()
    game.play_veiled("Burrowing Wurm")
    game.passes()
    game.opponent.play("Wolf's Call")
    assert game.line == ["Burrowing Wurm", "Wolf's Call"]
