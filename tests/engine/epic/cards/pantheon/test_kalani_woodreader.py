"""Kalani, Woodreader."""

from tests.engine.epic.scenario import Side, in_play


def test_she_is_free_and_attacks_at_once(table):
    game = table(you=Side(hand=["Kalani, Woodreader"], gold=0))
    game.play("Kalani, Woodreader")
    game.attack("Kalani, Woodreader")
    game.go_to("main")
    assert game.opponent.health == 25
    kalani = game.champion("Kalani, Woodreader")
    assert (kalani.offense, kalani.defense, kalani.expended) == (5, 5, True)


def test_opponents_cannot_gain_health_and_you_can(table):
    """The rest of what a card says still happens (3.2.3c)."""
    game = table(
        you=Side(hand=["Inner Peace"], board=["Kalani, Woodreader"]),
        opponent=Side(hand=["Drain Essence"], board=["Kong"]),
    )
    game.play("Inner Peace")
    assert game.you.health == 40
    game.passes()
    game.opponent.play("Drain Essence")
    game.choose("Kong")
    assert game.champion("Kong").damage == 9
    assert game.opponent.health == 30


def test_the_righteous_gain_nothing(table):
    """5.13.1 is a gain too."""
    game = table(
        turn_of="opponent",
        you=Side(board=["Kalani, Woodreader"]),
        opponent=Side(board=["Avenging Angel"], health=20),
    )
    game.opponent.attack("Avenging Angel")
    game.go_to("main")
    assert (game.you.health, game.opponent.health) == (24, 20)


def test_when_she_is_gone_they_gain_again(table):
    """3.3.3: the damage breaks her before the health is gained."""
    game = table(
        turn_of="opponent",
        you=Side(board=["Kalani, Woodreader"]),
        opponent=Side(hand=["Drain Essence"], health=20),
    )
    game.opponent.play("Drain Essence")
    assert game.you.discard_pile == ["Kalani, Woodreader"]
    assert game.opponent.health == 29


def test_in_hand_and_discard_pile_she_does_nothing(table):
    """5.0.3."""
    game = table(
        turn_of="opponent",
        you=Side(hand=["Kalani, Woodreader"], discard=["Kalani, Woodreader"]),
        opponent=Side(hand=["Inner Peace"]),
    )
    game.opponent.play("Inner Peace")
    assert game.opponent.health == 40


def test_whoever_controls_her_gains_and_the_other_does_not(table):
    game = table(
        you=Side(hand=["Inner Peace"], board=[in_play("Kalani, Woodreader", owner="opponent")]),
        opponent=Side(hand=["Inner Peace"]),
    )
    game.play("Inner Peace")
    game.passes()
    game.opponent.play("Inner Peace")
    assert (game.you.health, game.opponent.health) == (40, 30)


def test_two_of_them_keep_everybody_from_gaining(table):
    game = table(
        you=Side(hand=["Inner Peace"], board=["Kalani, Woodreader"]),
        opponent=Side(hand=["Inner Peace"], board=["Kalani, Woodreader"]),
    )
    game.play("Inner Peace")
    game.passes()
    game.opponent.play("Inner Peace")
    assert (game.you.health, game.opponent.health) == (30, 30)


def test_what_opponents_lose_they_lose(table):
    game = table(
        you=Side(board=["Kalani, Woodreader", "Drinker of Blood"]),
        opponent=Side(hand=["Flame Strike"], board=["Drinker of Blood"]),
        turn_of="opponent",
    )
    game.opponent.play("Flame Strike")
    game.choose("your Drinker of Blood")
    assert game.you.board == ["Kalani, Woodreader"]
    assert (game.you.health, game.opponent.health) == (28, 30)


def test_of_three_players_all_but_her_controller_gain_nothing(circle):
    hand = ["Second Wind"]
    game = circle(Side(hand=hand), Side(hand=hand, board=["Kalani, Woodreader"]), Side(hand=hand))
    for name in ("Ann", "Ben", "Cyd"):
        game[name].play("Second Wind")
        game.passes()
    assert [game[name].health for name in ("Ann", "Ben", "Cyd")] == [30, 35, 30]
