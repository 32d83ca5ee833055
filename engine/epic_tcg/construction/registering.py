"""A deck of the Epic TCG and its sideboard on a registration sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.construction.formats import Deck
from engine.construction.registering import Entry, Line, Registered, Section
from engine.epic_tcg.catalogue import by_name
from engine.epic_tcg.construction.decklist import BY_ALIGNMENT
from engine.epic_tcg.construction.formats import FREE_CARDS, Format, counted, gifts_on, violations
from engine.epic_tcg.language import FREE, Card


def registered(cards: Deck, sideboard: Deck, deck_format: Format, pool: Deck | None) -> Registered:
    """What the sheet says of a deck: its cards by alignment, then its sideboard. Free and gift cards are counted over
    both, as the formats ask (rule book, Designed Deck)."""
    both = counted(cards) + counted(sideboard)
    reasons = tuple(one.text for one in violations(cards, deck_format, sideboard=sideboard, pool=pool))
    sections = [_section(title, _of(cards, alignment)) for title, alignment in BY_ALIGNMENT]
    sections.append(_section("Sideboard", [(by_name(name), count) for name, count in sideboard.items()]))
    return Registered(
        tuple(one for one in sections if one.entries), ("Free", "Action", "Gift"), _table(both, deck_format), reasons
    )


def _of(cards: Deck, alignment: object) -> list[tuple[Card, int]]:
    found = ((by_name(name), count) for name, count in cards.items())
    return [(card, count) for card, count in found if card.alignment == alignment]


def _section(title: str, found: Iterable[tuple[Card, int]]) -> Section:
    """Free cards first, then by name."""
    rows = sorted(found, key=lambda row: (row[0].price is not FREE, row[0].name))
    return Section(
        title, tuple(Entry(count, card.name, "free" if card.price is FREE else "action") for card, count in rows)
    )


def _table(both: Counter[str], deck_format: Format) -> tuple[Line, ...]:
    """Free, action and gift cards by alignment and in all, and how many are allowed where the format asks."""
    gifts, _ = gifts_on(deck_format, None)
    lines = []
    for title, alignment in BY_ALIGNMENT:
        of = Counter({card.name: count for card, count in _of(both, alignment)})
        if of:
            lines.append(Line(title, tuple(map(str, _figures(of, gifts)))))
    free, action, gift = _figures(both, gifts)
    limits = ((free, deck_format.free), (gift, deck_format.gifts))
    over = any(most is not None and have > most for have, most in limits)
    lines.append(Line("All", (str(free), str(action), str(gift)), "too many" if over else ""))
    if deck_format.free is not None or deck_format.gifts is not None:
        most = ("" if one is None else str(one) for one in (deck_format.free, None, deck_format.gifts))
        lines.append(Line("At most", tuple(most)))
    return tuple(lines)


def _figures(cards: Counter[str], gifts: frozenset[str]) -> tuple[int, int, int]:
    free = sum(count for name, count in cards.items() if name in FREE_CARDS)
    return free, cards.total() - free, sum(count for name, count in cards.items() if name in gifts)
