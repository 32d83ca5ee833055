"""Death Magic: for X of your champions broken as it is played, it breaks X+1 champions at once."""

from tests.engine.epic_tcg.scenario import Side


def test_for_none_of_yours_it_breaks_one(table):
    game = table(you=Side(hand=["Death Magic"], board=["Muse"]), opponent=Side(board=["Hulk", "Diamond Golem", "Hive"]))
    game.play("Death Magic")
    game.done()
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    assert (game.line, game.you.board, game.opponent.board) == ([], ["Muse"], ["Diamond Golem", "Hive"])
    assert game.you.actions == 0


def test_for_two_of_yours_it_breaks_three(table):
    game = table(
        you=Side(hand=["Death Magic"], board=["Muse", "Zombie", "Bruiser", "Hive"]),
        opponent=Side(board=["Hulk", "Gladiator", "Sage", "Tim"]),
    )
    game.play("Death Magic")
    game.could_choose("Muse", "Zombie")  # what is unbreakable is no payment
    game.choose("Muse", "Zombie")
    game.choose("Hulk", "Gladiator", "Tim")
    assert (game.you.board, game.opponent.board) == (["Bruiser", "Hive"], ["Sage"])
    assert game.you.discard_pile == ["Death Magic", "Muse"]
    assert game.opponent.discard_pile == ["Gladiator", "Hulk", "Tim"]


def test_nobody_can_respond(table):
    game = table(
        you=Side(hand=["Death Magic"]), opponent=Side(board=["Hulk"], hand=["No", "Shelter"]), turn_of="opponent"
    )
    game.opponent.passes()
    game.you.play("Death Magic")
    assert (game.opponent.board, game.decider) == ([], "you")
