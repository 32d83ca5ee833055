"""What can be clicked beside the answer to a search: every choice, whether it is made, and how many cards there are
with it."""

from __future__ import annotations

from dataclasses import dataclass

from decks.search.choices import bounds, chosen, is_choice, places_of, term
from decks.search.finding import Found, all_met, cards_with
from decks.search.index import Index
from engine.kernel.searchable import Group, Range


@dataclass(frozen=True)
class Choice:
    """A value of a group. `count`: how many cards are found with it, others of its group aside where one is enough."""

    value: str
    count: int
    chosen: bool


@dataclass(frozen=True)
class Facet:
    group: Group
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Bounds:
    """How much of a range is asked for."""

    range: Range
    low: int
    high: int

    @property
    def is_all(self) -> bool:
        return (self.low, self.high) == (self.range.least, self.range.most)

    @property
    def is_low_end_above(self) -> bool:
        """Whether its handle lies over the other one: where both lie at the upper end, only it can go anywhere."""
        return self.low - self.range.least > self.range.most - self.high

    @property
    def left(self) -> int:
        """Where it begins, in percent of the range."""
        return self._percent(self.low)

    @property
    def width(self) -> int:
        return self._percent(self.high) - self.left

    def _percent(self, number: int) -> int:
        return round(100 * (number - self.range.least) / (self.range.most - self.range.least))


@dataclass(frozen=True)
class Offer:
    """All that can be clicked, and how many parts of the search were."""

    facets: tuple[Facet, ...]
    bounds: tuple[Bounds, ...]
    made: int


def offer(index: Index, found: Found) -> Offer:
    """What can be clicked beside this answer."""
    return Offer(
        facets=tuple(_facet(index, group, found) for group in index.groups),
        bounds=tuple(Bounds(one, *bounds(index, one, found.query)) for one in index.ranges),
        made=sum(is_choice(index, part.query) for part in found.parts),
    )


def _facet(index: Index, group: Group, found: Found) -> Facet:
    """A group without the values that no card has."""
    made = chosen(index, group, found.query)
    replaced = () if group.every else places_of(index, group, found.query)
    others = all_met(index, (part for at, part in enumerate(found.parts) if at not in replaced))
    values = [(value, cards_with(index, term(group, value))) for value in group.values]
    choices = (Choice(value, (others & cards).bit_count(), value in made) for value, cards in values if cards)
    return Facet(group, tuple(choices))
