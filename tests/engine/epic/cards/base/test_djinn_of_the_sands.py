"""Djinn of the Sands: an airborne 5/5 with blitz that enters with three counters and spends them for cards."""

from tests.engine.epic.scenario import Side, in_play


def test_three_counters_make_it_an_8_8_and_each_is_a_card(table):
    """2.7.2, 2.7 (own example), 5.8.2."""
    game = table(you=Side(hand=["Djinn of the Sands"], top=["Kong"]))
    game.play("Djinn of the Sands")
    assert game.you.gold == 0
    djinn = game.champion("Djinn of the Sands")
    assert (djinn.offense, djinn.defense, djinn.counters) == (8, 8, 3)
    game.use("Djinn of the Sands")
    djinn = game.champion("Djinn of the Sands")
    assert (djinn.offense, djinn.defense, djinn.counters, djinn.expended) == (7, 7, 2, True)
    assert game.you.hand == ["Kong"]
    game.could_not_use("Djinn of the Sands")


def test_once_in_every_turn_of_yours_until_the_counters_are_gone(table):
    """It prepares at the start of your turn only (4.2.4); counters stay over the turns."""
    game = table(you=Side(board=[in_play("Djinn of the Sands", counters=2)]))
    game.use("Djinn of the Sands")
    game.end_turn()
    game.passes()
    game.you.could_not_use("Djinn of the Sands")
    game.end_turn()
    assert game.champion("Djinn of the Sands").counters == 1
    game.use("Djinn of the Sands")
    assert game.champion("Djinn of the Sands").offense == 5
    game.end_turn()
    game.end_turn()
    game.could_not_use("Djinn of the Sands")


def test_without_a_counter_the_power_cannot_be_used(table):
    """3.5.3."""
    game = table(you=Side(board=["Djinn of the Sands"]))
    game.could_not_use("Djinn of the Sands")
    game.could_attack_with("Djinn of the Sands")


def test_a_wounded_djinn_that_gives_up_a_counter_breaks_and_the_card_is_drawn(table):
    """5.16.3: 5 damage against 6 defense, then against 5."""
    game = table(you=Side(board=[in_play("Djinn of the Sands", counters=1, damage=5)], top=["Kong"]))
    game.use("Djinn of the Sands")
    assert game.you.board == []
    assert game.you.discard_pile == ["Djinn of the Sands"]
    assert game.you.hand == ["Kong"]


def test_it_may_attack_in_the_turn_it_is_played_and_is_then_expended(table):
    game = table(you=Side(hand=["Djinn of the Sands"]), opponent=Side(board=["Kong"]))
    game.play("Djinn of the Sands")
    game.attack("Djinn of the Sands")
    game.could_not_use("Djinn of the Sands")
    game.go_to("before-damage")
    game.go_to("main")
    assert game.opponent.health == 22
