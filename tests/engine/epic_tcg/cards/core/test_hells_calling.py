"""Hell's Calling: reveal evil cards to break as many champions and one more, none of them constructed."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_two_evil_cards_revealed_break_three(table):
    game = table(
        you=Side(hand=["Hell's Calling", "Dark Prince", "Evil Dead", "Thrust", "Tim", "Gold"], board=["Dark Knight"]),
        opponent=Side(board=["Hulk", "Tim", "Graft-Steel Crusher", "Winter Fairy", "Gold"]),
    )
    game.play("Hell's Calling")
    game.choose("Dark Prince", "Evil Dead")
    assert game.line == ["Hell's Calling"]  # there are just three to name
    game.resolve()
    assert game.you.board == []
    assert game.opponent.board == ["Graft-Steel Crusher", "Winter Fairy", "Gold"]
    assert (game.you.hand, game.you.actions) == (["Dark Prince", "Evil Dead", "Gold", "Thrust", "Tim"], 0)


def test_none_revealed_breaks_one(table):
    game = table(you=Side(hand=["Hell's Calling", "Dark Prince"]), opponent=Side(board=["Hulk", "Tim", "Tech Golem"]))
    game.play("Hell's Calling")
    game.done()
    game.could_choose("Hulk", "Tim")
    game.choose("Tim")
    game.resolve()
    assert game.opponent.board == ["Hulk", "Tech Golem"]


def test_it_needs_a_target(table):
    table(you=Side(hand=["Hell's Calling"]), opponent=Side(board=["Tech Golem", "Winter Fairy"])).could_play()


def test_it_is_fast(table):
    assert speed(table, "Hell's Calling") == "fast"
