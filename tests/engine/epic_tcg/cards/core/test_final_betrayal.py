"""Final Betrayal: banish target champion that is not good; it deals its offense as damage to its controller."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side, in_play


def test_the_banished_champion_strikes_its_controller(table):
    game = table(
        you=Side(hand=["Final Betrayal"], board=["Tim"]),
        opponent=Side(board=[in_play("Djinn", counters=2), "Gladiator", "Gold", "Dark Prince"]),
    )
    game.play("Final Betrayal")
    game.could_choose("Djinn", "Dark Prince")
    game.choose("Djinn")
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.mojo, game.you.mojo) == (23, 30)  # 5 and two counters
    assert (game.opponent.board, game.opponent.deck[-1]) == (["Gladiator", "Gold", "Dark Prince"], "Djinn")


def test_it_is_the_controller_who_is_hit_and_a_ward_takes_its_part(table):
    hulk = in_play("Hulk", owner="opponent")
    game = table(you=Side(board=[hulk, "Mithril Armor"]), opponent=Side(hand=["Final Betrayal"]), turn_of="opponent")
    game.play("Final Betrayal")
    game.resolve()
    assert (game.you.mojo, game.opponent.mojo, game.opponent.deck[-1]) == (26, 30, "Hulk")


def test_without_its_target_nobody_is_hit(table):
    game = table(you=Side(hand=["Final Betrayal"]), opponent=Side(board=["Hulk"], hand=["Execution"]))
    game.play("Final Betrayal")
    game.passes()
    game.opponent.play("Execution")
    game.resolve()
    game.resolve()
    assert game.opponent.mojo == 30


def test_one_that_a_ward_keeps_in_play_strikes_all_the_same(table):
    game = table(you=Side(hand=["Final Betrayal"]), opponent=Side(board=["Blood Hound"]))
    game.play("Final Betrayal")
    game.resolve()
    assert (game.opponent.board, game.opponent.mojo) == (["Blood Hound"], 26)


def test_it_is_fast(table):
    assert speed(table, "Final Betrayal") == "fast"
