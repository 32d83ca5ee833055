"""What the table's page is told of words: the engine's keywords, states and traits, each with its icon."""

from __future__ import annotations

from typing import TypedDict

from engine.epic.text import KEYWORDS, STATES, TRAITS


class KeywordTerm(TypedDict):
    icon: str
    meaning: str


class StateTerm(TypedDict):
    icon: str
    name: str
    meaning: str


class TraitTerm(TypedDict):
    icon: str
    name: str


class Terms(TypedDict):
    keywords: dict[str, KeywordTerm]
    traits: dict[str, TraitTerm]
    states: list[StateTerm]


def terms() -> Terms:
    """Keywords and traits by what views call them, and states in the order of the help."""
    return {
        "keywords": {facts.name: {"icon": facts.key, "meaning": facts.meaning} for facts in KEYWORDS.values()},
        "traits": {
            str(trait.name).lower(): {"icon": facts.icon, "name": facts.name} for trait, facts in TRAITS.items()
        },
        "states": [{"icon": icon, "name": facts.name, "meaning": facts.meaning} for icon, facts in STATES.items()],
    }
