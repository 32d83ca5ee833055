"""Flame Strike: 8 damage to a target."""

from tests.engine.epic.scenario import Side, in_play


def test_it_can_hit_any_player_or_targetable_champion(table):
    game = table(
        you=Side(hand=["Flame Strike"], board=["Human"]), opponent=Side(board=["Palace Guard", "Steel Golem", "Kong"])
    )
    game.play("Flame Strike")
    game.could_choose("you", "opponent", "Human", "Palace Guard", "Kong")
    game.could_not_decline()
    game.choose("Palace Guard")
    assert game.opponent.discard_pile == ["Palace Guard"]
    assert game.opponent.board == ["Steel Golem", "Kong"]
    assert game.you.gold == 0


def test_8_damage_break_what_has_taken_6_of_14(table):
    """5.16.3: the damage of the whole turn counts."""
    game = table(you=Side(hand=["Flame Strike"]), opponent=Side(board=[in_play("Kong", damage=6), "Kong"]))
    game.play("Flame Strike")
    game.choose("Kong")
    assert game.opponent.board == ["Kong"]
    assert game.opponent.discard_pile == ["Kong"]
    game = table(you=Side(hand=["Flame Strike"]), opponent=Side(board=[in_play("Kong", damage=5)]))
    game.play("Flame Strike")
    game.choose("Kong")
    assert game.champion("Kong").damage == 13


def test_it_finishes_a_player(table):
    game = table(you=Side(hand=["Flame Strike"]), opponent=Side(health=8))
    game.play("Flame Strike")
    game.choose("opponent")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_it_can_be_cast_in_battle_before_damage(table):
    game = table(you=Side(hand=["Flame Strike"], board=["Human"]), opponent=Side(board=["Angel of Light"]))
    game.attack("Human")
    game.go_to("blockers")
    game.block("Angel of Light")
    game.opponent.passes()
    game.you.play("Flame Strike")
    game.choose("Angel of Light")
    game.go_to("main")
    assert game.you.board == ["Human"]
    assert game.opponent.board == []
    assert game.opponent.health == 30
