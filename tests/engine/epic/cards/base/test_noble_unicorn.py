"""Noble Unicorn."""

from tests.engine.epic.scenario import Side, in_play


def test_the_tribute_draws_one_card_and_playing_it_is_no_ally_of_itself(table):
    game = table(you=Side(hand=["Noble Unicorn"], top=["Kong", "Lash"]))
    game.play("Noble Unicorn")
    assert game.you.hand == ["Kong"]


def test_a_good_card_of_cost_1_draws_after_it_has_resolved(table):
    game = table(you=Side(hand=["Ceasefire"], board=["Noble Unicorn"], top=["Kong", "Lash", "Rage"]))
    game.play("Ceasefire")
    assert game.you.hand == ["Kong", "Lash", "Rage"]


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_draw(table):
    """Rule 5.18."""
    game = table(
        you=Side(hand=["Faithful Pegasus", "Rampaging Wurm"], board=["Noble Unicorn"]),
        opponent=Side(hand=["Inner Peace"]),
    )
    game.play("Faithful Pegasus")
    game.play("Rampaging Wurm")
    assert game.you.hand == []
    game.passes()
    game.opponent.play("Inner Peace")
    assert (game.you.hand, game.opponent.hand) == ([], [])


def test_cards_just_drawn_may_be_revealed_for_loyalty(table):
    """Rule 3.2.5a: ally, tribute and loyalty share one batch, in the order that you choose."""
    game = table(
        you=Side(hand=["White Knight"], board=["Noble Unicorn"], top=["Ceasefire", "Gold Dragon"]),
        opponent=Side(board=["Zombie"]),
    )
    game.play("White Knight")
    game.could_trigger("Noble Unicorn", "White Knight: Tribute", "White Knight: Loyalty")
    game.trigger("Noble Unicorn")
    game.trigger("White Knight: Tribute")
    game.reveal("Ceasefire", "Gold Dragon")
    assert game.opponent.knows_hand == ["Ceasefire", "Gold Dragon"]
    assert "blitz" in game.champion("White Knight").keywords
    game.use("White Knight")
    assert game.opponent.board == []


def test_it_ambushes_and_blocks(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Noble Unicorn"], top=["Kong"]),
        opponent=Side(board=[in_play("Cave Troll", attacking=True, expended=True)]),
    )
    game.you.play("Noble Unicorn")
    assert game.you.hand == ["Kong"]
    game.go_to("blockers")
    game.block("Noble Unicorn")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Cave Troll"]
    unicorn = game.champion("Noble Unicorn")
    assert (unicorn.offense, unicorn.defense, unicorn.damage) == (6, 6, 5)
