"""Games that may be watched, and tabs of spectators."""

import pytest

from engine.epic import Setup, new_game
from engine.epic.construction import preconstructed
from engine.epic.positions import footprint
from people.models import new_slug
from people.persons import Person
from playtest import domain, positions
from playtest.domain import NewPlayer
from playtest.models import Checkpoint, Table
from playtest.watching import hub
from playtest.watching.terms import Watch
from tests.sockets import SocketTab

NAMES = ["Ann", "Bob"]
TURNS = 5
SEEDS = (1, 2)


@pytest.fixture(autouse=True)
def nothing_old_is_shown(monkeypatch):
    monkeypatch.setattr(hub, "FRESH", 0.0)
    monkeypatch.setattr(hub, "SETTLED", 0.05)


@pytest.fixture
def watched_table(db):
    """Ann (seat 0, who starts) against Bob, seen as agreed, with the cards as the seed deals them: a game by rule goes
    on for more than TURNS then."""

    def watched_table(sees="public", delay=0, slug=None, names=NAMES, first=0, seed=SEEDS[0], **more):
        players = tuple(NewPlayer(Person(key), name=name) for key, name in zip(("ann", "bob"), names, strict=True))
        decks = (preconstructed("good"), preconstructed("evil"))
        watch = Watch(sees, delay, slug or new_slug())
        table = domain.create_table(players=players, decks=decks, first=first, watch=watch, **more, game="epic")
        dealt = footprint(new_game(Setup.from_json(table.setup), seed))
        Table.objects.filter(pk=table.pk).update(seed=str(seed))
        Checkpoint.objects.filter(table=table, number=0).update(digest=dealt)
        positions.forget()
        return Table.objects.get(pk=table.pk)

    return watched_table


class WatchTab(SocketTab):
    """One browser tab of a spectator."""

    def __init__(self, slug, cookie=None, **options):
        super().__init__(f"/ws/watch/{slug}/", cookie, **options)
        self.frames = []  # payloads of what was shown, in their order
        self.at = None  # of the last position

    async def hear(self):
        frame = await super().hear()
        if frame[0] == "watch":
            self.frames.append(frame[2])
            self.at = frame[2]["steps"][-1]["at"] if frame[2]["steps"] else self.at
        return frame

    async def until(self, wanted):
        """Listen until what was shown last is as wanted."""
        while not self.frames or not wanted(self.frames[-1]):
            await self.hear()
        return self.frames[-1]


@pytest.fixture
async def spectators():
    """Open tabs of spectators; all are closed at the end."""
    opened = []

    async def open_tab(table_or_slug, cookie=None, greet=True):
        slug = getattr(table_or_slug, "watch_slug", table_or_slug)
        tab = await WatchTab(slug, cookie).open()
        opened.append(tab)
        if greet:
            assert (await tab.ask("hello"))[0] in ("watch", "next")
        return tab

    yield open_tab
    for tab in opened:
        await tab.close()
