"""Limits that no sensible game meets; each is a house ruling. Going over one ends the game as a draw with the reason in
the record, but for those of tokens and cards."""

from __future__ import annotations

from typing import Final

TURN_LIMIT: Final = 400  # turns in a game (H30)
STEP_LIMIT: Final = 20_000  # ops between two choices (H32)
TOKEN_LIMIT: Final = 200  # champions in play from which on no token comes (H22)
CHAMPION_LIMIT: Final = 250  # champions in play (H33); below 256, the number of slots that a reference can name
CHOICE_LIMIT: Final = 50_000  # choices in a game (H31)
CARD_LIMIT: Final = 200  # cards in a deck, on average of all decks: with more no game begins (H34)
TAKE_BACK_LIMIT: Final = 50  # actions that a player takes back in a game (H36)
