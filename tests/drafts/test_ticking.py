"""The clocks of a running server, and what everybody in a pod hears."""

import asyncio
import contextlib
from datetime import timedelta

import pytest
from channels.layers import get_channel_layer
from django.apps import apps
from django.db import OperationalError
from django.utils import timezone

from drafts import domain, positions, queries, ticking
from drafts.broadcast import CHANGED, group_of
from drafts.models import Heartbeat, Pod
from live.broadcast import call
from live.errors import Refused
from tests.drafts.players import ANN, BEN, DAN, look
from tests.outages import noticing, outage, rename
from tests.patience import PATIENCE

pytestmark = pytest.mark.django_db(transaction=True)


def left_by_ann(new_pod, now):
    """Ann was heard of four minutes ago, and Ben is there."""
    pod = new_pod(others=[BEN], now=now - timedelta(minutes=4))
    pod.seats.filter(number=1).update(seen=now)
    return pod


def went_on(pod):
    """A bot has picked for Ann."""
    return pod.picks.filter(seat=0, by="bot").exists()


async def listener(pod):
    layer = get_channel_layer()
    channel = await layer.new_channel()
    await layer.group_add(group_of(pod.slug), channel)
    return layer, channel


async def heard(layer, channel):
    return await asyncio.wait_for(layer.receive(channel), PATIENCE)


async def test_everybody_hears_that_a_pick_was_made_and_nobody_of_one_that_was_refused(new_pod):
    pod = await call(new_pod, others=[BEN])
    layer, channel = await listener(pod)
    option = (await call(look, pod))["view"]["question"]["options"][0]
    for person, wrong in ((DAN, option), (BEN, option), (ANN, -5)):
        with pytest.raises(Refused):
            await call(domain.pick, slug=pod.slug, person=person, option=wrong)
    await call(domain.pick, slug=pod.slug, person=ANN, option=option)
    assert await heard(layer, channel) == {"type": "pod.changed"}
    await call(domain.present, slug=pod.slug, person=ANN)  # who was there already is no news
    await call(domain.rename, slug=pod.slug, person=ANN, shown="Anna")
    assert await heard(layer, channel) == {"type": "pod.changed"}
    await layer.send(channel, {"type": "nothing.more"})
    assert await heard(layer, channel) == {"type": "nothing.more"}


async def test_a_tick_lets_happen_what_is_due(new_pod):
    now = timezone.now()
    pod, other = await call(left_by_ann, new_pod, now), await call(new_pod, now=now)
    layer, channel = await listener(pod)
    await ticking.tick()
    assert await call(went_on, pod)
    assert not await call(went_on, other)
    assert await heard(layer, channel) == {"type": "pod.changed"}


async def test_a_draft_that_cannot_go_on_keeps_no_other_one_waiting(new_pod, caplog):
    now = timezone.now()
    broken, pod = await call(left_by_ann, new_pod, now), await call(left_by_ann, new_pod, now)
    await call(Pod.objects.filter(pk=broken.pk).update, setup={"rules": 0})
    positions.forget()
    await ticking.tick()
    assert f"The draft {broken.slug} could not continue." in caplog.text
    assert await call(went_on, pod)
    assert await call(queries.due_slugs, now=timezone.now()) == []


async def test_a_draft_goes_on_by_itself_after_an_outage(new_pod, impatient):
    pod = await call(left_by_ann, new_pod, timezone.now())
    layer, channel = await listener(pod)
    await call(Heartbeat.objects.create, pk=1)
    with outage("live.patience") as away:
        running = asyncio.create_task(ticking.run())
        await away.was_noticed()
    assert await heard(layer, channel) == {"type": "pod.changed"}
    running.cancel()
    assert await call(went_on, pod)


async def test_an_outage_is_no_fault_of_a_draft_which_need_not_rest(new_pod, impatient):
    """It ends as soon as somebody says that the draft could not continue."""
    pod = await call(left_by_ann, new_pod, timezone.now())
    with outage("drafts.ticking") as away:
        away.ends_when_noticed = True
        with contextlib.suppress(OperationalError):
            await ticking.tick()
    await ticking.tick()
    assert await call(went_on, pod)


async def test_a_tab_is_shown_afterwards_what_could_not_be_read(new_pod, tabs, ann):
    pod = await call(new_pod)
    tab = await tabs(pod, ann)
    table = Pod._meta.db_table
    await call(pod.seats.filter(number=0).update, name="Anna")
    await call(rename, table, "away")
    with noticing("live.patience", "live.hub") as log:
        await get_channel_layer().group_send(group_of(pod.slug), {"type": CHANGED})
        await log.was_noticed()
    await call(rename, "away", table)
    await tab.until(lambda body: body["seats"][0]["name"] == "Anna")


async def test_a_server_that_comes_back_gives_everybody_the_time_back(new_pod):
    """As after kill -9: the server was heard of an hour ago, and so was one player, the other four minutes before."""
    before = timezone.now() - timedelta(hours=1)
    pod, left = await call(new_pod, now=before), await call(left_by_ann, new_pod, before)
    await call(Heartbeat.objects.create, pk=1, at=before)
    layer, channel = await listener(left)
    assert apps.get_app_config("drafts").beside_serving == ("drafts.ticking.run", "drafts.matches.ticking.run")
    running = asyncio.create_task(ticking.run())
    assert await heard(layer, channel) == {"type": "pod.changed"}
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert await call(went_on, left)
    assert not await call(went_on, pod)
    assert (await call(look, pod, ANN, timezone.now()))["seats"][0]["away"] is False
