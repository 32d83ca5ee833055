"""Heinous Feast: gain 1 health for each champion card in a player's discard pile and banish it, or {1}: draw two."""

from tests.engine.epic.scenario import Side


def test_each_champion_card_of_the_target_players_pile_is_1_health(table):
    game = table(
        you=Side(hand=["Heinous Feast"], discard=["Kong"], health=20),
        opponent=Side(discard=["Kong", "Kong", "Muse", "Flash Fire", "Erase"]),
    )
    game.play("Heinous Feast")
    game.mode("champion card")
    game.could_choose("you", "opponent")
    game.could_not_decline()
    game.choose("opponent")
    assert (game.you.health, game.opponent.health) == (23, 30)
    assert game.opponent.discard_pile == []
    assert sorted(game.opponent.bottom[:5]) == ["Erase", "Flash Fire", "Kong", "Kong", "Muse"]
    assert game.you.discard_pile == ["Heinous Feast", "Kong"]
    assert game.you.gold == 1


def test_you_may_feast_on_your_own_dead(table):
    """1.4.6: the Feast itself is still resolving."""
    game = table(
        you=Side(hand=["Heinous Feast"], discard=["Kong", "Muse", "Erase"], health=20), opponent=Side(discard=["Kong"])
    )
    game.play("Heinous Feast")
    game.mode("champion card")
    game.choose("you")
    assert game.you.health == 22
    assert game.you.discard_pile == ["Heinous Feast"]
    assert game.opponent.discard_pile == ["Kong"]


def test_without_champions_nothing_is_gained_but_the_pile_is_banished(table):
    game = table(you=Side(hand=["Heinous Feast"], gold=0), opponent=Side(discard=["Erase"]))
    game.play("Heinous Feast")
    game.choose("opponent")
    assert game.you.health == 30
    assert game.opponent.discard_pile == []


def test_what_waits_to_leave_the_discard_pile_triggers(table):
    game = table(you=Side(hand=["Heinous Feast"], gold=0), opponent=Side(discard=["Ancient Chant"], top=["Kong"]))
    game.play("Heinous Feast")
    game.choose("opponent")
    assert game.opponent.hand == ["Kong"]


def test_for_1_gold_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Heinous Feast"], top=["Muse", "Erase"]), opponent=Side(discard=["Kong"]))
    game.play("Heinous Feast")
    game.could_pick_modes("champion card", "Draw two cards")
    game.mode("Draw two cards")
    assert (game.you.hand, game.you.gold, game.you.health) == (["Erase", "Muse"], 0, 30)
    assert game.opponent.discard_pile == ["Kong"]


def test_of_three_players_only_the_pile_of_the_one_chosen_counts(circle):
    game = circle(Side(hand=["Heinous Feast"]), Side(discard=["Kong", "Muse"]), Side(discard=["Medusa", "Erase"]))
    game.play("Heinous Feast")
    game.mode("champion card")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [31, 30, 30]
    assert (game["Ben"].discard_pile, game["Cyd"].discard_pile) == (["Kong", "Muse"], [])
