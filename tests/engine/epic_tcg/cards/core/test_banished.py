"""Banished: a free event of your Build Step that banishes target champion."""

from tests.engine.epic_tcg.scenario import Side, in_play


def test_the_champion_goes_to_the_bottom_of_its_owners_deck(table):
    game = table(
        you=Side(hand=["Banished"], board=[in_play("Tim", owner="opponent")], actions=0),
        opponent=Side(board=["Hulk", "Gold", "Haunting Specter"]),
    )
    game.play("Banished")
    game.could_choose("Hulk", "Tim")
    game.choose("Tim")
    game.resolve()
    assert (game.you.board, game.opponent.deck[-1], game.opponent.discard_pile) == ([], "Tim", [])
    assert game.opponent.board == ["Hulk", "Gold", "Haunting Specter"]


def test_the_unbreakable_go_and_the_unbanishable_stay(table):
    game = table(you=Side(hand=["Banished", "Banished"]), opponent=Side(board=["Bruiser", "King of Kings"]))
    game.play("Banished")
    game.choose("Bruiser")
    game.resolve()
    game.play("Banished")
    game.resolve()
    assert game.opponent.board == ["King of Kings"]


def test_only_in_your_build_step(table):
    for step in ("pre_battle", "battle", "end"):
        table(you=Side(hand=["Banished"]), opponent=Side(board=["Hulk"]), step=step).could_play()
