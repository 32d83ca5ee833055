"""Stolen Fate: you look at the top four cards of a player's deck, draw two of them and order the rest."""

from tests.engine.epic_tcg.scenario import Side


def test_two_of_four_are_drawn_and_the_others_go_back_in_any_order(table):
    game = table(
        you=Side(hand=["Stolen Fate"], top=["Kidnap"]),
        opponent=Side(top=["Hulk", "Muse", "Sage", "Tim", "Druid"]),
        step="end",
    )
    game.play("Stolen Fate")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.you.actions == 0
    game.resolve()
    game.choose("Hulk", "Sage")
    game.could_choose("Muse", "Tim")
    game.choose("Tim")
    assert game.you.hand == ["Hulk", "Sage"]
    assert game.opponent.deck[:3] == ["Tim", "Muse", "Druid"]
    assert game.you.deck[0] == "Kidnap"


def test_the_cards_were_drawn_by_you(table):
    game = table(
        you=Side(hand=["Stolen Fate"], top=["Hulk", "Muse", "Sage", "Tim"]), opponent=Side(board=["Dark Elf Watcher"])
    )
    game.play("Stolen Fate")
    game.choose("you")
    game.resolve()
    game.choose("Hulk", "Muse", "Sage")
    assert game.line == ["Dark Elf Watcher", "Dark Elf Watcher"]
    game.resolve()
    game.resolve()
    assert (game.you.mojo, game.you.hand, game.you.deck[0]) == (26, ["Hulk", "Muse"], "Sage")


def test_of_three_cards_two_are_drawn(table):
    game = table(you=Side(hand=["Stolen Fate"]), opponent=Side(deck=["Hulk", "Muse", "Sage"]))
    game.play("Stolen Fate")
    game.choose("opponent")
    game.resolve()
    game.choose("Hulk", "Muse")
    assert (game.you.hand, game.opponent.deck) == (["Hulk", "Muse"], ["Sage"])


def test_a_player_whose_last_cards_are_taken_wins(table):
    game = table(you=Side(hand=["Stolen Fate"]), opponent=Side(deck=["Hulk", "Muse"]))
    game.play("Stolen Fate")
    game.choose("opponent")
    game.resolve()
    assert (game.winners, game.ended_by) == (["opponent"], "deck")
