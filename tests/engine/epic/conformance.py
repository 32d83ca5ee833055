"""Which tests prove which clauses of cards: a plugin for the conformance page (`tests/engine/proving.py`).

python -m pytest -p tests.engine.epic.conformance --proofs decks/data/tests.json tests/engine/epic
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace

import pytest

from engine.epic import language as lang
from engine.epic.catalogue.products import CARDS, DEITIES
from engine.epic.programs.definitions import D
from engine.epic.proofs.clause import ABILITY_IDS_OF, Clause, clauses, fingerprint
from tests.engine import proving
from tests.engine.epic import made_up
from tests.engine.epic.scenario import Scenario, set_circle, set_table, start_game


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


GAME = proving.Game(
    cards=(*CARDS, *DEITIES),
    clauses=clauses,
    fingerprint=fingerprint,
    without=without,
    printed_as=printed_as,
    settings={"table": set_table, "deal": start_game, "circle": set_circle},
    end=Scenario.quiet,
)


def pytest_addoption(parser: pytest.Parser) -> None:
    proving.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    proving.prove(config, GAME)
