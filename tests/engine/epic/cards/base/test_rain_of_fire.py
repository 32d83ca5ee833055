"""Rain of Fire."""

from tests.engine.epic.scenario import Side


def test_three_different_targets_get_3_4_and_5_in_the_chosen_order(table):
    game = table(you=Side(hand=["Rain of Fire"], board=["Wolf"]), opponent=Side(board=["Demon", "Kong", "Steel Golem"]))
    game.play("Rain of Fire")
    game.could_pick_modes("Draw two cards", "Choose three targets")
    game.mode("Choose three targets")
    game.could_choose("you", "opponent", "Wolf", "Demon", "Kong")
    game.could_not_decline()
    game.choose("opponent")
    game.could_choose("you", "Wolf", "Demon", "Kong")
    game.choose("Demon")
    game.could_choose("you", "Wolf", "Kong")
    game.could_not_decline()
    game.choose("Kong")
    assert game.opponent.health == 27
    assert game.opponent.board == ["Kong", "Steel Golem"]
    assert game.champion("Kong").damage == 5
    assert game.you.health == 30


def test_the_damage_is_dealt_when_all_three_are_chosen(table):
    game = table(you=Side(hand=["Rain of Fire"]), opponent=Side(board=["Human", "Wolf"]))
    game.play("Rain of Fire")
    game.mode("Choose three targets")
    game.choose("Human")
    assert game.opponent.board == ["Human", "Wolf"]
    game.choose("Wolf")
    game.choose("opponent")
    assert game.opponent.board == []
    assert game.opponent.health == 25


def test_without_champions_both_players_must_be_chosen(table):
    """As many as possible (5.20.7)."""
    game = table(you=Side(hand=["Rain of Fire"]), opponent=Side(board=["Steel Golem"]))
    game.play("Rain of Fire")
    game.mode("Choose three targets")
    game.could_choose("you", "opponent")
    game.choose("you")
    assert (game.you.health, game.opponent.health) == (27, 26)
    assert game.champion("Steel Golem").damage == 0


def test_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Rain of Fire"], top=["Kong", "Muse"]))
    game.play("Rain of Fire")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert (game.you.health, game.opponent.health) == (30, 30)
