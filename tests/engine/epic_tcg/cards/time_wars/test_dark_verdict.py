"""Dark Verdict: a free card that breaks a champion or object for an action, or for none after an evil action card."""

from tests.engine.epic_tcg.scenario import Side


def test_it_costs_an_action_on_top(table):
    game = table(
        you=Side(hand=["Dark Verdict"], board=["Sanguine Druid"]),
        opponent=Side(board=["Hulk", "Hive", "Diamond Golem"]),
    )
    game.play("Dark Verdict")
    game.could_choose("Sanguine Druid", "Hulk", "Hive")
    game.choose("Hive")
    assert (game.you.actions, game.line) == (0, ["Dark Verdict"])  # and is no action card
    game.resolve()
    assert game.opponent.board == ["Hulk", "Diamond Golem"]
    assert game.opponent.discard_pile == ["Hive"]


def test_without_an_action_it_cannot_be_played(table):
    table(you=Side(hand=["Dark Verdict"], actions=0), opponent=Side(board=["Hulk"])).could_play()


def test_after_an_evil_action_card_it_costs_nothing_though_that_was_stopped(table):
    game = table(
        you=Side(hand=["Dark Verdict", "Execution"]),
        opponent=Side(board=["Hulk", "Muse"], hand=["Not Today"]),
        turn_of="opponent",
    )
    game.opponent.passes()
    game.you.play("Execution")
    game.choose("Muse")
    game.you.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert (game.line, game.you.actions) == ([], 0)
    game.opponent.passes()
    game.you.play("Dark Verdict")
    game.choose("Hulk")
    game.resolve()
    assert game.opponent.board == ["Muse"]


def test_no_other_card_helps(table):
    game = table(
        you=Side(hand=["Dark Verdict", "Plentiful Dead", "Slash", "Death"], actions=2),
        opponent=Side(board=["Hulk"], hand=["Execution"]),
    )
    game.play("Plentiful Dead")  # free
    game.resolve()
    game.play("Slash")  # wild
    game.choose("opponent")
    game.play_veiled("Death")  # face down
    assert game.you.actions == 0
    game.passes()
    game.opponent.play("Execution")  # of another player
    game.choose("Hulk")
    game.passes()
    game.could_play()
