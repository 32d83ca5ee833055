"""Games of bots from which the weights of `winning` are learned: the numbers of positions, and who won.

Bots look one step ahead; in half of the games they also do something by chance now and then, as positions are judged
into which no good player would have come. Decks are of several kinds. Everything follows from the seed and the number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.bots.epic.greedy import GreedyBot
from engine.bots.epic.observation import Observation
from engine.bots.epic.winning import Numbers, numbers
from engine.epic import Game, Setup, new_game
from engine.epic.catalogue import PRODUCTS
from engine.epic.construction import ALIGNMENTS, BASE_SET, deal_random, preconstructed
from engine.epic.rules import apply_trusted, codes
from engine.kernel.random import Rng
from engine.kernel.scores import starts

EVERYTHING: Final = tuple(product for product, _ in PRODUCTS)
LONGEST: Final = 5_000  # choices; most games need some hundred. Where plays repeat without end nothing is to be learned
SLIPS: Final = (0, 0, 5, 15)  # of 100 choices made by chance, in a quarter of the games each
_SLIPPING: Final = (codes.WINDOW, codes.ATTACKERS, codes.BLOCKERS, codes.TARGETS)


@dataclass(frozen=True)
class Lesson:
    """One position at the start of a turn as one seat knows it, and whether that seat won."""

    seat: int
    columns: tuple[int, ...]
    values: tuple[float, ...]
    won: bool


@dataclass(frozen=True)
class Lessons:
    """The games that a seed stands for. With `fitted` weights the bots judge positions by the chance of winning."""

    seed: int
    fitted: tuple[float, ...] | None = None

    def play(self, number: int) -> list[Lesson]:
        """The lessons of game `number`; none where nobody won, or where it is too long."""
        first, seed = starts(number, self.seed)
        lot = Rng(seed ^ number)
        setup = Setup(_decks(seed, lot), first)
        slips = SLIPS[lot.below(len(SLIPS))]
        bot = GreedyBot(fitted=None if self.fitted is None else list(self.fitted))
        g = new_game(setup, seed).clone()
        sources = [Rng(seed * 2 + 1), Rng(seed * 2 + 2)]
        seen: list[tuple[int, Numbers]] = []
        turn = 0
        before: list[list[int]] = [[], []]  # the hands at the last decision
        while not g.reason and g.choices < LONGEST:
            if g.kind == codes.WINDOW and g.turn != turn:
                turn = g.turn
                for seat in (0, 1):  # what was drawn for this turn is as unknown as it was when one looked ahead to it
                    held = frozenset(uid for uid in g.hand[seat] if uid in before[seat])
                    seen.append((seat, numbers(g, seat, bot.values, held)))
            before = [g.hand[0][:], g.hand[1][:]]
            apply_trusted(g, _choice(g, bot, sources[g.seat], lot, slips))
        if not g.reason or g.winner == codes.NOBODY:
            return []
        return [Lesson(seat, tuple(one.columns), tuple(one.values), seat == g.winner) for seat, one in seen]


def _choice(g: Game, bot: GreedyBot, rng: Rng, lot: Rng, slips: int) -> int:
    if len(g.options) > 1 and g.kind in _SLIPPING and lot.below(100) < slips:
        return g.options[lot.below(len(g.options))]
    return bot.choose(Observation(g, g.seat), rng)


def _decks(seed: int, lot: Rng) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Two random decks of 30: of the Base Set in half of the games, of all products in a quarter of them; in the others
    ready-made decks of one alignment each."""
    kind = lot.below(4)
    if kind == 3:
        ready = [tuple(preconstructed(name)) for name in ALIGNMENTS]
        return ready[lot.below(len(ready))], ready[lot.below(len(ready))]
    one, two = deal_random(seed, 2, EVERYTHING if kind == 2 else (BASE_SET,))
    return tuple(one), tuple(two)
