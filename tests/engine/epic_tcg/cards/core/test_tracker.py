"""Tracker: a paced 7/7 with hunter that draws a card as it enters."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_a_card_as_it_enters(table):
    game = table(you=Side(hand=["Tracker"], top=["Muse"]), opponent=Side(), step="pre_battle")
    game.play("Tracker")
    game.resolve()
    game.resolve()
    assert (game.you.hand, game.you.actions) == (["Muse"], 0)


def test_it_hunts_what_it_could_block(table):
    game = table(you=Side(board=["Tracker"]), opponent=Side(board=["Gate Keeper", "Pegasus", "Hive"]), step="battle")
    game.all_pass()
    game.could_choose("opponent", "Gate Keeper")  # Pegasus flies
    game.attack("Tracker", whom="Gate Keeper")
    assert (game.piece("Gate Keeper").flipped, game.piece("Tracker").expended) == (True, True)
    game.all_pass()
    game.block()
    game.all_pass()
    assert (game.piece("Gate Keeper").damage, game.piece("Tracker").damage, game.opponent.mojo) == (7, 1, 30)


def test_for_an_action_and_paced(table):
    table(you=Side(hand=["Tracker"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Tracker"]), opponent=Side(), step="pre_battle")
    game.play("Tracker")
    assert game.you.actions == 0
