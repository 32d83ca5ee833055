"""The Unholy One: a 7/7 whose controller cannot draw, and that flips to break a champion or object."""

from tests.engine.epic_tcg.scenario import Side


def test_its_controller_draws_nothing_at_all(table):
    game = table(
        you=Side(board=["The Unholy One"], hand=["Train of Thought"]), opponent=Side(), turn_of="opponent", step="end"
    )
    game.end_turn()
    assert (game.decider, game.you.hand) == ("you", ["Train of Thought"])  # not in the Prepare Step either
    game.play("Train of Thought")
    game.resolve()
    assert (game.you.hand, len(game.you.deck)) == ([], 10)
    game.end_turn()
    assert len(game.opponent.hand) == 1


def test_putting_a_card_into_the_hand_is_no_drawing(table):
    game = table(you=Side(board=["The Unholy One"], hand=["Exhume"], discard=["Hulk"]), opponent=Side())
    game.play("Exhume")
    game.mode(0)
    game.resolve()
    assert game.you.hand == ["Hulk"]


def test_it_flips_to_break_a_champion_or_object(table):
    game = table(
        you=Side(board=["The Unholy One"]), opponent=Side(board=["Hulk", "Hive", "Haunting Specter"]), step="end"
    )
    game.use("The Unholy One")
    game.could_choose("The Unholy One", "Hulk", "Hive")
    game.choose("Hive")
    assert game.piece("The Unholy One").flipped
    game.resolve()
    assert (game.opponent.board, game.opponent.discard_pile) == (["Hulk", "Haunting Specter"], ["Hive"])


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["The Unholy One"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("The Unholy One")
    assert game.you.actions == 0
