"""Rushing In: each player may discard two cards; if nobody does, you draw two."""

from tests.engine.epic_tcg.scenario import Side


def test_if_nobody_discards_you_draw_two(table):
    game = table(you=Side(hand=["Rushing In", "Hulk", "Muse"]), opponent=Side(hand=["Hive", "Bruiser"]))
    game.play("Rushing In")
    assert game.you.actions == 1
    game.resolve()
    game.you.decline()
    game.opponent.decline()
    assert game.you.hand == ["Burrowing Wurm", "Burrowing Wurm", "Hulk", "Muse"]
    assert game.opponent.hand == ["Bruiser", "Hive"]


def test_it_is_paced(table):
    game = table(you=Side(hand=["Rushing In"]), opponent=Side(), step="battle")
    game.could_play()
    game = table(you=Side(hand=["Rushing In"]), opponent=Side(), step="pre_battle")
    game.could_play("Rushing In")


def test_an_opponent_who_discards_two_of_their_choice_keeps_you_from_it(table):
    game = table(
        you=Side(hand=["Rushing In", "Hulk", "Muse"]), opponent=Side(hand=["Hive", "Bruiser", "Zombie Dragon"])
    )
    game.play("Rushing In")
    game.resolve()
    game.you.decline()
    game.opponent.accept()
    game.opponent.discard("Hive", "Zombie Dragon")
    assert (game.opponent.hand, game.opponent.discard_pile) == (["Bruiser"], ["Hive", "Zombie Dragon"])
    assert game.you.hand == ["Hulk", "Muse"]


def test_who_plays_it_may_discard_as_well_and_decides_before_the_opponent(table):
    game = table(you=Side(hand=["Rushing In", "Hulk", "Muse"]), opponent=Side(hand=["Hive", "Bruiser"]))
    game.play("Rushing In")
    game.resolve()
    game.you.accept()
    game.opponent.accept()
    assert (game.you.hand, game.opponent.hand) == ([], [])
    assert game.you.discard_pile == ["Hulk", "Muse", "Rushing In"]


def test_with_one_card_nobody_can(table):
    game = table(you=Side(hand=["Rushing In", "Muse"]), opponent=Side(hand=["Hive"]))
    game.play("Rushing In")
    game.resolve()
    assert game.asks == "priority"
    assert (game.you.hand, game.opponent.hand) == (["Burrowing Wurm", "Burrowing Wurm", "Muse"], ["Hive"])
