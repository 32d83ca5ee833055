"""Who meets, what comes of it, and the strengths: all counted by hand."""

from math import log10, sqrt

import pytest

from engine.bots.epic.players import LEVELS
from engine.kernel.scores import wilson
from lab import ladder
from lab.ladder import ANCHOR, BadLadder, Pace, meetings_of, merged, strengths
from lab.playing import ALIGNMENTS, RANDOM, Played
from tests.lab.conftest import DAY, met

A, B, C = "a", "b", "c"  # no bots: strengths take any names


def values(found):
    return {bot: round(one.value, 3) for bot, one in found.items()}


# --- who meets -------------------------------------------------------------------------------------------------------


def test_neighbours_meet_and_those_above_the_middle_meet_the_middle_one():
    pairs = meetings_of(LEVELS)
    middle = LEVELS.index(ANCHOR)
    for place, bot in enumerate(LEVELS[1:], 1):
        assert (bot, LEVELS[place - 1]) in pairs
        assert ((bot, ANCHOR) in pairs) == (place > middle)
    assert len(pairs) == len(LEVELS) - 1 + max(0, len(LEVELS) - middle - 2)


def test_those_who_are_named_are_neighbours_in_the_order_of_the_levels():
    weakest, strongest = LEVELS[0], LEVELS[-1]
    assert meetings_of([strongest, weakest, weakest]) == [(strongest, weakest)]
    assert meetings_of([weakest]) == []


# --- what comes of it ------------------------------------------------------------------------------------------------


def test_a_meeting_counts_wins_draws_and_the_pace_of_both():
    games = [
        Played(0, ([1.0, 4.0], [7.0])),
        Played(None, ([2.0], [9.0])),
        Played(1, ([3.0, 5.0], [])),
        Played(1, ([], [8.0])),
    ]
    one = ladder.meeting((A, B), RANDOM, games, seed=5, date=DAY, version=2, compiled=False)
    assert (one.games, one.wins, one.draws, one.of) == (4, (1, 2), 1, 0.375)
    assert one.paces == (Pace(3.0, 5.0), Pace(8.0, 9.0))
    assert one.date == "2026-11-26T20:30:00+00:00"


def test_of_a_hundred_decisions_the_ninety_fifth_is_slow():
    games = [Played(0, ([float(number) for number in range(100, 0, -1)], [])) for _ in range(2)]
    one = ladder.meeting((A, B), RANDOM, games, seed=5, date=DAY, version=2, compiled=False)
    assert one.paces == (Pace(50.5, 95.0), None)


def test_the_interval_is_that_of_the_pairs():
    """Both games of each pair come out alike: ten games tell as much as five."""
    assert met((A, B), 6, 4).interval == pytest.approx(wilson(3, 5), abs=1e-4)


def test_a_meeting_can_be_seen_by_either_bot():
    one = met((A, B), 6, 4, kind=ALIGNMENTS)
    other = one.seen_by(B)
    assert one.seen_by(A) == one
    assert (other.bots, other.wins, other.of) == ((B, A), (4, 6), 0.4)
    assert other.paces == one.paces[::-1]
    assert sum(one.interval) + sum(other.interval) == pytest.approx(2)
    assert other.interval[0] < 0.4 < other.interval[1]
    assert other.seen_by(A) == one


# --- what is stored --------------------------------------------------------------------------------------------------


def test_a_new_meeting_replaces_that_of_the_same_bots_and_kind():
    old = [met((A, B), 6, 4), met((A, B), 2, 8, kind=ALIGNMENTS), met((B, C), 10, 0)]
    new = met((B, A), 8, 2)
    found = merged(old, [new])
    assert sorted(one.wins for one in found) == [(2, 8), (8, 2), (10, 0)]
    assert new in found
    assert merged(found, [new]) == found


def test_meetings_are_read_as_they_were_written(tmp_path):
    path = tmp_path / "ladder.json"
    some = [met((A, B), 6, 4), ladder.meeting((B, C), RANDOM, [Played(0, ([], []))] * 2,
                                              seed=1, date=DAY, version=1, compiled=False)]  # fmt: skip
    assert ladder.stored(path) == []
    ladder.store(path, some)
    assert ladder.stored(path) == some


