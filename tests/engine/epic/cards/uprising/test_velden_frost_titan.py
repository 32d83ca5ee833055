"""Velden, Frost Titan: a 10/13 with blitz that returns an opposing champion for each card revealed."""

from tests.engine.epic.scenario import Side

VELDEN = "Velden, Frost Titan"


def test_each_sage_card_revealed_returns_an_opposing_champion(table):
    """Not your own champions, nor those that cannot be targeted."""
    game = table(
        you=Side(hand=[VELDEN, "Erase", "Muse", "Reset", "Kong"], board=["Human"]),
        opponent=Side(board=["Medusa", "Kong", "Steel Golem", "Wolf", "Palace Guard"]),
    )
    game.play(VELDEN)
    game.could_choose("Erase", "Muse", "Reset")
    game.reveal("Erase", "Muse", "Reset")
    game.could_choose("Medusa", "Kong", "Wolf", "Palace Guard")
    game.choose("Medusa", "Kong", "Palace Guard")
    assert game.opponent.board == ["Steel Golem", "Wolf"]
    assert game.opponent.hand == ["Kong", "Medusa", "Palace Guard"]
    assert game.opponent.knows_hand == ["Erase", "Muse", "Reset"]
    assert game.you.knows_hand == ["Kong", "Medusa", "Palace Guard"]


def test_fewer_may_return_or_none(table):
    game = table(you=Side(hand=[VELDEN, "Erase", "Muse"]), opponent=Side(board=["Medusa", "Kong"]))
    game.play(VELDEN)
    game.reveal("Erase", "Muse")
    game.choose("Kong")
    assert game.opponent.board == ["Medusa"]
    game = table(you=Side(hand=[VELDEN, "Erase"]), opponent=Side(board=["Medusa", "Kong"]))
    game.play(VELDEN)
    game.reveal("Erase")
    game.decline()
    assert game.opponent.board == ["Medusa", "Kong"]


def test_with_nobody_to_return_the_cards_are_shown_for_nothing(table):
    game = table(you=Side(hand=[VELDEN, "Erase"], board=["Human"]))
    game.play(VELDEN)
    game.reveal("Erase")
    assert (game.moment, game.you.board, game.opponent.knows_hand) == ("main", ["Human", VELDEN], ["Erase"])


def test_it_attacks_in_the_turn_it_comes(table):
    game = table(you=Side(hand=[VELDEN]), opponent=Side(board=["Demon"]))
    game.play(VELDEN)
    game.attack(VELDEN)
    game.go_to("blockers")
    game.block("Demon")
    game.go_to("main")
    titan = game.champion(VELDEN)
    assert (titan.offense, titan.defense, titan.damage, game.opponent.board) == (10, 13, 4, [])


def test_of_three_players_the_champions_of_both_others_can_be_returned(circle):
    game = circle(Side(hand=[VELDEN, "Muse", "Erase"], board=["Wolf"]), Side(board=["Medusa"]), Side(board=["Kong"]))
    game.play(VELDEN)
    game.reveal("Muse", "Erase")
    game.could_choose("Medusa", "Kong")
    game.choose("Medusa", "Kong")
    assert [game[name].hand for name in ("Ben", "Cyd")] == [["Medusa"], ["Kong"]]
