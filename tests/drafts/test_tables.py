"""Live drafts with cards on the table: bots, the clock and rankings act there too, and pages survive a reconnect."""

from datetime import timedelta

import pytest

from drafts import domain, positions
from drafts.clocks import GRACE
from engine.epic.limited import PROCEDURES
from tests.drafts.players import ANN, BEN, NOON, after, fresh, look, picks, play, question, stay, take

pytestmark = pytest.mark.django_db(transaction=True)

TABLED = [one.key for one in PROCEDURES if one.layout is not None]


@pytest.mark.parametrize("key", TABLED)
def test_a_person_drafts_against_bots_to_the_end(new_pod, key):
    pod = new_pod(key, 2)
    play(pod, [ANN])
    stored = fresh(pod)
    assert stored.status == "over"
    assert min(map(len, stored.log["pools"])) >= 30
    assert {by for _, _, by in picks(pod)} == {"person", "bot"}


@pytest.mark.parametrize("key", ["winston", "solomon", "housman"])
def test_a_server_that_forgets_the_draft_shows_the_same(new_pod, key):
    pod = new_pod(key, 2, others=[BEN])
    for _ in range(4):
        take(pod, ANN if question(pod, ANN) else BEN)
    before = look(pod, ANN), look(pod, BEN)
    positions.forget()
    assert (look(pod, ANN), look(pod, BEN)) == before


def test_the_clock_splits_and_a_ranking_decides_between_piles(new_pod):
    pod = new_pod("solomon", 2, others=[BEN], clock="tournament")
    asked = question(pod)
    assert look(pod)["seats"][0]["deadline"] == int(after(90).timestamp() * 1000)
    wanted = asked["cards"][5]
    domain.set_absence(slug=pod.slug, person=BEN, absence="ranking", ranking=[wanted], now=NOON)
    late = after(90) + GRACE
    stay(pod, BEN, 0, 92)
    domain.advance(slug=pod.slug, now=late)
    assert picks(pod) == [(0, 0, "clock")]
    stay(pod, ANN, 92, 139)
    away = late + timedelta(seconds=45) + GRACE
    domain.advance(slug=pod.slug, now=away)
    assert wanted in look(pod, BEN, away)["view"]["seats"][1]["pool"]
    assert pod.picks.get(ordinal=1).ranked


def test_a_late_choice_is_refused_at_the_table(new_pod):
    pod = new_pod("grid", 2, others=[BEN])
    option = question(pod)["options"][0]
    take(pod, ANN)
    for person, code in ((ANN, "stale"), (BEN, "foreign")):
        with pytest.raises(domain.Refused) as refused:
            domain.pick(slug=pod.slug, person=person, option=option + 4096, now=NOON)
        assert refused.value.code in (code, "waiting", "foreign")
