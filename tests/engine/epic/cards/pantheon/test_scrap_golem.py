"""Scrap Golem."""

from tests.engine.epic.scenario import Side, in_play


def test_h24_it_expends_and_banishes_a_card_of_your_discard_pile_for_a_token_like_itself(table):
    """2.3.6, 2.3.3."""
    game = table(you=Side(board=["Scrap Golem"], discard=["Kong", "Muse", "Muse"]), opponent=Side(discard=["Lash"]))
    game.use("Scrap Golem")
    game.could_choose("Kong", "Muse")
    game.could_not_decline()
    game.choose("Muse")
    assert game.you.board == ["Scrap Golem", "Scrap Golem"]
    assert game.you.discard_pile == ["Kong", "Muse"]
    assert game.you.bottom[0] == "Muse"
    assert game.champion("Scrap Golem").expended
    token = game.champion("Scrap Golem#2")
    assert (token.token, token.offense, token.defense, token.alignments) == (True, 6, 6, {"sage"})
    assert (token.prepared, token.deploying) == (True, True)
    assert game.you.gold == 1
    game.could_not_use("Scrap Golem")


def test_what_it_gained_is_not_copied(table):
    game = table(you=Side(board=[in_play("Scrap Golem", counters=2, gained="airborne")], discard=["Muse"]))
    game.use("Scrap Golem")
    token = game.champion("Scrap Golem#2")
    assert (token.offense, token.counters, token.keywords) == (6, 0, set())


def test_h28_the_token_is_loyal_and_scraps_at_once(table):
    """5.3.1: it enters play; 5.8.2."""
    game = table(
        you=Side(hand=["Erase", "Force Lance"], board=["Scrap Golem"], discard=["Muse", "Kong"]),
    )
    game.use("Scrap Golem")
    game.choose("Muse")
    game.reveal("Erase", "Force Lance")
    assert game.champion("Scrap Golem#2").keywords == {"blitz"}
    game.use("Scrap Golem#2")
    game.decline()
    assert game.you.board == ["Scrap Golem"] * 3
    assert game.you.discard_pile == []
    assert game.champion("Scrap Golem#2").expended
    assert game.champion("Scrap Golem#3").keywords == set()


def test_h28_the_loyalty_of_the_token_may_be_declined_and_needs_two_sage_cards(table):
    """5.3.4, 5.3.5."""
    game = table(you=Side(hand=["Erase", "Force Lance"], board=["Scrap Golem"], discard=["Muse"]))
    game.use("Scrap Golem")
    game.could_decline()
    game.decline()
    assert game.champion("Scrap Golem#2").keywords == set()
    game = table(you=Side(hand=["Erase", "Kong"], board=["Scrap Golem"], discard=["Muse"]))
    game.use("Scrap Golem")
    assert (game.moment, game.champion("Scrap Golem#2").keywords) == ("main", set())


def test_an_empty_discard_pile_pays_for_nothing(table):
    """3.5.3: the opponent's cards are not yours."""
    game = table(you=Side(board=["Scrap Golem"]), opponent=Side(discard=["Kong"]))
    game.could_not_use("Scrap Golem")


def test_loyalty_gives_it_blitz_for_good(table):
    """5.0.7."""
    game = table(you=Side(hand=["Scrap Golem", "Erase", "Muse", "Kong"], discard=["Wither"]))
    game.play("Scrap Golem")
    game.could_choose("Erase", "Muse")
    game.reveal("Erase", "Muse")
    assert game.champion("Scrap Golem").keywords == {"blitz"}
    game.attack("Scrap Golem")
    game.go_to("main")
    assert game.opponent.health == 24
    game.end_turn()
    assert game.champion("Scrap Golem").keywords == {"blitz"}


def test_without_loyalty_it_waits(table):
    """5.17.1. Declined (5.3.5), or with one sage card only (5.3.4)."""
    game = table(you=Side(hand=["Scrap Golem", "Erase", "Muse"], discard=["Wither"]))
    game.play("Scrap Golem")
    game.decline()
    game.could_not_use("Scrap Golem")
    game.could_not_attack()
    game = table(you=Side(hand=["Scrap Golem", "Erase", "Kong"], discard=["Wither"]))
    game.play("Scrap Golem")
    assert game.moment == "main"
    game.could_not_use("Scrap Golem")


def test_in_the_opponents_battle_the_token_blocks(table):
    """3.5.2."""
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(board=["Scrap Golem"], discard=["Muse"]),
        opponent=Side(board=[in_play("Succubus", attacking=True, expended=True), "Wolf"]),
    )
    game.you.use("Scrap Golem")
    game.go_to("before-damage")
    game.go_to("main")
    assert game.you.health == 24
    game.opponent.attack("Wolf")
    game.go_to("blockers")
    game.could_block_with("Scrap Golem#2")
    game.block("Scrap Golem#2")
    game.go_to("main")
    assert game.opponent.board == ["Succubus"]


def test_whoever_controls_it_pays_and_gets_the_token(table):
    game = table(
        you=Side(board=[in_play("Scrap Golem", owner="opponent")], discard=["Muse"]), opponent=Side(discard=["Kong"])
    )
    game.use("Scrap Golem")
    assert game.you.board == ["Scrap Golem", "Scrap Golem"]
    assert (game.champion("Scrap Golem#2").owner, game.you.discard_pile) == ("you", [])
    assert game.opponent.discard_pile == ["Kong"]


def test_a_broken_token_cannot_be_recalled(table):
    """2.3.5; it costs 0 (house ruling H3)."""
    game = table(
        you=Side(board=[in_play("Scrap Golem", token=True), "Scrap Golem"]),
        opponent=Side(board=["Time Bender"], hand=["Flame Strike"]),
        turn_of="opponent",
    )
    game.opponent.use("Time Bender", "Banish target {0} champion")
    assert game.you.board == ["Scrap Golem"]
    assert not game.champion("Scrap Golem").token
    game = table(
        you=Side(board=[in_play("Scrap Golem", token=True)]),
        opponent=Side(hand=["Flame Strike"]),
        turn_of="opponent",
    )
    game.opponent.play("Flame Strike")
    game.choose("Scrap Golem")
    assert (game.you.board, game.you.discard_pile) == ([], [])


def test_a_gold_recalls_it_from_your_discard_pile_in_any_turn(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(discard=["Scrap Golem", "Scrap Golem"]))
    game.you.use("Scrap Golem")
    assert game.you.hand == ["Scrap Golem"]
    assert game.you.discard_pile == ["Scrap Golem"]
    assert game.you.gold == 0
    assert game.opponent.knows_hand == ["Scrap Golem"]
    game.you.could_not_use("Scrap Golem")


def test_it_is_not_recalled_from_play_without_gold_or_by_the_opponent(table):
    """5.0.2, 5.4.2."""
    game = table(you=Side(board=["Scrap Golem"]), opponent=Side(discard=["Scrap Golem"]))
    game.could_not_use("Scrap Golem")
    game = table(you=Side(discard=["Scrap Golem"], gold=0))
    game.could_not_use("Scrap Golem")
