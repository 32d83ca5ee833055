"""The one layout of what powers cost."""

import ast
from pathlib import Path

import pytest

from engine.epic import language as lang
from engine.epic.programs import power_costs

ENGINE = Path(power_costs.__file__).parents[2]


@pytest.mark.parametrize(
    ("cost", "names"),
    [
        (lang.GOLD, ["gold"]),
        (lang.EXPEND, ["expend"]),
        (lang.BREAK_THIS, ["break_this"]),
        (lang.BREAK_CHAMPION, ["break_champion"]),
        (lang.PayHealth(2), ["health 2"]),
        (lang.DiscardCards(3), ["discards 3"]),
        (lang.BanishDiscarded(4), ["banishes 4"]),
        (lang.RemoveCounters(5), ["counters 5"]),
    ],
)
def test_each_cost_is_read_as_it_was_packed(cost, names):
    assert power_costs.names(power_costs.packed(cost)) == names


def test_several_costs_do_not_touch_each_other():
    costs = 0
    for cost in (lang.GOLD, lang.EXPEND, lang.PayHealth(15), lang.DiscardCards(1), lang.RemoveCounters(40)):
        costs |= power_costs.packed(cost)
    assert power_costs.names(costs) == ["gold", "expend", "health 15", "discards 1", "counters 40"]
    assert power_costs.banishes(costs) == 0


def test_nobody_else_takes_costs_apart():
    """A shift of something called `costs` stands in one module."""
    shifting = {
        path.name
        for path in ENGINE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.RShift)
        and isinstance(node.left, ast.Name)
        and node.left.id == "costs"
    }
    assert shifting == {"power_costs.py"}
