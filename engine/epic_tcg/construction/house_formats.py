"""Formats of the Epic TCG that users define: as Designed Deck is, if they do not say otherwise.

Beside what formats of every game say they have `free` and `gifts`, the most free and gift cards over deck and sideboard
together, null for any number; and `sideboard`, how many cards a sideboard has if there is one, 0 for no sideboards.
Lists can say which cards are `gifts`.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Final

from engine.construction.formats import Problem
from engine.construction.house_formats import HouseFormats, Marked, Number
from engine.construction.lists import MAX_CARDS
from engine.epic_tcg.catalogue import CARD_OF, SETS, by_name
from engine.epic_tcg.construction.formats import DESIGNED, LISTS_2009, LISTS_2010, CardLists, Format


def _list(
    name: str,
    banned: tuple[str, ...],
    restricted: tuple[str, ...],
    since: date | None,
    until: date | None,
    gifts: Iterable[str],
) -> CardLists:
    return CardLists(name, banned, restricted, since, until, gifts=tuple(sorted(set(gifts))))


def _objections(deck_format: Format) -> list[Problem]:
    """A limit on gift cards needs a list that says which they are."""
    if deck_format.gifts is None or any(isinstance(one, CardLists) and one.gifts for one in deck_format.lists):
        return []
    return [Problem("gifts", "No list of this format says which cards are gifts. Add one, or do not limit them.")]


HOUSE_FORMATS: Final[HouseFormats[Format]] = HouseFormats(
    usual=DESIGNED,
    sets={name: frozenset(card.name for card in cards) for name, cards in SETS},
    products=tuple(name for name, _ in SETS),
    published=(LISTS_2009, LISTS_2010),
    named=lambda typed: by_name(typed).name,
    cards=len(CARD_OF),
    asks=(
        Number("free", "Free cards", MAX_CARDS, "any number", "At most, over deck and sideboard. Empty: any number."),
        Number("gifts", "Gift cards", MAX_CARDS, "any number", "At most, by the lists below. Empty: any number."),
        Number("sideboard", "Sideboard", MAX_CARDS, "", "Of exactly so many cards, or none. 0: no sideboards."),
    ),
    marks=(Marked("gifts", "Gift cards"),),
    made_list=_list,
    objections=_objections,
)
