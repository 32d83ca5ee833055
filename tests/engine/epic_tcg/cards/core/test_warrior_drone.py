"""Warrior Drone: a paced 7/7 with breakthrough that makes an Insect for each damage it deals to a player."""

from tests.engine.epic_tcg.scenario import Side


def test_unblocked_it_makes_seven_insects(table):
    game = table(you=Side(board=["Warrior Drone"]), opponent=Side(), step="battle")
    game.all_pass()
    game.attack("Warrior Drone")
    game.all_pass()
    game.all_pass()
    assert game.line == ["Warrior Drone"]
    game.resolve()
    assert (game.opponent.mojo, game.you.board) == (23, ["Warrior Drone"] + ["Insect"] * 7)


def test_blocked_it_makes_as_many_as_go_through(table):
    game = table(you=Side(board=["Warrior Drone"]), opponent=Side(board=["Lizard Guard"]), step="battle")
    game.all_pass()
    game.attack("Warrior Drone")
    game.all_pass()
    game.block("Lizard Guard")
    game.all_pass()
    game.resolve()
    assert (game.opponent.mojo, game.you.board) == (27, ["Warrior Drone"] + ["Insect"] * 3)


def test_damage_to_champions_makes_none_and_prevented_damage_neither(table):
    game = table(you=Side(board=["Warrior Drone"]), opponent=Side(board=["Hulk"]), step="battle")
    game.all_pass()
    game.attack("Warrior Drone")
    game.all_pass()
    game.block("Hulk")
    game.all_pass()
    assert (game.line, game.you.board) == ([], [])
    other = table(you=Side(board=["Warrior Drone"]), opponent=Side(board=["Mithril Armor"]), step="battle")
    other.all_pass()
    other.attack("Warrior Drone")
    other.all_pass()
    other.all_pass()
    other.resolve()
    assert (other.opponent.mojo, other.you.board) == (28, ["Warrior Drone"] + ["Insect"] * 2)


def test_for_an_action_and_paced(table):
    table(you=Side(hand=["Warrior Drone"]), opponent=Side(), step="battle").could_play()
    game = table(you=Side(hand=["Warrior Drone"]), opponent=Side(), step="pre_battle")
    game.play("Warrior Drone")
    assert game.you.actions == 0
