"""Options of a draft: ints that say which question they answer, so that none can ever answer another one.

An option holds the number of the pack (the round, from 1) and of the pick in it (from 1), the card as its place in the
order of the deal, and a verb. It fits in the integers of JSON.
"""

from __future__ import annotations

from typing import Final

# verbs
TAKE: Final = 0
KEEP: Final = 1
MULLIGAN: Final = 2
GO_ON: Final = 3
CHOOSE: Final = 4  # of the table; what is chosen stands where the card stands in others
BURN: Final = 5

_VERB_BITS: Final = 2  # what is above them stands above the pack
_CARD_BITS: Final = 12
_PICK_BITS: Final = 8
_PACK_BITS: Final = 18
_PACK_AT: Final = _VERB_BITS + _CARD_BITS + _PICK_BITS
_HIGH_AT: Final = _PACK_AT + _PACK_BITS
_PICK_AT: Final = _VERB_BITS + _CARD_BITS

MOST_CARDS_DEALT: Final = 1 << _CARD_BITS


def option(verb: int, pack: int, pick: int, card: int = 0) -> int:
    high, low = verb >> _VERB_BITS, verb & (1 << _VERB_BITS) - 1
    return high << _HIGH_AT | pack << _PACK_AT | pick << _PICK_AT | card << _VERB_BITS | low


def verb_of(code: int) -> int:
    return code >> _HIGH_AT << _VERB_BITS | code & (1 << _VERB_BITS) - 1


def card_of(code: int) -> int:
    return code >> _VERB_BITS & (1 << _CARD_BITS) - 1


def pack_and_pick(code: int) -> tuple[int, int]:
    """The pack and the pick that the option is for; of what is no option, a pack that never comes."""
    pack = code >> _PACK_AT
    if verb_of(code) <= BURN:
        pack &= (1 << _PACK_BITS) - 1
    return pack, code >> _PICK_AT & (1 << _PICK_BITS) - 1
