"""Abomination: a 4/4 that may grow as other champions break, and leaves a Zombie for each point of its offense."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_may_grow_as_any_other_champion_breaks(table):
    game = table(
        you=Side(board=["Abomination", "Insect"], hand=["Flash Fire"]),
        opponent=Side(board=["Muse", "Lizard Guard", "Tim"]),
    )
    game.play("Flash Fire")  # Insect and Tim break, Lizard Guard and Abomination do not, Muse flies
    game.resolve()
    assert game.asks == "order"
    game.order("Abomination")
    assert game.line == ["Abomination", "Abomination"]
    game.resolve()
    game.accept()
    game.resolve()
    game.decline()
    abomination = game.piece("Abomination")
    assert (abomination.counters, abomination.offense, abomination.defense) == (1, 5, 5)


def test_an_object_that_breaks_or_a_champion_that_is_banished_is_nothing_to_it(table):
    game = table(
        you=Side(board=["Abomination", "Wand of Unmaking", "Scales of Justice"]), opponent=Side(board=["Hulk", "Hive"])
    )
    game.use("Wand of Unmaking")
    game.choose("Hulk")
    game.resolve()
    game.use("Scales of Justice", 0)
    game.choose("Hive")
    game.resolve()
    assert (game.line, game.opponent.board) == ([], [])


def test_broken_it_leaves_zombies_equal_to_its_offense(table):
    game = table(you=Side(board=[in_play("Abomination", counters=2)]), opponent=Side(hand=["Rend"]))
    game.passes()
    game.opponent.play("Rend")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.discard_pile) == (["Zombie"] * 6, ["Abomination"])


def test_of_those_broken_with_it_none_makes_it_bigger_in_time(table):
    game = table(you=Side(board=["Abomination", "Muse"], hand=["Ice Storm"]), opponent=Side())
    game.play("Ice Storm")
    game.resolve()
    game.order("Abomination")
    while game.line:
        game.resolve()
        if game.asks == "may":
            game.accept()
    assert game.you.board == ["Zombie"] * 4


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["Abomination"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Abomination")
    assert game.you.actions == 0
