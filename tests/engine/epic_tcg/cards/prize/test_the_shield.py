"""The Shield: a free object; you cannot be a target, and banished it makes a champion untargetable for good."""

from tests.engine.epic_tcg.scenario import Side


def test_you_cannot_be_a_target_but_what_you_control_can(table):
    game = table(
        you=Side(hand=["The Shield"], board=["Muse"]), opponent=Side(hand=["Lightning Strike", "Missile Strike"])
    )
    game.play("The Shield")
    game.resolve()
    assert game.you.actions == 1
    game.passes()
    game.opponent.play("Lightning Strike")
    game.could_choose("opponent", "Muse")
    game.choose("Muse")
    game.resolve()
    game.passes()
    game.opponent.play("Missile Strike")
    game.mode(0)
    game.resolve()
    assert game.you.discard_pile == ["Muse", "The Shield"]


def test_banished_it_makes_a_champion_untargetable_at_once_also_for_its_controller(table):
    game = table(
        you=Side(board=["The Shield", "Hulk"], hand=["Lightning Strike"]), opponent=Side(board=["Muse"], hand=["Slash"])
    )
    game.use("The Shield")
    game.could_choose("Hulk", "Muse")
    game.choose("Hulk")
    assert (game.you.board, game.you.deck[-1], game.line) == (["Hulk"], "The Shield", [])
    assert game.piece("Hulk").counters == 1
    game.play("Lightning Strike")
    game.could_choose("you", "opponent", "Muse")
    game.choose("opponent")
    game.end_turn()
    game.opponent.play("Slash")
    game.could_choose("you", "opponent", "Muse")


def test_its_ability_is_paced(table):
    game = table(you=Side(board=["The Shield", "Zombie"]), opponent=Side(), step="pre_battle")
    game.could_use("The Shield")
    game.go_to("battle")
    game.could_use()


def test_it_is_built_for_nothing(table):
    game = table(you=Side(hand=["The Shield"]), opponent=Side(), step="pre_battle")
    game.could_play()
    game.go_to("build")
    game.play("The Shield")
    game.resolve()
    assert (game.you.board[0], game.you.actions) == ("The Shield", 1)
