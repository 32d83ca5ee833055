"""Life-holder Crystal: an object that breaks itself to break all champions, before anybody can respond."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_all_champions_break_with_it_at_once(table):
    game = table(
        you=Side(board=["Life-holder Crystal", "Muse", "Hive"]),
        opponent=Side(board=["Hulk", "Crystal Ball", "Bruiser", "Sewer Demon"], hand=["No"]),
    )
    game.use("Life-holder Crystal")
    assert (game.line, game.decider) == ([], "you")
    assert (game.you.board, game.opponent.board) == (["Hive"], ["Crystal Ball", "Bruiser"])
    assert game.you.discard_pile == ["Life-holder Crystal", "Muse"]


def test_in_the_midst_of_an_attack_too(table):
    game = table(
        you=Side(board=["Life-holder Crystal"]),
        opponent=Side(board=["Hulk"]),
        step="battle",
        turn_of="opponent",
    )
    game.all_pass()
    game.opponent.attack("Hulk", whom="you")
    game.passes()
    game.you.use("Life-holder Crystal")
    assert (game.opponent.board, game.you.board) == ([], [])


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Life-holder Crystal") == BUILD_STEP
    assert moments(table, "Life-holder Crystal", actions=0) == NEVER
