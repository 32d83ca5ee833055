"""People who draft at human speed over real WebSockets, and how long the site makes them wait.

Everybody thinks for a time by chance, the same for the same seed, then takes a card by chance. A pick is timed from
when it is sent until the neighbour's tab hears of the pack that it passed on; where bots sit on both sides, until the
player has the next pack.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from dataclasses import dataclass, field
from typing import TypedDict, cast

from bench.servers import ROOT
from bench.tabs import Frame, NetworkTab, Payload

HERE = 15.0  # seconds from one "here" of a tab to the next
FORMAT = "cube"
OPENED_AT_ONCE = 20  # tabs


class Seated(TypedDict):
    """A pod that has begun, as `bench.seating` says it."""

    slug: str
    cookies: list[str]


@dataclass
class Outcome:
    """What was measured. Times are milliseconds; `picks` are those acknowledged, by pod and seat; `began` and `ended`
    in seconds of the monotonic clock."""

    waits: list[float] = field(default_factory=list)
    picks: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    frames: int = 0
    began: float = 0.0
    ended: float = 0.0

    @property
    def count(self) -> int:
        return sum(map(len, self.picks.values()))


class Player:
    """One seat of a pod, its tab, and its way of thinking."""

    def __init__(self, pod: Pod, seat: int, port: int, cookie: str, seed: int) -> None:
        self.pod, self.seat = pod, seat
        self.rng = random.Random(seed)
        self.tab = NetworkTab(port, f"/ws/draft/{pod.slug}/", cookie, self.hear)
        self.payload: Payload = {}
        self.changed = asyncio.Event()

    def hear(self, frame: Frame) -> None:
        outcome = self.pod.outcome
        outcome.frames += 1
        if frame[0] == "pod":
            self.payload = frame[2]
            self.changed.set()
            self.pod.seen(self)
        elif frame[0] == "error":
            outcome.refused.append(frame[2]["code"])

    @property
    def question(self) -> Payload | None:
        return self.payload["view"]["question"] if self.payload.get("view") else None

    @property
    def seats(self) -> list[Payload]:
        seats: list[Payload] = self.payload["view"]["seats"]
        return seats

    async def play(self, think: float) -> None:
        """Draft until the draft is over."""
        while self.payload["status"] != "over":
            self.changed.clear()
            question = self.question
            if question is None:
                await self.changed.wait()
                continue
            await asyncio.sleep(self.rng.lognormvariate(0, 0.6) * think)
            option = self.rng.choice(question["options"])
            self.pod.sent(self)
            command, _, _ = await self.tab.ask("pick", {"option": option})
            if command == "pod":
                self.pod.outcome.picks.setdefault(self.pod.slug, []).append((self.seat, option))

    async def stay(self) -> None:
        """Say every now and then that somebody is there."""
        await asyncio.sleep(self.rng.random() * HERE)
        while True:
            self.tab.tell("here")
            await asyncio.sleep(HERE)


class Pod:
    """The tabs of one pod, and the picks on their way."""

    def __init__(self, slug: str, outcome: Outcome) -> None:
        self.slug, self.outcome = slug, outcome
        self.players: dict[int, Player] = {}
        self.on_the_way: dict[int, list[tuple[int, int, float]]] = {}  # by who is to hear: seat, choices then, when

    def sent(self, player: Player) -> None:
        """A pick is on its way: from now on the neighbour waits, or the player where bots sit on both sides."""
        view, seat, now = player.payload["view"], player.seat, time.monotonic()
        step = -1 if view["direction"] == "right" else 1
        neighbour = (seat + step) % len(view["seats"])
        who = neighbour if neighbour in self.players else seat
        self.on_the_way.setdefault(who, []).append((seat, view["seats"][seat]["choices"] + 1, now))

    def seen(self, player: Player) -> None:
        """A tab has heard how things are: which picks it has heard of."""
        waiting = self.on_the_way.get(player.seat)
        if not waiting:
            return
        now, left = time.monotonic(), []
        for seat, choices, then in waiting:
            heard = player.seats[seat]["choices"] >= choices
            if heard and (seat != player.seat or player.question or player.payload["status"] == "over"):
                self.outcome.waits.append((now - then) * 1e3)
            else:
                left.append((seat, choices, then))
        self.on_the_way[player.seat] = left


async def draft(pods: list[Seated], ports: list[int], *, think: float, seconds: float, seed: int) -> Outcome:
    """Let everybody draft for so many seconds, or to the end; `pods` as `bench.seating` says them."""
    outcome = Outcome()
    players: list[Player] = []
    for made in pods:
        pod = Pod(made["slug"], outcome)
        for seat, cookie in enumerate(made["cookies"]):
            port = ports[len(players) % len(ports)]
            pod.players[seat] = Player(pod, seat, port, cookie, seed * 100_003 + len(players))
            players.append(pod.players[seat])
    gate = asyncio.Semaphore(OPENED_AT_ONCE)
    await asyncio.gather(*(_open(player, gate) for player in players))
    staying = [asyncio.create_task(player.stay()) for player in players]
    outcome.began = time.monotonic()
    playing = [asyncio.create_task(player.play(think)) for player in players]
    done, _ = await asyncio.wait(playing, timeout=seconds)
    outcome.ended = time.monotonic()
    for task in (*playing, *staying):
        task.cancel()
    await asyncio.gather(*playing, *staying, return_exceptions=True)
    await asyncio.gather(*(player.tab.close() for player in players))
    for task in done:
        task.result()
    return outcome


async def _open(player: Player, gate: asyncio.Semaphore) -> None:
    async with gate:
        await player.tab.open()
        await player.tab.ask("hello")


def seat_everybody(environment: dict[str, str], pods: int, seats: int, people: int) -> list[Seated]:
    """Pods that have begun, with their people's cookies; made in a process of its own."""
    return cast(list[Seated], managed(environment, f"from bench.seating import seat; seat({pods}, {seats}, {people})"))


def stored(environment: dict[str, str]) -> dict[str, list[list[int]]]:
    """What persons picked, by pod: seat and option."""
    return cast(dict[str, list[list[int]]], managed(environment, "from bench.seating import stored; stored()"))


def managed(environment: dict[str, str], script: str) -> object:
    """What a script of `manage.py shell` says as JSON."""
    command = [sys.executable, "manage.py", "shell", "--no-imports", "-c", script]
    said = subprocess.run(  # noqa: S603  (nothing typed)
        command, cwd=ROOT, env=os.environ | environment, stdout=subprocess.PIPE, check=True
    )
    return json.loads(said.stdout)
