"""Tim: a free 1/1 that flips for 1 damage, or expends with an action for 5 damage, to any target."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_it_flips_for_1_damage(table):
    game = table(you=Side(board=["Tim"], actions=0), opponent=Side(board=["Hulk", "Hive"]), step="end")
    game.use("Tim")
    game.could_choose("you", "opponent", "Tim", "Hulk")
    game.choose("Hulk")
    assert game.piece("Tim").flipped
    game.resolve()
    assert (game.piece("Hulk").damage, game.opponent.mojo) == (1, 30)
    game.could_use()


def test_it_expends_with_an_action_for_5_damage(table):
    game = table(you=Side(board=["Tim"]), opponent=Side(board=["Hulk"]), step="end")
    game.use("Tim", 1)
    game.choose("opponent")
    assert (game.piece("Tim").expended, game.you.actions) == (True, 0)
    game.resolve()
    assert game.opponent.mojo == 25


def test_flipped_it_can_do_neither(table):
    game = table(you=Side(board=[in_play("Tim", flipped=True)]), opponent=Side())
    game.could_use()


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Tim"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Tim")
    assert game.line == ["Tim"]
