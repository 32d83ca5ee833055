"""Tables at which a person practises against a bot."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from engine.epic.construction import preconstructed
from live.broadcast import call
from people.persons import Person
from playtest import domain
from playtest.domain import NewPlayer
from playtest.practice import asking
from playtest.practice.terms import Practice
from playtest.workers import workers
from tests.patience import PATIENCE
from tests.playtest.busy import share_once_there
from tests.playtest.stored import begin_in

ANN = Person("ann")
BOTH = Practice(hints=True, warns=True)

# Ann wins by Flame Strike at once. If she ends her turn instead, an attack ends the game.
STRIKE = (
    "turn=5 active=0 first=0 moment=main seat=0 / health=1 gold=1 hand=FlameStrike board=- deck=9*Muse"
    " / health=5 gold=1 hand=- board=HillGiant,DarkKnight deck=9*Muse"
)


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """Workers have all the time that they need, however busy the machine is."""
    for name in ("HINT_SECONDS", "WARNING_SECONDS", "PATIENCE"):
        monkeypatch.setattr(asking, name, PATIENCE)


@pytest.fixture
def busy_workers(tmp_path):
    """As long as this goes on no worker takes up what it is asked."""

    @asynccontextmanager
    async def busy():
        free = tmp_path / "free"
        tasks = [asyncio.create_task(workers.run(share_once_there, free)) for _ in range(workers.processes)]
        try:
            yield
        finally:
            free.touch()
            await asyncio.gather(*tasks)

    return busy()


@pytest.fixture
def practice_table(db):
    """Set up a table for Ann in a position, or at the start of a game, with the help that she wishes for."""

    def practice_table(position=STRIKE, practice=BOTH, bot="random"):
        decks = (preconstructed("good"), preconstructed("evil"))
        players = NewPlayer(ANN, name="You", practice=practice), NewPlayer(bot=bot)
        table = domain.create_table(players=players, decks=decks, first=0, game="epic")
        if position:
            begin_in(table, position)
        return table

    return practice_table


@pytest.fixture
async def ann_at(transactional_db, practice_table, tabs, cookie_of):
    """Ann's tab at such a table, when she is asked."""

    async def ann_at(*arguments, **named):
        table = await call(practice_table, *arguments, **named)
        return table, await another_tab(table)

    async def another_tab(table):
        tab = await tabs(table.slug, await call(cookie_of, "ann"))
        assert (await tab.ask("hello", {"log": 0}))[0] == "table"
        await tab.until_asked()
        return tab

    ann_at.another_tab = another_tab
    return ann_at


def option(view, words):
    """The code of the option with these words."""
    [code] = [one["code"] for one in view["decision"]["options"] if one["text"] == words]
    return code
