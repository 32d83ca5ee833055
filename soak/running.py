"""One run: servers live and die, people play on, and between two lives all that was said is compared."""

from __future__ import annotations

import asyncio
import http.client
import random
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from subprocess import Popen, TimeoutExpired
from typing import ParamSpec, TypeVar

from bench.servers import free_port, serve, starting
from soak import seating
from soak.counts import Counts
from soak.games import StoredGame
from soak.people import Drafter, Somebody, TablePlayer
from soak.picks import StoredDraft
from soak.seating import FORMATS, TABLES, Made
from soak.traffic import POD, TABLE, Answer, Page, Received, Request

P = ParamSpec("P")
T = TypeVar("T")
Traffic = TypeVar("Traffic", Received, Page, Request)

POD_PAGES = ("", "log/", "log.json", "log.txt", "games/", "deck/")
TABLE_PAGES = ("", "record.json")
LOOKS = 4.0  # seconds that a pod in which nothing is asked is looked at
LONGEST_LIFE = 60.0  # seconds, where little happens
SPECTATORS = 5  # of each pod
STUMBLES = 0.25  # of all servers die before they have come up
STARTING = 3.0  # seconds at most until then


@dataclass(frozen=True)
class Plan:
    """What is asked for. `life` is how many frames are received on average until the next server dies, so that as much
    happens in a life on a slow machine; `think` how many seconds a person takes for a choice; `many` servers live at
    once. A run ends after so many kills and frames, or after `longest` seconds."""

    kills: int
    frames: int
    life: int
    think: float
    tables: int
    formats: tuple[str, ...] = FORMATS
    many: int = 1
    longest: float = 3600.0
    seed: int = 1


