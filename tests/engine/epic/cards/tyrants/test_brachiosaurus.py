"""Brachiosaurus: an 8/12 with breakthrough that gives {1} for wild cards and powers back."""

from tests.engine.epic.scenario import Side, in_play


def test_its_gold_pays_for_another_wild_card(table):
    game = table(you=Side(hand=["Brachiosaurus", "Brachiosaurus", "Lurking Giant", "Kong"]))
    game.play("Brachiosaurus")
    game.play("Brachiosaurus")
    game.play("Lurking Giant")
    assert game.you.board == ["Brachiosaurus", "Brachiosaurus", "Lurking Giant"]
    game.could_not_play("Kong")


def test_it_pays_for_no_other_card(table):
    game = table(you=Side(hand=["Brachiosaurus", "Palace Guard", "Bitten", "Erase", "Flame Strike", "Muse"]))
    game.play("Brachiosaurus")
    game.could_play("Flame Strike", "Muse")
    game.could_not_play("Palace Guard", "Bitten", "Erase")


def test_it_pays_for_wild_powers_in_play_and_in_the_discard_pile(table):
    game = table(you=Side(hand=["Brachiosaurus"], board=["Pyromancer"], discard=["Lash"]))
    game.play("Brachiosaurus")
    game.could_use("Lash")
    game.use("Pyromancer")
    game.choose("opponent")
    assert game.opponent.health == 26
    game.could_not_use("Pyromancer")
    game.could_not_use("Lash")


def test_it_pays_for_the_powers_of_no_other_alignment(table):
    game = table(you=Side(hand=["Brachiosaurus"], discard=["Ancient Chant", "Rally the People", "Demon Breach"]))
    game.play("Brachiosaurus")
    for card in ("Ancient Chant", "Rally the People", "Demon Breach"):
        game.could_not_use(card)


def test_it_pays_for_the_way_to_play_a_wild_event_and_for_no_other(table):
    """3.6.1: what a way costs is part of the card's cost."""
    game = table(you=Side(hand=["Brachiosaurus", "Flash Fire", "Amnesia"], top=["Kong", "Muse"]))
    game.play("Brachiosaurus")
    game.play("Amnesia")
    game.choose("you")
    game.play("Flash Fire")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]


def test_it_is_spent_before_gold_that_buys_anything(table):
    game = table(you=Side(hand=["Brachiosaurus", "Flame Strike", "Inner Peace"], gold=2))
    game.play("Brachiosaurus")
    game.play("Flame Strike")
    game.choose("opponent")
    game.could_play("Inner Peace")
    game.play("Inner Peace")
    assert (game.opponent.health, game.you.health) == (22, 40)


def test_h17_it_does_not_pay_for_what_a_wild_card_asks(table):
    """What Ankylosaurus asks is neither a card to play nor a power."""
    game = table(you=Side(hand=["Brachiosaurus", "Ankylosaurus"], top=["Kong"]))
    game.play("Brachiosaurus")
    game.play("Ankylosaurus")
    assert (game.you.hand, game.you.to_play, game.moment) == ([], {"wild": 1}, "main")


def test_with_the_turn_it_is_gone(table):
    """4.5.2e."""
    game = table(you=Side(hand=["Brachiosaurus", "Flame Strike", "Hurricane"]))
    game.play("Brachiosaurus")
    game.end_turn()
    game.passes()
    game.you.play("Flame Strike")
    game.choose("opponent")
    game.could_not_play("Hurricane")


def test_it_breaks_through(table):
    game = table(
        moment="before-damage",
        you=Side(board=[in_play("Brachiosaurus", attacking=True, expended=True)]),
        opponent=Side(board=[in_play("Demon", blocking=True, flipped=True)]),
    )
    game.go_to("damage")
    assert game.proposed == {"their Demon": 4, "opponent": 4}
    game.divide_as_proposed()
    assert (game.opponent.board, game.opponent.health) == ([], 26)
