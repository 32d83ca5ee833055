"""What things count for a bot of the Epic TCG that looks ahead: one table. The unit is one Mojo of a player who has
few.

Change it by measurement only (`manage.py duel --game epic-tcg`).
"""

from __future__ import annotations

from typing import Final

WIN: Final = 100_000.0
# champions
BODY: Final = 0.8
OFFENSE: Final = 0.45
DEFENSE: Final = 0.30
BIG: Final = 12  # offense and defense above this count half
EVASION: Final = 0.18  # airborne, for each offense
UNBLOCKABLE: Final = 0.35  # for each offense
PUSH: Final = 0.10  # breakthrough, for each offense
HUNTS: Final = 0.12  # hunter, for each offense
SHOOTS: Final = 0.10  # range, for each offense
DEADLY: Final = 1.5
SAFE: Final = 1.5  # unbreakable
SHY: Final = 0.8  # untargetable
STAYS: Final = 0.4  # unbanishable, unstoppable
WARD: Final = 0.5  # each damage that a ward takes
USED: Final = 0.8  # an ability that can be used, for each point of its effect
TRIGGER: Final = 0.5  # one that triggers again and again
STATIC: Final = 1.5
LASTING: Final = 3.0  # an object, beside its abilities
# cards
CARD: Final = 3.5  # one in hand
SPREAD: Final = 0.4  # how much better cards count more
LOW, HIGH = 1.5, 7.0  # bounds of a card in hand
ACTION: Final = 2.0  # what a card that is free is better than one that costs an action
TOO_MANY: Final = 1.0  # one above the hand limit
DISCARDED: Final = 0.1
DECK_LOW: Final = 6  # whoever has an empty deck wins: cards fewer than this in it count
DECK_STEP: Final = 0.8
# effects, for the player who uses them
BREAK_ONE: Final = 5.5
RETURN_ONE: Final = 3.0
STOP_ONE: Final = 8.0
DAMAGE_EACH: Final = 0.75
TOKEN_EACH: Final = 2.5
DRAW_EACH: Final = 3.2
MOJO_EACH: Final = 0.4
STEAL_ONE: Final = 8.0
PUT_ONE: Final = 5.0
COUNTER_EACH: Final = 0.8
TURN_ONE: Final = 1.0
MANY: Final = 1.5  # an effect on all of a kind
# battle
STRIKE_NOW: Final = 0.6  # Mojo that can still be attacked away this turn
STRIKE_NEXT: Final = 0.45  # by the player whose turn begins
STRIKE_LATER: Final = 0.2
DANGER: Final = 25.0  # an attack that would be the end is near
PLAY_LATER: Final = 0.9  # of what can still be played this turn
# search
LEAST: Final = 0.05  # a play must bring at least this much
UNIT: Final = 12.0  # what 1 of the log odds of winning counts
BUDGET: Final = 220  # options that are applied for one choice, about
DEPTH: Final = 2  # choices in a row that are searched; later ones follow the default policy
ATTACKS: Final = 8  # sets of attackers that are tried
BLOCKS: Final = 7  # sets of blockers that are tried for oneself
REPLIES: Final = 3  # sets of blockers that an attack must stand
PREY: Final = 4  # champions that hunters think of
AMOUNTS: Final = 5  # amounts that are tried
PUT_BACK: Final = 2.4  # cards of a first hand that count less go back
# first hands, in the unit of `plans.py`
MOJO_FOR_ANOTHER: Final = 1.2  # what 1 Mojo counts
UNIT_OF_RATINGS: Final = 20.0  # what 1 of the log odds of winning counts
