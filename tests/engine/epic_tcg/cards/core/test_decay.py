"""Decay: break target champion or object; two natural cards banished bring it back when you play a natural card."""

from tests.engine.epic_tcg.playing import speed
from tests.engine.epic_tcg.scenario import Side


def test_it_breaks_a_champion_or_object(table):
    game = table(you=Side(hand=["Decay"]), opponent=Side(board=["Hulk", "Gold"]))
    game.play("Decay")
    game.could_choose("Hulk", "Gold")
    game.choose("Hulk")
    assert game.you.actions == 0
    game.resolve()
    assert game.opponent.board == ["Gold"]


def test_two_other_natural_cards_of_the_pile_bring_it_back(table):
    game = table(
        you=Side(hand=["Knowledge"], discard=["Decay", "Thrust", "Gladiator", "Hulk", "Dark Prince"]),
        opponent=Side(discard=["Bruiser"]),
    )
    game.play("Knowledge")
    assert game.line == ["Knowledge", "Decay"]
    game.resolve()
    game.accept()  # which ones is chosen now
    game.choose("Gladiator", "Thrust")
    assert (game.you.hand, game.you.discard_pile) == (["Decay"], ["Dark Prince", "Hulk"])
    assert sorted(game.you.deck[-2:]) == ["Gladiator", "Thrust"]


def test_a_magical_or_free_card_does_not_call_it(table):
    game = table(
        you=Side(hand=["Drain Essence", "Deathblow"], discard=["Decay", "Hulk", "Thrust"]), opponent=Side(board=["Tim"])
    )
    game.play("Deathblow")
    assert game.line == ["Deathblow"]
    game.resolve()
    game.play("Drain Essence")
    game.choose("opponent")
    assert game.line == ["Drain Essence"]


def test_two_will_do_and_only_natural_ones(table):
    game = table(you=Side(hand=["Knowledge"], discard=["Decay", "Thrust", "Gladiator", "Dark Prince"]), opponent=Side())
    game.play("Knowledge")
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.discard_pile) == (["Decay"], ["Dark Prince"])


def test_it_is_fast(table):
    assert speed(table, "Decay") == "fast"
