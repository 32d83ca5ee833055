"""Dark One's Fury."""

from tests.engine.epic.scenario import Side


def test_on_your_turn_whoever_is_not_evil_breaks(table):
    """5.12.2: untargetable or not; 5.9.2: but not the unbreakable."""
    game = table(
        you=Side(hand=["Dark One's Fury"], board=["Medusa", "Human", "Juggernaut"]),
        opponent=Side(board=["Demon", "Zombie", "Wolf", "Steel Golem", "White Knight"]),
    )
    game.play("Dark One's Fury")
    game.could_pick_modes("Draw two cards", "break all non-evil champions")
    game.mode("break all non-evil champions")
    assert game.you.board == ["Medusa", "Juggernaut"]
    assert game.opponent.board == ["Demon", "Zombie"]
    assert game.you.discard_pile == ["Dark One's Fury"]
    assert game.opponent.discard_pile == ["Steel Golem", "White Knight"]
    assert game.you.gold == 0


def test_a_human_that_is_good_and_evil_stays(table):
    """2.5.3."""
    game = table(
        you=Side(hand=["Dark One's Fury"], board=["Human"]),
        opponent=Side(board=["Dark Leader", "Human", "Fire Shaman", "Muse"]),
    )
    game.play("Dark One's Fury")
    game.mode("break all non-evil champions")
    assert game.you.board == []
    assert game.opponent.board == ["Dark Leader", "Human", "Fire Shaman"]


def test_on_the_opponents_turn_nobody_breaks(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Dark One's Fury"]),
        opponent=Side(board=["Human"]),
    )
    game.you.play("Dark One's Fury")
    game.mode("break all non-evil champions")
    assert game.opponent.board == ["Human"]
    assert game.you.discard_pile == ["Dark One's Fury"]
    assert game.you.gold == 0


def test_or_it_draws_two_cards_on_any_turn(table):
    game = table(
        turn_of="opponent",
        moment="end-offer",
        you=Side(hand=["Dark One's Fury"], board=["Human"], top=["Kong", "Muse"]),
    )
    game.you.play("Dark One's Fury")
    game.mode("Draw two cards")
    assert game.you.hand == ["Kong", "Muse"]
    assert game.you.board == ["Human"]


def test_the_gatekeeper_answers_when_all_is_broken(table):
    """3.2.5, 5.18.1: it is an evil card of cost 1."""
    game = table(you=Side(hand=["Dark One's Fury"], board=["Infernal Gatekeeper", "Kong"]))
    game.play("Dark One's Fury")
    game.mode("break all non-evil champions")
    game.accept()
    assert game.you.board == ["Infernal Gatekeeper", "Demon"]
    assert game.you.health == 29
