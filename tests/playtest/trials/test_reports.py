"""What games say, counted by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.scores import paired_interval, wilson
from playtest.trials.reports import MOST_STEPS, ORDERS, in_order, report

CARDS = {"Fire Shaman": 3, "Kong": 2, "Lash": 1}  # places 0, 1, 2


def game(won, turns=8, drawn=(), played=(), capped=False):
    return {"won": won, "capped": capped, "turns": turns, "drawn": list(drawn), "played": list(played)}


PAIRS = [
    (0, [game(True, 8, [0, 1], [1]), game(True, 9, [0], [0])]),
    (1, [game(False, 12, [1], []), game(None, 30, [0], [0], capped=True)]),
    (2, [game(True, 8, [0]), game(False, 10, [1], [1])]),
]


def test_wins_and_draws_against_each_and_against_all():
    found = report(PAIRS, CARDS, ["Evil", "Sage"])
    evil, sage = found.opponents
    assert (evil.name, evil.wins, evil.losses, evil.draws) == ("Evil", 3, 1, 0)
    assert (sage.name, sage.wins, sage.losses, sage.draws) == ("Sage", 0, 1, 1)
    assert (found.score.wins, found.score.losses, found.score.draws, found.score.games) == (3, 2, 1, 6)
    assert (found.score.rate.of, found.capped) == (3.5 / 6, 1)
    assert found.score.rate.interval == paired_interval([1.0, 0.25, 0.5])
    assert (found.score.starting.wins, found.score.starting.games) == (2, 3)
    assert (found.score.following.wins, found.score.following.interval) == (1.5, wilson(1.5, 3))


def test_how_long_games_are():
    length = report(PAIRS, CARDS, ["Evil"]).length
    assert (length.mean, length.median, length.shortest, length.longest) == (77 / 6, 9.5, 8, 30)
    assert [(step.turns, step.games, step.percent) for step in length.steps][:3] == [
        ("8 to 9", 3, 100),
        ("10 to 11", 1, 33),
        ("12 to 13", 1, 33),
    ]


def test_how_each_card_fared():
    shaman, kong, lash = report(PAIRS, CARDS, ["Evil"]).cards
    assert (shaman.name, shaman.copies, shaman.drawn_share, shaman.played_share) == ("Fire Shaman", 3, 4 / 6, 2 / 6)
    assert (shaman.drawn.of, shaman.undrawn.of, shaman.played.of) == (3.5 / 4, 0, 1.5 / 2)
    assert shaman.gain == 3.5 / 4
    assert (kong.drawn.of, kong.played.of) == (1 / 3, 1 / 2)
    assert (lash.drawn.of, lash.played.of, lash.gain, lash.drawn.is_few) == (None, None, None, True)


def test_the_order_of_cards():
    pair = [game(True, drawn=[2], played=[2]), game(False, drawn=[0, 1, 2], played=[1])]
    rows = report([(0, pair)], CARDS, ["Evil"]).cards
    names = {order: "".join(row.name[0] for row in in_order(rows, order)) for order in ORDERS}
    assert names == {"name": "FKL", "drawn": "LFK", "played": "KLF", "with": "LFK", "won": "LKF", "gain": "FKL"}


def test_of_no_games_nothing_is_told():
    found = report([], CARDS, ["Evil"])
    assert (found.score.rate.of, found.length, found.score.rate.interval) == (None, None, (0.0, 1.0))
    assert [row.drawn_share for row in found.cards] == [0, 0, 0]


games = st.builds(
    game,
    st.sampled_from([True, False, None]),
    st.integers(1, 400),
    st.sets(st.integers(0, 2)),
    st.sets(st.integers(0, 2)),
)


@given(st.lists(st.tuples(games, games), max_size=30), st.integers(1, 4))
def test_every_game_is_counted_once(played, opponents):
    found = report(list(enumerate(played)), CARDS, [str(one) for one in range(opponents)])
    assert found.score.games == 2 * len(played) == sum(one.games for one in found.opponents)
    assert found.score.rate.wins == pytest.approx(found.score.starting.wins + found.score.following.wins)
    for row in found.cards:
        assert row.drawn.games + row.undrawn.games == row.games == 2 * len(played)
    if played:
        low, high = found.score.rate.interval
        assert low <= found.score.rate.of <= high
        assert sum(step.games for step in found.length.steps) == 2 * len(played)
        assert len(found.length.steps) <= MOST_STEPS
