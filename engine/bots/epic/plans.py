"""What makes a deck more than its cards: alignments for those that ask for them, fast and slow cards, free ones.

Pure arithmetic on counts, shared by the picker, which asks what one more card brings, and the builder, which asks what
each card brings to the others. All numbers are points (see `rating.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.bots.epic.features import ALLIES, LOYALTY, VALUES
from engine.bots.epic.rating import Ratings
from engine.epic.catalogue import CARDS, is_fast
from engine.epic.language import Card
from engine.epic.programs import DISCARD_TRIGGERS, TRIGGERS, D, bits


@dataclass(frozen=True)
class Part:
    """What a card is to a plan. `mask`: its alignments. `loyal`: points of its loyalty, when it is always revealed;
    `allied`: of its ally abilities, by alignment."""

    mask: int
    free: bool
    fast: bool
    loyal: float
    allied: tuple[float, float, float, float]


EVEN: Final = 0.25  # the share of one alignment among random cards: what ratings were measured with
UNSURE: Final = 10.0  # cards that count as random ones as long as a pool is small
LOYAL_POINTS: Final = 1.2  # points of one value
ALLIED_POINTS: Final = 1.5
SUPPORT: Final = 0.35  # of the needs of other cards, what a card of their alignment brings
COMMITMENT: Final = 8.0  # points of a card of an alignment that all cards share
FAST_SHARE, FREE_SHARE = 0.55, 0.27
FAST_POINTS: Final = 4.0  # lost for a card on the wrong side, all cards being there
FREE_POINTS: Final = 6.0


def _part(card: Card) -> Part:
    card_index = D.card_index_of_name[card.name]
    loyal = 0.0
    allied = [0.0] * 4
    for trigger_events, program, _ in [*TRIGGERS[card_index], *DISCARD_TRIGGERS[card_index]]:
        value = max(0.0, VALUES.effect(program))
        if trigger_events & LOYALTY:
            loyal += LOYAL_POINTS * value
        for at in range(4):
            if trigger_events & ALLIES and trigger_events >> bits.M_ALLY_GOOD + at & 1:
                allied[at] += ALLIED_POINTS * value
    return Part(int(card.alignment), card.cost == 0, is_fast(card), loyal, (allied[0], allied[1], allied[2], allied[3]))


PART_OF: Final[dict[str, Part]] = {card.name: _part(card) for card in CARDS}


class Plan:
    """Counts of some cards. Shares are those among random cards first, and those of the cards the more there are."""

    __slots__ = ("count", "fast", "free", "of", "paid", "wanted")

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.count = 0
        self.fast = 0
        self.free = 0
        self.of = [0, 0, 0, 0]  # cards by alignment
        self.paid = [0, 0, 0, 0]  # those of cost 1, which ally abilities wait for
        self.wanted = [0.0, 0.0, 0.0, 0.0]  # points that loyalty and ally abilities wait to give, by alignment
        for name in names:
            self.add(name)

    def add(self, name: str, times: int = 1) -> None:
        """One card more; one less with -1."""
        part = PART_OF[name]
        self.count += times
        self.fast += times * part.fast
        self.free += times * part.free
        for at in range(4):
            self.wanted[at] += times * part.allied[at]
            if part.mask >> at & 1:
                self.of[at] += times
                self.paid[at] += times * (not part.free)
                self.wanted[at] += times * part.loyal

    def share(self, at: int) -> float:
        return (self.of[at] + EVEN * UNSURE) / (self.count + UNSURE)

    def commitment(self, part: Part) -> float:
        """An alignment that is already there will be there for what is still to come."""
        return COMMITMENT * (max(self.share(at) for at in range(4) if part.mask >> at & 1) - EVEN)

    def support(self, part: Part) -> float:
        """What the card gets from the others, more or less than among random cards, and what they get from it."""
        points = 0.0
        for at in range(4):
            share = self.share(at)
            points += part.allied[at] * (share - EVEN)
            if part.mask >> at & 1:
                points += part.loyal * (revealed(share) - revealed(EVEN))
                points += SUPPORT * (self.wanted[at] / (self.count + UNSURE)) * (1.0 if not part.free else 0.5)
        return points

    def tempo(self, part: Part) -> float:
        """Fast and slow cards in balance: nothing can be answered without the ones, and the others hit harder."""
        lean = (self.fast + FAST_SHARE * UNSURE) / (self.count + UNSURE) - FAST_SHARE
        return FAST_POINTS * lean * (-FAST_SHARE if part.fast else 1 - FAST_SHARE)

    def curve(self, part: Part) -> float:
        """Free cards beside those that use the gold of a turn."""
        lean = (self.free + FREE_SHARE * UNSURE) / (self.count + UNSURE) - FREE_SHARE
        return FREE_POINTS * lean * (-FREE_SHARE if part.free else 1 - FREE_SHARE)


def value_parts(name: str, plan: Plan, ratings: Ratings) -> dict[str, float]:
    """The parts of what a card is worth beside others."""
    part = PART_OF[name]
    return {
        "rating": ratings[name],
        "commitment": plan.commitment(part),
        "support": plan.support(part),
        "tempo": plan.tempo(part),
        "curve": plan.curve(part),
    }


def revealed(share: float) -> float:
    """How likely two of four other cards in hand are of an alignment of which a deck has this share (5.3)."""
    other = 1 - share
    return 1 - other**4 - 4 * share * other**3
