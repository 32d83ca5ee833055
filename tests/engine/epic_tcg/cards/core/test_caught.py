"""Caught: draw two cards, or break every untargetable or veiled champion and draw one."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side, in_play


def test_untargetable_and_veiled_champions_are_broken_face_up_or_down(table):
    veiled = in_play("Burrowing Wurm", face_down=True)
    game = table(
        you=Side(hand=["Caught"], board=["Stampeding Spirit", "Winter Fairy"], top=["Tim", "Gold"]),
        opponent=Side(board=["Hulk", "Haunting Specter", "Angel of Despair", veiled, "Mithril Armor"]),
    )
    game.play("Caught")
    game.mode(1)
    assert game.you.actions == 0
    game.resolve()
    assert game.you.board == []
    assert game.opponent.board == ["Hulk", "Haunting Specter", "Mithril Armor"]  # the Specter is unbreakable
    assert game.you.hand == ["Tim"]


def test_who_is_made_untargetable_this_turn_is_caught(table):
    game = table(you=Side(hand=["Shelter", "Shelter", "Caught"]), opponent=Side(board=["Hulk", "Bruiser", "Gold"]))
    game.play("Shelter")
    game.mode(1)
    game.choose("Hulk")
    game.resolve()
    game.play("Shelter")
    game.mode(1)
    game.choose("Gold")
    game.resolve()
    game.play("Caught")
    game.mode(1)
    game.resolve()
    assert game.opponent.board == ["Bruiser", "Gold"]


def test_or_draw_two(table):
    game = table(you=Side(hand=["Caught"], top=["Tim", "Gold", "Hulk"]), opponent=Side(board=["Winter Fairy"]))
    game.play("Caught")
    game.mode(0)
    game.resolve()
    assert (game.you.hand, game.opponent.board) == (["Gold", "Tim"], ["Winter Fairy"])


def test_it_is_fast(table):
    assert speed(table, "Caught") == "fast"
