"""Wither."""

from tests.engine.epic.scenario import Side, in_play


def test_a_name_withers_on_both_sides(table):
    """5.12.2: the target must be targetable, the others with its name need not."""
    game = table(
        you=Side(hand=["Wither"], board=["Human", "Muse"], gold=0),
        opponent=Side(board=[in_play("Human", gained="untargetable"), "Human", "Muse", "Steel Golem"]),
    )
    game.play("Wither")
    game.could_choose("your Human", "your Muse", "their Human#2", "their Muse")
    game.could_not_decline()
    game.choose("their Human#2")
    assert game.you.board == ["Muse"]
    assert game.opponent.board == ["Muse", "Steel Golem"]


def test_who_lives_is_weak_until_the_turn_ends(table):
    game = table(you=Side(hand=["Wither"], board=["Medusa"]), opponent=Side(board=["Kong", "Kong", "Medusa"]))
    game.play("Wither")
    game.choose("Kong")
    for kong in (game.champion("Kong"), game.champion("Kong#2")):
        assert (kong.offense, kong.defense, kong.damage) == (10, 14, 3)
    assert (game.you.champion("Medusa").offense, game.opponent.champion("Medusa").offense) == (6, 6)
    game.end_turn()
    assert (game.champion("Kong").offense, game.champion("Kong").damage) == (13, 0)


def test_a_kong_that_comes_later_is_not_weak(table):
    game = table(you=Side(hand=["Wither", "Rampaging Wurm"], board=["Rampaging Wurm"]))
    game.play("Wither")
    game.play("Rampaging Wurm")
    assert (game.champion("Rampaging Wurm").offense, game.champion("Rampaging Wurm#2").offense) == (11, 14)


def test_offense_does_not_fall_below_0(table):
    game = table(
        turn_of="opponent",
        you=Side(hand=["Wither"]),
        opponent=Side(board=[in_play("Standard Bearer"), "Priest of Kalnor"]),
    )
    game.attack("Standard Bearer")
    game.passes()
    game.you.play("Wither")
    game.choose("Standard Bearer")
    assert game.champion("Standard Bearer").offense == 0
    game.go_to("main")
    assert game.you.health == 30


def test_the_unbreakable_are_weakened_too(table):
    """5.9.3: they take the damage."""
    game = table(you=Side(hand=["Wither"]), opponent=Side(board=[in_play("Cave Troll", gained="unbreakable")]))
    game.play("Wither")
    assert (game.champion("Cave Troll").offense, game.champion("Cave Troll").damage) == (2, 3)


def test_without_a_target_nothing_withers(table):
    game = table(you=Side(hand=["Wither"]), opponent=Side(board=["Steel Golem"]))
    game.play("Wither")
    assert (game.champion("Steel Golem").damage, game.champion("Steel Golem").offense) == (0, 13)
    assert game.you.discard_pile == ["Wither"]


def test_each_token_that_withers_feeds_the_drinker_of_blood(table):
    """2.3.5a: a token that breaks still triggers, each for itself."""
    game = table(you=Side(hand=["Wither"], board=["Drinker of Blood"]), opponent=Side(board=["Human", "Human", "Muse"]))
    game.play("Wither")
    game.choose("Human")
    assert game.opponent.board == ["Muse"]
    assert (game.you.health, game.opponent.health) == (34, 26)
