"""Lines that the source of the second game's rules keeps, read from its syntax trees: atoms are the only writers, no
card is named in the engine, nothing of Python's waits while a decision does, copies copy every table."""

import ast
from pathlib import Path

import pytest

from engine.epic_tcg.programs.definitions import NAMES
from engine.epic_tcg.rules.setup import Setup
from engine.epic_tcg.rules.state import REGISTERS, TABLES, Frame, Game
from engine.kernel.random import Rng

ROOM = Path(__file__).resolve().parents[3] / "engine" / "epic_tcg"
RULES = sorted((ROOM / "rules").glob("*.py"))
WORDS = sorted([*(ROOM / "prompts").glob("*.py"), *(ROOM / "views").glob("*.py")])
ALL = [*RULES, *sorted((ROOM / "programs").glob("*.py")), *WORDS]

# of cards, pieces and players; what is of the turn, of frames and of the decision belongs to the programs
OWNED = {
    "zone_of", "holder_of", "known_of", "deck", "hand", "discard", "board", "card_of", "ref_of", "uid_of",
    "owner_of_slot", "controller_of", "damage_of", "counters_of", "turn_keywords_of", "turn_lost_of",
    "turn_offense_of", "turn_defense_of", "free", "statics", "given", "working", "mojo", "actions",
    "temporary_control", "turn_traits", "last_known", "damagers", "ward_used", "group_of", "kept_of",
    "limited_actions", "turn_abilities", "turn_bundles_of", "turn_form_of", "under",
}  # fmt: skip
WRITERS = {
    "atoms.py": "changes of players and of pieces that stay",
    "moving.py": "cards and pieces that come and go",
    "damage.py": "damage",
    "state.py": "an empty game, and copies",
    "machine.py": "shuffles and deals a new game",
    "sight.py": "deals hidden cards anew in a copy",
}
MUTATORS = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "update"}
WAITS = (ast.Yield, ast.YieldFrom, ast.Await, ast.AsyncFunctionDef)


def table(node):
    """The table of a game that an expression names, as `g.table` or a place in it."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("g", "copy"):
        return node.attr if node.attr in OWNED else None
    return None


def written(tree):
    for node in ast.walk(tree):
        targets = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
            targets = [node.func.value]
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                if table(one):
                    yield f"{table(one)} in line {node.lineno}"


@pytest.mark.parametrize("path", RULES, ids=lambda path: path.name)
def test_atoms_are_the_only_writers(path):
    found = list(written(ast.parse(path.read_text(encoding="utf-8"))))
    assert found == [] or path.name in WRITERS


@pytest.mark.parametrize("path", WORDS, ids=lambda path: path.name)
def test_whoever_says_it_in_words_changes_nothing(path):
    assert list(written(ast.parse(path.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.name)
def test_no_card_is_named_and_nothing_waits(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert texts & set(NAMES) <= {"No"}  # an answer, and by chance a card
    waiting = [node for node in ast.walk(tree) if isinstance(node, WAITS)]
    assert waiting == []


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.name)
def test_files_are_short(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) < 600


def test_a_copy_has_every_table_and_shares_none_that_is_changed_in_place():
    g = Game(Setup((("a",), ("b",))), Rng(1))
    copy = g.clone()
    for name in TABLES:
        assert hasattr(copy, name), name
    assert all(hasattr(Frame(0, 0, 0).copy(), name) for name in REGISTERS)
