"""Thought Plucker: a fast unblockable 2/1 that takes a random card of the hand of a player it damages."""

from tests.engine.epic_tcg.scenario import Side


def test_unblocked_it_takes_a_card_of_that_players_hand(table):
    game = table(you=Side(board=["Thought Plucker"]), opponent=Side(board=["Hulk"], hand=["Muse"]), step="battle")
    game.all_pass()
    game.attack("Thought Plucker")
    game.all_pass()
    game.all_pass()
    assert (game.opponent.mojo, game.line) == (28, ["Thought Plucker"])
    game.resolve()
    assert (game.you.hand, game.opponent.hand) == (["Muse"], [])
    game.go_to("build")
    game.could_play("Muse")


def test_one_card_of_several_or_nothing_of_an_empty_hand(table):
    game = table(you=Side(board=["Thought Plucker"]), opponent=Side(hand=["Muse", "Sage", "Tim"]), step="battle")
    game.all_pass()
    game.attack("Thought Plucker")
    game.all_pass()
    game.all_pass()
    game.resolve()
    assert len(game.opponent.hand) == 2
    assert sorted(game.you.hand + game.opponent.hand) == ["Muse", "Sage", "Tim"]
    other = table(you=Side(board=["Thought Plucker"]), opponent=Side(), step="battle")
    other.all_pass()
    other.attack("Thought Plucker")
    other.all_pass()
    other.all_pass()
    other.resolve()
    assert (other.you.hand, other.opponent.mojo) == ([], 28)


def test_it_can_be_played_at_any_time(table):
    game = table(you=Side(hand=["Thought Plucker"]), opponent=Side(), turn_of="opponent", step="end")
    game.opponent.passes()
    game.you.play("Thought Plucker")
    game.resolve()
    assert (game.you.board, game.you.actions) == (["Thought Plucker"], 0)
