"""Celestial Angel: an airborne, fast 5/5; as it enters, target champion is unbreakable this turn."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side


def test_it_saves_a_champion_from_what_lies_on_the_line(table):
    game = table(
        you=Side(hand=["Celestial Angel"], board=["Hulk", "Tim", "Gold"]),
        opponent=Side(hand=["Apocalypse"]),
        turn_of="opponent",
    )
    game.play("Apocalypse")
    game.mode(0)
    game.passes()
    game.you.play("Celestial Angel")
    game.resolve()
    game.could_choose("Hulk", "Tim", "Celestial Angel")
    game.choose("Tim")
    assert game.line == ["Apocalypse"]  # as it enters: nobody could respond
    game.resolve()
    assert game.you.board == ["Tim", "Gold"]


def test_it_may_name_itself_and_only_this_turn_counts(table):
    game = table(you=Side(hand=["Celestial Angel"]), opponent=Side(hand=["Execution", "Execution"], actions=2))
    game.play("Celestial Angel")
    game.resolve()
    game.passes()
    game.opponent.play("Execution")
    game.resolve()
    assert game.you.board == ["Celestial Angel"]
    game.end_turn()
    game.opponent.play("Execution")
    game.resolve()
    assert game.you.board == []


def test_untargetable_champions_cannot_be_named(table):
    game = table(you=Side(hand=["Celestial Angel"], board=["Winter Fairy"]), opponent=Side(board=["Tim"]))
    game.play("Celestial Angel")
    game.resolve()
    game.could_choose("Celestial Angel", "Tim")


def test_it_flies(table):
    game = table(you=Side(board=["Celestial Angel"]), opponent=Side(board=["Hulk", "Medusa"]), step="battle")
    game.go_on()
    game.attack("Celestial Angel")
    game.go_on()
    game.could_choose("Medusa")


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Celestial Angel") == ("fast", 1, 5, 5)
