"""What a card is like, as numbers that the rules give: its body, its keywords, what it does and when.

Read from the compiled definitions, so that a new card has them without a word about it here. `contribution.py` measures
what each of them is worth.
"""

from __future__ import annotations

from typing import Final

from engine.bots.epic.values import NARROW, WIDE, Values, is_narrow
from engine.bots.epic.weights import WEIGHTS
from engine.epic.catalogue import CARDS
from engine.epic.programs import (
    COST,
    DEFENSE,
    DISCARD_POWERS,
    EFFECT,
    FILTERS,
    IS_EVENT,
    KEYWORDS,
    OFFENSE,
    POWERS,
    PROGRAMS,
    TRIGGERS,
    D,
    bits,
    ops,
    signatures,
)

# acts by what they are for, and whether their number counts
_ACTS: Final = {
    ops.BREAK_THEM: ("breaks", False),
    ops.BREAK_OTHERS: ("breaks", False),
    ops.BANISH_THEM: ("breaks", False),
    ops.TRANSFORM_THEM: ("breaks", False),
    ops.BANISH_LONE_ATTACKER: ("breaks", False),
    ops.TAKE_CONTROL: ("takes control", False),
    ops.RETURN_TO_HAND: ("returns", False),
    ops.EXPEND_THEM: ("returns", False),
    ops.DAMAGE: ("damage", True),
    ops.DAMAGE_PLAYERS: ("damage to players", True),
    ops.DAMAGE_EVERYONE: ("damage", True),
    ops.DIVIDE_DAMAGE: ("damage", True),
    ops.DISCARD_CARDS: ("discards", True),
    ops.DRAW_CARDS: ("draws", True),
    ops.RECYCLE: ("recycles", False),
    ops.HEAL: ("heals", True),
    ops.MAKE_TOKENS: ("tokens", True),
    ops.ENTER_PLAY: ("revives", False),
    ops.REVEAL_TOP: ("reveals", False),
    ops.GAIN: ("boosts", False),
    ops.STATIC_THIS_TURN: ("boosts", False),
    ops.BANISH_PILE: ("banishes piles", False),
    ops.GAIN_GOLD: ("gold", True),
}
_UNITS: Final = {"damage": 5.0, "damage to players": 5.0, "heals": 5.0}  # of numbers that are large
_KEYWORDS: Final = {
    "airborne": bits.AIRBORNE,
    "ambush": bits.AMBUSH,
    "blitz": bits.BLITZ,
    "breakthrough": bits.BREAKTHROUGH,
    "righteous": bits.RIGHTEOUS,
    "unblockable": bits.UNBLOCKABLE | bits.UNBLOCKABLE_BY_WEAKER,
    "unbreakable": bits.UNBREAKABLE,
    "untargetable": bits.UNTARGETABLE,
}
_ENTERING: Final = 1 << bits.M_TRIBUTE
LOYALTY: Final = 1 << bits.M_LOYALTY
ALLIES: Final = 15 << bits.M_ALLY_GOOD
VALUES: Final = Values(WEIGHTS)

Features = dict[str, float]


def features(name: str) -> Features:
    """The features of a card; those that it lacks are left out."""
    card_index = D.card_index_of_name[name]
    found: Features = {"value": VALUES.hand[card_index], "free" if COST[card_index] == 0 else "paid": 1.0}
    if IS_EVENT[card_index]:
        found["event"] = 1.0
        _acts(found, EFFECT[card_index], 1.0)
    else:
        found |= {"champion": 1.0, "offense": OFFENSE[card_index] / 5, "defense": DEFENSE[card_index] / 5}
        found |= {word: 1.0 for word, bit in _KEYWORDS.items() if KEYWORDS[card_index] & bit}
        if KEYWORDS[card_index] & (bits.AIRBORNE | bits.UNBLOCKABLE):
            found["evasive offense"] = OFFENSE[card_index] / 5
    for trigger_events, program, _ in TRIGGERS[card_index]:
        if trigger_events & _ENTERING:
            _acts(found, program, 1.0)
        else:
            kind = "loyalty" if trigger_events & LOYALTY else "ally" if trigger_events & ALLIES else "trigger"
            found[kind] = found.get(kind, 0.0) + max(0.0, VALUES.effect(program)) / 5
    if POWERS[card_index]:
        found["power"] = sum(max(0.0, VALUES.effect(program)) for _, program, _ in POWERS[card_index]) / 5
    if DISCARD_POWERS[card_index]:
        found["returns by itself"] = 1.0
    return found


def _acts(found: Features, program: int, share: float) -> None:
    """Add what a program does."""
    reach = 1.0
    for op in PROGRAMS[program]:
        if op[0] == ops.PICK_OBJECTS:
            what = FILTERS[signatures.of_kind(op, signatures.FILTER)]
            reach = NARROW if is_narrow(what) or what[ops.FILTER_KIND] == ops.F_DISCARD else 1.0
        elif op[0] == ops.SELECT_ALL:
            reach = WIDE
        elif op[0] == ops.MODES_OF:
            found["modes"] = 1.0
        elif op[0] == ops.DOES:
            _acts(
                found,
                signatures.of_kind(op, signatures.PROGRAM),
                share * (-0.5 if signatures.of_kind(op, signatures.WHO) == ops.OPPONENT else 1.0),
            )
        elif op[0] in _ACTS:
            act, number = _ACTS[op[0]]
            copied = op[0] == ops.MAKE_TOKENS and not D.is_token[signatures.operand(op, "token")]
            if copied:  # the card itself
                act, number = "revives", False
            many = max(1, signatures.printed_number(op)) / _UNITS.get(act, 1.0) if number else reach
            if act == "breaks" and reach == WIDE:
                act = "sweeps"
            found[act] = found.get(act, 0.0) + share * many


CARD_FEATURES: Final[dict[str, Features]] = {card.name: features(card.name) for card in CARDS}
