"""What players of a pod say to each other, over the real socket: who may say what, and who hears it."""

import pytest

from drafts import domain as pods
from drafts import talking
from drafts.models import Pod, Seat
from gate.limits import PHRASES, TALK
from live.broadcast import call
from people import blocks
from talk import domain
from talk.models import LONGEST, Line
from tests.drafts.players import ANN, BEN, CAT, DAN
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def nobody_has_said_much():
    yield
    for person in (ANN, BEN):
        for pod in Pod.objects.all():
            for limit in (PHRASES, TALK):
                limit.forget(f"pod.{pod.slug} {blocks.identity(person)}")


@pytest.fixture
def pod(new_pod):
    """By link: Ann hosts, and Ben sits there."""
    return new_pod(seats=4, others=[BEN], begin=False)


@pytest.fixture
def open_pod(new_pod):
    return new_pod(seats=4, others=[BEN], begin=False, open=True)


@pytest.fixture
def cat(cookie_of):
    return cookie_of(CAT)


async def talk(tab):
    return (await tab.ask("talk"))[1]


async def hears(tab, command):
    """The next frame of this kind that comes unasked."""
    while (frame := await tab.hear())[:2] != [command, 0]:
        pass
    return frame[2]


async def test_strangers_have_phrases_and_no_free_text(open_pod, tabs, ann, ben):
    one, two = await tabs(open_pod, ann), await tabs(open_pod, ben)
    seen = await talk(one)
    assert (seen["mode"], seen["off"], seen["host"], seen["lines"]) == ("phrases", False, False, [])
    assert [phrase["text"] for phrase in seen["phrases"]] == [
        "Ready",
        "Nice pick",
        "Well played",
        "One moment",
        "Thanks",
    ]
    assert [(other["seat"], other["name"], other["blocked"]) for other in seen["others"]] == [(1, "Ben", False)]
    await talk(two)
    command, said = await one.ask("phrase", {"key": "nice_pick"})
    assert (command, said["name"], said["text"]) == ("said", "Ann", "Nice pick")
    assert await hears(two, "said") == said
    assert await one.refusal("write", {"text": "Hello"}) == "phrases"
    assert await one.refusal("chat", {"on": True}) == "phrases"
    assert await one.refusal("phrase", {"key": "Hello <b>"}) == "malformed"
    assert not await call(Line.objects.exists)  # phrases are not stored


async def test_who_shares_a_link_writes_and_a_reload_shows_it(pod, tabs, ann, ben):
    one, two = await tabs(pod, ann), await tabs(pod, ben)
    assert (await talk(one))["mode"] == "text"
    await talk(two)
    command, seen = await one.ask("write", {"text": "  <b>Kong</b>\nis mine "})
    assert command == "talk"
    assert [(line["name"], line["text"], line["mine"]) for line in seen["lines"]] == [
        ("Ann", "<b>Kong</b> is mine", True)
    ]
    assert [line["mine"] for line in (await hears(two, "talk"))["lines"]] == [False]
    again = await tabs(pod, ben)
    assert [line["text"] for line in (await talk(again))["lines"]] == ["<b>Kong</b> is mine"]
    for text in ("", " \n ", "k" * (LONGEST + 1)):
        assert await one.refusal("write", {"text": text}) == "text"
    for payload in ({}, {"text": 7}):
        assert await one.refusal("write", payload) == "malformed"


async def test_the_host_switches_free_text_off(pod, tabs, ann, ben):
    one, two = await tabs(pod, ann), await tabs(pod, ben)
    await one.ask("write", {"text": "Hello"})
    assert (await talk(two))["mode"] == "text"
    assert await two.refusal("chat", {"on": False}) == "not_yours"
    seen = (await one.ask("chat", {"on": False}))[1]
    assert (seen["mode"], seen["off"], seen["host"], seen["lines"]) == ("phrases", True, True, [])
    assert (await hears(two, "talk"))["mode"] == "phrases"
    assert await two.refusal("write", {"text": "Hello?"}) == "off"
    assert (await two.ask("phrase", {"key": "thanks"}))[0] == "said"
    assert [line["text"] for line in (await one.ask("chat", {"on": True}))[1]["lines"]] == ["Hello"]


async def test_who_only_watches_neither_writes_nor_reads(pod, tabs, ann, dan):
    one, watcher = await tabs(pod, ann), await tabs(pod, dan)
    await one.ask("write", {"text": "Secret"})
    seen = await talk(watcher)
    assert (seen["mode"], seen["lines"], seen["others"]) == ("none", [], [])
    for command, payload in (("write", {"text": "Hello"}), ("phrase", {"key": "thanks"})):
        assert await watcher.refusal(command, payload) == "no_seat"
    await one.ask("phrase", {"key": "ready"})
    await one.ask("write", {"text": "More"})
    assert await talk(watcher) == seen
    assert {frame[0] for frame in watcher.frames if frame[1] == 0} <= {"pod"}


