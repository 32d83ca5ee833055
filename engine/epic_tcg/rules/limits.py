"""Limits that no sensible game meets. Going over one ends the game as a draw, but
for those of tokens, cards and uses."""

from __future__ import annotations

from typing import Final

TURN_LIMIT: Final = 400
CHOICE_LIMIT: Final = 20_000  # choices in a game
STEP_LIMIT: Final = 20_000  # ops between two choices
TOKEN_LIMIT: Final = 200  # pieces in play from which on no token comes
PIECE_LIMIT: Final = 250  # pieces in play; below 255, the number of slots
USE_LIMIT: Final = 30  # uses of abilities that cost nothing, by a player in a turn; from then on they have none
TAKE_BACK_LIMIT: Final = 50  # actions that a player takes back in a game
CARD_LIMIT: Final = 250  # cards in a deck
