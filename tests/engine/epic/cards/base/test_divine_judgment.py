"""Divine Judgment: draw two cards, or banish all champions if it is your turn."""

from tests.engine.epic.scenario import Side, in_play


def test_in_your_turn_all_champions_go_to_the_bottom_of_their_owners_decks(table):
    """5.15.3; 5.11.2: the unbanishable stay, the unbreakable and the untargetable do not."""
    game = table(
        you=Side(hand=["Divine Judgment"], board=["Dark Knight", in_play("Kong", owner="opponent"), "Human"]),
        opponent=Side(board=["Steel Golem", "High King"]),
    )
    game.play("Divine Judgment")
    game.could_pick_modes("Draw two cards", "banish all champions")
    game.mode("banish all champions")
    assert game.you.board == []
    assert game.opponent.board == ["High King"]
    assert game.you.bottom[:2] == ["Dark Knight", "Burrowing Wurm"]
    assert sorted(game.opponent.bottom[:2]) == ["Kong", "Steel Golem"]
    assert game.opponent.bottom[2] == "Burrowing Wurm"
    assert game.you.discard_pile == ["Divine Judgment"]
    assert game.you.gold == 0


def test_banished_champions_are_not_broken(table):
    game = table(you=Side(hand=["Divine Judgment"]), opponent=Side(board=["Trihorror", "Soul Hunter"]))
    game.play("Divine Judgment")
    game.mode("banish all champions")
    assert game.opponent.board == []
    assert game.opponent.discard_pile == []
    assert game.you.health == 30


def test_in_the_opponents_turn_it_banishes_nothing(table):
    game = table(
        you=Side(hand=["Divine Judgment"]), opponent=Side(board=["Kong"]), turn_of="opponent", moment="end-offer"
    )
    game.you.play("Divine Judgment")
    game.mode("banish all champions")
    assert game.opponent.board == ["Kong"]
    assert game.you.discard_pile == ["Divine Judgment"]


def test_or_it_draws_two_cards_in_any_turn(table):
    game = table(
        you=Side(hand=["Divine Judgment"], top=["Kong", "Muse"]),
        opponent=Side(board=["Demon"]),
        turn_of="opponent",
        moment="end-offer",
    )
    game.you.play("Divine Judgment")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.opponent.board == ["Demon"]
