"""Winds of Fate: draw two cards, or 5 damage to each champion of target player."""

from tests.engine.epic_tcg.scenario import Side


def test_it_draws_two(table):
    game = table(you=Side(hand=["Winds of Fate"]), opponent=Side(board=["Muse"]))
    game.play("Winds of Fate")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.opponent.board, game.you.actions) == (["Burrowing Wurm"] * 2, ["Muse"], 0)


def test_or_it_deals_5_to_each_champion_of_a_player(table):
    game = table(
        you=Side(hand=["Winds of Fate"], board=["Muse"]),
        opponent=Side(board=["Hulk", "Dark Prince", "Hive", "Diamond Golem"]),
    )
    game.play("Winds of Fate")
    game.mode(1)
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    assert (game.opponent.board, game.you.board) == (["Hulk", "Hive", "Diamond Golem"], ["Muse"])
    assert (game.piece("Hulk").damage, game.piece("Diamond Golem").damage, game.opponent.mojo) == (5, 5, 30)


def test_it_is_for_your_build_step(table):
    game = table(you=Side(hand=["Winds of Fate"]), opponent=Side(), step="pre_battle")
    game.could_play()
