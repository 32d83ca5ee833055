"""`manage.py card "Kong"`: everything the project knows about one card or deity, for those who write them and tests."""

import ast
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from engine.epic import cards
from engine.epic.catalogue import UnknownCard, card_or_deity, facts
from engine.epic.language import Card, Deity
from engine.epic.programs import EFFECT, FILTERS, PROGRAMS, D, bits, ops, power_costs, signatures
from engine.epic.prompts import ability_id_text
from engine.kernel.names import fold

OP_NAMES: dict[int, str] = {}  # number -> name; the numbers of ops come first in their module, other constants follow
for _name, _number in vars(ops).items():
    if _name.isupper() and isinstance(_number, int):
        OP_NAMES.setdefault(_number, _name)
EVENT_NAMES = [name for name in vars(bits) if name.startswith("M_")]
INDENT = "    "


class Command(BaseCommand):
    help = "Print a card's definition, its text, its compiled programs and the names of its tests."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("name", help="the name of the card or deity; spelling variants are accepted")

    def handle(self, *, name: str, **options: object) -> None:
        try:
            card = card_or_deity(name)
        except UnknownCard as unknown:
            self.stderr.write(str(unknown))
            sys.exit(2)
        known = facts(card)
        sections = {
            "Definition": definition(card),
            "Text": known["text"] or "No text.",
            "In the discard pile": known["discard_text"],
            "Programs": "\n".join(programs(D.card_index_of_name[card.name])) or "None.",
            "Tests": "\n".join(tests(card.name)) or "None.",
        }
        shown = [f"{title}\n{textwrap.indent(body, INDENT)}" for title, body in sections.items() if body]
        self.stdout.write("\n\n".join(shown))


def definition(card: Card | Deity) -> str:
    """The definition as it is written in the module of its product."""
    for path in sorted(Path(cards.__path__[0]).glob("*.py")):
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and node.args and ast.unparse(node.args[0]) == repr(card.name):
                return textwrap.dedent(" " * node.col_offset + (ast.get_source_segment(source, node) or ""))
    return repr(card)


def programs(card_index: int) -> Iterator[str]:
    """For each thing that the card does: what sets it off, what it says, and its ops by name."""
    for program, ability_id in enumerate(D.ability_id_of):
        if ability_id < 0 or D.abilities[ability_id].card_index != card_index:
            continue
        yield f"{program}: {set_off(card_index, program)}"
        yield textwrap.indent(
            ability_id_text(ability_id) if program != EFFECT[card_index] else "When it is played.", "   "
        )
        for at, op in enumerate(PROGRAMS[program]):
            yield f"   {at:2} {OP_NAMES[op[0]]} {', '.join(operands(op))}".rstrip()


def operands(op: ops.Op) -> Iterator[str]:
    """The operands of an op by name; a filter as what it asks for."""
    at = 1
    for operand in signatures.signature(op[0]):
        ints = op[at:] if operand.rest else op[at : at + len(operand.parts)]
        shown = [FILTERS[one] for one in ints] if operand.kind == signatures.FILTER else ints
        yield f"{operand.name} {' '.join(map(str, shown))}"
        at += len(ints)


def set_off(card_index: int, program: int) -> str:
    """The trigger events or costs behind a program."""
    triggers = {"": D.triggers, " in any zone": D.zone_triggers, " in the discard pile": D.discard_triggers}
    for where, table in triggers.items():
        for trigger_events, number, _ in table[card_index]:
            if number == program:
                return f"trigger{where}: {' '.join(names_of(trigger_events, EVENT_NAMES))}"
    for where, table in {"": D.powers, " in the discard pile": D.discard_powers}.items():
        for costs, number, _ in table[card_index]:
            if number == program:
                return f"power{where}: {', '.join(power_costs.names(costs))}"
    return "event" if program == EFFECT[card_index] else "later part"


def names_of(mask: int, names: list[str]) -> list[str]:
    return [name for at, name in enumerate(names) if mask >> at & 1]


def tests(name: str) -> Iterator[str]:
    """Names of the test functions in the card's own test file."""
    for path in sorted((Path(settings.BASE_DIR) / "tests/engine/epic/cards").rglob("test_*.py")):
        if fold(path.stem.removeprefix("test_")) == fold(name):
            shown = path.relative_to(settings.BASE_DIR)
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                    yield f"{shown}::{node.name}"
