"""Werecat: a free 1/1 that in your turn is an unbreakable 6/6; it draws a card as it attacks."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_in_your_turn_it_is_bigger_and_unbreakable(table):
    game = table(you=Side(board=["Werecat"]), opponent=Side(hand=["Rend"]), step="end")
    assert (game.piece("Werecat").offense, game.piece("Werecat").defense) == (6, 6)
    game.passes()
    game.opponent.play("Rend")
    game.resolve()
    assert game.you.board == ["Werecat"]
    game.end_turn()
    assert (game.piece("Werecat").offense, game.piece("Werecat").defense) == (1, 1)


def test_in_another_players_turn_it_can_be_broken(table):
    game = table(you=Side(board=["Werecat"]), opponent=Side(hand=["Lightning Strike"]), turn_of="opponent")
    game.opponent.play("Lightning Strike")
    game.choose("Werecat")
    game.resolve()
    assert game.you.discard_pile == ["Werecat"]


def test_damage_taken_in_your_turn_does_not_break_it_afterwards(table):
    game = table(you=Side(board=[in_play("Werecat", damage=9)]), opponent=Side())
    game.end_turn()
    assert (game.you.board, game.piece("Werecat").damage, game.decider) == (["Werecat"], 0, "opponent")


def test_it_draws_a_card_as_it_attacks(table):
    game = table(you=Side(board=["Werecat"], top=["Muse"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Werecat")
    game.resolve()
    assert game.you.hand == ["Muse"]
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 24


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Werecat"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Werecat")
    assert game.line == ["Werecat"]
