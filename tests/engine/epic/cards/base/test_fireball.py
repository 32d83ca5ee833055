"""Fireball: 3 damage to a target for nothing, or for {1} to a player and each champion they control."""

from tests.engine.epic.scenario import Side


def test_for_nothing_it_deals_3_damage_to_any_target(table):
    game = table(you=Side(hand=["Fireball"], board=["Muse"]), opponent=Side(board=["Cave Troll", "Steel Golem"]))
    game.play("Fireball")
    game.could_pick_modes("to a target", "target player")
    assert game.offered == [
        "Deal 3 damage to a target.",
        "{1}: Deal 3 damage to target player and each champion they control.",
    ]
    game.mode("to a target")
    game.could_choose("you", "opponent", "Muse", "Cave Troll")
    game.could_not_decline()
    game.choose("Cave Troll")
    assert game.opponent.board == ["Steel Golem"]
    assert game.you.gold == 1


def test_for_1_gold_it_burns_a_player_and_each_of_their_champions(table):
    """5.12.2: the untargetable too. 5.18.2: no ally of the Shaman, for its cost is {0}."""
    game = table(
        you=Side(hand=["Fireball"], board=["Fire Shaman"]),
        opponent=Side(board=["Cave Troll", "Steel Golem", "Kong"]),
    )
    game.play("Fireball")
    game.mode("target player")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.opponent.health == 27
    assert game.opponent.board == ["Steel Golem", "Kong"]
    assert game.champion("Steel Golem").damage == 3
    assert game.champion("Kong").damage == 3
    assert game.champion("Fire Shaman").damage == 0
    assert game.you.health == 30
    assert game.you.gold == 0


def test_you_may_burn_your_own_side(table):
    game = table(you=Side(hand=["Fireball"], board=["Trihorror", "Human"]), opponent=Side(board=["Human"]))
    game.play("Fireball")
    game.mode("target player")
    game.choose("you")
    assert game.you.health == 27
    assert game.you.board == ["Trihorror"]
    assert game.opponent.board == ["Human"]


def test_without_gold_only_the_small_one_can_be_thrown(table):
    """3.6.3."""
    game = table(you=Side(hand=["Fireball"], gold=0), opponent=Side(board=["Kong"]))
    game.play("Fireball")
    game.could_choose("you", "opponent", "Kong")
    game.choose("opponent")
    assert game.opponent.health == 27
    assert game.champion("Kong").damage == 0


def test_it_can_be_thrown_in_the_opponents_turn(table):
    game = table(you=Side(hand=["Fireball"], gold=0), opponent=Side(health=3), turn_of="opponent", moment="end-offer")
    game.you.play("Fireball")
    game.choose("opponent")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_of_more_players_it_burns_the_chosen_one_and_their_champions_alone(circle):
    game = circle(Side(hand=["Fireball"]), Side(board=["Human"]), Side(board=["Human", "Wolf"]))
    game.play("Fireball")
    game.mode("target player")
    game.could_choose("Ann", "Ben", "Cyd")
    game.choose("Cyd")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [30, 30, 27]
    assert (game["Ben"].board, game["Cyd"].board) == (["Human"], [])
