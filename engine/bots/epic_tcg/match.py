"""Games of bots of the Epic TCG by their names, in a form that a worker process can be sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from engine.bots.chance import RandomBot
from engine.bots.decks import best_deck
from engine.bots.epic_tcg.greedy import GreedyBot
from engine.bots.epic_tcg.observation import Bot, observe
from engine.bots.epic_tcg.plans import CARD_OF, Plan
from engine.bots.epic_tcg.search import SearchBot
from engine.bots.halving import Effort
from engine.bots.levels import check_known
from engine.bots.matches import BadMatch, Option, chosen_of, one_each
from engine.construction.lists import DeckList
from engine.epic_tcg.language.nouns import Alignment
from engine.epic_tcg.limited import PRODUCT_NAMES, plan
from engine.epic_tcg.programs.definitions import ALIGNMENT
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.state import Game
from engine.epic_tcg.simulation import Deck, Player, play_game, watch_game
from engine.kernel.random import Rng
from engine.kernel.scores import Result, circle, starts
from engine.kernel.usage import Usage


def hard() -> Bot:
    """It plays its best ideas on, in few games."""
    return SearchBot(Effort(budget=1, ideas=3, prior=1.0, inner=30))


BOTS: Final[dict[str, Callable[[], Bot]]] = {"greedy": GreedyBot, "hard": hard, "random": RandomBot}
SEALED: Final = "sealed"
ALIGNMENTS: Final = {"good": int(Alignment.GOOD), "evil": int(Alignment.EVIL), "wild": int(Alignment.WILD)}
READY: Final = (*ALIGNMENTS, SEALED)
DECK: Final = 30  # rule book, Sealed Pack
PACKS: Final = 2  # of a pool, as long as nobody says: all of its cards are the deck
OPTIONS: Final = (
    Option("products", PRODUCT_NAMES, True, f"boosters of {SEALED} pools, in the order in which they are opened"),
    Option("packs", tuple(map(str, range(2, 7))), False, f"of a {SEALED} pool; of more than {PACKS} a deck is built"),
)


def player(name: str) -> Player:
    """The bot of this name as one who plays in duels; it sees its seat only."""
    bot = BOTS[name]()

    def choose(game: Game, seat: int, rng: Rng) -> int:
        return bot.choose(observe(game, seat), rng)

    return choose


@cache
def aligned(name: str) -> Deck:
    """The deck that the builder makes of one copy of each card of an alignment."""
    pool = [card for card, index in CARD_OF.items() if ALIGNMENT[index] & ALIGNMENTS[name]]
    return best_deck(pool, Plan(), DECK).deck


@dataclass(frozen=True)
class Match:
    """Bots with their decks and a seed. Of a deck that is None a sealed pool is opened anew for each pair or round of
    games, of boosters of these products."""

    decks: tuple[Deck | None, ...]
    bots: tuple[str, ...]
    seed: int
    products: tuple[str, ...] = ()
    packs: int = PACKS

    @property
    def sides(self) -> int:
        return len(self.decks)

    def play(self, number: int) -> Result:
        """Game `number`: it depends on nothing that was played before."""
        setup, players, seed = self.begin(number)
        result = play_game(setup, players, seed)
        if result.winner is None:
            return result
        return replace(result, winner=circle(self.sides, seed)[result.winner])

    def watch(self, number: int) -> tuple[Result, tuple[Usage, Usage]]:
        """The same game of two, and what each side drew and played in it."""
        setup, (one, two), seed = self.begin(number)
        return watch_game(setup, (one, two), seed)

    def begin(self, number: int) -> tuple[Setup, list[Player], int]:
        """Game `number` before its first decision, for whoever plays it by other means: its setup, the players by seat
        and its seed. Of two sides each sits in the seat of its number."""
        first, seed = starts(number, self.seed, self.sides)
        seats, decks = circle(self.sides, seed), self.dealt(seed)
        setup = Setup(tuple(decks[side] for side in seats), seats.index(first))
        return setup, [player(self.bots[side]) for side in seats], seed

    def dealt(self, seed: int) -> list[Deck]:
        """The decks of the pair, or the round, of games with this seed."""
        pools = plan(SEALED, seats=self.sides, packs=self.packs, products=self.products or None).boosters(seed)
        found: list[Deck] = []
        for side, deck in enumerate(self.decks):
            pool = [name for booster in pools[side :: self.sides] for name in booster]
            found.append(deck or best_deck(pool, Plan(), DECK).deck)
        return found

    def to_json(self) -> dict[str, Any]:
        return {"products": list(self.products), "packs": self.packs}

    def titles(self, decks: Sequence[str]) -> list[str]:
        return list(decks)

    def remark(self) -> str:
        return ""


def match(decks: Sequence[str | DeckList], bots: Sequence[str], seed: int, **chosen: Any) -> Match:
    """See `engine.games.Bots`."""
    given = chosen_of(chosen, OPTIONS, "Epic TCG")
    one_each("bot", bots, len(decks))
    for name in bots:
        check_known(name, BOTS)
    found = [None if one == SEALED else aligned(one) if isinstance(one, str) else tuple(one.cards) for one in decks]
    if not 2 <= len(found) <= 8:
        raise BadMatch(f"This game is for 2 to 8 players, and here are {len(found)} decks.")
    packs, products = int(given.get("packs", PACKS)), tuple(given.get("products", PRODUCT_NAMES[:1]))
    if len(products) > packs:
        raise BadMatch(f"A pool has {packs} packs, and {len(products)} products are named. Name one for each at most.")
    return Match(tuple(found), tuple(bots), seed, products, packs)
