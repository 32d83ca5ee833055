"""Nentack: an airborne 7/7 that draws a card and gives an action when it damages a player."""

from tests.engine.epic_tcg.scenario import Side


def test_damage_to_a_player_draws_and_gives_an_action(table):
    game = table(you=Side(board=["Nentack"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Nentack")
    game.all_pass()
    assert game.asks == "priority"
    game.all_pass()
    assert (game.opponent.mojo, game.line) == (23, ["Nentack"])
    game.resolve()
    assert (game.you.hand, game.you.actions, game.opponent.actions) == (["Burrowing Wurm"], 2, 1)


def test_damage_to_a_champion_gives_nothing(table):
    game = table(you=Side(board=["Nentack"]), opponent=Side(board=["Storm Giant"]), step="battle")
    game.all_pass()
    game.attack("Nentack")
    game.all_pass()
    game.block("Storm Giant")
    game.all_pass()
    assert (game.line, game.you.hand, game.you.actions) == ([], [], 1)


def test_it_is_paced_and_costs_an_action(table):
    game = table(you=Side(hand=["Nentack"]), opponent=Side(), step="battle")
    game.could_play()
    game = table(you=Side(hand=["Nentack"]), opponent=Side(), step="pre_battle")
    game.play("Nentack")
    game.resolve()
    found = game.piece("Nentack")
    assert (found.offense, found.defense, game.you.actions) == (7, 7, 0)
