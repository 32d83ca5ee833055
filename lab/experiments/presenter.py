"""How pages show what an experiment has found: the matrix as cells, matchups in words, its equilibrium and the cards of
a deck. Pure but for what is remembered of figures that take a while."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.games import of
from lab import cards, equilibrium, field
from lab.cards import DRAWN, OPENING_HAND, PLAYED, CardReport, Comparison, Rate
from lab.equilibrium import FieldEquilibrium, NoEquilibrium
from lab.experiments import queries
from lab.experiments.models import Experiment, ExperimentMatchup
from lab.field import DRAWN as GAMES_DRAWN
from lab.field import LOST, WON, MatchupReport
from lab.runs import DECIDED, LIMIT, NARROW, Course, Plan, Run
from lab.wording import of_bounds, of_share
from live.memory import Memory

MOST_STEPS: Final = 16  # of the lengths of games
LEANS: Final = 5  # shades of a cell on each side of even
WHY: Final = {
    DECIDED: "It is clear which deck is better.",
    NARROW: "The interval is narrow enough.",
    LIMIT: "All games allowed are played.",
}
IN_SHORT: Final = {DECIDED: "decided", NARROW: "narrow enough", LIMIT: "all games played"}
WAYS: Final = {OPENING_HAND: "In the opening hand", DRAWN: "Drawn", PLAYED: "Played"}
LEAST_SHOWN: Final = 0.0005  # a difference below is written as 0
_mixes = Memory[FieldEquilibrium](50)
_matchups = Memory["MatchupShown"](500)
_cards = Memory["CardsFound"](50)


def forget() -> None:
    """Let go of what is remembered, as a restart does."""
    _mixes.forget()
    _matchups.forget()
    _cards.forget()


# --- the matrix ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cell:
    """A win chance of a row against a column, in whole percent with its bounds; None without games. `number` is that of
    the matchup, None for a deck against itself. `lean` is from -LEANS, the row always loses, to LEANS; `shown` is 1
    where the row is shown to be better, -1 where the column is."""

    number: int | None
    of: int | None
    low: int
    high: int
    lean: int
    shown: int
    is_open: bool


SAME: Final = Cell(None, None, 0, 100, 0, 0, is_open=False)


@dataclass(frozen=True)
class Row:
    """A deck, and its cells by the names of the columns."""

    name: str
    named: tuple[tuple[Cell, str], ...]


@dataclass(frozen=True)
class MatrixShown:
    """`columns` are names."""

    columns: tuple[str, ...]
    rows: tuple[Row, ...]


def matrix_shown(run: Run) -> MatrixShown:
    """The matrix of a run as cells; of a square one both halves, which add up to 100 as they are written."""
    table, (rows, columns) = field.matrix(run), field.places(run.plan)
    seen = {
        (one, two): (of, low or 0.0, 1.0 if high is None else high)
        for one, chances, lows, highs in zip(rows, table.chances, table.low, table.high, strict=True)
        for two, of, low, high in zip(columns, chances, lows, highs, strict=True)
    }
    cells = {meeting: _cell(at, seen[meeting], run.courses[at]) for at, meeting in enumerate(run.plan.meetings)}
    cells |= {(two, one): _turned(cell) for (one, two), cell in cells.items() if (two, one) in seen}
    return MatrixShown(
        table.columns,
        tuple(
            Row(
                name,
                tuple(
                    (cells.get((one, two), SAME), column) for two, column in zip(columns, table.columns, strict=True)
                ),
            )
            for one, name in zip(rows, table.rows, strict=True)
        ),
    )


def _cell(at: int, seen: tuple[float | None, float, float], course: Course) -> Cell:
    of, low, high = seen
    return Cell(
        number=at + 1,
        of=None if of is None else round(100 * of),
        low=round(100 * low),
        high=round(100 * high),
        lean=0 if of is None else round(2 * LEANS * (of - 0.5)),
        shown=(low > 0.5) - (high < 0.5),
        is_open=course.stopped is None,
    )


def _turned(cell: Cell) -> Cell:
    """The same for the other deck."""
    return replace(
        cell,
        of=None if cell.of is None else 100 - cell.of,
        low=100 - cell.high,
        high=100 - cell.low,
        lean=-cell.lean,
        shown=-cell.shown,
    )


# --- a matchup -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """How many games took so many turns ("8", or "8–9" where lengths are put together), and their share of the most
    frequent length."""

    turns: str
    games: int
    percent: int


@dataclass(frozen=True)
class EndingShown:
    """By what so many games ended, that were won by the first deck, lost, or drawn."""

    how: str
    won: int
    lost: int
    drawn: int


@dataclass(frozen=True)
class MatchupShown:
    """A matchup by its number, from 1. `words` has by what games end, by the engine's word for it. `why` says why no
    more is played, "" while more is."""

    number: int
    report: MatchupReport
    words: Mapping[str, str]
    why: str
    in_short: str

    @property
    def steps(self) -> list[Step]:
        lengths = self.report.lengths
        return [] if lengths is None else _steps(lengths.games)

    @property
    def endings(self) -> list[EndingShown]:
        """The most frequent first."""
        found = self.report.endings
        reasons = {reason for counts in found.values() for reason in counts}
        rows = [
            EndingShown(
                self.words.get(one, one), *(found[how].get(one, 0) for how in (WON, LOST, GAMES_DRAWN))
            )
            for one in reasons
        ]  # fmt: skip
        return sorted(rows, key=lambda row: (-(row.won + row.lost + row.drawn), row.how))


def _steps(games: Mapping[int, int]) -> list[Step]:
    """At most MOST_STEPS of the same width, from the shortest games to the longest."""
    shortest, longest = min(games), max(games)
    width = -(-(longest - shortest + 1) // MOST_STEPS)
    counts = {
        begin: sum(games.get(turns, 0) for turns in range(begin, begin + width))
        for begin in range(shortest, longest + 1, width)
    }
    most = max(counts.values())
    return [
        Step(f"{begin}" if width == 1 else f"{begin}–{begin + width - 1}", count, 100 * count // most)
        for begin, count in counts.items()
    ]


def matchups_shown(experiment: Experiment, plan: Plan) -> list[MatchupShown]:
    """All of an experiment, in the order of its plan. Games are read of those alone that went on since."""
    return [_matchup_of(experiment, plan, matchup) for matchup in experiment.matchups.all()]


def _matchup_of(experiment: Experiment, plan: Plan, matchup: ExperimentMatchup) -> MatchupShown:
    kept = _matchups.get(place := f"{experiment.slug}/{matchup.place}/{matchup.length}/{matchup.stopped}")
    if kept is None:
        report = field.report(plan, matchup.place, queries.course_of(matchup))
        kept = matchup_shown(experiment, matchup.place + 1, report)
        _matchups.keep(place, kept)
    return kept


def endings(experiment: Experiment) -> Mapping[str, str]:
    """By what its games end, in words, by the engine's word for it."""
    return of(experiment.game).play.ENDINGS


