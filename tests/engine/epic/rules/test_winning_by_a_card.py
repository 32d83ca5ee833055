"""Cards that let a player win (1.2.1), on cards made up here."""

import pytest

from engine.epic import language as lang
from engine.epic.language import HEALTH_IS_DOUBLED, If, Tribute, WinGame
from engine.epic.positions.laws import status
from engine.epic.positions.notation import BadNotation, read, write
from engine.epic.positions.pack import digest, pack, unpack
from engine.epic.views.hidden import view
from engine.epic.views.story import entries
from tests.engine.epic.made_up import champion, event, known, laws
from tests.engine.epic.scenario import Side

CHANCELLOR = champion("Made-up Chancellor", Tribute(If(HEALTH_IS_DOUBLED, WinGame())))
TRIUMPH = event("Made-up Triumph", lang.Draw(), WinGame(), lang.Draw())


@pytest.fixture(autouse=True, scope="module")
def made_up():
    with known(CHANCELLOR, TRIUMPH):
        yield


@pytest.mark.parametrize("health", [60, 61])
def test_who_has_twice_the_starting_health_wins(table, health):
    game = table(you=Side(hand=["Made-up Chancellor"], health=health))
    game.play("Made-up Chancellor")
    assert (game.winner, game.ended_by) == ("you", "card")


def test_who_has_less_does_not_win(table):
    game = table(you=Side(hand=["Made-up Chancellor"], health=59), opponent=Side(health=99))
    game.play("Made-up Chancellor")
    assert game.winner is None


def test_twice_is_counted_from_the_health_at_the_start_of_this_game(table):
    game = table(you=Side(hand=["Made-up Chancellor"], health=40), starting_health=20)
    game.play("Made-up Chancellor")
    assert game.winner == "you"


def test_the_game_ends_at_once_and_everybody_is_told(table):
    game = table(turn_of="opponent", opponent=Side(hand=["Made-up Triumph"], top=["Kong"]))
    game.play("Made-up Triumph")
    assert (game.winner, game.opponent.hand) == ("opponent", ["Kong"])
    assert status(game.game) == []
    assert view(game.game, 1)["result"] == {
        "winner": 1,
        "reason": "card",
        "text": "You win: the effect of a card decided the game.",
    }
    assert view(game.game, 0)["result"]["text"] == "Your opponent wins: the effect of a card decided the game."
    assert entries(game.game, 0)[-1]["text"] == "Your opponent wins: the effect of a card decided the game."
    assert digest(unpack(pack(game.game))) == digest(game.game)


def test_the_notation_says_the_health_at_the_start_where_it_is_not_as_usual(table):
    game = table(you=Side(hand=["Made-up Chancellor"], health=40), starting_health=20)
    assert laws(game.game) == []
    assert " started-at=20 / " in write(game.game)
    assert write(read(write(game.game))) == write(game.game)
    assert read(write(game.game)).setup.health == 20
    assert "started-at" not in write(table().game)
    with pytest.raises(BadNotation, match="at least 1 health"):
        read(write(game.game).replace("started-at=20", "started-at=0"))
