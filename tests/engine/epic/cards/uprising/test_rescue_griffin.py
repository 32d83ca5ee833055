"""Rescue Griffin: a free 3/7 with airborne and ambush."""

from tests.engine.epic.scenario import Side


def test_ambushed_for_nothing_it_blocks_a_flier(table):
    """5.14.1, 5.2.1."""
    game = table(turn_of="opponent", you=Side(hand=["Rescue Griffin"], gold=0), opponent=Side(board=["Winged Death"]))
    game.attack("Winged Death")
    game.passes()
    game.you.play("Rescue Griffin")
    griffin = game.champion("Rescue Griffin")
    assert (griffin.offense, griffin.defense, griffin.keywords) == (3, 7, {"airborne", "ambush"})
    game.go_to("blockers")
    game.could_block_with("Rescue Griffin")
    game.block("Rescue Griffin")
    game.go_to("main")
    assert (game.opponent.board, game.you.health, game.champion("Rescue Griffin").damage) == ([], 30, 4)


def test_it_deploys_until_your_turn_and_then_flies(table):
    """5.14.2."""
    game = table(
        turn_of="opponent", moment="end-offer", you=Side(hand=["Rescue Griffin"]), opponent=Side(board=["Kong"])
    )
    game.you.play("Rescue Griffin")
    assert (game.champion("Rescue Griffin").deploying, game.you.gold) == (True, 1)
    game.end_turn()
    game.attack("Rescue Griffin")
    game.go_to("main")
    assert game.opponent.health == 27


def test_in_your_own_turn_it_must_wait(table):
    game = table(you=Side(hand=["Rescue Griffin"]))
    game.play("Rescue Griffin")
    game.could_not_attack()
