"""Standard Bearer."""

from tests.engine.epic.scenario import Side, in_play


def test_two_humans_come_and_carry_the_standard(table):
    game = table(you=Side(hand=["Standard Bearer"]))
    game.play("Standard Bearer")
    assert game.you.board == ["Standard Bearer", "Human", "Human"]
    assert (game.champion("Human#2").offense, game.champion("Human#2").defense) == (3, 1)
    assert (game.champion("Standard Bearer").offense, game.champion("Standard Bearer").defense) == (2, 5)
    game.could_not_attack()


def test_your_other_good_champions_only(table):
    """3.3.2: untargetable or not."""
    game = table(
        you=Side(board=["Standard Bearer", "White Knight", in_play("High King", gained="untargetable"), "Kong"]),
        opponent=Side(board=["White Dragon"]),
    )
    assert game.champion("White Knight").offense == 11
    assert game.champion("White Knight").defense == 9
    assert game.champion("High King").offense == 2
    assert game.champion("Kong").offense == 13
    assert game.champion("White Dragon").offense == 5
    assert game.champion("Standard Bearer").offense == 2


def test_two_bearers_help_each_other_and_all_humans_twice(table):
    game = table(you=Side(board=["Standard Bearer", "Standard Bearer", "Human"]))
    assert game.champion("Standard Bearer").offense == 4
    assert game.champion("Standard Bearer#2").offense == 4
    assert game.champion("Human").offense == 5


def test_when_the_bearer_leaves_the_standard_falls(table):
    """3.3.3."""
    game = table(you=Side(board=["Standard Bearer", "Human"]), opponent=Side(hand=["Flame Strike"]))
    game.attack("Standard Bearer", "Human")
    game.passes()
    game.opponent.play("Flame Strike")
    game.choose("Standard Bearer")
    assert game.champion("Human").offense == 1
    game.go_to("main")
    assert game.opponent.health == 29


def test_the_ambushers_may_block_at_once_but_attack_in_your_turn(table):
    """5.14.2."""
    game = table(turn_of="opponent", you=Side(hand=["Standard Bearer"]), opponent=Side(board=["Pyromancer"]))
    game.attack("Pyromancer")
    game.passes()
    game.you.play("Standard Bearer")
    game.go_to("blockers")
    game.could_block_with("Standard Bearer", "Human", "Human#2")
    game.block("Standard Bearer", "Human", "Human#2")
    game.go_to("damage")
    game.opponent.assign("Pyromancer", {"Standard Bearer": 5})
    assert game.opponent.discard_pile == ["Pyromancer"]
    assert game.you.board == ["Human", "Human"]
