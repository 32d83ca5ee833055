"""What a card was compiled to, in lines of text for those who write cards."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from dataclasses import fields

from engine.epic_tcg.language import Card
from engine.epic_tcg.positions.notation.programs import programs_of
from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.definitions import (
    AMOUNTS,
    BUNDLES,
    CONDITIONS,
    FILTERS,
    PROGRAMS,
    TRIGGERED,
    TRIGGERED_IN_DISCARD,
    USED,
    USED_IN_DISCARD,
    D,
)
from engine.epic_tcg.programs.signatures import named
from engine.epic_tcg.programs.tables import Amount, Bundle, Condition, Filter, Triggered, Used
from engine.epic_tcg.prompts.parts import program_text

OP_NAMES: dict[int, str] = {}  # number -> name; the numbers of ops come first in their module, other constants follow
for _name, _number in vars(ops).items():
    if _name.isupper() and isinstance(_number, int):
        OP_NAMES.setdefault(_number, _name)
EVENT_NAMES = {number: name for name, number in vars(bits).items() if name.startswith("M_")}
TABLES: dict[str, Sequence[Filter | Amount | Condition | Bundle]] = {
    "filter": FILTERS, "amount": AMOUNTS, "condition": CONDITIONS, "bundle": BUNDLES,
}  # fmt: skip
SPEED_NAMES = {bits.BUILD: "build", bits.PACED: "paced", bits.FAST: "fast"}


def programs(card: Card) -> Iterator[str]:
    """For each thing that a card does: what sets it off, what it says, and its ops by name. What is announced ends with
    PUT_ON_LINE, what follows happens on resolution."""
    card_index = D.index_of[card.name]
    for word, program in programs_of(card_index).items():
        yield f"{program}: {word}{_set_off(card_index, program)}"
        if text := program_text(program, card_index):
            yield textwrap.indent(text, "   ")
        for at, op in enumerate(PROGRAMS[program]):
            shown = ", ".join(f"{name} {_shown(name, number)}" for name, number in named(op))
            yield f"   {at:2} {OP_NAMES[op[0]]} {shown}".rstrip()


def _set_off(card_index: int, program: int) -> str:
    """The speed of an ability, or the events of a trigger."""
    rows: tuple[Used | Triggered, ...] = (
        *USED[card_index], *USED_IN_DISCARD[card_index], *TRIGGERED[card_index], *TRIGGERED_IN_DISCARD[card_index],
    )  # fmt: skip
    for bundle in BUNDLES:
        rows += (*bundle.used, *bundle.triggered)
    found = [_row(row) for row in rows if row.program == program]
    return f", {' '.join(found)}" if found else ""


def _row(row: Used | Triggered) -> str:
    if isinstance(row, Triggered):
        return EVENT_NAMES[row.event]
    return SPEED_NAMES[row.speed & bits.SPEED] + (" instantaneous" if row.speed & bits.INSTANTANEOUS else "")


def _shown(name: str, number: int) -> str:
    """An operand: what a filter, an amount, a condition or a bundle says, else its number."""
    table = TABLES.get(name)
    return str(number) if table is None or number < 0 else _short(table[number])


def _short(row: Filter | Amount | Condition | Bundle) -> str:
    """A row of a table without what is as it is by itself."""
    given = [one for one in fields(row) if one.init and getattr(row, one.name) != one.default]
    said = [f"{one.name}={getattr(row, one.name)}" for one in given]
    return f"{type(row).__name__}({', '.join(said)})"
