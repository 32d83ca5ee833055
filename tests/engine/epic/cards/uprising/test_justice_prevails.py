"""Justice Prevails: draw two cards, or draw one and make your {0} champions righteous and stronger for the turn."""

from tests.engine.epic.scenario import Side


def test_your_champions_of_cost_0_become_righteous_and_stronger(table):
    """H3: tokens cost 0. Champions of {1} and the opponent's do not."""
    game = table(
        you=Side(hand=["Justice Prevails"], board=["Human", "Rescue Griffin", "Kong"], top=["Muse", "Erase"]),
        opponent=Side(board=["Wolf"]),
    )
    game.play("Justice Prevails")
    game.could_pick_modes("Draw two cards", "righteous")
    game.mode("righteous")
    assert game.you.hand == ["Muse"]
    human, griffin = game.champion("Human"), game.champion("Rescue Griffin")
    assert (human.offense, human.defense, human.keywords) == (4, 4, {"righteous"})
    assert (griffin.offense, griffin.defense) == (6, 10)
    assert griffin.keywords == {"airborne", "ambush", "righteous"}
    assert (game.champion("Kong").offense, game.champion("Kong").keywords) == (13, set())
    assert (game.champion("Wolf").offense, game.champion("Wolf").keywords) == (2, set())


def test_the_health_comes_from_what_they_deal(table):
    """5.13.1: 4 and 6 damage unblocked are 10 health."""
    game = table(you=Side(hand=["Justice Prevails"], board=["Human", "Rescue Griffin"], health=5))
    game.play("Justice Prevails")
    game.mode("righteous")
    game.attack("Human", "Rescue Griffin")
    game.go_to("main")
    assert (game.you.health, game.opponent.health) == (15, 20)


def test_the_turn_over_they_are_themselves_again(table):
    game = table(
        turn_of="opponent", you=Side(hand=["Justice Prevails"], board=["Human"]), opponent=Side(board=["Demon"])
    )
    game.attack("Demon")
    game.go_to("blockers")
    game.block("Human")
    game.you.play("Justice Prevails")
    game.mode("righteous")
    game.go_to("main")
    assert (game.you.board, game.opponent.board, game.you.health) == ([], [], 34)
    game = table(you=Side(hand=["Justice Prevails"], board=["Human"]))
    game.play("Justice Prevails")
    game.mode("righteous")
    game.end_turn()
    assert (game.champion("Human").offense, game.champion("Human").defense) == (1, 1)
    assert game.champion("Human").keywords == set()


def test_or_it_draws_two_cards(table):
    game = table(you=Side(hand=["Justice Prevails"], board=["Human"], top=["Muse", "Erase"]))
    game.play("Justice Prevails")
    game.mode("Draw two cards")
    assert (game.you.hand, game.champion("Human").offense) == (["Erase", "Muse"], 1)


def test_righteous_damage_need_not_be_dealt_in_battle(table):
    """5.13.2: what an event deals is nobody's."""
    game = table(you=Side(hand=["Justice Prevails", "Flame Spike"], board=["Forcemage Apprentice"], health=10))
    game.play("Justice Prevails")
    game.mode("righteous")
    game.use("Forcemage Apprentice")
    game.choose("opponent")
    assert (game.you.health, game.opponent.health) == (12, 28)
    game.play("Flame Spike")
    game.choose("opponent")
    assert (game.you.health, game.opponent.health) == (12, 26)
