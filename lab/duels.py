"""Games of bots of games that have no ladder, as `manage.py duel --json` reports them: what is stored of them, and what
the page of the bots shows.

A file of a game has an object a line: the report, with the `date` on which the games were played and the `version` of
the rules by which they were (docs/bots.md). Of the same bots with the same decks the last line counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from engine.bots.levels import Level as Bot
from engine.games import Game
from lab.queries import Against, Ladder, Level, Opponent

FOLDER = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Duel:
    """Games of two bots with decks of these names. `of` is the share of wins of the first bot, a draw being half a
    win, and `interval` holds its true rate of wins with 95 %."""

    bots: tuple[str, str]
    decks: tuple[str, str]
    games: int
    of: float
    interval: tuple[float, float]
    date: str
    version: int

    @property
    def kind(self) -> str:
        """The decks, for people."""
        return " against ".join(dict.fromkeys(self.decks)).capitalize()

    def seen_by(self, bot: str) -> Duel:
        """The same with this bot as the first."""
        if bot == self.bots[0]:
            return self
        (low, high), one, other = self.interval, *self.bots
        return Duel(
            (other, one), self.decks[::-1], self.games, 1 - self.of, (1 - high, 1 - low), self.date, self.version
        )


def stored(key: str) -> list[Duel]:
    """What is stored of the bots of a game, in the order in which it was measured; nothing where nothing is."""
    file = FOLDER / f"duels-{key}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [_read(line) for line in lines if line]


def ladder(game: Game, duels: Iterable[Duel]) -> Ladder:
    """All bots of a game: the one that chooses by chance first, then the weakest. No strengths are known."""
    *play_to_win, by_chance = game.bots.LEVELS
    met = {(frozenset(duel.bots), duel.kind): duel for duel in duels}.values()
    levels = [_level(by_chance, None, met, game.play.VERSION)]
    for lower, bot in pairwise((by_chance, *play_to_win)):
        levels.append(_level(bot, lower, met, game.play.VERSION))
    return Ladder(tuple(levels), None, rated=False)


def _level(bot: Bot, lower: Bot | None, met: Iterable[Duel], version: int) -> Level:
    against = tuple(
        Against(duel.kind, duel.seen_by(bot.key), duel.date, duel.version == version)
        for duel in met
        if lower and set(duel.bots) == {bot.key, lower.key}
    )
    return Level(
        bot=bot.key, title=bot.name, plays=bot.about, strength=None, mark=None, is_anchor=False,
        lower=lower.name if lower else "", against=(Opponent(lower.name, against),) if lower and against else (),
        thinking=None,
    )  # fmt: skip


def _read(line: str) -> Duel:
    said = json.loads(line)
    return Duel(
        bots=tuple(said["bots"]),
        decks=tuple(said["decks"]),
        games=said["games"],
        of=(said["wins"][0] + said["draws"] / 2) / said["games"],
        interval=tuple(said["interval"]),
        date=said["date"],
        version=said["version"],
    )
