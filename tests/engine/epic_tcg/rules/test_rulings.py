"""House rulings of docs/epic-tcg.md that no other test shows."""

import pytest

from engine.epic_tcg.language import DEADLY, DamageWard, Draw, LoseMojo
from engine.epic_tcg.rules.codes import AMOUNT
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event
from tests.engine.epic_tcg.scenario import Side, in_play


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Snake", DEADLY, offense=1, defense=1),
        champion("Footman"),
        champion("Knight", DamageWard(1), offense=0, defense=10),
        event("Gamble", LoseMojo(5), Draw()),
    ):
        yield


def test_losing_at_0_mojo_comes_before_winning_by_an_empty_deck(table):
    """House ruling T6."""
    game = table(you=Side(mojo=5, hand=["Gamble"], deck=["Footman"]), opponent=Side())
    game.play("Gamble")
    game.resolve()
    assert (game.winners, game.ended_by) == (["opponent"], "mojo")
    game = table(you=Side(mojo=6, hand=["Gamble"], deck=["Footman"]), opponent=Side())
    game.play("Gamble")
    game.resolve()
    assert (game.winners, game.ended_by) == (["you"], "deck")


def test_a_damage_ward_takes_deadly_damage_first(table):
    """House ruling T10; rule book, Deadly, Damage Ward."""
    game = table(you=Side(board=["Snake", "Footman"]), opponent=Side(board=["Knight"]), step="battle")
    game.all_pass()
    game.attack("Snake", "Footman")
    game.all_pass()
    game.block("Knight")
    game.all_pass()
    game.go_to("build")
    assert (game.opponent.board, game.piece("Knight").damage) == (["Knight"], 3)


def test_no_counters_are_no_number_of_them(table):
    """House ruling T21."""
    game = table(you=Side(board=[in_play("Missile Mech", counters=2)]), opponent=Side(board=["Muse"]))
    game.use("Missile Mech")
    assert sorted(game.operands(AMOUNT)) == [1, 2]
