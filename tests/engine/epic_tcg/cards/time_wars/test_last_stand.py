"""Last Stand: break target champion or object, and you cannot be attacked this turn."""

from tests.engine.epic_tcg.scenario import Side


def test_it_breaks_and_no_attack_on_you_follows_but_your_champions_are_hunted(table):
    game = table(
        you=Side(hand=["Last Stand"], board=["Dark Knight", "Hive"]),
        opponent=Side(board=["Hulk", "Tracker", "Hell's Gate"]),
        turn_of="opponent",
        step="battle",
    )
    game.passes()
    game.you.play("Last Stand")
    game.could_choose("Dark Knight", "Hive", "Hulk", "Tracker", "Hell's Gate")
    game.choose("Hell's Gate")
    game.resolve()
    assert (game.opponent.board, game.you.actions) == (["Hulk", "Tracker"], 0)
    assert game.opponent.discard_pile == ["Hell's Gate"]
    game.all_pass()
    game.could_choose("Dark Knight")
    game.attack("Tracker", whom="Dark Knight")


def test_an_attack_that_is_under_way_goes_on_and_is_the_last(table):
    game = table(
        you=Side(hand=["Last Stand"], board=["Hive"]),
        opponent=Side(board=["Hulk", "Gladiator"]),
        turn_of="opponent",
        step="battle",
    )
    game.all_pass()
    game.attack("Hulk", whom="you")
    game.passes()
    game.you.play("Last Stand")
    game.choose("Hive")
    game.resolve()
    game.all_pass()
    game.all_pass()
    assert game.you.mojo == 21
    game.all_pass()
    assert game.step == "build"


def test_it_lasts_for_the_turn_and_guards_you_alone(table):
    game = table(you=Side(hand=["Last Stand"], board=["Hulk", "Hive"]), opponent=Side(board=["Gladiator"]))
    game.play("Last Stand")
    game.choose("Hive")
    game.end_turn()
    game.go_to("battle")
    game.all_pass()
    game.attack("Gladiator", whom="you")
    game.all_pass()
    assert game.asks == "blockers"
