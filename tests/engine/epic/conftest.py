"""The scenario language as fixtures: every scenario that a test sets up must end quiet."""

from __future__ import annotations

import pytest

from engine.epic import catalogue
from engine.epic.construction import formats
from engine.epic.language import EVIL, GOOD
from tests.engine.epic import made_up
from tests.engine.epic.scenario import set_circle, set_table, start_game

FAILED = pytest.StashKey()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def scenarios(request):
    """The scenarios of this test; checked when it has passed."""
    made = []
    yield made
    if not request.node.stash.get(FAILED, True):
        for game in made:
            game.quiet()


@pytest.fixture
def table(scenarios):
    """`table(you=Side(...), opponent=Side(...), ...)`: a scenario in a position; see scenario.py."""

    def make(*sides, **more):
        scenarios.append(set_table(*sides, **more))
        return scenarios[-1]

    return make


@pytest.fixture
def circle(scenarios):
    """`circle(Side(...), Side(...), Side(...), ...)`: a scenario of more than two players; see scenario.py."""

    def make(*sides, **more):
        scenarios.append(set_circle(*sides, **more))
        return scenarios[-1]

    return make


@pytest.fixture
def deal(scenarios):
    """`deal(cards, cards, first="you")`: a scenario from the very start of a game."""

    def make(*decks, **more):
        scenarios.append(start_game(*decks, **more))
        return scenarios[-1]

    return make


@pytest.fixture
def two_alignments(monkeypatch):
    """For the construction of decks: a free card and one of cost 1, both good and evil, such as no product has."""
    for name, cost in (("Twilight Imp", 0), ("Twilight Lord", 1)):
        card = made_up.champion(name, alignment=GOOD | EVIL, cost=cost)
        monkeypatch.setitem(catalogue.CARD_OF, name, card)
        monkeypatch.setitem(formats.PART_OF, name, formats.part_of(card))
