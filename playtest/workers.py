"""What a worker process is asked for a bot at a table: it gets the game as it is stored and answers with option codes.
It loads the engine and no Django, and answers the same question alike in whatever process, however often it is asked.
"""

from __future__ import annotations

import hashlib

from engine.bots import Observation
from engine.epic import Setup, apply, decision, new_game
from engine.epic.records import play
from engine.epic.rules import WINDOW
from engine.kernel.random import Rng
from live.workers import Workers
from playtest.scenes import bot_named

workers = Workers()
unwatched = Workers(processes=1, niceness=15)  # for bots among themselves: where a person waits, bots think first


def think(bot: str, seat: int, setup: dict[str, object], seed: int, codes: tuple[int, ...]) -> list[int]:
    """The options of one action of a bot: what it does in a window, and its further choices until the next window or
    until another seat is asked."""
    game = new_game(Setup.from_json(setup), seed)
    for code in codes:
        play(game, code)
    player = bot_named(bot)
    answer: list[int] = []
    while (asked := decision(game)) is not None and asked.seat == seat:
        if answer and asked.kind == WINDOW:
            break
        code = player.choose(Observation(game, seat), bot_rng(seed, seat, game.choices))
        apply(game, code)
        answer.append(code)
    return answer


def bot_rng(seed: int, seat: int, at: int) -> Rng:
    """The chance that a bot uses for one choice: its own, and the same whenever the question is asked again."""
    digest = hashlib.sha256(f"bot {seed} {seat} {at}".encode()).digest()
    return Rng(int.from_bytes(digest[:8], "big"))
