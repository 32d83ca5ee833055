"""Pools that a team shares: who sees them, how bots divide them, and that no card is played twice."""

from collections import Counter

import pytest

from engine.bots.epic.drafting import builds
from engine.bots.epic.rating import PRIOR
from engine.epic.limited import Setup, differences, plan
from engine.limited import ARBITER, SPECTATOR, BadSetup, log, new_draft, view
from engine.limited.story import pools


@pytest.mark.parametrize(("seats", "team"), [(4, 2), (6, 2), (8, 2), (6, 3)])
def test_a_team_has_one_pool_and_nobody_else_sees_it(seats, team):
    draft = new_draft(plan("team", seats=seats, team=team), 5)
    assert draft.over
    assert [len(pool) for pool in draft.dealt] == [45 * team] * (seats // team)
    for viewer in range(seats):
        seen = [one["pool"] for one in view(draft, viewer)["seats"]]
        for seat, pool in enumerate(seen):
            assert pool == (pools(draft)[seat] if seat // team == viewer // team else None)
    assert [one["pool"] for one in view(draft, SPECTATOR)["seats"]] == [None] * seats
    assert [one["pool"] for one in view(draft, ARBITER)["seats"]] == pools(draft)


@pytest.mark.parametrize(("seats", "team"), [(4, 2), (6, 3)])
def test_bots_divide_the_pool(seats, team):
    draft = new_draft(plan("team", seats=seats, team=team, pool=30), 5)
    decks = [build.deck for build in builds(draft, [PRIOR] * draft.setup.seats)]
    assert [len(deck) for deck in decks] == [30] * seats
    for first in range(0, seats, team):
        assert Counter(card for deck in decks[first : first + team] for card in deck) == Counter(pools(draft)[first])


def test_decks_of_a_team_may_not_play_a_card_twice():
    draft = new_draft(plan("team"), 5)
    decks = [list(build.deck) for build in builds(draft, [PRIOR] * draft.setup.seats)]
    assert differences(log(draft) | {"decks": decks}) == []
    twice = [decks[0], decks[0], *decks[2:]]
    assert differences(log(draft) | {"decks": twice})[0].startswith("decks[0]: the team plays ")


@pytest.mark.parametrize(
    ("chosen", "field", "text"),
    [
        ({"team": 4}, "team", "In Team Sealed 2 or 3 players share a pool, not 4."),
        ({"team": 0}, "team", "In Team Sealed 2 or 3 players share a pool, not 0."),
        ({"seats": 5}, "seats", "Teams of 2 need 4, 6 or 8 players, not 5."),
        ({"seats": 4, "team": 3}, "seats", "Teams of 3 need 6 players, not 4."),
    ],
)
def test_teams_that_are_none(chosen, field, text):
    with pytest.raises(BadSetup) as refusal:
        plan("team", **chosen)
    assert [(one.field, one.text) for one in refusal.value.problems] == [(field, text)]


def test_only_a_format_with_teams_says_so():
    assert "team" not in plan("sealed").to_json()
    assert plan("team").to_json()["team"] == 2
    with pytest.raises(BadSetup, match="1 players share"):
        Setup.from_json(plan("sealed").to_json() | {"team": 2})
