import ast
import importlib
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ENGINE = sorted((ROOT / "engine").rglob("*.py"))
GAME = ROOT / "engine" / "epic"
ROOMS = sorted(path.parent.name for path in GAME.glob("*/__init__.py"))
OUTSIDE = sorted(
    path
    for path in ROOT.rglob("*.py")
    if not path.relative_to(ROOT).parts[0].startswith((".", "tests", "var")) and GAME not in path.parents
)
WHOLE = ("engine.epic.language", "engine.epic.limited")  # rooms that the others inside use by their doors too


def relative(path):
    return str(path.relative_to(ROOT))


@cache
def tree(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(node):
    """What an import statement names, as pairs: the module, and the name in it or None."""
    if isinstance(node, ast.Import):
        return [(alias.name, None) for alias in node.names]
    return [("engine" if node.level else node.module, alias.name) for alias in node.names]


def imported(path):
    return [
        pair for node in ast.walk(tree(path)) if isinstance(node, ast.Import | ast.ImportFrom) for pair in imports(node)
    ]


def types_only(path):
    """Imports that only checkers and compilers read: nothing of them is there when the module runs."""
    asked = [node for node in tree(path).body if isinstance(node, ast.If)]
    blocks = [node.body for node in asked if ast.unparse(node.test) == "TYPE_CHECKING"]
    return [pair for body in blocks for node in body for pair in imports(node)]


def foreign(pairs):
    """The top-level names of packages that are neither Python's nor the engine."""
    return {module.partition(".")[0] for module, _ in pairs} - sys.stdlib_module_names - {"engine"}


@pytest.mark.parametrize("path", ENGINE, ids=relative)
def test_the_engine_needs_nothing_but_python(path):
    assert foreign(set(imported(path)) - set(types_only(path))) == set()


def test_only_randomness_names_types_of_a_compiler():
    named = {relative(path): foreign(types_only(path)) for path in ENGINE}
    assert {path: names for path, names in named.items() if names} == {"engine/kernel/random.py": {"mypy_extensions"}}


# --- the doors of rooms ----------------------------------------------------------------------------------------------


def past_the_door(module, name):
    """Whether an import from outside names something of the game that no room hands out."""
    if not f"{module}.".startswith("engine.epic."):
        return False
    if module == "engine.epic":
        return name not in importlib.import_module(module).__all__ and name not in (*ROOMS, "game", "versions")
    room = module.removeprefix("engine.epic.")
    if name is None or room not in (*ROOMS, "versions"):
        return True
    return name not in getattr(importlib.import_module(module), "__all__", dir(importlib.import_module(module)))


def parts_read(path):
    """What is read of rooms that a module imports whole, as pairs like those of `imports`."""
    rooms = {}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and node.module == "engine.epic":
            rooms |= {alias.asname or alias.name: alias.name for alias in node.names if alias.name in ROOMS}
    return [
        (f"engine.epic.{rooms[node.value.id]}", node.attr)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in rooms
        if not node.attr.startswith("__")
    ]


@pytest.mark.parametrize("path", OUTSIDE, ids=relative)
def test_nobody_outside_imports_past_the_door_of_a_room(path):
    assert [pair for pair in imported(path) + parts_read(path) if past_the_door(*pair)] == []


@pytest.mark.parametrize(
    ("module", "name"),
    [("engine.epic.rules.atoms", "draw"), ("engine.epic.rules", "atoms"), ("engine.epic", "rows"),
     ("engine.epic.rules.atoms", None), ("engine.epic.rules", "advance")],
)  # fmt: skip
def test_an_import_past_a_door_would_be_noticed(module, name):
    assert past_the_door(module, name)


@pytest.mark.parametrize("path", sorted(GAME.rglob("*.py")), ids=relative)
def test_inside_the_game_modules_import_modules_and_no_doors(path):
    """So a door serves those outside only, and none has to be open before the room behind it is built."""
    own = path.parent if path.name == "__init__.py" else None
    through = [
        f"{module}.{name}"
        for module, name in imported(path)
        if module.removeprefix("engine.epic.") in ROOMS and module not in WHOLE
        if not (GAME / module.removeprefix("engine.epic.") / f"{name}.py").is_file()
    ]
    assert own == GAME or through == []


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_says_what_it_is_for_and_hands_out_what_it_has(room):
    door = importlib.import_module(f"engine.epic.{room}")
    assert door.__doc__
    assert [name for name in getattr(door, "__all__", ()) if not hasattr(door, name)] == []
