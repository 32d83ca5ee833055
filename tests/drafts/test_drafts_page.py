"""The page that sets up drafts, and sitting down: what is made of what is typed, and who may do it."""

import pytest

from drafts.models import Pod, Seat
from engine.epic.catalogue import CARDS
from engine.epic.drafts.procedures import PROCEDURES
from people.persons import KEY, Person
from tests.drafts.players import ANN, BEN, CAT, fresh
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db

LISTED = "\n".join(f"1 {card.name}" for card in CARDS[:240])
FORMATS = [one.key for one in PROCEDURES]


def host(client, key="pack", **typed):
    return client.post("/drafts/", {"format": key, **({"cards": LISTED} if key == "own" else {}), **typed})


def made(response):
    """The pod to which a form led."""
    assert response.status_code == 302
    pod = Pod.objects.get()
    assert response["Location"] == f"/drafts/{pod.slug}/"
    return pod


# --- setting up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", FORMATS)
def test_every_format_is_set_up_in_one_step(client, key):
    pod = made(host(client, key))
    procedure = next(one for one in PROCEDURES if one.key == key)
    assert (pod.plan.format, pod.plan.seats, pod.status) == (key, procedure.usual, "gathering")
    assert pod.belongs_to(Person(client.session[KEY]))
    assert [seat.is_persons for seat in pod.seats.all()][:2] == [True, False]


# --- sitting down ----------------------------------------------------------------------------------------------------


def test_whoever_has_the_link_sits_down_and_is_marked(client, new_pod):
    pod = new_pod(begin=False)
    response = client.post(f"/drafts/{pod.slug}/sit/", {"shown": "Ben"})
    assert (response.status_code, response["Location"]) == (302, f"/drafts/{pod.slug}/")
    seat = Seat.objects.of(Person(client.session[KEY])).get()
    assert (seat.pod, seat.number, seat.name) == (pod, 1, "Ben")


def test_a_seat_can_be_chosen(new_pod):
    pod = new_pod(begin=False)
    browser_of(BEN).post(f"/drafts/{pod.slug}/sit/", {"shown": "Ben", "number": "3"})
    assert [seat.name for seat in pod.seats.all()] == ["Ann", "", "", "Ben"]


@pytest.mark.parametrize("number", ["0", "4", "-1", "x", "9" * 50, "²"])
def test_a_seat_that_is_not_free_is_refused_in_a_sentence(new_pod, number):
    pod = new_pod(begin=False)
    browser = browser_of(BEN)
    browser.post(f"/drafts/{pod.slug}/sit/", {"shown": "Ben", "number": number})
    assert not Seat.objects.of(BEN).exists()
    assert "This seat is taken. Choose another one." in read_by_people(browser.get("/drafts/"))
    assert browser.session["shown"] == "Ben"


def test_a_draft_that_has_ended_seats_nobody(new_pod):
    pod = new_pod("sealed")
    assert fresh(pod).status == "over"
    browser = browser_of(CAT)
    browser.post(f"/drafts/{pod.slug}/sit/", {})
    assert "This draft has ended." in read_by_people(browser.get("/drafts/"))


def test_nobody_sits_down_in_a_draft_that_is_not_there(client, db):
    response = client.post("/drafts/nowhere/sit/", {"shown": "Ann"})
    assert (response.status_code, client.get("/drafts/nowhere/sit/").status_code) == (404, 405)


def test_who_sits_already_stays(new_pod):
    pod = new_pod(begin=False)
    browser_of(ANN).post(f"/drafts/{pod.slug}/sit/", {"shown": "Eve", "number": "2"})
    assert [seat.name for seat in pod.seats.all()] == ["Ann", "", "", ""]
