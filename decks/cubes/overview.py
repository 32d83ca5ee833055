"""A cube at a glance: of which sorts its cards are, and what it lacks for a draft. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from decks.study.charts import Bar, bars, curve
from decks.study.counts import Counts, Sort, alignments_of, counts, words_of_cubes
from decks.study.glance import Seen
from engine import games
from engine.limited import needed_as_usual

MANY = 12  # rows of a chart: where there are more, it is folded away


@dataclass(frozen=True)
class Short:
    """An alignment with fewer cards than the same share for each of them is."""

    alignment: str
    missing: int


@dataclass(frozen=True)
class Draft:
    """What a Cube Draft (`name`) of as many players as usual (`table`) asks of a cube: `needs` cards, of which it
    `lacks` so many, as far as its alignments are to be shared out alike those of each in `short`. It is enough for
    `players`, 0 for fewer than can draft."""

    name: str
    table: int
    needs: int
    lacks: int
    short: tuple[Short, ...]
    players: int


@dataclass(frozen=True)
class Words:
    """Words that cards have, under a title."""

    title: str
    bars: tuple[Bar, ...]

    @property
    def are_many(self) -> bool:
        return len(self.bars) > MANY


@dataclass(frozen=True)
class Overview:
    """All that is to be seen of the cards of a cube. `paid` is what cards are called that are not free."""

    counts: Counts
    alignments: tuple[Bar, ...]
    kinds: tuple[Bar, ...]
    kinds_title: str
    words: tuple[Words, ...]
    offense: Seen
    defense: Seen
    ones: int
    free: int
    paid: str
    draft: Draft


def overview(cards: Mapping[str, int], *, game: str) -> Overview:
    """Of a count by name."""
    found, of_game = counts(cards, game=game), games.of(game)
    free = sum(count for name, count in cards.items() if of_game.construction.entry(name).free)
    return Overview(
        counts=found,
        alignments=bars(found.alignments),
        kinds=bars(found.kinds),
        kinds_title=of_game.study.KINDS_TITLE,
        words=tuple(Words(one.title, bars(one.sorts)) for one in words_of_cubes(cards, game=game) if one.sorts),
        offense=_seen(found.offense.counts, "Offense"),
        defense=_seen(found.defense.counts, "Defense"),
        ones=found.size - free,
        free=free,
        paid=of_game.construction.LAYOUT.paid,
        draft=for_a_draft(cards, game=game),
    )


def for_a_draft(cards: Mapping[str, int], *, game: str) -> Draft:
    """What these cards lack for a Cube Draft of as many players as usual, with as many packs as usual."""
    limited, alignments = games.of(game).limited, alignments_of(cards, game=game)
    procedure = limited.BY_KEY[limited.CUBE]
    least, most = procedure.seats
    size, needs = sum(cards.values()), needed_as_usual(procedure, procedure.usual)
    each = needs // len(alignments)
    short = [Short(one.name, each - one.size) for one in alignments if one.size < each] if limited.EVEN_CUBES else []
    players = max((seats for seats in range(least, most + 1) if needed_as_usual(procedure, seats) <= size), default=0)
    lacks = max(0, needs - size)
    return Draft(procedure.name, procedure.usual, needs, lacks, tuple(short) if lacks else (), players)


def _seen(sorts: tuple[Sort, ...], name: str) -> Seen:
    words = ", ".join(f"{one.size} with {one.name}" for one in sorts if one.size) or "none"
    return Seen(curve(sorts), f"{name} of champions: {words}.")
