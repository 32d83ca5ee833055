"""The ints of what cards have: keywords, alignments, moments that their abilities wait for, traits of players."""

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

# moments that triggers wait for, as bit numbers
(
    M_TRIBUTE, M_LOYALTY, M_ATTACKS, M_BLOCKS, M_BROKEN, M_DEALS_DAMAGE, M_DAMAGES_PLAYER,
    M_DAMAGES_OPPONENT, M_INTO_DISCARD, M_LEAVES_DISCARD, M_RECALLED, M_START_OF_TURN, M_END_OF_TURN,
    M_ALLY_GOOD, M_ALLY_EVIL, M_ALLY_SAGE, M_ALLY_WILD, M_BLOCKED, M_DRAW,
) = range(19)  # fmt: skip

# traits of players
CANNOT_BE_ATTACKED, PLAYER_UNTARGETABLE, CANNOT_GAIN_HEALTH = range(3)
TRAIT_NAMES: Final = ("cannot_be_attacked", "untargetable", "cannot_gain_health")
