"""The ints of a game: objects, options, zones, flags of champions, registers of frames, phases, endings.

An object is one int: a player is its seat, a card `CARD + uid`, a champion in play `serial << 8 | slot` with serials
from 256 on, so that the three never meet. A champion gets a new serial each time it enters play: an old reference to a
champion that left is recognised as such. An option is `operand << 5 | verb`.
"""

from __future__ import annotations

from typing import Final

# objects
CARD: Final = 16
SLOT_BITS: Final = 8
SLOT_MASK: Final = 255
FIRST_SERIAL: Final = 256
FIRST_CHAMPION: Final = FIRST_SERIAL << SLOT_BITS

# verbs of options
VERB_BITS: Final = 5
VERB_MASK: Final = 31
PASS: Final = 0
PLAY: Final = 1  # operand: card
POWER: Final = 2  # operand: object << 3 | number of the power
BATTLE: Final = 3
PICK: Final = 4  # operand: object; one of several in ascending order
STOP: Final = 5  # no more picks, or none at all
TARGET: Final = 6  # operand: object
MODE: Final = 7  # operand: number of the mode
YES: Final = 8
NO: Final = 9
AMOUNT: Final = 10  # operand: amount
ORDER: Final = 11  # operand: place in the batch
POWER_BITS: Final = 3

VERB_NAMES: Final = (
    "pass",
    "play",
    "power",
    "battle",
    "pick",
    "stop",
    "target",
    "mode",
    "yes",
    "no",
    "amount",
    "order",
)

# zones of cards (1.4)
DECK: Final = 0
HAND: Final = 1
IN_PLAY: Final = 2
DISCARD: Final = 3
SUPPLEMENTAL: Final = 4
GONE: Final = 5  # it left the game with its owner (1.9.3)

# flags of champions (2.6, 5.17, 4.4)
EXPENDED: Final = 1
FLIPPED: Final = 2
DEPLOYING: Final = 4
ATTACKING: Final = 8
BLOCKING: Final = 16
ATTACKED: Final = 32  # earlier this turn or now
LOST_ABILITIES: Final = 64  # it lost its powers and abilities this turn

# registers of a frame; objects that the effect chose follow from SELECTED on
PROGRAM: Final = 0
PC: Final = 1
UID: Final = 2  # card that the effect belongs to, -1 for a token
REF: Final = 3  # champion that the effect belongs to, 0 if none
CONTROLLER: Final = 4
X: Final = 5
THAT_PLAYER: Final = 6  # "that player"; NOBODY where none could be chosen
STAGE: Final = 7  # of an op that asks more than once; FREE when an event begins that is played without its cost
CHANGED: Final = 8  # how many things the last act changed: whether it was done at all
SELECTED: Final = 9

# what is remembered of a champion that left play
LAST_CARD_INDEX: Final = 0
LAST_UID: Final = 1
LAST_CONTROLLER: Final = 2
LAST_OFFENSE: Final = 3
LAST_DEFENSE: Final = 4
LAST_KEYWORDS: Final = 5
LAST_FLAGS: Final = 6
LAST_UNBLOCKED: Final = 7  # it attacked, and no blocker was declared
LAST_OWNER: Final = 8

# a trigger that is to resolve; objects that its effect knows follow from TRIGGER_SELECTED on
TRIGGER_PROGRAM: Final = 0
TRIGGER_UID: Final = 1
TRIGGER_REF: Final = 2
TRIGGER_CONTROLLER: Final = 3
TRIGGER_X: Final = 4
TRIGGER_THAT_PLAYER: Final = 5
TRIGGER_ABILITY: Final = 6  # id, or -1
TRIGGER_SELECTED: Final = 7

FREE: Final = 1  # as a stage

# kinds of decisions
WINDOW: Final = 0
MULLIGAN: Final = 1
ATTACKERS: Final = 2
BLOCKERS: Final = 3
TARGETS: Final = 4
PICKS: Final = 5
DIVIDE: Final = 6
MODES: Final = 7
MAY: Final = 8
ORDERS: Final = 9
DISCARDS: Final = 10
REVEAL: Final = 11
AMOUNTS: Final = 12
DEFENDER: Final = 13
KIND_NAMES: Final = (
    "window", "mulligan", "attackers", "blockers", "target", "pick", "divide",
    "mode", "may", "order", "discard", "reveal", "amount", "defender",
)  # fmt: skip

# phases of a turn and steps of a battle, rules 4.0 and 4.4
PHASE_MULLIGAN: Final = 0
PHASE_START: Final = 1
PHASE_MAIN: Final = 2
PHASE_BATTLE: Final = 3
PHASE_END: Final = 4
PHASE_OVER: Final = 5
PHASE_NAMES: Final = ("mulligan", "start", "main", "battle", "end", "over")
STEP_NONE: Final = 0
STEP_ATTACKERS: Final = 1
STEP_BEFORE_BLOCKS: Final = 2
STEP_BLOCKERS: Final = 3
STEP_BEFORE_DAMAGE: Final = 4
STEP_DAMAGE: Final = 5
STEP_END_OFFER: Final = 6
STEP_CONTINUE: Final = 7
STEP_NAMES: Final = (
    "", "attackers", "before_blocks", "blockers", "before_damage", "damage", "end_offer", "continue",
)  # fmt: skip

# how a game ended
NOT_OVER: Final = 0
BY_HEALTH: Final = 1
BY_DECK: Final = 2
BY_CONCESSION: Final = 3
BY_BOTH: Final = 4
BY_LIMIT: Final = 5
BY_CARD: Final = 6
BY_ELIMINATION: Final = 7  # with more than two players: all others are out of the game
BY_ALL: Final = 8  # with more than two players: all who were left fell together
BY_FIRST_BLOOD: Final = 9  # in a format of that name
REASON_NAMES: Final[tuple[str, ...]] = (
    "", "health", "deck", "concession", "both", "limit", "card", "elimination", "all", "first-blood",
)  # fmt: skip
DRAWS: Final = (BY_BOTH, BY_LIMIT, BY_ALL)
NOBODY: Final = -1
