"""Bitten: draw two cards, or break a champion and the player whose turn it is gets a zombie."""

from tests.engine.epic.scenario import Side


def test_in_your_turn_you_get_the_zombie(table):
    game = table(you=Side(hand=["Bitten"], board=["Muse"]), opponent=Side(board=["Kong", "Steel Golem"]))
    game.play("Bitten")
    game.could_pick_modes("Draw two cards", "Break target champion")
    game.mode("Break target champion")
    game.could_choose("Muse", "Kong")
    game.could_not_decline()
    game.choose("Kong")
    assert game.opponent.board == ["Steel Golem"]
    assert game.opponent.discard_pile == ["Kong"]
    assert game.you.board == ["Muse", "Zombie"]
    zombie = game.champion("Zombie")
    assert (zombie.offense, zombie.defense, zombie.alignments, zombie.deploying) == (2, 2, {"evil"}, True)
    assert zombie.prepared
    assert game.you.gold == 0


def test_in_the_opponents_turn_the_opponent_gets_the_zombie(table):
    game = table(you=Side(hand=["Bitten"]), opponent=Side(board=["Kong"]), turn_of="opponent", moment="end-offer")
    game.you.play("Bitten")
    game.mode("Break target champion")
    assert game.opponent.board == ["Zombie"]
    assert game.you.board == []


def test_the_zombie_comes_though_nothing_breaks(table):
    """5.9.2 and 3.2.3c: the target is unbreakable, or there is none."""
    game = table(you=Side(hand=["Bitten"], board=["Dark Knight"]))
    game.play("Bitten")
    game.mode("Break target champion")
    assert game.you.board == ["Dark Knight", "Zombie"]
    game = table(you=Side(hand=["Bitten"]), opponent=Side(board=["Steel Golem"]))
    game.play("Bitten")
    game.mode("Break target champion")
    assert game.you.board == ["Zombie"]
    assert game.opponent.board == ["Steel Golem"]


def test_or_it_draws_two_cards(table):
    game = table(you=Side(hand=["Bitten"], top=["Kong", "Muse"]), opponent=Side(board=["Demon"]))
    game.play("Bitten")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.board == []
    assert game.opponent.board == ["Demon"]


def test_of_more_players_the_one_whose_turn_it_is_gets_the_zombie(circle):
    """Neither who plays it nor whose champion it was."""
    game = circle(Side(), Side(board=["Kong"]), Side(hand=["Bitten"]), moment="end-offer", initiative="Cyd")
    game.play("Bitten")
    game.mode("Break target champion")
    assert [game[name].board for name in ("Ann", "Ben", "Cyd")] == [["Zombie"], [], []]
