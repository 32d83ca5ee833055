"""Do bots draft better than chance? And where do the numbers come from that they draft by?"""

import pytest

from engine.bots.epic.contribution import Trial, Trials, points_of
from engine.bots.epic.drafting import Contest, builds, play
from engine.bots.epic.features import CARD_FEATURES
from engine.bots.epic.rating import PRIOR
from engine.kernel.scores import score
from tests.engine.epic.limited.by_chance import setup_of


@pytest.mark.slow
def test_decks_of_bots_beat_decks_of_random_pickers():
    """40 games of fixed seeds; `manage.py draft duel cube` plays 200 or more."""
    contest = Contest(setup_of("cube"), ("bot", "random"), 11)
    counted = score([contest.play(at) for at in range(40)])
    assert counted.wins[0] >= 24


def test_a_game_of_a_contest_is_the_same_each_time():
    contest = Contest(setup_of("dark"), ("random", "random"), 2)
    assert contest.play(1) == contest.play(1)


def test_bots_finish_a_table_of_eight_and_build_decks():
    draft = play(setup_of("cube", 8), 3, ["bot"] * 8)
    assert [len(build.deck) for build in builds(draft, [PRIOR] * 8)] == [30] * 8


def test_trials_come_in_pairs_of_the_same_decks():
    trials = [Trials(4).play(at) for at in range(2)]
    assert [one.started for one in trials] == [1, -1]
    assert trials[0].seen == trials[1].seen
    assert not set(trials[0].seen[0]) & set(trials[0].seen[1])
    assert [len(cards) for cards in trials[0].seen] == [10, 10]
    assert Trials(4).play(1) == trials[1]


KNOWN = {"strong": {"free": 1.0}, "fair": {"free": 1.0}, "weak": {"paid": 1.0}, "poor": {"paid": 1.0}}


def games(outcome, mine, theirs, count):
    return [Trial(outcome, 1 - 2 * (at % 2), ((mine,), (theirs,))) for at in range(count)]


def test_cards_that_win_have_more_points_and_lift_those_like_them():
    points = points_of(games(1, "strong", "weak", 3000), KNOWN).by_card
    assert points["strong"] > points["fair"] > 0 > points["poor"] > points["weak"]
    assert sum(points.values()) == pytest.approx(0)


def test_who_starts_is_not_taken_for_a_card():
    even = [Trial(1 - 2 * (at % 2), 1 - 2 * (at % 2), (("strong",), ("weak",))) for at in range(500)]
    assert points_of(even, KNOWN).by_card == pytest.approx(dict.fromkeys(KNOWN, 0), abs=1e-6)


def test_few_games_say_little():
    few, many = (points_of(games(1, "strong", "weak", count), KNOWN).by_card["strong"] for count in (10, 1000))
    assert 0 < few < many / 10


def test_every_card_has_features():
    assert all("value" in known for known in CARD_FEATURES.values())


def test_what_champions_have_this_turn_counts_as_what_they_gain():
    """Demonic Rising breaks everybody, puts tokens into play and lets them attack at once."""
    assert CARD_FEATURES["Demonic Rising"]["boosts"] == CARD_FEATURES["Demonic Rising"]["sweeps"] > 0
