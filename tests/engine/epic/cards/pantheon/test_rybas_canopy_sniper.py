"""Rybas, Canopy Sniper."""

from tests.engine.epic.scenario import Side, in_play

RYBAS = "Rybas, Canopy Sniper"


def test_loyal_he_shoots_in_the_turn_he_comes(table):
    game = table(you=Side(hand=[RYBAS, "Kong", "Lash", "Muse"], gold=0), opponent=Side(board=["Muse", "Steel Golem"]))
    game.play(RYBAS)
    game.could_choose("Kong", "Lash")
    game.could_decline()
    game.reveal("Kong", "Lash")
    rybas = game.champion(RYBAS)
    assert (rybas.offense, rybas.defense, rybas.keywords) == (5, 2, {"blitz"})
    assert game.opponent.knows_hand == ["Kong", "Lash"]
    game.use(RYBAS)
    game.could_choose("you", "opponent", RYBAS, "Muse")
    game.could_not_decline()
    game.choose("Muse")
    assert game.opponent.board == ["Steel Golem"]
    assert game.champion(RYBAS).expended
    game.could_not_use(RYBAS)
    game.could_not_attack()


def test_blitz_stays_with_him(table):
    """5.3.7: even if another player takes control of him."""
    game = table(you=Side(hand=[RYBAS, "Kong", "Lash"]), opponent=Side(hand=["Turn"]))
    game.play(RYBAS)
    game.reveal("Kong", "Lash")
    game.end_turn()
    game.opponent.play("Turn")
    game.mode("If it is your turn")
    assert game.champion(RYBAS).keywords == {"blitz"}
    game.opponent.use(RYBAS)
    game.opponent.choose("you")
    assert game.you.health == 27


def test_without_loyalty_he_waits(table):
    """5.3.5; 5.3.4: one wild card is not enough; 5.17.1."""
    game = table(you=Side(hand=[RYBAS, "Kong", "Lash"]))
    game.play(RYBAS)
    game.decline()
    game.could_not_use(RYBAS)
    game.could_not_attack()
    game = table(you=Side(hand=[RYBAS, "Kong", "Muse"]))
    game.play(RYBAS)
    assert game.moment == "main"
    game.could_not_use(RYBAS)
    game.end_turn()
    game.opponent.passes()
    game.you.could_not_use(RYBAS)


def test_in_the_opponents_battle_he_shoots_before_he_would_block(table):
    """3.5.2, 4.4.6."""
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(board=[RYBAS]),
        opponent=Side(board=[in_play("Fire Shaman", attacking=True, expended=True), "Wolf"]),
    )
    game.you.use(RYBAS)
    game.choose("Fire Shaman")
    assert game.opponent.board == ["Wolf"]
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)
    game.opponent.attack("Wolf")
    game.go_to("main")
    assert game.you.health == 28


def test_a_blocker_that_is_flipped_shoots_as_well(table):
    """2.6.4: the flipped may be expended; 4.4.1a: then nobody attacks any more."""
    game = table(
        turn_of="opponent",
        moment="blockers",
        you=Side(board=[RYBAS]),
        opponent=Side(board=[in_play("Fire Shaman", attacking=True, expended=True)]),
    )
    game.block(RYBAS)
    game.you.use(RYBAS)
    game.choose("Fire Shaman")
    assert game.champion(RYBAS).expended
    game.go_to("main")
    assert game.opponent.board == []
    assert (game.you.board, game.you.health) == ([RYBAS], 30)


def test_he_may_shoot_a_player_dead(table):
    game = table(you=Side(board=[RYBAS]), opponent=Side(health=3))
    game.use(RYBAS)
    game.choose("opponent")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_he_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[RYBAS]))
    game.you.could_not_play(RYBAS)
