"""kill -9 of the whole server in the middle of a draft, several times, while people draft over real WebSockets."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.servers import free_port, serve
from bench.tabs import Closed, NetworkTab
from engine.games import GAMES
from engine.kernel.random import Rng
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
PEOPLE, SEATS = 3, 4
# After so many acknowledged picks, and a moment by chance later. A server starts anew after each: where another game is
# drafted, two are enough.
KILLS = {"epic": (3, 11, 6, 17), "epic-tcg": (3, 6)}
AGED, AWAY = 6, 3600  # after that one nobody serves for so many seconds
LONGEST = 90_000  # ms
GIVEN = 10_000  # ms; each time away gives back a few seconds too many rather than too few


def manage(environment, script, *words):
    """Run something of `drafter` in a process of its own; what it says."""
    said = subprocess.run(
        [sys.executable, "manage.py", "shell", "--no-imports", "-c", f"from tests.drafts.drafter import {script}"],
        cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return json.loads(said.stdout)


class NewPlayer:
    """A page that drafts, and connects again whenever it must."""

    def __init__(self, port, slug, cookie, seed):
        self.tab = NetworkTab(port, f"/ws/draft/{slug}/", cookie, self.hear)
        self.rng, self.payload, self.changed = Rng(seed), None, asyncio.Event()
        self.acknowledged, self.pools, self.times, self.greetings = [], [], [], 0

    def hear(self, frame):
        if frame[0] == "pod":
            self.payload = frame[2]
            self.pools.append(self.mine["pool"])
            deadline = self.payload["seats"][self.payload["seat"]]["deadline"]
            if deadline is not None:
                self.times.append((self.mine["choices"], deadline - self.payload["now"], deadline))
            self.changed.set()

    @property
    def mine(self):
        return self.payload["view"]["seats"][self.payload["seat"]]

    async def play(self, picked):
        while self.payload is None or self.payload["status"] != "over":
            try:
                await self.tab.open()
                self.tab.closed.add_done_callback(lambda _: self.changed.set())
                await self.tab.ask("hello")
                self.greetings += 1
                await self.draft(picked)
                await self.tab.close()
            except Closed:
                await asyncio.sleep(0.1)  # until the next attempt, as a page waits

    async def draft(self, picked):
        while self.payload["status"] != "over":
            self.changed.clear()
            question = self.payload["view"]["question"]
            if question is None:
                await self.changed.wait()
                if self.tab.closed.done():
                    raise Closed
                continue
            option = question["options"][self.rng.below(len(question["options"]))]
            command, _, payload = await self.tab.ask("pick", {"option": option})
            assert command == "pod", payload
            self.acknowledged.append([self.payload["seat"], option])
            picked.release()


async def draft_with_kills(port, environment, slug, cookies, kills):
    """Everybody drafts to the end while the server is killed; the players."""
    picked, rng = asyncio.Semaphore(0), Rng(7)
    players = [NewPlayer(port, slug, cookie, seed) for seed, cookie in enumerate(cookies)]
    playing = asyncio.gather(*(player.play(picked) for player in players))
    for many in kills:
        with serve(port, environment) as server:
            for _ in range(many):
                await picked.acquire()
            await asyncio.sleep(rng.below(30) / 1000)  # anywhere in the life of the next pick
            server.kill()
        if many == AGED:
            manage(environment, f"aged; aged({AWAY})")
    with serve(port, environment):
        await playing
    return players


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_people_draft_on_through_a_server_that_is_killed_again_and_again(tmp_path, game):
    kills = KILLS[game]
    port = free_port()
    environment = {"DATA_DIR": str(tmp_path), "DATABASE_URL": "", "REDIS_URL": ""}
    with serve(port, environment):
        slug, cookies = manage(environment, f"seated; seated({PEOPLE}, {SEATS}, {game!r})")
    players = asyncio.run(asyncio.wait_for(draft_with_kills(port, environment, slug, cookies, kills), 3 * PATIENCE))
    log, rows = manage(environment, "log_and_picks; log_and_picks()")

    stored = [[seat, option] for _, seat, _, option, by in rows if by == "person"]
    for player in players:
        assert [pick for pick in player.acknowledged if pick not in stored] == []
        assert player.greetings >= len(kills)
    lost = len(stored) - sum(len(player.acknowledged) for player in players)
    assert 0 <= lost <= PEOPLE * len(kills)  # stored, and killed before it could be said
    assert [row[0] for row in rows] == list(range(len(rows)))
    for seat in range(SEATS):
        numbers = [number for _, of, number, _, _ in rows if of == seat]
        assert numbers == list(range(len(numbers)))
    assert {by for _, _, _, _, by in rows} == {"person", "bot"}  # nobody's time ran out
    for player in players:
        assert [time for time in player.times if not 0 < time[1] <= LONGEST + GIVEN * len(kills)] == []
        for (before, _, deadline), (after, _, later) in zip(player.times, player.times[1:], strict=False):
            assert before != after or deadline <= later
    for seat, player in enumerate(players):
        for before, after in zip(player.pools, player.pools[1:], strict=False):
            assert after[: len(before)] == before  # what was in the pool once stays there
        assert player.pools[-1] == log["pools"][seat]
    assert log["picks"] == [[seat, option] for _, seat, _, option, _ in rows]
