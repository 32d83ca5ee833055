"""Feint: draw two cards; your attacking or blocking champions leave the battle and are prepared."""

from tests.engine.epic.scenario import Side, in_play


def test_your_attackers_leave_the_battle_and_may_attack_again(table):
    """4.4.1a, 4.4.12."""
    game = table(
        you=Side(hand=["Feint"], board=["Kong", "Human", in_play("Muse", expended=True)], top=["Wither", "Bitten"]),
        opponent=Side(board=["Burrowing Wurm"]),
    )
    game.attack("Kong", "Human")
    game.go_to("blockers")
    game.block("Burrowing Wurm")
    game.opponent.passes()
    game.you.play("Feint")
    assert game.you.hand == ["Bitten", "Wither"]
    assert game.opponent.hand == []
    assert game.you.gold == 0
    assert not game.champion("Kong").attacking
    assert game.champion("Kong").prepared
    assert game.champion("Human").prepared
    assert game.champion("Muse").expended
    assert game.champion("Burrowing Wurm").blocking
    game.passes()
    assert game.moment == "main"
    assert game.champion("Burrowing Wurm").damage == 0
    game.attack("Kong")
    game.go_to("main")
    assert game.opponent.health == 17


def test_a_blocker_that_leaves_still_blocked_the_attack_and_can_block_the_next(table):
    """4.4.6b."""
    game = table(
        you=Side(hand=["Feint"], board=["Human"]), opponent=Side(board=["Demon", "Zombie"]), turn_of="opponent"
    )
    game.opponent.attack("Demon")
    game.go_to("blockers")
    game.block("Human")
    game.you.play("Feint")
    assert not game.champion("Human").blocking
    assert game.champion("Human").prepared
    assert game.champion("Demon").attacking
    game.go_to("main")
    assert game.you.health == 30
    assert game.champion("Demon").expended
    game.opponent.attack("Zombie")
    game.go_to("blockers")
    game.could_block_with("Human")
    game.block()
    game.go_to("main")
    assert game.you.health == 28


def test_a_champion_with_breakthrough_then_hits_the_player_with_all_its_offense(table):
    """4.4.12, 5.7.4."""
    game = table(you=Side(hand=["Feint"], board=["Human"]), opponent=Side(board=["Burrowing Wurm"]), turn_of="opponent")
    game.opponent.attack("Burrowing Wurm")
    game.go_to("blockers")
    game.block("Human")
    game.you.play("Feint")
    game.go_to("main")
    assert game.you.health == 12
    assert game.you.board == ["Human"]


def test_outside_of_battles_it_only_draws(table):
    game = table(you=Side(hand=["Feint"], board=[in_play("Kong", expended=True)], top=["Wither", "Bitten"]))
    game.play("Feint")
    assert game.you.hand == ["Bitten", "Wither"]
    assert game.champion("Kong").expended
