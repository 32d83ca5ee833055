"""Barracks: a free object that makes two Humans as it enters and may make one for each of your good action cards."""

from tests.engine.epic_tcg.scenario import Side


def test_it_makes_two_humans_as_it_enters(table):
    game = table(you=Side(hand=["Barracks"], actions=0), opponent=Side())
    game.play("Barracks")
    game.resolve()
    game.resolve()
    assert game.you.board == ["Barracks", "Human", "Human"]


def test_a_good_action_card_may_make_a_human_even_if_it_is_stopped(table):
    game = table(you=Side(board=["Barracks"], hand=["Gladiator"]), opponent=Side(hand=["Not Today"]))
    game.play("Gladiator")
    assert game.line == ["Gladiator", "Barracks"]
    game.passes()
    game.opponent.play("Not Today")  # the trigger is no card
    game.resolve()
    assert game.line == ["Barracks"]
    game.resolve()
    game.accept()
    assert (game.you.board, game.you.discard_pile) == (["Barracks", "Human"], ["Gladiator"])


def test_no_other_card_does(table):
    game = table(
        you=Side(board=["Barracks"], hand=["White Dragon", "Hulk", "Gate Keeper"], actions=3),
        opponent=Side(hand=["Cherish"]),
    )
    game.play("White Dragon")
    game.accept()
    assert game.line == ["White Dragon"]  # free, though an action was paid
    game.resolve()
    game.resolve()
    game.play("Hulk")
    assert game.line == ["Hulk"]  # wild
    game.passes()
    game.opponent.play("Cherish")
    game.mode(0)
    assert game.line == ["Hulk", "Cherish"]  # of the opponent
    game.resolve()
    game.resolve()
    game.play("Gate Keeper")
    game.resolve()
    game.decline()
    assert game.you.board == ["Barracks", "White Dragon", "Hulk"]


def test_a_card_that_is_put_into_play_was_not_played(table):
    game = table(you=Side(board=["Barracks", "Jungle Queen"], hand=["Gladiator"]), opponent=Side(board=["Hulk"]))
    game.use("Jungle Queen", 0)
    game.resolve()
    assert game.you.board == ["Barracks", "Jungle Queen", "Gladiator"]
    assert game.asks == "target"  # of Gladiator, the only trigger


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Barracks"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Barracks")
    assert game.line == ["Barracks"]
