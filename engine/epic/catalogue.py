"""All cards of all products: looking them up by name, their printings and their facts.

Pages, commands, bots and tests come here; the modules of `cards/` are read by nobody else. Nothing here changes.
"""

from __future__ import annotations

import difflib
import unicodedata

from engine.epic.cards import base, tokens
from engine.epic.language import EVENT, Alignment, Card, Token
from engine.epic.text import card_text, discard_text

Facts = dict[str, str | int | list[str] | list[dict[str, str]] | None]

PRODUCTS: tuple[tuple[str, tuple[Card, ...]], ...] = ((base.SET, base.CARDS),)
TOKENS: tuple[Token, ...] = tokens.TOKENS

LONGEST_NAME = 60
SUGGESTIONS = 3


def fold(name: str) -> str:
    """A name without what people type differently: case, accents, spaces, apostrophes, punctuation."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if letter.isalnum())


CARDS: tuple[Card, ...] = tuple({card.name: card for _, cards in PRODUCTS for card in cards}.values())
_BY_FOLDED = {fold(card.name): card for card in CARDS}

assert len(_BY_FOLDED) == len(CARDS), "two cards have the same name"
assert all([*cards] == sorted(cards, key=lambda card: card.name) for _, cards in PRODUCTS), "not alphabetical"
assert all(len(card.name) <= LONGEST_NAME for card in CARDS), "a name is too long to be looked up"


class UnknownCard(ValueError):
    """No card has this name. `name` is what was asked for, `suggestions` are names that come close, best first."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.suggestions = _close_names(name)
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        shown = self.name if len(self.name) <= LONGEST_NAME else f"{self.name[:LONGEST_NAME]}..."
        hint = f" Did you mean {' or '.join(self.suggestions)}?" if self.suggestions else ""
        return f'No card is called "{shown}".{hint}'


def _close_names(name: str) -> tuple[str, ...]:
    folded = fold(name[: 2 * LONGEST_NAME])
    begun = [key for key in _BY_FOLDED if len(folded) > 2 and folded in key]
    close = difflib.get_close_matches(folded, _BY_FOLDED, SUGGESTIONS)
    return tuple(_BY_FOLDED[key].name for key in dict.fromkeys([*close, *begun]))[:SUGGESTIONS]


def by_name(name: str) -> Card:
    """The card of this name, however it is spaced, capitalised and punctuated. Raises UnknownCard."""
    card = _BY_FOLDED.get(fold(name)) if len(name) <= 2 * LONGEST_NAME else None
    if card is None:
        raise UnknownCard(name)
    return card


def printings(card: Card) -> tuple[tuple[str, str], ...]:
    """The products that hold the card, in printing order, each with the colour of its gem there."""
    return tuple((product, each.gem.value) for product, cards in PRODUCTS for each in cards if each.name == card.name)


def alignment_words(alignment: Alignment) -> list[str]:
    """Alignments in lower case, in the order good, evil, sage, wild."""
    return [str(one.name).lower() for one in alignment]


def facts(card: Card) -> Facts:
    """What there is to know about a card, JSON-ready. Events have no offense and no defense."""
    event = card.kind == EVENT
    return {
        "name": card.name,
        "alignments": alignment_words(card.alignment),
        "kind": "event" if event else "champion",
        "cost": card.cost,
        "classes": card.classes.split(),
        "offense": None if event else card.offense,
        "defense": None if event else card.defense,
        "gem": card.gem.value,
        "printings": [{"set": product, "gem": gem} for product, gem in printings(card)],
        "text": card_text(card),
        "discard_text": discard_text(card),
    }
