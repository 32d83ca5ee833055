"""Which tests prove which clauses of cards: a plugin that stores what the conformance page shows (`make conformance`).

    python -m pytest -p tests.engine.epic.conformance --proofs decks/data/tests.json tests/engine/epic

A test proves a clause of a card when it passes, and fails once the clause is taken off the card. So every test that
names cards is run again, once for each of their clauses. A test names the card that its file is about, and those whose
names stand in its source or its parameters.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.epic import language as lang
from engine.epic.catalogue.products import CARDS, DEITIES
from engine.epic.programs.definitions import D
from engine.epic.proofs.clause import ABILITY_IDS_OF, Clause, clauses, fingerprint
from engine.kernel.names import fold
from tests.engine.epic import made_up
from tests.engine.epic.scenario import set_circle, set_table, start_game

ROOT = Path(__file__).resolve().parents[3]
EVERYTHING = (*CARDS, *DEITIES)
OF_FILE = {fold(card.name): card for card in EVERYTHING}
NAMES = sorted((card.name for card in EVERYTHING), key=len, reverse=True)
NAMED = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, NAMES))})(?!\w)")
SETTINGS = {"table", "deal", "circle"}  # the fixtures that set a scenario up
FAILURES = (Exception, pytest.fail.Exception)

# --- cards with a clause less ----------------------------------------------------------------------------------------


def without(clause: Clause) -> lang.Card | lang.Deity:
    """The card as it would be if the clause were not printed. A mode stays and does nothing: it can still be chosen."""
    card, part = clause.card, D.abilities[clause.ability_id].part
    for place in ("abilities", "discard"):
        printed = getattr(card, place, ())
        if part in printed:
            left = (part & ~clause.keyword,) if clause.keyword and part != clause.keyword else ()
            at = printed.index(part)
            return replace(card, **{place: (*printed[:at], *left, *printed[at + 1 :])})
    if isinstance(part, lang.Mode):
        return _rewritten(card, part, lang.Mode((), part.gold))
    return replace(card, effect=()) if part == getattr(card, "effect", None) else _rewritten(card, part, _inert(part))


def _inert(ability: lang.Ability) -> lang.Ability:
    """An ability that a champion gains, with nothing in it."""
    return replace(ability, do=())


def _rewritten(node, part, other):
    """A definition with another part in the place of one; a bare effect among modes is a mode without gold."""
    if isinstance(node, lang.OneOf) and isinstance(part, lang.Mode):
        same = [part in (mode, lang.Mode(mode)) for mode in node.modes]
        if any(same):
            return lang.OneOf(tuple(other if it else mode for it, mode in zip(same, node.modes, strict=True)))
    if type(node) is type(part) and node == part:
        return other
    if isinstance(node, tuple):
        return tuple(_rewritten(one, part, other) for one in node)
    if is_dataclass(node):
        return replace(
            node, **{field.name: _rewritten(getattr(node, field.name), part, other) for field in fields(node)}
        )
    return node


@contextmanager
def printed_as(card: lang.Card | lang.Deity) -> Iterator[None]:
    """Meanwhile this definition stands for the card of its name."""
    was, first = ABILITY_IDS_OF[D.card_index_of_name[card.name]], len(D.abilities)
    with made_up.known(card):
        now = range(first, len(D.abilities))
        if len(now) == len(was):  # a mode that does nothing is still chosen by what it said
            for at, ability_id in zip(now, was, strict=True):
                D.abilities[at] = replace(D.abilities[ability_id], card_index=D.abilities[at].card_index)
        yield


# --- tests run again -------------------------------------------------------------------------------------------------


def named_cards(item: pytest.Item) -> list[lang.Card | lang.Deity]:
    """The cards that a test names, in the order of the catalogue."""
    own = OF_FILE.get(subject(item.path.name.removesuffix(".py")))
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    found = set(NAMED.findall(f"{inspect.getsource(item.function)} {parameters!r}"))
    return [card for card in EVERYTHING if card is own or card.name in found]


def passes_with(item: pytest.Item, card: lang.Card | lang.Deity) -> bool:
    """Whether the test passes, and ends quiet, when this definition stands for the card of its name."""
    scenes = []

    def table(*sides, **more):
        scenes.append(set_table(*sides, **more))
        return scenes[-1]

    def deal(*decks, **more):
        scenes.append(start_game(*decks, **more))
        return scenes[-1]

    def circle(*sides, **more):
        scenes.append(set_circle(*sides, **more))
        return scenes[-1]

    values = {**item.funcargs, "table": table, "circle": circle, "deal": deal}
    with printed_as(card):
        try:
            item.obj(**{name: values[name] for name in inspect.signature(item.obj).parameters})
            for scene in scenes:
                scene.quiet()
        except FAILURES:
            return False
    return True


class Proofs:
    """For each card the tests that name it, and for each of those the numbers of the clauses that it proves."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tests: dict[str, dict[str, set[int]]] = {card.name: {} for card in EVERYTHING}
        self.passed_over: list[str] = []

    @pytest.hookimpl
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        played = [item for item in items if SETTINGS & set(getattr(item, "fixturenames", ()))]
        config.hook.pytest_deselected(items=[item for item in items if item not in played])
        items[:] = played

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        result = yield
        name = f"{item.path.relative_to(ROOT)}::{item.originalname}"
        for card in named_cards(item):
            if not passes_with(item, card):  # it looks at the order of the catalogue, where the card now comes last
                self.passed_over.append(f"{name} ({card.name})")
                continue
            proved = {at for at, clause in enumerate(clauses(card)) if not passes_with(item, without(clause))}
            self.tests[card.name].setdefault(name, set()).update(proved)
        return result

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus == 0 and not session.testsfailed:
            self.path.write_text(self.stored(), encoding="utf-8")

    def pytest_terminal_summary(self, terminalreporter, exitstatus: int) -> None:
        if exitstatus:
            terminalreporter.write_line("Tests failed: nothing is stored.")
            return
        for line in self.passed_over:
            terminalreporter.write_line(f"Cannot be run again with the card anew: {line}")
        unproved = [
            f"{card.name}: {clause.text}".replace("\n", " ")
            for card in EVERYTHING
            for at, clause in enumerate(clauses(card))
            if not any(at in proved for proved in self.tests[card.name].values())
        ]
        terminalreporter.section(f"{len(unproved)} clauses without a test")
        for line in unproved:
            terminalreporter.write_line(line)

    def stored(self) -> str:
        cards = {card.name: self.stored_of(card) for card in EVERYTHING}
        return json.dumps({"date": datetime.now(UTC).date().isoformat(), "cards": cards}, indent=1) + "\n"

    def stored_of(self, card: lang.Card | lang.Deity) -> dict[str, object]:
        """Of tests of other cards, in which this one plays a small part, only the number is told."""
        found = sorted(self.tests[card.name].items())
        own = [(name, proved) for name, proved in found if OF_FILE.get(subject(name)) is card]
        rules = [(name, proved) for name, proved in found if proved and subject(name) not in OF_FILE]
        return {
            "definition": fingerprint(card),
            "named": len(found),
            "tests": {name: sorted(proved) for name, proved in (*own, *rules)},
        }


def subject(test: str) -> str:
    """What the file of a test is called after."""
    return fold(Path(test.split("::", maxsplit=1)[0]).stem.removeprefix("test_"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--proofs", type=Path, required=True, help="where to store which tests prove which clauses")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Proofs(config.getoption("proofs")), "proofs of clauses")
