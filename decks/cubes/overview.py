"""A cube at a glance: of which sorts its cards are, and what it lacks for a draft. Pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from decks.cubes.models import Cube
from decks.faces.files import face_of
from decks.study.charts import Bar, bars, curve
from decks.study.counts import Counts, Sort, alignments_of, counts
from decks.study.glance import Seen
from engine import games
from engine.limited import needed

TABLE = 8  # players of the draft that a cube should be enough for
CUBE = "cube"  # the format in which it is drafted as a rule
GAME = games.of(Cube.game)


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
    found = counts(cards, game=Cube.game)
    free = sum(count for name, count in cards.items() if _is_free(name))
    return Overview(
        counts=found,
        alignments=bars(found.alignments),
        kinds=bars(found.kinds),
        gems=bars(_gems(cards)),
        classes=bars(found.of("Classes")),
        offense=_seen(found.offense.counts, "Offense"),
        defense=_seen(found.defense.counts, "Defense"),
        ones=found.size - free,
        free=free,
        draft=for_a_draft(cards),
    )


def for_a_draft(cards: Mapping[str, int]) -> Draft:
    """What these cards lack for a Cube Draft of TABLE players."""
    size, needs = sum(cards.values()), needed_for(TABLE)
    each = needs // len(GAME.construction.ALIGNMENTS)
    short = [Short(one.name, each - one.size) for one in alignments_of(cards, game=Cube.game) if one.size < each]
    players = max((seats for seats in range(2, TABLE + 1) if needed_for(seats) <= size), default=0)
    lacks = max(0, needs - size)
    return Draft(needs, lacks, tuple(short) if lacks else (), players)


def needed_for(seats: int) -> int:
    """How many cards a Cube Draft of so many players deals."""
    return needed(GAME.limited.plan(CUBE, seats=seats))


def _is_free(name: str) -> bool:
    return GAME.construction.entry(name).free


def _gems(cards: Mapping[str, int]) -> list[Sort]:
    """By the gem of the set that a card belongs to; cards without one come last."""
    ones: Counter[str] = Counter()
    free: Counter[str] = Counter()
    for name, count in cards.items():
        colour = face_of(name, Cube.game).face.gem
        gem = f"{colour.capitalize()} gem" if colour else "No gem"
        (free if _is_free(name) else ones)[gem] += count
    return [Sort(gem, ones[gem], free[gem]) for gem in ("Red gem", "White gem", "No gem") if gem in ones + free]


def _seen(sorts: tuple[Sort, ...], name: str) -> Seen:
    words = ", ".join(f"{one.size} with {one.name}" for one in sorts if one.size) or "none"
    return Seen(curve(sorts), f"{name} of champions: {words}.")
