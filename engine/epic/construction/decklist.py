"""Deck lists as players write them, and the decks that the rulebook makes out of a box of cards.

Owns the reading and writing of a list (`parse`, `corrected`, `write`; its lines are in `engine/construction/lists.py`)
and the ready-made decks (`preconstructed`, `random30`, `deal_random`). Anyone may call it. A deck is a list of card
names as printed, one entry for each copy, in the order of the list. Construction rules of a format are not asked here:
a list that reads well may still be no legal deck. What is written reads back as the same deck.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.construction import lists
from engine.construction.lists import (
    MAX_CARDS,
    MAX_COPIES,
    MAX_LINE_LENGTH,
    MAX_LINES,
    LeftOut,
    LineError,
    about,
    bare,
    counted,
    is_total,
    lines_of,
    named,
)
from engine.epic.catalogue.products import UnknownCard, by_name, card_or_deity, cards_of, deity_by_name, fold
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

    `sideboard` are the lines of the maybeboard. No format of the game has a sideboard (2015 rulebook, formats; 1.3 of
    2017), so what a list calls one is kept as maybeboard, too. `passed` are lines that say something of the list, as
    its author or its format.
    """

    cards: list[str]
    errors: list[LineError]
    deity: str | None = None
    sideboard: tuple[LeftOut, ...] = ()
    maybeboard: tuple[str, ...] = ()
    passed: tuple[LeftOut, ...] = ()


class _BadLineError(ValueError):
    """A line that is neither cards nor a remark; carries the suggested name."""

    def __init__(self, message: str, suggestion: str = "") -> None:
        super().__init__(message)
        self.suggestion = suggestion


_DEITY = re.compile(r"^(deity|god|goddess)\s*:\s*(?P<name>\S.*)$", re.I)  # Deity: the name
_HEADING_WORDS = frozenset(
    {
        "good",
        "evil",
        "sage",
        "wild",
        "champion",
        "champions",
        "event",
        "events",
        "card",
        "cards",
        "deck",
        "main",
        "list",
    }
    | {
        "deity",
        "deities",
        "god",
        "gods",
        "maindeck",
        "mainboard",
        "zero",
        "one",
        "cost",
        "costs",
        "slot",
        "slots",
        "free",
        "gold",
        "alignment",
    }
    | {"0", "1", "0s", "1s", "0-cost", "1-cost", "cost-0", "cost-1", "{0}", "{1}", "the", "of", "and", "in", "my"}
)
MAYBEBOARD_TITLES = frozenset({"mb", "maybe", "maybeboard", "maybe board", "considering"})
_SET_APART = frozenset({"sb", "sideboard", "side board", "side"}) | MAYBEBOARD_TITLES
_APART = re.compile(r"^(?P<title>sb|sideboard|mb|maybe|maybeboard)\s*:\s*(?=\S)", re.I)  # SB: 2 Kong


def parse(text: str, most: int = MAX_CARDS, *, deities: bool = True) -> Parsed:
    """Read a list of lines like "3 Kong", "3x Kong", "Kong x3" or "Kong". A deity has a line of its own, its name or
    "Deity:" and its name; it is no part of the deck (1.3.2). Of the cards, at most so many are read. Without `deities`
    the list is one to deal from, and the line of a deity is an error.

    Headings, totals, comments (# and //), blank lines and what is said of the list ("Deck: Ape rush") are passed over.
    What stands under a heading that sets cards apart ("Maybeboard", "Sideboard") or after "SB:" or "MB:" is no part of
    the deck; "Deity:" means the deck wherever it stands. Never raises: what cannot be read is in `errors`.
    """
    reader = _Reader(most, deities=deities)
    lines = lines_of(text)
    for number, typed in enumerate(lines[:MAX_LINES], start=1):
        reader.read(number, typed)
    if len(lines) > MAX_LINES:
        sentence = f"A list may have {MAX_LINES} lines; the rest was not read."
        reader.errors.append(LineError(MAX_LINES + 1, lines[MAX_LINES].strip()[:MAX_LINE_LENGTH], sentence))
    return reader.parsed


