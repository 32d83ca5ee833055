"""Powers and costs, in play and in the discard pile (3.5, 3.6, 5.0.2, 5.9.4)."""

import pytest

from tests.engine.epic.scenario import Side, WrongStep, in_play


def test_3_6_3_a_card_that_cannot_be_paid_cannot_be_played(table):
    """3.2."""
    game = table(you=Side(hand=["Kong", "Cave Troll"], gold=0))
    game.could_not_play("Kong")
    game.could_play("Cave Troll")


def test_3_5_2_powers_are_used_whenever_an_event_could_be_played(table):
    game = table(turn_of="opponent", you=Side(board=["Forcemage Apprentice", "Kong"]), opponent=Side(board=["Human"]))
    game.attack("Human")
    game.opponent.passes()
    game.you.use("Forcemage Apprentice")
    game.choose("Human")
    game.you.passes()
    assert game.moment == "main"


def test_3_5_3_an_expended_champion_cannot_pay_an_expend_cost(table):
    game = table(you=Side(board=["Forcemage Apprentice"]))
    game.use("Forcemage Apprentice")
    game.choose("opponent")
    game.could_not_use("Forcemage Apprentice")


def test_5_17_1_a_deploying_champion_cannot_pay_an_expend_cost(table):
    game = table(
        you=Side(board=[in_play("Dark Assassin", deploying=True), in_play("High King", deploying=True, gained="blitz")])
    )
    game.could_not_use("Dark Assassin")
    game.could_use("High King")  # 5.8.2


def test_5_17_1_a_deploying_champion_may_use_powers_without_an_expend_cost(table):
    game = table(you=Side(board=[in_play("Pyromancer", deploying=True), in_play("Crystal Golem", deploying=True)]))
    game.could_use("Pyromancer")
    game.could_use("Crystal Golem")


def test_3_5_3_a_power_that_costs_gold_needs_gold(table):
    """3.6.2."""
    game = table(you=Side(board=["Pyromancer"]))
    game.use("Pyromancer")
    game.choose("opponent")
    assert (game.you.gold, game.opponent.health) == (0, 26)
    game.could_not_use("Pyromancer")


def test_3_5_a_power_may_be_used_as_often_as_it_can_be_paid(table):
    game = table(you=Side(board=["Pyromancer"], gold=2))
    for _ in range(2):
        game.use("Pyromancer")
        game.choose("opponent")
    assert game.opponent.health == 22


def test_5_9_4_an_unbreakable_champion_cannot_be_broken_as_a_cost(table):
    game = table(you=Side(board=[in_play("Crystal Golem", this_turn="unbreakable")]))
    game.could_not_use("Crystal Golem")


def test_3_5_1_the_cost_is_paid_before_the_effect(table):
    """Drinker of Blood sees the Golem break as it pays; that waits until both cards are drawn."""
    game = table(you=Side(board=["Crystal Golem", "Drinker of Blood"], top=["Kong", "Lash"]))
    game.use("Crystal Golem")
    assert game.you.hand == ["Kong", "Lash"]
    assert game.you.discard_pile == ["Crystal Golem"]
    assert (game.you.health, game.opponent.health) == (32, 28)


def test_3_5_3_a_counter_is_needed_to_remove_one(table):
    game = table(you=Side(board=[in_play("Djinn of the Sands", counters=1)], top=["Kong"]))
    game.use("Djinn of the Sands")
    assert (game.champion("Djinn of the Sands").counters, game.you.hand) == (0, ["Kong"])
    game = table(you=Side(board=["Djinn of the Sands"]))
    game.could_not_use("Djinn of the Sands")


def test_several_powers_of_one_champion_are_separate(table):
    game = table(you=Side(board=["Time Bender", "Kong"]))
    game.could_use("Time Bender", "Banish")
    game.use("Time Bender", "Return")
    game.choose("Kong")
    assert game.you.hand == ["Kong"]


def test_a_power_without_a_target_may_be_used_for_nothing(table):
    game = table(you=Side(board=["Succubus"]))
    game.use("Succubus")
    assert game.champion("Succubus").expended


def test_5_0_2_a_power_of_the_discard_pile_is_paid_with_gold(table):
    game = table(you=Side(discard=["Lash"]))
    game.use("Lash")
    assert (game.you.hand, game.you.gold, game.you.discard_pile) == (["Lash"], 0, [])
    game.play("Lash")
    game.could_not_use("Lash")


def test_5_0_2_a_power_of_the_discard_pile_works_for_its_owner_only(table):
    game = table(opponent=Side(discard=["Lash"]))
    with pytest.raises(WrongStep):
        game.use("Lash")


def test_5_0_2_a_power_of_the_discard_pile_does_not_work_in_play(table):
    game = table(you=Side(board=["Bellowing Minotaur", "Sea Hydra"]))
    game.could_not_use("Bellowing Minotaur")
    game.could_not_use("Sea Hydra")


def test_what_triggers_as_a_card_leaves_the_discard_pile_resolves_after_the_power(table):
    game = table(you=Side(discard=["Wolf Companion", "Ancient Chant"], top=["Kong"], gold=2))
    game.use("Wolf Companion")
    assert (game.you.board, game.you.hand) == (["Wolf"], ["Wolf Companion"])
    game.use("Ancient Chant")
    assert game.you.hand == ["Ancient Chant", "Kong", "Wolf Companion"]


def test_paying_health_is_a_choice_and_no_damage(table):
    game = table(you=Side(hand=["Soul Hunter"], discard=["Plentiful Dead"]))
    game.play("Soul Hunter")
    game.accept()
    assert (game.you.health, game.you.hand) == (29, ["Plentiful Dead"])


def test_health_that_is_not_paid_buys_nothing(table):
    game = table(you=Side(hand=["Soul Hunter"], discard=["Plentiful Dead"]))
    game.play("Soul Hunter")
    game.decline()
    assert (game.you.health, game.you.hand) == (30, [])


def test_3_6_1_a_mode_may_cost_gold_on_top(table):
    game = table(you=Side(hand=["Amnesia"], top=["Kong", "Lash"]))
    game.play("Amnesia")
    game.could_pick_modes("Banish target player", "Draw two cards")
    game.mode("Draw two cards")
    assert (game.you.gold, game.you.hand) == (0, ["Kong", "Lash"])


def test_3_6_3_a_mode_that_cannot_be_paid_cannot_be_chosen(table):
    game = table(you=Side(hand=["Flash Fire"], gold=0))
    game.play("Flash Fire")  # the free mode is the only one
    assert (game.you.health, game.opponent.health) == (28, 28)
