"""Murderous Necromancer."""

from tests.engine.epic.scenario import Side, in_play


def test_loyalty_brings_three_zombies(table):
    game = table(you=Side(hand=["Murderous Necromancer", "Bitten", "Wither"]))
    game.play("Murderous Necromancer")
    game.reveal("Bitten", "Wither")
    assert game.you.board == ["Murderous Necromancer", "Zombie", "Zombie", "Zombie"]
    zombie = game.champion("Zombie")
    assert (zombie.offense, zombie.defense, zombie.deploying) == (2, 2, True)


def test_without_loyalty_nobody_comes_and_the_power_waits(table):
    """Rules 5.3.5, 5.3.4 and 5.17.1."""
    game = table(you=Side(hand=["Murderous Necromancer", "Bitten", "Wither"]))
    game.play("Murderous Necromancer")
    game.decline()
    assert game.you.board == ["Murderous Necromancer"]
    game.could_not_use("Murderous Necromancer")
    game = table(you=Side(hand=["Murderous Necromancer", "Bitten", "Kong"]))
    game.play("Murderous Necromancer")
    assert game.you.board == ["Murderous Necromancer"]


def test_the_power_breaks_a_champion_and_brings_a_zombie_to_you(table):
    """In the opponent's turn, too (3.5.2)."""
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(board=["Murderous Necromancer", "Human"]),
        opponent=Side(board=["Kong", "Steel Golem"]),
    )
    game.you.use("Murderous Necromancer")
    game.could_choose("Murderous Necromancer", "Human", "Kong")
    game.could_not_decline()
    game.choose("Kong")
    assert game.opponent.board == ["Steel Golem"]
    assert game.opponent.discard_pile == ["Kong"]
    assert game.you.board == ["Murderous Necromancer", "Human", "Zombie"]
    assert game.champion("Murderous Necromancer").expended
    game.you.could_not_use("Murderous Necromancer")


def test_the_zombie_comes_even_if_the_champion_does_not_break_or_is_the_necromancer(table):
    game = table(
        you=Side(board=["Murderous Necromancer", "Murderous Necromancer"]),
        opponent=Side(board=[in_play("Human", this_turn="unbreakable")]),
    )
    game.use("Murderous Necromancer")
    game.choose("Human")
    assert game.opponent.board == ["Human"]
    assert game.you.board == ["Murderous Necromancer", "Murderous Necromancer", "Zombie"]
    game.use("Murderous Necromancer#2")
    game.choose("Murderous Necromancer#2")
    assert game.you.board == ["Murderous Necromancer", "Zombie", "Zombie"]
    assert game.you.discard_pile == ["Murderous Necromancer"]


def test_it_is_slow_and_has_2_by_6(table):
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Murderous Necromancer"]))
    game.you.could_not_play("Murderous Necromancer")
    game = table(you=Side(hand=["Flame Strike"], board=["Murderous Necromancer"]))
    necromancer = game.champion("Murderous Necromancer")
    assert (necromancer.offense, necromancer.defense) == (2, 6)
    game.play("Flame Strike")
    game.choose("Murderous Necromancer")
    assert game.you.board == []


def test_of_more_players_the_zombie_is_under_its_controllers_control(circle):
    """2.3.2: not under that of who lost the champion, nor of the player whose turn it is."""
    game = circle(
        Side(), Side(board=["Kong"]), Side(board=["Murderous Necromancer"]), moment="end-offer", initiative="Cyd"
    )
    game.use("Murderous Necromancer")
    game.choose("Kong")
    assert [game[name].board for name in ("Ann", "Ben")] == [[], []]
    assert game["Cyd"].board == ["Murderous Necromancer", "Zombie"]
