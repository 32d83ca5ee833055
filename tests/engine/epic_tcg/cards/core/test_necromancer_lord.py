"""Necromancer Lord: a 3/3 that revives a champion for 5 Mojo and expends to banish a card from a discard pile."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side, in_play


def test_five_mojo_bring_a_champion_from_any_discard_pile_chosen_on_resolution(table):
    game = table(
        you=Side(board=[in_play("Necromancer Lord", expended=True)], discard=["Muse", "Rend"], mojo=11),
        opponent=Side(discard=["Hulk", "Hive"]),
        turn_of="opponent",
    )
    game.passes()
    game.you.use("Necromancer Lord")
    assert (game.you.mojo, game.asks) == (6, "priority")
    game.resolve()
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    assert game.you.board == ["Necromancer Lord", "Hulk"]
    game.passes()
    game.you.use("Necromancer Lord")
    game.resolve()
    assert (game.you.board, game.you.mojo) == (["Necromancer Lord", "Hulk", "Muse"], 1)
    game.passes()
    game.could_use()


def test_expended_it_banishes_a_card_and_draws_for_a_champion(table):
    game = table(
        you=Side(board=["Necromancer Lord"], top=["Swarm"], mojo=4),
        opponent=Side(discard=["Hulk", "Hive"]),
        turn_of="opponent",
    )
    game.passes()
    game.you.use("Necromancer Lord")
    game.could_choose("Hulk", "Hive")
    game.choose("Hulk")
    game.resolve()
    assert (game.opponent.deck[-1], game.opponent.discard_pile, game.you.hand) == ("Hulk", ["Hive"], ["Swarm"])
    assert game.piece("Necromancer Lord").expended


def test_no_card_is_drawn_for_anything_else(table):
    game = table(you=Side(board=["Necromancer Lord"], discard=["Rend"], mojo=4), opponent=Side(discard=["Hulk"]))
    game.use("Necromancer Lord")
    game.choose("Rend")
    game.resolve()
    assert (game.you.deck[-1], game.you.hand) == ("Rend", [])


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Necromancer Lord") == BUILD_STEP
    assert moments(table, "Necromancer Lord", actions=0) == NEVER
    assert strength(table, "Necromancer Lord") == (3, 3)
