"""Drinker of Blood: an airborne 5/4, unbreakable on your turn; it drains 2 health when another champion breaks."""

from tests.engine.epic.scenario import Side


def test_a_token_that_breaks_is_drained_too(table):
    """2.3.5a."""
    game = table(you=Side(hand=["Wither"], board=["Drinker of Blood"]), opponent=Side(board=["Human"]))
    game.play("Wither")
    game.choose("Human")
    assert (game.you.health, game.opponent.health) == (32, 28)


def test_every_broken_champion_of_either_side_counts(table):
    """Apocalypse in your turn: the Drinker itself is unbreakable."""
    game = table(
        you=Side(hand=["Apocalypse"], board=["Drinker of Blood", "Human"]), opponent=Side(board=["Kong", "Demon"])
    )
    game.play("Apocalypse")
    game.mode("break all champions")
    assert game.you.board == ["Drinker of Blood"]
    assert (game.you.health, game.opponent.health) == (36, 24)


def test_six_humans_in_a_flash_fire_are_12_health(table):
    game = table(
        you=Side(hand=["Flash Fire"], board=["Drinker of Blood", *["Human"] * 6]), opponent=Side(board=["Kong"])
    )
    game.play("Flash Fire")
    game.mode("2 damage")
    assert game.you.board == ["Drinker of Blood"]
    assert (game.you.health, game.opponent.health) == (30 - 2 + 12, 30 - 2 - 12)


def test_broken_together_with_the_others_in_the_opponents_turn_it_drains_nothing(table):
    """The ability triggers, but it is not in play any more."""
    game = table(
        you=Side(board=["Drinker of Blood", "Human"]),
        opponent=Side(hand=["Apocalypse"], board=["Demon"]),
        turn_of="opponent",
    )
    game.opponent.play("Apocalypse")
    game.mode("break all champions")
    assert game.you.discard_pile == ["Drinker of Blood"]
    assert (game.you.health, game.opponent.health) == (30, 30)


def test_banished_and_returned_champions_are_not_broken(table):
    game = table(
        you=Side(hand=["Banishment"], board=["Drinker of Blood", "Time Bender"]), opponent=Side(board=["Human", "Kong"])
    )
    game.play("Banishment")
    game.choose("Human")
    game.use("Time Bender", "Return")
    game.choose("Kong")
    assert (game.you.health, game.opponent.health) == (30, 30)


def test_losing_the_last_health_loses_the_game(table):
    game = table(you=Side(hand=["Wither"], board=["Drinker of Blood"]), opponent=Side(board=["Human"], health=2))
    game.play("Wither")
    game.choose("Human")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_a_champion_that_breaks_in_battle_is_drained_after_the_damage(table):
    """4.4.14. The Muse is the only one that can block it, and breaks in vain."""
    game = table(you=Side(board=["Drinker of Blood"], health=20), opponent=Side(board=["Muse", "Kong"]))
    game.attack("Drinker of Blood")
    game.go_to("blockers")
    game.could_block_with("Muse")
    game.block("Muse")
    game.go_to("main")
    assert (game.you.health, game.opponent.health) == (22, 28)
    assert game.champion("Drinker of Blood").damage == 2
    assert (game.champion("Drinker of Blood").offense, game.champion("Drinker of Blood").defense) == (5, 4)


def test_it_costs_1_and_must_wait_to_attack(table):
    game = table(you=Side(hand=["Drinker of Blood"]))
    game.play("Drinker of Blood")
    assert game.you.gold == 0
    game.could_not_attack()


def test_of_more_players_all_opponents_lose_health_when_a_champion_of_any_side_breaks(circle):
    """Ben has the Drinker, Ann breaks a champion of Cyd's."""
    game = circle(Side(hand=["Wither"]), Side(board=["Drinker of Blood"]), Side(board=["Human"]), Side())
    game.play("Wither")
    game.choose("Human")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd", "Dan")] == [28, 32, 28, 28]
