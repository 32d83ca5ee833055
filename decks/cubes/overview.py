"""A cube at a glance: of which sorts its cards are, and what it lacks for a draft. Pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from decks.study.charts import Bar, bars, curve
from decks.study.counts import Counts, Sort, alignments_of, counts
from decks.study.glance import Seen
from engine.epic.catalogue import by_name
from engine.epic.limited import BY_KEY, Setup
from engine.limited import needed

TABLE = 8  # players of the draft that a cube should be enough for
CUBE = "cube"  # the format in which it is drafted as a rule


@dataclass(frozen=True)
class Short:
    """An alignment with fewer cards than the same share for each of them is."""

    alignment: str
    missing: int


@dataclass(frozen=True)
class Draft:
    """What a Cube Draft of TABLE players asks of a cube: `needs` cards, of which it `lacks` so many, as far as its
    alignments are to be shared out alike those of each in `short`. It is enough for `players`, 0 for fewer than two."""

    needs: int
    lacks: int
    short: tuple[Short, ...]
    players: int


@dataclass(frozen=True)
class Overview:
    """All that is to be seen of the cards of a cube."""

    counts: Counts
    alignments: tuple[Bar, ...]
    kinds: tuple[Bar, ...]
    gems: tuple[Bar, ...]
    classes: tuple[Bar, ...]
    offense: Seen
    defense: Seen
    ones: int
    free: int
    draft: Draft


def overview(cards: Mapping[str, int]) -> Overview:
    """Of a count by name."""
    found = counts(cards)
    ones = sum(count for name, count in cards.items() if by_name(name).cost)
    return Overview(
        counts=found,
        alignments=bars(found.alignments),
        kinds=bars(found.kinds),
        gems=bars(_gems(cards)),
        classes=bars(found.of("Classes")),
        offense=_seen(found.offense.counts, "Offense"),
        defense=_seen(found.defense.counts, "Defense"),
        ones=ones,
        free=found.size - ones,
        draft=for_a_draft(cards),
    )


def for_a_draft(cards: Mapping[str, int]) -> Draft:
    """What these cards lack for a Cube Draft of TABLE players."""
    size, needs = sum(cards.values()), needed_for(TABLE)
    each = needs // len(alignments_of({}))
    short = [Short(one.name, each - one.size) for one in alignments_of(cards) if one.size < each]
    players = max((seats for seats in range(2, TABLE + 1) if needed_for(seats) <= size), default=0)
    lacks = max(0, needs - size)
    return Draft(needs, lacks, tuple(short) if lacks else (), players)


def needed_for(seats: int) -> int:
    """How many cards a Cube Draft of so many players deals."""
    procedure = BY_KEY[CUBE]
    return needed(Setup(CUBE, seats, packs=procedure.packs, pack_size=procedure.pack_size))


def _gems(cards: Mapping[str, int]) -> list[Sort]:
    """By the gem of the set that a card belongs to; cards without one come last."""
    ones: Counter[str] = Counter()
    free: Counter[str] = Counter()
    for name, count in cards.items():
        card = by_name(name)
        gem = f"{card.gem.value.capitalize()} gem" if card.gem else "No gem"
        (ones if card.cost else free)[gem] += count
    return [Sort(gem, ones[gem], free[gem]) for gem in ("Red gem", "White gem", "No gem") if gem in ones + free]


def _seen(sorts: tuple[Sort, ...], name: str) -> Seen:
    words = ", ".join(f"{one.size} with {one.name}" for one in sorts if one.size) or "none"
    return Seen(curve(sorts), f"{name} of champions: {words}.")
