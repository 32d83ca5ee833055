"""The equilibrium of a field: the mix of decks against which no deck wins more often than it should.

Who brings a deck and who meets it choose without knowing of each other, and one wins what the other loses: a game of
two players with a sum of zero. Its equilibrium is a linear program (John von Neumann; George Dantzig, "A proof of the
equivalence of the programming problem and the game problem", 1951), solved here by HiGHS in scipy.optimize.linprog. It
need not be the only one; then the solver's is named.

Win chances are known from games only. How much that leaves open is shown by weighing the pairs of each matchup anew at
random (Donald Rubin, "The Bayesian bootstrap", 1981): `spreads` says in which share of such fields a deck has a part in
the mix, and between which bounds its part lies in 95 of 100. Pure; randomness comes from a seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lab.field import Matrix, is_square, matrix, places
from lab.runs import Run

Chances = Sequence[Sequence[float]]
TINY: Final = 1e-7  # a part of a mix below this one is none
BOUNDS: Final = (2.5, 97.5)  # percentiles
FIELDS, SEED = 400, 1  # in which the games are weighed anew, if nothing else is asked for
SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)  # of a pair
BEFORE: Final = 0.2  # pairs of each score that count beside those played: all of few pairs may have come out alike


class NoEquilibrium(ValueError):
    """There is none to be found; the message says why."""


@dataclass(frozen=True)
class Equilibrium:
    """The parts of each row and of each column in the mix of who chooses among them, and the `value`: the win chance of
    the mix of rows against that of columns, which neither side can better on its own. `against` has the win chance of
    each row against the mix of columns: at most the value, and as much for each row that has a part."""

    rows: tuple[float, ...]
    columns: tuple[float, ...]
    value: float
    against: tuple[float, ...]


@dataclass(frozen=True)
class Spread:
    """How a deck fares in the mixes of fields that are drawn anew: the share of them in which it has a part, and the
    bounds of its part."""

    share: float
    low: float
    high: float


def equilibrium(chances: Chances) -> Equilibrium:
    """Of win chances of rows against columns, from 0 to 1. Raises NoEquilibrium for what is no such matrix."""
    table = np.array(chances, dtype=float) if len({len(row) for row in chances}) == 1 else np.empty((0, 0))
    if not table.size or not ((table >= 0) & (table <= 1)).all():
        raise NoEquilibrium("A matrix of win chances has rows of the same length, with numbers from 0 to 1.")
    rows, value = _mix(table)
    columns, _ = _mix(1 - table.T)
    against = table @ columns
    return Equilibrium(_parts(rows), _parts(columns), float(value), tuple(float(one) for one in against))


def _mix(table: NDArray[np.float64]) -> tuple[NDArray[np.float64], float]:
    """The mix of rows that wins most often against whatever column, and how often: maximise v where the mix wins v or
    more against each column."""
    from scipy.optimize import linprog  # half a second to import, for which every start and command would wait

    rows, columns = table.shape
    solved = linprog(
        c=np.append(np.zeros(rows), -1.0),
        A_ub=np.hstack([-table.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=np.append(np.ones(rows), 0.0)[None, :],
        b_eq=[1.0],
        bounds=[(0, 1)] * rows + [(0, 1)],
        method="highs",
    )
    assert solved.status == 0, solved.message  # such a program always has a solution
    return solved.x[:rows], float(solved.x[rows])


def _parts(mix: NDArray[np.float64]) -> tuple[float, ...]:
    whole = np.where(mix < TINY, 0.0, mix)
    return tuple(float(part) for part in whole / whole.sum())


# --- of a run --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FieldEquilibrium:
    """The equilibrium of the matrix of a run, and how each row fares in fields that are drawn anew."""

    matrix: Matrix
    found: Equilibrium
    spreads: list[Spread]


def of_field(run: Run, fields: int = FIELDS, seed: int = SEED) -> FieldEquilibrium:
    """Raises NoEquilibrium where a matchup has no games yet."""
    table = matrix(run)
    return FieldEquilibrium(table, equilibrium(complete(table)), spreads(run, fields, seed))


def complete(table: Matrix) -> list[list[float]]:
    """The win chances of a matrix. Raises NoEquilibrium where some are not known yet."""
    for name, row in zip(table.rows, table.chances, strict=True):
        for other, of in zip(table.columns, row, strict=True):
            if of is None:
                raise NoEquilibrium(f"No games of {name} against {other} are stored yet. Let lab field play on.")
    return [[of for of in row if of is not None] for row in table.chances]


# --- what the games leave open ---------------------------------------------------------------------------------------


def spreads(run: Run, fields: int, seed: int) -> list[Spread]:
    """For each row of the matrix of a run, how its part in the mix changes in so many fields in which the pairs that
    were played are weighed at random."""
    tables = _weighed_anew(run, fields, np.random.default_rng(seed))
    mixes = np.array([_parts(_mix(table)[0]) for table in tables])
    low, high = np.percentile(mixes, BOUNDS, axis=0)
    shares = (mixes > 0).mean(axis=0)
    return [Spread(*map(float, one)) for one in zip(shares, low, high, strict=True)]


def _weighed_anew(run: Run, fields: int, random: np.random.Generator) -> NDArray[np.float64]:
    """So many matrices of win chances, by field, row and column."""
    rows, columns = places(run.plan)
    tables = np.full((fields, len(rows), len(columns)), 0.5)
    for (one, two), course in zip(run.plan.meetings, run.courses, strict=True):
        weights = random.dirichlet([course.counts[score] + BEFORE for score in SCORES], size=fields)
        chances = weights @ np.array(SCORES)
        tables[:, rows.index(one), columns.index(two)] = chances
        if is_square(run.plan):
            tables[:, rows.index(two), columns.index(one)] = 1 - chances
    return tables
