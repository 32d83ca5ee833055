"""Every op has the operands that are named for it."""

from engine.epic_tcg.programs import ops, signatures
from engine.epic_tcg.programs.definitions import AMOUNTS, BUNDLES, CONDITIONS, FILTERS, PROGRAMS

TABLES = {"filter": FILTERS, "amount": AMOUNTS, "condition": CONDITIONS, "bundle": BUNDLES, "program": PROGRAMS}


def test_every_op_of_every_program_has_the_operands_that_are_named():
    """`named` is strict: no operand is without a name, and no name without an operand."""
    for program in PROGRAMS:
        for op in program:
            for name, number in signatures.named(op):
                table = program if name == "place" else TABLES.get(name)
                assert table is None or -1 <= number < len(table), op


def test_operands_of_which_there_is_any_number():
    assert signatures.named((ops.CHOOSE_MODE, 0, 1, 5)) == [("group", 0), ("place", 1), ("place", 5)]
    assert signatures.named((ops.DOES, 3, 70)) == [("who", 3), ("program", 70)]
    assert signatures.named((ops.END,)) == []


def test_ops_are_found_by_what_they_name():
    assert signatures.places_of("program") == {ops.DOES: 2, ops.AT_END: 1}
    assert signatures.places_of("bundle") == {ops.BECOME_COPY: 1, ops.GAIN_ABILITY: 1, ops.ABILITY_THIS_TURN: 1}
