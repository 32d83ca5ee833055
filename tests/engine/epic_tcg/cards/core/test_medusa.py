"""Medusa: a veiled, deadly 2/5 with range that breaks a champion when it is unveiled."""

from engine.epic_tcg.language import DEADLY, RANGE, VEILED
from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments, strength
from tests.engine.epic_tcg.scenario import Side, in_play


def test_unveiled_it_breaks_a_champion(table):
    game = table(
        you=Side(board=[in_play("Medusa", face_down=True)]), opponent=Side(board=["Hulk", "Hive", "Sewer Demon"])
    )
    game.unveil("Medusa")
    game.could_choose("Medusa", "Hulk")
    game.choose("Hulk")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Medusa"], ["Hive", "Sewer Demon"])
    assert game.piece("Medusa").keywords == DEADLY | RANGE | VEILED


def test_alone_it_breaks_itself(table):
    game = table(you=Side(board=[in_play("Medusa", face_down=True)]), opponent=Side(board=["Hive"]))
    game.unveil("Medusa")
    game.resolve()
    assert (game.you.board, game.you.discard_pile) == ([], ["Medusa"])


def test_it_shoots_an_airborne_attacker_before_that_one_strikes(table):
    game = table(
        you=Side(board=["Medusa"]), opponent=Side(board=["Mountain Dragon"]), step="battle", turn_of="opponent"
    )
    game.all_pass()
    game.opponent.attack("Mountain Dragon", whom="you")
    game.all_pass()
    game.block("Medusa")
    game.all_pass()
    assert (game.opponent.board, game.piece("Medusa").damage, game.you.mojo) == ([], 0, 30)


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Medusa") == BUILD_STEP
    assert moments(table, "Medusa", actions=0) == NEVER
    assert strength(table, "Medusa") == (2, 5)
