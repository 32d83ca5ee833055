"""Formats: which decks with which sideboards are legal where, as data, and every reason why one is not.

Owns the construction rules of the Epic TCG (rule book of 2009, Formats) and `violations`, which evaluates them; what
formats of any game have is in `engine/construction/formats.py`. Pages, commands and the deck doctor come here.

A deck and a sideboard are each a count by card name, names as the catalogue prints them. Limits on cards hold for both
together; each has its own size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from dataclasses import dataclass
from datetime import date
from typing import Final

from engine.construction import formats
from engine.construction.formats import BanList, Deck, Violation, Where, amount, keyed, size_violations
from engine.epic_tcg.catalogue import BANNED_2010, CARD_OF, GIFTS_2009, GIFTS_2010, RESTRICTED_2010, SETS, UnknownCard
from engine.epic_tcg.language import FREE
from engine.kernel.counting import number_of

PACK: Final = 15  # cards in a booster
FEWEST: Final = PACK  # cards of a deck that is played in no format
SIDEBOARD: Final = 15
DESIGNED_DECK: Final = 60
BUILT_DECK: Final = 30  # of cards out of packs
MOST_PACKS: Final = 6  # for each player; the rule book names no bound

FREE_CARDS: Final = frozenset(name for name, card in CARD_OF.items() if card.price is FREE)
_PRINTED_IN: Final = {name: frozenset(card.name for card in cards) for name, cards in SETS}

# --- lists -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardLists(BanList):
    """The lists of one time: what is banned and restricted, and which cards are gifts, in the order of names."""

    gifts: tuple[str, ...] = ()

    @property
    def parts(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Those of any game, and the gift cards."""
        return (*super().parts, ("Gift cards", self.gifts))


CHOSEN: Final = date(2010, 1, 1)  # when the lists of 2010 began: their day is not known, and this one is chosen
LISTS_2009: Final = CardLists("Rule book of 2009", until=CHOSEN, gifts=tuple(sorted(GIFTS_2009)))
LISTS_2010: Final = CardLists(
    "Lists of 2010",
    tuple(sorted(BANNED_2010)),
    tuple(sorted(RESTRICTED_2010)),
    since=CHOSEN,
    gifts=tuple(sorted(GIFTS_2010)),
    note=f"The day on which the lists of 2010 began is not known. {CHOSEN.isoformat()} is chosen.",
)

# --- formats ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Format(formats.Format):
    """Construction rules of the Epic TCG. `sideboard` is how many cards a sideboard has, if there is one (0: there is
    none). `free` and `gifts` are the most free cards and gift cards, over deck and sideboard together (None: any
    number); which cards are gifts, the lists say that hold on the day."""

    sideboard: int = SIDEBOARD
    free: int | None = None
    gifts: int | None = None

    @property
    def sideboards(self) -> tuple[int, ...]:
        """The sizes that a sideboard may have, in ascending order."""
        return (0, self.sideboard) if self.sideboard else (0,)

    @property
    def sideboard_size(self) -> str:
        """As in "none or exactly 15 cards", "none"."""
        sizes = [f"exactly {number_of(size, 'card')}" if size else "none" for size in self.sideboards]
        return " or ".join(sizes)


def sealed_pack(packs: int) -> Format:
    """Sealed Pack with so many packs for each player (rule book, Sealed Pack). With one or two there is no deck
    building: the deck is all of the cards. The first is called Pack War (rule book, Pack War)."""
    key, name = ("pack-war", "Pack War") if packs == 1 else (f"sealed-{packs}", f"Sealed Pack {packs}")
    if packs < 3:
        return Format(key, name, packs * PACK, packs * PACK, pool=True, sideboard=0)
    return Format(key, name, BUILT_DECK, pool=True)


def draft(packs: int) -> Format:
    """Draft with so many packs for each player; decks are built as in Sealed Pack (rule book, Draft). Two packs have no
    cards for a sideboard."""
    sideboard = SIDEBOARD if packs * PACK >= BUILT_DECK + SIDEBOARD else 0
    return Format(f"draft-{packs}", f"Draft {packs}", BUILT_DECK, pool=True, sideboard=sideboard)


DESIGNED: Final = Format(
    "designed", "Designed Deck", DESIGNED_DECK, copies=3, lists=(LISTS_2009, LISTS_2010), free=18, gifts=9
)  # rule book, Designed Deck
DECK_FORMATS: Final[tuple[Format, ...]] = (
    DESIGNED,
    *(sealed_pack(packs) for packs in range(1, MOST_PACKS + 1)),
    *(draft(packs) for packs in range(2, MOST_PACKS + 1)),
)
FORMATS: Final = DECK_FORMATS  # that a card is looked up in


