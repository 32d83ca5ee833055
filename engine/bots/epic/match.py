"""Duels between bots by their names: what `duel.py` needs, in a form that a worker process can be sent."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.bots.epic.observation import Observation
from engine.bots.epic.players import BOTS
from engine.epic import Game, Setup
from engine.epic.construction import BASE_SET, deal_random, random30
from engine.epic.rules import RULES_2017
from engine.epic.simulation import Deck, Player, play_game, watch_game
from engine.kernel.multiplayer import DUEL
from engine.kernel.random import Rng
from engine.kernel.scores import Result, circle, starts
from engine.kernel.usage import Usage


def player(name: str) -> Player:
    """The bot of this name as one who plays in duels; it sees its seat only."""
    bot = BOTS[name]()

    def choose(game: Game, seat: int, rng: Rng) -> int:
        return bot.choose(Observation(game, seat), rng)

    return choose


@dataclass(frozen=True)
class Match:
    """Bots with their decks and deities, two or as many as the `format` allows, and a seed. A deck that is None is
    dealt anew for each pair or round of games: 30 cards of the products, none of them in two decks. `rules_of` is the
    year of the rules. Of `teams` the bot at place s belongs to team s % teams, whose first place stands for it as the
    winner."""

    decks: tuple[Deck | None, ...]
    bots: tuple[str, ...]
    seed: int
    deities: tuple[str | None, ...] = (None, None)
    products: tuple[str, ...] = (BASE_SET,)
    rules_of: str = RULES_2017
    format: str = DUEL
    teams: int = 0

    @property
    def sides(self) -> int:
        """How many there are of whom one can win: bots, or teams."""
        return self.teams or len(self.decks)

    def check(self) -> None:
        """Raises ValueError with a sentence where no such games can be played."""
        self.begin(0)[0].check()

    def play(self, number: int) -> Result:
        """Game `number`: it depends on nothing that was played before."""
        setup, players, seed = self.begin(number)
        result = play_game(setup, players, seed)
        if result.winner is None:
            return result
        return replace(result, winner=circle(len(self.decks), seed, self.teams)[result.winner] % self.sides)

    def watch(self, number: int) -> tuple[Result, tuple[Usage, Usage]]:
        """The same game of two, and what each side drew and played in it."""
        setup, (one, two), seed = self.begin(number)
        return watch_game(setup, (one, two), seed)

    def begin(self, number: int) -> tuple[Setup, list[Player], int]:
        """Game `number` before its first decision, for whoever plays it by other means: its setup, the players by seat
        and its seed. Of two sides each sits in the seat of its number."""
        first, seed = starts(number, self.seed, len(self.decks))
        seats, decks = circle(len(self.decks), seed, self.teams), self.dealt(seed)
        setup = Setup(
            tuple(decks[side] for side in seats),
            seats.index(first),
            deities=tuple(self.deities[side] for side in seats),
            rules_of=self.rules_of,
            format=self.format,
            teams=self.teams,
        )
        return setup, [player(self.bots[side]) for side in seats], seed

    def dealt(self, seed: int) -> tuple[Deck, ...]:
        """The decks of the pair, or the round, of games with this seed."""
        if len(self.decks) != 2:
            missing = self.decks.count(None)
            hands = iter(deal_random(seed, missing, self.products) if missing else [])
            return tuple(tuple(next(hands)) if deck is None else deck for deck in self.decks)
        one, two = self.decks
        if one is None and two is None:
            first, second = deal_random(seed, 2, self.products)
            return tuple(first), tuple(second)
        dealt = tuple(random30(seed, self.products))
        return one or dealt, two or dealt
