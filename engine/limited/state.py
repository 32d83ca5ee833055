"""A draft at one point: tables of ints, no rules. Written by `dealing.py`, `passing.py`, `tabling.py` and `machine.py`
only.

Cards are places in the order in which they were dealt, so that a card's number says no more than where it came from;
in boosters they are numbered by chance, as their order says what they are. Packs are numbered round by round.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from engine.limited.journal import Journal
from engine.limited.procedures import Rest, Shape
from engine.limited.promise import commitment
from engine.limited.setup import Setup

S = TypeVar("S", bound=Setup)  # of a game
S_co = TypeVar("S_co", bound=Setup, covariant=True)


class Draft(Generic[S_co]):
    """See the module. Lists are by seat, if nothing else is said. `clone` copies every table by hand."""

    __slots__ = (
        "asks",
        "bottom",
        "burning",
        "burnt",
        "commitment",
        "dealt",
        "discarded",
        "ended",
        "filled",
        "hands",
        "journal",
        "left",
        "made",
        "name_of",
        "opened",
        "packs",
        "picks",
        "piles",
        "pools",
        "queues",
        "round",
        "seed",
        "setup",
        "step",
        "takes_of",
        "top",
        "turn",
    )

    def __init__(self, setup: S_co, seed: int) -> None:
        seats = setup.seats
        self.setup: S_co = setup
        self.seed: int = seed
        self.commitment: str = commitment(setup, seed)  # shown before the first pick
        self.name_of: list[str] = []  # by card; shared by clones
        self.dealt: list[tuple[int, ...]] = []  # packs as they were opened, by pack; shared by clones
        self.packs: list[list[int]] = []  # what is left of them
        self.takes_of: list[int] = []  # by pack: how many players have taken from it
        self.opened: int = 0  # packs that have been put in front of somebody so far
        self.round: int = 0  # from 0; the number of rounds when all packs are gone
        self.queues: list[list[int]] = [[] for _ in range(seats)]  # packs in front of each seat, the first one open
        self.left: list[int] = [0] * seats  # cards still to take from the open pack; 0: nothing taken from it yet
        self.turn: list[int] = [0] * seats  # cards picked and burnt in this round
        self.burning: list[int] = [0] * seats  # cards still to burn of the open pack
        self.burnt: list[int] = [0] * seats  # cards burnt in this round
        self.asks: list[int] = [0] * seats  # what the seat is asked beside picks: nothing, a review, its list
        self.pools: list[list[int]] = [[] for _ in range(seats)]
        self.discarded: list[int] = []  # put away
        self.made: list[int] = [0] * seats  # choices
        self.picks: list[tuple[int, int]] = []  # all choices in their order: seat, option
        self.journal: Journal | None = None  # for the log
        # with cards on the table:
        self.top: int = 0  # the first card of the stack
        self.bottom: int = 0  # the first card that does not belong to it any more
        self.piles: list[list[int]] = []  # on the table
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # of this round
        self.step: int = 0  # acts of this round so far, or the pile that is looked at
        self.filled: list[list[int]] = [[] for _ in range(seats)]  # what each seat was dealt in the end
        self.ended: bool = False

    def clone(self) -> Draft[S_co]:
        copy: Draft[S_co] = Draft.__new__(Draft)
        copy.setup = self.setup
        copy.seed = self.seed
        copy.commitment = self.commitment
        copy.name_of = self.name_of
        copy.dealt = self.dealt
        copy.packs = [pack[:] for pack in self.packs]
        copy.takes_of = self.takes_of[:]
        copy.opened = self.opened
        copy.round = self.round
        copy.queues = [queue[:] for queue in self.queues]
        copy.left = self.left[:]
        copy.turn = self.turn[:]
        copy.burning = self.burning[:]
        copy.burnt = self.burnt[:]
        copy.asks = self.asks[:]
        copy.pools = [pool[:] for pool in self.pools]
        copy.discarded = self.discarded[:]
        copy.made = self.made[:]
        copy.picks = self.picks[:]
        copy.journal = None
        copy.top = self.top
        copy.bottom = self.bottom
        copy.piles = [pile[:] for pile in self.piles]
        copy.hands = [hand[:] for hand in self.hands]
        copy.step = self.step
        copy.filled = [cards[:] for cards in self.filled]
        copy.ended = self.ended
        return copy

    @property
    def over(self) -> bool:
        """Nobody will be asked anything any more."""
        if self.setup.procedure.layout is not None:
            return self.ended
        return self.round >= self.rounds and not any(self.asks)

    @property
    def rounds(self) -> int:
        """How many there are; 0 where the draft goes on until no card is left."""
        return rounds(self.setup)


def rounds(setup: Setup) -> int:
    """How many rounds there are in a draft; 0 where that depends on what players do."""
    layout = setup.procedure.layout
    if layout is None:
        return setup.packs if setup.procedure.shape is Shape.PASSED else 0
    if layout.rest is Rest.STAYS:
        return setup.pool if layout.whole else 0
    return setup.packs if layout.acts else setup.packs * setup.seats
