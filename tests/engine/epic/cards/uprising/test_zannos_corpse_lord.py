"""Zannos, Corpse Lord: a 9/9; for each evil card revealed a health of the opponent becomes yours and a zombie comes."""

from tests.engine.epic.scenario import Side

ZANNOS = "Zannos, Corpse Lord"


def test_three_cards_are_three_health_and_three_zombies(table):
    game = table(you=Side(hand=[ZANNOS, "Wither", "Bitten", "Medusa", "Kong"]))
    game.play(ZANNOS)
    game.could_choose("Wither", "Bitten", "Medusa")
    game.reveal("Wither", "Bitten", "Medusa")
    assert (game.you.health, game.opponent.health) == (33, 27)
    assert game.you.board == [ZANNOS, "Zombie", "Zombie", "Zombie"]
    zombie = game.champion("Zombie")
    assert (zombie.offense, zombie.defense, zombie.alignments) == (2, 2, {"evil"})
    assert game.opponent.knows_hand == ["Bitten", "Medusa", "Wither"]
    assert (game.champion(ZANNOS).offense, game.champion(ZANNOS).defense) == (9, 9)
    game.could_not_attack()


def test_it_may_be_fewer_or_none(table):
    """5.3.5."""
    game = table(you=Side(hand=[ZANNOS, "Wither", "Bitten"]))
    game.play(ZANNOS)
    game.reveal("Bitten")
    assert (game.you.health, game.opponent.health, game.you.board) == (31, 29, [ZANNOS, "Zombie"])
    assert game.opponent.knows_hand == ["Bitten"]
    game = table(you=Side(hand=[ZANNOS, "Wither", "Bitten"]))
    game.play(ZANNOS)
    game.decline()
    assert (game.you.health, game.opponent.health, game.you.board) == (30, 30, [ZANNOS])


def test_without_an_evil_card_nothing_is_asked(table):
    game = table(you=Side(hand=[ZANNOS, "Kong"]))
    game.play(ZANNOS)
    assert (game.moment, game.you.board, game.you.health) == ("main", [ZANNOS], 30)


def test_the_opponent_loses_the_last_health_before_you_gain_any(table):
    """1.5.4; losing health is no damage."""
    game = table(you=Side(hand=[ZANNOS, "Wither", "Bitten"]), opponent=Side(health=2))
    game.play(ZANNOS)
    game.reveal("Wither", "Bitten")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_of_four_players_all_others_lose_health_and_its_controller_gains_once(circle):
    """For each card revealed 1 health is gained, not for each opponent."""
    game = circle(Side(hand=[ZANNOS, "Wither", "Bitten"]), Side(), Side(), Side())
    game.play(ZANNOS)
    game.reveal("Wither", "Bitten")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd", "Dan")] == [32, 28, 28, 28]
    assert game["Ann"].board == [ZANNOS, "Zombie", "Zombie"]
