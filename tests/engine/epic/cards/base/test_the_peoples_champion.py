"""The People's Champion."""

from tests.engine.epic.scenario import Side


def test_its_tribute_brings_two_humans_once(table):
    """5.18.1: it was not in play when it was played, so its own ally ability does not see it."""
    game = table(you=Side(hand=["The People's Champion"]))
    game.play("The People's Champion")
    assert game.you.board == ["The People's Champion", "Human", "Human"]
    assert (game.champion("Human").offense, game.champion("Human").defense) == (1, 1)


def test_each_good_card_of_cost_1_brings_two_more(table):
    game = table(you=Side(hand=["Inner Peace"], board=["The People's Champion"]))
    game.play("Inner Peace")
    assert game.you.board == ["The People's Champion", "Human", "Human"]


def test_a_second_champion_brings_four(table):
    game = table(you=Side(hand=["The People's Champion"], board=["The People's Champion"]))
    game.play("The People's Champion")
    assert game.you.board == ["The People's Champion", "The People's Champion"] + ["Human"] * 4


def test_free_cards_other_alignments_and_the_opponents_cards_bring_nobody(table):
    """5.18.2."""
    game = table(
        you=Side(hand=["Rally the People", "Drain Essence"], board=["The People's Champion"]),
        opponent=Side(hand=["Inner Peace"]),
    )
    game.play("Rally the People")
    assert game.you.board == ["The People's Champion", "Human"]
    game.use("Rally the People")
    assert game.you.board == ["The People's Champion", "Human"]
    game.passes()
    game.opponent.play("Inner Peace")
    assert game.you.board == ["The People's Champion", "Human"]


def test_it_cannot_be_banished(table):
    """5.11.2: it may be targeted, but the attempt fails."""
    game = table(you=Side(hand=["Banishment"], top=["Muse"]), opponent=Side(board=["The People's Champion"]))
    game.play("Banishment")
    assert game.opponent.board == ["The People's Champion"]
    assert game.you.hand == ["Muse"]


def test_vital_mission_on_your_own_gives_all_but_the_banishing(table):
    """5.11.2: health for its offense, two cards, and two humans for the good card."""
    game = table(you=Side(hand=["Vital Mission"], board=["The People's Champion"], top=["Muse", "Erase"]))
    game.play("Vital Mission")
    assert game.you.health == 38
    assert game.you.hand == ["Erase", "Muse"]
    assert game.you.board == ["The People's Champion", "Human", "Human"]


def test_it_can_be_transformed_and_returned(table):
    """5.21.2."""
    game = table(you=Side(hand=["Transform"]), opponent=Side(board=["The People's Champion"]))
    game.play("Transform")
    game.mode("wolf token")
    assert game.opponent.board == ["Wolf"]
    assert game.opponent.bottom[0] == "The People's Champion"


def test_it_fights_as_8_by_7(table):
    game = table(you=Side(board=["The People's Champion"]), opponent=Side(board=["Ice Drake"]))
    game.attack("The People's Champion")
    game.go_to("blockers")
    game.block("Ice Drake")
    game.go_to("main")
    assert game.opponent.discard_pile == ["Ice Drake"]
    assert game.champion("The People's Champion").damage == 6
