"""Pods and accounts against the real database."""

import pytest
from django.contrib.auth import get_user_model
from django.test import Client

from drafts import domain, hub, positions
from drafts.models import Clock, Pod
from drafts.reading import Options
from engine.epic.catalogue import CARDS
from engine.epic.limited import plan
from engine.games import DEFAULT, of
from people import persons
from tests.drafts.players import ANN, BEN, DAN, NOON
from tests.sockets import SocketTab

TCG = "epic-tcg"
OWN = {"cards": [card.name for card in CARDS], "packs": 2, "pack_size": 15}


@pytest.fixture(autouse=True)
def no_draft_is_remembered():
    positions.forget()
    yield
    positions.forget()


@pytest.fixture(autouse=True)
def nothing_old_is_shown(monkeypatch):
    monkeypatch.setattr(hub, "FRESH", 0.0)


@pytest.fixture
def new_pod(db):
    """Ann sets up a draft and sits down in seat 0, the others that are named in the next ones; no clock runs."""

    def new_pod(key="pack", seats=None, *, others=(), sits=True, begin=True, setup=None, now=NOON, **options):
        setup = plan(key, seats=seats, **(OWN if key == "own" else {}) | (setup or {}))
        options = Options(**{"clock": Clock.NONE} | options)
        pod = domain.create(person=ANN, setup=setup, options=options, sits=sits, shown="Ann", now=now, game=DEFAULT)
        for person in others:
            domain.sit(slug=pod.slug, person=person, shown=person.guest_key.capitalize(), now=now)
        if begin:
            domain.start(slug=pod.slug, person=ANN, now=now)
        return Pod.objects.get(pk=pod.pk)

    return new_pod


@pytest.fixture
def tcg_pod(db):
    """As `new_pod`, of the second game: a draft of two packs each, unless another setup is given."""

    def tcg_pod(key="draft", *, seats=2, others=(), begin=True, packs=None, products=None, **options):
        packs = 2 if key == "draft" and packs is None else packs
        setup = of(TCG).limited.plan(key, seats=seats, packs=packs, products=products)
        pod = domain.create(person=ANN, setup=setup, game=TCG, options=Options(clock="none", **options), shown="Ann")
        for person in others:
            domain.sit(slug=pod.slug, person=person, shown=person.guest_key.capitalize())
        if begin:
            domain.start(slug=pod.slug, person=ANN)
        return Pod.objects.get(pk=pod.pk)

    return tcg_pod


@pytest.fixture
def account(db):
    def account(name):
        return get_user_model().objects.create_user(name, password="kong smash")

    return account


@pytest.fixture
def cookie_of(db, settings):
    """The session cookie of a browser of this person."""

    def cookie_of(person):
        client = Client()
        if person.user is not None:
            client.force_login(person.user)
        session = client.session
        session[persons.KEY] = person.guest_key
        session.save()
        return f"{settings.SESSION_COOKIE_NAME}={session.session_key}"

    return cookie_of


@pytest.fixture
def ann(cookie_of):
    return cookie_of(ANN)


@pytest.fixture
def ben(cookie_of):
    return cookie_of(BEN)


@pytest.fixture
def dan(cookie_of):
    return cookie_of(DAN)


class PodTab(SocketTab):
    """One browser tab at a pod."""

    def __init__(self, slug, cookie=None, **options):
        super().__init__(f"/ws/draft/{slug}/", cookie, **options)
        self.frames, self.read = [], 0  # all that were heard, and how many of them were waited for
        self.payload = None  # of the last pod frame

    @property
    def question(self):
        return self.payload["view"]["question"]

    async def hear(self):
        frame = await super().hear()
        self.frames.append(frame)
        if frame[0] == "pod":
            self.payload = frame[2]
        return frame

    async def until(self, wanted):
        """Listen until the payload is as wanted."""
        while not wanted(self.payload):
            await self.hear()
        return self.payload

    async def until_frame(self, command):
        """Listen until a frame of this command that was not waited for before."""
        while not any(frame[0] == command for frame in self.frames[self.read :]):
            await self.hear()
        self.read = len(self.frames)

    async def take(self, at=0):
        """Take the card at this place in the pack in front; the answer."""
        return await self.ask("pick", {"option": self.question["options"][at]})

    async def refusal(self, command, payload=None):
        """The code with which a frame is refused."""
        answered, said = await self.ask(command, payload)
        assert answered == "error", said
        assert said["text"].endswith((".", "?"))
        return said["code"]


@pytest.fixture
async def tabs():
    """Open tabs; all are closed at the end."""
    opened = []

    async def open_tab(pod, cookie=None, *, hello=True, **options):
        tab = await PodTab(pod.slug, cookie, **options).open()
        opened.append(tab)
        if hello:
            assert (await tab.ask("hello"))[0] == "pod"
        return tab

    yield open_tab
    for tab in opened:
        await tab.close()
