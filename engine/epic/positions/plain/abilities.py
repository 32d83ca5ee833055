"""What programs and their steps are called in positions, so that a notation names cards, abilities and questions.

A program is called by its card and a word for the ability (`tribute`, `power`; none for the effect of an event), a step
by what is asked there (`choose`, `discard`). Positions are stored as text, so words stay: those of a card change only
with its definition.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.epic.language import Keyword
from engine.epic.programs import bits, ops
from engine.epic.programs.definitions import (
    CARD_INDEX_OF_PROGRAM,
    DISCARD_POWERS,
    DISCARD_TRIGGERS,
    EFFECT,
    GRANTS,
    IS_DEITY,
    IS_EVENT,
    POWERS,
    PROGRAMS,
    RIGHTEOUS_PROGRAM,
    TRIGGERS,
    WATCHED,
    ZONE_TRIGGERS,
    D,
)
from engine.epic.programs.signatures import PROGRAM, modes_of, of_kind
from engine.epic.text.keywords import KEYWORDS

# what a program is of
EVENT: Final = "event"
CHAMPION: Final = "champion"  # with this card
ANY_CHAMPION: Final = "any champion"  # that gained it
CARD: Final = "card"  # wherever it lies
DEITY: Final = "deity"
PARENT: Final = "parent"  # what the effect is of that has others carry it out
DELAYED: Final = "delayed"  # its card, which is nowhere in particular at the end of the turn

BEGIN: Final = "begin"  # the step of a program that has not begun
RIGHTEOUS: Final = KEYWORDS[Keyword.RIGHTEOUS].key
_TRIGGER_EVENTS: Final = {
    bits.M_TRIBUTE: "tribute",
    bits.M_LOYALTY: "loyalty",
    bits.M_ATTACKS: "attacks",
    bits.M_BLOCKS: "blocks",
    bits.M_BROKEN: "broken",
    bits.M_DEALS_DAMAGE: "deals-damage",
    bits.M_DAMAGES_PLAYER: "damages-player",
    bits.M_DAMAGES_OPPONENT: "damages-opponent",
    bits.M_INTO_DISCARD: "into-discard",
    bits.M_LEAVES_DISCARD: "leaves-discard",
    bits.M_RECALLED: "recalled",
    bits.M_START_OF_TURN: "start-of-turn",
    bits.M_END_OF_TURN: "end-of-turn",
    bits.M_ALLY_GOOD: "ally-good",
    bits.M_ALLY_EVIL: "ally-evil",
    bits.M_ALLY_SAGE: "ally-sage",
    bits.M_ALLY_WILD: "ally-wild",
    bits.M_BLOCKED: "blocked",
    bits.M_DRAW: "draw",
}
ASKING: Final = {
    ops.MODES_OF: "mode",
    ops.MAY_DO: "may",
    ops.MAY_PAY: "pay",
    ops.PICK_OBJECTS: "choose",
    ops.PICK_SURVIVORS: "survivors",
    ops.PICK_ANY_NUMBER: "any-number",
    ops.REVEAL_LOYAL: "reveal",
    ops.JOIN_BATTLE: "join",
    ops.DISCARD_CARDS: "discard",
    ops.REVEAL_TOP: "keep",
    ops.DIVIDE_DAMAGE: "divide",
    ops.DAMAGE_IN_TURN: "in-turn",
    ops.LOSE_ANY: "lose",
    ops.RECYCLE: "recycle",
}
WAITING: Final = {ops.DOES: "does", ops.PLAY_IT: "play"}  # for another effect, which is on top of this one
_STEPS: Final = ASKING | WAITING


@dataclass(frozen=True)
class Ability:
    """A program of a card: its number, what it is of, and whether it waits as a trigger does."""

    program: int
    of: str
    waits: bool = False


@cache
def abilities_of(card_index: int) -> dict[str, Ability]:
    """The programs of a card, by their words."""
    found: dict[str, Ability] = {}
    own = DEITY if IS_DEITY[card_index] else CHAMPION
    if EFFECT[card_index] >= 0:
        _add(found, "", Ability(EFFECT[card_index], EVENT))
    triggers = [(mask, program, own, "") for mask, program, _ in TRIGGERS[card_index]]
    triggers += [(mask, program, CARD, "discard-") for mask, program, _ in DISCARD_TRIGGERS[card_index]]
    triggers += [(mask, program, CARD, "") for mask, program, _ in ZONE_TRIGGERS[card_index]]
    for mask, program, of, where in triggers:
        _add(found, where + _TRIGGER_EVENTS[(mask & -mask).bit_length() - 1], Ability(program, of, waits=True))
    for _, program, _ in WATCHED[card_index]:
        _add(found, "champion-broken", Ability(program, CHAMPION, waits=True))
    for _, program, _ in POWERS[card_index]:
        _add(found, "power", Ability(program, own))
    for _, program, _ in DISCARD_POWERS[card_index]:
        _add(found, "discard-power", Ability(program, CARD))
    for _, program, ability_id in GRANTS:
        if D.abilities[ability_id].card_index == card_index:
            _add(found, "gained", Ability(program, ANY_CHAMPION, waits=True))
    if not (IS_EVENT[card_index] or IS_DEITY[card_index]):
        found[RIGHTEOUS] = Ability(RIGHTEOUS_PROGRAM, CHAMPION, waits=True)
    return found


def _add(found: dict[str, Ability], word: str, ability: Ability) -> None:
    """Note a program, and those that it has others carry out or leaves for later."""
    found[_numbered(found, word)] = ability
    for op in PROGRAMS[ability.program]:
        if op[0] in (ops.DOES, ops.DELAY):
            part = Ability(of_kind(op, PROGRAM), PARENT if op[0] == ops.DOES else DELAYED, waits=op[0] == ops.DELAY)
            _add(found, f"{word}-{_part_word(op[0])}" if word else _part_word(op[0]), part)


def _part_word(number: int) -> str:
    return _STEPS[ops.DOES] if number == ops.DOES else "later"


def _numbered(found: dict[str, Ability] | dict[str, int], word: str) -> str:
    """The word, with a number where it has a meaning already."""
    number, numbered = 1, word
    while numbered in found:
        number += 1
        numbered = f"{word}-{number}"
    return numbered


def card_index_of(program: int, champion: int) -> int:
    """The card by which a program is called. `champion`: the card of the champion that it is of, for what champions
    have without a card of their own saying so."""
    if program == RIGHTEOUS_PROGRAM:
        return champion
    own = CARD_INDEX_OF_PROGRAM[program]
    return own if own >= 0 else D.abilities[D.ability_id_of[program]].card_index


def word_of(card_index: int, program: int) -> str:
    """The word for a program of a card."""
    return next(word for word, ability in abilities_of(card_index).items() if ability.program == program)


def delayed_of(card_index: int) -> list[int]:
    """Programs that a card leaves for the end of the turn."""
    return [ability.program for ability in abilities_of(card_index).values() if ability.of == DELAYED]


@cache
def steps_of(program: int) -> dict[str, int]:
    """Where a program may wait: places of ops, by their words; -1 where it has not begun. A step of a mode begins with
    the mode's number."""
    found = {BEGIN: -1}
    modes: list[int] = []
    for place, op in enumerate(PROGRAMS[program]):
        if op[0] in _STEPS:
            mode = sum(begin <= place for begin in modes)
            found[_numbered(found, f"mode{mode}-{_STEPS[op[0]]}" if mode else _STEPS[op[0]])] = place
        if op[0] == ops.MODES_OF:
            modes = [begin for begin, _ in modes_of(op)]
    return found


def step_at(program: int, place: int) -> str:
    """The word for the step at this place."""
    return next(word for word, at in steps_of(program).items() if at == place)
