"""Village Protector: a 10/3 with ambush that removes another champion from the battle; loyalty gives it blitz."""

from tests.engine.epic.scenario import Side


def test_ambushed_with_loyalty_it_stops_an_attacker_at_once(table):
    """5.8.2, 4.4.12. Neither itself nor the untargetable can be removed."""
    game = table(
        turn_of="opponent",
        you=Side(hand=["Village Protector", "Ceasefire", "Reset", "Feint"], board=["Human"]),
        opponent=Side(board=["Kong", "Steel Golem"]),
    )
    game.attack("Kong", "Steel Golem")
    game.passes()
    game.you.play("Village Protector")
    game.could_choose("Ceasefire", "Feint")
    game.reveal("Ceasefire", "Feint")
    game.you.use("Village Protector")
    game.could_choose("Human", "Kong")
    game.could_not_decline()
    game.choose("Kong")
    assert (game.champion("Kong").attacking, game.champion("Kong").expended) == (False, True)
    game.go_to("blockers")
    game.could_block_with("Human")
    game.block()
    game.go_to("main")
    assert game.you.health == 17
    game.could_not_attack()


def test_without_loyalty_it_is_deploying_and_can_only_block(table):
    """5.17.1."""
    game = table(
        turn_of="opponent", you=Side(hand=["Village Protector", "Ceasefire"]), opponent=Side(board=["Noble Unicorn"])
    )
    game.attack("Noble Unicorn")
    game.passes()
    game.you.play("Village Protector")
    game.you.could_not_use("Village Protector")
    game.go_to("blockers")
    game.block("Village Protector")
    game.go_to("main")
    assert (game.you.board, game.opponent.board) == ([], [])


def test_your_own_attacker_can_be_saved_before_damage(table):
    game = table(you=Side(board=["Village Protector", "Demon"]), opponent=Side(board=["Kong"]))
    game.attack("Demon")
    game.go_to("blockers")
    game.block("Kong")
    game.opponent.passes()
    game.you.use("Village Protector")
    game.could_choose("Demon", "Kong")
    game.choose("Demon")
    game.passes()
    assert (game.moment, game.you.board) == ("main", ["Village Protector", "Demon"])
    assert (game.champion("Kong").damage, game.champion("Demon").damage) == (0, 0)
    game.could_not_use("Village Protector")


def test_outside_of_battles_it_removes_nobody(table):
    game = table(you=Side(board=["Village Protector"]), opponent=Side(board=["Kong", "Human"]))
    game.use("Village Protector")
    game.choose("Kong")
    assert (game.champion("Kong").prepared, game.champion("Village Protector").expended) == (True, True)
    assert (game.champion("Village Protector").offense, game.champion("Village Protector").defense) == (10, 3)
