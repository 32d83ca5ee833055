"""Limits that no sensible game meets. Hitting one ends the game as a draw with the reason in the record."""

TURN_LIMIT = 400  # turns in a game
STEP_LIMIT = 20_000  # ops between two choices
TOKEN_LIMIT = 200  # champions in play from which on no token comes (house ruling H22)
CHAMPION_LIMIT = 250  # champions in play; below 256, the number of slots that a reference can name
CHOICE_LIMIT = 50_000  # choices in a game
CARD_LIMIT = 400  # cards in both decks together
