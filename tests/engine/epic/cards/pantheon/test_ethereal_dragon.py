"""Ethereal Dragon."""

from tests.engine.epic.scenario import Side, in_play


def test_it_ambushes_and_blocks_in_the_air(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Ethereal Dragon"], board=["Kong"]),
        opponent=Side(board=[in_play("Succubus", attacking=True, expended=True)]),
    )
    game.you.play("Ethereal Dragon")
    assert game.you.gold == 0
    game.go_to("blockers")
    game.could_block_with("Ethereal Dragon")
    game.block("Ethereal Dragon")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Succubus"]
    dragon = game.champion("Ethereal Dragon")
    assert (dragon.offense, dragon.defense, dragon.damage) == (6, 8, 6)


def test_in_the_opponents_turn_it_comes_ready_for_yours(table):
    """5.14.2, 5.17.2; only the airborne can block it."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Ethereal Dragon"]),
        opponent=Side(board=["Kong", "White Dragon"]),
    )
    game.you.play("Ethereal Dragon")
    game.end_turn()
    game.attack("Ethereal Dragon")
    game.go_to("blockers")
    game.could_block_with("White Dragon")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 24


def test_played_in_your_turn_it_waits(table):
    """5.17.3."""
    game = table(you=Side(hand=["Ethereal Dragon"]))
    game.play("Ethereal Dragon")
    game.could_not_attack()


def test_nobody_can_name_it_as_a_target(table):
    """5.12.1: neither its controller nor the opponent."""
    game = table(
        you=Side(hand=["Flame Strike"], board=["Ethereal Dragon"]), opponent=Side(hand=["Banishment"], board=["Human"])
    )
    game.play("Flame Strike")
    game.could_choose("you", "opponent", "Human")
    game.choose("Human")
    game.passes()
    game.opponent.play("Banishment")
    assert game.you.board == ["Ethereal Dragon"]


def test_what_does_not_target_reaches_it(table):
    """5.12.2."""
    game = table(you=Side(hand=["Hurricane"]), opponent=Side(board=["Ethereal Dragon"]))
    game.play("Hurricane")
    game.mode("Deal 9 damage to each champion")
    assert game.opponent.discard_pile == ["Ethereal Dragon"]


def test_in_the_discard_pile_it_can_be_targeted(table):
    """5.0.3, 5.20.6."""
    game = table(you=Side(board=["Necromancer Lord"]), opponent=Side(discard=["Ethereal Dragon", "Kong"]))
    game.use("Necromancer Lord")
    game.could_choose("Ethereal Dragon", "Kong")
    game.choose("Ethereal Dragon")
    assert game.you.board == ["Necromancer Lord", "Ethereal Dragon"]


def test_it_is_a_dragon(table):
    """3.3.2: what continues does not target."""
    game = table(you=Side(board=["Ethereal Dragon", "Thundarus"]))
    assert (game.champion("Ethereal Dragon").offense, game.champion("Ethereal Dragon").defense) == (11, 13)
