"""Salvage Vessel: an airborne 5/5 with recall that brings back constructed things as it comes or is recalled."""

from tests.engine.epic_tcg.scenario import Side


def test_as_it_enters_an_object_or_constructed_card_may_come_back(table):
    game = table(
        you=Side(hand=["Salvage Vessel"], discard=["Hive", "Liquefy", "Elven Chariot", "Muse"]),
        opponent=Side(discard=["Barracks"]),
    )
    game.play("Salvage Vessel")
    game.resolve()
    game.could_choose("Hive", "Liquefy", "Elven Chariot")
    game.choose("Liquefy")
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.discard_pile) == (["Liquefy"], ["Elven Chariot", "Hive", "Muse"])


def test_its_recall_brings_another_back_but_not_itself(table):
    game = table(
        you=Side(discard=["Salvage Vessel", "Salvage Vessel", "Hive", "Muse", "Slash"]),
        opponent=Side(discard=["Barracks", "Liquefy"]),
        turn_of="opponent",
        step="end",
    )
    game.passes()
    game.you.use("Salvage Vessel")
    game.resolve()
    game.could_choose("Salvage Vessel", "Hive")
    game.choose("Hive")
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.discard_pile) == (["Hive", "Salvage Vessel"], ["Muse", "Salvage Vessel", "Slash"])
    assert game.you.actions == 0


def test_any_leaving_will_do_and_it_may_be_declined(table):
    game = table(you=Side(discard=["Salvage Vessel", "Hive"]), opponent=Side(board=["Gravedigger"]))
    game.passes()
    game.opponent.use("Gravedigger")
    game.choose("Salvage Vessel")
    game.resolve()
    assert (game.line, game.you.deck[-1]) == (["Salvage Vessel"], "Salvage Vessel")
    game.resolve()
    assert game.decider == "you"
    game.decline()
    assert (game.you.hand, game.you.discard_pile) == ([], ["Hive"])


def test_it_is_airborne(table):
    game = table(you=Side(board=["Salvage Vessel"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Salvage Vessel")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 25


def test_it_is_fast_and_costs_an_action(table):
    game = table(you=Side(hand=["Salvage Vessel"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Salvage Vessel")
    assert game.line == ["Salvage Vessel"]
    game.resolve()
    found = game.piece("Salvage Vessel")
    assert (found.offense, found.defense, game.you.actions) == (5, 5, 0)
