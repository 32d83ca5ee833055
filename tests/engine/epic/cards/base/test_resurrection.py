"""Resurrection."""

from tests.engine.epic.scenario import Side, in_play


def test_a_champion_broken_this_turn_returns_and_its_tribute_applies(table):
    """5.6.1: the tribute applies whenever the card enters play; it deploys (5.17.3)."""
    game = table(
        you=Side(hand=["Resurrection"], broken=["Kong", "White Knight"], discard=["Muse", "Erase"]),
        opponent=Side(board=["Demon"], broken=["Triceratops"]),
    )
    game.play("Resurrection")
    game.mode("broken this turn")
    game.could_choose("Kong", "White Knight")
    game.could_not_decline()
    game.choose("Kong")
    game.could_choose("Kong", "Demon")
    game.choose("Demon")
    assert game.you.board == ["Kong"]
    assert game.champion("Kong").deploying
    assert game.opponent.board == []
    assert game.you.discard_pile == ["Erase", "Muse", "Resurrection", "White Knight"]
    game.could_not_attack()


def test_a_champion_broken_in_the_battle_comes_back_afterwards_without_its_damage(table):
    game = table(
        turn_of="opponent",
        moment="before-damage",
        you=Side(hand=["Resurrection"], board=[in_play("Cave Troll", blocking=True, flipped=True, counters=1)]),
        opponent=Side(board=[in_play("Kong", attacking=True, expended=True)]),
    )
    game.go_to("main")
    assert game.you.discard_pile == ["Cave Troll"]
    game.passes()
    game.you.play("Resurrection")
    game.mode("broken this turn")
    troll = game.champion("Cave Troll")
    assert (troll.controller, troll.damage, troll.counters, troll.prepared) == ("you", 0, 0, True)


def test_a_card_discarded_this_turn_was_not_broken(table):
    """5.16.2."""
    game = table(you=Side(hand=["Thought Plucker"]), opponent=Side(hand=["Resurrection", "Kong"]))
    game.play("Thought Plucker")
    game.opponent.discard("Kong")
    game.passes()
    game.opponent.play("Resurrection")
    game.mode("broken this turn")
    assert game.opponent.board == []
    assert game.opponent.discard_pile == ["Kong", "Resurrection"]


def test_a_champion_broken_last_turn_does_not_return(table):
    game = table(you=Side(hand=["Kong"], gold=1), opponent=Side(board=["Demon", "Muse"], hand=["Resurrection"]))
    game.play("Kong")
    game.choose("Muse")
    game.end_turn()
    game.opponent.play("Resurrection")
    game.mode("broken this turn")
    assert game.opponent.board == ["Demon"]
    assert game.opponent.discard_pile == ["Muse", "Resurrection"]


def test_your_champion_that_broke_on_the_other_side_is_in_your_discard_pile(table):
    """1.9.2: a card goes to its owner's discard pile."""
    game = table(
        you=Side(hand=["Resurrection", "Flash Fire"]),
        opponent=Side(board=[in_play("Human"), in_play("Muse", owner="you")]),
    )
    game.play("Flash Fire")
    game.mode("each champion and each player")
    game.play("Resurrection")
    game.mode("broken this turn")
    assert game.you.board == ["Muse"]
    assert game.opponent.board == []


def test_it_draws_two_cards_instead(table):
    game = table(you=Side(hand=["Resurrection"], broken=["Kong"], top=["Muse", "Erase"]))
    game.play("Resurrection")
    game.could_pick_modes("Draw two cards", "broken this turn")
    game.mode("Draw two cards")
    assert game.you.hand == ["Erase", "Muse"]
    assert game.you.board == []
