"""Which cards are printed, and how often."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from decks import listing, search
from engine import games

MOST_CARDS = 216  # in one document: 24 pages


class TooMany(ValueError):
    """More cards than one document holds; the sentence says what to do."""


def of_deck(
    cards: Mapping[str, int], deity: str, *, copies: str, owned: Mapping[str, int], game: str
) -> dict[str, int]:
    """The cards of a deck in the order of its page, then its deity ("" for none). `copies` is "all", "one" of each, or
    "missing": as many as are not `owned`."""
    groups = listing.groups(cards, game=game)
    counts = {row.name: row.count for group in groups for part in group.parts for row in part.rows}
    counts |= {deity: 1} if deity else {}
    if copies == "one":
        counts = dict.fromkeys(counts, 1)
    if copies == "missing":
        counts = {name: count - owned.get(name, 0) for name, count in counts.items()}
    return {name: count for name, count in counts.items() if count > 0}


def tokens_of(names: Iterable[str], game: str) -> list[str]:
    """The tokens that these cards of a game put into play or become, by name."""
    catalogue, index = games.of(game).catalogue, search.of(game)
    return sorted({token for name in names for token in catalogue.tokens_of(index.by_name[name].card)})


def bounded(counts: dict[str, int]) -> dict[str, int]:
    """The same, if it is something and not too much. Raises TooMany."""
    total = sum(counts.values())
    if total > MOST_CARDS:
        raise TooMany(
            f"This would print {total} cards; the limit is {MOST_CARDS}. Print fewer copies, or search for fewer cards."
        )
    return counts
