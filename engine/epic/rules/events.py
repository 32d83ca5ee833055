"""The kinds of entries in the journal: (kind, turn, seat, card, object, number, other card, seats that see it).

`seat` is who did it or whom it happened to, `card` the one that it is about, `other card` the card that caused it (-1:
none). Seats that do not see an entry's card still see that something happened. CHOICE stands between what followed one
choice (its number) and what followed the next; RULES_CHANGED says by which version of the engine (its number) the game
goes on.
`story.py` puts entries into words.
"""

from __future__ import annotations

from typing import Final

CHOICE: Final = 0
STARTED: Final = 1
MULLIGAN: Final = 2
TURN: Final = 3
DREW: Final = 4
PLAYED: Final = 5
CHOSE_MODE: Final = 6
USED: Final = 7
ENTERED: Final = 8
TOKEN: Final = 9
BROKE: Final = 10
BANISHED: Final = 11
RETURNED: Final = 12
DISCARDED: Final = 13
TO_BOTTOM: Final = 14
DAMAGED: Final = 15
PLAYER_DAMAGED: Final = 16
HEALED: Final = 17
LOST: Final = 18
EXPENDED: Final = 19
PREPARED: Final = 20
GAINED: Final = 21
COUNTERS: Final = 22
CONTROL: Final = 23
TRANSFORMED: Final = 24
ATTACKED: Final = 25
BLOCKED: Final = 26
UNBLOCKED: Final = 27
LEFT_BATTLE: Final = 28
BATTLE_OVER: Final = 29
TRIGGERED: Final = 30
REVEALED: Final = 31
RECALLED: Final = 32
RECYCLED: Final = 33
END_OFFERED: Final = 34
ENDED: Final = 35  # number: bit set of the seats that have gold left
FORBADE: Final = 36
OVER: Final = 37
DEITY: Final = 38
NOT_HEALED: Final = 39
GOLD: Final = 40
FORBADE_HEALTH: Final = 41
BANISHED_UNSEEN: Final = 42
REMOVED: Final = 43
LOST_ABILITIES: Final = 44
REVEALED_TOP: Final = 45
KEPT: Final = 46
GRANTED: Final = 47
REVEALED_NONE: Final = 48
NO_TARGET: Final = 49
RULES_CHANGED: Final = 50
HAVE: Final = 51
TOOK_BACK: Final = 52  # number: the verb of the option that began what is taken back
NOT_RECYCLED: Final = 53  # number: how many cards lay in the discard pile
DECLINED: Final = 54
ONLY_CHOICE: Final = 55  # what was chosen because nothing else could be
NO_CHOICE: Final = 56
UNBROKEN: Final = 57
UNBANISHED: Final = 58
NO_DISCARD: Final = 59
UNGAINED: Final = 60
AGAINST: Final = 62  # number: the seat that is attacked, of more than two
ELIMINATED: Final = 61  # of more than two players; number: why, as a reason of the end


def pack_gain(keywords: int, offense: int, defense: int) -> int:
    """Keywords, offense and defense gained, as one number."""
    return keywords << 16 | (offense + 128) << 8 | defense + 128


def pack_gold(gold: int, alignment: int, to_play: bool) -> int:
    """Gold gained, the alignment that it is bound to and whether it only plays cards and powers, as one number."""
    return to_play << 16 | gold << 4 | alignment


def unpack_gold(packed: int) -> tuple[int, int, bool]:
    """What `pack_gold` packed."""
    return packed >> 4 & 4095, packed & 15, packed >> 16 != 0


def unpack_gain(packed: int) -> tuple[int, int, int]:
    """What `pack_gain` packed."""
    return packed >> 16, (packed >> 8 & 255) - 128, (packed & 255) - 128
