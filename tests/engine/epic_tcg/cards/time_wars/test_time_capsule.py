"""Time Capsule: gathers charge counters, breaks for an action, and draws a card for each counter, five at most."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_comes_and_is_charged_at_once(table):
    game = table(you=Side(hand=["Time Capsule"]), opponent=Side(hand=["Not Today"]))
    game.play("Time Capsule")
    assert (game.you.board, game.line, game.you.actions) == (["Time Capsule"], [], 0)
    game.use("Time Capsule")
    capsule = game.piece("Time Capsule")
    assert (capsule.counters, capsule.flipped, game.line) == (1, True, [])


def test_broken_for_its_own_cost_it_gives_an_action_first_and_then_its_cards(table):
    game = table(you=Side(board=["Time Capsule"]), opponent=Side())
    game.use("Time Capsule")
    game.end_turn()
    game.passes()
    game.use("Time Capsule", 0)
    game.use("Time Capsule", 0)
    assert (game.you.actions, game.line, game.you.hand) == (2, ["Time Capsule"], [])
    game.resolve()
    assert game.you.hand == ["Burrowing Wurm", "Burrowing Wurm"]


def test_it_draws_five_at_most(table):
    game = table(you=Side(board=["Time Capsule"]), opponent=Side(), step="end")
    for _ in range(6):
        game.you.use("Time Capsule", 0)
        game.end_turn()
        while game.decider != "you":
            game.passes()
    assert game.piece("Time Capsule").counters == 6
    before = len(game.you.hand)
    game.you.use("Time Capsule", 1)
    game.resolve()
    assert len(game.you.hand) == before + 5


def test_who_controls_it_as_it_breaks_draws(table):
    game = table(you=Side(board=[in_play("Time Capsule", owner="opponent")]), opponent=Side(hand=["Hive Response"]))
    game.use("Time Capsule")
    game.passes()
    game.opponent.play("Hive Response")
    game.resolve()
    game.resolve()
    assert (game.you.hand, game.opponent.hand, game.you.actions) == (["Burrowing Wurm"], [], 1)


def test_banished_it_gives_nothing(table):
    game = table(you=Side(board=["Time Capsule"], hand=["Rejection", "Muse"]), opponent=Side())
    game.use("Time Capsule")
    game.play("Rejection")
    game.resolve()
    assert (game.you.board, game.line, game.you.hand) == ([], [], ["Muse"])
