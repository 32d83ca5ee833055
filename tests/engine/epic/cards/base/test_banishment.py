"""Banishment: banish a champion; the player whose turn it is draws a card."""

from tests.engine.epic.scenario import Side, in_play


def test_the_champion_goes_to_the_bottom_of_its_owners_deck_and_you_draw_in_your_turn(table):
    """5.15.3."""
    game = table(
        you=Side(hand=["Banishment"], top=["Triceratops"], board=[in_play("Muse", owner="opponent")]),
        opponent=Side(board=["Kong", "Steel Golem"]),
    )
    game.play("Banishment")
    game.could_choose("Muse", "Kong")
    game.choose("Muse")
    assert game.you.board == []
    assert game.opponent.bottom[0] == "Muse"
    assert game.you.hand == ["Triceratops"]
    assert game.you.gold == 0
    assert game.opponent.hand == []


def test_in_the_opponents_turn_the_opponent_draws(table):
    game = table(you=Side(hand=["Banishment"]), opponent=Side(board=["Kong"], top=["Wither"]), turn_of="opponent")
    game.opponent.attack("Kong")
    game.opponent.passes()
    game.you.play("Banishment")
    assert game.opponent.board == []
    assert game.opponent.bottom[0] == "Kong"
    assert game.opponent.hand == ["Wither"]
    assert game.you.hand == []
    game.you.passes()
    assert (game.moment, game.you.health) == ("main", 30)


def test_an_unbanishable_target_stays_and_the_card_is_drawn_all_the_same(table):
    """5.11.2."""
    game = table(you=Side(hand=["Banishment"], top=["Triceratops"]), opponent=Side(board=["High King"]))
    game.play("Banishment")
    assert game.opponent.board == ["High King"]
    assert game.you.hand == ["Triceratops"]


def test_the_unbreakable_are_banished_and_tokens_vanish(table):
    """2.3.5."""
    game = table(
        you=Side(hand=["Banishment"]), opponent=Side(board=[in_play("Human", this_turn="unbreakable")], deck=[])
    )
    game.play("Banishment")
    assert game.opponent.board == []
    assert game.opponent.deck == []
    assert game.opponent.discard_pile == []


def test_without_a_target_the_card_is_still_drawn(table):
    """3.2.3c."""
    game = table(you=Side(hand=["Banishment"], top=["Triceratops"]), opponent=Side(board=["Steel Golem"]))
    game.play("Banishment")
    assert game.opponent.board == ["Steel Golem"]
    assert game.you.hand == ["Triceratops"]


def test_of_more_players_the_one_whose_turn_it_is_draws(circle):
    """Neither who plays it nor whose champion it was."""
    game = circle(
        Side(top=["Muse"]), Side(board=["Kong"]), Side(hand=["Banishment"]), moment="end-offer", initiative="Cyd"
    )
    game.play("Banishment")
    assert game["Ben"].bottom[0] == "Kong"
    assert [game[name].hand for name in ("Ann", "Ben", "Cyd")] == [["Muse"], [], []]
