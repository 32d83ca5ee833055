"""Hunting Pack: three wolves, then perhaps 2 damage to a champion for each wolf you control."""

from tests.engine.epic.scenario import Side


def test_three_wolves_hunt_for_6_damage(table):
    """3.2.3d: the target is chosen when the wolves are there; the untargetable cannot be."""
    game = table(
        you=Side(hand=["Hunting Pack"], board=["Muse"]), opponent=Side(board=["Lurking Giant", "Steel Golem", "Wolf"])
    )
    game.play("Hunting Pack")
    game.could_choose("your Wolf", "your Wolf#2", "your Wolf#3", "Muse", "Lurking Giant", "their Wolf")
    game.could_not_decline()
    game.choose("Lurking Giant")
    game.could_decline()
    game.accept()
    assert game.champion("Lurking Giant").damage == 6
    assert game.you.board == ["Muse", "Wolf", "Wolf", "Wolf"]
    wolf = game.champion("your Wolf")
    assert (wolf.offense, wolf.defense, wolf.alignments, wolf.deploying) == (2, 2, {"wild"}, True)
    game.could_attack_with("Muse")


def test_wolves_of_all_kinds_count_and_only_yours(table):
    """A Pack Alpha and a Den Mother are wolves: five of them are 10 damage."""
    game = table(
        you=Side(hand=["Hunting Pack"], board=["Pack Alpha", "Den Mother"]),
        opponent=Side(board=["Burrowing Wurm", "Wolf"]),
    )
    game.play("Hunting Pack")
    game.choose("Burrowing Wurm")
    game.accept()
    assert game.champion("Burrowing Wurm").damage == 10


def test_the_damage_may_be_declined(table):
    """Alone on the table a wolf is the target, and need not be hunted."""
    game = table(you=Side(hand=["Hunting Pack"]))
    game.play("Hunting Pack")
    game.could_choose("Wolf", "Wolf#2", "Wolf#3")
    game.choose("Wolf")
    game.decline()
    assert game.you.board == ["Wolf", "Wolf", "Wolf"]
    assert [game.champion(name).damage for name in ("Wolf", "Wolf#2", "Wolf#3")] == [0, 0, 0]


def test_in_the_opponents_turn_the_wolves_block(table):
    game = table(turn_of="opponent", you=Side(hand=["Hunting Pack"]), opponent=Side(board=["White Knight", "Demon"]))
    game.attack("White Knight")
    game.passes()
    game.you.play("Hunting Pack")
    game.choose("White Knight")
    game.accept()
    game.go_to("blockers")
    game.could_block_with("Wolf", "Wolf#2", "Wolf#3")
    game.block("Wolf", "Wolf#2")
    game.go_to("damage")
    game.assign("White Knight", {"Wolf": 9})
    assert (game.you.board, game.opponent.board) == (["Wolf", "Wolf"], ["Demon"])
