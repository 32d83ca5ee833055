"""What each Limited format is like, in a sentence or two: the one description that pages and commands show."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.epic_tcg.limited.procedures import PROCEDURES, Procedure
from engine.kernel.grammar import capital, number_word

_TEMPLATES: Final = {
    "sealed": "No picks: everybody opens {least} to {most} boosters of {pack_size}. With one or two, all cards are the "
    "deck; with more, everybody builds one.",
    "packwar": "No picks, no building: everybody plays the {pack_size} cards of a booster.",
    "draft": "{least} to {most} boosters of {pack_size} for each player: pick a card, pass the rest, and build a deck. "
    "What is left is shuffled before it is passed for the first time.",
    "cube": "A Draft with {least} to {most} packs of {pack_size} for each player, dealt from a cube or another list of "
    "cards. It is not in the rule book.",
}


def _summary(one: Procedure) -> str:
    least, most = map(number_word, one.bounds)
    text = _TEMPLATES[one.key].format(least=least, most=most, pack_size=one.pack_size)
    return capital(text)


SUMMARIES: Final[Mapping[str, str]] = MappingProxyType({one.key: _summary(one) for one in PROCEDURES})
