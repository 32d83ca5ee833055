"""How likely a seat is to win from a position, fitted to games: a sum of numbers that are known of the position, each
with its weight, which is read as log odds.

Judged where `evaluation` judges, at the start of a turn, for two players. The weights were found in games of bots by
`manage.py fit` and are kept in `data/winning.py`; the numbers that go into them are named here, once, for the fit and
for play. Pure reading.
"""

from __future__ import annotations

from typing import Final

from engine.bots.epic.data.winning import BY_CARD, BY_NAME
from engine.bots.epic.evaluation import Force, through
from engine.bots.epic.values import Values
from engine.epic import Game
from engine.epic.programs import COST, NAME, bits
from engine.epic.rules import codes, defense, has_trait, keywords, offense

TEN: Final = 0.1  # the unit of health, offense and defense
FULL_HAND: Final = 7
LOW_DECK: Final = 8

# Of each player: first the one whose turn begins, then the other one.
OF_A_PLAYER: Final = (
    "health to 5", "health to 10", "health to 20", "health to 30", "health above",
    "champions", "offense", "defense", "airborne offense", "unblockable offense", "breakthrough offense",
    "expended", "expended offense", "unbreakable champions", "largest defense",
    "awake", "awake offense",
    "discard pile", "deck", "low deck",
    "card 1", "card 2", "card 3", "card 4", "card 5", "card 6", "card 7",
)  # fmt: skip
# Of the cards in hand, whose faces the seat that judges knows only of its own.
OF_A_HAND: Final = ("known", "fast", "two fast", "slow", "two slow", "free", "two free")
OF_BOTH: Final = (
    "turn",
    "first turns",
    "attack",
    "attack wins",
    "half of health",
    "counterattack",
    "counterattack wins",
)
OF_A_CARD: Final = ("in play", "in hand on own turn", "in hand on the other turn", "to recall")

_PLAYER, _HAND, _BOTH, _CARDS = len(OF_A_PLAYER), len(OF_A_HAND), len(OF_BOTH), len(NAME)
_HAND_AT: Final = 2 * _PLAYER
_BOTH_AT: Final = _HAND_AT + 2 * _HAND
_CARD_AT: Final = _BOTH_AT + _BOTH
NAMES: Final = (
    *(f"{whose}: {name}" for whose in ("own turn", "other turn") for name in OF_A_PLAYER),
    *(f"{whose}: {name}" for whose in ("own turn, hand", "other turn, hand") for name in OF_A_HAND),
    *OF_BOTH,
)
COLUMNS: Final = _CARD_AT + len(OF_A_CARD) * _CARDS


class Numbers:
    """Numbers of a position, each with its column: those of `NAMES`, then by kind (`OF_A_CARD`) and card index."""

    __slots__ = ("columns", "values")

    def __init__(self) -> None:
        self.columns: list[int] = []
        self.values: list[float] = []

    def add(self, column: int, value: float) -> None:
        if value:
            self.columns.append(column)
            self.values.append(value)


def numbers(g: Game, me: int, values: Values, held: frozenset[int]) -> Numbers:
    """What seat `me` knows at the start of a turn: above 0 where it has it. `held` are its cards whose faces count."""
    found = Numbers()
    active, other = g.active, 1 - g.active
    sign = 1.0 if me == active else -1.0
    forces: list[Force] = [[], []]
    awake: list[Force] = [[], []]
    for seat in (active, other):
        _champions(g, seat, forces[seat], awake[seat])
        own = sign if seat == active else -sign
        _player(g, seat, own, forces[seat], awake[seat], values, found)
    _hand(g, me, values, held, found)
    safe = has_trait(g, other, bits.CANNOT_BE_ATTACKED)
    soon = 0 if safe else through(forces[active], awake[other])
    later = through(forces[other], awake[active])
    health, mine = max(1, g.health[other]), max(1, g.health[active])
    both = _BOTH_AT
    found.add(both, sign)
    if g.turn <= 2:
        found.add(both + 1, sign)
    found.add(both + 2, sign * min(1.2, soon / health))
    if soon >= health:
        found.add(both + 3, sign)
    if 2 * soon >= health:
        found.add(both + 4, sign)
    found.add(both + 5, -sign * min(1.2, later / mine))
    if later >= mine:
        found.add(both + 6, -sign)
    return found


