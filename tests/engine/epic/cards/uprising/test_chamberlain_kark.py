"""Chamberlain Kark: a 9/12 that gains 2 health for each card revealed and wins with twice the starting health."""

from tests.engine.epic.scenario import Side

KARK = "Chamberlain Kark"


def test_each_good_card_revealed_is_2_health(table):
    """5.3.1: X is any number."""
    game = table(you=Side(hand=[KARK, "Ceasefire", "Feint", "Bodyguard", "Kong"]))
    game.play(KARK)
    game.could_trigger(f"{KARK}: Loyalty X", f"{KARK}: Tribute")
    game.trigger(f"{KARK}: Loyalty X")
    game.could_choose("Ceasefire", "Feint", "Bodyguard")
    game.reveal("Ceasefire", "Feint", "Bodyguard")
    assert (game.you.health, game.opponent.health) == (36, 30)
    assert game.opponent.knows_hand == ["Bodyguard", "Ceasefire", "Feint"]
    assert (game.champion(KARK).offense, game.champion(KARK).defense) == (9, 12)
    game.could_not_attack()


def test_it_may_be_none_and_fails_without_a_good_card(table):
    """5.3.5, 5.3.4."""
    game = table(you=Side(hand=[KARK, "Ceasefire", "Feint"]))
    game.play(KARK)
    game.trigger(f"{KARK}: Loyalty X")
    game.decline()
    assert (game.you.health, game.opponent.knows_hand) == (30, [])
    game = table(you=Side(hand=[KARK, "Kong"]))
    game.play(KARK)
    game.trigger(f"{KARK}: Loyalty X")
    assert (game.moment, game.you.health) == ("main", 30)


def test_loyalty_first_may_bring_the_health_that_wins(table):
    """1.2.1, 3.2.5a: 56 and twice 2 are twice 30."""
    game = table(you=Side(hand=[KARK, "Ceasefire", "Feint"], health=56))
    game.play(KARK)
    game.trigger(f"{KARK}: Loyalty X")
    game.reveal("Ceasefire", "Feint")
    assert (game.winner, game.ended_by) == ("you", "card")


def test_tribute_first_comes_too_soon(table):
    game = table(you=Side(hand=[KARK, "Ceasefire", "Feint"], health=56))
    game.play(KARK)
    game.trigger(f"{KARK}: Tribute")
    game.reveal("Ceasefire", "Feint")
    assert (game.winner, game.you.health) == (None, 60)


def test_59_health_are_not_enough_and_the_opponents_do_not_count(table):
    game = table(you=Side(hand=[KARK, "Kong"], health=59), opponent=Side(health=60))
    game.play(KARK)
    game.trigger(f"{KARK}: Tribute")
    assert (game.winner, game.moment) == (None, "main")


def test_health_gained_when_he_is_there_wins_nothing(table):
    """5.6.1: only when he enters play."""
    game = table(you=Side(hand=["Inner Peace"], board=[KARK], health=55))
    game.play("Inner Peace")
    assert (game.winner, game.you.health) == (None, 65)
