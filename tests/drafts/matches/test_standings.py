"""Standings against examples that were worked out by hand."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from drafts.matches.standings import LEAST_RATE, Played, round_robin_standings, swiss_standings


def table(standings):
    return [(row.seat, row.place, row.points, (row.won, row.drawn, row.lost, row.byes)) for row in standings]


def test_swiss_rounds_of_five_worked_out_by_hand():
    """Round 1: 0 beats 1, 2 and 3 draw, 4 has the bye. Round 2: 0 beats 2, 3 beats 4, 1 has the bye. Round 3: 3 beats
    0, 1 beats 4, 2 has the bye.

    Points: 0 has 3+3+0=6, 1 has 0+3+3=6, 2 has 1+0+3=4, 3 has 1+3+3=7, 4 has 3+0+0=3; nine could be had. Match-win
    percentages: 6/9, 6/9, 4/9, 7/9, 3/9.
    Opponents' (without byes): 0 met 1, 2, 3: (6+4+7)/27 = 17/27. 1 met 0 and 4: (6+3)/18 = 1/2. 2 met 3 and 0: 13/18.
    3 met 2, 4, 0: 13/27. 4 met 3 and 1: 13/18. So 0 is before 1.
    Opponents' opponents': 0: (1/2 + 13/18 + 13/27) / 3 = (27+39+26)/162 = 92/162. 1: (17/27 + 13/18) / 2 = 73/108.
    2: (13/27 + 17/27) / 2 = 5/9. 3: (13/18 + 13/18 + 17/27) / 3 = 112/162. 4: (13/27 + 1/2) / 2 = 53/108.
    """
    played = [
        Played(0, 1, 0), Played(2, 3, None), Played(4, None, 4),
        Played(0, 2, 0), Played(3, 4, 3), Played(1, None, 1),
        Played(0, 3, 3), Played(4, 1, 1), Played(2, None, 2),
    ]  # fmt: skip
    standings = swiss_standings(range(5), played)
    assert table(standings) == [
        (3, 1, 7, (2, 1, 0, 0)),
        (0, 2, 6, (2, 0, 1, 0)),
        (1, 3, 6, (1, 0, 1, 1)),
        (2, 4, 4, (0, 1, 1, 1)),
        (4, 5, 3, (0, 0, 2, 1)),
    ]
    assert {row.seat: row.breaks for row in standings} == {
        0: (Fraction(17, 27), Fraction(92, 162)),
        1: (Fraction(1, 2), Fraction(73, 108)),
        2: (Fraction(13, 18), Fraction(5, 9)),
        3: (Fraction(13, 27), Fraction(112, 162)),
        4: (Fraction(13, 18), Fraction(53, 108)),
    }


def test_whom_nothing_tells_apart_shares_a_place():
    """0 beats 1 and 2, who both beat 3: 1 and 2 met the same opponents with the same results."""
    played = [Played(0, 1, 0), Played(2, 3, 2), Played(0, 2, 0), Played(1, 3, 1)]
    assert [(row.seat, row.place) for row in swiss_standings(range(4), played)] == [(0, 1), (1, 2), (2, 2), (3, 4)]


def test_who_lost_everything_counts_as_a_third():
    """1 lost its only match: its opponent's percentage is 33, not 0. Who has met nobody has the same."""
    standings = swiss_standings([0, 1, 2], [Played(0, 1, 0), Played(2, None, 2)])
    assert [(row.seat, row.place, row.breaks) for row in standings] == [
        (0, 1, (LEAST_RATE, Fraction(1))),
        (2, 2, (LEAST_RATE, LEAST_RATE)),
        (1, 3, (Fraction(1), LEAST_RATE)),
    ]


def test_a_round_robin_of_four_worked_out_by_hand():
    """0 beats 1, 1 beats 2, 2 beats 0; 0 and 1 beat 3; 2 and 3 draw.

    Points: 6, 6, 4, 1. 0 and 1 are level, and 0 won between them: 3 to 0. Sonneborn-Berger: 0 beat 1 and 3: 6+1 = 7;
    1 beat 2 and 3: 4+1 = 5; 2 beat 0 and drew with 3: 6 + 1/2; 3 drew with 2: 4/2 = 2.
    """
    played = [Played(0, 1, 0), Played(1, 2, 1), Played(2, 0, 2), Played(0, 3, 0), Played(3, 1, 1), Played(3, 2, None)]
    standings = round_robin_standings(range(4), played)
    assert table(standings) == [
        (0, 1, 6, (2, 0, 1, 0)),
        (1, 2, 6, (2, 0, 1, 0)),
        (2, 3, 4, (1, 1, 1, 0)),
        (3, 4, 1, (0, 1, 2, 0)),
    ]
    assert [row.breaks for row in standings] == [(3, 7), (0, 5), (0, Fraction(13, 2)), (0, 2)]


def test_three_who_beat_each_other_in_turn_share_the_first_place_of_a_round_robin():
    played = [Played(0, 1, 0), Played(1, 2, 1), Played(2, 0, 2), *(Played(seat, 3, seat) for seat in range(3))]
    assert [(row.seat, row.place) for row in round_robin_standings(range(4), played)] == [
        (0, 1),
        (1, 1),
        (2, 1),
        (3, 4),
    ]


def test_who_sits_out_a_round_robin_gets_nothing_for_it():
    standings = round_robin_standings([0, 1, 2], [Played(0, 1, 1), Played(2, None, 2)])
    assert table(standings) == [(1, 1, 3, (1, 0, 0, 0)), (0, 2, 0, (0, 0, 1, 0)), (2, 2, 0, (0, 0, 0, 0))]


SEATS = st.integers(0, 7)
MATCHES = st.lists(
    st.tuples(SEATS, SEATS, st.sampled_from((0, 1, None))).filter(lambda result: result[0] != result[1]), max_size=40
)


@given(MATCHES, st.booleans())
def test_places_follow_the_points_and_all_points_are_given(matches, robin):
    played = [Played(one, two, None if won is None else (one, two)[won]) for one, two, won in matches]
    standings = (round_robin_standings if robin else swiss_standings)(range(8), played)
    ranks = [(row.points, *row.breaks) for row in standings]
    assert ranks == sorted(ranks, reverse=True)
    assert [row.place for row in standings] == [1 + sum(other > rank for other in ranks) for rank in ranks]
    assert sum(row.points for row in standings) == sum(2 if match.winner is None else 3 for match in played)
