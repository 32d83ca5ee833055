"""Spore Beast: a free 2/2 with ambush that removes another champion from the battle; loyalty gives it blitz."""

from tests.engine.epic.scenario import Side


def test_an_attacker_is_removed_and_stays_expended(table):
    """4.4.12. The Beast itself and the untargetable cannot be chosen; champions outside of the battle can."""
    game = table(
        turn_of="opponent",
        you=Side(board=["Spore Beast", "Muse"]),
        opponent=Side(board=["Kong", "Wolf", "Steel Golem", "Medusa"]),
    )
    game.attack("Kong", "Wolf", "Steel Golem")
    game.passes()
    game.you.use("Spore Beast")
    game.could_choose("Muse", "Kong", "Wolf", "Medusa")
    game.could_not_decline()
    game.choose("Kong")
    kong = game.champion("Kong")
    assert (kong.attacking, kong.expended) == (False, True)
    assert game.champion("Spore Beast").expended
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block()
    game.go_to("main")
    assert game.you.health == 15


def test_without_its_only_attacker_the_battle_is_over(table):
    """4.4.1a."""
    game = table(turn_of="opponent", you=Side(board=["Spore Beast"]), opponent=Side(board=["Kong", "Wolf"]))
    game.attack("Kong")
    game.passes()
    game.you.use("Spore Beast")
    game.choose("Kong")
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)
    game.could_attack_with("Wolf")


def test_a_blocker_removed_from_the_battle_has_blocked_it(table):
    """4.4.6b: the attack stays blocked. With breakthrough the way is free (5.7.4)."""
    game = table(you=Side(board=["Spore Beast", "Demon"]), opponent=Side(board=["Kong"]))
    game.attack("Demon")
    game.go_to("blockers")
    game.block("Kong")
    game.opponent.passes()
    game.you.use("Spore Beast")
    game.choose("Kong")
    assert (game.champion("Kong").blocking, game.champion("Kong").flipped) == (False, True)
    game.go_to("main")
    assert (game.you.board, game.opponent.health) == (["Spore Beast", "Demon"], 30)
    game = table(you=Side(board=["Spore Beast", "Burrowing Wurm"]), opponent=Side(board=["Kong"]))
    game.attack("Burrowing Wurm")
    game.go_to("blockers")
    game.block("Kong")
    game.opponent.passes()
    game.you.use("Spore Beast")
    game.choose("Kong")
    game.go_to("main")
    assert (game.opponent.health, game.champion("Kong").damage) == (12, 0)


def test_ambushed_with_loyalty_it_can_act_at_once(table):
    """5.8.2."""
    game = table(
        turn_of="opponent", you=Side(hand=["Spore Beast", "Lash", "Rage"], gold=0), opponent=Side(board=["Kong"])
    )
    game.attack("Kong")
    game.passes()
    game.you.play("Spore Beast")
    game.reveal("Lash", "Rage")
    assert game.champion("Spore Beast").keywords == {"ambush", "blitz"}
    game.you.use("Spore Beast")
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)


def test_ambushed_without_loyalty_it_can_only_block(table):
    """5.17.1."""
    game = table(turn_of="opponent", you=Side(hand=["Spore Beast", "Lash", "Rage"]), opponent=Side(board=["Kong"]))
    game.attack("Kong")
    game.passes()
    game.you.play("Spore Beast")
    game.decline()
    game.you.could_not_use("Spore Beast")
    game.go_to("blockers")
    game.block("Spore Beast")
    game.go_to("main")
    assert (game.you.board, game.you.health, game.champion("Kong").damage) == ([], 30, 2)


def test_alone_it_has_nobody_to_remove(table):
    game = table(you=Side(board=["Spore Beast"]))
    game.use("Spore Beast")
    assert (game.moment, game.champion("Spore Beast").expended) == ("main", True)
