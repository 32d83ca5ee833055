"""Definitions in print. A definition has no text of its own: each sentence is made here."""

from engine.epic.text.keywords import KEYWORDS, STATES, TRAITS
from engine.epic.text.printed import ability_text

__all__ = ["KEYWORDS", "STATES", "TRAITS", "ability_text"]
