"""What is drawn of counts and odds: bars in the rows of a table, and columns in a picture beside its table.

Everything is laid out here in plain numbers; templates only write them down. A column chart is WIDTH by HEIGHT units,
about as many dots as a phone is wide, so that its letters keep their size there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from decks.study.counts import Sort

WIDTH, HEIGHT = 330, 150
HEAD, FOOT = 16, 18  # room for the numbers above the columns and for the labels below
GAP = 0.22  # of a column's place


@dataclass(frozen=True)
class Bar:
    """A row of a table: two lengths in percent of the longest row, one after the other, and what they stand for."""

    sort: Sort
    ones: str
    free: str


def bars(sorts: Iterable[Sort]) -> tuple[Bar, ...]:
    found = tuple(sorts)
    most = max((one.size for one in found), default=0) or 1
    return tuple(Bar(one, f"{100 * one.ones / most:.2f}%", f"{100 * one.free / most:.2f}%") for one in found)


@dataclass(frozen=True)
class Column:
    """`lower` and `upper` are (top, height) of its two parts, `text` the number above it."""

    label: str
    text: str
    x: float
    middle: float
    width: float
    lower: tuple[float, float]
    upper: tuple[float, float]
    text_at: float
    marked: bool = False


@dataclass(frozen=True)
class ColumnChart:
    columns: tuple[Column, ...]
    width: int = WIDTH
    height: int = HEIGHT
    base: int = HEIGHT - FOOT
    labels_at: int = HEIGHT - 4


def columns(parts: Sequence[tuple[str, str, float, float]], most: float, marked: int | None = None) -> ColumnChart:
    """A column for each (label, number to tell, lower part, upper part), `most` being as high as a column can be."""
    place = WIDTH / max(1, len(parts))
    scale = (HEIGHT - HEAD - FOOT) / (most or 1)
    base = HEIGHT - FOOT
    found = []
    for at, (label, text, lower, upper) in enumerate(parts):
        low, high = (round(one * scale, 2) for one in (lower, upper))
        top = round(base - low - high, 2)
        found.append(
            Column(
                label=label,
                text=text,
                x=round(place * (at + GAP / 2), 2),
                middle=round(place * (at + 0.5), 2),
                width=round(place * (1 - GAP), 2),
                lower=(round(base - low, 2), low),
                upper=(top, high),
                text_at=round(top - 4, 2),
                marked=at == marked,
            )
        )
    return ColumnChart(tuple(found))


def curve(sorts: Sequence[Sort]) -> ColumnChart:
    """Columns of cards by a number of theirs, free ones on top; the last number stands for itself and more."""
    labels = [*(one.name for one in sorts[:-1]), f"{sorts[-1].name}+"]
    most = max(one.size for one in sorts)
    return columns(
        [(label, str(one.size or ""), one.ones, one.free) for label, one in zip(labels, sorts, strict=True)],
        most,
    )


def percent(chance: Fraction) -> str:
    """As people write odds: whole percents, and what lies next to 0 and 100 without becoming them."""
    if chance in (0, 1):
        return f"{100 * chance.numerator}%"
    if chance < Fraction(1, 100):
        return "<1%"
    if chance > Fraction(99, 100):
        return ">99%"
    return f"{round(100 * chance)}%"


def odds_columns(labels: Sequence[str], found: Sequence[Fraction], marked: int | None = None) -> ColumnChart:
    """Columns of chances, 1 being the full height."""
    texts = [percent(one).removesuffix("%") for one in found]
    return columns(
        [(label, number, float(one), 0.0) for label, number, one in zip(labels, texts, found, strict=True)], 1, marked
    )
