"""Definitions in print. A definition has no text of its own: each sentence is made here."""

from engine.epic_tcg.text.abilities import ability_text
from engine.epic_tcg.text.keywords import (
    COUNTERS,
    DAMAGE_WARD,
    KEYWORDS,
    SPEEDS,
    STATES,
    TRAITS,
    WARD,
    counter_name,
    keyword_names,
)
from engine.epic_tcg.text.printed import (
    ability_of,
    card_text,
    discard_text,
    effect_text,
    event_text,
    numbers_text,
    playing_text,
    rule_text,
)

__all__ = [
    "COUNTERS",
    "DAMAGE_WARD",
    "KEYWORDS",
    "SPEEDS",
    "STATES",
    "TRAITS",
    "WARD",
    "ability_of",
    "ability_text",
    "card_text",
    "counter_name",
    "discard_text",
    "effect_text",
    "event_text",
    "keyword_names",
    "numbers_text",
    "playing_text",
    "rule_text",
]
