"""Formats: which decks are legal where, as data, and every reason why a deck is not.

Owns the construction rules of Epic (2015 rulebook, "The many Epic formats") and `violations`, which evaluates them;
what formats of any game have is in `engine/construction/formats.py`. Pages, the API, commands and the deck doctor come
here; formats of users are read and written by `house_formats.py`.

A deck is a count by card name, names as the catalogue prints them. Copies count over all printings, since a card has
one name wherever it is printed, and alignments as printed (house ruling H9). A deity is no part of a deck (1.3.2).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date

from engine.construction import formats
from engine.construction.formats import BanList, Deck, Violation, amount, keyed, size_violations
from engine.epic.catalogue.products import BANS, CARD_OF, PRINTED_IN, UnknownCard
from engine.epic.construction.decklist import BASE_SET, LIMITED_DECK
from engine.epic.language import Alignment, Card

Part = tuple[int, int]  # what the ratio asks of a card: its cost and its alignments as a bit set

PER_FREE = 2  # cards of cost 1 that each free card of an alignment needs
CONSTRUCTED_DECK = 60


def part_of(card: Card) -> Part:
    return card.cost, int(card.alignment)


PART_OF: dict[str, Part] = {name: part_of(card) for name, card in CARD_OF.items()}

# --- formats ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Format(formats.Format):
    """Construction rules of Epic. `ratio`: free cards need cards of cost 1 (2015 rulebook, "Full Constructed").
    `one_alignment`: all cards share one."""

    ratio: bool = False
    one_alignment: bool = False


BAN_LISTS: tuple[BanList, ...] = tuple(
    BanList(name, banned, since=date.fromisoformat(day)) for name, day, banned in BANS
)  # fmt: skip
BANS_OF_2017 = BAN_LISTS[0]


def _limited(key: str, name: str, most: int | None = LIMITED_DECK) -> Format:
    return Format(key, name, LIMITED_DECK, most, pool=True)


CONSTRUCTED = Format("constructed", "Constructed", CONSTRUCTED_DECK, copies=3, ratio=True)
FORMATS: tuple[Format, ...] = (
    CONSTRUCTED,
    replace(CONSTRUCTED, key="constructed-2017", name="Constructed with the bans of 2017", lists=(BANS_OF_2017,)),
    Format(
        "preconstructed", "Preconstructed", LIMITED_DECK, LIMITED_DECK, copies=1, sets=(BASE_SET,), one_alignment=True
    ),
    _limited("random30", "Random 30"),
    _limited("sealed", "Sealed"),
    _limited("random60", "Random 60"),
    _limited("pack", "Pack Draft"),
    _limited("open", "Open Draft"),
    _limited("dark", "Dark Draft"),
    _limited("cube", "Cube Draft", most=None),
    _limited("glimpse", "Glimpse Draft", most=None),
    _limited("winston", "Winston Draft", most=None),
    _limited("winchester", "Winchester Draft", most=None),
    _limited("grid", "Grid Draft", most=None),
    _limited("solomon", "Solomon Draft", most=None),
    _limited("housman", "Housman Draft", most=None),
    _limited("rochester", "Rochester Draft", most=None),
    _limited("rotisserie", "Rotisserie Draft", most=None),
    _limited("team", "Team Sealed"),
    _limited("continuous", "Continuous Draft", most=None),
)
OWN_CUBE = _limited("own", "Own Cube", most=None)  # of drafts of an own list: no format to look a card up for
# of sealed drafts whose host lets decks have more than the 30 cards of the rulebook
LARGE_SEALED = _limited("sealed-large", "Large Sealed", most=None)
DECK_FORMATS: tuple[Format, ...] = (*FORMATS, OWN_CUBE, LARGE_SEALED)  # that a deck may be made for


def by_key(key: str) -> Format:
    """The format with this key. Raises UnknownFormat."""
    return keyed(key, DECK_FORMATS)


# --- violations ------------------------------------------------------------------------------------------------------


def violations(deck: Deck, deck_format: Format, *, pool: Deck | None = None, on: date | None = None) -> list[Violation]:
    """Every reason why the deck is not legal in the format, its size first; none when it is legal.

    `pool` is what the deck was made from, for formats with a pool; without it nothing is asked of it. `on` is the day
    that dated lists are asked for (BanList.holds). Raises UnknownCard for a name that is none of the catalogue's.
    """
    deck = {name: count for name, count in deck.items() if count > 0}
    parts = parts_of(deck)
    found = size_violations(sum(deck.values()), deck_format)
    found += [one for name in sorted(deck) for one in card_violations(name, deck[name], deck_format, pool, on)]
    if deck_format.one_alignment:
        found += _one_alignment(deck, parts, deck_format)
    if deck_format.ratio:
        for short in shortages(parts):
            free = [name for name in deck if PART_OF[name][0] == 0 and PART_OF[name][1] & short.alignment]
            found.append(ratio_violation(short, tuple(sorted(free))))
    return found


def parts_of(deck: Deck) -> dict[Part, int]:
    """How many cards of each cost and alignment a deck has. Raises UnknownCard."""
    parts: dict[Part, int] = {}
    for name, count in deck.items():
        part = PART_OF.get(name)
        if part is None:
            raise UnknownCard(name)
        parts[part] = parts.get(part, 0) + count
    return parts


def card_violations(
    name: str, count: int, deck_format: Format, pool: Deck | None = None, on: date | None = None
) -> list[Violation]:
    """What is wrong with so many copies of one card, whatever else is in the deck."""
    return formats.card_violations(name, count, deck_format, PRINTED_IN, pool, on)


def allowed_copies(deck_format: Format, *, pool: Deck | None = None, on: date | None = None) -> dict[str, int]:
    """For each card of which the format allows some copies, how many; ANY_NUMBER where nothing limits them."""
    return formats.allowed_copies(CARD_OF, deck_format, PRINTED_IN, pool, on)


def _one_alignment(deck: Deck, parts: Mapping[Part, int], deck_format: Format) -> list[Violation]:
    """All cards share an alignment (2015 rulebook, "Preconstructed")."""
    of = {
        alignment: sum(count for (_, mask), count in parts.items() if mask & alignment) for alignment in Alignment
    }  # fmt: skip
    size, kept = sum(deck.values()), max(of, key=lambda alignment: of[alignment])
    if of[kept] == size:
        return []
    others = tuple(sorted(name for name in deck if not PART_OF[name][1] & kept))
    counted = ", ".join(f"{count} {word(alignment)}" for alignment, count in of.items() if count)
    fact = f"{deck_format.name} needs cards of one alignment; the deck has {counted}"
    return [
        Violation("alignment", others, size - of[kept], 0, fact, f"keep {word(kept)} and cut {amount(size - of[kept])}")
    ]


# --- the ratio -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Shortage:
    """An alignment with too few cards of cost 1 for its free cards. A card of several alignments counts for each."""

    alignment: Alignment
    free: int
    paid: int

    @property
    def missing(self) -> int:
        """Cards of cost 1 to add, if no free card is cut."""
        return PER_FREE * self.free - self.paid

    @property
    def spare(self) -> int:
        """Free cards to cut, if none is added."""
        return self.free - self.paid // PER_FREE


def shortages(parts: Mapping[Part, int]) -> list[Shortage]:
    """For each free card of an alignment, two cards of cost 1 of it (2015 rulebook, "Full Constructed")."""
    found = []
    for alignment in Alignment:
        bit = int(alignment)
        free = sum(count for (cost, mask), count in parts.items() if cost == 0 and mask & bit)
        paid = sum(count for (cost, mask), count in parts.items() if cost == 1 and mask & bit)
        if paid < PER_FREE * free:
            found.append(Shortage(alignment, free, paid))
    return found


def ratio_violation(short: Shortage, free: tuple[str, ...], has: str = "has") -> Violation:
    """`free` are the names of the free cards."""
    one, need = word(short.alignment), PER_FREE * short.free
    fact = f"{one}: {short.free} free {'card needs' if short.free == 1 else 'cards need'} {need} one-cost {one} cards; "
    cut = "a free one" if short.spare == 1 else f"{short.spare} free ones"
    return Violation(
        "ratio",
        free,
        short.paid,
        need,
        f"{fact}the deck {has} {short.paid}",
        f"add {amount(short.missing)}, or cut {cut}",
    )


# --- words -----------------------------------------------------------------------------------------------------------


def word(alignment: Alignment) -> str:
    return str(alignment.name).capitalize()
