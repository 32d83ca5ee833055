"""A format of the Epic Card Game in plain words: what sort of format it is, its rules, and where they are printed."""

from __future__ import annotations

from typing import Final

from engine.construction.formats import either
from engine.epic.construction.formats import PER_FREE, Format
from engine.kernel.grammar import number_word

# how the cards of a format come together that is no Limited one
_ABOUT: Final = {
    "constructed": "You build your deck ahead of time from your own cards.",
    "constructed-2017": "Constructed without the three cards banned in tournaments in 2017.",
    "sealed-large": "Sealed where the host lets a deck have more than 30 cards.",
    "preconstructed": "One base set, split by alignment into four decks of 30.",
}
TOURNAMENTS, HERE = "Tournament practice", "A format of this site"  # of those that are not printed
CUBES = "Known from cubes of other games"
# the chapter of the rulebook of 2015, or one of these three
_PRINTED: Final = {
    "constructed": "Full Constructed",
    "constructed-2017": "Full Constructed",
    "preconstructed": "Preconstructed",
    "random30": "Sealed",
    "sealed": "Sealed",
    "random60": TOURNAMENTS,
    "pack": "Pack Draft",
    "open": "Open Draft",
    "dark": TOURNAMENTS,
    "cube": "Epic Cube Draft",
    "own": HERE,
    "sealed-large": HERE,
    "glimpse": CUBES,
    "winston": CUBES,
    "winchester": CUBES,
    "grid": CUBES,
    "solomon": CUBES,
    "housman": CUBES,
    "rochester": CUBES,
    "rotisserie": CUBES,
    "team": CUBES,
    "continuous": HERE,
}


def about(deck_format: Format) -> str:
    """How its decks are made, in a sentence or two; "" for a house format, and for a Limited one, which says it
    itself (`limited.SUMMARIES`)."""
    return _ABOUT.get(deck_format.key, "")


def rules(deck_format: Format) -> tuple[str, ...]:
    """What is asked of a deck, one sentence each; H9 is a house ruling."""
    found = [f"A deck has {deck_format.cards}."]
    if deck_format.one_alignment:
        found.append("All cards of a deck share one alignment, as printed (H9).")
    if deck_format.pool:
        found.append("All cards come from the pool. You can play every copy that is in it.")
    elif deck_format.copies is None:
        found.append("Any number of copies of each card.")
    elif deck_format.copies == 1:
        found.append("One copy of each card.")
    else:
        found.append(f"Up to {number_word(deck_format.copies)} copies of each card, counted over all its printings.")
    if deck_format.ratio:
        many = number_word(PER_FREE)
        found.append(
            f"Each free card of an alignment needs {many} cards of cost 1 of the same alignment, as printed (H9)."
        )
    else:
        found.append("No limit on free cards.")
    if deck_format.sets:
        found.append(f"Only cards from {either(deck_format.sets)}.")
    elif not deck_format.pool:
        found.append("Cards from all sets.")
    return tuple(found)


def source(deck_format: Format) -> str:
    """Where these rules are printed; "" for a house format."""
    printed = _PRINTED.get(deck_format.key, "")
    if printed in ("", TOURNAMENTS, HERE, CUBES):
        return printed
    return f"Rulebook of 2015, {'“Limited” and ' if deck_format.pool else ''}“{printed}”"
