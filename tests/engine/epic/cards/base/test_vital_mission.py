"""Vital Mission."""

from tests.engine.epic.scenario import Side, in_play


def test_their_champion_leaves_and_they_gain_its_offense(table):
    """5.15.1; the offense as it was in play."""
    game = table(
        you=Side(hand=["Vital Mission"], board=["Human"], top=["Muse"]),
        opponent=Side(board=[in_play("Kong", offense=4, counters=1), "Sea Titan"]),
    )
    game.play("Vital Mission")
    game.could_choose("Human", "Kong")
    game.choose("Kong")
    assert game.opponent.board == ["Sea Titan"]
    assert game.opponent.bottom[0] == "Kong"
    assert (game.you.health, game.opponent.health) == (30, 48)
    assert game.you.hand == []


def test_your_own_gives_you_health_and_two_cards(table):
    game = table(you=Side(hand=["Vital Mission"], board=["White Knight"], top=["Muse", "Erase"]))
    game.play("Vital Mission")
    assert (game.you.board, game.you.health, game.you.hand) == ([], 39, ["Erase", "Muse"])
    assert game.you.bottom[0] == "White Knight"


def test_control_counts_and_not_ownership(table):
    """1.9.2: the card goes to its owner's deck."""
    game = table(
        you=Side(hand=["Vital Mission"], board=[in_play("Kong", owner="opponent")], top=["Muse", "Erase"]),
    )
    game.play("Vital Mission")
    assert (game.you.health, game.you.hand) == (43, ["Erase", "Muse"])
    assert (game.opponent.health, game.opponent.bottom[0]) == (30, "Kong")


def test_a_bearer_gives_its_last_strength_too(table):
    """3.3.3: the token's offense counts while Standard Bearer is in play."""
    game = table(you=Side(hand=["Vital Mission"], board=["Standard Bearer", "Human"], top=["Muse", "Erase"]))
    game.play("Vital Mission")
    game.choose("Human")
    assert (game.you.health, game.you.board) == (33, ["Standard Bearer"])
    assert game.you.hand == ["Erase", "Muse"]


def test_the_unbanishable_stay_and_the_rest_still_happens(table):
    """5.11.2."""
    game = table(you=Side(hand=["Vital Mission"], top=["Muse"]), opponent=Side(board=["Thundarus"]))
    game.play("Vital Mission")
    assert (game.opponent.board, game.opponent.health, game.you.hand) == (["Thundarus"], 40, [])


def test_without_a_target_nobody_gains_or_draws(table):
    game = table(you=Side(hand=["Vital Mission"], board=["Sea Titan"], top=["Muse"]))
    game.play("Vital Mission")
    assert (game.you.health, game.opponent.health, game.you.hand) == (30, 30, [])


def test_a_champion_without_offense_gives_no_health(table):
    game = table(you=Side(hand=["Vital Mission"]), opponent=Side(board=["Forcemage Apprentice"]))
    game.play("Vital Mission")
    assert (game.opponent.board, game.opponent.health) == ([], 30)


def test_of_more_players_the_controller_gains_the_health_not_the_owner(circle):
    """You draw for your own champion only."""
    game = circle(Side(hand=["Vital Mission"]), Side(board=[in_play("Kong", owner="Cyd")]), Side())
    game.play("Vital Mission")
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [30, 43, 30]
    assert (game["Ann"].hand, game["Cyd"].bottom[0]) == ([], "Kong")
