"""Blue Dragon: an airborne 6/4 whose tribute draws a card and deals 2 damage; each sage ally deals 2 more."""

from tests.engine.epic.scenario import Side


def test_tribute_draws_a_card_and_then_deals_2_damage_to_any_target(table):
    game = table(
        you=Side(hand=["Blue Dragon"], board=["Human"], top=["Kong"]), opponent=Side(board=["Zombie", "Steel Golem"])
    )
    game.play("Blue Dragon")
    assert game.you.hand == ["Kong"]
    game.could_choose("you", "opponent", "Human", "Blue Dragon", "Zombie")
    game.could_not_decline()
    game.choose("Zombie")
    assert game.opponent.board == ["Steel Golem"]
    assert (game.champion("Blue Dragon").offense, game.champion("Blue Dragon").defense) == (6, 4)
    assert game.you.gold == 0
    assert game.opponent.health == 30


def test_it_is_no_ally_of_itself_but_of_another_one(table):
    """3.2.5a: the ally of the first and the tribute of the second share a batch."""
    game = table(you=Side(hand=["Blue Dragon"], board=["Blue Dragon"], top=["Kong"]))
    game.play("Blue Dragon")
    game.could_trigger("Blue Dragon: Tribute", "Blue Dragon: {sage}")
    game.trigger("Blue Dragon: {sage}")
    assert game.you.hand == []
    game.could_not_decline()
    game.choose("opponent")
    assert game.you.hand == ["Kong"]
    game.choose("opponent")
    assert game.opponent.health == 26


def test_the_ally_waits_until_the_card_has_resolved(table):
    """3.2.2: Erase returns the only Muse before the Dragon breathes."""
    game = table(you=Side(hand=["Erase"], board=["Blue Dragon"]), opponent=Side(board=["Muse"]))
    game.play("Erase")
    game.choose("Muse")
    assert game.opponent.hand == ["Muse"]
    game.could_choose("you", "opponent", "Blue Dragon")
    game.choose("opponent")
    assert game.opponent.health == 28


def test_a_sage_ally_in_the_opponents_turn_triggers_it_though_it_leaves_play_meanwhile(table):
    game = table(you=Side(hand=["Erase"], board=["Blue Dragon"]), turn_of="opponent", moment="end-offer")
    game.you.play("Erase")
    assert game.you.board == []
    assert game.you.hand == ["Blue Dragon", "Burrowing Wurm", "Burrowing Wurm"]
    game.choose("opponent")
    assert game.opponent.health == 28


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_trigger_it(table):
    """5.18.1, 5.18.2."""
    game = table(you=Side(hand=["Muse", "Lurking Giant"], board=["Blue Dragon"]), opponent=Side(hand=["Turn"]))
    game.play("Muse")
    assert game.moment == "main"
    game.play("Lurking Giant")
    assert game.moment == "main"
    game.passes()
    game.opponent.play("Turn")
    game.mode("this turn")
    game.choose("Muse")
    assert game.moment == "end-offer"
    assert game.opponent.health == game.you.health == 30


def test_only_the_airborne_can_block_it(table):
    game = table(you=Side(board=["Blue Dragon"]), opponent=Side(board=["Kong"]))
    game.attack("Blue Dragon")
    game.could_not_block()
    game.go_to("main")
    assert game.opponent.health == 24
