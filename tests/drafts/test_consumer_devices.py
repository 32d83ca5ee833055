"""One seat on two devices: the newest hello drafts, in whatever process it was said."""

import pytest
from channels.layers import get_channel_layer
from django.utils import timezone

from drafts.broadcast import CLAIMED, group_of
from tests.drafts.players import ANN, BEN

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def pod(new_pod):
    return new_pod("pack", 2, others=(BEN,), now=timezone.now())


def times_elsewhere(tab):
    return [frame[0] for frame in tab.frames].count("elsewhere")


async def test_a_second_device_takes_over_and_the_first_can_take_the_seat_back(pod, ann, tabs):
    desk = await tabs(pod, ann)
    phone = await tabs(pod, ann)
    await desk.until_frame("elsewhere")
    option = desk.question["options"][0]
    assert await desk.refusal("pick", {"option": option}) == "elsewhere"
    assert (await phone.ask("rename", {"shown": "Anna"}))[0] == "pod"
    await desk.until(lambda payload: payload["seats"][0]["name"] == "Anna")

    assert (await desk.ask("hello"))[0] == "pod"
    await phone.until_frame("elsewhere")
    assert await phone.refusal("pick", {"option": option}) == "elsewhere"
    assert (await desk.ask("pick", {"option": option}))[0] == "pod"
    await phone.until(lambda payload: payload["view"]["seats"][0]["picked"] == 1)
    assert (times_elsewhere(desk), times_elsewhere(phone)) == (1, 1)


async def test_a_tab_that_gave_way_can_do_all_but_pick(pod, ann, tabs):
    desk = await tabs(pod, ann)
    await tabs(pod, ann)
    await desk.until_frame("elsewhere")
    assert (await desk.ask("absence", {"absence": "wait"}))[0] == "pod"
    assert (await desk.ask("pause"))[0] == "pod"
    assert (await desk.ask("go_on"))[0] == "pod"


async def test_two_picks_at_the_same_instant_one_wins_and_the_other_is_told(pod, ann, tabs):
    desk, phone = await tabs(pod, ann), await tabs(pod, ann)
    numbers = {}
    for tab, at in ((desk, 0), (phone, 1)):
        await tab.tell("hello")
        numbers[tab] = await tab.tell("pick", {"option": tab.question["options"][at]})
    answers = []
    for tab in (desk, phone):
        while (frame := await tab.hear())[1] != numbers[tab]:
            pass
        answers.append(frame[0] if frame[0] == "pod" else frame[2]["code"])
    assert answers.count("pod") == 1
    assert set(answers) <= {"pod", "stale", "waiting", "elsewhere"}
    await desk.ask("hello")
    assert desk.payload["view"]["seats"][0]["picked"] == 1


async def test_the_slower_of_two_clicks_in_one_tab_is_stale(pod, ann, ben, tabs):
    mine, theirs = await tabs(pod, ann), await tabs(pod, ben)
    late = mine.question["options"][1]
    await mine.take()
    await theirs.take()
    await mine.until(lambda payload: mine.question)
    pool = mine.payload["view"]["seats"][0]["pool"]
    assert await mine.refusal("pick", {"option": late}) == "stale"
    await mine.ask("hello")
    assert mine.payload["view"]["seats"][0]["pool"] == pool


async def test_a_page_that_only_looks_takes_nothing_over(pod, ann, tabs):
    desk = await tabs(pod, ann)
    phone = await tabs(pod, ann, hello=False)
    command, payload = await phone.ask("hello", {"looks": True})
    assert (command, payload["seat"], payload["setup"]) == ("pod", 0, pod.setup)
    await phone.until_frame("elsewhere")
    assert await phone.refusal("pick", {"option": phone.question["options"][0]}) == "elsewhere"
    assert (await desk.take())[0] == "pod"
    assert times_elsewhere(desk) == 0
    assert (await phone.ask("hello"))[0] == "pod"
    await desk.until_frame("elsewhere")


async def test_others_do_not_hear_who_drafts_on_which_device(pod, ann, ben, dan, tabs):
    player, watcher = await tabs(pod, ben), await tabs(pod, dan)
    await tabs(pod, dan)
    desk = await tabs(pod, ann)
    await tabs(pod, ann)
    await desk.until_frame("elsewhere")
    for tab in (player, watcher):
        await tab.ask("hello")
        assert times_elsewhere(tab) == 0
    assert (await player.take())[0] == "pod"


async def test_a_host_without_a_seat_may_have_many_tabs(new_pod, ann, tabs):
    from channels.db import database_sync_to_async

    pod = await database_sync_to_async(new_pod)("pack", 2, sits=False, begin=False)
    first, second = await tabs(pod, ann), await tabs(pod, ann)
    assert (await first.ask("describe", {"name": "Friday"}))[0] == "pod"
    await second.until(lambda payload: payload["name"] == "Friday")
    assert (times_elsewhere(first), times_elsewhere(second)) == (0, 0)


async def test_a_claim_of_another_process_is_heard_and_the_newest_one_counts(pod, ann, tabs):
    """Another process says through the channel layer that a tab there drafts, once too late and once in time."""
    desk = await tabs(pod, ann)
    heard = {"type": CLAIMED, "occupant": f"0//{ANN.guest_key}"}
    await get_channel_layer().group_send(group_of(pod.slug), heard | {"claim": 1})
    await desk.ask("hello")
    assert times_elsewhere(desk) == 0
    ahead = 2**62 + 2**61  # of a machine whose clock is years ahead
    await get_channel_layer().group_send(group_of(pod.slug), heard | {"claim": ahead})
    await desk.until_frame("elsewhere")
    assert await desk.refusal("pick", {"option": desk.question["options"][0]}) == "elsewhere"
    assert (await desk.ask("hello"))[0] == "pod"
    assert (await desk.take())[0] == "pod"
