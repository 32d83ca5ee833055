"""Ancient Chant: draw two cards; recall it for {1}; draw a card whenever it leaves your discard pile."""

from tests.engine.epic.scenario import Side


def test_it_draws_two_cards_and_no_more_when_it_is_played_from_hand(table):
    game = table(you=Side(hand=["Ancient Chant"], top=["Kong", "Muse", "Triceratops"]))
    game.could_not_use("Ancient Chant")
    game.play("Ancient Chant")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.opponent.hand == []
    assert game.you.discard_pile == ["Ancient Chant"]
    assert game.you.gold == 0


def test_recalling_it_draws_a_card_and_shows_it_to_the_opponent(table):
    game = table(you=Side(discard=["Ancient Chant"], top=["Kong"]))
    game.use("Ancient Chant")
    assert game.you.hand == ["Ancient Chant", "Kong"]
    assert game.you.discard_pile == []
    assert game.you.gold == 0
    assert game.opponent.knows_hand == ["Ancient Chant"]


def test_it_cannot_be_recalled_without_gold_nor_by_the_opponent(table):
    game = table(you=Side(discard=["Ancient Chant"], gold=0))
    game.could_not_use("Ancient Chant")
    game.passes()
    game.opponent.could_not_use("Ancient Chant")


def test_it_can_be_recalled_in_the_opponents_turn(table):
    """3.5.2: powers are used whenever an event could be played."""
    game = table(you=Side(discard=["Ancient Chant"], top=["Kong"]), turn_of="opponent", moment="end-offer")
    game.you.use("Ancient Chant")
    assert game.you.hand == ["Ancient Chant", "Kong"]


def test_its_owner_draws_when_the_opponent_banishes_it(table):
    game = table(you=Side(hand=["Amnesia"]), opponent=Side(discard=["Ancient Chant", "Kong"], top=["Muse"]))
    game.play("Amnesia")
    game.mode("Banish")
    game.choose("opponent")
    assert game.opponent.hand == ["Muse"]
    assert game.you.hand == []
    assert sorted(game.opponent.bottom[:2]) == ["Ancient Chant", "Kong"]


def test_recycling_two_of_them_draws_three_cards(table):
    game = table(
        you=Side(
            hand=["Word of Summoning"],
            discard=["Ancient Chant", "Ancient Chant"],
            top=["Kong", "Muse", "Triceratops", "Wither"],
        )
    )
    game.play("Word of Summoning")
    game.choose("Ancient Chant", "Ancient Chant")
    assert game.you.hand == ["Kong", "Muse", "Triceratops"]
    assert game.you.bottom[:2] == ["Ancient Chant", "Ancient Chant"]
