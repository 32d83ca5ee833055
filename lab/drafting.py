"""Games with drafted decks, as worker processes play them: who won, and what each side drew and played. Loads the
engine and no Django.

Bots draft at a table and build their decks, by ratings that do not follow from such games. Neighbours then meet in a
pair of games with the same shuffles, in which each bot starts once. What a game brings depends on its number only.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from decks.rates import Drawn
from engine.bots.epic.contribution import seen
from engine.bots.epic.drafting import builds, play
from engine.bots.epic.match import Match
from engine.bots.epic.rating import BOT, PRIOR
from engine.epic.limited import plan
from engine.epic.simulation import Deck


@dataclass(frozen=True)
class DraftedGames:
    """Games of a draft format with so many `seats`, an even number, played by `bot` for both sides, from the game on
    that is `first`, which begins a pair."""

    format: str
    seats: int
    bot: str
    seed: int
    first: int = 0

    def play(self, number: int) -> Drawn:
        """The game that is so many after the first."""
        number += self.first
        table, pair = divmod(number // 2, self.seats // 2)
        decks = drafted(self.format, self.seats, self.seed + table)
        match = Match((decks[2 * pair], decks[2 * pair + 1]), (self.bot, self.bot), self.seed)
        result, (one, two) = match.watch(number)
        setup, _, seed = match.begin(number)
        return Drawn(
            winner=result.winner,
            drawn=(tuple(one.drawn), tuple(two.drawn)),
            played=(tuple(one.played), tuple(two.played)),
            decks=(decks[2 * pair], decks[2 * pair + 1]),
            first=seen(setup, seed),
        )


@lru_cache(maxsize=2)
def drafted(format_: str, seats: int, seed: int) -> tuple[Deck, ...]:
    """The decks of a draft by bots, by seat."""
    draft = play(plan(format_, seats=seats), seed, [BOT] * seats)
    return tuple(tuple(build.deck) for build in builds(draft, [PRIOR] * seats))
