"""The ints of what cards have: keywords, alignments, events that trigger their abilities, traits of players."""

from __future__ import annotations

from typing import Final

# keywords as plain ints: the same bits as language.Keyword, without the cost of an enum
AIRBORNE: Final = 1
AMBUSH: Final = 2
BLITZ: Final = 4
BREAKTHROUGH: Final = 8
RIGHTEOUS: Final = 16
UNBANISHABLE: Final = 32
UNBLOCKABLE: Final = 64
UNBREAKABLE: Final = 128
UNTARGETABLE: Final = 256
MUST_ATTACK: Final = 512
MUST_BE_BLOCKED: Final = 1024
BREAKS_DAMAGED: Final = 2048
UNBLOCKABLE_BY_WEAKER: Final = 4096
CANNOT_GAIN: Final = 8192

ALL_ALIGNMENTS: Final = 15

# trigger events, as bit numbers
M_TRIBUTE: Final = 0
M_LOYALTY: Final = 1
M_ATTACKS: Final = 2
M_BLOCKS: Final = 3
M_BROKEN: Final = 4
M_DEALS_DAMAGE: Final = 5
M_DAMAGES_PLAYER: Final = 6
M_DAMAGES_OPPONENT: Final = 7
M_INTO_DISCARD: Final = 8
M_LEAVES_DISCARD: Final = 9
M_RECALLED: Final = 10
M_START_OF_TURN: Final = 11
M_END_OF_TURN: Final = 12
M_ALLY_GOOD: Final = 13
M_ALLY_EVIL: Final = 14
M_ALLY_SAGE: Final = 15
M_ALLY_WILD: Final = 16
M_BLOCKED: Final = 17
M_DRAW: Final = 18

# traits of players
CANNOT_BE_ATTACKED: Final = 0
PLAYER_UNTARGETABLE: Final = 1
CANNOT_GAIN_HEALTH: Final = 2
TRAIT_NAMES: Final = ("cannot_be_attacked", "untargetable", "cannot_gain_health")
