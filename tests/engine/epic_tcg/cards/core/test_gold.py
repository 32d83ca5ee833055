"""Gold: an instantaneous object that breaks itself to take control of target champion that is not wild."""

from tests.engine.epic_tcg.playing import usable_in_the_opponents_turn
from tests.engine.epic_tcg.scenario import Side


def test_it_buys_a_champion_that_is_not_wild_for_good(table):
    game = table(
        you=Side(hand=["Gold"]),
        opponent=Side(board=["Hulk", "Dark Prince", "Gladiator", "Druid", "Book of Secrets"], hand=["Never"]),
    )
    game.play("Gold")
    assert (game.you.board, game.line, game.you.actions) == (["Gold"], [], 0)
    game.use("Gold")
    game.could_choose("Dark Prince", "Gladiator", "Druid")
    game.choose("Gladiator")
    assert (game.you.board, game.you.discard_pile) == ([], ["Gold"])
    game.resolve()
    assert (game.you.board, game.line) == (["Gladiator"], [])
    game.end_turn()
    assert game.you.board == ["Gladiator"]


def test_it_is_spent_though_the_champion_is_gone(table):
    game = table(you=Side(board=["Gold"]), opponent=Side(board=["Fire Elemental", "Tim"]))
    game.use("Gold")
    game.passes()
    game.opponent.use("Tim", 0)
    game.choose("you")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.opponent.board, game.you.mojo) == (["Tim"], ["Fire Elemental"], 29)


def test_for_wild_champions_only_it_is_not_used(table):
    table(you=Side(board=["Gold"]), opponent=Side(board=["Hulk"])).could_use()


def test_its_ability_is_fast(table):
    assert usable_in_the_opponents_turn(table, "Gold")
