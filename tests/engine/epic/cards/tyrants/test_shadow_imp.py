"""Shadow Imp: a free 2/3 with ambush, blitz and unblockable that a sage ally may return to your hand."""

from tests.engine.epic.scenario import Side, in_play


def test_a_sage_card_of_cost_1_may_return_it(table):
    game = table(you=Side(hand=["Erase"], board=["Shadow Imp"]), opponent=Side(board=["Kong"]))
    game.play("Erase")
    game.choose("Kong")
    game.could_decline()
    game.accept()
    assert game.you.board == []
    assert "Shadow Imp" in game.you.hand
    assert game.opponent.knows_hand == ["Shadow Imp"]


def test_it_may_stay(table):
    game = table(you=Side(hand=["Ancient Chant"], board=["Shadow Imp"], top=["Kong", "Muse"]))
    game.play("Ancient Chant")
    game.decline()
    assert (game.you.board, game.you.hand) == (["Shadow Imp"], ["Kong", "Muse"])


def test_returned_from_its_attack_it_strikes_twice(table):
    """5.8.2; 5.10.1: nobody can block it."""
    game = table(you=Side(hand=["Steel Golem", "Shadow Imp"]), opponent=Side(board=["Demon", "Kong"]))
    game.play("Shadow Imp")
    game.attack("Shadow Imp")
    game.go_to("before-damage")
    game.go_to("main")
    game.play("Steel Golem")
    game.trigger("Shadow Imp")
    game.accept()
    game.play("Shadow Imp")
    game.attack("Shadow Imp")
    game.go_to("main")
    assert game.opponent.health == 26


def test_an_imp_on_loan_returns_to_its_owners_hand(table):
    """1.9.2."""
    game = table(you=Side(hand=["Ancient Chant"], board=[in_play("Shadow Imp", owner="opponent")]))
    game.play("Ancient Chant")
    game.you.accept()
    assert game.opponent.hand == ["Shadow Imp"]
    assert "Shadow Imp" not in game.you.hand


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_return_it(table):
    """5.18; itself it costs nothing."""
    game = table(you=Side(hand=["Shadow Imp", "Muse", "Kong"]), opponent=Side(hand=["Ancient Chant"]))
    game.play("Shadow Imp")
    game.play("Muse")
    game.play("Kong")
    game.choose("Kong")
    game.passes()
    game.opponent.play("Ancient Chant")
    assert (game.moment, game.you.board) == ("end-offer", ["Shadow Imp", "Muse", "Kong"])


def test_it_ambushes_to_block(table):
    game = table(turn_of="opponent", you=Side(hand=["Shadow Imp"], gold=0), opponent=Side(board=["Wolf"]))
    game.attack("Wolf")
    game.passes()
    game.you.play("Shadow Imp")
    game.go_to("blockers")
    game.block("Shadow Imp")
    game.go_to("main")
    assert (game.you.board, game.opponent.board) == (["Shadow Imp"], [])
