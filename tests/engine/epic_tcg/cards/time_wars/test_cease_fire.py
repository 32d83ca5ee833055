"""Cease Fire: draws two cards; played during an attack, no battle damage is dealt in it."""

from tests.engine.epic_tcg.scenario import Side


def test_during_an_attack_nobody_deals_battle_damage(table):
    game = table(
        you=Side(hand=["Cease Fire"], board=["The Archer"], top=["Muse", "Sage"]),
        opponent=Side(board=["Hulk", "Bird"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Hulk", whom="you")
    game.all_pass()
    game.you.block("The Archer")
    game.opponent.passes()
    game.you.play("Cease Fire")
    game.resolve()
    assert game.you.hand == ["Muse", "Sage"]
    game.all_pass()
    assert (game.you.board, game.opponent.board, game.you.mojo) == (["The Archer"], ["Hulk", "Bird"], 30)
    assert (game.piece("Hulk").damage, game.piece("The Archer").damage) == (0, 0)
    game.all_pass()
    game.attack("Bird", whom="you")  # only in that attack
    game.all_pass()
    game.all_pass()
    assert game.you.mojo == 29


def test_other_damage_is_dealt(table):
    game = table(
        you=Side(hand=["Cease Fire"], board=["Tim"]),
        opponent=Side(board=["Hulk"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Hulk", whom="you")
    game.opponent.passes()
    game.you.play("Cease Fire")
    game.resolve()
    game.opponent.passes()
    game.you.use("Tim", 0)
    game.choose("opponent")
    game.resolve()
    assert game.opponent.mojo == 29


def test_before_an_attack_it_only_draws(table):
    game = table(you=Side(hand=["Cease Fire"]), opponent=Side(board=["Hulk"]), turn_of="opponent", step="battle")
    game.opponent.passes()
    game.you.play("Cease Fire")
    game.resolve()
    assert (len(game.you.hand), game.you.actions) == (2, 0)
    game.all_pass()
    game.attack("Hulk", whom="you")
    game.all_pass()
    game.all_pass()
    assert game.you.mojo == 21
