"""A deck of the Epic Card Game on a registration sheet."""

from __future__ import annotations

from engine.construction.formats import Deck
from engine.construction.registering import Entry, Line, Registered, Section
from engine.epic.catalogue.products import alignment_words, by_name
from engine.epic.construction.decklist import ALIGNMENTS
from engine.epic.construction.formats import PER_FREE, Format, parts_of, violations


def registered(cards: Deck, sideboard: Deck, deck_format: Format, pool: Deck | None) -> Registered:
    """What the sheet says of a deck. No format of the game has a sideboard."""
    assert not sideboard, "no format has one"
    heads = ("Free", "Cost 1", "needed") if deck_format.ratio else ("Free", "Cost 1")
    reasons = tuple(one.text for one in violations(cards, deck_format, pool=pool))
    return Registered(_sections(cards), heads, _ratios(cards, asked=deck_format.ratio), reasons)


def _sections(cards: Deck) -> tuple[Section, ...]:
    """By alignment, then cost, then name: cards of several alignments stand under their first and name the others."""
    found = []
    for word in ALIGNMENTS:
        of = [by_name(name) for name in cards if alignment_words(by_name(name).alignment)[0] == word]
        entries = []
        for card in sorted(of, key=lambda card: (card.cost, card.name)):
            others = [other for other in alignment_words(card.alignment) if other != word]
            also = f" (also {', '.join(others)})" if others else ""
            entries.append(Entry(cards[card.name], f"{card.name}{also}", str(card.cost)))
        if entries:
            found.append(Section(word.capitalize(), tuple(entries)))
    return tuple(found)


def _ratios(cards: Deck, *, asked: bool) -> tuple[Line, ...]:
    """For each alignment of the deck, free cards and those that cost 1 and, where the format asks, as many as its free
    cards need; a card of several counts for each (2015 rulebook, "Full Constructed")."""
    found = []
    parts = parts_of(cards)
    for word, alignment in ALIGNMENTS.items():
        free, paid = (sum(n for (c, mask), n in parts.items() if c == cost and mask & alignment) for cost in (0, 1))
        if free or paid:
            need = PER_FREE * free
            figures = (free, paid, need) if asked else (free, paid)
            remark = f"{need - paid} too few" if asked and paid < need else ""
            found.append(Line(word.capitalize(), tuple(map(str, figures)), remark))
    return tuple(found)
