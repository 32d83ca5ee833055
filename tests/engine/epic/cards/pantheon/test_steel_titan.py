"""Steel Titan."""

from tests.engine.epic.scenario import Side, in_play


def test_whoever_has_less_offense_cannot_block_it(table):
    """As much offense is not less; that it is untargetable keeps nobody from blocking (5.12.3)."""
    game = table(
        you=Side(board=["Steel Titan"]), opponent=Side(board=["Raging T-Rex", "Steel Golem", "Kong", "Burrowing Wurm"])
    )
    game.attack("Steel Titan")
    game.go_to("blockers")
    game.could_block_with("Steel Golem", "Kong", "Burrowing Wurm")
    game.block("Kong")
    game.go_to("main")
    assert game.you.discard_pile == ["Steel Titan"]
    assert game.champion("Kong").damage == 13


def test_weakened_it_can_be_blocked_by_more(table):
    """Force Field does not target it (5.12.2): 13 - 10 is 3."""
    game = table(
        you=Side(board=["Steel Titan"]),
        opponent=Side(hand=["Force Field"], board=["Fire Shaman", "Wolf", "White Knight"]),
    )
    game.attack("Steel Titan")
    game.passes()
    game.opponent.play("Force Field")
    game.mode("-10")
    assert game.champion("Steel Titan").offense == 3
    game.go_to("blockers")
    game.could_block_with("Fire Shaman", "White Knight")
    game.block("White Knight")
    game.go_to("main")
    assert game.you.discard_pile == ["Steel Titan"]
    assert game.champion("White Knight").damage == 3


def test_nobody_can_name_it_as_a_target(table):
    """5.12.1: neither its controller nor the opponent."""
    game = table(
        you=Side(hand=["Flame Strike"], board=["Steel Titan"]), opponent=Side(hand=["Banishment"], board=["Human"])
    )
    game.play("Flame Strike")
    game.could_choose("you", "opponent", "Human")
    game.choose("Human")
    game.passes()
    game.opponent.play("Banishment")
    assert game.you.board == ["Steel Titan"]


def test_what_does_not_target_reaches_it(table):
    """5.12.2."""
    game = table(you=Side(hand=["Hurricane"]), opponent=Side(board=["Steel Titan", in_play("Kong")]))
    game.play("Hurricane")
    game.mode("Deal 9 damage to each champion")
    assert game.opponent.discard_pile == ["Steel Titan"]


def test_it_is_slow(table):
    game = table(you=Side(hand=["Steel Titan"]))
    game.play("Steel Titan")
    assert game.you.gold == 0
    titan = game.champion("Steel Titan")
    assert (titan.offense, titan.defense, titan.alignments) == (13, 9, {"sage"})
    game.could_not_attack()
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Steel Titan"]))
    game.you.could_not_play("Steel Titan")
