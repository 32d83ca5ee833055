"""Cards that no product has, for rules on their own. The engine knows them while they are `known`.

@pytest.fixture(autouse=True, scope="module")
def cards():
    with made_up.known(champion("Scout", offense=2), event("Bolt", Damage(3, Target(ANYTHING)))):
        yield
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from engine.epic_tcg import language as lang
from engine.epic_tcg.programs.compile import Definition, add_cards
from engine.epic_tcg.programs.definitions import D


@contextmanager
def known(*cards: Definition) -> Iterator[None]:
    """The engine knows these cards meanwhile, and no longer."""
    before = {name: len(table) for name in dir(D) if isinstance(table := getattr(D, name), list)}
    names = dict(D.index_of)
    try:
        add_cards(D, cards)
        yield
    finally:
        for name, length in before.items():
            del getattr(D, name)[length:]
        D.index_of.clear()
        D.index_of.update(names)


def champion(name: str, *abilities: lang.Ability, **more: object) -> lang.Card:
    """A free unaligned natural champion 3/3 of speed build; `more` says what is otherwise."""
    card = lang.Card(
        name, lang.UNALIGNED, lang.NATURAL, lang.CHAMPION, lang.FREE, lang.BUILD, 3, 3, abilities=abilities
    )  # fmt: skip
    return replace(card, **more)


def thing(name: str, *abilities: lang.Ability, **more: object) -> lang.Card:
    """A free unaligned constructed object of speed build."""
    card = lang.Card(
        name, lang.UNALIGNED, lang.CONSTRUCTED, lang.OBJECT, lang.FREE, lang.BUILD, abilities=abilities
    )  # fmt: skip
    return replace(card, **more)


def event(name: str, *effect: lang.Step, **more: object) -> lang.Card:
    """A free unaligned magical event of speed fast."""
    card = lang.Card(name, lang.UNALIGNED, lang.MAGICAL, lang.EVENT, lang.FREE, lang.FAST, effect=effect)
    return replace(card, **more)
