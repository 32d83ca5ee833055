"""Hunting Spider: a fast 4/5 with deadly, hunter and recall that blocks and hunts the airborne."""

from tests.engine.epic_tcg.scenario import Side


def test_it_hunts_an_airborne_champion_and_its_damage_is_deadly(table):
    game = table(
        you=Side(board=["Hunting Spider"]), opponent=Side(board=["Angel of Reckoning", "Muse", "Hive"]), step="battle"
    )
    game.all_pass()
    game.could_choose("opponent", "Angel of Reckoning", "Muse")
    game.attack("Hunting Spider", whom="Angel of Reckoning")
    assert game.piece("Angel of Reckoning").flipped
    game.all_pass()
    game.block()
    game.all_pass()
    assert (game.you.board, game.opponent.board) == ([], ["Muse", "Hive"])


def test_it_blocks_the_airborne(table):
    game = table(
        you=Side(board=["Hunting Spider", "Dark Knight"]),
        opponent=Side(board=["Angel of Reckoning"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Angel of Reckoning", whom="you")
    game.all_pass()
    game.could_choose("Hunting Spider")
    game.block("Hunting Spider")
    game.all_pass()
    assert (game.you.board, game.opponent.board, game.you.mojo) == (["Dark Knight"], [], 30)


def test_it_is_recalled_for_an_action_and_played_for_another(table):
    game = table(you=Side(discard=["Hunting Spider"], actions=2), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.use("Hunting Spider")
    assert game.you.actions == 1
    game.resolve()
    assert (game.you.hand, game.you.discard_pile) == (["Hunting Spider"], [])
    game.passes()
    game.you.play("Hunting Spider")
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Hunting Spider"], 0)


def test_it_is_fast_and_costs_an_action(table):
    game = table(you=Side(hand=["Hunting Spider"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Hunting Spider")
    assert game.line == ["Hunting Spider"]
    game.resolve()
    found = game.piece("Hunting Spider")
    assert (found.offense, found.defense, game.you.actions) == (4, 5, 0)
