"""Steed of Zaltessa."""

from tests.engine.epic.scenario import Side, in_play

STEED = "Steed of Zaltessa"


def test_loyalty_deals_5_to_a_player_who_then_gains_no_health_this_turn(table):
    """The damage is the Steed's own. What else a card says still happens (3.2.3c)."""
    game = table(
        you=Side(hand=[STEED, "Wither", "Bitten", "Muse"]),
        opponent=Side(hand=["Drain Essence"], board=["Human"]),
    )
    game.play(STEED)
    game.could_choose("Wither", "Bitten")
    game.could_decline()
    game.reveal("Wither", "Bitten")
    game.could_choose("you", "opponent")
    game.could_not_decline()
    game.choose("opponent")
    assert (game.you.health, game.opponent.health, game.you.gold) == (30, 25, 0)
    assert game.opponent.knows_hand == ["Bitten", "Wither"]
    game.passes()
    game.opponent.play("Drain Essence")
    game.choose(STEED)
    assert game.you.discard_pile == [STEED]
    assert game.opponent.health == 25


def test_in_the_next_turn_they_gain_again(table):
    """4.5.2d."""
    game = table(you=Side(board=[STEED]), opponent=Side(hand=["Inner Peace"]))
    game.attack(STEED)
    game.go_to("main")
    game.end_turn()
    game.opponent.play("Inner Peace")
    assert game.opponent.health == 34


def test_loyalty_may_be_declined(table):
    """5.3.5; 5.3.4: one evil card is not enough."""
    game = table(you=Side(hand=[STEED, "Wither", "Bitten"]), opponent=Side(hand=["Inner Peace"]))
    game.play(STEED)
    game.decline()
    assert game.opponent.health == 30
    game.passes()
    game.opponent.play("Inner Peace")
    assert game.opponent.health == 40
    game = table(you=Side(hand=[STEED, "Wither", "Muse"]))
    game.play(STEED)
    assert (game.moment, game.opponent.health) == ("main", 30)


def test_it_flies_at_once_and_its_battle_damage_seals_as_well(table):
    """5.8.2, 5.2.1, 4.4.14. Whoever controls it may gain health all the same."""
    game = table(
        you=Side(hand=[STEED, "Second Wind"]),
        opponent=Side(hand=["Inner Peace"], board=["Kong", "Watchful Gargoyle"]),
    )
    game.play(STEED)
    steed = game.champion(STEED)
    assert (steed.offense, steed.defense, steed.keywords) == (6, 7, {"airborne", "blitz"})
    game.attack(STEED)
    game.go_to("blockers")
    game.could_block_with("Watchful Gargoyle")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 24
    game.play("Second Wind")
    assert game.you.health == 35
    game.passes()
    game.opponent.play("Inner Peace")
    assert game.opponent.health == 24


def test_blocked_it_seals_nobody(table):
    """A righteous blocker gains its health (5.13.1)."""
    game = table(
        you=Side(board=[STEED]),
        opponent=Side(board=["Silver Wing Guardian"], health=20),
    )
    game.attack(STEED)
    game.go_to("blockers")
    game.block("Silver Wing Guardian")
    game.go_to("main")
    assert (game.you.health, game.opponent.health) == (30, 26)
    assert game.opponent.discard_pile == ["Silver Wing Guardian"]
    assert game.champion(STEED).damage == 6


def test_damage_of_others_seals_nobody(table):
    game = table(
        you=Side(hand=["Flame Strike"], board=[STEED, "Wolf"]),
        opponent=Side(hand=["Inner Peace"]),
    )
    game.attack("Wolf")
    game.go_to("main")
    game.play("Flame Strike")
    game.choose("opponent")
    game.passes()
    game.opponent.play("Inner Peace")
    assert game.opponent.health == 30


def test_when_the_opponent_cannot_be_targeted_it_strikes_and_seals_you(table):
    """5.20.4. Battle damage needs no target."""
    game = table(
        you=Side(hand=[STEED, "Wither", "Bitten", "Second Wind", "Inner Peace"]),
        opponent=Side(board=["The Gudgeon"]),
    )
    game.play(STEED)
    game.reveal("Wither", "Bitten")
    assert (game.you.health, game.opponent.health) == (25, 30)
    game.play("Second Wind")
    assert game.you.health == 25
    game.attack(STEED)
    game.go_to("main")
    assert game.opponent.health == 24


def test_as_a_blocker_in_the_opponents_turn_it_strikes_champions(table):
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=[STEED]),
        opponent=Side(hand=["Second Wind"], board=[in_play("Kong", attacking=True, expended=True)]),
    )
    game.block(STEED)
    game.go_to("main")
    assert game.champion("Kong").damage == 6
    game.opponent.play("Second Wind")
    assert game.opponent.health == 35


def test_returned_to_play_it_is_as_loyal_and_seals(table):
    """5.3.1: it enters play."""
    game = table(
        you=Side(hand=["Wither", "Bitten"], board=["Necromancer Lord"], discard=[STEED]),
        opponent=Side(hand=["Inner Peace"]),
    )
    game.use("Necromancer Lord")
    game.reveal("Wither", "Bitten")
    game.choose("opponent")
    game.passes()
    game.opponent.play("Inner Peace")
    assert game.opponent.health == 25


def test_it_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[STEED]))
    game.you.could_not_play(STEED)


def test_of_four_players_those_whom_it_damages_gain_no_health(circle):
    """Its loyalty strikes Ben and its attack Cyd (M4.4.11); Dan and its controller may gain."""
    game = circle(Side(hand=[STEED, "Wither", "Bitten", "Second Wind"]), *[Side(hand=["Second Wind"])] * 3)
    game.play(STEED)
    game.reveal("Wither", "Bitten")
    game.could_choose("Ann", "Ben", "Cyd", "Dan")
    game.choose("Ben")
    game.attack_player("Cyd", STEED)
    game.go_to("main")
    for name in ("Ann", "Ben", "Cyd", "Dan"):
        game[name].play("Second Wind")
        game.passes()
    assert [game[name].health for name in ("Ann", "Ben", "Cyd", "Dan")] == [35, 25, 24, 35]
