"""Guilt Demon."""

from tests.engine.epic.scenario import Side, in_play


def test_the_tribute_banishes_a_card_of_either_discard_pile(table):
    game = table(you=Side(hand=["Guilt Demon"], discard=["Kong"]), opponent=Side(discard=["Muse", "Lash", "Lash"]))
    game.play("Guilt Demon")
    game.could_choose("Kong", "Muse", "Lash")
    game.could_decline()
    game.choose("Lash")
    assert game.opponent.discard_pile == ["Lash", "Muse"]
    assert game.opponent.bottom[0] == "Lash"
    assert game.you.discard_pile == ["Kong"]
    assert game.you.gold == 1


def test_the_banishing_may_be_declined(table):
    game = table(you=Side(hand=["Guilt Demon"]), opponent=Side(discard=["Muse"]))
    game.play("Guilt Demon")
    game.decline()
    assert game.opponent.discard_pile == ["Muse"]


def test_it_banishes_again_when_it_attacks_on_the_turn_it_came(table):
    game = table(you=Side(hand=["Guilt Demon"]), opponent=Side(board=["Steel Golem"], discard=["Muse", "Kong"]))
    game.play("Guilt Demon")
    game.choose("Muse")
    game.attack("Guilt Demon")
    game.could_choose("Kong")
    game.could_decline()
    game.choose("Kong")
    assert game.opponent.discard_pile == []
    assert game.opponent.bottom[:2] == ["Kong", "Muse"]
    game.go_to("main")
    assert game.opponent.health == 27


def test_with_empty_discard_piles_nothing_is_asked(table):
    game = table(you=Side(hand=["Guilt Demon"]))
    game.play("Guilt Demon")
    game.attack("Guilt Demon")
    assert game.moment == "before-blocks"


def test_it_ambushes_an_airborne_attacker_and_banishes_nothing_more_for_blocking(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Guilt Demon"]),
        opponent=Side(board=[in_play("Muse", attacking=True, expended=True)], discard=["Kong", "Lash"]),
    )
    game.you.play("Guilt Demon")
    game.choose("Kong")
    game.go_to("blockers")
    game.could_block_with("Guilt Demon")
    game.block("Guilt Demon")
    assert game.moment == "before-damage"
    assert game.opponent.discard_pile == ["Lash"]
    game.go_to("main")
    assert game.you.discard_pile == ["Guilt Demon"]
    assert game.opponent.discard_pile == ["Lash", "Muse"]
