"""Unquenchable Thirst: a player discards or breaks a champion; it comes back from an evil discard pile."""

from tests.engine.epic_tcg.scenario import Side, of_another


def cast(table, **more):
    game = table(you=Side(hand=["Unquenchable Thirst"]), opponent=Side(**more))
    game.play("Unquenchable Thirst")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    return game


def test_the_player_chooses_between_a_card_and_a_champion(table):
    game = cast(table, hand=["Bruiser", "Hive"], board=["Tracker", "Diamond Golem"])
    assert (game.asks, game.decider) == ("mode", "opponent")
    game.opponent.mode(1)
    assert (game.opponent.board, game.opponent.hand) == (["Diamond Golem"], ["Bruiser", "Hive"])


def test_a_card_of_their_choice(table):
    game = cast(table, hand=["Bruiser", "Hive"], board=["Tracker"])
    game.opponent.mode(0)
    game.opponent.discard("Hive")
    assert (game.opponent.board, game.opponent.hand) == (["Tracker"], ["Bruiser"])


def test_whoever_can_do_only_one_must_do_it(table):
    game = cast(table, board=["Tracker"])
    assert (game.asks, game.opponent.board) == ("priority", [])
    game = cast(table, hand=["Hive"], board=["Diamond Golem"])
    assert (game.opponent.hand, game.opponent.board) == ([], ["Diamond Golem"])


def test_it_returns_from_a_discard_pile_that_is_all_evil(table):
    game = table(
        you=Side(discard=["Unquenchable Thirst", of_another("Dark Prince")]), opponent=Side(), turn_of="opponent"
    )
    game.end_turn()
    assert game.line == ["Unquenchable Thirst"]
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm", "Unquenchable Thirst"]


def test_one_other_card_keeps_it_there_also_when_that_comes_in_response(table):
    game = table(you=Side(discard=["Unquenchable Thirst", "Hive"]), opponent=Side(), turn_of="opponent")
    game.end_turn()
    assert game.line == []
    game = table(you=Side(discard=["Unquenchable Thirst"], hand=["Second Wind"]), opponent=Side(), turn_of="opponent")
    game.end_turn()
    game.play("Second Wind")
    game.resolve()
    game.resolve()
    assert game.you.discard_pile == ["Second Wind", "Unquenchable Thirst"]
