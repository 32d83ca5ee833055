"""The pod's WebSocket, spoken to as a browser does: real sessions, database and channel layer. What is done."""

import json
from datetime import timedelta

import pytest
from channels.db import database_sync_to_async
from django.utils import timezone

from drafts import domain, hub
from drafts.models import Pod, Seat
from people.persons import Person
from tests.drafts.players import BEN, DAN, picks

pytestmark = pytest.mark.django_db(transaction=True)

stored = database_sync_to_async(picks)
LONG_AGO = timedelta(minutes=6)


@pytest.fixture
def pod(new_pod):
    """Ann and Ben draft, and two bots."""
    return new_pod("pack", 4, others=(BEN,), now=timezone.now())


@pytest.fixture
async def mine(pod, ann, tabs):
    return await tabs(pod, ann)


@pytest.fixture
async def theirs(pod, ben, mine, tabs):
    return await tabs(pod, ben)


def picked(tab, seat):
    return tab.payload["view"]["seats"][seat]["picked"]


async def done(tab, command, payload=None):
    """The body that answers a command which succeeds; it has no setup."""
    answered, said = await tab.ask(command, payload)
    assert answered == "pod", said
    assert "setup" not in said
    return said


# --- a draft ---------------------------------------------------------------------------------------------------------


async def test_hello_is_answered_with_the_pod_and_its_setup(pod, ann, tabs):
    tab = await tabs(pod, ann, hello=False)
    command, payload = await tab.ask("hello")
    assert (command, payload["seat"], payload["host"], payload["status"]) == ("pod", 0, True, "running")
    assert payload["setup"] == pod.setup
    assert len(tab.question["options"]) == 10
    assert (await tab.ask("hello"))[1]["setup"] == pod.setup


async def test_a_pick_is_stored_before_it_is_answered_and_the_neighbour_hears_of_it(pod, mine, theirs):
    before, card = await stored(pod), mine.question["cards"][0]
    payload = await done(mine, "pick", {"option": mine.question["options"][0]})
    assert payload["view"]["seats"][0]["pool"] == [card]
    after = await stored(pod)
    assert after[: len(before)] == before
    assert (0, 0, "person") in after
    await theirs.until(lambda payload: picked(theirs, 0) == 1)
    assert "setup" not in theirs.payload


async def test_a_pick_changes_one_frame_of_each_tab(pod, mine, theirs):
    heard = len(mine.frames), len(theirs.frames)
    await mine.take()
    await theirs.until(lambda payload: picked(theirs, 0) == 1)
    for tab in (mine, theirs):
        await tab.ask("rename", {"shown": ""})  # refused or not: whatever was said before comes before its answer
    heard_since = [[frame[1] for frame in tab.frames[many:]] for tab, many in zip((mine, theirs), heard, strict=True)]
    assert heard_since[0][:1] == [2]
    assert heard_since[1][:1] == [0]
    assert heard_since[0].count(2) == heard_since[1].count(2) == 1
    assert len(heard_since[0]) + len(heard_since[1]) <= 6


async def test_a_draft_is_drafted_to_its_end(pod, mine, theirs):
    while mine.payload["status"] != "over":
        for tab in (mine, theirs):
            await tab.until(lambda payload, tab=tab: payload["status"] == "over" or tab.question)
            if tab.payload["status"] != "over":
                await tab.take()
    await theirs.until(lambda payload: payload["status"] == "over")
    assert mine.payload["seed"] == theirs.payload["seed"] == pod.seed
    fresh = await Pod.objects.aget(pk=pod.pk)
    assert fresh.log["pools"][0] == mine.payload["view"]["seats"][0]["pool"]
    assert await mine.refusal("pick", {"option": 1}) == "over"


async def test_whoever_comes_back_sees_exactly_where_they_are(pod, ann, mine, theirs, tabs):
    for _ in range(3):
        for tab in (mine, theirs):
            await tab.until(lambda payload, tab=tab: tab.question)
            await tab.take()
    await mine.ask("hello")
    before = mine.payload
    assert picked(mine, 1) == 3
    await mine.close()
    again = await tabs(pod, ann)
    assert again.payload["view"] == before["view"]
    assert again.payload["seats"] == before["seats"]
    assert (await again.take())[0] == "pod"


async def test_a_change_that_happens_while_the_pod_is_read_is_not_lost(pod, mine, theirs):
    """Both pick at once, many times, and both see all of it without asking."""
    for number in range(1, 9):
        for tab in (mine, theirs):
            await tab.until(lambda payload, tab=tab: tab.question)
        for tab in (mine, theirs):
            await tab.tell("pick", {"option": tab.question["options"][0]})
        for tab in (mine, theirs):
            await tab.until(lambda payload, tab=tab, number=number: picked(tab, 0) == picked(tab, 1) == number)


# --- who is there ----------------------------------------------------------------------------------------------------


