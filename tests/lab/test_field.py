"""What a run says of decks against a field, by hand counts."""

import pytest

from lab import confidence, field
from lab.field import Lengths, endings_of, lengths_of, matrix, reports
from lab.runs import Run
from tests.lab.fabricated import KONGS, LASHES, LOST, MUSES, NO_END, SPLIT, WON, game, plan, run_of


def test_a_matchup_by_hand():
    """Of six games four are won and one is drawn: 4.5 of 6. When it starts it won 3 of 3, else 1.5 of 3."""
    pairs = [
        (game(0, 7), game(1, 8)),
        (game(0, 11, "deck"), game(0, 9)),
        (game(0, 12), game(None, 13, "both")),
    ]
    (one,) = reports(run_of(*pairs))
    assert one.decks == ("kongs", "muses")
    assert (one.chance.games, one.chance.of) == (6, pytest.approx(0.75))
    assert one.chance.interval == confidence.interval({0.5: 1, 1.0: 1, 0.75: 1})
    assert (one.starting.games, one.starting.of) == (3, 1.0)
    assert (one.following.games, one.following.of) == (3, 0.5)
    assert one.endings == {"won": {"health": 3, "deck": 1}, "lost": {"health": 1}, "drawn": {"both": 1}}
    assert one.lengths == Lengths(10, (8.25, 10, 11.75), 7, 13, {7: 1, 8: 1, 9: 1, 11: 1, 12: 1, 13: 1})
    assert (one.better, one.stopped) == (None, None)


def test_the_better_deck_is_named():
    assert reports(run_of(*[WON] * 30))[0].better == "kongs"
    assert reports(run_of(*[LOST] * 30))[0].better == "muses"
    assert reports(run_of(*[SPLIT] * 30))[0].better is None


def test_without_games_nothing_is_said():
    (one,) = reports(run_of())
    assert (one.chance.of, one.chance.interval, one.lengths) == (None, (0.0, 1.0), None)
    assert lengths_of([]) is None
    assert lengths_of([7]) == Lengths(7, (7, 7, 7), 7, 7, {7: 1})
    assert endings_of([]) == {"won": {}, "lost": {}, "drawn": {}}


def test_a_square_matrix_has_each_matchup_from_both_sides():
    of = plan(KONGS, MUSES, LASHES, meetings=field.each_with_each(3))
    run = Run(of, NO_END, [{0: WON}, {0: SPLIT, 1: WON}, {}])
    table = matrix(run)
    assert table.rows == table.columns == ("kongs", "muses", "lashes")
    assert table.chances == [[0.5, 1.0, 0.75], [0.0, 0.5, None], [0.25, None, 0.5]]
    for row in range(3):
        for column in range(3):
            assert table.low[row][column] == pytest.approx(1 - table.high[column][row])
    assert (table.low[1][2], table.high[1][2]) == (0.0, 1.0)


def test_a_matrix_of_decks_against_others_has_rows_and_columns():
    of = plan(KONGS, MUSES, LASHES, KONGS, meetings=((0, 2), (0, 3), (1, 2), (1, 3)))
    table = matrix(Run(of, NO_END, [{0: WON}, {0: LOST}, {0: SPLIT}, {0: WON}]))
    assert (table.rows, table.columns) == (("kongs", "muses"), ("lashes", "kongs"))
    assert table.chances == [[1.0, 0.0], [0.5, 1.0]]
