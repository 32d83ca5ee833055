"""What a card was compiled to, in lines of text for those who write cards."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from engine.epic.language import Card, Deity
from engine.epic.programs import bits, ops, power_costs, signatures
from engine.epic.programs.definitions import EFFECT, FILTERS, PROGRAMS, D
from engine.epic.prompts.options import ability_id_text

OP_NAMES: dict[int, str] = {}  # number -> name; the numbers of ops come first in their module, other constants follow
for _name, _number in vars(ops).items():
    if _name.isupper() and isinstance(_number, int):
        OP_NAMES.setdefault(_number, _name)
EVENT_NAMES = [name for name in vars(bits) if name.startswith("M_")]


def programs(card: Card | Deity) -> Iterator[str]:
    """For each thing that a card does: what sets it off, what it says, and its ops by name."""
    card_index = D.card_index_of_name[card.name]
    for program, ability_id in enumerate(D.ability_id_of):
        if ability_id < 0 or D.abilities[ability_id].card_index != card_index:
            continue
        yield f"{program}: {_set_off(card_index, program)}"
        yield textwrap.indent(
            ability_id_text(ability_id) if program != EFFECT[card_index] else "When it is played.", "   "
        )
        for at, op in enumerate(PROGRAMS[program]):
            yield f"   {at:2} {OP_NAMES[op[0]]} {', '.join(_operands(op))}".rstrip()


def _operands(op: ops.Op) -> Iterator[str]:
    """The operands of an op by name; a filter as what it asks for."""
    at = 1
    for operand in signatures.signature(op[0]):
        ints = op[at:] if operand.rest else op[at : at + len(operand.parts)]
        shown = [FILTERS[one] for one in ints] if operand.kind == signatures.FILTER else ints
        yield f"{operand.name} {' '.join(map(str, shown))}"
        at += len(ints)


def _set_off(card_index: int, program: int) -> str:
    """The trigger events or costs behind a program."""
    triggers = {"": D.triggers, " in any zone": D.zone_triggers, " in the discard pile": D.discard_triggers}
    for where, table in triggers.items():
        for trigger_events, number, _ in table[card_index]:
            if number == program:
                return f"trigger{where}: {' '.join(_names_of(trigger_events, EVENT_NAMES))}"
    for where, powers in {"": D.powers, " in the discard pile": D.discard_powers}.items():
        for costs, number, _ in powers[card_index]:
            if number == program:
                return f"power{where}: {', '.join(power_costs.names(costs))}"
    return "event" if program == EFFECT[card_index] else "later part"


def _names_of(mask: int, names: list[str]) -> list[str]:
    return [name for at, name in enumerate(names) if mask >> at & 1]
