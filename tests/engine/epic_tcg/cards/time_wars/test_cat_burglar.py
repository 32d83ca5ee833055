"""Cat Burglar: a free, unblockable 4/3 that takes control of an object for an action and expending it."""

from tests.engine.epic_tcg.scenario import Side


def test_it_takes_control_of_an_object_for_good(table):
    game = table(you=Side(board=["Cat Burglar"]), opponent=Side(board=["Hive", "Barracks", "Hulk"]))
    game.use("Cat Burglar")
    game.could_choose("Hive", "Barracks")
    game.choose("Hive")
    assert (game.you.actions, game.piece("Cat Burglar").expended) == (0, True)
    game.resolve()
    assert (game.you.board, game.opponent.board) == (["Cat Burglar", "Hive"], ["Barracks", "Hulk"])
    game.use("Hive")
    game.resolve()
    assert game.you.board == ["Cat Burglar", "Hive", "Insect", "Insect"]
    game.end_turn()
    assert game.piece("Hive").controller == "you"


def test_only_in_the_build_step_and_with_an_action(table):
    game = table(you=Side(board=["Cat Burglar"]), opponent=Side(board=["Hive"]), step="pre_battle")
    game.could_use()
    table(you=Side(board=["Cat Burglar"], actions=0), opponent=Side(board=["Hive"])).could_use()
    table(you=Side(board=["Cat Burglar"]), opponent=Side(board=["Hulk"])).could_use()


def test_it_is_paced_and_cannot_be_blocked(table):
    game = table(you=Side(hand=["Cat Burglar"], actions=0), opponent=Side(board=["Hulk"]), step="pre_battle")
    game.play("Cat Burglar")
    game.resolve()
    game.go_to("battle")
    game.all_pass()
    game.attack("Cat Burglar")
    game.all_pass()
    game.all_pass()
    assert game.opponent.mojo == 26


def test_for_free_and_paced(table):
    table(you=Side(hand=["Cat Burglar"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Cat Burglar"], actions=0), opponent=Side(), step="pre_battle")
    game.play("Cat Burglar")
    assert game.line == ["Cat Burglar"]
