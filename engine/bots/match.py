"""Duels between bots by their names: what `duel.py` needs, in a form that a worker process can be sent."""

from __future__ import annotations

from dataclasses import dataclass

from engine.bots import BOTS, Observation
from engine.epic import Game, Setup
from engine.epic.construction import BASE_SET, deal_random, random30
from engine.epic.rules import RULES_2017
from engine.epic.simulation import Deck, Player, Usage, play_game, watch_game
from engine.kernel.random import Rng
from engine.kernel.scores import Result, starts


def player(name: str) -> Player:
    """The bot of this name as one who plays in duels; it sees its seat only."""
    bot = BOTS[name]()

    def choose(game: Game, seat: int, rng: Rng) -> int:
        return bot.choose(Observation(game, seat), rng)

    return choose


@dataclass(frozen=True)
class Match:
    """Two bots with their decks and deities, and a seed. A deck that is None is dealt anew for each pair of games: 30
    cards of the products, none of them in both decks. `rules_of` is the year of the rules."""

    decks: tuple[Deck | None, Deck | None]
    bots: tuple[str, str]
    seed: int
    deities: tuple[str | None, str | None] = (None, None)
    products: tuple[str, ...] = (BASE_SET,)
    rules_of: str = RULES_2017

    def play(self, number: int) -> Result:
        """Game `number`: it depends on nothing that was played before."""
        return play_game(*self._begin(number))

    def watch(self, number: int) -> tuple[Result, tuple[Usage, Usage]]:
        """The same game, and what each side drew and played in it."""
        return watch_game(*self._begin(number))

    def _begin(self, number: int) -> tuple[Setup, tuple[Player, Player], int]:
        first, seed = starts(number, self.seed)
        setup = Setup(self.dealt(seed), first, deities=self.deities, rules_of=self.rules_of)
        return setup, (player(self.bots[0]), player(self.bots[1])), seed

    def dealt(self, seed: int) -> tuple[Deck, Deck]:
        """The decks of the pair of games with this seed."""
        one, two = self.decks
        if one is None and two is None:
            first, second = deal_random(seed, 2, self.products)
            return tuple(first), tuple(second)
        dealt = tuple(random30(seed, self.products))
        return one or dealt, two or dealt
