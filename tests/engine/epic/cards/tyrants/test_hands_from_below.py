"""Hands from Below: 4 damage to each attacker that does not fly, and two expended zombies."""

from tests.engine.epic.scenario import Side, in_play


def test_attackers_on_the_ground_are_hit_and_zombies_crawl_out_expended(table):
    """5.12.2: the untargetable too."""
    game = table(
        turn_of="opponent",
        you=Side(hand=["Hands from Below"], gold=0, board=["Muse"]),
        opponent=Side(board=["Demon", "Gold Dragon", "Steel Golem", "Wolf"]),
    )
    game.attack("Demon", "Gold Dragon", "Steel Golem")
    game.passes()
    game.you.play("Hands from Below")
    assert game.opponent.board == ["Gold Dragon", "Steel Golem", "Wolf"]
    assert (game.champion("Steel Golem").damage, game.champion("Gold Dragon").damage) == (4, 0)
    assert game.you.board == ["Muse", "Zombie", "Zombie"]
    assert (game.champion("Zombie").expended, game.champion("Zombie#2").expended) == (True, True)
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block()
    game.go_to("main")
    assert game.you.health == 11


def test_an_attacker_that_gained_airborne_is_out_of_reach(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Hands from Below"]),
        opponent=Side(board=[in_play("Human", attacking=True, expended=True, this_turn="airborne")]),
    )
    game.you.play("Hands from Below")
    assert game.opponent.board == ["Human"]
    game.go_to("main")
    assert game.you.health == 29


def test_outside_of_battles_only_the_zombies_come(table):
    game = table(you=Side(hand=["Hands from Below"]), opponent=Side(board=["Human"]))
    game.play("Hands from Below")
    assert (game.you.board, game.opponent.board) == (["Zombie", "Zombie"], ["Human"])
    game.end_turn()
    assert game.champion("Zombie").expended
    game.end_turn()
    game.could_attack_with("Zombie", "Zombie#2")


def test_your_own_attackers_are_hit_as_well(table):
    game = table(you=Side(hand=["Hands from Below"], board=["Demon"]))
    game.attack("Demon")
    game.play("Hands from Below")
    assert game.you.board == ["Zombie", "Zombie"]
    game.go_to("main")
    assert game.opponent.health == 30
