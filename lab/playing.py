"""The games of two bots that meet, as worker processes play them. Loads the engine and no Django.

Games come in pairs: the same seed twice, with each bot starting once. What a game brings depends on its number only;
how long its decisions took is measured beside it and never reaches a bot.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.bots.epic.match import Match
from engine.epic import Game
from engine.epic.simulation import Deck, Player, play_game
from engine.kernel.random import Rng
from lab.drafting import drafted

RANDOM: Final = "random30"
ALIGNMENTS: Final = "alignments"
DRAFTED: Final = "drafted"
CONSTRUCTED: Final = "constructed"
KINDS: Final[Mapping[str, str]] = {
    RANDOM: "Random decks",
    ALIGNMENTS: "Alignment decks",
    DRAFTED: "Drafted decks",
    CONSTRUCTED: "Tournament decks",
}

DRAFT: Final = "cube"
SEATS: Final = 4
MEET: Final = ((0, 1), (1, 0), (2, 3), (3, 2))  # seats whose decks meet, pair by pair: each bot has each of them


@dataclass(frozen=True)
class Played:
    """A game: which of the two bots won (None: nobody did), and the milliseconds that each of their decisions took, of
    those with more than one option."""

    winner: int | None
    milliseconds: tuple[list[float], list[float]]


@dataclass(frozen=True)
class Games:
    """Two bots with decks of a kind, and a seed. `decks` are those that meet in turn, each with each and with itself;
    without any they are dealt or drafted."""

    bots: tuple[str, str]
    kind: str
    seed: int
    decks: tuple[Deck, ...] = ()

    def play(self, number: int) -> Played:
        """Game `number`: it depends on nothing that was played before."""
        setup, players, seed = Match(self.decks_of(number // 2), self.bots, self.seed).begin(number)
        milliseconds = list[float](), list[float]()
        timed = [_timed(player, taken) for player, taken in zip(players, milliseconds, strict=True)]
        return Played(play_game(setup, timed, seed).winner, milliseconds)

    def decks_of(self, pair: int) -> tuple[Deck | None, Deck | None]:
        """The decks of a pair of games; None: dealt for it."""
        if self.kind == RANDOM:
            return None, None
        if self.kind == DRAFTED:
            draft, place = divmod(pair, len(MEET))
            decks, (one, two) = drafted(DRAFT, SEATS, self.seed + draft), MEET[place]
            return decks[one], decks[two]
        one, two = divmod(pair % len(self.decks) ** 2, len(self.decks))
        return self.decks[one], self.decks[two]


def _timed(player: Player, milliseconds: list[float]) -> Player:
    """The same player; what each decision takes is noted: seconds of the processor, so that other work on the machine
    does not count."""

    def choose(game: Game, seat: int, rng: Rng) -> int:
        if len(game.options) == 1:
            return player(game, seat, rng)
        began = time.thread_time()
        option = player(game, seat, rng)
        milliseconds.append(round(1000 * (time.thread_time() - began), 3))
        return option

    return choose
