"""Muse: a free, airborne 2/3; when your Pre-Battle Step begins you may draw a card."""

from engine.epic_tcg.language import AIRBORNE, GOOD
from tests.engine.epic_tcg.measures import BUILD_STEP, moments
from tests.engine.epic_tcg.scenario import Side


def test_you_may_draw_as_your_pre_battle_step_begins(table):
    game = table(you=Side(board=["Muse"], top=["Rend", "Hive"]), opponent=Side(), step="end", turn_of="opponent")
    game.go_to("pre_battle")
    assert (game.turn, game.line, game.you.hand) == (4, ["Muse"], ["Rend"])
    game.resolve()
    game.accept()
    assert game.you.hand == ["Hive", "Rend"]


def test_or_not_and_never_in_the_turn_of_another(table):
    game = table(you=Side(board=["Muse"]), opponent=Side(), step="pre_battle")
    game.resolve()
    game.decline()
    assert game.you.hand == []
    game = table(you=Side(board=["Muse"]), opponent=Side(), step="end")
    game.go_to("pre_battle")
    assert (game.turn, game.line) == (4, [])


def test_it_is_free_and_it_flies(table):
    game = table(you=Side(hand=["Muse"], actions=0), opponent=Side())
    game.play("Muse")
    game.resolve()
    muse = game.piece("Muse")
    assert (muse.offense, muse.defense, muse.keywords, muse.alignment) == (2, 3, AIRBORNE, GOOD)


def test_it_is_free_in_your_build_step(table):
    assert moments(table, "Muse", actions=0) == BUILD_STEP