def matchup_shown(experiment: Experiment, number: int, report: MatchupReport) -> MatchupShown:
    """The matchup of this number."""
    stopped = report.stopped or ""
    return MatchupShown(number, report, endings(experiment), WHY.get(stopped, ""), IN_SHORT.get(stopped, ""))


# --- the equilibrium -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """A deck in the mix: its share, what it wins against the mix, and in words between which `bounds` its part lies in
    95 of 100 fields that are drawn anew, and in which `share` of them it has one."""

    name: str
    of: float
    wins: float
    bounds: str
    share: str


@dataclass(frozen=True)
class MixShown:
    """The largest part first."""

    value: float
    parts: tuple[Part, ...]


def mix_of(experiment: Experiment, run: Run) -> FieldEquilibrium | None:
    """The equilibrium of a square field of more than two decks; None of others, and where a matchup has no games."""
    if experiment.tested or len(run.plan.contenders) < 3:
        return None
    kept = _mixes.get(place := f"{experiment.slug}/{run.pairs}")
    if kept is None:
        try:
            kept = equilibrium.of_field(run)
        except NoEquilibrium:
            return None
        _mixes.keep(place, kept)
    return kept


def mix_shown(known: FieldEquilibrium) -> MixShown:
    found = known.found
    order = sorted(range(len(found.rows)), key=lambda at: (-found.rows[at], -known.spreads[at].share))
    parts = [
        Part(
            name=known.matrix.rows[at],
            of=found.rows[at],
            wins=found.against[at],
            bounds=of_bounds(known.spreads[at]),
            share=of_share(known.spreads[at]),
        )
        for at in order
    ]
    return MixShown(found.value, tuple(parts))


# --- cards -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardShown:
    """A card of the deck in one of the WAYS."""

    name: str
    copies: int
    rate: Rate
    compared: Comparison

    @property
    def shown(self) -> int:
        """1 where the whole interval of the fair comparison lies above 0, as it is written, -1 where it lies below,
        else 0."""
        low, high = self.compared.interval or (-1.0, 1.0)
        return 0 if self.compared.is_few else (low >= LEAST_SHOWN) - (high <= -LEAST_SHOWN)


@dataclass(frozen=True)
class CardsFound:
    """What so many games say of the cards of a deck. Of `unordered` ones nobody noted in which order cards were drawn
    and played, so that they have no part in comparisons of these."""

    reports: list[CardReport]
    games: int
    unordered: int


def _fair(row: CardShown) -> tuple[bool, float]:
    return row.compared.is_few, -(row.compared.difference or 0.0)


ORDERS: Final[Mapping[str, tuple[str, Callable[[CardShown], object]]]] = {
    "card": ("Card", lambda row: row.name),
    "difference": ("Difference", _fair),
    "won": ("Won", lambda row: (row.rate.of is None, -(row.rate.of or 0.0))),
    "games": ("Games", lambda row: -row.rate.games),
}


def cards_of(experiment: Experiment, deck: int, way: str) -> CardsFound:
    """What the games say of the cards of a deck in one of the WAYS. Raises Refused("gone")."""
    place = f"{experiment.slug}/{deck}/{way}/{experiment.pairs}"
    kept = _cards.get(place)
    if kept is None:
        run = queries.run_with_cards(experiment, deck)
        unordered = 0 if way == OPENING_HAND else cards.unordered(run)
        kept = CardsFound(cards.reports(run, (way,)), 2 * run.pairs, unordered)
        _cards.keep(place, kept)
    return kept


def cards_shown(reports: Sequence[CardReport], way: str, order: str) -> list[CardShown]:
    """In this order; those of the same rank by name."""
    rows = [CardShown(one.name, one.copies, one.rates[way], one.comparisons[way]) for one in reports]
    key = ORDERS[order][1]
    return sorted(sorted(rows, key=lambda row: row.name), key=key)  # type: ignore[arg-type]
