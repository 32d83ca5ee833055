"""Kinds of entries in the journal, the story of a game. An entry is (kind, turn, seat, card index or -1, object or 0,
number, card index of the cause or -1, bit set of the seats that see it)."""

from __future__ import annotations

from typing import Final

CHOICE: Final = 0
STARTED: Final = 1
MULLIGAN: Final = 2
TURN: Final = 3
STEP: Final = 4
DREW: Final = 5
PLAYED: Final = 6
USED: Final = 7
TRIGGERED: Final = 8
RESOLVED: Final = 9
FAILED: Final = 10
STOPPED: Final = 11
ENTERED: Final = 12
TOKEN: Final = 13
BROKE: Final = 14
BANISHED: Final = 15
TO_HAND: Final = 16
TO_DISCARD: Final = 17
TO_TOP: Final = 18
DISCARDED: Final = 19
DAMAGED: Final = 20
PLAYER_DAMAGED: Final = 21
GAINED_MOJO: Final = 22
LOST_MOJO: Final = 23
EXPENDED: Final = 24
FLIPPED: Final = 25
PREPARED: Final = 26
GAINED: Final = 27
LOST: Final = 28
COUNTERS: Final = 29
CONTROL: Final = 30
ATTACKED: Final = 31
HUNTED: Final = 32
BLOCKED: Final = 33
ATTACK_OVER: Final = 34
REVEALED: Final = 35
UNVEILED: Final = 36
VEILED: Final = 37
ACTIONS: Final = 38
EXTRA_TURN: Final = 39
REMOVED: Final = 40
NO_TARGET: Final = 41
PREVENTED: Final = 42
ELIMINATED: Final = 43
OVER: Final = 44
CHOSE_MODE: Final = 45
TARGETED: Final = 46
NOT_DRAWN: Final = 47
TRAIT: Final = 48  # number: a trait that a player has this turn
STAYS: Final = 49
LEFT_ATTACK: Final = 50
NO_DAMAGE: Final = 51
UNBLOCKED: Final = 52
PUT_ON_LINE: Final = 53  # and not played
BATTLE_DAMAGE: Final = 54  # is dealt now; the number is the seat that is attacked
UNBROKEN: Final = 55  # it is unbreakable
UNBANISHED: Final = 56
DECLINED: Final = 57  # what may be done; the card is the cause
TO_BOTTOM: Final = 58  # in a mulligan
BECAME: Final = 59  # something else, as it is printed; number: 0, or 1 more than the card that it is a copy of
COPIED: Final = 60  # on the line
PUT_UNDER: Final = 61  # another piece
CHOSE_ALIGNMENT: Final = 62
REDIRECTED: Final = 63  # damage, to this champion
GAINED_ABILITY: Final = 64  # this turn
LIMITED_ACTIONS: Final = 65  # that pay for some cards only
AT_ONCE: Final = 66  # an as-trigger happens, without the line
TOOK_BACK: Final = 67  # what its player had begun
RULES_CHANGED: Final = 68  # number: the version of the engine that the game goes on by

# What the numbers of others are: of PLAYED, USED and TRIGGERED the program, of REVEALED and BANISHED the zone of a
# card, and of those below what is packed here.

_BITS: Final = 12  # of an amount that is gained
_BIAS: Final = 1 << _BITS - 1


def pack_mode(program: int, place: int, mode: int) -> int:
    """The number of CHOSE_MODE: a mode, and the place in a program where it is chosen."""
    return program << 16 | place << 8 | mode


def unpack_mode(n: int) -> tuple[int, int, int]:
    return n >> 16, n >> 8 & 255, n & 255


def pack_item(what: int, program: int) -> int:
    """The number of RESOLVED, FAILED, STOPPED, COPIED and AT_ONCE: what the frame is, and its program."""
    return program << 8 | what


def unpack_item(n: int) -> tuple[int, int]:
    return n & 255, n >> 8


def pack_attacked(defender: int, hunts: bool) -> int:
    """The number of ATTACKED: whose champion or who is attacked, and whether it is a champion."""
    return defender << 1 | hunts


def unpack_attacked(n: int) -> tuple[int, bool]:
    return n >> 1, n & 1 != 0


def pack_begun(kind: int, verb: int) -> int:
    """The number of TOOK_BACK: the kind of the decision with which it began, and the verb of the option."""
    return kind << 8 | verb


def unpack_begun(n: int) -> tuple[int, int]:
    return n >> 8, n & 255


def pack_gain(keywords: int, offense: int, defense: int) -> int:
    """The number of GAINED. Amounts beyond what 12 bits hold are cut off there."""
    return keywords << 2 * _BITS | _kept(offense) << _BITS | _kept(defense)


def unpack_gain(n: int) -> tuple[int, int, int]:
    mask = (1 << _BITS) - 1
    return n >> 2 * _BITS, (n >> _BITS & mask) - _BIAS, (n & mask) - _BIAS


def _kept(amount: int) -> int:
    return min(max(amount + _BIAS, 0), (1 << _BITS) - 1)


def pack_counters(counter: int, count: int) -> int:
    """The number of COUNTERS: how many were put on, or with a negative number taken off, and of which kind."""
    return count << 8 | counter


def unpack_counters(n: int) -> tuple[int, int]:
    return n & 255, n >> 8


def pack_actions(count: int, what: int) -> int:
    """The number of LIMITED_ACTIONS: how many, and the filter of what they pay for."""
    return what << 8 | count


def unpack_actions(n: int) -> tuple[int, int]:
    return n & 255, n >> 8
