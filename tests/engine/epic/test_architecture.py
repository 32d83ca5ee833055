"""Lines that the engine's source keeps, read from its syntax trees.

Atoms are the only writers; rules read derived characteristics; no card is named outside `cards/`; nothing of Python's
waits while a decision does.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

from engine.epic.positions.laws import CARD_TABLES, PAIRS, SLOT_TABLES
from engine.epic.programs.definitions import NAME
from engine.epic.rules.state import Game
from tests.engine.slots import slots_of

ENGINE = Path(__file__).resolve().parents[3] / "engine"
EPIC = ENGINE / "epic"
RULES = EPIC / "rules"
EVERYWHERE = sorted(ENGINE.rglob("*.py"))
OTHERS = [path for path in EVERYWHERE if "epic_tcg" not in path.parts]  # that game has tables of its own

# of cards, champions and players; what is of the turn, of frames and of the decision belongs to the programs
TABLES = {
    *CARD_TABLES, *SLOT_TABLES, *PAIRS, "free", "statics", "health", "gold", "restricted_gold", "played",
    "cards_played", "broken", "temporary_control", "last_known", "damaged_players", "suspended", "granted",
    "no_healing", "turn_statics",
}  # fmt: skip
WRITERS = {
    "epic/rules/atoms.py": "every change in play",
    "epic/rules/damage.py": "damage, and what it breaks",
    "epic/rules/this_turn.py": "what ends with the turn",
    "epic/rules/state.py": "an empty game, and clones",
    "epic/rules/machine.py": "shuffles and deals a new game",
    "epic/positions/plain/building.py": "builds a game from a description",
    "epic/positions/plain/resuming.py": "and what is going on in it",
    "epic/views/hidden.py": "deals hidden cards anew in a copy",
    "epic/proofs/copies.py": "lets hidden cards change places in a copy",
}
MUTATORS = {
    "append",
    "clear",
    "extend",
    "insert",
    "pop",
    "popitem",
    "remove",
    "reverse",
    "setdefault",
    "sort",
    "update",
}

# printed rows that continuous and gained abilities change, and who may read them for which reason
ROWS = ("engine.epic.programs.definitions", "engine.epic.programs")
CHARACTERISTICS = {"ALIGNMENT", "DEFENSE", "KEYWORDS", "OFFENSE", "OWN"}
READERS = {
    "rules/atoms.py": {"KEYWORDS"},  # what a champion has when it enters play
    "rules/derive.py": {"ALIGNMENT", "DEFENSE", "OFFENSE", "OWN"},  # makes current ones of them
    "views/hidden.py": {"DEFENSE", "KEYWORDS", "OFFENSE"},  # shows what is printed beside what is current
    "positions/plain/building.py": {"KEYWORDS"},  # tells what was gained from what is printed
    "positions/plain/describing.py": {"KEYWORDS"},
    "rules/turn.py": {"ALIGNMENT", "KEYWORDS"},  # of cards in hand
    "rules/selecting.py": {"ALIGNMENT"},  # of cards in hand
    "rules/frame.py": {"ALIGNMENT"},  # of cards that an effect selected, of an event, of a card that is not in play
    "rules/picks.py": {"ALIGNMENT"},  # of cards in discard piles
    "proofs/fuzz.py": {"ALIGNMENT"},  # of cards that go into decks
}
OF_ALL = {"rules/derive.py", "views/hidden.py", "positions/plain/building.py", "positions/plain/describing.py"}

HOT = (
    "machine", "turn", "battle", "effects", "flow", "frame", "selecting", "zones", "atoms", "damage", "this_turn",
    "picks", "derive", "state", "triggers",
)  # fmt: skip
WAITS = (ast.Yield, ast.YieldFrom, ast.Await, ast.Lambda, ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith)


@cache
def tree(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def functions(path):
    return [node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef)]


# --- who writes ------------------------------------------------------------------------------------------------------


def table_of(node, aliases):
    """The table of a game that an expression is, or is a part of: `g.hand`, `g.hand[0]`, or a name for one of those."""
    while isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice):
        node = node.value
    if isinstance(node, ast.Name):
        return aliases.get(node.id)
    if isinstance(node, ast.Attribute) and node.attr in TABLES and not _of_something_else(node):
        return node.attr
    return None


def _of_something_else(node):
    """Compiled tables and data classes have some of the same names: those are `self.` and `D.` and `half.`"""
    return isinstance(node.value, ast.Name) and node.value.id in ("self", "table", "D", "half", "position")


def assigned(node):
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            return [one for target in targets for one in (target.elts if isinstance(target, ast.Tuple) else [target])]
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            return [target]
    return []


def written(function):
    """Tables that a function changes, also by another name that it gave them."""
    aliases, found = {}, set()
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            aliases[node.targets[0].id] = table_of(node.value, {})
    for node in ast.walk(function):
        for target in assigned(node):
            if not isinstance(target, ast.Name):
                part = target.value if isinstance(target, ast.Subscript) else target
                found.add(table_of(part, aliases))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
            found.add(table_of(node.func.value, aliases))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "setattr":
            found.add("setattr")
    return found - {None}


def test_tables_are_slots_of_a_game():
    assert slots_of(Game) >= TABLES


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: str(path.relative_to(ENGINE)))
def test_only_atoms_write_the_tables_of_cards_champions_and_players(path):
    if str(path.relative_to(ENGINE)) in WRITERS:
        return
    # it makes every slot from bytes, or from an earlier position
    wanted = {"_read": {"setattr"}, "return_to": {"setattr"}} if path.name == "pack.py" else {}
    assert {function.name: written(function) for function in functions(path) if written(function)} == wanted


@pytest.mark.parametrize("name", sorted(set(WRITERS) - {"epic/rules/state.py"}))  # makes tables, on self and on a clone
def test_every_writer_writes(name):
    assert [function.name for function in functions(ENGINE / name) if written(function)] != []


def test_machine_writes_tables_only_when_it_deals():
    writes = [function.name for function in functions(RULES / "machine.py") if written(function)]
    assert writes == ["new_game"]


@pytest.mark.parametrize(
    "code",
    ["g.gold[seat] = 1", "g.hand[seat].append(uid)", "g.damage_of[slot] += 2", "pile = g.deck[0]\n    pile.pop()",
     "g.board = [[], []]", "del g.statics[:]", "g.last_known[ref] = ()", "deck, g.hand = g.hand, g.deck"],
)  # fmt: skip
def test_a_writer_would_be_noticed(code):
    assert written(ast.parse(f"def f(g):\n    {code}")) != set()


@pytest.mark.parametrize(
    "code", ["pile = g.deck[0][:]\n    pile.pop()", "f.append(1)", "g.options = []", "x = g.gold[0]"]
)
def test_a_reader_is_no_writer(code):
    assert written(ast.parse(f"def f(g):\n    {code}")) == set()


# --- who reads what is printed ---------------------------------------------------------------------------------------


def test_rules_read_derived_characteristics():
    read = {}
    for path in sorted(EPIC.rglob("*.py")):
        if path == EPIC / "programs" / "__init__.py":  # hands them out to bots, who read what is printed as players do
            continue
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ImportFrom) and node.module in ROWS:
                names = {alias.name for alias in node.names} & CHARACTERISTICS
                if names:
                    read.setdefault(str(path.relative_to(EPIC)), set()).update(names)
    assert read == READERS


@pytest.mark.parametrize("name", sorted(set(READERS) - OF_ALL))
def test_the_printed_row_of_a_champion_in_play_is_read_by_nobody_else(name):
    for function in functions(EPIC / name):
        rows = set()  # names of rows that come from champions in play
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Assign)
                and "card_index_of" in ast.unparse(node.value)
                and "def_of" not in ast.unparse(node.value)
            ):
                rows |= {target.id for target in assigned(node) if isinstance(target, ast.Name)}
        for node in ast.walk(function):
            if (
                isinstance(node, ast.Subscript)
                and isinstance(node.value, ast.Name)
                and node.value.id in CHARACTERISTICS
            ):
                index = ast.unparse(node.slice)
                assert "card_index_of[" not in index, f"{name}: {ast.unparse(node)} in {function.name}"
                assert index not in rows, f"{name}: {ast.unparse(node)} in {function.name}"


# --- names of cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", EVERYWHERE, ids=lambda path: str(path.relative_to(ENGINE)))
def test_no_card_is_named_outside_the_cards(path):
    if path.parent.name in ("cards", "data"):  # data: numbers by card, which a command writes
        return
    literals = {node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Constant)}
    assert literals & set(NAME) == set()


# --- what waits ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", HOT)
def test_nothing_of_python_waits_while_a_decision_does(name):
    source = tree(RULES / f"{name}.py")
    assert [ast.unparse(node) for node in ast.walk(source) if isinstance(node, WAITS)] == []
    for outer in functions(RULES / f"{name}.py"):
        inner = [node for node in ast.walk(outer) if isinstance(node, ast.FunctionDef) and node is not outer]
        assert inner == [], f"{name}.{outer.name} has a function inside"


@pytest.mark.parametrize("name", HOT)
def test_hot_files_know_their_types(name):
    """What mypyc compiles well: no Any, no decorator, every function annotated."""
    source = tree(RULES / f"{name}.py")
    names = [node for node in ast.walk(source) if isinstance(node, ast.Name) and node.id in ("Any", "object")]
    assert [ast.unparse(node) for node in names] == []
    for function in functions(RULES / f"{name}.py"):
        assert function.decorator_list == []
        assert function.returns is not None


@pytest.mark.parametrize("path", EVERYWHERE, ids=lambda path: str(path.relative_to(ENGINE)))
def test_the_engine_opens_nothing(path):
    calls = [node for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]
    names = {ast.unparse(call.func).rpartition(".")[2] for call in calls}
    assert (
        names & {"open", "read_text", "read_bytes", "write_text", "write_bytes", "urlopen", "socket", "print"} == set()
    )
