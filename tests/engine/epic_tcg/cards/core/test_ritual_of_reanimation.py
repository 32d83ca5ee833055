"""Ritual of Reanimation: a champion from any discard pile comes to your hand; it may return after an evil card."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, moments
from tests.engine.epic_tcg.scenario import Side


def test_a_champion_comes_to_your_hand(table):
    game = table(
        you=Side(hand=["Ritual of Reanimation"], discard=["Muse", "Rend"], actions=0),
        opponent=Side(discard=["Hulk", "Hive"]),
    )
    game.play("Ritual of Reanimation")
    game.could_choose("Muse", "Hulk")
    game.choose("Hulk")
    game.resolve()
    assert (game.you.hand, game.opponent.discard_pile) == (["Hulk"], ["Hive"])


def test_an_evil_card_for_an_action_may_bring_it_back(table):
    game = table(you=Side(hand=["Jason"], discard=["Ritual of Reanimation"]), opponent=Side())
    game.play("Jason")
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.mojo, game.line) == (["Ritual of Reanimation"], 30, ["Jason"])


def test_a_free_evil_card_or_another_alignment_does_not(table):
    game = table(
        you=Side(hand=["Plentiful Dead", "Djinn", "Medusa"], discard=["Ritual of Reanimation"], actions=2),
        opponent=Side(),
    )
    for name in ("Plentiful Dead", "Djinn"):
        game.play(name)
        assert game.line == [name]
        game.resolve()
    game.play_veiled("Medusa")
    assert game.line == ["Medusa"]


def test_it_is_free_at_any_time(table):
    assert moments(table, "Ritual of Reanimation", actions=0) == AT_ANY_TIME
