"""Graft-Steel Salvager: a free 3/3 that expends to take a constructed card back from your discard pile."""

from tests.engine.epic_tcg.scenario import Side, of_another


def test_a_constructed_card_of_your_discard_pile_comes_to_your_hand(table):
    discard = ["Graft-Steel Crusher", "Hulk", "Barracks", "Bombard", of_another("Repair Golem")]
    game = table(
        you=Side(board=["Graft-Steel Salvager"], discard=discard), opponent=Side(discard=["Tech Golem"]), step="end"
    )
    game.use("Graft-Steel Salvager")
    game.could_choose("Graft-Steel Crusher", "Barracks", "Bombard", "Repair Golem")
    game.choose("Bombard")
    assert (game.piece("Graft-Steel Salvager").expended, game.you.hand) == (True, [])
    game.resolve()
    assert game.you.hand == ["Bombard"]
    assert game.you.discard_pile == ["Barracks", "Graft-Steel Crusher", "Hulk", "Repair Golem"]


def test_without_one_it_cannot_be_used(table):
    game = table(
        you=Side(hand=["Graft-Steel Salvager"], discard=["Hulk"], actions=0), opponent=Side(discard=["Bombard"])
    )
    game.play("Graft-Steel Salvager")
    game.resolve()
    game.could_use()


def test_a_card_that_is_gone_on_resolution_does_not_come(table):
    game = table(you=Side(board=["Graft-Steel Salvager"], discard=["Bombard"]), opponent=Side(board=["Tower of Souls"]))
    game.use("Graft-Steel Salvager")
    game.passes()
    game.opponent.use("Tower of Souls", 0)
    game.resolve()
    assert (game.you.hand, game.you.deck[-1], game.line) == ([], "Bombard", [])


def test_for_free_in_the_build_step_only(table):
    game = table(you=Side(hand=["Graft-Steel Salvager"], actions=0), opponent=Side(), step="battle")
    game.could_play()
    game.go_to("build")
    game.play("Graft-Steel Salvager")
    assert game.line == ["Graft-Steel Salvager"]
