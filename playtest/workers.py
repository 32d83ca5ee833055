"""What a worker process is asked for a bot at a table: it gets the game as it is stored and answers with option codes.
It loads the engine and no Django. It answers the same question alike in whatever process, however often it is asked,
unless its time runs out first.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from engine.bots.halving import Thought
from engine.bots.observing import Chooser, never
from engine.games import CONCESSIONS, Searcher, of
from engine.kernel.random import Rng
from live.workers import Workers, share
from playtest.scenes import partner_in, scene_of

workers = Workers()
unwatched = Workers(processes=1, niceness=15)  # for bots among themselves: where a person waits, bots think first

SECONDS: Final = {"hard": 1.0, "expert": 2.0}  # that bots which search may take for an action while a person waits


class Answer(NamedTuple):
    """Option codes, and of each what the bot thought, None where it did not search; or that it concedes."""

    codes: list[int]
    thoughts: list[Thought | None]
    concedes: bool = False


def think(
    bot: str,
    seat: int,
    setup: dict[str, object],
    seed: int,
    codes: tuple[int, ...],
    game_key: str,
    until: float | None = None,
    may_concede: bool = False,
) -> Answer:
    """The options of one action of a bot: what it does in a window, and its further choices until the next window or
    until another seat is asked. At the time `until`, by `time.monotonic`, which all processes of a machine share, it
    takes what seems best; sooner where others ask meanwhile, see `time_is_up`. One that
    `may_concede` does so when its turn begins and it hardly ever wins any more."""
    play, bots = of(game_key).play, of(game_key).bots
    game = play.new_game(play.setup_in(setup), seed)
    turn = 0  # of the last window
    for code in codes:
        turn = game.turn if play.window(game) is not None else turn
        play.play(game, code)
    if (
        may_concede
        and CONCESSIONS in play.OFFERS
        and game.turn > turn
        and bots.is_lost(bots.observe(game, seat), bot_rng(seed, seat, game.choices))
    ):
        return Answer([], [], concedes=True)
    enough = never if until is None else time_is_up(until)
    scene = scene_of(bot, game_key)
    player: Chooser[Any] = bots.bot(bot, enough) if scene is None else partner_in(scene)
    searcher = player if isinstance(player, Searcher) else None
    answer = Answer([], [])
    while (asked := play.decision(game)) is not None and asked.seat == seat:
        if answer.codes and play.window(game) is not None:
            break
        code = player.choose(bots.observe(game, seat), bot_rng(seed, seat, game.choices))
        play.apply(game, code)
        answer.codes.append(code)
        answer.thoughts.append(None if searcher is None else searcher.thought)
    return answer


def time_is_up(until: float) -> Callable[[], bool]:
    """Whether it is enough, for a question that has time `until` then by `time.monotonic` and is taken up now. Where
    others ask meanwhile, each has its share of what is left."""
    begun = time.monotonic()
    left = max(0.0, until - begun)
    return lambda: time.monotonic() >= begun + left * share()


def bot_rng(seed: int, seat: int, at: int) -> Rng:
    """The chance that a bot uses for one choice: its own, and the same whenever the question is asked again."""
    digest = hashlib.sha256(f"bot {seed} {seat} {at}".encode()).digest()
    return Rng(int.from_bytes(digest[:8], "big"))
