"""The page on which packs are drafted again, and what pages say of a draft that repeats another one."""

import json
import re

import pytest

from drafts import domain
from drafts.models import Pod
from tests.drafts.logs.reading import drafted, get, page
from tests.drafts.players import ANN, BEN, DAN, NOON, fresh, look
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db(transaction=True)
MARK = "It has the same packs as an earlier draft."


@pytest.fixture
def pod(new_pod):
    """A draft of Ann and Ben with a bot, that is over."""
    return drafted(new_pod("pack", 3, others=[BEN]), [ANN, BEN])


def post(pod, person, status=302, **typed):
    """Send the form of the page; the answer."""
    typed = {"shown": "Zoë", "number": "2", "do": "alone"} | typed
    response = browser_of(person).post(f"/drafts/{pod.slug}/again/", typed)
    assert response.status_code == status
    return response


def made_by(response):
    return Pod.objects.get(slug=response.url.rstrip("/").split("/")[-1])


def again(pod, person=BEN, **options):
    return fresh(domain.repeat(slug=pod.slug, person=person, shown="Ben", now=NOON, **options))


# --- the form --------------------------------------------------------------------------------------------------------


def test_ones_own_seat_is_offered_first(pod):
    response = get(browser_of(BEN), pod, "again/")
    assert re.findall(r'<option value="(\d)"( selected)?>([^<]+)', response.content.decode()) == [
        ("0", "", "1, which Ann had"),
        ("1", " selected", "2, which Ben had"),
        ("2", "", "3, which Bot 3 had"),
    ]


@pytest.mark.parametrize(("do", "status"), [("alone", "running"), ("friends", "gathering")])
def test_what_is_chosen_is_what_one_gets(pod, do, status):
    repeat = made_by(post(pod, DAN, do=do))
    assert (repeat.status, repeat.repeats, look(repeat, DAN)["seat"]) == (status, pod, 2)
    assert repeat.seats.get(number=2).name == "Zoë"


def test_a_stranger_with_the_link_becomes_a_guest_and_drafts(client, pod):
    repeat = made_by(client.post(f"/drafts/{pod.slug}/again/", {"shown": "", "number": "0", "do": "alone"}))
    assert repeat.guest_key
    assert repeat.seats.get(number=0).guest_key == repeat.guest_key


@pytest.mark.parametrize("number", ["3", "-1", "", "one", "٣", "99999999999999999999"])
def test_a_seat_that_is_none_is_said_at_its_field_and_nothing_is_lost(pod, number):
    words = post(pod, DAN, 200, number=number).content.decode()
    assert "Choose a seat of this draft." in words or "Fill this in." in words
    assert 'value="Zoë"' in words
    assert Pod.objects.count() == 1


def test_a_name_that_is_too_long_is_said_at_its_field(pod):
    assert "This has 31 characters. The maximum is 30." in read_by_people(post(pod, DAN, 200, shown="a" * 31))


def test_limits_are_said_on_the_page(pod, monkeypatch):
    monkeypatch.setattr(domain, "MOST_PODS", 0)
    assert "You host 0 open drafts, the maximum." in read_by_people(post(pod, DAN, 200))


def test_whoever_may_not_read_the_log_gets_neither_the_page_nor_the_packs(pod):
    Pod.objects.update(readers="players")
    response = get(browser_of(DAN), pod, "again/", 403)
    assert not [name for pack in pod.log["dealt"] for name in pack if name in response.content.decode()]
    post(pod, DAN, 403)
    assert Pod.objects.count() == 1
    post(pod, BEN)


def test_before_the_end_and_without_a_draft_there_is_no_page(client, new_pod):
    running = new_pod("pack", 2)
    get(client, running, "again/", 409)
    post(running, ANN, 409)
    assert client.get("/drafts/nowhere/again/").status_code == 404
    assert Pod.objects.count() == 1


def test_what_cannot_be_dealt_again_is_said_instead_of_the_form(pod):
    Pod.objects.update(brought="players")
    assert "The players brought the cards of this draft" in page(browser_of(ANN), pod, "again/")
    assert "again/" not in get(browser_of(ANN), pod, "log/").content.decode()
    Pod.objects.update(brought="", seed="1")
    assert "The cards or the rules of drafting have changed" in page(browser_of(ANN), pod, "again/")
    post(pod, ANN, 200)
    assert Pod.objects.count() == 1


# --- what a repeat says of itself ------------------------------------------------------------------------------------


def plan_of(pod, person):
    content = get(browser_of(person), pod, "").content.decode()
    return json.loads(re.search(r'<script id="plan" type="application/json">(.+?)</script>', content)[1])


def test_the_page_of_a_repeat_tells_each_what_they_may_know_of_the_first(pod):
    repeat = again(pod)
    assert plan_of(pod, ANN)["repeats"] is None
    names = ["Ann", "Ben", "Bot 3"]
    assert plan_of(repeat, ANN)["repeats"] == {"log": f"/drafts/{pod.slug}/log/", "names": names, "seat": 0}
    Pod.objects.filter(pk=pod.pk).update(readers="players")
    assert plan_of(repeat, DAN)["repeats"] == {"log": None, "names": None, "seat": None}
    assert plan_of(repeat, BEN)["repeats"]["names"] == names
    for address in ("", "log/", "again/"):
        assert pod.slug not in browser_of(DAN).get(f"/drafts/{repeat.slug}/{address}").content.decode()


def test_the_log_and_the_list_say_that_it_is_one(pod):
    repeat = drafted(again(pod, alone=True), [BEN])
    assert MARK in page(browser_of(DAN), repeat, "log/").replace(" .", ".")
    assert f'href="/drafts/{pod.slug}/log/"' in get(browser_of(DAN), repeat, "log/").content.decode()
    Pod.objects.filter(pk=pod.pk).update(readers="players")
    domain.describe(slug=repeat.slug, person=BEN, readers="players")
    assert MARK not in page(browser_of(ANN), pod, "log/")
    assert "Packs: the same as in an earlier draft" in get(browser_of(BEN), repeat, "log.txt").content.decode()
    assert [get(browser_of(BEN), one, "log.json").json()["repeat"] for one in (pod, repeat)] == [False, True]
    listed = read_by_people(browser_of(BEN).get("/drafts/"))
    assert listed.count("the packs of an earlier draft") == 1


def test_whoever_verifies_it_is_told_that_its_hash_proves_nothing(pod):
    repeat = again(pod, alone=True)
    said = "the hash proves nothing about this one"
    verify = lambda one: read_by_people(browser_of(DAN).get("/drafts/verify/", {"pod": one.slug}))  # noqa: E731
    assert said in verify(repeat)
    assert "Until then the seed is secret" not in verify(repeat)
    drafted(repeat, [BEN])
    assert said in verify(repeat)
    assert "This draft matches its seed" in verify(repeat)
    assert said not in verify(pod)
