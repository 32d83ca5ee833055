"""Corpse Taker: a 1/1 that may fetch a {1} champion from your discard pile and banishes discarded cards."""

from tests.engine.epic.scenario import Side


def test_tribute_may_return_a_champion_that_costs_1_from_your_discard_pile(table):
    game = table(
        you=Side(hand=["Corpse Taker"], discard=["Kong", "Muse", "Wither", "Bitten", "Corpse Taker", "Medusa"]),
        opponent=Side(discard=["Thundarus"]),
    )
    game.play("Corpse Taker")
    game.could_choose("Kong", "Medusa")
    game.could_decline()
    game.choose("Kong")
    assert game.you.hand == ["Kong"]
    assert game.you.discard_pile == ["Bitten", "Corpse Taker", "Medusa", "Muse", "Wither"]
    assert game.opponent.knows_hand == ["Kong"]
    assert (game.champion("Corpse Taker").offense, game.champion("Corpse Taker").defense) == (1, 1)
    assert game.you.gold == 1


def test_you_may_leave_it_where_it_is(table):
    game = table(you=Side(hand=["Corpse Taker"], discard=["Kong"]))
    game.play("Corpse Taker")
    game.decline()
    assert game.you.hand == []
    assert game.you.discard_pile == ["Kong"]


def test_without_such_a_champion_nothing_is_asked(table):
    game = table(you=Side(hand=["Corpse Taker"], discard=["Muse", "Bitten"]), opponent=Side(discard=["Kong"]))
    game.play("Corpse Taker")
    assert game.moment == "main"


def test_its_power_banishes_any_card_of_any_discard_pile(table):
    game = table(
        you=Side(board=["Corpse Taker"], discard=["Wither"]),
        opponent=Side(discard=["Kong", "Muse"], board=["Demon"]),
    )
    game.use("Corpse Taker")
    game.could_choose("Wither", "Kong", "Muse")
    game.could_not_decline()
    game.choose("Muse")
    assert game.opponent.discard_pile == ["Kong"]
    assert game.opponent.bottom[0] == "Muse"
    assert game.champion("Corpse Taker").expended
    game.could_not_use("Corpse Taker")


def test_it_cannot_banish_while_it_is_deploying(table):
    """5.17.1."""
    game = table(you=Side(hand=["Corpse Taker"]), opponent=Side(discard=["Kong"]))
    game.play("Corpse Taker")
    game.could_not_use("Corpse Taker")
    game.end_turn()
    game.end_turn()
    game.use("Corpse Taker")
    assert game.opponent.bottom[0] == "Kong"


def test_it_can_banish_in_the_opponents_turn_before_the_card_is_recalled(table):
    """3.5.2."""
    game = table(
        you=Side(board=["Corpse Taker"]),
        opponent=Side(discard=["Cave Troll"], hand=["Flame Strike"], board=["Human"]),
        turn_of="opponent",
    )
    game.opponent.attack("Human")
    game.opponent.passes()
    game.you.use("Corpse Taker")
    game.go_to("main")
    game.opponent.play("Flame Strike")
    game.choose("you")
    assert game.opponent.hand == []
    assert game.opponent.bottom[0] == "Cave Troll"
