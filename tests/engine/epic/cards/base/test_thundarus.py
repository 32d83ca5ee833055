"""Thundarus."""

from tests.engine.epic.scenario import Side, in_play


def test_your_other_dragons_are_greater(table):
    """3.3.2: untargetable or not."""
    game = table(
        you=Side(
            board=["Thundarus", "White Dragon", in_play("Blue Dragon", gained="untargetable"), "Ice Drake", "Kong"]
        ),
        opponent=Side(board=["Gold Dragon"]),
    )
    assert (game.champion("White Dragon").offense, game.champion("White Dragon").defense) == (10, 10)
    assert (game.champion("Blue Dragon").offense, game.champion("Blue Dragon").defense) == (11, 9)
    assert (game.champion("Ice Drake").offense, game.champion("Ice Drake").defense) == (11, 13)
    assert (game.champion("Kong").offense, game.champion("Kong").defense) == (13, 14)
    assert (game.champion("Gold Dragon").offense, game.champion("Gold Dragon").defense) == (6, 8)
    assert (game.champion("Thundarus").offense, game.champion("Thundarus").defense) == (10, 15)


def test_two_of_them_raise_each_other(table):
    game = table(you=Side(board=["Thundarus", "Thundarus"]))
    assert (game.champion("Thundarus#2").offense, game.champion("Thundarus#2").defense) == (15, 20)


def test_when_it_leaves_the_wounded_dragon_falls_with_it(table):
    """3.3.3, 5.16.3."""
    game = table(
        you=Side(board=["Thundarus", in_play("White Dragon", damage=5), in_play("Blue Dragon", damage=3)]),
        opponent=Side(hand=["Erase"]),
    )
    game.passes()
    game.opponent.play("Erase")
    game.choose("Thundarus")
    assert game.you.board == ["Blue Dragon"]
    assert game.you.discard_pile == ["White Dragon"]
    assert game.you.hand == ["Thundarus"]


def test_it_cannot_be_banished_but_can_be_transformed(table):
    """5.11.1, 5.21.2."""
    game = table(you=Side(hand=["Divine Judgment"], board=["Thundarus"]), opponent=Side(board=["Kong", "Thundarus"]))
    game.play("Divine Judgment")
    game.mode("anish all champions")
    assert (game.you.board, game.opponent.board) == (["Thundarus"], ["Thundarus"])
    game = table(you=Side(hand=["Transform"]), opponent=Side(board=["Thundarus"]))
    game.play("Transform")
    game.mode("wolf token")
    assert game.opponent.board == ["Wolf"]


def test_only_the_airborne_block_it(table):
    game = table(you=Side(board=["Thundarus"]), opponent=Side(board=["Kong", "White Dragon"]))
    game.attack("Thundarus")
    game.go_to("blockers")
    game.could_block_with("White Dragon")
    game.block("White Dragon")
    game.go_to("main")
    assert game.opponent.discard_pile == ["White Dragon"]
    assert game.champion("Thundarus").damage == 5
