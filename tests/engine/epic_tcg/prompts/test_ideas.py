"""What a bot thought of doing, in the words of the player who is asked."""

from engine.epic_tcg.prompts.ideas import in_words
from engine.epic_tcg.rules import codes
from tests.engine.epic_tcg.scenario import Side, in_play


def ideas_in_words(game):
    """Each option of the decision, in words."""
    return [in_words(game.game, option, ()) for option in game.game.options]


def of_a_set(game, side, *places):
    """These pieces of a side's board, picked together, in words."""
    g = game.game
    return in_words(g, g.options[0], [g.ref_of[g.board[side][at]] for at in places])


def test_attackers_are_called_by_their_names_and_counted_where_they_are_alike(table):
    board = ["Hulk", "Human", "Human", in_play("Tracker", damage=1), "Tracker"]
    game = table(you=Side(board=board), opponent=Side(), step="battle")
    game.all_pass()
    game.choose("opponent")
    assert game.game.kind == codes.ATTACKERS
    assert of_a_set(game, 0, 1, 0, 2) == "Attack with 2 Human and Hulk"
    assert of_a_set(game, 0, 3, 4) == "Attack with Tracker (1 damage) and Tracker"
    assert of_a_set(game, 0) == "No attack"


def test_so_are_blockers(table):
    game = table(you=Side(board=["Hulk"]), opponent=Side(board=["Human", "Human", "Tracker"]), step="battle")
    game.all_pass()
    game.attack("Hulk")
    game.all_pass()
    assert game.game.kind == codes.BLOCKERS
    assert of_a_set(game, 1, 0, 2) == "Block with Human and Tracker"
    assert of_a_set(game, 1, 0, 1) == "Block with 2 Human"
    assert of_a_set(game, 1) == "No block"


def test_whom_to_attack_is_said_as_it_is_asked(table):
    game = table(you=Side(board=["Tracker"]), opponent=Side(board=["Human"]), step="battle")
    game.all_pass()
    assert ideas_in_words(game) == ["End your Battle Step", "Attack your opponent", "Attack Human"]


def test_an_ability_is_called_by_its_card_and_targets_are_chosen(table):
    game = table(you=Side(board=["Elven Bolt-Thrower", "Human"]), opponent=Side(board=["Human"]), step="end")
    assert "Elven Bolt-Thrower: {expend}, {fast}: Deal 4 damage to target champion or player." in ideas_in_words(game)
    game.use("Elven Bolt-Thrower")
    assert ideas_in_words(game) == [
        "Choose yourself", "Choose your opponent", "Choose your Human", "Choose your opponent's Human",
    ]  # fmt: skip


def test_an_ability_that_two_pieces_have_names_its_card_once(table):
    board = ["Elven Bolt-Thrower", in_play("Elven Bolt-Thrower", counters=1)]
    game = table(you=Side(board=board), opponent=Side(), step="end")
    assert [text.partition(":")[0] for text in ideas_in_words(game)[1:]] == [
        "Elven Bolt-Thrower (0/0)", "Elven Bolt-Thrower (1/1, 1 +1/+1 counter)",
    ]  # fmt: skip
