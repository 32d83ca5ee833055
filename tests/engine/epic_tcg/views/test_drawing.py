"""A position as text."""

import pytest

from engine.epic_tcg.language import ANYTHING, EXPEND, FAST, VEILED, Activated, Damage, Draw, Either, GainMojo, Target
from engine.epic_tcg.views import choices, picture
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.made_up import champion, event
from tests.engine.epic_tcg.scenario import Side, in_play


@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(
        champion("Footman"),
        champion("Lurker", VEILED),
        champion("Healer", Activated((EXPEND,), FAST, GainMojo(2))),
        event("Needle", Damage(1, Target(ANYTHING))),
        event("Fork", effect=Either(Draw(2), GainMojo(3))),
    ):
        yield


def test_two_sit_across_with_the_line_between_them(table):
    you = Side(
        hand=["Needle", "Fork", "Footman"],
        board=["Healer", in_play("Lurker", face_down=True)],
        discard=["Needle"],
        actions=1,
    )
    board = [in_play("Human", damage=0, expended=True), in_play("Footman", damage=2, counters=1, owner="you")]
    game = table(you=you, opponent=Side(board=board, mojo=21, actions=0))
    game.play("Needle")
    game.choose("Healer")
    game.play("Fork")
    game.mode(1)
    assert picture(game.game).splitlines() == [
        "Turn 3 of seat 0, Build Step",
        "  seat 1: 21 Mojo, 0 actions, 10 cards in the deck",
        "    hand: none",
        "    discard pile: none",
        "    Human 1/1, token, expended",
        "    Footman 4/4, 2 damage, 1 +1/+1 counter, owned by seat 0",
        "  on the line: Fork of seat 0, Gain 3 Mojo.",
        "  on the line: Needle of seat 0 -> Healer",
        "    Healer 3/3",
        "    Lurker, face down",
        "  seat 0: 30 Mojo, 1 action, 10 cards in the deck",
        "    hand: Footman",
        "    discard pile: Needle",
    ]


def test_what_can_be_chosen(table):
    game = table(you=Side(hand=["Footman", "Lurker"], board=["Healer"]), opponent=Side())
    assert choices(game.game, ("Ann", "Ben")).splitlines() == [
        "Ann: Your Build Step: play a card, use an ability, or end the step.",
        "  pass: End your Build Step",
        "  Play Footman",
        "  Play Lurker",
        "  Play Lurker face down",
        "  use: Healer: {expend}, {fast}: Gain 2 Mojo.",
    ]


def test_pieces_say_whose_they_are(table):
    game = table(you=Side(hand=["Needle"], board=["Footman"]), opponent=Side(board=["Healer"]))
    game.play("Needle")
    assert choices(game.game).splitlines()[1:] == [
        "  pick: You",
        "  pick: Your opponent",
        "  pick: Footman (of seat 0)",
        "  pick: Healer (of seat 1)",
    ]


def test_how_it_ended(table):
    game = table(you=Side(hand=["Needle"]), opponent=Side(mojo=1))
    game.play("Needle")
    game.choose("opponent")
    game.resolve()
    assert choices(game.game, ("Ann", "Ben")) == "The game is over. Ann wins: Ben fell to 0 Mojo."
