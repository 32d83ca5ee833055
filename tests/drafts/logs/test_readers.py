"""Who may read what of a draft, and when: each kind of person, each choice of the host, each moment of a draft."""

import pytest
from django.test import Client

from drafts import domain, positions
from drafts.models import Readers
from engine.limited.story import dealt
from people.persons import Person
from tests.drafts.logs.reading import drafted
from tests.drafts.players import ANN, BEN, DAN, NOON, fresh, take
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)

HOST, PLAYER, ACCOUNT, STRANGER, NOBODY = "host", "player", "account", "stranger", "nobody"
EVERYBODY = {HOST, PLAYER, ACCOUNT, STRANGER, NOBODY}
MAY_READ = {"all": EVERYBODY, "players": {HOST, PLAYER, ACCOUNT}, "match": set(), "host": {HOST}}
ADDRESSES = ("log/", "log/?seat=1&round=1&pick=1", "log/0/", "log/0/?card=1", "log/0/price/", "log.json", "log.txt")


@pytest.fixture
def pod_at(new_pod, account):
    """A draft at a moment, hosted by Ann, who sits in it as Ben and somebody with an account do; and all browsers."""

    def pod_at(status, readers):
        eve = Person("", account("Eve"))
        pod = new_pod("pack", 3, begin=False, readers=readers, others=[BEN])
        domain.sit(slug=pod.slug, person=eve, now=NOON)
        if status != "gathering":
            domain.start(slug=pod.slug, person=ANN, now=NOON)
        if status in ("running", "paused", "closed"):
            take(pod, BEN)
        if status == "paused":
            domain.pause(slug=pod.slug, person=ANN, now=NOON)
        if status == "closed":
            domain.close(slug=pod.slug, person=ANN, now=NOON)
        if status == "over":
            drafted(pod, [ANN, BEN, eve])
        people = {HOST: ANN, PLAYER: BEN, ACCOUNT: eve, STRANGER: DAN}
        return fresh(pod), {who: browser_of(person) for who, person in people.items()} | {NOBODY: Client()}

    return pod_at


@pytest.mark.parametrize("readers", Readers.values)
def test_when_it_is_over_those_read_whom_the_host_lets(pod_at, readers):
    pod, browsers = pod_at("over", readers)
    for who, browser in browsers.items():
        for address in ADDRESSES:
            response = browser.get(f"/drafts/{pod.slug}/{address}")
            assert response.status_code == (200 if who in MAY_READ[readers] else 403), (who, address)
            assert "no-store" in response["Cache-Control"]
            if response.status_code == 403:
                assert not cards_named(response, pod)


@pytest.mark.parametrize("readers", Readers.values)
@pytest.mark.parametrize("status", ["gathering", "running", "paused", "closed"])
def test_before_the_end_nobody_reads_anything(pod_at, status, readers):
    pod, browsers = pod_at(status, readers)
    assert pod.status == status
    for browser in browsers.values():
        for address in ADDRESSES:
            response = browser.get(f"/drafts/{pod.slug}/{address}")
            assert response.status_code == 409
            assert not cards_named(response, pod)
            assert pod.seed not in response.content.decode()


def cards_named(response, pod):
    """Cards of this draft that an answer names."""
    cards = {name for pack in dealt(positions.current(pod)) for name in pack}
    return {name for name in cards if name in response.content.decode()}


@pytest.mark.parametrize(
    ("status", "readers", "sentence"),
    [
        (
            "gathering",
            "all",
            "This draft has not started yet. When it is over, the log with all packs and picks can be",
        ),
        ("running", "all", "This draft is still in progress. When it is over, the log with all packs and picks can"),
        ("running", "players", "can be read by its players and the host."),
        ("paused", "host", "can be read by the host only."),
        ("closed", "all", "The host closed this draft, so it has no log."),
        ("over", "players", "Only the players of this draft and its host can read the log."),
        ("over", "host", "Only the host can read the log of this draft."),
    ],
)
def test_who_may_not_read_is_told_what_comes_when(pod_at, status, readers, sentence):
    pod, browsers = pod_at(status, readers)
    page = browsers[STRANGER].get(f"/drafts/{pod.slug}/log/")
    assert sentence in page.content.decode()
    assert sentence in browsers[STRANGER].get(f"/drafts/{pod.slug}/log.txt").content.decode()
    answer = browsers[STRANGER].get(f"/drafts/{pod.slug}/log.json").json()
    assert sentence in answer["text"]
    assert answer["code"] == ("log" if status == "over" else status)


def test_the_host_may_change_who_reads(pod_at):
    pod, browsers = pod_at("over", "host")
    domain.describe(slug=pod.slug, person=ANN, readers="all")
    assert browsers[STRANGER].get(f"/drafts/{pod.slug}/log/").status_code == 200


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_log_of_no_draft_is_not_found_and_nothing_is_posted_to_it(client, db, address):
    assert client.get(f"/drafts/nowhere/{address}").status_code == 404
    assert client.post(f"/drafts/nowhere/{address}").status_code == (404 if address == "log/0/price/" else 405)