async def test_who_is_blocked_is_not_heard_and_cannot_tell(pod, tabs, ann, ben, cat):
    await call(pods.sit, slug=pod.slug, person=CAT, shown="Cat")
    one, two, three = await tabs(pod, ann), await tabs(pod, ben), await tabs(pod, cat)
    for tab in (one, two, three):
        await talk(tab)
    await two.ask("write", {"text": "Before"})
    before = await talk(two)
    who = {other["name"]: other["who"] for other in (await talk(three))["others"]}
    seen = (await one.ask("block", {"who": who["Ben"]}))[1]
    assert [(other["name"], other["blocked"]) for other in seen["others"]] == [("Ben", True), ("Cat", False)]
    assert seen["lines"] == []
    assert await talk(two) == before
    two.frames.clear()
    assert (await two.ask("phrase", {"key": "ready"}))[0] == "said"
    assert (await hears(three, "said"))["name"] == "Ben"
    await two.ask("write", {"text": "After"})
    await three.ask("write", {"text": "From Cat"})
    assert [line["text"] for line in (await hears_line(one, "From Cat"))["lines"]] == ["From Cat"]
    assert "said" not in {frame[0] for frame in one.frames}
    await one.ask("phrase", {"key": "thanks"})
    assert (await hears(two, "said"))["name"] == "Ann"  # the other way nothing has changed
    for nobody in (who["Ann"], "", "5c35c35c35c3"):
        assert await one.refusal("block", {"who": nobody}) == "nobody"


async def test_who_comes_to_sit_there_meanwhile_is_not_blocked(pod, tabs, ann, ben):
    one, two = await tabs(pod, ann), await tabs(pod, ben)
    (seen,) = (await talk(one))["others"]
    assert seen["name"] == "Ben"
    await talk(two)
    await call(pods.leave, slug=pod.slug, person=BEN)
    await call(pods.sit, slug=pod.slug, person=CAT, shown="Cat", number=seen["seat"])
    assert await one.refusal("block", {"who": seen["who"]}) == "nobody"
    assert [(other["name"], other["blocked"]) for other in (await talk(one))["others"]] == [("Cat", False)]


async def test_nobody_floods_a_place(pod, tabs, ann):
    one = await tabs(pod, ann)
    for _ in range(PHRASES.room):
        await one.ask("phrase", {"key": "ready"})
    for _ in range(TALK.room):
        await one.ask("write", {"text": "Hello"})
    assert await refused_twice(one, "phrase", {"key": "ready"}, PHRASES.room) == "too_often"
    assert await refused_twice(one, "write", {"text": "Hello"}, TALK.room) == "too_often"


async def refused_twice(tab, command, payload, room):
    """The code that comes when more was said than there is room for, even if the time to count began anew."""
    for _ in range(room + 1):
        answered, said = await tab.ask(command, payload)
        if answered == "error":
            return said["code"]
    return ""


def test_the_last_lines_of_a_place_are_kept(pod, monkeypatch):
    monkeypatch.setattr(domain, "KEPT", 3)
    room = talking.room_of(pod.slug)
    for number in range(5):
        domain.write(room=room, person=ANN, text=str(number))
    assert list(Line.objects.values_list("text", flat=True)) == ["2", "3", "4"]


def test_what_a_guest_wrote_is_the_accounts_and_goes_with_it(pod, account):
    domain.write(room=talking.room_of(pod.slug), person=BEN, text="Hello")
    user = account("Ben")
    browser_of(BEN).post("/account/sign-in/", {"login": "Ben", "password": "kong smash"})
    assert Line.objects.get().user == user
    user.delete()
    assert not Line.objects.exists()


def test_one_word_names_a_person_at_a_place_and_another_elsewhere(pod, open_pod):
    one, two = talking.room_of(pod.slug), talking.room_of(open_pod.slug)
    ben = Seat.objects.of(BEN).get(pod=pod)
    word = one.who(ben)
    ben.name = "Robert"
    assert one.who(ben) == word
    assert two.who(ben) != word
    assert one.who(Seat(guest_key=DAN.guest_key)) != word


async def hears_line(tab, text):
    """Listen until a line of this text has come."""
    while True:
        seen = await hears(tab, "talk")
        if any(line["text"] == text for line in seen["lines"]):
            return seen
