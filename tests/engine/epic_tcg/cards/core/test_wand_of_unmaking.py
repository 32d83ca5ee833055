"""Wand of Unmaking: an object that expends to banish a champion or object."""

from tests.engine.epic_tcg.scenario import Side


def test_it_banishes_a_champion_or_object(table):
    game = table(you=Side(board=["Wand of Unmaking", "Muse"]), opponent=Side(board=["Hulk", "Hive", "Diamond Golem"]))
    game.use("Wand of Unmaking")
    game.could_choose("Wand of Unmaking", "Muse", "Hulk", "Hive")
    game.choose("Hive")
    assert game.piece("Wand of Unmaking").expended
    game.resolve()
    assert game.opponent.board == ["Hulk", "Diamond Golem"]
    assert (game.opponent.deck[-1], game.opponent.discard_pile) == ("Hive", [])


def test_it_is_fast_and_works_once_a_turn(table):
    game = table(you=Side(board=["Wand of Unmaking"]), opponent=Side(hand=["Tim"], board=["Hulk"]), turn_of="opponent")
    game.opponent.play("Tim")
    game.opponent.passes()
    game.you.use("Wand of Unmaking")
    game.choose("Hulk")
    game.resolve()
    assert (game.opponent.board, game.line) == ([], ["Tim"])
    game.opponent.passes()
    game.could_use()


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Wand of Unmaking"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Wand of Unmaking")
    assert game.you.actions == 0
