"""What is to be seen of a deck at a glance, beside its cards: how they are shared out, its alignments and its curve."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from decks import listing
from decks.study.charts import ColumnChart, bars, curve
from decks.study.counts import alignments_of, offense_of
from engine import games


@dataclass(frozen=True)
class Seen:
    """A chart, and what it says in words to those who do not see it."""

    chart: ColumnChart
    words: str


def at_a_glance(cards: Mapping[str, int], *, game: str) -> dict[str, object]:
    """For templates/decks/_glance.html: `shares`, `alignments`, what cards are called that are not free
    (`paid`), and `curve`, which is None without champions."""
    offense = offense_of(cards, game=game)
    seen = None
    if offense.mean is not None:
        words = ", ".join(f"{one.size} with {one.name}" for one in offense.counts if one.size)
        seen = Seen(curve(offense.counts), f"Offense of champions: {words}.")
    return {
        "shares": listing.at_a_glance(cards, game=game),
        "alignments": bars(one for one in alignments_of(cards, game=game) if one.size),
        "curve": seen,
        "paid": games.of(game).construction.LAYOUT.paid,
    }
