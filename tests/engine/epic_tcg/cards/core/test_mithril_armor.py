"""Mithril Armor: a fast object that draws a card; you have damage ward 5."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_it_draws_when_it_enters_and_can_come_in_the_other_turn(table):
    game = table(you=Side(hand=["Mithril Armor"], top=["Muse"]), opponent=Side(), turn_of="opponent")
    game.passes()
    game.you.play("Mithril Armor")
    game.resolve()
    game.resolve()
    assert (game.you.board, game.you.hand) == (["Mithril Armor"], ["Muse"])


def test_it_takes_5_once_from_what_an_attacking_group_deals_range_included(table):
    game = table(
        you=Side(board=["Mithril Armor"]),
        opponent=Side(board=["Watchful Centaur", "Hulk", "Hired Muscle"]),
        step="battle",
        turn_of="opponent",
    )
    game.all_pass()
    game.opponent.attack("Watchful Centaur", "Hulk", "Hired Muscle", whom="you")
    game.all_pass()
    game.all_pass()
    assert game.you.mojo == 19


def test_each_event_is_an_instance_of_its_own_and_champions_are_not_covered(table):
    game = table(
        you=Side(board=["Mithril Armor", "Hulk"], hand=["Relentless Chant"]),
        opponent=Side(hand=["Spontaneous Combustion", "Blast", "Lightning Strike"], actions=2),
        turn_of="opponent",
    )
    for name in ("Spontaneous Combustion", "Blast"):
        game.opponent.play(name)
        game.choose("you")
        if game.line:
            game.resolve()
    assert game.you.mojo == 27
    game.opponent.play("Lightning Strike")
    game.choose("Hulk")
    game.resolve()
    assert game.piece("Hulk").damage == 3
    game.passes()
    game.you.play("Relentless Chant")
    game.choose("opponent")
    game.resolve()
    assert game.opponent.mojo == 28


def test_lost_mojo_is_no_damage(table):
    game = table(
        you=Side(board=["Mithril Armor"]), opponent=Side(hand=["Ice Storm"]), step="pre_battle", turn_of="opponent"
    )
    game.opponent.play("Ice Storm")
    game.resolve()
    assert game.you.mojo == 25


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Mithril Armor") == AT_ANY_TIME
    assert moments(table, "Mithril Armor", actions=0) == NEVER
