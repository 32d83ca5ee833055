"""Unquenchable Thirst."""

from tests.engine.epic.scenario import Side


def test_each_evil_card_banished_adds_to_damage_and_health(table):
    game = table(
        you=Side(hand=["Unquenchable Thirst"], discard=["Bitten", "Medusa", "Wither", "Kong"], board=["Muse"], gold=0),
        opponent=Side(board=["Kong", "Steel Golem"], discard=["Apocalypse"]),
    )
    game.play("Unquenchable Thirst")
    game.could_choose("Bitten", "Medusa", "Wither")
    game.choose("Bitten", "Medusa")
    game.could_choose("Muse", "Kong")
    game.could_not_decline()
    game.choose("Kong")
    assert game.champion("Kong").damage == 3
    assert game.you.health == 33
    assert game.you.discard_pile == ["Kong", "Unquenchable Thirst", "Wither"]
    assert sorted(game.you.bottom[:2]) == ["Bitten", "Medusa"]
    assert game.opponent.discard_pile == ["Apocalypse"]


def test_none_need_be_banished(table):
    game = table(you=Side(hand=["Unquenchable Thirst"], discard=["Bitten"]), opponent=Side(board=["Muse"]))
    game.play("Unquenchable Thirst")
    game.could_decline()
    game.decline()
    assert game.champion("Muse").damage == 1
    assert game.you.health == 31
    assert game.you.discard_pile == ["Bitten", "Unquenchable Thirst"]


def test_it_does_not_drink_itself(table):
    """1.4.6: while it resolves it is not in the discard pile."""
    game = table(you=Side(hand=["Unquenchable Thirst"], discard=["Kong"]), opponent=Side(board=["Human"]))
    game.play("Unquenchable Thirst")
    assert game.moment == "main"
    assert (game.opponent.board, game.you.health) == ([], 31)
    assert game.you.discard_pile == ["Kong", "Unquenchable Thirst"]


def test_without_a_target_you_still_gain_the_health(table):
    """3.2.3c: as much as can be done."""
    game = table(
        you=Side(hand=["Unquenchable Thirst"], discard=["Bitten", "Bitten"]), opponent=Side(board=["Steel Golem"])
    )
    game.play("Unquenchable Thirst")
    game.choose("Bitten", "Bitten")
    assert game.you.health == 33
    assert game.champion("Steel Golem").damage == 0
    assert game.you.discard_pile == ["Unquenchable Thirst"]
