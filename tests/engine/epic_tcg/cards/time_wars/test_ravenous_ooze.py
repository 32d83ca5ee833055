"""Ravenous Ooze: a free untargetable 1/1 with breakthrough that grows by five counters for an action."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_an_action_puts_five_counters_on_it_for_good_at_fast_speed(table):
    game = table(you=Side(board=["Ravenous Ooze", "Muse"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.use("Ravenous Ooze")
    assert game.you.actions == 0
    game.resolve()
    game.end_turn()
    ooze = game.piece("Ravenous Ooze")
    assert (ooze.counters, ooze.offense, ooze.defense, ooze.prepared) == (5, 6, 6, True)
    assert game.piece("Muse").counters == 0


def test_nothing_targets_it(table):
    game = table(you=Side(hand=["Ravenous Ooze", "Lightning Strike"]), opponent=Side(board=["Muse"]))
    game.play("Ravenous Ooze")
    game.resolve()
    assert game.you.actions == 1
    game.play("Lightning Strike")
    game.could_choose("you", "opponent", "Muse")


def test_grown_it_breaks_through(table):
    game = table(
        you=Side(board=[in_play("Ravenous Ooze", counters=10)]), opponent=Side(board=["Zombie", "Muse"]), step="battle"
    )
    game.all_pass()
    game.attack("Ravenous Ooze")
    game.all_pass()
    game.block("Zombie", "Muse")
    game.all_pass()
    game.amount(2)
    assert (game.opponent.board, game.opponent.mojo) == ([], 24)


def test_it_is_built_for_nothing(table):
    game = table(you=Side(hand=["Ravenous Ooze"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("Ravenous Ooze")
    game.resolve()
    found = game.piece("Ravenous Ooze")
    assert (found.offense, found.defense, game.you.actions) == (1, 1, 1)