async def test_here_says_that_a_player_is_there_and_is_answered_only_with_what_has_changed(pod, mine):
    long_ago = timezone.now() - LONG_AGO
    await Seat.objects.filter(pod=pod, number=0).aupdate(seen=long_ago)
    assert await mine.tell("here") == 2
    assert await mine.refusal("start") == "started"
    assert [frame[:2] for frame in mine.frames[1:]] == [["error", 3]]
    assert (await Seat.objects.aget(pod=pod, number=0)).seen > long_ago + LONG_AGO / 2

    await Seat.objects.filter(pod=pod, number=1).aupdate(seen=long_ago)
    assert (await done(mine, "here"))["seats"][1]["away"] is True


async def test_who_returns_is_back_for_everybody(pod, mine, ben, tabs):
    await Seat.objects.filter(pod=pod, number=1).aupdate(seen=timezone.now() - LONG_AGO)
    assert (await done(mine, "here"))["seats"][1]["away"] is True
    await tabs(pod, ben)
    await mine.until(lambda payload: payload["seats"][1]["away"] is False)


async def test_what_happens_while_somebody_is_away_is_told(pod, mine, theirs):
    await done(theirs, "absence", {"absence": "bot", "ranking": None})
    await Seat.objects.filter(pod=pod, number=1).aupdate(seen=timezone.now() - LONG_AGO)
    await database_sync_to_async(domain.advance)(slug=pod.slug)
    await mine.until(lambda payload: picked(mine, 1) == 1)
    assert ("bot" in {by for seat, _, by in await stored(pod) if seat == 1}) is True


async def test_who_returns_takes_back_or_keeps_what_a_bot_picked(pod, mine, theirs, ben, tabs):
    await Seat.objects.filter(pod=pod, number=1).aupdate(seen=timezone.now() - LONG_AGO)
    await database_sync_to_async(domain.advance)(slug=pod.slug)
    assert await mine.refusal("take_back", {"number": 0}) == "final"
    assert await mine.refusal("take_back", {}) == "malformed"
    newer = await tabs(pod, ben)
    offered = newer.payload["mine"]["back"]
    assert (offered["number"], newer.payload["mine"]["made"], newer.payload["view"]["seats"][1]["pool"]) == (0, [], [])
    assert await theirs.refusal("take_back", {"number": 0}) == "elsewhere"
    assert await theirs.refusal("keep") == "elsewhere"
    assert (await done(newer, "take_back", {"number": 0}))["mine"]["back"] is None
    await mine.until(lambda payload: payload["seats"][1]["taken_back"] == offered["count"])
    assert (await done(newer, "keep"))["mine"]["made"] == []


# --- a player's own --------------------------------------------------------------------------------------------------


async def test_absence_and_ranking_are_kept_and_the_ranking_is_nobody_elses(pod, mine, theirs):
    payload = await done(mine, "absence", {"absence": "ranking", "ranking": ["kong", "Kong", "Fumble"]})
    assert payload["mine"] == {
        "absence": "ranking",
        "ranking": ["Kong", "Fumble"],
        "made": [],
        "back": None,
        "builds": False,
        "brings": 0,
    }
    await theirs.until(lambda payload: payload["seats"][0]["absence"] == "ranking")
    assert "Fumble" not in json.dumps([frame[2] | {"view": None} for frame in theirs.frames])
    assert (await done(mine, "absence", {"absence": "wait", "ranking": None}))["mine"]["ranking"] is None


async def test_another_name_is_seen_by_all(pod, mine, theirs):
    assert (await done(mine, "rename", {"shown": " Anna  \u0000\ud800 Lee "}))["seats"][0]["name"] == "Anna Lee"
    await theirs.until(lambda payload: payload["seats"][0]["name"] == "Anna Lee")


async def test_who_leaves_watches_and_a_bot_picks(pod, mine, theirs):
    await done(theirs, "leave")
    assert (theirs.payload["seat"], theirs.payload["mine"], theirs.question) == (None, None, None)
    assert [seat["pool"] for seat in theirs.payload["view"]["seats"]] == [None] * 4
    await mine.until(lambda payload: payload["seats"][1]["kind"] == "free")
    assert await theirs.refusal("pick", {"option": 5}) == "no_seat"


async def test_a_tab_whose_person_sits_down_has_the_seat_at_once(pod, mine, dan, theirs, tabs):
    watcher = await tabs(pod, dan)
    assert (watcher.payload["seat"], watcher.question) == (None, None)
    await done(theirs, "leave")
    await database_sync_to_async(domain.sit)(slug=pod.slug, person=DAN, shown="Dan")
    await watcher.until(lambda payload: payload["seat"] == 1)
    await mine.take()  # the bot has passed on what was in front of this seat
    await watcher.until(lambda payload: watcher.question)
    assert (await watcher.take())[0] == "pod"
    assert picked(watcher, 1) == len(watcher.payload["view"]["seats"][1]["pool"])


