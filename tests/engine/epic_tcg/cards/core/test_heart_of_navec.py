"""Heart of Navec: an object that stops a card for a champion of yours, and is banished to raise a champion."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_expended_with_a_champion_broken_it_stops_a_card(table):
    game = table(
        you=Side(hand=["Dark Prince"], board=["Hulk"]),
        opponent=Side(board=["Heart of Navec", "Human", "Bruiser", "Tim"]),
    )
    game.play("Dark Prince")
    game.passes()
    game.opponent.use("Heart of Navec")
    game.could_choose("Human", "Tim")  # the unbreakable one cannot pay
    game.choose("Human")
    assert (game.opponent.board, game.piece("Heart of Navec").expended) == (["Heart of Navec", "Bruiser", "Tim"], True)
    game.resolve()
    assert (game.line, game.you.discard_pile) == ([], ["Dark Prince"])


def test_without_a_champion_to_break_it_stops_nothing(table):
    game = table(you=Side(hand=["Dark Prince"]), opponent=Side(board=["Heart of Navec", "Bruiser"]))
    game.play("Dark Prince")
    game.passes()
    game.could_use()


def test_banished_in_your_build_step_it_raises_a_champion_of_any_pile(table):
    game = table(
        you=Side(board=["Heart of Navec"], discard=["Hulk", "Gold"]),
        opponent=Side(discard=["Gladiator", "Tech Golem", "Devil Golem", "Thrust"]),
    )
    game.use("Heart of Navec")
    game.could_choose("Hulk", "Gladiator")
    game.choose("Gladiator")
    assert (game.you.board, game.you.deck[-1]) == ([], "Heart of Navec")
    game.resolve()
    assert (game.you.board, game.opponent.discard_pile) == (["Gladiator"], ["Devil Golem", "Tech Golem", "Thrust"])


def test_not_in_another_step(table):
    for step in ("pre_battle", "battle", "end"):
        table(you=Side(board=["Heart of Navec"], discard=["Hulk"]), opponent=Side(), step=step).could_use()


def test_the_card_is_named_first(table):
    game = table(you=Side(hand=["Knowledge", "Evil Dead"]), opponent=Side(board=["Heart of Navec", "Human"]))
    game.play("Knowledge")
    game.play("Evil Dead")
    game.passes()
    game.opponent.use("Heart of Navec")
    game.could_choose("Knowledge", "Evil Dead")
    game.choose("Knowledge")
    assert game.opponent.board == ["Heart of Navec"]
    game.resolve()
    assert game.line == ["Evil Dead"]


def test_its_cost_and_speed(table):
    assert played(table, "Heart of Navec") == ("build", 1)
