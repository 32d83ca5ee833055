"""House rulings: every ruling of the page names tests that exist, and those that no other file shows are here."""

import ast
import re
from pathlib import Path

from engine.epic.catalogue.products import by_name, facts
from tests.engine.epic.scenario import Side

ROOT = Path(__file__).parents[4]
RULINGS = (ROOT / "docs/house-rulings.md").read_text(encoding="utf-8")


def test_every_house_ruling_has_a_number_and_names_tests_that_exist():
    rows = [line for line in RULINGS.splitlines() if re.match(r"\| H\d+ ", line)]
    numbers = [int(line.split()[1].removeprefix("H")) for line in rows]
    assert numbers == sorted(set(numbers))
    for row in rows:
        named = re.findall(r"`([^`]+\.py)::(\w+)`", row)
        assert named, row
        for path, name in named:
            tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
            assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, name


def test_h9_the_catalogue_knows_printed_alignments_only(table):
    game = table(you=Side(board=["Dark Leader", "Priest of Kalnor"]))
    assert game.champion("Priest of Kalnor").alignments == {"good", "evil"}
    assert facts(by_name("Priest of Kalnor"))["alignments"] == ["good"]


def test_h15_equal_abilities_are_not_ordered(table):
    game = table(you=Side(hand=["Kong"], board=["Fire Shaman", "Fire Shaman"]), opponent=Side(board=["Human"]))
    game.play("Kong")
    game.could_trigger("Fire Shaman", "Kong")
    game.trigger("Fire Shaman")
    game.choose("opponent")
    game.trigger("Fire Shaman")
    game.choose("opponent")
    game.choose("Human")
    assert (game.opponent.health, game.opponent.board) == (24, [])


def test_h16_the_last_health_may_be_paid(table):
    game = table(you=Side(hand=["Infernal Gatekeeper"], health=1))
    game.play("Infernal Gatekeeper")
    game.accept()
    assert (game.winner, game.ended_by) == ("opponent", "health")
