"""Which tests prove which clauses of cards: a plugin for the conformance page (`tests/engine/proving.py`).

python -m pytest -p tests.engine.epic_tcg.conformance --proofs decks/data/tests-epic-tcg.json tests/engine/epic_tcg
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.epic_tcg import language as lang
from engine.epic_tcg.catalogue import CARDS
from engine.epic_tcg.proofs.clause import NUMBERS, Clause, clauses, fingerprint
from tests.engine import proving
from tests.engine.epic_tcg import made_up
from tests.engine.epic_tcg.scenario import seated, start_game


def without(clause: Clause) -> lang.Card:
    """The card as it would be if the clause were not printed. A mode stays and does nothing: it can still be chosen. A
    champion whose numbers depend on the game is 0/1."""
    card, part = clause.card, clause.part
    if part == NUMBERS:
        return replace(card, offense=0, defense=1)
    if isinstance(part, int) and not isinstance(part, lang.Keyword):
        assert isinstance(card.effect, lang.OneOf), "modes are numbered"
        modes = tuple(() if at == part else mode for at, mode in enumerate(card.effect.modes))
        return replace(card, effect=lang.OneOf(modes))
    if isinstance(part, lang.Keyword):
        return replace(card, abilities=tuple(_less(ability, part) for ability in card.abilities if ability != part))
    for place in ("playing", "discard" if clause.in_discard else "abilities"):
        if part in getattr(card, place):
            left = [one for one in getattr(card, place) if one is not part]
            return replace(card, **{place: tuple(left)})
    return replace(card, effect=())


def _less(ability: lang.Ability, keyword: lang.Keyword) -> lang.Ability:
    return ability & ~keyword if isinstance(ability, lang.Keyword) else ability


GAME = proving.Game(
    cards=CARDS,
    clauses=clauses,
    fingerprint=fingerprint,
    without=without,
    printed_as=made_up.known,
    settings={"table": seated, "deal": start_game},
)


def pytest_addoption(parser: pytest.Parser) -> None:
    proving.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    proving.prove(config, GAME)
