"""One table says what ops carry: the writer, the handlers and everybody else go by it."""

import ast
import inspect
import textwrap

import pytest

from engine.epic.programs import PROGRAMS, ops, signatures
from engine.epic.rules import machine
from engine.epic.rules.machine import RUN, TAKE

NUMBERS = sorted(signatures.SIGNATURES)
HANDLERS = [
    (number, table[number].__name__)
    for number in range(len(RUN))
    for table in (RUN, TAKE)
    if inspect.isfunction(table[number]) and table[number].__name__ != "_never"  # compiled ones have no source
]


def function(number, name):
    found = next(table[number] for table in (RUN, TAKE) if table[number].__name__ == name)
    return ast.parse(textwrap.dedent(inspect.getsource(found)))


def test_every_op_has_a_handler_and_every_handler_an_op():
    """An op that nothing carries out would stop a game, and only the first game that comes to it would notice."""
    assert sorted(machine._HANDLERS) == NUMBERS == list(range(len(NUMBERS))) == list(range(len(RUN)))
    assert len(TAKE) == len(RUN)


def test_no_two_ops_have_the_same_handler():
    """Whoever copies a line of the table and forgets to change it has one op do what another does."""
    handlers = [handler for handler, _ in machine._HANDLERS.values()]
    assert len(handlers) == len(set(handlers))


@pytest.mark.parametrize("number", NUMBERS)
def test_every_op_of_every_program_is_as_long_as_its_signature_says(number):
    signature = signatures.signature(number)
    least = 1 + sum(len(one.parts) for one in signature if not one.rest)
    lengths = {len(op) for program in PROGRAMS for op in program if op[0] == number}
    assert all(length == least or (length > least and signature[-1].rest) for length in lengths)


@pytest.mark.parametrize(("number", "name"), HANDLERS)
def test_a_handler_unpacks_its_op_into_the_names_of_its_operands(number, name):
    """Nobody counts operands: neither here nor in what reads programs."""
    tree, parts = function(number, name), ("op", *signatures.parts_of(number))
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "op":
            pytest.fail(f"{name} counts operands: {ast.unparse(node)}")
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id == "op":
            taken = [ast.unparse(one) for one in node.targets[0].elts]
            named = [one.removeprefix("*") for one in taken]
            assert len(named) == len(parts) or taken[-1].startswith("*")
            assert all(one in (part, "_", "f[codes.PC]") for one, part in zip(named, parts, strict=False))


def test_ops_are_written_by_the_names_of_their_operands():
    op = signatures.encode(ops.MAKE_TOKENS, {"amount": (ops.LITERAL, 2), "token": 7, "who": ops.YOU, "expended": True})
    assert op == (ops.MAKE_TOKENS, ops.LITERAL, 2, 7, ops.YOU, 1)
    assert [signatures.operand(op, name) for name in ("token", "who", "expended")] == [7, ops.YOU, 1]
    assert signatures.printed_number(op) == 2
    assert signatures.landed((ops.IF, ops.C_PLAYED, 1, 2, 0), 9) == (ops.IF, ops.C_PLAYED, 1, 2, 9)
    assert signatures.modes_of((ops.MODES_OF, 4, 1, 0, 5, 1)) == [(1, 0), (5, 1)]


@pytest.mark.parametrize(
    "operands", [{}, {"who": ops.YOU}, {"count": 1, "who": 1, "row": 2}, {"count": (1, 2), "who": 1}]
)
def test_an_op_with_other_operands_than_its_own_is_refused(operands):
    with pytest.raises(ValueError, match=r"cannot have|has no operands"):
        signatures.encode(ops.DRAW_CARDS, operands)


def test_operands_that_an_op_does_not_have_are_not_found():
    with pytest.raises(LookupError):
        signatures.operand((ops.END,), "who")
    assert not signatures.has_kind((ops.END,), signatures.WHO)