def by_key(key: str) -> Format:
    """The format with this key. Raises UnknownFormat."""
    return keyed(key, DECK_FORMATS)


# --- violations ------------------------------------------------------------------------------------------------------

_BOTH: Final = Where("deck and sideboard have", "in deck and sideboard")


def violations(
    deck: Deck,
    deck_format: Format,
    *,
    sideboard: Deck | None = None,
    pool: Deck | None = None,
    on: date | None = None,
) -> list[Violation]:
    """Every reason why a deck with its sideboard is not legal in the format; none when it is legal.

    In this order: the size of the deck, that of the sideboard, what breaks a rule of single cards by name, free cards,
    gift cards. `pool` is what both were made from, for formats with a pool; without it nothing is asked of it. `on` is
    the day that dated lists are asked for (BanList.holds). Raises UnknownCard for a name that is none of the
    catalogue's.
    """
    deck, beside = counted(deck), counted(sideboard or {})
    both = deck + beside
    for name in both:
        if name not in CARD_OF:
            raise UnknownCard(name)
    where = _BOTH if beside else formats.DECK
    found = size_violations(deck.total(), deck_format) + sideboard_violations(beside.total(), deck_format)
    for name in sorted(both):
        found += card_violations(name, both[name], deck_format, pool=pool, on=on, where=where)
    found += _too_many("free", "free card", both, FREE_CARDS, deck_format.free, deck_format, where)
    names, title = gifts_on(deck_format, on)
    return found + _too_many("gifts", "gift card", both, names, deck_format.gifts, deck_format, where, title)


def card_violations(
    name: str,
    count: int,
    deck_format: Format,
    *,
    pool: Deck | None = None,
    on: date | None = None,
    where: Where = formats.DECK,
) -> list[Violation]:
    """What is wrong with so many copies of one card, whatever else is there."""
    return formats.card_violations(name, count, deck_format, _PRINTED_IN, pool, on, where)


def counted(deck: Deck) -> Counter[str]:
    """The cards of which there are some."""
    return Counter({name: count for name, count in deck.items() if count > 0})


def gifts_on(deck_format: Format, on: date | None) -> tuple[frozenset[str], str]:
    """The names of the cards that are gifts on that day, and the lists that say so: 'list "Rule book of 2009"'."""
    held = [one for one in deck_format.lists if isinstance(one, CardLists) and one.gifts and one.holds(on)]
    return frozenset[str]().union(*(one.gifts for one in held)), " and the ".join(one.title for one in held)


def allowed_copies(deck_format: Format, *, pool: Deck | None = None, on: date | None = None) -> dict[str, int]:
    """For each card of which the format allows some copies over deck and sideboard, how many; `formats.ANY_NUMBER`
    where nothing limits them."""
    return formats.allowed_copies(CARD_OF, deck_format, _PRINTED_IN, pool, on)


def sideboard_violations(size: int, deck_format: Format, has: str = "has") -> list[Violation]:
    """What is wrong with a number of cards in the sideboard: nothing or one violation. `need` is the nearest larger
    size that is allowed, or else the largest."""
    sizes = deck_format.sideboards
    if size in sizes:
        return []
    need = min((one for one in sizes if one > size), default=max(sizes))
    fewer = max((one for one in sizes if one < size), default=None)
    steps = [f"add {amount(need - size)}"] if need > size else []
    steps += [f"cut {amount(size - fewer)}"] if fewer is not None else []
    fact = f"The sideboard {has} {number_of(size, 'card')}; {deck_format.name} needs {deck_format.sideboard_size}"
    return [Violation("sideboard", (), size, need, fact, ", or ".join(steps))]


def _too_many(
    rule: str,
    what: str,
    deck: Deck,
    limited: Container[str],
    most: int | None,
    deck_format: Format,
    where: Where,
    title: str = "",
) -> list[Violation]:
    """What is wrong with the number of cards of a kind: nothing or one violation. `title` names the lists that say
    which they are."""
    cards = tuple(sorted(name for name in deck if name in limited))
    have = sum(deck[name] for name in cards)
    if most is None or have <= most:
        return []
    by = f" by the {title}" if title else ""
    has = f"{where.has[0].upper()}{where.has[1:]}"
    fact = f"{has} {number_of(have, what)}{by}; {deck_format.name} allows {most or 'none'}"
    return [Violation(rule, cards, have, most, fact, f"cut {amount(have - most)}")]
