"""Cards that are dealt by chance and played as they come (2015 rulebook, "Sealed")."""

from __future__ import annotations

from typing import Final

from engine.epic.catalogue.products import PRODUCTS, cards_of
from engine.epic.construction.decklist import BASE_SET, LIMITED_DECK, deal_random
from engine.limited.deals import Deal

DEALS: Final = (
    Deal(
        "random30",
        "Random 30",
        "Thirty random cards",
        lambda seats, seed, sources: deal_random(seed, seats, sources or (BASE_SET,)),
        sources={name: len(cards_of(name)) for name, _ in PRODUCTS},
        size=LIMITED_DECK,
    ),
)
