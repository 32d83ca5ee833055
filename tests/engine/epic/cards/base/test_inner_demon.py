"""Inner Demon."""

from tests.engine.epic.scenario import Side, in_play


def test_on_your_turn_you_get_the_demon(table):
    game = table(you=Side(hand=["Inner Demon"]), opponent=Side(board=["Kong", "Steel Golem"]))
    game.play("Inner Demon")
    game.could_pick_modes("Draw two cards", "Break target champion")
    game.mode("Break target champion")
    assert game.opponent.board == ["Steel Golem"]
    assert game.opponent.discard_pile == ["Kong"]
    assert game.you.board == ["Demon"]
    assert game.champion("Demon").deploying


def test_on_the_opponents_turn_the_opponent_gets_the_demon(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Inner Demon"], board=["Human"]),
        opponent=Side(board=["Kong", "Wolf"]),
    )
    game.you.play("Inner Demon")
    game.mode("Break target champion")
    game.could_choose("Human", "Kong", "Wolf")
    game.could_not_decline()
    game.choose("Kong")
    assert game.opponent.board == ["Wolf", "Demon"]
    assert game.you.board == ["Human"]


def test_the_demon_comes_even_if_nothing_breaks(table):
    """Rules 5.9.2 and 3.2.3c: the rest of the event is still done."""
    game = table(
        you=Side(hand=["Inner Demon"]),
        opponent=Side(board=[in_play("Human", this_turn="unbreakable")]),
    )
    game.play("Inner Demon")
    game.mode("Break target champion")
    assert game.opponent.board == ["Human"]
    assert game.you.board == ["Demon"]


def test_without_a_target_the_demon_comes_and_is_not_its_own_target(table):
    """Rule 3.2.3: in the order listed, the Demon is not there yet when the target is chosen."""
    game = table(you=Side(hand=["Inner Demon"]), opponent=Side(board=["Steel Golem"]))
    game.play("Inner Demon")
    game.mode("Break target champion")
    assert game.you.board == ["Demon"]
    assert game.opponent.board == ["Steel Golem"]


def test_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Inner Demon"], top=["Kong", "Muse"]), opponent=Side(board=["Human"]))
    game.play("Inner Demon")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.board == []
    assert game.opponent.board == ["Human"]


def test_of_more_players_the_one_whose_turn_it_is_gets_the_demon(circle):
    """Neither who plays it nor whose champion it was."""
    game = circle(Side(), Side(board=["Kong"]), Side(hand=["Inner Demon"]), moment="end-offer", initiative="Cyd")
    game.play("Inner Demon")
    game.mode("Break target champion")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [["Demon"], [], []]
