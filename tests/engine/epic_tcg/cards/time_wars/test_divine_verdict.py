"""Divine Verdict: a free card that banishes a champion for an action, or for nothing after a good action card."""

from tests.engine.epic_tcg.scenario import Side


def test_it_costs_an_action_on_top(table):
    game = table(
        you=Side(hand=["Divine Verdict"], board=["Free Spirit"]), opponent=Side(board=["Hulk", "Hive", "Diamond Golem"])
    )
    game.play("Divine Verdict")
    game.could_choose("Free Spirit", "Hulk")
    game.choose("Hulk")
    assert (game.you.actions, game.line) == (0, ["Divine Verdict"])  # and is no action card
    game.resolve()
    assert (game.opponent.board, game.opponent.deck[-1]) == (["Hive", "Diamond Golem"], "Hulk")


def test_after_a_good_action_card_it_costs_nothing(table):
    game = table(you=Side(hand=["Divine Verdict", "Revitalize"]), opponent=Side(board=["Hulk"]), step="battle")
    game.play("Revitalize")
    game.play("Divine Verdict")  # that it has been played is enough
    assert game.you.actions == 0
    game.resolve()
    assert (game.opponent.board, game.line) == ([], ["Revitalize"])


def test_without_either_it_cannot_be_played(table):
    game = table(
        you=Side(hand=["Divine Verdict", "Second Wind", "Slash"]), opponent=Side(board=["Hulk"], hand=["Revitalize"])
    )
    game.play("Second Wind")  # free
    game.resolve()
    game.play("Slash")  # wild
    game.choose("opponent")
    game.passes()
    game.opponent.play("Revitalize")  # of another player
    game.passes()
    game.could_play()


def test_only_this_turn(table):
    game = table(you=Side(hand=["Divine Verdict", "Revitalize"]), opponent=Side(board=["Hulk"]))
    game.play("Revitalize")
    game.resolve()
    game.end_turn()
    game.opponent.passes()
    game.you.play("Divine Verdict")
    assert game.you.actions == 0
