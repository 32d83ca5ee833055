"""Which tests prove which clauses of cards, found out for any game that can be played (`make conformance`).

A test proves a clause of a card when it passes, and fails once the clause is taken off the card. So every test that
names cards is run again, once for each of their clauses. A test names the card that its file is about, and those whose
names stand in its source or its parameters.

A game has a plugin of pytest that says what is its own (`Game`): `python -m pytest -p tests.engine.epic.conformance
--proofs decks/data/tests.json tests/engine/epic`.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from engine.kernel.names import fold

ROOT = Path(__file__).resolve().parents[2]
FAILURES = (Exception, pytest.fail.Exception)


@dataclass(frozen=True)
class Game:
    """What is a game's own. `settings` are the fixtures that set a scenario up, as functions; `end` is what a scenario
    must bear when its test is over; `without` is the card as it would be if a clause were not printed, and while it is
    `printed_as` a card, that definition stands for the card of its name."""

    cards: tuple[Any, ...]
    clauses: Callable[[Any], tuple[Any, ...]]
    fingerprint: Callable[[Any], str]
    without: Callable[[Any], Any]
    printed_as: Callable[[Any], AbstractContextManager[None]]
    settings: Mapping[str, Callable[..., Any]]
    end: Callable[[Any], None] = lambda scene: None

    @cached_property
    def of_file(self) -> dict[str, Any]:
        """A card by what the file of its tests is called."""
        return {fold(card.name): card for card in self.cards}

    @cached_property
    def named(self) -> re.Pattern[str]:
        names = sorted((card.name for card in self.cards), key=len, reverse=True)
        return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)")

    def named_cards(self, item: pytest.Item) -> list[Any]:
        """The cards that a test names, in the order of the catalogue."""
        own = self.of_file.get(subject(item.path.name.removesuffix(".py")))
        parameters = item.callspec.params if hasattr(item, "callspec") else {}
        found = set(self.named.findall(f"{inspect.getsource(item.function)} {parameters!r}"))
        return [card for card in self.cards if card is own or card.name in found]

    def passes_with(self, item: pytest.Item, card: Any) -> bool:
        """Whether the test passes, and ends as it must, when this definition stands for the card of its name."""
        scenes = []

        def seen(setting: Callable[..., Any]) -> Callable[..., Any]:
            def set_up(*given, **more):
                scenes.append(setting(*given, **more))
                return scenes[-1]

            return set_up

        values = {**item.funcargs, **{name: seen(setting) for name, setting in self.settings.items()}}
        with self.printed_as(card):
            try:
                item.obj(**{name: values[name] for name in inspect.signature(item.obj).parameters})
                for scene in scenes:
                    self.end(scene)
            except FAILURES:
                return False
        return True


class Proofs:
    """For each card the tests that name it, and for each of those the numbers of the clauses that it proves."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.path = path
        self.tests: dict[str, dict[str, set[int]]] = {card.name: {} for card in game.cards}
        self.passed_over: list[str] = []

    @pytest.hookimpl
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        played = [item for item in items if set(self.game.settings) & set(getattr(item, "fixturenames", ()))]
        config.hook.pytest_deselected(items=[item for item in items if item not in played])
        items[:] = played

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        result = yield
        game = self.game
        name = f"{item.path.relative_to(ROOT)}::{item.originalname}"
        for card in game.named_cards(item):
            if not game.passes_with(
                item, card
            ):  # it looks at the order of the catalogue, where the card comes last now
                self.passed_over.append(f"{name} ({card.name})")
                continue
            proved = {
                at for at, clause in enumerate(game.clauses(card)) if not game.passes_with(item, game.without(clause))
            }
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
            for card in self.game.cards
            for at, clause in enumerate(self.game.clauses(card))
            if not any(at in proved for proved in self.tests[card.name].values())
        ]
        terminalreporter.section(f"{len(unproved)} clauses without a test")
        for line in unproved:
            terminalreporter.write_line(line)

    def stored(self) -> str:
        cards = {card.name: self.stored_of(card) for card in self.game.cards}
        return json.dumps({"date": datetime.now(UTC).date().isoformat(), "cards": cards}, indent=1) + "\n"

    def stored_of(self, card: Any) -> dict[str, object]:
        """Of tests of other cards, in which this one plays a small part, only the number is told."""
        found = sorted(self.tests[card.name].items())
        own = [(name, proved) for name, proved in found if self.game.of_file.get(subject(name)) is card]
        rules = [(name, proved) for name, proved in found if proved and subject(name) not in self.game.of_file]
        return {
            "definition": self.game.fingerprint(card),
            "named": len(found),
            "tests": {name: sorted(proved) for name, proved in (*own, *rules)},
        }


def subject(test: str) -> str:
    """What the file of a test is called after."""
    return fold(Path(test.split("::", maxsplit=1)[0]).stem.removeprefix("test_"))


def add_options(parser: pytest.Parser) -> None:
    """Of the plugin of a game."""
    parser.addoption("--proofs", type=Path, required=True, help="where to store which tests prove which clauses")


def prove(config: pytest.Config, game: Game) -> None:
    """Find out and store."""
    config.pluginmanager.register(Proofs(game, config.getoption("proofs")), "proofs of clauses")
