"""How a game ended, in a sentence for each who reads it."""

import pytest

from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.sight import SPECTATOR
from engine.epic_tcg.views import why
from engine.epic_tcg.views.results import ending

ANN_AND_BEN = ("Ann", "Ben")
TIED = "have won, because none of them had cards left in the deck."
THREE = ("player 1", "player 2", "player 3")


@pytest.mark.parametrize(
    ("winners", "reason", "seat", "names", "sentence"),
    [
        ((0,), codes.BY_MOJO, 0, (), "You win: your opponent fell to 0 Mojo."),
        ((0,), codes.BY_MOJO, 1, (), "Your opponent wins: you fell to 0 Mojo."),
        ((1,), codes.BY_DECK, 1, (), "You win: you had no cards left in the deck."),
        ((1,), codes.BY_CONCESSION, SPECTATOR, ANN_AND_BEN, "Ben wins: Ann conceded."),
        ((1,), codes.BY_CONCESSION, 0, ANN_AND_BEN, "Ben wins: you conceded."),
        (
            (0, 1),
            codes.BY_DECK,
            1,
            (),
            "A tie: you and your opponent have won, because none of them had cards left in the deck.",
        ),
        ((), codes.BY_ALL, 0, (), "A draw: all players who were left lost at the same time."),
        ((), codes.BY_LIMIT, 0, (), "A draw: the game reached a limit of the engine."),
        ((2,), codes.BY_MOJO, 2, THREE, "You win: the last of the others fell to 0 Mojo."),
        ((2,), codes.BY_DECK, 0, THREE, "Player 3 wins: player 3 had no cards left in the deck."),
    ],
)
def test_who_won_and_why(winners, reason, seat, names, sentence):
    assert ending(winners, reason, seat, names) == sentence


def test_every_reason_has_words():
    for name in codes.REASON_NAMES[1:]:
        assert why(name, "Ann", "Ben")
