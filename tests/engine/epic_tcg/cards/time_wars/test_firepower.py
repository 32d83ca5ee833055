"""Firepower: draw two cards, or 7 damage to any target."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_two_cards(table):
    game = table(you=Side(hand=["Firepower"], top=["Muse", "Sage", "Tim"]), opponent=Side(), turn_of="opponent")
    game.opponent.passes()
    game.you.play("Firepower")
    game.mode(0)
    assert game.you.actions == 0
    game.resolve()
    assert game.you.hand == ["Muse", "Sage"]


def test_or_it_deals_7_damage_to_any_target(table):
    game = table(you=Side(hand=["Firepower"]), opponent=Side(board=["Hulk", "Dark Prince", "Diamond Golem", "Hive"]))
    game.play("Firepower")
    game.mode(1)
    game.could_choose("you", "opponent", "Hulk", "Dark Prince")
    game.choose("Hulk")
    game.resolve()
    assert (game.piece("Hulk").damage, game.you.hand) == (7, [])


def test_a_player_takes_7(table):
    game = table(you=Side(hand=["Firepower"]), opponent=Side(mojo=7))
    game.play("Firepower")
    game.mode(1)
    game.choose("opponent")
    game.resolve()
    assert game.winners == ["you"]