async def test_an_account_has_its_seat_in_any_browser(new_pod, account, cookie_of, tabs):
    user = await database_sync_to_async(account)("eve")
    pod = await database_sync_to_async(new_pod)("pack", 3, others=(Person("x", user),), now=timezone.now())
    cookie = await database_sync_to_async(cookie_of)(Person("another browser", user))
    tab = await tabs(pod, cookie)
    assert (tab.payload["seat"], tab.payload["seats"][1]["account"]) == (1, True)
    assert (await tab.take())[0] == "pod"


# --- the host --------------------------------------------------------------------------------------------------------


async def test_the_host_starts_pauses_goes_on_and_closes(new_pod, ann, ben, tabs):
    pod = await database_sync_to_async(new_pod)("pack", 3, others=(BEN,), begin=False, clock="relaxed")
    host, player = await tabs(pod, ann), await tabs(pod, ben)
    assert host.payload["view"] is None
    assert [seat["kind"] for seat in (await done(host, "start"))["seats"]] == ["person", "person", "bot"]
    await player.until(lambda payload: payload["status"] == "running")

    await done(host, "pause")
    await player.until(lambda payload: payload["status"] == "paused")
    assert player.payload["seats"][1]["deadline"] is None
    assert 80 < player.payload["seats"][1]["left"] <= 90
    assert await player.refusal("pick", {"option": player.question["options"][0]}) == "paused"

    await done(host, "go_on")
    await player.until(lambda payload: payload["status"] == "running")
    assert 0 < player.payload["seats"][1]["deadline"] - player.payload["now"] <= 90_000
    assert (await player.take())[0] == "pod"

    assert (await done(host, "close"))["status"] == "closed"
    await player.until(lambda payload: payload["status"] == "closed")
    assert player.payload["seed"] == pod.seed


async def test_the_host_hands_a_seat_over_whose_player_is_away(pod, mine, theirs):
    assert await mine.refusal("hand_over", {"seat": 1, "to": "open"}) == "present"
    await Seat.objects.filter(pod=pod, number=1).aupdate(seen=timezone.now() - LONG_AGO)
    assert (await done(mine, "hand_over", {"seat": 1, "to": "bot"}))["seats"][1]["kind"] == "bot"
    await theirs.until(lambda payload: payload["seat"] is None)
    assert [seat["pool"] for seat in theirs.payload["view"]["seats"]] == [None] * 4
    assert (await done(mine, "hand_over", {"seat": 1, "to": "open"}))["seats"][1]["kind"] == "free"


async def test_the_host_describes_the_pod(pod, mine, theirs):
    assert (await done(mine, "describe", {"name": "Friday", "readers": "host"}))["name"] == "Friday"
    await theirs.until(lambda payload: (payload["name"], payload["readers"]) == ("Friday", "host"))
    assert (await done(mine, "describe", {"readers": "players"}))["name"] == "Friday"
    assert (await done(mine, "describe", {"away_after": 10}))["away_after"] == 10
    assert (await done(mine, "describe", {}))["readers"] == "players"
    assert await mine.refusal("describe", {"away_after": 2}) == "away_after"


async def test_a_host_without_a_seat_commands_and_sees_what_is_public(new_pod, ann, ben, tabs):
    pod = await database_sync_to_async(new_pod)("pack", 2, others=(BEN,), sits=False, begin=False)
    host, player = await tabs(pod, ann), await tabs(pod, ben)
    payload = await done(host, "start")
    assert (payload["host"], payload["seat"]) == (True, None)
    assert [(seat["pool"], seat["pack"]) for seat in payload["view"]["seats"]] == [(None, None)] * 2
    await player.until(lambda payload: payload["status"] == "running" and player.question)
    await player.take()
    await host.until(lambda payload: picked(host, 0) == 1)


async def test_spectators_who_see_everything_are_behind_and_hear_of_each_pick(new_pod, ann, dan, tabs):
    pod = await database_sync_to_async(new_pod)("pack", 2, spectators="all", delay=1, now=timezone.now())
    player, watcher = await tabs(pod, ann), await tabs(pod, dan)
    assert watcher.payload["behind"] == 1
    assert [(seat["pool"], seat["pack"]) for seat in watcher.payload["view"]["seats"]] == [(None, None)] * 2
    first = player.question["cards"]
    await Pod.objects.filter(pk=pod.pk).aupdate(started=timezone.now() - 2 * LONG_AGO)
    assert (await watcher.ask("hello"))[1]["view"]["seats"][0]["pack"] is None  # time alone shows nothing
    await player.take()
    await watcher.until(lambda payload: payload["view"]["seats"][0]["pack"])
    assert watcher.payload["view"]["seats"][0]["pack"] == first
    assert watcher.payload["view"]["seats"][0]["pool"] == []


# --- hubs ------------------------------------------------------------------------------------------------------------


async def test_nothing_is_kept_of_a_pod_at_which_nobody_looks(pod, mine, theirs):
    assert set(hub.hubs.addresses()) == {pod.slug}
    await theirs.close()
    assert set(hub.hubs.addresses()) == {pod.slug}
    await mine.close()
    assert set(hub.hubs.addresses()) == set()
