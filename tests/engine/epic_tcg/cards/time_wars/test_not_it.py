"""Not It!: at once you cannot be a target this turn, and you draw two cards."""

from tests.engine.epic_tcg.scenario import Side


def test_you_can_no_longer_be_a_target_but_your_champions_can(table):
    game = table(you=Side(hand=["Not It!"], board=["Muse"]), opponent=Side(hand=["Lightning Strike"]))
    game.passes()
    game.opponent.play("Lightning Strike")
    game.could_choose("you", "opponent", "Muse")
    game.choose("you")
    game.passes()
    game.you.play("Not It!")
    assert (game.you.hand, game.you.actions, game.line) == (["Burrowing Wurm"] * 2, 0, ["Lightning Strike"])
    game.resolve()
    assert (game.you.mojo, game.opponent.discard_pile) == (30, ["Lightning Strike"])


def test_it_lasts_until_the_end_of_the_turn(table):
    game = table(you=Side(hand=["Not It!"], board=["Muse"]), opponent=Side(hand=["Lightning Strike", "Slash"]))
    game.play("Not It!")
    game.passes()
    game.opponent.play("Lightning Strike")
    game.could_choose("opponent", "Muse")
    game.choose("Muse")
    game.resolve()
    game.end_turn()
    game.opponent.play("Slash")
    game.could_choose("you", "opponent")
