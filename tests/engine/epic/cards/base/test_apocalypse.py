"""Apocalypse: draw two cards, or break all champions if it is your turn."""

from tests.engine.epic.scenario import Side


def test_in_your_turn_it_breaks_all_champions(table):
    """5.9.2: the unbreakable stay. 5.12.2: the untargetable do not."""
    game = table(
        you=Side(hand=["Apocalypse"], board=["Dark Knight", "Kong", "Human"]),
        opponent=Side(board=["Steel Golem", "Dark Knight", "Demon"]),
    )
    game.play("Apocalypse")
    game.could_pick_modes("Draw two cards", "break all champions")
    game.mode("break all champions")
    assert game.you.board == ["Dark Knight"]
    assert game.opponent.board == []
    assert game.you.discard_pile == ["Apocalypse", "Kong"]
    assert game.opponent.discard_pile == ["Dark Knight", "Steel Golem"]
    assert game.you.health == game.opponent.health == 30


def test_in_the_opponents_turn_it_breaks_nothing(table):
    game = table(
        you=Side(hand=["Apocalypse"], board=["Kong"]),
        opponent=Side(board=["Demon"]),
        turn_of="opponent",
        moment="end-offer",
    )
    game.you.play("Apocalypse")
    game.mode("break all champions")
    assert game.you.board == ["Kong"]
    assert game.opponent.board == ["Demon"]
    assert game.you.discard_pile == ["Apocalypse"]
    assert game.you.gold == 0


def test_or_it_draws_two_cards_in_any_turn(table):
    game = table(
        you=Side(hand=["Apocalypse"], board=["Human"], top=["Kong", "Muse"]), turn_of="opponent", moment="end-offer"
    )
    game.you.play("Apocalypse")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.board == ["Human"]
