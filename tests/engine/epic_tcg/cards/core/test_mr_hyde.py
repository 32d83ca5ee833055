"""Mr. Hyde: a deadly 7/7 that may take another champion of yours to hand as it enters, and changes places with one."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side


def test_as_it_enters_another_champion_of_yours_may_go_to_your_hand(table):
    game = table(
        you=Side(hand=["Mr. Hyde"], board=["Muse", "Hive", "Hulk"]),
        opponent=Side(board=["Bruiser"]),
        turn_of="opponent",
    )
    game.passes()
    game.you.play("Mr. Hyde")
    game.resolve()
    game.accept()
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    assert (game.you.board, game.you.hand, game.line) == (["Muse", "Hive", "Mr. Hyde"], ["Hulk"], [])


def test_or_all_stay(table):
    game = table(you=Side(hand=["Mr. Hyde"], board=["Muse"]), opponent=Side())
    game.play("Mr. Hyde")
    game.resolve()
    game.decline()
    assert (game.you.board, game.you.hand) == (["Muse", "Mr. Hyde"], [])


def test_it_goes_back_to_hand_for_another_champion(table):
    game = table(
        you=Side(board=["Mr. Hyde"], hand=["Hulk", "Hive", "Gladiator"], actions=0), opponent=Side(board=["Bruiser"])
    )
    game.use("Mr. Hyde")
    assert (game.you.hand, game.you.board) == (["Gladiator", "Hive", "Hulk", "Mr. Hyde"], [])
    game.resolve()
    game.could_choose("Hulk", "Gladiator")
    game.choose("Gladiator")
    assert (game.you.board, game.you.hand) == (["Gladiator"], ["Hive", "Hulk", "Mr. Hyde"])


def test_its_damage_is_deadly(table):
    game = table(
        you=Side(board=["Mr. Hyde"]), opponent=Side(board=["Graft-Steel Crusher"]), step="battle", turn_of="opponent"
    )
    game.all_pass()
    game.opponent.attack("Graft-Steel Crusher", whom="you")
    game.all_pass()
    game.block("Mr. Hyde")
    game.all_pass()
    assert (game.you.board, game.opponent.board, game.you.mojo) == ([], [], 23)


def test_it_does_not_come_back_for_itself_and_only_in_your_build_step(table):
    game = table(you=Side(board=["Mr. Hyde"], hand=["Hive"]), opponent=Side())
    game.use("Mr. Hyde")
    game.resolve()
    assert (game.you.board, game.you.hand) == ([], ["Hive", "Mr. Hyde"])
    table(you=Side(board=["Mr. Hyde"], hand=["Hulk"]), opponent=Side(), step="pre_battle").could_use()


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Mr. Hyde") == AT_ANY_TIME
    assert moments(table, "Mr. Hyde", actions=0) == NEVER
    assert strength(table, "Mr. Hyde") == (7, 7)
