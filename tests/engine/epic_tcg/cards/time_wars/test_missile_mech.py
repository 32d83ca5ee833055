"""Missile Mech: comes with ten counters and shoots them, as much damage as counters."""

from engine.epic_tcg.prompts.decisions import decision_view
from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_enters_as_10_11_and_divides_as_much_as_it_takes_off(table):
    game = table(you=Side(hand=["Missile Mech"]), opponent=Side(board=["The Archer", "Muse", "Diamond Golem"]))
    game.play("Missile Mech")
    game.resolve()
    mech = game.piece("Missile Mech")
    assert (mech.offense, mech.defense, mech.counters) == (10, 11, 10)
    game.use("Missile Mech")
    assert game.asks == "amount"
    assert decision_view(game.game, 0)["amount"] == {"least": 1, "most": 10}
    game.amount(5)
    assert game.piece("Missile Mech").counters == 5
    game.could_choose("Missile Mech", "The Archer", "Muse")
    game.choose("The Archer", "Muse")
    game.done()
    game.amount(2)
    game.resolve()
    assert (game.opponent.board, game.piece("Missile Mech").prepared) == (["Diamond Golem"], True)


def test_all_counters_can_go_and_then_there_is_nothing_left_to_use(table):
    game = table(you=Side(board=[in_play("Missile Mech", counters=3)]), opponent=Side(board=["Muse"]))
    game.use("Missile Mech")
    game.amount(3)
    game.choose("Muse")
    game.resolve()
    assert (game.opponent.board, game.piece("Missile Mech").offense) == ([], 0)
    game.could_use()


def test_there_are_no_more_targets_than_damage(table):
    game = table(you=Side(board=[in_play("Missile Mech", counters=3)]), opponent=Side(board=["Muse", "The Archer"]))
    game.use("Missile Mech")
    game.amount(1)
    game.choose("Muse")
    assert game.line == ["Missile Mech"]
    game.resolve()
    assert game.piece("Muse").damage == 1


def test_it_blocks_what_flies_and_shoots_first(table):
    """With five counters it is 5/6: it breaks Succubus, a 5/5, before she deals damage."""
    game = table(
        you=Side(board=["Succubus"]), opponent=Side(board=[in_play("Missile Mech", counters=5)]), step="battle"
    )
    game.all_pass()
    game.attack("Succubus")
    game.all_pass()
    game.opponent.block("Missile Mech")
    game.all_pass()
    assert (game.you.board, game.piece("Missile Mech").damage) == ([], 0)
