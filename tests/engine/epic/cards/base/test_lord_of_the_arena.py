"""Lord of the Arena."""

from tests.engine.epic.scenario import Side, in_play


def test_on_the_turn_it_came_it_is_unbreakable_with_8_more_offense(table):
    game = table(you=Side(hand=["Lord of the Arena"]), opponent=Side(board=["Burrowing Wurm"]))
    game.play("Lord of the Arena")
    lord = game.champion("Lord of the Arena")
    assert (lord.offense, lord.defense) == (13, 9)
    assert "unbreakable" in lord.keywords
    game.attack("Lord of the Arena")
    game.go_to("before-damage")
    assert game.champion("Burrowing Wurm").blocking
    game.go_to("main")
    assert game.champion("Lord of the Arena").damage == 18
    assert game.champion("Burrowing Wurm").damage == 13
    game.end_turn()
    lord = game.champion("Lord of the Arena")
    assert (lord.offense, lord.defense, lord.damage) == (5, 9, 0)
    assert "unbreakable" not in lord.keywords


def test_each_good_card_of_cost_1_adds_8_more(table):
    game = table(you=Side(hand=["Inner Peace"], board=[in_play("Lord of the Arena", offense=8)]))
    game.play("Inner Peace")
    lord = game.champion("Lord of the Arena")
    assert lord.offense == 21
    assert "unbreakable" in lord.keywords
    game = table(you=Side(hand=["Lord of the Arena"], board=["Lord of the Arena"]))
    game.play("Lord of the Arena")
    assert [game.champion(name).offense for name in ("Lord of the Arena", "Lord of the Arena#2")] == [13, 13]


def test_free_cards_other_alignments_and_the_opponents_cards_add_nothing(table):
    """Rule 5.18."""
    game = table(
        you=Side(hand=["Faithful Pegasus", "Hurricane"], board=["Lord of the Arena"]),
        opponent=Side(hand=["Inner Peace"]),
    )
    game.play("Faithful Pegasus")
    game.play("Hurricane")
    game.mode("Draw two cards")
    game.passes()
    game.opponent.play("Inner Peace")
    assert game.champion("Lord of the Arena").offense == 5


def test_it_must_be_blocked_by_at_least_one_champion_that_can(table):
    """Rule 4.4.6c."""
    game = table(you=Side(board=["Lord of the Arena", "Kong"]), opponent=Side(board=["Wolf", "Human", "Demon"]))
    game.attack("Lord of the Arena", "Kong")
    game.go_to("blockers")
    game.could_block_with("Wolf", "Human", "Demon")
    game.could_not_decline()
    game.block("Human")
    assert game.moment == "before-damage"
    assert game.champion("Wolf").prepared
    assert game.champion("Human").blocking
    game.go_to("damage")
    game.assign("Human", {"Lord of the Arena": 1, "Kong": 0})
    assert game.opponent.board == ["Wolf", "Demon"]
    assert game.opponent.health == 30


def test_an_attack_without_it_need_not_be_blocked(table):
    game = table(you=Side(board=["Lord of the Arena", "Kong"]), opponent=Side(board=["Wolf"]))
    game.attack("Kong")
    game.go_to("blockers")
    game.could_decline()
    game.block()
    game.go_to("main")
    assert game.opponent.health == 17


def test_who_cannot_block_does_not(table):
    game = table(you=Side(board=["Lord of the Arena"]), opponent=Side(board=[in_play("Wolf", expended=True)]))
    game.attack("Lord of the Arena")
    game.go_to("main")
    assert game.opponent.health == 25
