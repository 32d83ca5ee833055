"""What the table's page is told of words: the engine's keywords, states and traits, each with its icon, and what the
rules of 2015 say otherwise. Forms tell that, too."""

from __future__ import annotations

from typing import Final, TypedDict

from engine.epic.text import KEYWORDS, STATES, TRAITS

RULES_OF_2015: Final = (
    "By the rulebook of 2015 the first player mulligans first, the attacker acts first after blocks, whoever answers "
    "in another’s turn is asked once more, abilities of the player whose turn it is come first, recycled cards are "
    "shuffled, and there is no hand limit."
)


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
    rules_of_2015: str


def terms() -> Terms:
    """Keywords and traits by what views call them, and states in the order of the help."""
    return {
        "keywords": {facts.name: {"icon": facts.key, "meaning": facts.meaning} for facts in KEYWORDS.values()},
        "traits": {
            str(trait.name).lower(): {"icon": facts.icon, "name": facts.name} for trait, facts in TRAITS.items()
        },
        "states": [{"icon": icon, "name": facts.name, "meaning": facts.meaning} for icon, facts in STATES.items()],
        "rules_of_2015": RULES_OF_2015,
    }
