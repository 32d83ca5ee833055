"""Primal Magic: an 8/1 that may return to play from your discard pile after a magical card for an action."""

from tests.engine.epic_tcg.measures import BUILD_STEP, NEVER, moments
from tests.engine.epic_tcg.scenario import Side, of_another


def test_a_magical_card_for_an_action_may_bring_it_back(table):
    game = table(
        you=Side(hand=["Raise the Dead", "Blast"], discard=[of_another("Primal Magic")], actions=2),
        opponent=Side(discard=["Primal Magic"]),
    )
    game.play("Raise the Dead")
    game.mode(0)
    game.resolve()
    game.decline()
    game.resolve()
    game.play("Blast")
    game.choose("opponent")
    assert game.line == ["Blast", "Primal Magic"]
    game.resolve()
    game.accept()
    assert (game.you.board, game.line) == (["Primal Magic"], ["Blast"])
    assert (game.piece("Primal Magic").offense, game.piece("Primal Magic").defense) == (8, 1)
    assert (game.opponent.board, game.opponent.discard_pile) == ([], ["Primal Magic"])


def test_it_must_still_lie_there_when_the_trigger_resolves(table):
    game = table(you=Side(hand=["Djinn"], discard=["Primal Magic"]), opponent=Side(board=["Gravedigger"]))
    game.play("Djinn")
    game.passes()
    game.opponent.use("Gravedigger")
    game.resolve()
    assert game.you.deck[-1] == "Primal Magic"
    game.resolve()
    assert (game.asks, game.line) == ("priority", ["Djinn"])
    assert (game.you.board, game.you.deck[-1]) == ([], "Primal Magic")


def test_natural_cards_and_free_ones_do_not(table):
    game = table(you=Side(hand=["Knowledge", "Plentiful Dead"], discard=["Primal Magic"]), opponent=Side())
    for name in ("Knowledge", "Plentiful Dead"):
        game.play(name)
        assert game.line == [name]
        game.resolve()


def test_it_costs_an_action_in_your_build_step(table):
    assert moments(table, "Primal Magic") == BUILD_STEP
    assert moments(table, "Primal Magic", actions=0) == NEVER
