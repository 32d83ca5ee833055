"""Lurking Giant."""

from tests.engine.epic.scenario import Side, in_play


def test_it_ambushes_at_the_end_of_the_opponents_turn_and_attacks_on_yours(table):
    """Rule 5.17.2: it is no longer deploying when your turn has started."""
    game = table(turn_of="opponent", moment="end-offer", you=Side(hand=["Lurking Giant"]))
    game.you.play("Lurking Giant")
    assert game.champion("Lurking Giant").deploying
    game.end_turn()
    assert not game.champion("Lurking Giant").deploying
    game.attack("Lurking Giant")
    game.go_to("main")
    assert game.opponent.health == 19


def test_it_ambushes_an_attacker(table):
    game = table(
        turn_of="opponent",
        moment="before-blocks",
        initiative="you",
        you=Side(hand=["Lurking Giant"]),
        opponent=Side(board=[in_play("White Knight", attacking=True, expended=True)]),
    )
    game.you.play("Lurking Giant")
    game.go_to("blockers")
    game.block("Lurking Giant")
    game.go_to("main")
    assert game.opponent.discard_pile == ["White Knight"]
    giant = game.champion("Lurking Giant")
    assert (giant.offense, giant.defense, giant.damage) == (11, 11, 9)


def test_without_blitz_it_does_not_attack_on_the_turn_it_came(table):
    game = table(you=Side(hand=["Lurking Giant"]))
    game.play("Lurking Giant")
    game.could_not_attack()
