"""Sea Hydra."""

from tests.engine.epic.scenario import Side, in_play


def test_its_tribute_draws_a_card(table):
    game = table(you=Side(hand=["Sea Hydra"], top=["Muse"]))
    game.play("Sea Hydra")
    assert game.you.hand == ["Muse"]
    hydra = game.champion("Sea Hydra")
    assert (hydra.offense, hydra.defense, hydra.counters) == (5, 10, 0)


def test_at_the_end_of_your_turn_it_gets_a_counter_for_each_damage(table):
    """2.7, 4.5.2a before 4.5.2c: the counters come while the damage is there, and stay when it goes."""
    game = table(you=Side(board=["Sea Hydra"], hand=["Flash Fire", "Fireball"]))
    game.play("Flash Fire")
    game.mode("each champion and each player")
    game.play("Fireball")
    game.mode("Deal 3 damage to a target")
    game.choose("Sea Hydra")
    assert game.champion("Sea Hydra").counters == 0
    game.end_turn()
    hydra = game.champion("Sea Hydra")
    assert (hydra.counters, hydra.damage, hydra.offense, hydra.defense) == (5, 0, 10, 15)
    game.end_turn()
    assert game.champion("Sea Hydra").counters == 5


def test_at_the_end_of_the_opponents_turn_as_well(table):
    game = table(
        turn_of="opponent",
        moment="before-damage",
        you=Side(board=[in_play("Sea Hydra", blocking=True, flipped=True)]),
        opponent=Side(board=[in_play("Pyromancer", attacking=True, expended=True)]),
    )
    game.go_to("main")
    game.end_turn()
    hydra = game.champion("Sea Hydra")
    assert (hydra.counters, hydra.offense, hydra.defense, hydra.flipped) == (5, 10, 15, False)


def test_an_undamaged_hydra_stays_small(table):
    game = table(you=Side(board=[in_play("Sea Hydra", counters=2)]))
    game.end_turn()
    assert game.champion("Sea Hydra").counters == 2


def test_10_damage_breaks_it_before_it_could_grow(table):
    game = table(you=Side(board=[in_play("Sea Hydra", damage=2)]), opponent=Side(hand=["Flame Strike"]))
    game.passes()
    game.opponent.play("Flame Strike")
    game.choose("Sea Hydra")
    assert game.you.board == []
    assert game.you.discard_pile == ["Sea Hydra"]


def test_it_is_recalled_for_gold_from_the_discard_pile_only(table):
    """5.4.2."""
    game = table(you=Side(board=["Sea Hydra"], discard=["Sea Hydra"]))
    game.use("Sea Hydra", "Recall")
    assert (game.you.hand, game.you.board, game.you.gold) == (["Sea Hydra"], ["Sea Hydra"], 0)
    game.could_not_use("Sea Hydra")
    game = table(you=Side(board=["Sea Hydra"], hand=["Sea Hydra"]))
    game.could_not_use("Sea Hydra")
