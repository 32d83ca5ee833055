"""What a card is worth before the game is looked at: its body, what it does, how good it is in hand.

Read from the compiled definitions, so that a new card is judged without a word about it here.
"""

from __future__ import annotations

from typing import Final

from engine.bots.epic.weights import Weights
from engine.epic.programs import (
    AMBUSH_FOR,
    COST,
    DEFENSE,
    DISCARD_MASK,
    DISCARD_POWERS,
    EFFECT,
    FILTERS,
    IS_EVENT,
    KEYWORDS,
    NAME,
    OFFENSE,
    OWN,
    POWERS,
    PROGRAMS,
    STATICS,
    TRAITS,
    TRIGGERS,
    TURN_STATICS,
    D,
    bits,
    ops,
    power_costs,
    signatures,
    tables,
)

_REMOVAL: Final = frozenset({ops.BREAK_THEM, ops.BANISH_THEM, ops.TRANSFORM_THEM, ops.BREAK_OTHERS})
_TEMPO: Final = frozenset({ops.RETURN_TO_HAND, ops.EXPEND_THEM, ops.BANISH_LONE_ATTACKER})
_DAMAGE: Final = frozenset({ops.DAMAGE, ops.DAMAGE_EVERYONE, ops.DIVIDE_DAMAGE, ops.DAMAGE_IN_TURN})
_ENTERING: Final = 1 << bits.M_TRIBUTE | 1 << bits.M_LOYALTY
_INSURANCE: Final = 1 << bits.M_BROKEN
NARROW: Final = 0.5  # an effect that reaches some champions only
WIDE: Final = 1.6  # an effect that reaches many
_DEAR: Final = power_costs.GOLD | power_costs.BREAK_THIS | power_costs.BREAK_CHAMPION  # not always to be had
COIN: Final = 0.6  # a power that costs gold
LOW, HIGH = 2.0, 7.0  # bounds of a card's value in hand


def body(keywords: int, offense: int, defense: int, w: Weights) -> float:
    """The value of a champion's numbers and keywords."""
    big = w.big
    counted_offense = offense if offense < big else (offense + big) / 2
    counted_defense = defense if defense < big else (defense + big) / 2
    value = w.body + w.offense * counted_offense + w.defense * counted_defense
    if keywords & bits.UNBLOCKABLE:
        value += w.unblockable * offense
    elif keywords & (bits.AIRBORNE | bits.UNBLOCKABLE_BY_WEAKER):
        value += w.airborne * offense
    if keywords & bits.BREAKTHROUGH:
        value += w.breakthrough * offense
    if keywords & bits.RIGHTEOUS:
        value += w.righteous * offense
    if keywords & bits.UNBREAKABLE:
        value += w.unbreakable
    if keywords & bits.UNTARGETABLE:
        value += w.untargetable
    if keywords & bits.UNBANISHABLE:
        value += w.unbanishable
    if keywords & bits.BREAKS_DAMAGED:
        value += w.breaks_damaged
    return value


def _boost(keywords: int, offense: int, defense: int) -> float:
    """The value of what champions gain for a turn."""
    return 0.25 * (offense + defense) + (0.5 if keywords else 0.0)


def is_narrow(what: tuple[int, ...]) -> bool:
    """Whether a filter fits some champions only."""
    if what[ops.FILTER_KIND] != ops.F_CHAMPION:
        return False
    asked = what[ops.CHAMPION_ALIGNMENT] or what[ops.CHAMPION_CLASSES]
    return bool(asked) or what[ops.CHAMPION_COST] >= 0 or what[ops.CHAMPION_TOKEN] >= 0


