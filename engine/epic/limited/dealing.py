"""Cards that are dealt by chance and played as they come (2015 rulebook, "Sealed")."""

from __future__ import annotations

from typing import Final

from engine.epic.construction.decklist import deal_random
from engine.limited.deals import Deal

DEALS: Final = (
    Deal(
        "random30",
        "Random 30",
        "Each side plays 30 cards of the base set.",
        lambda seats, seed: deal_random(seed, seats),
    ),
)
