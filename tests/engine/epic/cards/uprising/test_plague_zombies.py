"""Plague Zombies: three zombies; this turn your zombie tokens have blitz and deal 2 damage when they break."""

from tests.engine.epic.scenario import Side


def test_three_zombies_with_blitz(table):
    """Zombies that were there gain it as well; the opponent's and demons do not."""
    game = table(you=Side(hand=["Plague Zombies"], board=["Zombie", "Demon"]), opponent=Side(board=["Zombie"]))
    game.play("Plague Zombies")
    assert game.you.board == ["Zombie", "Demon", "Zombie", "Zombie", "Zombie"]
    zombie = game.champion("your Zombie#4")
    assert (zombie.offense, zombie.defense, zombie.keywords, zombie.deploying) == (2, 2, {"blitz"}, True)
    assert [game.champion(name).keywords for name in ("your Zombie", "Demon", "their Zombie")] == [
        {"blitz"},
        set(),
        set(),
    ]
    game.attack("your Zombie", "your Zombie#2", "your Zombie#3", "your Zombie#4")
    game.go_to("blockers")
    game.block()
    game.go_to("main")
    assert game.opponent.health == 22


def test_each_that_breaks_deals_2_damage_to_a_player(table):
    """5.0.1: they have the ability, not the event. The zombie that the opponent controls has it not."""
    game = table(you=Side(hand=["Plague Zombies", "Flash Fire"], gold=1), opponent=Side(board=["Zombie", "Demon"]))
    game.play("Plague Zombies")
    game.play("Flash Fire")
    assert (game.you.board, game.opponent.board) == ([], ["Demon"])
    for player in ("opponent", "opponent", "you"):
        game.you.could_choose("you", "opponent")
        game.could_not_decline()
        game.choose(player)
    assert (game.you.health, game.opponent.health) == (26, 24)


def test_in_battle_the_damage_comes_after_that_of_the_battle(table):
    """4.4.14."""
    game = table(
        turn_of="opponent", you=Side(hand=["Plague Zombies"]), opponent=Side(board=["Demon", "Wolf"], health=3)
    )
    game.attack("Demon")
    game.passes()
    game.you.play("Plague Zombies")
    game.go_to("blockers")
    game.block("Zombie")
    game.passes()
    game.passes()
    game.you.choose("opponent")
    assert (game.you.board, game.opponent.board, game.opponent.health) == (["Zombie", "Zombie"], ["Demon", "Wolf"], 1)


def test_the_turn_over_they_are_plain_zombies(table):
    game = table(you=Side(hand=["Plague Zombies"]), opponent=Side(hand=["Flash Fire"], gold=0))
    game.play("Plague Zombies")
    game.end_turn()
    assert game.champion("Zombie").keywords == set()
    game.opponent.play("Flash Fire")
    game.mode("2 damage")
    assert (game.you.board, game.you.health, game.opponent.health) == ([], 28, 28)


def test_zombies_that_come_later_are_plain(table):
    """H21: zombies gain this, so the fourth breaks for nothing."""
    game = table(you=Side(hand=["Plague Zombies", "Plentiful Dead", "Flash Fire"]))
    game.play("Plague Zombies")
    game.play("Plentiful Dead")
    assert game.champion("Zombie#4").keywords == set()
    game.play("Flash Fire")
    for _ in range(3):
        game.choose("opponent")
    assert (game.you.health, game.opponent.health) == (28, 22)


def test_a_banished_zombie_is_not_broken(table):
    game = table(you=Side(hand=["Plague Zombies"]), opponent=Side(hand=["Banishment"]))
    game.play("Plague Zombies")
    game.passes()
    game.opponent.play("Banishment")
    game.choose("Zombie")
    assert (game.moment, game.you.board, game.opponent.health) == ("end-offer", ["Zombie", "Zombie"], 30)


def test_a_second_plague_makes_the_first_zombies_twice_as_foul(table):
    """3.2.5a: all six break together; the first three deal their damage twice."""
    game = table(you=Side(hand=["Plague Zombies", "Plague Zombies", "Flash Fire"], gold=2))
    game.play("Plague Zombies")
    game.play("Plague Zombies")
    game.play("Flash Fire")
    for _ in range(9):
        game.choose("opponent")
    assert (game.you.board, game.you.health, game.opponent.health) == ([], 28, 10)


def test_of_three_players_each_zombie_may_hit_another(circle):
    """Flash Fire has dealt 2 damage to each of them before."""
    game = circle(Side(hand=["Plague Zombies", "Flash Fire"]), Side(), Side())
    game.play("Plague Zombies")
    game.play("Flash Fire")
    for player in ("Cyd", "Ben", "Cyd"):
        game["Ann"].could_choose("Ann", "Ben", "Cyd")
        game.choose(player)
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [28, 26, 24]