class Values:
    """Tables by card index, for one table of weights. Built once; read by everything that judges."""

    def __init__(self, w: Weights) -> None:
        self.w = w
        card_indexes = range(len(NAME))
        self.abilities: list[float] = [
            self._abilities(card_index) for card_index in card_indexes
        ]  # while the champion is in play
        self.hand: list[float] = self._hands([self._played(card_index) for card_index in card_indexes])
        self.returns: list[bool] = [
            bool(DISCARD_POWERS[card_index]) or DISCARD_MASK[card_index] != 0 for card_index in card_indexes
        ]
        self.fast: list[bool] = [
            IS_EVENT[card_index] or KEYWORDS[card_index] & bits.AMBUSH != 0 for card_index in card_indexes
        ]

    def effect(self, program: int, start: int = 0, stop: int | None = None) -> float:
        """A rough sum over what a program does, or a stretch of it."""
        value, scale = 0.0, 1.0
        for op in PROGRAMS[program][start:stop]:
            if op[0] in (ops.PICK_OBJECTS, ops.SELECT_ALL):
                scale = self._reach(op)
            elif op[0] in (ops.JUMP, ops.FINISH):
                scale = 1.0
            elif op[0] == ops.DOES:
                value += self.effect(signatures.of_kind(op, signatures.PROGRAM)) * (
                    -1.0 if signatures.of_kind(op, signatures.WHO) == ops.OPPONENT else 1.0
                )
            else:
                value += scale * self._op(op)
        return value

    def _reach(self, op: ops.Op) -> float:
        what = FILTERS[signatures.of_kind(op, signatures.FILTER)]
        if what[ops.FILTER_KIND] == ops.F_DISCARD:
            return NARROW
        if op[0] == ops.SELECT_ALL:
            return WIDE
        return NARROW if is_narrow(what) else 1.0

    def _op(self, op: ops.Op) -> float:
        w, number, printed = self.w, op[0], signatures.printed_number(op)
        if number in _REMOVAL:
            return w.break_one
        if number in _TEMPO:
            return w.return_one
        if number in _DAMAGE:
            return w.damage_each * self._damage(op)
        if number in (ops.DRAW_CARDS, ops.DISCARD_CARDS):
            who = signatures.of_kind(op, signatures.WHO)
            if number == ops.DRAW_CARDS:
                return w.draw_each * printed * (1.0 if who in (ops.YOU, ops.EACH) else -0.5)
            return w.draw_each * printed * (-1.0 if who == ops.YOU else 1.0)
        if number == ops.HEAL:
            return w.heal_each * printed
        if number == ops.MAKE_TOKENS:
            card_index = signatures.operand(op, "token")
            if not D.is_token[card_index]:  # a copy of the card itself
                return w.revive_one
            return (
                w.token_each * max(1, printed) * body(KEYWORDS[card_index], OFFENSE[card_index], DEFENSE[card_index], w)
            )
        if number == ops.GAIN:
            return _boost(*(signatures.operand(op, name) for name in ("keywords", "offense", "defense")))
        if number == ops.STATIC_THIS_TURN:
            said = TURN_STATICS[signatures.operand(op, "turn_static")]
            return _boost(*said[tables.STATIC_KEYWORDS : tables.STATIC_ALIGNMENT])
        return self._rare(op)

    @staticmethod
    def _damage(op: ops.Op) -> int:
        if op[0] == ops.DAMAGE_IN_TURN:
            return sum(signatures.rest_of(op))
        return min(signatures.printed_number(op), 10) if op[0] == ops.DAMAGE else signatures.printed_number(op)

    def _rare(self, op: ops.Op) -> float:
        w = self.w
        if op[0] == ops.TAKE_CONTROL:
            return w.steal_one / 2 if signatures.operand(op, "for_turn") else w.steal_one
        if op[0] == ops.GAIN_GOLD:
            return w.use * signatures.printed_number(op)
        if op[0] == ops.REVEAL_TOP:
            return w.revive_one if signatures.operand(op, "flags") & ops.INTO_PLAY else w.draw_each
        if op[0] == ops.ADD_COUNTERS:
            return 0.6 * max(1, signatures.printed_number(op))
        rare = {
            ops.ENTER_PLAY: w.revive_one,
            ops.PLAY_IT: w.draw_each,
            ops.LOSE_ANY: w.break_one / 2,
            ops.RECYCLE: w.draw_each / 2,
            ops.RETURN_TO_PLAY: w.return_one / 2,
        }
        return rare.get(op[0], 0.0)

    def _abilities(self, card_index: int) -> float:
        w = self.w
        value = 0.0
        for costs, program, _ in POWERS[card_index]:
            share = COIN if costs & _DEAR or power_costs.counters(costs) else 1.0
            value += w.power * share * max(0.0, self.effect(program))
        for trigger_events, program, _ in TRIGGERS[card_index]:
            if trigger_events & ~_ENTERING:
                share = w.start_of_turn if trigger_events >> bits.M_START_OF_TURN & 1 else w.trigger
                value += share * max(0.0, self.effect(program))
        for static in STATICS[card_index]:
            value += w.static * (
                static[tables.STATIC_KEYWORDS].bit_count()
                + (static[tables.STATIC_OFFENSE] + static[tables.STATIC_DEFENSE]) / 2
            )
        value += sum(1.0 for own in OWN[card_index] if own[tables.STATIC_CONDITION] >= 0)
        value += 2.0 * len(TRAITS[card_index])
        return value + (1.0 if AMBUSH_FOR[card_index] else 0.0)

    def _played(self, card_index: int) -> float:
        """What playing the card brings, on an average board."""
        if IS_EVENT[card_index]:
            return self._best_mode(EFFECT[card_index])
        value = (
            body(KEYWORDS[card_index], OFFENSE[card_index], DEFENSE[card_index], self.w) + self.abilities[card_index]
        )
        for trigger_events, program, _ in TRIGGERS[card_index]:
            if trigger_events & _ENTERING:
                share = 1.0 if trigger_events >> bits.M_TRIBUTE & 1 else 0.7
                value += share * self.effect(program)
        return value + (1.0 if KEYWORDS[card_index] & (bits.AMBUSH | bits.BLITZ) else 0.0)

    def _best_mode(self, program: int) -> float:
        """The best mode of an event, and something for the choice."""
        first = PROGRAMS[program][0]
        if first[0] != ops.MODES_OF:
            return self.effect(program)
        ways = signatures.modes_of(first)
        stops = [*(start for start, _ in ways[1:]), len(PROGRAMS[program])]
        modes = [
            self.effect(program, start, stop) - self.w.use * gold
            for (start, gold), stop in zip(ways, stops, strict=True)
        ]
        return max(modes) + self.w.choice

    def _hands(self, played: list[float]) -> list[float]:
        """Worth in hand: around that of an average card, free ones with what they bring, the others with their gold."""
        w = self.w
        cards = [card_index for card_index in range(len(NAME)) if D.card_index_of_name[NAME[card_index]] == card_index]
        paid = [played[card_index] for card_index in cards if COST[card_index] == 1]
        mean = sum(paid) / len(paid)
        found: list[float] = []
        for card_index in range(len(NAME)):
            value = w.card + w.card_spread * (played[card_index] - mean) + (w.use / 2 if COST[card_index] == 0 else 0.0)
            found.append(min(HIGH, max(LOW, value)))
        return found
