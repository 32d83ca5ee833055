"""What cards and abilities say in print, for what looks for words in it."""

from __future__ import annotations

from functools import cache

from engine.epic_tcg import language as lang
from engine.epic_tcg.programs.tables import Definitions
from engine.epic_tcg.text import ability_text, card_text, discard_text


@cache
def _of_card(card: lang.Card) -> str:
    return f"{card_text(card)}\n{discard_text(card)}".lower()


@cache
def _of_ability(ability: lang.Ability) -> str:
    return ability_text(ability).lower()


def card_says(table: Definitions, card_index: int, words: tuple[str, ...]) -> bool:
    """Whether one of these stands in the printed text of a card, in capitals or not. A token has no text."""
    card = table.definitions[card_index]
    return isinstance(card, lang.Card) and any(one in _of_card(card) for one in words)


def ability_says(table: Definitions, program: int, words: tuple[str, ...]) -> bool:
    """The same of the ability that this program is of."""
    part = table.sources[program].part
    is_ability = isinstance(part, lang.Activated | lang.WhenTrigger | lang.AsTrigger)
    return is_ability and any(one in _of_ability(part) for one in words)
