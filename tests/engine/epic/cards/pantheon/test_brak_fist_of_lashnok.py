"""Brak, Fist of Lashnok."""

from tests.engine.epic.scenario import Side, in_play

BRAK = "Brak, Fist of Lashnok"


def test_loyalty_draws_a_card_and_nothing_breaks_him_this_turn(table):
    """5.9.3: 16 damage stay on him; it is removed before what lasts for the turn ends (4.5.2c, 4.5.2d)."""
    game = table(
        you=Side(hand=[BRAK, "Kong", "Lash", "Wither"], top=["Muse"]),
        opponent=Side(hand=["Flame Strike", "Flame Strike"], gold=2),
    )
    game.play(BRAK)
    game.could_choose("Kong", "Lash")
    game.could_decline()
    game.reveal("Kong", "Lash")
    assert game.you.hand == ["Kong", "Lash", "Muse", "Wither"]
    assert game.opponent.knows_hand == ["Kong", "Lash"]
    assert game.you.gold == 0
    assert game.champion(BRAK).keywords == {"unblockable by weaker", "unbreakable"}
    game.could_not_attack()
    game.passes()
    for _ in range(2):
        game.opponent.play("Flame Strike")
        game.choose(BRAK)
    assert game.champion(BRAK).damage == 16
    game.opponent.passes()
    game.end_turn()
    brak = game.champion(BRAK)
    assert (brak.damage, brak.keywords) == (0, {"unblockable by weaker"})


def test_without_loyalty_he_draws_nothing_and_breaks(table):
    """5.3.5; 5.3.4: one wild card is not enough."""
    game = table(you=Side(hand=[BRAK, "Kong", "Lash"]))
    game.play(BRAK)
    game.decline()
    assert game.you.hand == ["Kong", "Lash"]
    assert game.champion(BRAK).keywords == {"unblockable by weaker"}
    game = table(you=Side(hand=[BRAK, "Kong", "Muse"]), opponent=Side(hand=["Inner Demon"]))
    game.play(BRAK)
    assert (game.moment, game.you.hand) == ("main", ["Kong", "Muse"])
    game.passes()
    game.opponent.play("Inner Demon")
    game.mode("demon token")
    assert game.you.discard_pile == [BRAK]


def test_only_who_has_as_much_offense_can_block_him(table):
    """As much is not less; the defense does not count."""
    game = table(
        you=Side(board=[BRAK]),
        opponent=Side(board=["Kong", "Rampaging Wurm", "Burrowing Wurm", in_play("Rampaging Wurm", offense=-1)]),
    )
    game.attack(BRAK)
    game.go_to("blockers")
    game.could_block_with("Rampaging Wurm", "Burrowing Wurm")
    game.block("Rampaging Wurm")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Rampaging Wurm"]
    assert game.you.discard_pile == [BRAK]
    assert game.opponent.health == 30


def test_unblocked_he_deals_14(table):
    game = table(you=Side(board=[BRAK]), opponent=Side(board=["Kong"]))
    game.attack(BRAK)
    game.go_to("main")
    assert game.opponent.health == 16
    assert (game.champion(BRAK).offense, game.champion(BRAK).defense) == (14, 11)


def test_more_offense_shakes_off_blockers_before_blocks(table):
    game = table(you=Side(hand=["Lashnok's Will"], board=[BRAK]), opponent=Side(board=["Burrowing Wurm"]))
    game.attack(BRAK)
    game.play("Lashnok's Will")
    game.mode("Target champion gets")
    game.choose(BRAK)
    game.go_to("main")
    assert game.opponent.health == 11


def test_he_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[BRAK]))
    game.you.could_not_play(BRAK)
