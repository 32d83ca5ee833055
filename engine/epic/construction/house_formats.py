"""Formats of the Epic Card Game that users define: as Constructed is, if they do not say otherwise.

Beside what formats of every game say they have `ratio`, true or false.
"""

from __future__ import annotations

from typing import Final

from engine.construction.house_formats import HouseFormats, Switch
from engine.epic.catalogue.products import CARD_OF, PRINTED_IN, PRODUCTS, by_name
from engine.epic.construction.formats import BAN_LISTS, CONSTRUCTED, Format

HOUSE_FORMATS: Final[HouseFormats[Format]] = HouseFormats(
    usual=CONSTRUCTED,
    sets=PRINTED_IN,
    products=tuple(name for name, _ in PRODUCTS),
    published=BAN_LISTS,
    named=lambda typed: by_name(typed).name,
    cards=len(CARD_OF),
    asks=(Switch("ratio", "Each free card needs two cards of cost 1 of the same alignment"),),
)