class _Reader:
    """Reads a list line by line. `title` is that of the heading that sets apart what follows, or ""."""

    def __init__(self, most: int, *, deities: bool) -> None:
        self.most, self.deities = most, deities
        self.title = ""
        self.cards: list[str] = []
        self.maybeboard: list[str] = []
        self.deity: str | None = None
        self.errors: list[LineError] = []
        self.sideboard: list[LeftOut] = []
        self.passed: list[LeftOut] = []

    @property
    def parsed(self) -> Parsed:
        apart = tuple(self.sideboard)
        return Parsed(self.cards, self.errors, self.deity, apart, tuple(self.maybeboard), tuple(self.passed))

    def read(self, number: int, typed: str) -> None:
        """The next line."""
        line, shown = bare(typed), typed.strip()[:MAX_LINE_LENGTH]
        title = heading(line)
        if title:
            self.title = title if title in _SET_APART else ""
        elif about(line)[0]:
            if not named(line):
                self.passed.append(LeftOut(number, shown))
        elif line and not is_total(line):
            try:
                self._entry(number, shown, line)
            except _BadLineError as wrong:
                self.errors.append(LineError(number, shown, str(wrong), wrong.suggestion))

    def _entry(self, number: int, shown: str, line: str) -> None:
        """A line of cards, or the deity."""
        apart = _APART.match(line)
        title = apart["title"].lower() if apart else self.title
        count, found = _read(line[apart.end() :] if apart else line)
        if isinstance(found, Deity):
            if not self.deities:
                raise _BadLineError(f"{found.name} is a deity. Deities are never dealt: remove this line.")
            if title and not _DEITY.match(line):
                raise _BadLineError(
                    f"A maybeboard has no deities. Write “Deity: {found.name}” to play with it.", found.name
                )
            if self.deity is not None:
                raise _BadLineError(f"A deck is played with one deity, and {self.deity} is already named.")
            self.deity = found.name
        elif title:
            if len(self.maybeboard) + count > MAX_CARDS:
                raise _BadLineError(f"This line takes the maybeboard past {MAX_CARDS} cards, the most for one.")
            self.maybeboard += [found.name] * count
            self.sideboard.append(LeftOut(number, shown, title, count))
        else:
            if len(self.cards) + count > self.most:
                what = "deck" if self.most == MAX_CARDS else "list"
                raise _BadLineError(f"This line takes the list past {self.most} cards, the most for one {what}.")
            self.cards += [found.name] * count


def named_in(text: str) -> str:
    """What the list says that it is called ("Deck: Ape rush"), or ""."""
    return next(filter(None, (named(bare(line)) for line in lines_of(text)[:MAX_LINES])), "")


def corrected(text: str, most: int = MAX_CARDS) -> str:
    """The list with each name that no card has replaced by the one probably meant, if there is one; all else stays.
    Of the cards, at most so many are read."""
    lines = lines_of(text)
    for error in parse(text, most).errors:
        if not error.suggestion:
            continue
        line = bare(lines[error.line - 1])
        name = _name(line)
        if fold(name) != fold(error.suggestion):
            better = error.suggestion.join(line.rsplit(name, 1))
            lines[error.line - 1] = lines[error.line - 1].replace(line, better, 1)
    return "\n".join(lines)


def write(cards: Mapping[str, int], deity: str | None = None, maybeboard: Mapping[str, int] | None = None) -> str:
    """A count by name as a list to read: the deity, then the cards by alignment, under each by cost, kind and name;
    the maybeboard last."""
    parts = [f"Deity: {deity_by_name(deity).name}\n"] if deity else []
    found = [(by_name(name), count) for name, count in cards.items()]
    for word, alignment in ALIGNMENTS.items():
        parts += _section(word.capitalize(), [(card, n) for card, n in found if card.alignment == alignment])
    parts += _section("Maybeboard", [(by_name(name), count) for name, count in (maybeboard or {}).items()])
    return "\n".join(parts)


def _section(title: str, found: Sequence[tuple[Card, int]]) -> list[str]:
    """These cards under a heading; nothing without cards."""
    if not found:
        return []
    rows = sorted((card.cost, card.kind == EVENT, card.name, count) for card, count in found)
    size = sum(count for _, count in found)
    return ["\n".join([f"{title} ({size})", *(f"{count} {name}" for _, _, name, count in rows), ""])]


def _name(line: str) -> str:
    """What a line calls a card or a deity."""
    entry = _APART.sub("", line)
    marked = _DEITY.match(entry)
    return marked["name"] if marked else counted(entry)[1]


def heading(line: str) -> str:
    """The heading's words in lower case, or "" when the line is no heading."""
    return lists.heading(line, _HEADING_WORDS, _SET_APART)


def _read(line: str) -> tuple[int, Card | Deity]:
    """How many copies of which card a line asks for, or one deity; raises _BadLineError."""
    if len(line) > MAX_LINE_LENGTH:
        raise _BadLineError(f"This line is longer than {MAX_LINE_LENGTH} characters. Write one card on each line.")
    count, typed = counted(line)
    marked = _DEITY.match(line)
    try:
        found = deity_by_name(marked["name"]) if marked else card_or_deity(typed)
    except UnknownCard as unknown:
        raise _BadLineError(str(unknown), unknown.suggestions[0] if unknown.suggestions else "") from None
    if isinstance(found, Deity):
        if count != 1:
            raise _BadLineError("A deity is not part of the deck. Name it once.", found.name)
    elif count < 1:
        raise _BadLineError("A line needs at least 1 copy. Delete the line to leave the card out.", found.name)
    elif count > MAX_COPIES:
        raise _BadLineError(f"{count} copies are too many: at most {MAX_COPIES} on one line.", found.name)
    return count, found


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
