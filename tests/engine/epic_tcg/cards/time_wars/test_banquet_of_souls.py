"""Banquet of Souls: breaks all champions; you gain 2 Mojo for each that was broken."""

from tests.engine.epic_tcg.scenario import Side


def test_you_gain_2_mojo_for_each_champion_broken(table):
    game = table(
        you=Side(hand=["Banquet of Souls"], board=["Muse", "Insect", "Hive"], mojo=10),
        opponent=Side(board=["Hulk", "Diamond Golem", "Dark Prince"]),
    )
    game.play("Banquet of Souls")
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Hive"], ["Diamond Golem"])
    assert (game.you.mojo, game.opponent.mojo, game.you.actions) == (18, 30, 0)


def test_it_is_paced(table):
    game = table(you=Side(hand=["Banquet of Souls"]), opponent=Side(), step="pre_battle")
    game.could_play("Banquet of Souls")
    other = table(you=Side(hand=["Banquet of Souls"]), opponent=Side(), step="battle")
    other.could_play()
