"""Echoes of Despair: target player discards a card; it may echo from the discard pile in your Pre-Battle Step."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_target_player_discards_a_card_of_their_choice(table):
    game = table(you=Side(hand=["Echoes of Despair", "Tim"]), opponent=Side(hand=["Hulk", "Gold"]))
    game.play("Echoes of Despair")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    assert game.you.actions == 0
    game.resolve()
    game.opponent.discard("Hulk")
    assert (game.opponent.hand, game.you.hand) == (["Gold"], ["Tim"])


def test_it_echoes_for_nothing_and_was_not_played(table):
    game = table(
        you=Side(discard=["Echoes of Despair", "Psionic Assault"], actions=0),
        opponent=Side(hand=["Hulk"]),
        step="pre_battle",
    )
    assert game.line == ["Echoes of Despair"]
    game.resolve()
    game.accept()
    game.choose("opponent")
    assert game.line == ["Echoes of Despair"]  # Psionic Assault has seen nobody play it
    assert game.you.discard_pile == ["Psionic Assault"]
    game.resolve()
    assert (game.opponent.hand, game.you.discard_pile) == ([], ["Echoes of Despair", "Psionic Assault"])


def test_the_echo_can_be_stopped_and_comes_again_next_turn(table):
    game = table(you=Side(discard=["Echoes of Despair"]), opponent=Side(hand=["Never", "Hulk"]), step="pre_battle")
    game.resolve()
    game.accept()
    game.choose("opponent")
    game.passes()
    game.opponent.play("Never")
    game.resolve()
    assert (game.line, game.you.discard_pile, game.opponent.hand) == ([], ["Echoes of Despair"], ["Hulk"])
    game.end_turn()
    assert game.line == []  # the opponent's Pre-Battle Step
    game.end_turn()
    assert (game.turn, game.line) == (5, ["Echoes of Despair"])


def test_it_is_fast(table):
    assert speed(table, "Echoes of Despair") == "fast"
