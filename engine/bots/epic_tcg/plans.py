"""What a card of the Epic TCG is worth to a deck: what it does alone (`values.py`), and what it is among others: cards
of an alignment for those that ask for them, champions, and cards that cost no action beside those that do.

Pure arithmetic on counts, shared by the picker, which asks what one more card brings, and the builder, which asks what
each card brings to the others. The unit is that of `weights.py`. Rarity does not count.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.bots.epic_tcg.values import ABILITIES, ROWS, acts, coming
from engine.epic_tcg.programs import bits, ops, tables
from engine.epic_tcg.programs.definitions import (
    ALIGNMENT,
    FILTERS,
    KEYWORDS,
    KIND,
    NAMES,
    PRICE,
    PROGRAM_OF,
    PROGRAMS,
    SPEED,
    STATICS,
    TRIGGERED,
    TRIGGERED_IN_DISCARD,
    USED,
    USED_IN_DISCARD,
)

EVEN: Final = 0.3  # the share of one alignment among random cards
UNSURE: Final = 10.0  # cards that count as random ones as long as a pool is small
WANTS: Final = 4.0  # what a card gains that asks for an alignment, if all cards are of it
GIVES: Final = 0.25  # what a card gives to each that asks for its alignment
FREE_SHARE: Final = 0.5
CHAMPION_SHARE: Final = 0.55
FAST_SHARE: Final = 0.4  # of those that cost an action: there is one in each turn of others, too
LEAN: Final = 6.0  # lost for a card on the wrong side, all cards being there
# What a card is worth alone, by a fit to 421 games of greedy bots with sealed pools, rounded (docs/bots.md): of who had
# more such cards among the first eleven, in twentieths of the log odds of winning.
RATING_POINT: Final = 1.25  # games of a hundred: a twentieth of the log odds, where these are even
FREE: Final = 4.0  # it costs no action, so that another card can be played as well
FAST: Final = 3.5
PACED: Final = 4.0  # a champion that is played before the Battle Step attacks in the same turn
CHAMPION: Final = 1.5
VEILED: Final = -2.0
LASTS: Final = 1.0  # for each point of what it keeps doing in play (`values.ABILITIES`)
BOUND: Final = 6.0  # of these points
ONCE: Final = {ops.STOP: 6.0, ops.BREAK: 2.0, ops.BANISH: 2.0, ops.INTO_PLAY: 4.0}  # as it comes
EACH: Final = {ops.DAMAGE: 0.5, ops.DRAW: 0.7, ops.MAKE_TOKENS: 2.0}  # for each point, card or token
_MINE: Final = (ops.YOU, ops.THE_CONTROLLER, ops.ANYONE)
_FILTER_AT: Final = {ops.PICK: 1, ops.SELECT_ALL: 1, ops.REVEAL: 1, ops.PAY_PICKS: 2, ops.DISCARD: 2}


def _filters(card: int) -> Iterator[tables.Filter]:
    """What a card asks of cards and pieces of its player."""
    triggered = [*TRIGGERED[card], *TRIGGERED_IN_DISCARD[card]]
    programs = [PROGRAM_OF[card], *(row.program for row in triggered)]
    programs += [row.program for row in [*USED[card], *USED_IN_DISCARD[card]]]
    for program in programs:
        for op in PROGRAMS[program] if program >= 0 else ():
            at = _FILTER_AT.get(op[0])
            if at is not None and op[at] >= 0:
                yield FILTERS[op[at]]
    for row in triggered:
        if row.event == bits.M_PLAYS and row.filter >= 0 and row.who in _MINE:
            yield FILTERS[row.filter]
    for static in STATICS[card]:
        if static.filter >= 0:
            yield FILTERS[static.filter]


def _asked(card: int) -> int:
    """The alignments that a card asks for, as a bit set."""
    found = 0
    for what in _filters(card):
        if what.whose in _MINE or what.what == tables.F_CARD:
            found |= what.alignment
    return found


ASKED: Final = {NAMES[card]: _asked(card) for card in ROWS}
CARD_OF: Final = {NAMES[card]: card for card in ROWS}


def _rating(card: int) -> float:
    """What a card is worth alone."""
    when = SPEED[card] & bits.SPEED
    points = FREE * (PRICE[card] == bits.FREE) + (FAST if when == bits.FAST else PACED if when == bits.PACED else 0.0)
    points += CHAMPION * (KIND[card] & bits.CHAMPION != 0) + VEILED * (KEYWORDS[card] & bits.VEILED != 0)
    points += LASTS * max(-BOUND, min(BOUND, ABILITIES[card]))
    for program in coming(card):
        for op, counted in acts(program):
            if op[0] != ops.DRAW or op[1] in _MINE[:2]:
                points += ONCE.get(op[0], 0.0) + EACH.get(op[0], 0.0) * counted
    return round(points, 2)


RATING: Final = {NAMES[card]: _rating(card) for card in ROWS}


class Plan:
    """Counts of some cards, which a deck or a pool has so far: see `engine/bots/decks.py`. Shares are those among
    random cards first, and those of the cards the more there are."""

    def __init__(self) -> None:
        self.count = 0
        self.free = 0
        self.champions = 0
        self.paid = 0
        self.fast = 0
        self.of = [0, 0, 0, 0]  # by alignment
        self.asking = [0, 0, 0, 0]

    def alone(self, name: str) -> float:
        return RATING[name]

    def add(self, name: str, times: int = 1) -> None:
        card = CARD_OF[name]
        self.count += times
        self.free += times * (PRICE[card] == bits.FREE)
        self.champions += times * (KIND[card] & bits.CHAMPION != 0)
        self.paid += times * (PRICE[card] == bits.ACTION)
        self.fast += times * (PRICE[card] == bits.ACTION and SPEED[card] & bits.SPEED == bits.FAST)
        for at in range(4):
            self.of[at] += times * (ALIGNMENT[card] >> at & 1)
            self.asking[at] += times * (ASKED[name] >> at & 1)

    def parts(self, name: str) -> dict[str, float]:
        card = CARD_OF[name]
        free = PRICE[card] == bits.FREE
        parts = {"rating": RATING[name], "support": self._support(card, name)}
        parts["curve"] = self._lean(self.free, self.count, FREE_SHARE, is_such=free)
        parts["board"] = self._lean(self.champions, self.count, CHAMPION_SHARE, is_such=KIND[card] & bits.CHAMPION != 0)
        fast = SPEED[card] & bits.SPEED == bits.FAST
        parts["tempo"] = 0.0 if free else self._lean(self.fast, self.paid, FAST_SHARE, is_such=fast)
        return parts

    def _support(self, card: int, name: str) -> float:
        """Of the alignments that it asks for, the one that is there most; and those that ask for its own."""
        shares = [(self.of[at] + EVEN * UNSURE) / (self.count + UNSURE) for at in range(4)]
        asked = [shares[at] for at in range(4) if ASKED[name] >> at & 1]
        points = WANTS * (max(asked) - EVEN) if asked else 0.0
        return points + sum(GIVES * self.asking[at] for at in range(4) if ALIGNMENT[card] >> at & 1)

    @staticmethod
    def _lean(such: int, count: int, wanted: float, *, is_such: bool) -> float:
        """How a card rights or worsens the share of some kind of cards."""
        lean = (such + wanted * UNSURE) / (count + UNSURE) - wanted
        return LEAN * lean * (wanted - 1 if is_such else wanted)
