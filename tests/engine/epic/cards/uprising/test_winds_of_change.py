"""Winds of Change: breakthrough and counters, two for each of your champions or five for one and a card."""

from tests.engine.epic.scenario import Side


def test_each_of_your_champions_gets_two_counters_and_breakthrough(table):
    """5.12.2."""
    game = table(
        you=Side(hand=["Winds of Change"], board=["Human", "Steel Golem"], top=["Muse"]), opponent=Side(board=["Wolf"])
    )
    game.play("Winds of Change")
    game.could_pick_modes("two +1", "five +1")
    game.mode("two +1")
    human, golem = game.champion("Human"), game.champion("Steel Golem")
    assert (human.offense, human.defense, human.counters, human.keywords) == (3, 3, 2, {"breakthrough"})
    assert (golem.offense, golem.defense, golem.counters) == (15, 15, 2)
    assert golem.keywords == {"untargetable", "breakthrough"}
    assert (game.champion("Wolf").counters, game.champion("Wolf").keywords) == (0, set())
    assert game.you.hand == []
    game.end_turn()
    assert (game.champion("Human").offense, game.champion("Human").keywords) == (3, set())


def test_breakthrough_carries_what_the_counters_add(table):
    """5.7.1: 3 damage against a blocker with 1 defense."""
    game = table(you=Side(hand=["Winds of Change"], board=["Human"]), opponent=Side(board=["Human"]))
    game.play("Winds of Change")
    game.mode("two +1")
    game.attack("Human")
    game.go_to("blockers")
    game.block("Human")
    game.go_to("damage")
    game.assign("your Human", {"opponent": 2, "their Human": 1})
    assert (game.opponent.health, game.opponent.board, game.champion("Human").damage) == (28, [], 1)


def test_or_five_counters_on_one_champion_and_a_card(table):
    """Of either side; the untargetable cannot be chosen."""
    game = table(
        you=Side(hand=["Winds of Change"], board=["Human", "Steel Golem"], top=["Muse"]), opponent=Side(board=["Wolf"])
    )
    game.play("Winds of Change")
    game.mode("five +1")
    game.could_choose("Human", "Wolf")
    game.could_not_decline()
    game.choose("Human")
    human = game.champion("Human")
    assert (human.offense, human.defense, human.counters, human.keywords) == (6, 6, 5, {"breakthrough"})
    assert (game.you.hand, game.champion("Wolf").counters) == (["Muse"], 0)
    game.end_turn()
    assert (game.champion("Human").counters, game.champion("Human").keywords) == (5, set())


def test_without_a_target_the_card_is_drawn_all_the_same(table):
    """3.2.3c."""
    game = table(you=Side(hand=["Winds of Change"], board=["Steel Golem"], top=["Muse"]))
    game.play("Winds of Change")
    game.mode("five +1")
    assert (game.you.hand, game.champion("Steel Golem").counters) == (["Muse"], 0)


def test_in_the_opponents_turn_the_counters_save_a_blocker(table):
    game = table(turn_of="opponent", you=Side(hand=["Winds of Change"], board=["Wolf"]), opponent=Side(board=["Demon"]))
    game.attack("Demon")
    game.go_to("blockers")
    game.block("Wolf")
    game.you.play("Winds of Change")
    game.mode("five +1")
    game.choose("Wolf")
    game.go_to("main")
    assert (game.you.board, game.opponent.board, game.champion("Wolf").damage) == (["Wolf"], [], 4)
