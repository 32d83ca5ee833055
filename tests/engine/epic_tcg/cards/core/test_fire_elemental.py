"""Fire Elemental: a 7/7 that breaks itself for 7 damage to every champion and every player."""

from tests.engine.epic_tcg.playing import played
from tests.engine.epic_tcg.scenario import Side, in_play


def test_everybody_takes_7(table):
    game = table(
        you=Side(board=["Fire Elemental", "Forest Giant", "Gold"]),
        opponent=Side(board=["Gladiator", "Diamond Golem", "Lizard Champion", "Mithril Armor"]),
    )
    game.use("Fire Elemental")
    assert (game.you.board, game.line) == (["Forest Giant", "Gold"], ["Fire Elemental"])
    game.resolve()
    assert game.you.board == ["Gold"]
    assert game.opponent.board == ["Gladiator", "Diamond Golem", "Mithril Armor"]
    assert (game.piece("Gladiator").damage, game.piece("Diamond Golem").damage) == (7, 7)
    assert (game.you.mojo, game.opponent.mojo) == (23, 28)  # the Armor takes 5


def test_expended_it_still_can_and_at_any_time(table):
    game = table(
        you=Side(board=[in_play("Fire Elemental", expended=True)]), opponent=Side(hand=["Hulk"]), turn_of="opponent"
    )
    game.play("Hulk")
    game.passes()
    game.you.use("Fire Elemental")
    game.resolve()
    assert (game.line, game.opponent.mojo) == (["Hulk"], 23)


def test_both_players_can_fall_together(table):
    game = table(you=Side(board=["Fire Elemental"], mojo=7), opponent=Side(mojo=5))
    game.use("Fire Elemental")
    game.resolve()
    assert (game.winners, game.ended_by) == ([], "all")


def test_its_cost_and_speed_and_numbers(table):
    assert played(table, "Fire Elemental") == ("build", 1, 7, 7)