def _champions(g: Game, seat: int, force: Force, awake: Force) -> None:
    for slot in g.board[seat]:
        one = offense(g, slot), defense(g, slot), keywords(g, slot)
        force.append(one)
        if not g.flags_of[slot] & (codes.EXPENDED | codes.FLIPPED):
            awake.append(one)


def _player(g: Game, seat: int, sign: float, force: Force, awake: Force, values: Values, found: Numbers) -> None:
    """What is the same to both: health, champions, the sizes of zones."""
    at = 0 if seat == g.active else _PLAYER
    health = max(0, g.health[seat])
    found.add(at, sign * min(health, 5) / 5)
    found.add(at + 1, sign * min(max(health - 5, 0), 5) / 5)
    found.add(at + 2, sign * min(max(health - 10, 0), 10) * TEN)
    found.add(at + 3, sign * min(max(health - 20, 0), 10) * TEN)
    found.add(at + 4, sign * max(health - 30, 0) * TEN)
    _strength(at, sign, force, awake, found)
    found.add(at + 17, sign * len(g.discard[seat]) * TEN)
    found.add(at + 18, sign * len(g.deck[seat]) * TEN)
    low = LOW_DECK - len(g.deck[seat])
    if low > 0:
        found.add(at + 19, sign * low * (low + 1) / 2 * TEN)
    for more in range(min(FULL_HAND, len(g.hand[seat]))):
        found.add(at + 20 + more, sign)
    for slot in g.board[seat]:
        found.add(_CARD_AT + g.card_index_of[slot], sign)
    for uid in g.discard[seat]:
        if values.returns[g.def_of[uid]]:
            found.add(_CARD_AT + 3 * _CARDS + g.def_of[uid], sign)


def _strength(at: int, sign: float, force: Force, awake: Force, found: Numbers) -> None:
    """What a player's champions are together."""
    total = wall = airborne = unblockable = breakthrough = unbreakable = largest = 0
    for strength, toughness, own in force:
        total += strength
        wall += toughness
        if own & bits.UNBLOCKABLE:
            unblockable += strength
        elif own & bits.AIRBORNE:
            airborne += strength
        if own & bits.BREAKTHROUGH:
            breakthrough += strength
        if own & bits.UNBREAKABLE:
            unbreakable += 1
        if toughness > largest:
            largest = toughness
    ready = 0
    for strength, _, _ in awake:
        ready += strength
    found.add(at + 5, sign * len(force))
    found.add(at + 6, sign * total * TEN)
    found.add(at + 7, sign * wall * TEN)
    found.add(at + 8, sign * airborne * TEN)
    found.add(at + 9, sign * unblockable * TEN)
    found.add(at + 10, sign * breakthrough * TEN)
    found.add(at + 11, sign * (len(force) - len(awake)))
    found.add(at + 12, sign * (total - ready) * TEN)
    found.add(at + 13, sign * unbreakable)
    found.add(at + 14, sign * largest * TEN)
    found.add(at + 15, sign * len(awake))
    found.add(at + 16, sign * ready * TEN)


def _hand(g: Game, me: int, values: Values, held: frozenset[int], found: Numbers) -> None:
    """The faces of the cards in hand."""
    fast = slow = free = known = 0
    kind = 1 if me == g.active else 2
    for uid in g.hand[me]:
        if uid not in held:
            continue
        card_index = g.def_of[uid]
        known += 1
        if not COST[card_index]:
            free += 1
        elif values.fast[card_index]:
            fast += 1
        else:
            slow += 1
        found.add(_CARD_AT + kind * _CARDS + card_index, 1.0)
    at = _HAND_AT + (0 if me == g.active else _HAND)
    found.add(at, known * TEN)
    for count in (fast, slow, free):
        at += 1
        if count > 0:
            found.add(at, 1.0)
        at += 1
        if count > 1:
            found.add(at, 1.0)


def _weights() -> list[float]:
    by_kind = [[*(BY_CARD.get(name, (0.0,) * len(OF_A_CARD))[kind] for name in NAME)] for kind in range(len(OF_A_CARD))]
    return [*(BY_NAME.get(name, 0.0) for name in NAMES), *(weight for kind in by_kind for weight in kind)]


FITTED: Final[list[float]] = _weights()  # by column


def log_odds(g: Game, me: int, values: Values, held: frozenset[int], weights: list[float]) -> float:
    """The logarithm of the odds that seat `me` wins, by weights for each column."""
    found = numbers(g, me, values, held)
    total = 0.0
    for at in range(len(found.columns)):
        total += weights[found.columns[at]] * found.values[at]
    return total
