"""Deadly Raid: draw two cards, or your champions gain unblockable and +2 offense this turn."""

from tests.engine.epic.scenario import Side


def test_your_champions_get_past_every_blocker(table):
    game = table(you=Side(hand=["Deadly Raid"], board=["Human", "Demon"]), opponent=Side(board=["Kong", "Blue Dragon"]))
    game.play("Deadly Raid")
    game.could_pick_modes("Draw two cards", "unblockable")
    game.mode("unblockable")
    assert game.you.gold == 0
    assert game.champion("Human").keywords == {"unblockable"}
    assert (game.champion("Human").offense, game.champion("Human").defense) == (3, 1)
    assert game.champion("Kong").keywords == set()
    game.attack("Human", "Demon")
    game.go_to("before-damage")
    game.go_to("main")
    assert game.opponent.health == 30 - 3 - 6
    game.end_turn()
    assert game.champion("Human").keywords == set()
    assert game.champion("Human").offense == 1


def test_played_before_blocks_it_keeps_the_attack_from_being_blocked(table):
    game = table(you=Side(hand=["Deadly Raid"], board=["Demon"]), opponent=Side(board=["Kong"]))
    game.attack("Demon")
    game.play("Deadly Raid")
    game.mode("unblockable")
    game.go_to("main")
    assert game.opponent.health == 24


def test_played_after_blocks_the_attack_stays_blocked(table):
    """4.4.6b."""
    game = table(you=Side(hand=["Deadly Raid"], board=["Demon"]), opponent=Side(board=["Kong"]))
    game.attack("Demon")
    game.go_to("blockers")
    game.block("Kong")
    game.opponent.passes()
    game.play("Deadly Raid")
    game.mode("unblockable")
    game.go_to("main")
    assert game.opponent.health == 30
    assert game.champion("Kong").damage == 6
    assert game.you.board == []


def test_champions_that_come_later_can_be_blocked(table):
    game = table(you=Side(hand=["Deadly Raid", "Dark Knight"], board=["Steel Golem"]))
    game.play("Deadly Raid")
    game.mode("unblockable")
    game.play("Dark Knight")
    assert game.champion("Steel Golem").keywords == {"untargetable", "unblockable"}
    assert game.champion("Dark Knight").offense == 5
    assert "unblockable" not in game.champion("Dark Knight").keywords


def test_or_it_draws_two_cards(table):
    game = table(you=Side(hand=["Deadly Raid"], board=["Demon"], top=["Kong", "Muse"]))
    game.play("Deadly Raid")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.champion("Demon").keywords == set()
