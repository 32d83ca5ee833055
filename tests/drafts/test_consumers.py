"""The pod's WebSocket, spoken to as a browser does: real sessions, database and channel layer."""

import pytest
from channels.db import database_sync_to_async
from django.utils import timezone

from drafts.models import Pod
from tests.drafts.players import ANN, BEN, CAT, DAN, picks

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def ann(cookie_of):
    return cookie_of(ANN)


@pytest.fixture
def ben(cookie_of):
    return cookie_of(BEN)


@pytest.fixture
def cat(cookie_of):
    return cookie_of(CAT)


@pytest.fixture
def dan(cookie_of):
    return cookie_of(DAN)


@pytest.fixture
def pod(new_pod):
    """Ann and Ben draft, two bots with them."""
    return new_pod("pack", 4, others=(BEN,), now=timezone.now())


stored = database_sync_to_async(picks)


# --- a draft ---------------------------------------------------------------------------------------------------------


async def test_hello_is_answered_with_the_pod_and_its_setup(pod, ann, tabs):
    tab = await tabs(pod, ann, hello=False)
    command, body = await tab.ask("hello")
    assert (command, body["seat"], body["host"], body["status"]) == ("pod", 0, True, "running")
    assert body["setup"] == pod.setup
    assert len(tab.question["options"]) == 10


async def test_a_pick_is_answered_and_the_neighbour_hears_of_it(pod, ann, ben, tabs):
    mine, theirs = await tabs(pod, ann), await tabs(pod, ben)
    command, body = await mine.take()
    assert command == "pod"
    assert "setup" not in body
    assert body["view"]["seats"][0]["picked"] == 1
    await theirs.until(lambda body: body["view"]["seats"][0]["picked"] == 1)
    assert "setup" not in theirs.body
    assert await stored(pod)


async def test_a_draft_is_drafted_to_its_end(pod, ann, ben, tabs):
    mine, theirs = await tabs(pod, ann), await tabs(pod, ben)
    while mine.body["status"] != "over":
        for tab in (mine, theirs):
            await tab.ask("hello")
            if tab.body["status"] != "over" and tab.question:
                assert (await tab.take())[0] == "pod"
    await theirs.until(lambda body: body["status"] == "over")
    assert mine.body["seed"] == theirs.body["seed"] == pod.seed
    fresh = await Pod.objects.aget(pk=pod.pk)
    assert fresh.log is not None


# --- two devices -----------------------------------------------------------------------------------------------------


async def test_a_second_device_takes_over_and_the_first_can_take_the_seat_back(pod, ann, tabs):
    desk = await tabs(pod, ann)
    phone = await tabs(pod, ann)
    await desk.until_told("elsewhere")
    assert await desk.refusal("pick", {"option": desk.question["options"][0]}) == "elsewhere"
    assert (await phone.take())[0] == "pod"
    await desk.until(lambda body: body["view"]["seats"][0]["picked"] == 1)

    assert (await desk.ask("hello"))[0] == "pod"
    await phone.until_told("elsewhere")
    await desk.until(lambda body: body["view"]["question"])
    await phone.until(lambda body: body["view"]["question"])
    assert await phone.refusal("pick", {"option": phone.question["options"][0]}) == "elsewhere"
    assert (await desk.take())[0] == "pod"
