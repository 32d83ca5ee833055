"""Angelic Protector: an airborne 5/9 with ambush whose tribute makes a champion unbreakable and untargetable."""

from tests.engine.epic.scenario import Side


def test_any_targetable_champion_can_be_protected_itself_included(table):
    game = table(you=Side(hand=["Angelic Protector"], board=["Human"]), opponent=Side(board=["Steel Golem", "Demon"]))
    game.play("Angelic Protector")
    game.could_choose("Angelic Protector", "Human", "Demon")
    game.could_not_decline()
    game.choose("Human")
    assert game.champion("Human").keywords == {"unbreakable", "untargetable"}
    assert (game.champion("Human").offense, game.champion("Human").defense) == (1, 1)
    assert (game.champion("Angelic Protector").offense, game.champion("Angelic Protector").defense) == (5, 9)
    assert game.you.gold == 0


def test_alone_it_must_protect_itself(table):
    """5.6.3."""
    game = table(you=Side(hand=["Angelic Protector"]))
    game.play("Angelic Protector")
    assert game.champion("Angelic Protector").keywords == {"airborne", "ambush", "unbreakable", "untargetable"}


def test_ambushed_before_blocks_it_lets_a_human_stop_a_demon_and_live(table):
    """The damage is removed and the protection ends together at the end of the turn (4.5.2c, 4.5.2d)."""
    game = table(
        you=Side(hand=["Angelic Protector"], board=["Human"]),
        opponent=Side(board=["Demon"], hand=["Flame Strike"]),
        turn_of="opponent",
    )
    game.opponent.attack("Demon")
    game.opponent.passes()
    game.you.play("Angelic Protector")
    game.choose("Human")
    game.go_to("blockers")
    game.could_block_with("Human", "Angelic Protector")
    game.block("Human")
    game.go_to("main")
    assert game.champion("Human").damage == 4
    game.opponent.play("Flame Strike")
    game.could_choose("you", "opponent", "Angelic Protector", "Demon")
    game.choose("you")
    game.end_turn()
    assert game.you.board == ["Human", "Angelic Protector"]
    assert game.champion("Human").damage == 0
    assert game.champion("Human").keywords == set()


def test_the_protected_champion_cannot_be_targeted_by_its_own_side(table):
    """5.12.1: effects from either player."""
    game = table(you=Side(hand=["Angelic Protector", "Brave Squire"], board=["Demon"]))
    game.play("Angelic Protector")
    game.choose("Demon")
    game.play("Brave Squire")
    game.could_choose("Angelic Protector", "Human")
    game.choose("Human")
