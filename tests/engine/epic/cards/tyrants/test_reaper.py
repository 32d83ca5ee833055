"""Reaper: a 7/9; when it comes and for evil allies you may break a champion, whose controller gets a demon."""

from tests.engine.epic.scenario import Side, in_play


def test_its_tribute_breaks_a_champion_and_leaves_a_demon(table):
    game = table(you=Side(hand=["Reaper"], board=["Muse"]), opponent=Side(board=["Kong", "Steel Golem"]))
    game.play("Reaper")
    game.could_choose("Reaper", "Muse", "Kong")
    game.could_decline()
    game.choose("Kong")
    assert (game.you.board, game.opponent.board) == (["Muse", "Reaper"], ["Steel Golem", "Demon"])
    assert game.opponent.discard_pile == ["Kong"]


def test_it_may_be_declined_and_nobody_gets_a_demon(table):
    game = table(you=Side(hand=["Reaper"]), opponent=Side(board=["Kong"]))
    game.play("Reaper")
    game.decline()
    assert (game.you.board, game.opponent.board) == (["Reaper"], ["Kong"])


def test_an_evil_card_of_cost_1_lets_it_reap_again_though_it_is_yours(table):
    game = table(you=Side(hand=["Drain Essence"], board=["Reaper", "Muse"]), opponent=Side(board=["Kong", "Wolf"]))
    game.play("Drain Essence")
    game.choose("Kong")
    game.could_choose("Reaper", "Muse", "Kong", "Wolf")
    game.choose("Muse")
    assert game.you.board == ["Reaper", "Demon"]
    assert game.opponent.board == ["Kong", "Wolf"]


def test_the_controller_not_the_owner_gets_the_demon(table):
    """The card goes to its owner's discard pile all the same (1.9.2)."""
    game = table(you=Side(hand=["Reaper"]), opponent=Side(board=[in_play("Kong", owner="you")]))
    game.play("Reaper")
    game.choose("Kong")
    assert (game.you.discard_pile, game.opponent.board) == (["Kong"], ["Demon"])


def test_who_cannot_be_broken_gets_no_demon(table):
    """5.9.2: it may be the target, and nothing was broken."""
    game = table(you=Side(hand=["Reaper"]), opponent=Side(board=[in_play("Kong", gained="unbreakable")]))
    game.play("Reaper")
    game.choose("Kong")
    assert (game.you.board, game.opponent.board) == (["Reaper"], ["Kong"])


def test_free_cards_other_alignments_and_the_opponents_cards_do_not_reap(table):
    """5.18."""
    game = table(you=Side(hand=["Word of Summoning", "Inner Peace"], board=["Reaper"]), opponent=Side(hand=["Bitten"]))
    game.play("Word of Summoning")
    game.play("Inner Peace")
    game.passes()
    game.opponent.play("Bitten")
    game.mode("Draw two cards")
    assert (game.moment, game.you.board) == ("end-offer", ["Reaper", "Demon"])


def test_of_three_players_the_one_who_controlled_it_gets_the_demon(circle):
    """1.9.2: the card goes to its owner, who is another opponent."""
    game = circle(Side(hand=["Reaper"]), Side(board=["Muse"]), Side(board=[in_play("Kong", owner="Ben")]))
    game.play("Reaper")
    game.choose("Kong")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [["Reaper"], ["Muse"], ["Demon"]]
    assert game["Ben"].discard_pile == ["Kong"]
