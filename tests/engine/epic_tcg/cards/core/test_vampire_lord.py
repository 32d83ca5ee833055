"""Vampire Lord: a paced 6/6, unbreakable in your turn, that gets three +1/+1 counters for each it damages."""

from tests.engine.epic_tcg.scenario import Side


def test_it_grows_as_it_damages_a_player(table):
    game = table(you=Side(board=["Vampire Lord", "Hulk"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Vampire Lord", "Hulk")
    game.all_pass()
    game.all_pass()
    assert game.line == ["Vampire Lord"]
    game.resolve()
    assert (game.piece("Vampire Lord").counters, game.opponent.mojo) == (3, 15)
    game.end_turn()
    assert (game.piece("Vampire Lord").offense, game.piece("Vampire Lord").defense) == (9, 9)


def test_it_grows_for_each_champion_that_it_damages(table):
    game = table(you=Side(board=["Vampire Lord"]), opponent=Side(board=["Hulk", "Gladiator"]), step="battle")
    game.all_pass()
    game.attack("Vampire Lord")
    game.all_pass()
    game.block("Hulk", "Gladiator")
    game.all_pass()
    game.amount(2)
    game.order("Vampire Lord")
    assert game.line == ["Vampire Lord", "Vampire Lord"]
    game.resolve()
    game.resolve()
    lord = game.piece("Vampire Lord")
    assert (lord.counters, lord.damage) == (6, 14)  # unbreakable, though Gladiator is deadly


def test_in_another_players_turn_it_can_be_broken(table):
    game = table(you=Side(board=["Vampire Lord"]), opponent=Side(hand=["Deathblow"]), turn_of="opponent")
    game.opponent.play("Deathblow")
    game.resolve()
    assert game.you.discard_pile == ["Vampire Lord"]
    mine = table(you=Side(board=["Vampire Lord"]), opponent=Side(hand=["Rend"]))
    mine.you.passes()
    mine.opponent.play("Rend")
    mine.resolve()
    assert mine.you.board == ["Vampire Lord"]


def test_it_is_paced(table):
    game = table(you=Side(hand=["Vampire Lord"]), opponent=Side(), step="pre_battle")
    game.play("Vampire Lord")
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Vampire Lord"], 0)


def test_for_an_action_and_paced(table):
    table(you=Side(hand=["Vampire Lord"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Vampire Lord"]), opponent=Side(), step="pre_battle")
    game.play("Vampire Lord")
    assert game.you.actions == 0
