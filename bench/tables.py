"""`python -m bench.tables`: how the site carries many games against bots at once, with real WebSockets at human speed.

A server of its own is started in a folder of its own; the people are another process, this one. A choice is timed from
when it is sent until its answer is here; pages are asked for meanwhile, one at a time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from typing import TypedDict, cast
from urllib.request import Request, urlopen

from bench.load import managed
from bench.servers import NotInstalled, servers
from bench.tabs import Frame, NetworkTab, Payload

MEDIAN, PERCENTILE_95, PAGES = 30, 150, 100  # milliseconds, the aims
OPENED_AT_ONCE = 10  # tabs
READ = ("/", "/cards/", "/learn/", "/formats/")
A_PAGE_EVERY = 0.5  # seconds
Figures = dict[str, float]


class Seated(TypedDict):
    """A game that has begun, as `bench.seating` says it."""

    slug: str
    cookie: str


@dataclass
class Outcome:
    """What was measured, in milliseconds; `refused` are codes of errors."""

    choices: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    over: int = 0
    seconds: float = 0.0


class Player:
    """A person at a table, who chooses by chance and begins again when the game is over."""

    def __init__(self, made: Seated, port: int, seed: int, outcome: Outcome) -> None:
        self.made, self.port, self.outcome = made, port, outcome
        self.rng = random.Random(seed)
        self.tab = NetworkTab(port, f"/ws/table/{made['slug']}/", made["cookie"], self.hear)
        self.payload: Payload = {}
        self.changed = asyncio.Event()

    def hear(self, frame: Frame) -> None:
        if frame[0] == "table":
            self.payload = frame[2]
            self.changed.set()
        elif frame[0] == "error":
            self.outcome.refused.append(frame[2]["code"])

    async def play(self, think: float) -> None:
        """Choose whenever something is asked."""
        while True:
            self.changed.clear()
            view = self.payload["view"]
            asked = view["decision"]
            if view["result"]:
                self.outcome.over += 1
                await self._again()
            elif asked is None or asked["kind"] == "wait":
                await self.changed.wait()
            else:
                await asyncio.sleep(self.rng.lognormvariate(0, 0.6) * think)
                if self.payload["view"]["choices"] == view["choices"]:
                    began = time.monotonic()
                    await self.tab.ask("choose", {"at": view["choices"]} | self._answer(asked))
                    self.outcome.choices.append((time.monotonic() - began) * 1e3)

    def _answer(self, asked: Payload) -> Payload:
        if asked["divide"]:
            return {"amounts": asked["divide"]["default"]}
        if asked["multi_pick"]:
            among = asked["multi_pick"]["candidates"]
            most = min(asked["multi_pick"]["max"], len(among))
            some = self.rng.sample(among, self.rng.randint(max(1, asked["multi_pick"]["min"]), max(1, most)))
            return {"codes": [one["code"] for one in some]}
        return {"codes": [self.rng.choice(asked["options"])["code"]]}

    async def _again(self) -> None:
        """A rematch, at a table of its own."""
        frame = await self.tab.ask("rematch")
        await self.tab.close()
        if frame[0] != "moved":
            raise RuntimeError(f"no rematch: {frame}")
        self.tab = NetworkTab(self.port, f"/ws{frame[2]['url']}", self.made["cookie"], self.hear)
        await self.tab.open()
        await self.tab.ask("hello")


async def play(made: list[Seated], port: int, *, think: float, seconds: float, seed: int) -> Outcome:
    """Let everybody play for so many seconds."""
    outcome = Outcome()
    players = [Player(one, port, seed * 100_003 + number, outcome) for number, one in enumerate(made)]
    gate = asyncio.Semaphore(OPENED_AT_ONCE)

    async def enter(player: Player) -> None:
        async with gate:
            await player.tab.open()
            await player.tab.ask("hello")

    await asyncio.gather(*map(enter, players))
    began = time.monotonic()
    tasks = [asyncio.create_task(player.play(think)) for player in players]
    tasks.append(asyncio.create_task(_read(port, made[0]["cookie"], outcome)))
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    outcome.seconds = time.monotonic() - began
    failed = [task.exception() for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for error in failed:
        if error is not None:
            raise error
    await asyncio.gather(*(player.tab.close() for player in players))
    return outcome


async def _read(port: int, cookie: str, outcome: Outcome) -> None:
    """Ask for pages, one after the other."""
    while True:
        for path in READ:
            began = time.monotonic()
            await asyncio.to_thread(_page, Request(f"http://127.0.0.1:{port}{path}", headers={"Cookie": cookie}))
            outcome.pages.append((time.monotonic() - began) * 1e3)
            await asyncio.sleep(A_PAGE_EVERY)


def _page(request: Request) -> None:
    with urlopen(request, timeout=60) as answer:  # noqa: S310  (our own server)
        answer.read()


def figures(outcome: Outcome) -> Figures:
    """What was measured, in numbers."""
    choices, pages = sorted(outcome.choices) or [0.0], sorted(outcome.pages) or [0.0]
    return {
        "seconds": round(outcome.seconds, 1),
        "choices": len(outcome.choices),
        "choices_per_second": round(len(outcome.choices) / outcome.seconds, 1),
        "median_milliseconds": round(statistics.median(choices), 1),
        "percentile_95_milliseconds": round(choices[min(len(choices) - 1, len(choices) * 95 // 100)], 1),
        "slowest_milliseconds": round(choices[-1], 1),
        "pages": len(outcome.pages),
        "page_median_milliseconds": round(statistics.median(pages), 1),
        "page_percentile_95_milliseconds": round(pages[min(len(pages) - 1, len(pages) * 95 // 100)], 1),
        "games_over": outcome.over,
        "refused": len(outcome.refused),
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="games at once (default: %(default)s)")
    parser.add_argument("--bot", default="greedy", help="whom they play against (default: %(default)s)")
    parser.add_argument("--think", type=float, default=6.0, help="seconds for a choice, median (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=90.0, help="of play (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of what people think and choose (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args()
    if asked.tables < 1 or asked.think < 0 or asked.seconds <= 0:
        parser.error("there is one table at least, and time")
    load = os.getloadavg()[0]
    try:
        with servers(postgres=False, many=1) as site:
            script = f"from bench.seating import seat_at_tables; seat_at_tables({asked.tables}, {asked.bot!r})"
            made = cast(list[Seated], managed(site.environment, script))
            outcome = asyncio.run(play(made, site.ports[0], think=asked.think, seconds=asked.seconds, seed=asked.seed))
            spent = site.seconds
    except NotInstalled as missing:
        sys.stderr.write(f"{missing}\n")
        return 2
    found = figures(outcome) | {"processor_seconds": round(spent, 1), "load_before": round(load, 2)}
    lines = [f"{asked.tables} tables against {asked.bot}, {asked.think:g} s to think, seed {asked.seed}"]
    lines += [f"  {word.replace('_', ' '):<34}{value:>10,}" for word, value in found.items()]
    lines.append(f"The aims: {MEDIAN} ms in the median, {PERCENTILE_95} ms of 95 in 100; pages within {PAGES} ms.")
    sys.stdout.write(json.dumps(found, indent=1) + "\n" if asked.json else "\n".join(lines) + "\n")
    return 0 if not outcome.refused else 1


if __name__ == "__main__":
    sys.exit(main())
