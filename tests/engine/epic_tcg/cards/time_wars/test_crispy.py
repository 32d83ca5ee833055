"""Crispy: an unstoppable 15 damage to a champion, and you draw a card."""

from tests.engine.epic_tcg.scenario import Side


def test_15_damage_to_a_champion_and_a_card(table):
    game = table(
        you=Side(hand=["Crispy"], top=["Muse"]), opponent=Side(board=["Graft-Steel Crusher", "Tech Golem", "Hive"])
    )
    game.play("Crispy")
    game.could_choose("Graft-Steel Crusher", "Tech Golem")
    game.choose("Tech Golem")
    assert game.you.actions == 0
    game.resolve()
    assert (game.piece("Tech Golem").damage, game.you.hand) == (15, ["Muse"])


def test_it_cannot_be_stopped(table):
    game = table(you=Side(hand=["Crispy"]), opponent=Side(board=["Hulk"], hand=["Not Today"]), step="end")
    game.play("Crispy")
    game.passes()
    game.opponent.play("Not Today")
    game.resolve()
    assert game.line == ["Crispy"]
    game.resolve()
    assert game.opponent.board == []


def test_without_a_champion_it_cannot_be_played(table):
    table(you=Side(hand=["Crispy"]), opponent=Side(board=["Hive"])).could_play()
