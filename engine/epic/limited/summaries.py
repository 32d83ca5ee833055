"""What each Limited format is like, in a sentence or two: the one description that pages and commands show.

Its numbers are those of the procedure, so that neither can change alone. How one draft goes, with what its host chose,
is another question: drafts answer it from their setup.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.epic.construction.decklist import LIMITED_DECK
from engine.epic.limited.procedures import PROCEDURES, Procedure
from engine.kernel.grammar import capital, number_word
from engine.limited.procedures import Layout

_TEMPLATES: Final = {
    "cube": "{packs} packs of {pack_size} are passed around. Pick {picks} cards and build a deck of {deck} or more.",
    "pack": "{packs} packs of {pack_size} are passed around. Pick {picks} cards; all of them are your deck.",
    "dark": "{packs} secret rounds: keep {first} of {pack_size} cards, trade the other {others}, keep {second} of "
    "those. {left} are removed.",
    "open": "{pack_size} face-up cards: one player takes {first}, the other takes {second}, the first gets the last. "
    "Nothing is hidden.",
    "glimpse": "{packs} packs of {pack_size}: pick a card, burn {burns}, pass the rest. {burnt_picks} cards each; "
    "burnt cards are gone, and only you know which.",
    "winston": "Three face-down piles: look at one after another and take one, or let it grow. Only you see what you "
    "leave. About {pool} cards each.",
    "winchester": "{piles} face-up piles: take one, then all of them grow by a card. About {pool} cards each; nothing"
    " is hidden.",
    "grid": "{packs} squares of nine face-up cards: take a row or a column; then the other takes one of what is left.",
    "solomon": "{packs} times {pack_size} face-up cards: one player makes two piles of them, the other chooses one.",
    "housman": "{packs} rounds with a secret hand of {hand}: exchange cards with the {size} on the table, "
    "{exchanges} times each.",
    "rochester": "Each pack of {pack_size} lies face up for all: pick in turn, there and back. {picks} cards each.",
    "rotisserie": "All cards lie face up: pick in turn, there and back, until everybody has {pool}.",
    "team": "No picks: a team of two or three shares {pool} random cards for each player, and each builds a deck from"
    " what the others leave.",
    "continuous": "An open table, with {packs} packs of {pack_size}: sit down and leave at any time; a bot picks where "
    "nobody sits.",
    "own": "Your own card list. You choose the size and number of packs.",
    "sealed": "No picks: everybody gets {pool} random cards and builds a deck from them.",
    "random60": "No picks: everybody gets {dealt} different cards, can swap them once for {again} others, and plays "
    "the best {deck}.",
    "random30": "No picks, no building: everybody plays {pool} random cards.",
}


def _summary(one: Procedure) -> str:
    layout = one.layout or Layout()
    first, second = (*one.takes, 0, 0)[:2]
    (dealt, *_), (again, *_) = one.lists or ((0,), (0,))
    numbers = {
        "packs": number_word(one.packs),
        "pack_size": number_word(one.pack_size),
        "picks": one.packs * one.pack_size,
        "first": number_word(first),
        "second": number_word(second),
        "others": number_word(one.pack_size - first),
        "left": capital(number_word(one.pack_size - first - second)),
        "pool": one.pool,
        "burns": number_word(one.burns),
        "burnt_picks": one.packs * -(-one.pack_size // (1 + one.burns)),
        "piles": number_word(layout.piles),
        "size": number_word(layout.size),
        "hand": number_word(layout.hand),
        "exchanges": number_word(len(layout.acts) // 2),
        "dealt": dealt,
        "again": again,
        "deck": LIMITED_DECK,
    }
    return capital(_TEMPLATES[one.key].format(**numbers))


SUMMARIES: Final[Mapping[str, str]] = MappingProxyType({one.key: _summary(one) for one in PROCEDURES})
