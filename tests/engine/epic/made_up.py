"""Cards that no product has, for mechanics on their own. The scenario language knows them by name while they are known.

@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(BLEEDER, THINKER):
        yield
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.epic import language as lang
from engine.epic.positions.notation import words
from engine.epic.positions.plain import abilities, kinds
from engine.epic.programs.compile import add_cards
from engine.epic.programs.definitions import D
from engine.epic.programs.tables import Definition
from engine.epic.proofs.copies import copy_laws, hidden_laws, onlooker_laws
from engine.epic.proofs.notations import notation_laws, shown_laws
from engine.epic.rules.state import Game
from engine.kernel.names import fold
from engine.kernel.random import Rng


@contextmanager
def known(*cards: Definition) -> Iterator[None]:
    """The engine knows these cards meanwhile, and no longer: other tests read all of its tables. One with the name of a
    real card stands in for it."""
    before = {name: len(table) for name in dir(D) if isinstance(table := getattr(D, name), list)}
    rows = dict(D.card_index_of_name)
    add_cards(D, cards)
    forget()
    names = dict(words.NAMES)
    words.NAMES.update({fold(card.name): card.name for card in cards})
    try:
        yield
    finally:
        for name, length in before.items():
            del getattr(D, name)[length:]
        for table, was in ((D.card_index_of_name, rows), (words.NAMES, names)):
            table.clear()
            table.update(was)
        forget()


def forget() -> None:
    """What was found out about cards by their numbers."""
    for found in (abilities.abilities_of, abilities.steps_of, kinds.kinds_of):
        found.cache_clear()


def champion(name: str, *abilities: lang.Ability, **more: object) -> lang.Card:
    """A free evil human champion 3/3; `more` says what is otherwise."""
    facts = {"alignment": lang.EVIL, "cost": 0, "classes": "human", "offense": 3, "defense": 3, **more}
    return lang.Card(name, gem=lang.WHITE, kind=lang.CHAMPION, abilities=abilities, **facts)


def event(name: str, *effect: lang.Step, **more: object) -> lang.Card:
    """A free evil event; `more` says what is otherwise."""
    return lang.Card(
        name, gem=lang.WHITE, kind=lang.EVENT, effect=effect, **{"alignment": lang.EVIL, "cost": 0, **more}
    )


def laws(game: Game, seed: int = 1) -> list[str]:
    """Laws of copies, of notations and of hidden cards that do not hold in a position."""
    rng = Rng(seed)
    broken = copy_laws(game, rng) + onlooker_laws(game, rng)
    if len(game.options) > 1 or game.reason:  # with one answer a scenario waits, and a game does not
        broken += notation_laws(game, rng)
    return broken + [law for seat in (0, 1) for law in hidden_laws(game, seat, rng) + shown_laws(game, seat, rng)]
