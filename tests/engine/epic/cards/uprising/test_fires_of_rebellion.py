"""Fires of Rebellion: 7 damage to each opponent, or a card and 7 damage to a champion."""

from tests.engine.epic.scenario import Side


def test_7_damage_to_the_opponent(table):
    game = table(you=Side(hand=["Fires of Rebellion"]), opponent=Side(board=["Demon"]))
    game.play("Fires of Rebellion")
    game.could_pick_modes("to each opponent", "Draw a card")
    game.mode("to each opponent")
    assert (game.you.health, game.opponent.health) == (30, 23)
    assert (game.you.hand, game.opponent.board, game.you.gold) == ([], ["Demon"], 0)


def test_the_last_7_health_burn(table):
    game = table(you=Side(hand=["Fires of Rebellion"]), opponent=Side(health=7))
    game.play("Fires of Rebellion")
    game.mode("to each opponent")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_or_a_card_and_7_damage_to_a_champion(table):
    game = table(
        you=Side(hand=["Fires of Rebellion"], board=["Human"], top=["Muse"]),
        opponent=Side(board=["Noble Unicorn", "Kong", "Steel Golem"]),
    )
    game.play("Fires of Rebellion")
    game.mode("Draw a card")
    assert game.you.hand == ["Muse"]
    game.could_choose("Human", "Noble Unicorn", "Kong")
    game.could_not_decline()
    game.choose("Noble Unicorn")
    assert game.opponent.discard_pile == ["Noble Unicorn"]
    assert (game.you.health, game.opponent.health) == (30, 30)


def test_without_a_champion_the_card_is_drawn_all_the_same(table):
    game = table(you=Side(hand=["Fires of Rebellion"], top=["Muse"]), opponent=Side(board=["Steel Golem"]))
    game.play("Fires of Rebellion")
    game.mode("Draw a card")
    assert (game.you.hand, game.champion("Steel Golem").damage) == (["Muse"], 0)


def test_an_opponent_who_cannot_be_targeted_burns_as_well(table):
    """5.20.5: the card does not say target."""
    game = table(you=Side(hand=["Fires of Rebellion"]), opponent=Side(board=["The Gudgeon"]))
    game.play("Fires of Rebellion")
    game.mode("to each opponent")
    assert game.opponent.health == 23


def test_of_four_players_all_others_burn(circle):
    game = circle(Side(hand=["Fires of Rebellion"]), Side(), Side(), Side())
    game.play("Fires of Rebellion")
    game.mode("each opponent")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd", "Dan")] == [30, 23, 23, 23]