@pytest.mark.parametrize("content", ["", "[]", '{"meetings": [{}]}', '{"meetings": 5}', "\udcff"])
def test_what_is_no_file_of_meetings_is_refused_by_its_name(tmp_path, content):
    path = tmp_path / "ladder.json"
    path.write_text(content, encoding="utf-8", errors="surrogateescape")
    with pytest.raises(BadLadder, match=r"ladder\.json holds no meetings"):
        ladder.stored(path)


# --- strengths -------------------------------------------------------------------------------------------------------


def test_three_wins_of_four_are_191_more():
    found = strengths([met((A, B), 75, 25)], anchor=B)
    assert values(found) == {B: 1000, A: round(1000 + 400 * log10(3), 3)}
    assert found[A].value == pytest.approx(1190.85, abs=0.01)


def test_the_interval_follows_from_the_number_of_games():
    """The variance of the log odds is one in games * rate * (1 - rate), here 18.75."""
    found = strengths([met((A, B), 75, 25)], anchor=B)
    half = 1.959964 * sqrt(1 / 18.75) * 173.71779
    assert found[A].high - found[A].value == pytest.approx(half, abs=0.001)
    assert found[A].value - found[A].low == pytest.approx(half, abs=0.001)
    assert (found[B].low, found[B].high) == (1000, 1000)


def test_who_wins_as_often_is_as_strong_and_a_draw_is_half_a_win():
    assert values(strengths([met((A, B), 30, 30)], anchor=B)) == {A: 1000, B: 1000}
    drawn = strengths([met((A, B), 70, 20, drawn=10)], anchor=B)
    assert values(drawn) == values(strengths([met((A, B), 75, 25)], anchor=B))


def test_strengths_and_their_variances_add_up_along_a_chain():
    found = strengths([met((A, B), 75, 25), met((B, C), 75, 25)], anchor=C)
    one, two = found[B].value - 1000, found[A].value - 1000
    assert two == pytest.approx(2 * one, abs=0.001)
    assert found[A].high - found[A].value == pytest.approx(sqrt(2) * (found[B].high - found[B].value), abs=0.001)
    down = strengths([met((A, B), 75, 25), met((B, C), 75, 25)], anchor=A)
    assert down[C].value == pytest.approx(1000 - two, abs=0.001)


def test_meetings_around_agree_where_the_odds_do():
    """Odds of 3 and 3 make odds of 9."""
    found = strengths([met((A, B), 75, 25), met((B, C), 75, 25), met((A, C), 90, 10)], anchor=B)
    assert found[A].value == pytest.approx(1000 + 400 * log10(3), abs=0.001)
    assert found[C].value == pytest.approx(1000 - 400 * log10(3), abs=0.001)


def test_all_kinds_of_decks_count_together():
    kinds = [met((A, B), 50, 0), met((B, A), 25, 25, kind=ALIGNMENTS)]
    assert values(strengths(kinds, anchor=B)) == values(strengths([met((A, B), 75, 25)], anchor=B))


def test_who_wins_every_game_is_so_much_stronger_as_one_more_game_that_is_drawn_allows():
    found = strengths([met((A, B), 40, 0)], anchor=B)
    assert found[A].value == pytest.approx(1000 + 400 * log10(40.5 / 0.5), abs=0.001)
    assert found[A].low > 1000


def test_far_apart_is_found_too():
    found = strengths([met((A, B), 4000, 2), met((B, C), 4000, 2)], anchor=C)
    assert found[A].value == pytest.approx(1000 + 800 * log10(2000), abs=0.01)


def test_nothing_is_said_of_bots_that_the_anchor_has_nothing_to_do_with():
    assert values(strengths([met((A, B), 30, 30), met((C, "d"), 30, 30)], anchor=A)) == {A: 1000, B: 1000}
    assert strengths([met((A, B), 30, 30)], anchor=C) == {}
    assert strengths([], anchor=A) == {}
