"""Psionic Assault: a player discards 2; from the discard pile it may return after a magical card for an action."""

from tests.engine.epic_tcg.measures import AT_ANY_TIME, NEVER, moments
from tests.engine.epic_tcg.scenario import Side


def test_the_target_player_discards_two_of_their_choice(table):
    game = table(you=Side(hand=["Psionic Assault", "Muse"]), opponent=Side(hand=["Hulk", "Rend", "Hive"]))
    game.play("Psionic Assault")
    game.could_choose("you", "opponent")
    game.choose("opponent")
    game.resolve()
    assert game.decider == "opponent"
    game.discard("Hulk", "Hive")
    assert (game.opponent.hand, game.opponent.discard_pile, game.you.hand) == (["Rend"], ["Hive", "Hulk"], ["Muse"])


def test_a_magical_card_for_an_action_may_bring_it_back(table):
    game = table(you=Side(hand=["Djinn"], discard=["Psionic Assault"]), opponent=Side())
    game.play("Djinn")
    game.resolve()
    game.accept()
    assert (game.you.hand, game.you.discard_pile, game.line) == (["Psionic Assault"], [], ["Djinn"])


def test_neither_itself_nor_a_natural_nor_a_free_card_brings_it_back(table):
    game = table(
        you=Side(hand=["Psionic Assault", "Knowledge", "Plentiful Dead"], actions=2), opponent=Side(hand=["Hulk"])
    )
    game.play("Psionic Assault")
    game.choose("opponent")
    assert game.line == ["Psionic Assault"]
    game.resolve()
    assert game.opponent.discard_pile == ["Hulk"]
    for name in ("Knowledge", "Plentiful Dead"):
        game.play(name)
        assert game.line == [name]
        game.resolve()


def test_it_costs_an_action_at_any_time(table):
    assert moments(table, "Psionic Assault") == AT_ANY_TIME
    assert moments(table, "Psionic Assault", actions=0) == NEVER