class Run:
    """Everything that is known in this process; it is used in the event loop only, but for `_compare`."""

    def __init__(self, plan: Plan, environment: dict[str, str], log: Path, counts: Counts) -> None:
        self.plan, self.environment, self.log, self.counts = plan, environment, log, counts
        self.rng = random.Random(plan.seed)
        self.ports = [free_port() for _ in range(plan.many)]
        self.made: dict[str, Made] = {}
        self.frames: list[Received] = []
        self.requests: list[Request] = []
        self.pages: list[Page] = []
        self.frames_left, self.lived = 0, asyncio.Event()  # until the next server dies
        self.began = time.monotonic()
        self.files = ThreadPoolExecutor(1)  # the one thread that uses the database

    # --- what people put down ----------------------------------------------------------------------------------------

    def receive(self, received: Received) -> None:
        self.frames.append(received)
        self.frames_left -= 1
        if self.frames_left < 0:
            self.lived.set()

    def asks(self, request: Request) -> None:
        self.requests.append(request)

    def fault(self, what: str) -> None:
        self.counts.note("faults", what)

    def port(self) -> int:
        return self.rng.choice(self.ports)

    # --- lives -------------------------------------------------------------------------------------------------------

    async def go(self, report: Callable[[Counts], None]) -> None:
        """The whole run; `report` hears the counts now and then."""
        servers = [Server(port, self.environment, self.log) for port in self.ports]
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers[:1]))  # the first one migrates
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers[1:]))
        crowd = [asyncio.create_task(one) for one in self._everybody()]
        try:
            while not self._is_done():
                await self._live(self.rng.randrange(2 * self.plan.life))
                victim = self.rng.choice(servers)
                await asyncio.to_thread(victim.kill)
                self.counts.kills += 1
                await asyncio.gather(self._come_back(victim), self.compare())
                _raise_first(crowd)
                report(self.counts)
        finally:
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
            for server in servers:
                await asyncio.to_thread(server.kill)
        await self.compare()
        await self._in_files(self._settle)

    async def _live(self, frames: int) -> None:
        """Until so many frames were received, and to any moment of what comes then."""
        self.lived.clear()
        self.frames_left = frames
        with suppress(TimeoutError):
            await asyncio.wait_for(self.lived.wait(), LONGEST_LIFE)
        await asyncio.sleep(self.rng.random() / 10)

    async def _come_back(self, server: Server) -> None:
        """Start again; some die before they have come up."""
        while self.rng.random() < STUMBLES and self.counts.kills < self.plan.kills:
            await asyncio.to_thread(server.stumble, self.rng.random() * STARTING)
            self.counts.kills += 1
        await asyncio.to_thread(server.start)

    def _is_done(self) -> bool:
        done = self.counts.kills >= self.plan.kills and self.counts.frames >= self.plan.frames
        return done or time.monotonic() - self.began > self.plan.longest

    def _everybody(self) -> Iterator[Coroutine[object, object, None]]:
        for number in range(self.plan.tables):
            yield self._tables(TABLES[number % len(TABLES)])
        for key in self.plan.formats:
            yield self._pods(key)
        yield self._readers()

    async def _tables(self, kind: str) -> None:
        """One game after the other."""
        while True:
            made = await self._make(seating.new_table, kind)
            people: list[Somebody] = [
                TablePlayer(self, made.slug, seat, cookie, self.rng.getrandbits(32))
                for seat, cookie in made.cookies.items()
            ]
            if people:
                await _together(people, self.plan.think)
            else:
                await self._until_over(made)
            self.counts.games += 1

    async def _pods(self, key: str) -> None:
        """One draft of a format after the other."""
        while True:
            made = await self._make(seating.new_pod, key)
            people: list[Somebody] = [
                Drafter(self, made.slug, seat, cookie, self.rng.getrandbits(32))
                for seat, cookie in made.cookies.items()
            ]
            for seat, cookie in (*made.cookies.items(), *[(None, made.stranger)] * SPECTATORS):
                people.append(Drafter(self, made.slug, seat, cookie, self.rng.getrandbits(32), looks=True))
            await _together(people, self.plan.think)
            self.counts.drafts += 1
            self.counts.formats[key] = self.counts.formats.get(key, 0) + 1
            await asyncio.sleep(LOOKS)

    async def _until_over(self, made: Made) -> None:
        """Two bots play: their page is read now and then."""
        while not made.stored.over:
            await self._get(TABLE, made, None, "")
            await asyncio.sleep(2)

    async def _readers(self) -> None:
        """Somebody who reads pages all the time, in turn as each of those who play."""
        while True:
            await asyncio.sleep(self.plan.think / 2)
            if not self.made:
                continue
            made = self.rng.choice(list(self.made.values())[-40:])
            seat = self.rng.choice([None, *made.cookies])
            pod = isinstance(made.stored, StoredDraft)
            await self._get(POD if pod else TABLE, made, seat, self.rng.choice(POD_PAGES if pod else TABLE_PAGES))

    async def _get(self, kind: str, made: Made, seat: int | None, page: str) -> None:
        path = f"/{'drafts' if kind == POD else 'table'}/{made.slug}/{page}"
        cookie = made.stranger if seat is None else made.cookies[seat]
        answer = await asyncio.to_thread(fetched, self.port(), path, cookie)
        if answer is not None:
            self.pages.append(Page(kind, made.slug, seat, path, *answer))

    # --- what is stored ----------------------------------------------------------------------------------------------

    async def _in_files(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.files, partial(work, *arguments, **named))

    async def _make(self, maker: Callable[[str, random.Random, Counts], Made], kind: str) -> Made:
        made = await self._in_files(maker, kind, random.Random(self.rng.getrandbits(32)), self.counts)
        self.made[made.slug] = made
        return made

    async def compare(self) -> None:
        """Compare all that was received and answered since the last time."""
        frames, pages, self.frames, self.pages = self.frames, self.pages, [], []
        requests = [one for one in self.requests if one.answer is not Answer.WAITING]
        self.requests = [one for one in self.requests if one.answer is Answer.WAITING]
        await self._in_files(self._compare, frames, requests, pages)

    def _compare(self, frames: list[Received], requests: list[Request], pages: list[Page]) -> None:
        counts = self.counts
        counts.frames += len(frames)
        counts.choices += sum(one.kind == TABLE and one.answer is Answer.DONE for one in requests)
        counts.picks += sum(one.kind == POD and one.answer is Answer.DONE for one in requests)
        counts.refused += sum(one.answer is Answer.REFUSED for one in requests)
        counts.unanswered += sum(one.answer is Answer.NONE for one in requests)
        touched = {one.slug for things in (frames, requests, pages) for one in things}
        for made in [made for slug, made in self.made.items() if slug in touched]:
            stored = made.stored
            seating.read_rows(stored)
            stored.compare(_of(made, requests), _of(made, frames))
            if not made.cookies or not stored.over:
                stored.at(len(stored.rows))
            for page in _of(made, pages):
                self._judge(page, stored)

    def _judge(self, page: Page, stored: StoredGame | StoredDraft) -> None:
        self.counts.pages += 1
        if page.status >= 500:
            self.counts.note("faults", f"{page.path} answered {page.status}")
        else:
            stored.read(page)

    def _settle(self) -> None:
        for made in self.made.values():
            seating.read_rows(made.stored)
            made.stored.settle()


class Server:
    """A server at a port, again and again."""

    def __init__(self, port: int, environment: dict[str, str], log: Path) -> None:
        self.port, self.environment, self.log = port, environment, log
        self.stack = ExitStack()
        self.process: Popen[bytes] | None = None

    def start(self) -> None:
        errors = self.stack.enter_context(self.log.open("ab"))
        self.process = self.stack.enter_context(serve(self.port, self.environment, stderr=errors))

    def stumble(self, seconds: float) -> None:
        """Start it and end it after so many seconds, whether it has come up by then or not."""
        with self.log.open("ab") as errors, starting(self.port, self.environment, stderr=errors) as process:
            with suppress(TimeoutExpired):
                process.wait(seconds)
            process.kill()

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process = None
            self.stack.close()


def fetched(port: int, path: str, cookie: str) -> tuple[int, str] | None:
    """The status and the text of a page; None when there is no server."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path, headers={"Cookie": cookie})
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()


async def _together(people: list[Somebody], think: float) -> None:
    """Everybody plays to the end."""
    async with asyncio.TaskGroup() as group:
        for one in people:
            group.create_task(one.play(think))


def _of(made: Made, things: Sequence[Traffic]) -> list[Traffic]:
    return [one for one in things if one.slug == made.slug]


def _raise_first(tasks: list[asyncio.Task[None]]) -> None:
    """Nobody stops playing by an error of this program."""
    for task in tasks:
        if task.done():
            task.result()
