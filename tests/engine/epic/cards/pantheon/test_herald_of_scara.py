"""Herald of Scara."""

from tests.engine.epic.scenario import Side, in_play


def test_tribute_finds_an_evil_card_among_three_and_banishes_the_rest(table):
    game = table(
        you=Side(hand=["Herald of Scara"], top=["Kong", "Wither", "Trihorror", "Bitten"]),
        opponent=Side(top=["Medusa"]),
    )
    game.play("Herald of Scara")
    game.could_choose("Wither", "Trihorror")
    game.could_decline()
    game.choose("Trihorror")
    assert game.you.hand == ["Trihorror"]
    assert game.opponent.knows_hand == ["Trihorror"]
    assert sorted(game.you.bottom[:2]) == ["Kong", "Wither"]
    assert game.you.deck[0] == "Bitten"
    assert game.opponent.deck[0] == "Medusa"
    herald = game.champion("Herald of Scara")
    assert (herald.offense, herald.defense, herald.alignments, herald.keywords) == (9, 7, {"evil"}, {"airborne"})
    assert game.you.gold == 0
    game.could_not_attack()


def test_what_was_revealed_is_known_on_the_bottom_but_not_its_order(table):
    """1.4.7, 5.15.2."""
    game = table(you=Side(hand=["Herald of Scara"], top=["Kong", "Wither", "Muse"]))
    game.play("Herald of Scara")
    game.choose("Wither")
    assert game.opponent.knows_deck("you")[0] == (2, ["Kong", "Muse"])


def test_you_may_take_none(table):
    game = table(you=Side(hand=["Herald of Scara"], top=["Kong", "Wither", "Trihorror", "Bitten"]))
    game.play("Herald of Scara")
    game.decline()
    assert game.you.hand == []
    assert sorted(game.you.bottom[:3]) == ["Kong", "Trihorror", "Wither"]
    assert game.you.deck[0] == "Bitten"


def test_without_an_evil_card_all_three_are_banished(table):
    """3.3.3: Dark Leader makes humans evil in play only."""
    game = table(
        you=Side(hand=["Herald of Scara"], board=["Dark Leader"], top=["Kong", "Courageous Soul", "Muse", "Bitten"])
    )
    game.play("Herald of Scara")
    assert game.moment == "main"
    assert game.you.hand == []
    assert sorted(game.you.bottom[:3]) == ["Courageous Soul", "Kong", "Muse"]


def test_who_has_all_alignments_in_the_deck_is_evil_too(table):
    game = table(you=Side(hand=["Herald of Scara"], top=["Kong", "Erwin, Architect of War", "Wither"]))
    game.play("Herald of Scara")
    game.could_choose("Erwin, Architect of War", "Wither")
    game.choose("Erwin, Architect of War")
    assert game.you.hand == ["Erwin, Architect of War"]


def test_it_is_no_draw(table):
    """1.6.1, 1.6.2: nothing is won with a small deck, and the Scholar learns nothing."""
    game = table(you=Side(hand=["Herald of Scara"], board=["Citadel Scholar"], deck=["Wither", "Kong"]))
    game.play("Herald of Scara")
    game.choose("Wither")
    assert game.you.hand == ["Wither"]
    assert game.you.deck == ["Kong"]
    assert game.champion("Citadel Scholar").counters == 0
    assert game.winner is None
    game = table(you=Side(hand=["Herald of Scara"], deck=[]))
    game.play("Herald of Scara")
    assert game.moment == "main"
    assert game.winner is None


def test_summoned_from_another_pile_it_looks_into_its_controllers_deck(table):
    game = table(
        you=Side(board=["Necromancer Lord"], top=["Wither", "Kong", "Muse"]),
        opponent=Side(discard=["Herald of Scara"], top=["Medusa"]),
    )
    game.use("Necromancer Lord")
    game.choose("Wither")
    assert game.you.hand == ["Wither"]
    assert game.opponent.deck[0] == "Medusa"


def test_only_the_airborne_block_it(table):
    game = table(
        turn_of="opponent",
        you=Side(board=["Kong", "Muse"]),
        opponent=Side(board=[in_play("Herald of Scara")]),
    )
    game.opponent.attack("Herald of Scara")
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block()
    game.go_to("main")
    assert game.you.health == 21


def test_it_is_slow(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Herald of Scara"]))
    game.you.could_not_play("Herald of Scara")
