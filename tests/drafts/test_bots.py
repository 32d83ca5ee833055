"""The bots of a draft: those that draft best as it is set up, the same ones to its end and in all that is said."""

import pytest

from drafts import building, coaching, domain, positions, queries
from engine.bots.epic.building import build
from engine.bots.epic.picking import RatingPicker
from engine.bots.epic.rating import BOT, COUNTED, MEASURED, PRIOR, RATING, Ratings
from engine.bots.scoring import best
from engine.kernel.random import Rng
from engine.limited import view
from tests.drafts.logs.reading import drafted, story_of
from tests.drafts.players import ANN, NOON, fresh, look, question, take
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)

TURNED = Ratings({name: -value for name, value in RATING.items()})  # the best cards are the worst ones


@pytest.fixture(autouse=True)
def nothing_was_counted(monkeypatch):
    """Whatever is stored, games of no format were counted; a test may say otherwise."""
    for key in list(COUNTED):
        monkeypatch.delitem(COUNTED, key)


@pytest.fixture
def counted(monkeypatch):
    """From now on games of Pack Drafts are counted, and show the contrary of RATING."""

    def counted():
        monkeypatch.setitem(COUNTED, "pack", TURNED)
        building.forget()

    return counted


def of_bots(pod):
    """Each pick of a bot: the view that it had, and what it chose."""
    for draft, seat, option in positions.moments(pod):
        if seat != 0:
            yield view(draft, seat), option


def test_a_draft_has_the_bots_that_draft_best_in_its_format(new_pod, counted):
    assert new_pod("pack", 3).bots == BOT
    counted()
    assert [new_pod(key, 3).bots for key in ("pack", "cube")] == [MEASURED, BOT]


@pytest.mark.parametrize(("before", "ratings"), [(True, PRIOR), (False, TURNED)])
def test_bots_pick_and_build_by_their_ratings_to_the_end(new_pod, counted, before, ratings):
    """A draft that began before goes on with the bots that it began with."""
    if not before:
        counted()
    pod = new_pod("pack", 3)
    counted()
    pod = drafted(pod)
    assert (pod.bots, pod.picker.ratings) == (BOT if before else MEASURED, ratings)
    picks = list(of_bots(pod))
    assert len(picks) > 50
    for seen, option in picks:
        assert RatingPicker(ratings).choose(seen, Rng(1)) == option
    assert any(RatingPicker(TURNED if before else PRIOR).choose(seen, Rng(1)) != option for seen, option in picks)
    for number, pool in enumerate(pod.log["pools"]):
        assert list(building.suggestion(pod, number).deck) == list(build(pool, ratings).deck)


def test_the_coach_and_the_log_speak_of_what_the_bots_go_by(new_pod, counted):
    counted()
    pod = new_pod("pack", 2)
    answer, scores = coaching.advice(slug=pod.slug, person=ANN), RatingPicker(TURNED).explain(look(pod)["view"])
    assert answer["best"] == best(scores).option != best(RatingPicker(PRIOR).explain(look(pod)["view"])).option
    top = answer["lines"][0]
    assert dict(top["parts"])["rating"] == f"{TURNED[top['name']]:+.1f}".replace("-", "−")
    while (asked := question(pod)) is not None:
        take(pod, at=asked["options"].index(coaching.advice(slug=pod.slug, person=ANN)["best"]))
    found = coaching.summary(fresh(pod), story_of(pod), 0)
    assert (found.own, found.differences) == (27, ())
    first = pod.picks.filter(seat=0).earliest("ordinal").ordinal
    assert queries.scores_of(slug=pod.slug, person=ANN, pick=first) == scores


def test_the_same_packs_again_have_the_same_bots(new_pod, counted):
    pod = drafted(new_pod("pack", 2))
    counted()
    again = domain.repeat(slug=pod.slug, person=ANN, alone=True, now=NOON)
    assert (again.bots, new_pod("pack", 2).bots) == (BOT, MEASURED)


def test_the_log_for_programs_names_the_bots_and_a_ranking_begins_with_their_ratings(new_pod, counted):
    counted()
    client, pod = browser_of(ANN), drafted(new_pod("pack", 2))
    assert client.get(f"/drafts/{pod.slug}/log.json").json()["bots"] == MEASURED
    names = client.get(f"/drafts/{pod.slug}/ratings.json").json()
    assert [TURNED[name] for name in names] == list(TURNED.best_first)
    assert client.get("/drafts/nothing/ratings.json").status_code == 404
