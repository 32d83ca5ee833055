"""Entangling Vines: a 9/8 with ambush that expends a champion, again for each wild card of {1}."""

from tests.engine.epic.scenario import Side


def test_tribute_expends_a_champion_that_then_cannot_block(table):
    """4.4.6. The untargetable cannot be chosen."""
    game = table(
        you=Side(hand=["Entangling Vines"], board=["Demon"]), opponent=Side(board=["Kong", "Steel Golem", "Medusa"])
    )
    game.play("Entangling Vines")
    game.could_choose("Entangling Vines", "Demon", "Kong", "Medusa")
    game.could_not_decline()
    game.choose("Kong")
    assert game.champion("Kong").expended
    game.attack("Demon")
    game.go_to("blockers")
    game.could_block_with("Steel Golem", "Medusa")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 26


def test_alone_they_entangle_themselves(table):
    """5.6.3."""
    game = table(you=Side(hand=["Entangling Vines"]))
    game.play("Entangling Vines")
    assert game.champion("Entangling Vines").expended


def test_a_wild_card_of_cost_1_entangles_another(table):
    """5.18.3: also when there is nobody else left to expend; 3.2.5: after the card has resolved."""
    game = table(you=Side(hand=["Lurking Giant"], board=["Entangling Vines"]), opponent=Side(board=["Kong", "Medusa"]))
    game.play("Lurking Giant")
    game.could_choose("Entangling Vines", "Lurking Giant", "Kong", "Medusa")
    game.choose("Medusa")
    assert [game.champion(name).expended for name in ("Kong", "Medusa")] == [False, True]


def test_free_cards_other_alignments_and_the_opponents_cards_do_not(table):
    """5.18."""
    game = table(
        you=Side(hand=["Cave Troll", "Inner Peace"], board=["Entangling Vines"]),
        opponent=Side(hand=["Lurking Giant"], board=["Kong"]),
    )
    game.play("Cave Troll")
    assert game.moment == "main"
    game.play("Inner Peace")
    assert game.moment == "main"
    game.passes()
    game.opponent.play("Lurking Giant")
    assert game.moment == "end-offer"
    assert not game.champion("Kong").expended


def test_a_second_one_triggers_the_first_and_its_own_tribute(table):
    """It is no ally of itself: two champions are expended, not three."""
    game = table(
        you=Side(hand=["Entangling Vines"], board=["Entangling Vines"]),
        opponent=Side(board=["Kong", "Medusa", "Demon"]),
    )
    game.play("Entangling Vines")
    game.choose("Kong")
    game.choose("Medusa")
    assert game.moment == "main"
    assert [game.champion(name).expended for name in ("Kong", "Medusa", "Demon")] == [True, True, False]


def test_an_attacker_that_is_expended_already_attacks_on(table):
    """4.4.1: it was expended to attack. Ambushed the Vines can block it."""
    game = table(turn_of="opponent", you=Side(hand=["Entangling Vines"]), opponent=Side(board=["Demon"]))
    game.attack("Demon")
    game.passes()
    game.you.play("Entangling Vines")
    game.choose("Demon")
    assert game.champion("Demon").attacking
    game.go_to("blockers")
    game.block("Entangling Vines")
    game.go_to("main")
    assert (game.opponent.board, game.champion("Entangling Vines").damage) == ([], 4)
