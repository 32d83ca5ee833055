"""Searing Blast."""

from tests.engine.epic.scenario import Side, in_play


def test_a_player_it_damages_cannot_gain_health_this_turn(table):
    game = table(
        you=Side(hand=["Searing Blast"], board=["Muse"]),
        opponent=Side(hand=["Second Wind", "Second Wind"], board=["Kong", "Steel Golem"]),
    )
    game.play("Searing Blast")
    game.could_choose("you", "opponent", "Muse", "Kong")
    game.could_not_decline()
    game.choose("opponent")
    assert (game.opponent.health, game.you.gold) == (23, 0)
    game.passes()
    game.opponent.play("Second Wind")
    assert game.opponent.health == 23
    game.end_turn()
    game.opponent.play("Second Wind")
    assert game.opponent.health == 28


def test_the_other_player_gains_health_as_ever(table):
    game = table(you=Side(hand=["Searing Blast", "Second Wind"]))
    game.play("Searing Blast")
    game.choose("opponent")
    game.play("Second Wind")
    assert (game.you.health, game.opponent.health) == (35, 23)


def test_a_champion_that_is_damaged_costs_its_player_nothing(table):
    game = table(you=Side(hand=["Searing Blast"]), opponent=Side(hand=["Second Wind"], board=["Triceratops"]))
    game.play("Searing Blast")
    game.choose("Triceratops")
    assert game.champion("Triceratops").damage == 7
    game.passes()
    game.opponent.play("Second Wind")
    assert game.opponent.health == 35


def test_at_yourself_it_seals_you(table):
    game = table(you=Side(hand=["Searing Blast", "Second Wind"]))
    game.play("Searing Blast")
    game.choose("you")
    game.play("Second Wind")
    assert game.you.health == 23


def test_righteous_gives_nothing_to_the_sealed(table):
    """5.13.1."""
    game = table(
        turn_of="opponent",
        moment="before-damage",
        you=Side(hand=["Searing Blast"]),
        opponent=Side(board=[in_play("Avenging Angel", attacking=True, expended=True)]),
    )
    game.you.play("Searing Blast")
    game.choose("opponent")
    game.go_to("main")
    assert (game.you.health, game.opponent.health) == (24, 23)


def test_it_wins_against_the_health_that_would_have_come(table):
    game = table(you=Side(hand=["Searing Blast"]), opponent=Side(health=7))
    game.play("Searing Blast")
    game.choose("opponent")
    assert (game.winner, game.ended_by) == ("you", "health")


def test_a_player_who_cannot_be_targeted_is_not_burned(table):
    game = table(you=Side(hand=["Searing Blast"]), opponent=Side(board=["The Gudgeon"]))
    game.play("Searing Blast")
    game.could_choose("you", "The Gudgeon")
    game.choose("The Gudgeon")
    assert game.opponent.board == []


def test_it_is_an_ally_of_the_wild(table):
    """3.2.5: the shaman's 3 damage follow."""
    game = table(you=Side(hand=["Searing Blast"], board=["Fire Shaman"]))
    game.play("Searing Blast")
    game.choose("opponent")
    game.choose("opponent")
    assert game.opponent.health == 20


def test_of_more_players_the_damaged_one_alone_gains_no_health(circle):
    game = circle(Side(hand=["Searing Blast"]), *[Side(hand=["Second Wind"]) for _ in range(3)])
    game.play("Searing Blast")
    game.choose("Cyd")
    for name in ("Ben", "Cyd", "Dan"):
        game.passes()
        game[name].play("Second Wind")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd", "Dan")] == [30, 35, 23, 35]
