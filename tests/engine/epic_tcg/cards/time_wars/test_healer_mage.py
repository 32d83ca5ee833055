"""Healer Mage: a fast 3/7; a good action card that you play may give 4 Mojo, a magical one may draw a card."""

from tests.engine.epic_tcg.scenario import Side


def test_a_good_magical_action_card_triggers_both_above_it_on_the_line(table):
    game = table(you=Side(board=["Healer Mage"], hand=["Revoker"]), opponent=Side(board=["Healer Mage"]))
    game.play("Revoker")
    game.order("Healer Mage")
    assert game.line == ["Revoker", "Healer Mage", "Healer Mage"]
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.mojo) == (["Burrowing Wurm"], 30)
    game.resolve()
    game.accept()
    assert (game.you.mojo, game.opponent.mojo, game.line) == (34, 30, ["Revoker"])


def test_a_good_one_of_another_origin_gives_mojo_only_and_it_may_be_declined(table):
    game = table(you=Side(board=["Healer Mage"], hand=["Messengers"]), opponent=Side())
    game.play("Messengers")
    assert game.line == ["Messengers", "Healer Mage"]
    game.resolve()
    game.decline()
    assert (game.you.mojo, game.you.hand) == (30, [])


def test_a_magical_one_of_another_alignment_draws_only(table):
    game = table(you=Side(board=["Healer Mage"], hand=["Swooping Dragon"]), opponent=Side())
    game.play("Swooping Dragon")
    game.resolve()
    game.accept()
    assert (game.you.mojo, game.you.hand, game.line) == (30, ["Burrowing Wurm"], ["Swooping Dragon"])


def test_free_cards_even_paid_for_veiled_ones_and_the_opponents_cards_trigger_nothing(table):
    game = table(
        you=Side(board=["Healer Mage"], hand=["White Dragon", "Winter Fairy"], actions=2),
        opponent=Side(hand=["Angel of Grace"]),
    )
    game.play("White Dragon")
    game.accept()
    assert (game.you.actions, game.line) == (1, ["White Dragon"])
    game.resolve()
    game.resolve()
    game.play_veiled("Winter Fairy")
    assert game.line == ["Winter Fairy"]
    game.passes()
    game.opponent.play("Angel of Grace")
    assert game.line == ["Winter Fairy", "Angel of Grace"]


def test_it_is_played_at_fast_speed_for_an_action(table):
    game = table(you=Side(hand=["Healer Mage"]), opponent=Side(), turn_of="opponent", step="end")
    game.passes()
    game.you.play("Healer Mage")
    game.resolve()
    mage = game.piece("Healer Mage")
    assert (mage.offense, mage.defense, game.you.actions, game.you.mojo) == (3, 7, 0, 30)
