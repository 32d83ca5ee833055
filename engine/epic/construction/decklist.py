"""Deck lists as players write them, and the decks that the rulebook makes out of a box of cards.

Owns the reading and writing of a list (`parse`, `corrected`, `write`; what every game does is in
`engine/construction`, `lists.py` and `reading.py`) and the ready-made decks (`preconstructed`, `random30`,
`deal_random`). Anyone may call it. A deck is a list of card names as printed, one entry for each copy, in the order of
the list. Construction rules of a format are not asked here: a list that reads well may still be no legal deck. What is
written reads back as the same deck.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.construction import lists, reading
from engine.construction.contents import Contents
from engine.construction.lists import (
    MAX_CARDS,
    SET_APART,
    LeftOut,
    LineError,
    counted,
    set_apart,
)
from engine.construction.reading import BadLine, Reader, check_count, entry_of, looked_up, put, section
from engine.construction.ready import ReadyDeck
from engine.epic.catalogue.products import by_name, card_or_deity, cards_of, deity_by_name
from engine.epic.language import EVENT, Alignment, Card, Deity

BASE_SET = "Base Set"
LIMITED_DECK = 30  # the size of a Limited deck (2015 rulebook, "Limited")

ALIGNMENTS = {
    "good": Alignment.GOOD,
    "evil": Alignment.EVIL,
    "sage": Alignment.SAGE,
    "wild": Alignment.WILD,
}


@dataclass(frozen=True)
class Parsed:
    """`cards` are the copies of all lines that read well, `deity` the god card that a line names, and `maybeboard` the
    copies that the list sets apart; `errors` are the lines that cannot be read.

    `apart` are the lines of the maybeboard. No format of the game has a sideboard (2015 rulebook, formats; 1.3 of
    2017), so what a list calls one is kept as maybeboard, too. `passed` are lines that say something of the list, as
    its author or its format.
    """

    cards: list[str]
    errors: list[LineError]
    deity: str | None = None
    apart: tuple[LeftOut, ...] = ()
    maybeboard: tuple[str, ...] = ()
    passed: tuple[LeftOut, ...] = ()

    @property
    def contents(self) -> Contents:
        """The deck, counted."""
        return Contents(Counter(self.cards), maybeboard=Counter(self.maybeboard), deity=self.deity or "")


_DEITY = re.compile(r"^(deity|god|goddess)\s*:\s*(?P<name>\S.*)$", re.I)  # Deity: the name
_HEADING_WORDS = (
    lists.HEADING_WORDS
    | {"good", "evil", "sage", "wild", "deity", "deities", "god", "gods", "zero", "one", "gold"}
    | {"0", "1", "0s", "1s", "0-cost", "1-cost", "cost-0", "cost-1", "{0}", "{1}"}
)


def parse(text: str, most: int = MAX_CARDS, *, deities: bool = True) -> Parsed:
    """Read a list of lines like "3 Kong", "3x Kong", "Kong x3" or "Kong". A deity has a line of its own, its name or
    "Deity:" and its name; it is no part of the deck (1.3.2). Of the cards, at most so many are read. Without `deities`
    the list is one to deal from, and the line of a deity is an error.

    Headings, totals, comments (# and //), blank lines and what is said of the list ("Deck: Ape rush") are passed over.
    What stands under a heading that sets cards apart ("Maybeboard", "Sideboard") or after "SB:" or "MB:" is no part of
    the deck; "Deity:" means the deck wherever it stands. Never raises: what cannot be read is in `errors`.
    """
    reader = _Reader(most, deities=deities)
    reader.read(text)
    return reader.parsed


class _Reader(Reader):
    """Reads the lines of this game."""

    heading_words = _HEADING_WORDS

    def __init__(self, most: int, *, deities: bool) -> None:
        super().__init__()
        self.most, self.deities = most, deities
        self.cards: list[str] = []
        self.maybeboard: list[str] = []
        self.deity: str | None = None
        self.apart: list[LeftOut] = []

    @property
    def parsed(self) -> Parsed:
        apart = tuple(self.apart)
        return Parsed(self.cards, self.errors, self.deity, apart, tuple(self.maybeboard), tuple(self.passed))

    def entry(self, number: int, shown: str, line: str) -> None:
        """A line of cards, or the deity."""
        own, rest = set_apart(line)
        title = own or self.title
        count, found = _read(rest)
        if isinstance(found, Deity):
            if not self.deities:
                raise BadLine(f"{found.name} is a deity. Deities are never dealt: remove this line.")
            if title and not _DEITY.match(line):
                raise BadLine(f"A maybeboard has no deities. Write “Deity: {found.name}” to play with it.", found.name)
            if self.deity is not None:
                raise BadLine(f"A deck is played with one deity, and {self.deity} is already named.")
            self.deity = found.name
        elif title:
            put(self.maybeboard, found.name, count, MAX_CARDS, "maybeboard")
            self.apart.append(LeftOut(number, shown, title, count))
        else:
            put(self.cards, found.name, count, self.most, "list", " deck" if self.most == MAX_CARDS else " list")


def corrected(text: str, most: int = MAX_CARDS) -> str:
    """The list with each name that no card has replaced by the one probably meant, if there is one; all else stays.
    Of the cards, at most so many are read."""
    return reading.corrected(text, parse(text, most).errors, _name)


def write(cards: Mapping[str, int], deity: str | None = None, maybeboard: Mapping[str, int] | None = None) -> str:
    """A count by name as a list to read: the deity, then the cards by alignment, under each by cost, kind and name;
    the maybeboard last."""
    parts = [f"Deity: {deity_by_name(deity).name}\n"] if deity else []
    found = [(by_name(name), count) for name, count in cards.items()]
    for word, alignment in ALIGNMENTS.items():
        parts += section(word.capitalize(), _rows([(card, n) for card, n in found if card.alignment == alignment]))
    parts += section("Maybeboard", _rows([(by_name(name), count) for name, count in (maybeboard or {}).items()]))
    return "\n".join(parts)


def _rows(found: Sequence[tuple[Card, int]]) -> list[tuple[int, str]]:
    """Counts and names by cost, kind and name."""
    rows = sorted((card.cost, card.kind == EVENT, card.name, count) for card, count in found)
    return [(count, name) for _, _, name, count in rows]


def _name(line: str) -> str:
    """What a line calls a card or a deity."""
    _, entry = set_apart(line)
    marked = _DEITY.match(entry)
    return marked["name"] if marked else counted(entry)[1]


def heading(line: str) -> str:
    """The heading's words in lower case, or "" when the line is no heading."""
    return lists.heading(line, _HEADING_WORDS, SET_APART)


def _read(line: str) -> tuple[int, Card | Deity]:
    """How many copies of which card a line asks for, or one deity. Raises BadLine."""
    count, typed = entry_of(line)
    marked = _DEITY.match(line)
    one: Card | Deity = looked_up(deity_by_name, marked["name"]) if marked else looked_up(card_or_deity, typed)
    if not isinstance(one, Deity):
        check_count(count, one.name)
    elif count != 1:
        raise BadLine("A deity is not part of the deck. Name it once.", one.name)
    return count, one


def preconstructed(alignment: str) -> list[str]:
    """The 30 base-set cards of "good", "evil", "sage" or "wild" (2015 rulebook, "Preconstructed")."""
    if alignment not in ALIGNMENTS:
        raise ValueError(f"There is no alignment “{alignment}”. The alignments are good, evil, sage and wild.")
    return [card.name for card in cards_of(BASE_SET) if card.alignment == ALIGNMENTS[alignment]]


def random30(seed: int, products: Sequence[str] = (BASE_SET,)) -> list[str]:
    """30 different cards of these products; the same for the same seed."""
    return deal_random(seed, 1, products)[0]


def deal_random(seed: int, players: int, products: Sequence[str] = (BASE_SET,)) -> list[list[str]]:
    """30 cards of these products to each player, none twice (2015 rulebook, "Sealed"). Raises ValueError when there are
    too few."""
    pool = [card.name for product in products for card in cards_of(product)]
    most = len(pool) // LIMITED_DECK
    if not 1 <= players <= most:
        whom = ("nobody", "1 player")[most] if most < 2 else f"1 to {most} players"
        raise ValueError(f"{len(pool)} cards make random decks for {whom}.")
    dealt = random.Random(seed).sample(pool, LIMITED_DECK * players)
    return [sorted(dealt[seat * LIMITED_DECK : (seat + 1) * LIMITED_DECK]) for seat in range(players)]


FEWEST: Final = 20  # cards of a deck that is played in no format
_ABOUT: Final = {
    "good": "Angels, a rallied people, and health to spare",
    "evil": "Demons, the risen dead, and nobody is safe",
    "sage": "Tricks, golems, and one card more than you",
    "wild": "Fire, claws, and the largest apes",
}
READY: Final = tuple(
    ReadyDeck(
        key=one,
        name=one.capitalize(),
        cards=tuple(preconstructed(one)),
        format_key="preconstructed",
        kind="preconstructed",
        source="All cards of one alignment in a base set",
        about=about,
    )
    for one, about in _ABOUT.items()
)
