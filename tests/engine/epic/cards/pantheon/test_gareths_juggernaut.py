"""Gareth's Juggernaut."""

from tests.engine.epic.scenario import Side, in_play

JUGGERNAUT = "Gareth's Juggernaut"


def test_it_is_free_and_loyalty_gives_it_blitz_for_good(table):
    """5.0.7."""
    game = table(you=Side(hand=[JUGGERNAUT, "Erase", "Muse", "Kong"], gold=0))
    game.play(JUGGERNAUT)
    game.could_choose("Erase", "Muse")
    game.could_decline()
    game.reveal("Erase", "Muse")
    juggernaut = game.champion(JUGGERNAUT)
    assert (juggernaut.offense, juggernaut.defense, juggernaut.keywords) == (5, 5, {"blitz"})
    assert game.opponent.knows_hand == ["Erase", "Muse"]
    game.attack(JUGGERNAUT)
    game.go_to("main")
    assert game.opponent.health == 25
    game.end_turn()
    assert game.champion(JUGGERNAUT).keywords == {"blitz"}


def test_without_loyalty_it_waits(table):
    """5.3.5; 5.3.4: one sage card is not enough."""
    game = table(you=Side(hand=[JUGGERNAUT, "Erase", "Muse"]))
    game.play(JUGGERNAUT)
    game.decline()
    game.could_not_attack()
    game = table(you=Side(hand=[JUGGERNAUT, "Erase", "Kong"]))
    game.play(JUGGERNAUT)
    assert game.moment == "main"
    game.could_not_attack()


def test_a_sage_card_of_cost_1_makes_it_unbreakable_this_turn(table):
    """5.9.3; 4.5.2c: the damage goes first."""
    game = table(
        you=Side(hand=["Ancient Chant"], board=[JUGGERNAUT]),
        opponent=Side(hand=["Flame Strike", "Inner Demon"]),
    )
    game.play("Ancient Chant")
    assert game.champion(JUGGERNAUT).keywords == {"unbreakable"}
    game.passes()
    game.opponent.play("Flame Strike")
    game.choose(JUGGERNAUT)
    assert game.champion(JUGGERNAUT).damage == 8
    game.opponent.passes()
    game.end_turn()
    assert (game.champion(JUGGERNAUT).damage, game.champion(JUGGERNAUT).keywords) == (0, set())
    game.opponent.play("Inner Demon")
    game.mode("demon token")
    assert game.you.board == []


def test_both_of_them_gain_it(table):
    game = table(you=Side(hand=["Ancient Chant"], board=[JUGGERNAUT, JUGGERNAUT]))
    game.play("Ancient Chant")
    assert game.champion(JUGGERNAUT).keywords == game.champion(f"{JUGGERNAUT}#2").keywords == {"unbreakable"}


def test_in_the_opponents_battle_it_blocks_and_lives(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Ancient Chant"], board=[JUGGERNAUT]),
        opponent=Side(board=[in_play("Kong", attacking=True, expended=True)]),
    )
    game.you.play("Ancient Chant")
    game.go_to("blockers")
    game.block(JUGGERNAUT)
    game.go_to("main")
    assert game.you.board == [JUGGERNAUT]
    assert game.champion(JUGGERNAUT).damage == 13
    assert game.champion("Kong").damage == 5


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_help_it(table):
    """5.18.1, 5.18.2; it is free itself."""
    game = table(
        you=Side(hand=[JUGGERNAUT, "Rampaging Wurm", "Vanishing"], board=[JUGGERNAUT], top=["Kong"], gold=2),
        opponent=Side(hand=["Ancient Chant"]),
    )
    game.play(JUGGERNAUT)
    game.play("Rampaging Wurm")
    game.play("Vanishing")  # a card of cost 0, whatever was paid for its mode
    game.mode("Draw two cards")
    game.passes()
    game.opponent.play("Ancient Chant")
    assert game.champion(JUGGERNAUT).keywords == game.champion(f"{JUGGERNAUT}#2").keywords == set()


def test_it_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[JUGGERNAUT]))
    game.you.could_not_play(JUGGERNAUT)
