"""Charging Styracosaurus: a paced 8/8 with breakthrough and event ward that cannot be stopped."""

from tests.engine.epic_tcg.scenario import Side


def test_it_is_not_stopped_and_breaks_through(table):
    game = table(
        you=Side(hand=["Charging Styracosaurus"]),
        opponent=Side(board=["Hired Muscle"], hand=["Not Today"]),
        step="pre_battle",
    )
    game.play("Charging Styracosaurus")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    game.resolve()
    game.go_to("battle")
    game.all_pass()
    game.attack("Charging Styracosaurus")
    game.all_pass()
    game.block("Hired Muscle")
    game.all_pass()
    assert (game.opponent.mojo, game.opponent.board) == (26, [])


def test_events_do_nothing_to_it_but_abilities_do(table):
    game = table(
        you=Side(board=["Unholy Automaton"], hand=["Ice Storm"]),
        opponent=Side(board=["Charging Styracosaurus", "Hulk"]),
    )
    game.use("Unholy Automaton")
    game.choose("Charging Styracosaurus")
    game.resolve()
    game.play("Ice Storm")
    game.resolve()
    assert (game.opponent.board, game.piece("Charging Styracosaurus").damage) == (["Charging Styracosaurus"], 2)


def test_for_an_action_and_paced(table):
    table(you=Side(hand=["Charging Styracosaurus"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Charging Styracosaurus"]), opponent=Side(), step="pre_battle")
    game.play("Charging Styracosaurus")
    assert game.you.actions == 0
