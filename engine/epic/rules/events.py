"""The kinds of entries in the journal: (kind, turn, seat, row, object, number, other row, seats that see it).

`seat` is who did it or whom it happened to, `row` the card that it is about, `other row` the card that caused it (-1:
none). Seats that do not see an entry's card still see that something happened. CHOICE stands between what followed one
choice and what followed the next; RULES_CHANGED says by which version of the engine (its number) the game goes on.
`story.py` puts entries into words.
"""

from __future__ import annotations

(
    CHOICE, STARTED, MULLIGAN, TURN, DREW, PLAYED, CHOSE_MODE, USED, ENTERED, TOKEN, BROKE, BANISHED, RETURNED,
    DISCARDED, TO_BOTTOM, DAMAGED, PLAYER_DAMAGED, HEALED, LOST, EXPENDED, PREPARED, GAINED, COUNTERS, CONTROL,
    TRANSFORMED, ATTACKED, BLOCKED, UNBLOCKED, LEFT_BATTLE, BATTLE_OVER, TRIGGERED, REVEALED, RECALLED, RECYCLED,
    END_OFFERED, ENDED, FORBADE, OVER, DEITY, NOT_HEALED, GOLD, FORBADE_HEALTH, BANISHED_UNSEEN, REMOVED, BLANKED,
    REVEALED_TOP, KEPT, GRANTED, REVEALED_NONE, NO_TARGET, RULES_CHANGED, HAVE,
) = range(52)  # fmt: skip
BOTH = 3  # both seats see it


def pack_gain(words: int, swords: int, shields: int) -> int:
    """Keywords, offense and defense gained, as one number."""
    return words << 16 | (swords + 128) << 8 | shields + 128


def pack_gold(gold: int, alignment: int, to_play: bool) -> int:
    """Gold gained, the alignment that it is bound to and whether it only plays cards and powers, as one number."""
    return to_play << 16 | gold << 4 | alignment


def unpack_gold(packed: int) -> tuple[int, int, bool]:
    """What `pack_gold` packed."""
    return packed >> 4 & 4095, packed & 15, packed >> 16 != 0


def unpack_gain(packed: int) -> tuple[int, int, int]:
    """What `pack_gain` packed."""
    return packed >> 16, (packed >> 8 & 255) - 128, (packed & 255) - 128
