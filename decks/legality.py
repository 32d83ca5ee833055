"""Whether a card may be played in a format, whatever else is in the deck; and the rules that a deck breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from engine.construction.formats import ANY_NUMBER, Format, Violation
from engine.games import Construction
from engine.kernel.grammar import capital

RULES = {
    "size": "number of cards", "banned": "banned cards", "restricted": "restricted cards", "sets": "sets",
    "pool": "pool", "copies": "copies", "alignment": "alignment", "ratio": "free cards", "free": "free cards",
    "gifts": "gift cards", "sideboard": "sideboard",
}  # fmt: skip


def broken_rules(violations: Iterable[Violation]) -> str:
    """The rules that these are about, each with its number where there is more than one: "Copies (2), free cards"."""
    counted = Counter(RULES[one.rule] for one in violations)
    return capital(", ".join(f"{rule} ({count})" if count > 1 else rule for rule, count in counted.items()))


@dataclass(frozen=True)
class Legality:
    """A card in a format: "legal", "restricted" (to one copy), "banned" or "not printed" in the sets that the format
    allows; `copies` that may be played, None where nothing limits them."""

    format: Format
    status: str
    copies: int | None

    @property
    def playable(self) -> bool:
        return self.status in ("legal", "restricted")


def legality(name: str, deck_format: Format, of: Construction) -> Legality:
    """Of a card by its printed name, by the lists that hold now; the format is `of` the same game."""
    found = of.card_violations(name, ANY_NUMBER, deck_format)
    rules = {one.rule for one in found}
    copies = min((one.need for one in found), default=None)
    for rule, status in (("sets", "not printed"), ("banned", "banned"), ("restricted", "restricted")):
        if rule in rules:
            return Legality(deck_format, status, copies)
    return Legality(deck_format, "legal", copies)


def legalities(name: str, of: Construction) -> tuple[Legality, ...]:
    """In every format of a game that a card is looked up in. What is of no deck has none, as a deity (1.3.2)."""
    return tuple(legality(name, deck_format, of) for deck_format in of.FORMATS) if of.in_decks(name) else ()
