"""Decks that anybody can play at once: 60 cards for each alignment, legal as designed decks by every list that there
was. They are ours, not the publisher's."""

from __future__ import annotations

from typing import Final

from engine.construction.ready import ReadyDeck
from engine.epic_tcg.cards.ready import EVIL, GOOD, UNALIGNED, WILD
from engine.epic_tcg.construction.formats import DESIGNED

COPIES: Final = 3


def _deck(key: str, names: tuple[str, ...], about: str) -> ReadyDeck:
    return ReadyDeck(
        key=key,
        name=key.capitalize(),
        cards=tuple(name for name in names for _ in range(COPIES)),
        format_key=DESIGNED.key,
        kind="ready-made",
        source="Made for this site",
        about=about,
    )


READY: Final = (
    _deck("good", GOOD, "Angels and dragons in the air, and Mojo to spare"),
    _deck("evil", EVIL, "Demons, the dead, and hands that are torn apart"),
    _deck("wild", WILD, "Hunters, insects, and the largest animals"),
    _deck("unaligned", UNALIGNED, "Golems, giants, and an answer to everything"),
)
