"""Enlightenment: target player draws four cards."""

from tests.engine.epic_tcg.scenario import Side


def test_target_player_draws_four(table):
    game = table(you=Side(hand=["Enlightenment"], top=["Tim", "Gold", "Hulk", "Thrust", "Druid"]), opponent=Side())
    game.play("Enlightenment")
    game.could_choose("you", "opponent")
    game.choose("you")
    assert game.you.actions == 0
    game.resolve()
    assert game.you.hand == ["Gold", "Hulk", "Thrust", "Tim"]
    assert game.opponent.hand == []


def test_the_opponent_may_be_made_to_empty_their_deck_and_wins(table):
    game = table(you=Side(hand=["Enlightenment"]), opponent=Side(deck=["Tim"] * 4))
    game.play("Enlightenment")
    game.choose("opponent")
    game.resolve()
    assert (game.winners, game.ended_by) == (["opponent"], "deck")


def test_it_is_paced(table):
    table(you=Side(hand=["Enlightenment"]), opponent=Side(), step="pre_battle").could_play("Enlightenment")
    table(you=Side(hand=["Enlightenment"]), opponent=Side(), step="battle").could_play()
