"""Spawning Demon: a free 4/4 with ambush; for an evil ally you may pay 1 health for a demon."""

from tests.engine.epic.scenario import Side


def test_an_evil_card_of_cost_1_spawns_a_demon_for_1_health(table):
    game = table(you=Side(hand=["Trihorror"], board=["Spawning Demon"]))
    game.play("Trihorror")
    game.could_decline()
    game.accept()
    assert (game.you.board, game.you.health) == (["Spawning Demon", "Trihorror", "Demon"], 29)


def test_the_payment_may_be_declined(table):
    game = table(you=Side(hand=["Trihorror"], board=["Spawning Demon"]))
    game.play("Trihorror")
    game.decline()
    assert (game.you.board, game.you.health) == (["Spawning Demon", "Trihorror"], 30)


def test_free_cards_other_alignments_and_the_opponents_cards_spawn_nothing(table):
    """5.18; itself it is free."""
    game = table(you=Side(hand=["Spawning Demon", "Word of Summoning", "Inner Peace"]), opponent=Side(hand=["Bitten"]))
    game.play("Spawning Demon")
    game.play("Word of Summoning")
    game.play("Inner Peace")
    game.passes()
    game.opponent.play("Bitten")
    game.mode("Draw two cards")
    assert (game.moment, game.you.board) == ("end-offer", ["Spawning Demon", "Demon"])


def test_it_ambushes_to_block(table):
    game = table(turn_of="opponent", you=Side(hand=["Spawning Demon"], gold=0), opponent=Side(board=["Cave Troll"]))
    game.attack("Cave Troll")
    game.passes()
    game.you.play("Spawning Demon")
    game.go_to("blockers")
    game.block("Spawning Demon")
    game.go_to("main")
    assert (game.you.board, game.opponent.board, game.you.health) == ([], [], 30)
