"""Points, places and tie-breaks. Pure: knows numbers of seats and results, no rows.

A win, or a bye in a Swiss round, is worth 3 points, a draw 1, as in the Magic Tournament Rules (appendix C), whose
match-win percentages break ties of Swiss rounds. Those of a round robin are broken by the direct encounter and
Sonneborn-Berger (FIDE Handbook C.07).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

WIN, DRAW = 3, 1
LEAST_RATE = Fraction(33, 100)  # so that a weak opponent does not cost too much

Breaks = tuple[Fraction, ...]


@dataclass(frozen=True)
class Played:
    """A match with its result: who won, None for a draw. With `two` None it is a bye."""

    one: int
    two: int | None
    winner: int | None

    def other(self, seat: int) -> int | None:
        return self.two if seat == self.one else self.one

    def opponent(self, seat: int) -> int:
        """The other one, where there is one."""
        other = self.other(seat)
        assert other is not None, "a bye has no opponent"
        return other

    def points(self, seat: int) -> int:
        return DRAW if self.winner is None else WIN * (self.winner == seat)


@dataclass(frozen=True)
class Standing:
    """How one seat stands. `place` counts from 1 and is shared by those whom nothing tells apart. `breaks` are the
    tie-breaks in their order, the higher the better."""

    seat: int
    place: int
    points: int
    won: int
    drawn: int
    lost: int
    byes: int
    breaks: Breaks

    @property
    def played(self) -> int:
        return self.won + self.drawn + self.lost


def swiss_standings(seats: Sequence[int], played: Sequence[Played]) -> list[Standing]:
    """Tie-breaks: opponents' match-win percentage, then that of the opponents' opponents."""
    rates = {seat: _rate(seat, played) for seat in seats}
    first = {seat: _mean([rates[other] for other in _opponents(seat, played)]) for seat in seats}
    second = {seat: _mean([first[other] for other in _opponents(seat, played)]) for seat in seats}
    return _placed(seats, played, lambda seat: (first[seat], second[seat]))


def round_robin_standings(seats: Sequence[int], played: Sequence[Played]) -> list[Standing]:
    """Tie-breaks: points from the matches among those with as many points, then Sonneborn-Berger: the points of whom
    one has beaten and a half of the points of those with whom one has drawn. Who sits out gets no points."""
    games = [match for match in played if match.two is not None]
    points = {seat: _points(seat, games) for seat in seats}

    def direct(seat: int) -> Fraction:
        equals = [match for match in games if _meets(match, seat) and points[match.opponent(seat)] == points[seat]]
        return Fraction(_points(seat, equals))

    def sonneborn_berger(seat: int) -> Fraction:
        share = {WIN: Fraction(1), DRAW: Fraction(1, 2), 0: Fraction(0)}
        mine = [match for match in games if _meets(match, seat)]
        return sum((share[match.points(seat)] * points[match.opponent(seat)] for match in mine), Fraction(0))

    return _placed(seats, games, lambda seat: (direct(seat), sonneborn_berger(seat)))


def _rate(seat: int, played: Sequence[Played]) -> Fraction:
    """Match-win percentage: the points that somebody has of those that they could have."""
    rounds = sum(_meets(match, seat) for match in played)
    return max(LEAST_RATE, Fraction(_points(seat, played), WIN * rounds)) if rounds else LEAST_RATE


def _mean(rates: Sequence[Fraction]) -> Fraction:
    return sum(rates, Fraction(0)) / len(rates) if rates else LEAST_RATE


def _points(seat: int, played: Sequence[Played]) -> int:
    return sum(match.points(seat) for match in played if _meets(match, seat))


def _opponents(seat: int, played: Sequence[Played]) -> list[int]:
    """One for each match; a bye has none."""
    found = (match.other(seat) for match in played if _meets(match, seat))
    return [other for other in found if other is not None]


def _meets(match: Played, seat: int) -> bool:
    return seat in (match.one, match.two)


def _placed(seats: Sequence[int], played: Sequence[Played], breaks: Callable[[int], Breaks]) -> list[Standing]:
    rows = sorted(
        (_row(seat, played, breaks(seat)) for seat in seats), key=lambda row: (_rank(row), -row.seat), reverse=True
    )
    places: Mapping[tuple[int, Breaks], int] = {_rank(row): len(rows) - at for at, row in enumerate(reversed(rows))}
    return [replace(row, place=places[_rank(row)]) for row in rows]


def _rank(row: Standing) -> tuple[int, Breaks]:
    return row.points, row.breaks


def _row(seat: int, played: Sequence[Played], breaks: Breaks) -> Standing:
    mine = [match for match in played if _meets(match, seat)]
    games = [match for match in mine if match.two is not None]
    return Standing(
        seat=seat,
        place=0,
        points=_points(seat, mine),
        won=sum(match.winner == seat for match in games),
        drawn=sum(match.winner is None for match in games),
        lost=sum(match.winner not in (seat, None) for match in games),
        byes=len(mine) - len(games),
        breaks=breaks,
    )
