"""Timekeeper: an object that expends to banish all champions, objects and discard piles."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_it_banishes_the_whole_board_and_all_discard_piles(table):
    game = table(
        you=Side(board=["Timekeeper", "Diamond Golem", "Insect"], discard=["Muse", of_another("Sage")], deck=["Tim"]),
        opponent=Side(board=["Hulk", "Hive"], discard=["Knowledge"], deck=["Druid"]),
        step="end",
    )
    game.use("Timekeeper")
    assert game.piece("Timekeeper").expended
    game.resolve()
    assert (game.you.board, game.opponent.board) == ([], [])
    assert (game.you.discard_pile, game.opponent.discard_pile) == ([], [])
    assert (game.you.deck[0], sorted(game.you.deck[1:])) == ("Tim", ["Diamond Golem", "Muse", "Timekeeper"])
    assert (game.opponent.deck[0], sorted(game.opponent.deck[1:])) == ("Druid", ["Hive", "Hulk", "Knowledge", "Sage"])


def test_what_is_unbanishable_stays(table):
    game = table(you=Side(board=["Timekeeper"]), opponent=Side(board=["Crown of the People", "King of Kings", "Human"]))
    game.use("Timekeeper")
    game.resolve()
    assert game.opponent.board == ["Crown of the People", "King of Kings"]


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Timekeeper"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Timekeeper")
    assert game.you.actions == 0
