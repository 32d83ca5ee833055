"""Storm Giant: a 9/9 with range that may draw a card as it enters."""

from tests.engine.epic_tcg.scenario import Side


def test_it_may_draw_as_it_enters(table):
    game = table(you=Side(hand=["Storm Giant"]), opponent=Side())
    game.play("Storm Giant")
    game.resolve()
    assert game.you.hand == []
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.actions, game.piece("Storm Giant").defense) == (["Burrowing Wurm"], 0, 9)


def test_or_not(table):
    game = table(you=Side(hand=["Storm Giant"]), opponent=Side())
    game.play("Storm Giant")
    game.resolve()
    game.resolve()
    game.decline()
    assert (game.you.hand, len(game.you.deck)) == ([], 10)


def test_it_blocks_the_airborne_and_strikes_first(table):
    game = table(you=Side(board=["Storm Giant"]), opponent=Side(board=["Archangel"]), turn_of="opponent", step="battle")
    game.all_pass()
    game.attack("Archangel", whom="you")
    game.all_pass()
    game.block("Storm Giant")
    game.all_pass()
    assert (game.opponent.board, game.piece("Storm Giant").damage, game.you.mojo) == ([], 0, 30)


def test_it_is_built_for_an_action(table):
    game = table(you=Side(hand=["Storm Giant"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Storm Giant")
    game.resolve()
    found = game.piece("Storm Giant")
    assert (found.offense, found.defense, game.you.actions) == (9, 9, 0)
