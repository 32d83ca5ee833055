"""A format of the Epic TCG in plain words: what sort of format it is, its rules, and where they are printed."""

from __future__ import annotations

from typing import Final

from engine.construction.formats import either
from engine.epic_tcg.construction.formats import DESIGNED, PACK, Format
from engine.kernel.counting import number_of
from engine.kernel.grammar import number_word

_DESIGNED, _WAR, _SEALED, _DRAFT = "designed", "pack-war", "sealed", "draft"
_ABOUT: Final = {
    _DESIGNED: "You build your deck and its sideboard ahead of time from your own cards.",
    _WAR: f"You play the {PACK} cards of one booster as they come. An empty deck does not win: each card that you "
    "cannot draw costs each opponent 5 Mojo.",
    _SEALED: "You open your boosters and build a deck of them; what is left is your sideboard.",
    _DRAFT: "You pick cards from boosters that are passed around the table, and build a deck of them.",
}
_WHOLE: Final = "You play all cards of your boosters, without building a deck."
_PRINTED: Final = {_DESIGNED: "Designed Deck", _WAR: "Pack War", _SEALED: "Sealed Pack", _DRAFT: "Draft"}


def _kind(deck_format: Format) -> str:
    """The chapter that a format belongs to, by its key: "draft" of "draft-4"."""
    return deck_format.key if deck_format.key in _PRINTED else deck_format.key.rpartition("-")[0]


def about(deck_format: Format) -> str:
    """How its decks are made, in a sentence or two; "" for a house format."""
    kind = _kind(deck_format)
    return _WHOLE if kind == _SEALED and deck_format.most else _ABOUT.get(kind, "")


def rules(deck_format: Format) -> tuple[str, ...]:
    """What is asked of a deck, one sentence each."""
    sides = deck_format.sideboards
    both = ", over deck and sideboard together" if sides != (0,) else ""
    found = [f"A deck has {deck_format.cards}."]
    if deck_format.pool:
        found.append("All cards come from the pool. You can play every copy that is in it.")
    elif deck_format.copies is None:
        found.append("Any number of copies of each card.")
    if deck_format.copies is not None:
        one = deck_format.copies == 1
        found.append(f"{'One copy' if one else f'Up to {number_word(deck_format.copies)} copies'} of each card{both}.")
    if deck_format.free is not None:
        found.append(f"At most {number_of(deck_format.free, 'free card')}{both}.")
    if deck_format.gifts is not None:
        found.append(f"At most {number_of(deck_format.gifts, 'gift card')}{both}.")
    found.append("No sideboard." if sides == (0,) else f"The sideboard: {deck_format.sideboard_size}.")
    if deck_format.sets:
        found.append(f"Only cards from {either(deck_format.sets)}.")
    elif not deck_format.pool:
        found.append("Cards from all sets.")
    return tuple(found)


def source(deck_format: Format) -> str:
    """Where these rules are printed; "" for a house format."""
    printed = _PRINTED.get(_kind(deck_format))
    return f"Rule book of 2009, “{printed}”" if printed else ""


assert _kind(DESIGNED) == _DESIGNED
