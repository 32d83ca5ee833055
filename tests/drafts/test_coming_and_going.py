"""A Continuous Draft: seats stay open, people come and go, and bots pick where nobody sits."""

import pytest

from drafts import domain
from live.errors import Refused
from tests.drafts.players import ANN, BEN, CAT, NOON, fresh, kinds, look, play, question, take

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def pod(new_pod):
    return new_pod("continuous", 4)


def picked(pod):
    return [seat["picked"] for seat in look(pod)["view"]["seats"]]


def test_free_seats_stay_open_and_a_bot_picks_there(pod):
    assert kinds(pod) == ["person", "free", "free", "free"]
    assert picked(pod)[1] >= 1
    assert len(question(pod)["cards"]) == 12


def test_who_comes_goes_on_with_the_cards_of_the_seat_and_who_leaves_leaves_them(pod):
    take(pod)
    domain.sit(slug=pod.slug, person=BEN, now=NOON)
    assert kinds(pod)[:2] == ["person", "person"]
    before = look(pod, BEN)["view"]["seats"][1]["pool"]
    assert before
    while not question(pod, BEN):
        take(pod)
    mine = take(pod, BEN)
    assert look(pod, BEN)["view"]["seats"][1]["pool"] == [*before, mine]
    domain.leave(slug=pod.slug, person=BEN, now=NOON)
    assert look(pod, BEN)["view"]["seats"][1]["pool"] is None
    domain.sit(slug=pod.slug, person=CAT, now=NOON)
    assert look(pod, CAT)["view"]["seats"][1]["pool"][: len(before) + 1] == [*before, mine]


def test_nothing_is_picked_while_nobody_sits_there(pod):
    take(pod)
    domain.leave(slug=pod.slug, person=ANN, now=NOON)
    count = pod.picks.count()
    domain.advance(slug=pod.slug, now=NOON)
    assert (fresh(pod).status, pod.picks.count()) == ("running", count)
    domain.sit(slug=pod.slug, person=BEN, number=2, now=NOON)
    assert pod.picks.count() > count
    assert question(pod, BEN)


def test_it_can_be_joined_until_its_end(pod):
    play(pod, [ANN])
    assert fresh(pod).status == "over"
    assert [len(pool) for pool in fresh(pod).log["pools"]] == [36] * 4
    with pytest.raises(Refused) as refused:
        domain.sit(slug=pod.slug, person=BEN, now=NOON)
    assert refused.value.code == "over"


def test_other_drafts_give_their_free_seats_to_bots(new_pod):
    assert kinds(new_pod("cube", 4)) == ["person", "bot", "bot", "bot"]
