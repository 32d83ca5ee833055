"""Obliterate: at once break all champions and objects."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_everything_breaks_at_once_but_the_unbreakable(table):
    game = table(
        you=Side(hand=["Obliterate"], board=["Hulk", "Hive", in_play("Muse", owner="opponent")]),
        opponent=Side(board=["Diamond Golem", "Zombie", "Hell's Gate"], hand=["Shelter"]),
    )
    game.play("Obliterate")
    assert (game.you.board, game.opponent.board, game.line) == ([], ["Diamond Golem"], [])
    assert game.you.discard_pile == ["Hive", "Hulk", "Muse", "Obliterate"]
    assert (game.opponent.discard_pile, game.you.actions) == (["Hell's Gate"], 0)


def test_it_is_paced(table):
    game = table(you=Side(hand=["Obliterate"]), opponent=Side(), step="battle")
    game.could_play()
