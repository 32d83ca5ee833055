"""Cards of each kind that the limits of formats count, for decks of tests."""

from collections import Counter

from engine.epic_tcg.catalogue import BANNED_2010, CARDS, GIFTS_2009, GIFTS_2010, RESTRICTED_2010
from engine.epic_tcg.language import FREE

LISTED = BANNED_2010 | RESTRICTED_2010
NAMES = [card.name for card in CARDS if card.name not in LISTED]
FREE_NAMES = {card.name for card in CARDS if card.price is FREE}
GIFTS = GIFTS_2009 & GIFTS_2010

PLAIN = [name for name in NAMES if name not in FREE_NAMES | GIFTS_2009 | GIFTS_2010]
FREE_ONLY = [name for name in NAMES if name in FREE_NAMES and name not in GIFTS_2009 | GIFTS_2010]
GIFT_ONLY = [name for name in NAMES if name in GIFTS and name not in FREE_NAMES]
FREE_GIFTS = [name for name in NAMES if name in GIFTS & FREE_NAMES]


def some(names, count, each=3):
    """So many cards of these names, up to so many of each."""
    whole, rest = divmod(count, each)
    return Counter(dict.fromkeys(names[:whole], each)) + Counter(names[whole : whole + 1] * rest)
