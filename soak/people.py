"""People who play by chance, at a multiple of human speed, each with a tab that connects again whenever it must."""

from __future__ import annotations

import asyncio
import random
from typing import Protocol

from bench.tabs import Closed, Frame, NetworkTab, Payload
from soak.traffic import POD, TABLE, Answer, Received, Request

HERE = 10.0  # seconds from one "here" of a tab to the next
AGAIN = 0.3  # seconds until the next attempt to connect
SLOWEST = 60.0  # seconds for an answer: the machine may be busy


class Desk(Protocol):
    """Where all that is sent and received is kept."""

    def receive(self, received: Received) -> None: ...

    def asks(self, request: Request) -> None: ...

    def fault(self, what: str) -> None: ...

    def port(self) -> int:
        """That of a server, whether it lives or not."""


class Somebody:
    """A tab at a table or at a pod. `seat` None only looks."""

    kind: str

    def __init__(self, desk: Desk, slug: str, seat: int | None, cookie: str, seed: int) -> None:
        self.desk, self.slug, self.seat, self.cookie = desk, slug, seat, cookie
        self.rng = random.Random(seed)
        self.payload: Payload | None = None
        self.changed = asyncio.Event()

    @property
    def is_over(self) -> bool:
        raise NotImplementedError

    def hello(self) -> Payload:
        return {}

    async def act(self, tab: NetworkTab, think: float) -> None:
        """Do what is asked, if anything is; otherwise wait until something changes."""
        raise NotImplementedError

    async def play(self, think: float) -> None:
        """Until it is over, through any number of servers."""
        while not self.is_over:
            tab = NetworkTab(self.desk.port(), f"/ws/{self.kind}/{self.slug}/", self.cookie, self.hear)
            try:
                await tab.open()
                tab.closed.add_done_callback(lambda _: self.changed.set())
                await self._stay(tab, think)
                await tab.close()
            except Closed:
                self.changed.clear()
                await asyncio.sleep(AGAIN)

    async def _stay(self, tab: NetworkTab, think: float) -> None:
        command, _, payload = await tab.ask("hello", self.hello())
        if command == "error":
            self.desk.fault(f"{self.kind} {self.slug}: hello was answered with {payload['code']}")
            await tab.close()
            raise Closed("turned away")
        here = asyncio.create_task(self._say_here(tab))
        try:
            while not self.is_over:
                if tab.closed.done():
                    raise Closed("the server is gone")
                self.changed.clear()
                await self.act(tab, think)
        finally:
            here.cancel()

    async def _say_here(self, tab: NetworkTab) -> None:
        while True:
            await asyncio.sleep(HERE * (0.5 + self.rng.random()))
            if tab.closed.done():
                return
            tab.tell("here")

    def hear(self, frame: Frame) -> None:
        if frame[0] in (TABLE, POD):
            self.payload = frame[2]
            self.changed.set()
            self.desk.receive(Received(frame[0], self.slug, self.seat, frame))
        elif frame[0] == "error" and frame[2]["code"] == "unforeseen":
            self.desk.fault(f"{self.kind} {self.slug}: {frame[2]['text']}")

    async def ponder(self, think: float) -> None:
        await asyncio.sleep(self.rng.lognormvariate(0, 0.6) * think)

    async def ask(self, tab: NetworkTab, command: str, payload: Payload, request: Request) -> None:
        """Ask for something to be stored, and put down what became of it."""
        self.desk.asks(request)
        try:
            answer, _, _ = await asyncio.wait_for(tab.ask(command, payload), SLOWEST)
            request.answer = Answer.DONE if answer == self.confirmation else Answer.REFUSED
        except TimeoutError:
            request.answer = Answer.NONE
            self.desk.fault(f"{self.kind} {self.slug}: no answer to {command} within {SLOWEST:g} s")
            raise Closed("silence") from None
        except Closed:
            request.answer = Answer.NONE
            raise

    @property
    def confirmation(self) -> str:
        """The command of a frame that shows how things are."""
        return TABLE if self.kind == "table" else POD


class TablePlayer(Somebody):
    """Who sits at a table answers whatever is asked, by the contract of decisions alone: docs/table-protocol.md."""

    kind = "table"

    def hear(self, frame: Frame) -> None:
        super().hear(frame)
        if frame[0] == TABLE and frame[2]["log"]:
            self.next_entry = frame[2]["log"][-1]["n"] + 1

    next_entry = 0
    refusals = 0  # in a row, of choices that were tried

    def hello(self) -> Payload:
        return {"log": self.next_entry}

    @property
    def is_over(self) -> bool:
        return self.payload is not None and self.payload["view"]["phase"] == "over"

    async def act(self, tab: NetworkTab, think: float) -> None:
        assert self.payload is not None
        asked = self.payload["view"]["decision"]
        if asked is None or asked["seat"] != self.seat or asked["kind"] == "wait":
            await self.changed.wait()
            return
        await self.ponder(think)
        assert self.payload is not None
        at, asked = self.payload["at"], self.payload["view"]["decision"]
        if asked is None or asked["seat"] != self.seat or asked["kind"] == "wait":
            return
        request = Request(TABLE, self.slug, self.seat or 0, at, self.choice(asked))
        await self.ask(tab, "choose", {"at": at, **request.what}, request)
        self.refusals = self.refusals + 1 if request.answer is Answer.REFUSED else 0
        if self.refusals == 10:
            self.desk.fault(f"table {self.slug}, seat {self.seat}: nothing is accepted at choice {at}")

    def choice(self, asked: Payload) -> Payload:
        """Anything that is offered; after refusals the plainest of it."""
        if asked.get("divide"):
            return {"amounts": asked["divide"]["default"]}
        multi_pick = asked.get("multi_pick")
        if multi_pick is None:
            return {"codes": [self.rng.choice(asked["options"])["code"]]}
        chosen = [one["code"] for one in multi_pick["candidates"]]
        most = min(multi_pick["max"], len(chosen))
        if self.refusals % 2:
            return {"codes": chosen[: max(multi_pick["min"], min(1, most))]}
        many = self.rng.randint(min(multi_pick["min"], most), most)
        picked = set(self.rng.sample(chosen, many))
        return {"codes": [code for code in chosen if code in picked]}


class Drafter(Somebody):
    """Who sits in a pod picks by chance; a tab that `looks` only does that, with a seat or without one."""

    kind = "draft"

    def __init__(self, desk: Desk, slug: str, seat: int | None, cookie: str, seed: int, *, looks: bool = False) -> None:
        super().__init__(desk, slug, seat, cookie, seed)
        self.looks = looks

    @property
    def is_over(self) -> bool:
        return self.payload is not None and self.payload["status"] in ("over", "closed")

    def hello(self) -> Payload:
        return {"looks": self.looks}

    async def act(self, tab: NetworkTab, think: float) -> None:
        assert self.payload is not None
        shown = self.payload["view"]
        if self.looks or shown is None or shown["question"] is None:
            await self.changed.wait()
            return
        await self.ponder(think)
        question = self.payload["view"]["question"]
        if question is None:
            return
        option = self.rng.choice(question["options"])
        await self.ask(tab, "pick", {"option": option}, Request(POD, self.slug, self.seat or 0, 0, option))
