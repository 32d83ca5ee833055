"""Scarred Priestess."""

from tests.engine.epic.scenario import Side, in_play

PRIESTESS = "Scarred Priestess"


def test_she_expends_and_breaks_one_of_yours_to_break_a_target(table):
    """The price is chosen, not targeted (5.12.3); then the target (3.2.3d)."""
    game = table(
        you=Side(board=[PRIESTESS, "Human", "Steel Golem"]),
        opponent=Side(board=["Kong", "Sea Titan", "Wolf"]),
    )
    game.use(PRIESTESS)
    game.could_choose(PRIESTESS, "Human", "Steel Golem")
    game.could_not_decline()
    game.choose("Human")
    assert game.you.board == [PRIESTESS, "Steel Golem"]
    game.could_choose(PRIESTESS, "Kong", "Wolf")
    game.could_not_decline()
    game.choose("Kong")
    assert game.opponent.board == ["Sea Titan", "Wolf"]
    assert game.opponent.discard_pile == ["Kong"]
    assert game.champion(PRIESTESS).expended
    assert game.you.gold == 1
    game.could_not_use(PRIESTESS)


def test_she_may_break_herself(table):
    game = table(you=Side(board=[PRIESTESS]), opponent=Side(board=["Kong", "Wolf"]))
    game.use(PRIESTESS)
    assert game.you.discard_pile == [PRIESTESS]
    game.could_choose("Kong", "Wolf")
    game.choose("Wolf")
    assert (game.you.board, game.opponent.board) == ([], ["Kong"])


def test_the_unbreakable_cannot_be_the_price_but_a_target(table):
    """5.9.4, 5.9.2."""
    game = table(you=Side(board=[in_play(PRIESTESS, this_turn="unbreakable")]), opponent=Side(board=["Kong"]))
    game.could_not_use(PRIESTESS)
    game = table(
        you=Side(board=[in_play(PRIESTESS, this_turn="unbreakable"), "Human", "Wolf"]),
        opponent=Side(board=[in_play("Kong", this_turn="unbreakable")]),
    )
    game.use(PRIESTESS)
    game.could_choose("Human", "your Wolf")
    game.choose("Human")
    game.choose("Kong")
    assert (game.you.board, game.opponent.board) == ([PRIESTESS, "Wolf"], ["Kong"])


def test_without_a_target_the_price_is_paid_for_nothing(table):
    game = table(you=Side(board=[PRIESTESS]), opponent=Side(board=["Steel Golem"]))
    game.use(PRIESTESS)
    assert game.moment == "main"
    assert (game.you.discard_pile, game.opponent.board) == ([PRIESTESS], ["Steel Golem"])


def test_what_breaks_as_the_price_triggers_after_the_power(table):
    """3.4.2."""
    game = table(you=Side(board=[PRIESTESS, "Trihorror"]), opponent=Side(board=["Kong"]))
    game.use(PRIESTESS)
    game.choose("Trihorror")
    game.choose("Kong")
    assert game.you.board == [PRIESTESS, "Demon", "Demon", "Demon"]
    assert game.opponent.board == []


def test_an_evil_card_of_cost_1_prepares_her(table):
    game = table(you=Side(hand=["Bitten"], board=[PRIESTESS, "Human", "Wolf"]), opponent=Side(board=["Kong", "Muse"]))
    game.use(PRIESTESS)
    game.choose("Human")
    game.choose("Kong")
    game.play("Bitten")
    game.mode("Draw two cards")
    assert game.champion(PRIESTESS).prepared
    game.use(PRIESTESS)
    game.choose("your Wolf")
    game.choose("Muse")
    assert (game.you.board, game.opponent.board) == ([PRIESTESS], [])


def test_prepared_after_her_attack_she_attacks_again(table):
    """4.4.15."""
    game = table(you=Side(hand=["Bitten"], board=[PRIESTESS]))
    game.attack(PRIESTESS)
    game.go_to("main")
    game.could_not_attack()
    game.play("Bitten")
    game.mode("Draw two cards")
    game.attack(PRIESTESS)
    game.go_to("main")
    assert game.opponent.health == 12


def test_loyalty_gives_her_blitz_for_good(table):
    """5.0.7; she is an evil card of cost 1, but no ally of her own."""
    game = table(you=Side(hand=[PRIESTESS, "Wither", "Bitten", "Muse"], board=["Human"]), opponent=Side(board=["Kong"]))
    game.play(PRIESTESS)
    game.could_choose("Wither", "Bitten")
    game.could_decline()
    game.reveal("Wither", "Bitten")
    priestess = game.champion(PRIESTESS)
    assert (priestess.offense, priestess.defense, priestess.keywords) == (9, 7, {"blitz"})
    game.use(PRIESTESS)
    game.choose("Human")
    game.choose("Kong")
    assert game.opponent.board == []
    game.end_turn()
    assert game.champion(PRIESTESS).keywords == {"blitz"}


def test_without_loyalty_she_waits(table):
    """5.3.5; 5.3.4: one evil card is not enough; 5.17.1."""
    game = table(you=Side(hand=[PRIESTESS, "Wither", "Bitten"], board=["Human"]))
    game.play(PRIESTESS)
    game.decline()
    game.could_not_use(PRIESTESS)
    game.could_attack_with("Human")
    game = table(you=Side(hand=[PRIESTESS, "Wither", "Muse"]))
    game.play(PRIESTESS)
    assert game.moment == "main"
    game.could_not_use(PRIESTESS)


def test_in_the_opponents_battle_a_blocker_is_a_good_price(table):
    """3.5.2; 4.4.6b: the attack stays blocked."""
    game = table(
        turn_of="opponent",
        moment="before-damage",
        you=Side(board=[PRIESTESS, in_play("Zombie", blocking=True, flipped=True)]),
        opponent=Side(
            board=[in_play("Kong", attacking=True, expended=True), in_play("Wolf", attacking=True, expended=True)]
        ),
    )
    game.you.use(PRIESTESS)
    game.choose("Zombie")
    game.choose("Kong")
    game.go_to("main")
    assert game.you.health == 30
    assert game.opponent.board == ["Wolf"]


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_prepare_her(table):
    """5.18.1, 5.18.2."""
    game = table(
        you=Side(hand=["Plentiful Dead", "Rampaging Wurm"], board=[in_play(PRIESTESS, expended=True)]),
        opponent=Side(hand=["Bitten"]),
    )
    game.play("Plentiful Dead")
    game.play("Rampaging Wurm")
    game.passes()
    game.opponent.play("Bitten")
    game.mode("Draw two cards")
    assert game.champion(PRIESTESS).expended


def test_she_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=[PRIESTESS]))
    game.you.could_not_play(PRIESTESS)
