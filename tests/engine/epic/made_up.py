"""Cards that no product has, for mechanics on their own. The scenario language knows them by name while they are known.

@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(BLEEDER, THINKER):
        yield
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.epic.compile import add_cards
from engine.epic.definitions import D
from engine.epic.tables import Definition


@contextmanager
def known(*cards: Definition) -> Iterator[None]:
    """The engine knows these cards meanwhile, and no longer: other tests read all of its tables."""
    before = {name: len(table) for name, table in vars(D).items() if isinstance(table, list)}
    add_cards(D, cards)
    yield
    for name, length in before.items():
        del getattr(D, name)[length:]
    for card in cards:
        del D.row_of_name[card.name]
