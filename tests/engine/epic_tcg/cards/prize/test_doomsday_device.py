"""Doomsday Device: a free object that collects counters for actions, and with four of them a player loses the game."""

from tests.engine.epic_tcg.scenario import Side


def test_after_four_actions_a_player_loses_the_game(table):
    game = table(you=Side(hand=["Doomsday Device"], actions=4), opponent=Side(mojo=100))
    game.play("Doomsday Device")
    game.resolve()
    for left in (3, 2, 1, 0):
        game.could_use("Doomsday Device")
        game.use("Doomsday Device")
        assert (game.you.actions, game.piece("Doomsday Device").prepared) == (left, True)
        game.resolve()
    assert game.piece("Doomsday Device").counters == 4
    game.use("Doomsday Device")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert (game.piece("Doomsday Device").counters, game.winners) == (0, [])
    game.resolve()
    assert (game.winners, game.ended_by) == (["you"], "card")


def test_counters_stay_over_the_turns_and_three_are_not_enough(table):
    game = table(you=Side(board=["Doomsday Device"], actions=3), opponent=Side())
    for _ in range(3):
        game.use("Doomsday Device")
        game.resolve()
    game.could_use()
    game.end_turn()
    game.opponent.passes()
    game.you.use("Doomsday Device")  # fast, and an action in the opponent's turn, too
    game.resolve()
    assert (game.piece("Doomsday Device").counters, game.you.actions) == (4, 0)


def test_the_counters_are_paid_and_nothing_brings_them_back(table):
    game = table(you=Side(board=["Doomsday Device"], actions=4), opponent=Side(hand=["No"]), step="end")
    for _ in range(4):
        game.use("Doomsday Device")
        game.resolve()
    game.use("Doomsday Device")
    game.choose("opponent")
    game.passes()
    game.opponent.play("No")
    assert (game.line, game.winners, game.piece("Doomsday Device").counters) == ([], [], 0)


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Doomsday Device"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Doomsday Device")
    assert game.line == ["Doomsday Device"]
