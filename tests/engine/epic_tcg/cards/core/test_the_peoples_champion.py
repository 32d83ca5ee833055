"""The People's Champion: a deadly, unbanishable 4/9 that makes Humans and gives yours +1/+1."""

from tests.engine.epic_tcg.scenario import Side


def test_it_makes_a_human_that_is_bigger(table):
    game = table(
        you=Side(board=["The People's Champion", "Gladiator", "Bird"]), opponent=Side(board=["Human"]), step="end"
    )
    game.use("The People's Champion")
    assert game.piece("The People's Champion").expended
    game.resolve()
    assert game.you.board == ["The People's Champion", "Gladiator", "Bird", "Human"]
    assert (game.piece("your Human").offense, game.piece("your Human").defense) == (2, 2)
    assert (game.piece("their Human").offense, game.piece("their Human").defense) == (1, 1)
    assert (game.piece("Gladiator").offense, game.piece("Bird").defense) == (5, 1)


def test_it_cannot_be_banished(table):
    game = table(you=Side(board=["The People's Champion"]), opponent=Side(hand=["Begone!"], top=["Muse"]))
    game.you.passes()
    game.opponent.play("Begone!")
    game.resolve()
    assert (game.you.board, game.opponent.hand) == (["The People's Champion"], ["Muse"])


def test_what_it_damages_is_broken(table):
    game = table(you=Side(board=["The People's Champion"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("The People's Champion")
    game.all_pass()
    game.block("Hulk")
    game.all_pass()
    assert (game.you.discard_pile, game.opponent.discard_pile) == (["The People's Champion"], ["Hulk"])


def test_for_an_action_in_the_build_step_only(table):
    game = table(you=Side(hand=["The People's Champion"]), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("The People's Champion")
    assert game.you.actions == 0
