"""The bot's suggestion in plain words: the pool by alignment and cost, and of each card why it is in the deck or not.

Pure functions of what `engine/bots/building.py` says. Its unit is a point: one game of a hundred more is won.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.bots.building import Build, Choice
from engine.epic.catalogue import CARD_OF, is_fast
from engine.epic.construction import ALIGNMENTS
from engine.epic.language import EVENT

NOTEWORTHY = 0.12  # points, less than which are not worth a word
STRONG = ((4.0, "One of the strongest"), (1.5, "Strong"), (-0.5, "Solid"), (-2.0, "Below average"))
WEAK = "Weak"
FILLS = -0.5  # points of a card that is in because there is no better one


@dataclass(frozen=True)
class Row:
    """A card of the pool: so many copies, and how many of them are suggested; why says so in a sentence or two."""

    name: str
    count: int
    suggested: int
    why: str

    @property
    def label(self) -> str:
        """As in "2 of 3 in"."""
        if not self.suggested:
            return "Left out"
        return "In" if self.suggested == self.count else f"{self.suggested} of {self.count} in"


@dataclass(frozen=True)
class Group:
    """The cards of an alignment, free ones first; cards of several stand in the group of their first."""

    alignment: str
    size: int
    suggested: int
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Counts:
    """How many cards there are, and of which sorts."""

    cards: int
    free: int
    champions: int
    fast: int


def counts(names: Iterable[str]) -> Counts:
    cards = [CARD_OF[name] for name in names]
    return Counts(
        len(cards),
        sum(card.cost == 0 for card in cards),
        sum(card.kind != EVENT for card in cards),
        sum(map(is_fast, cards)),
    )


def groups(build: Build) -> tuple[Group, ...]:
    """The pool that was built from."""
    choices: dict[str, list[Choice]] = {}
    for choice in build.choices:  # those of the deck come first
        choices.setdefault(choice.card, []).append(choice)
    rows = [_row(name, of) for name, of in choices.items()]
    rows.sort(key=lambda row: (CARD_OF[row.name].cost, row.name))
    made = []
    for word in ALIGNMENTS:
        of = tuple(row for row in rows if _alignment(row.name) == word)
        if of:
            made.append(Group(word, sum(row.count for row in of), sum(row.suggested for row in of), of))
    return tuple(made)


def _row(name: str, choices: list[Choice]) -> Row:
    return Row(name, len(choices), sum(choice.chosen for choice in choices), why(choices[0]))


def why(choice: Choice) -> str:
    """What speaks for a card that is in the deck, and against one that is left out."""
    said = [_strength(choice.parts["rating"]), *_company(choice)]
    if choice.chosen and len(said) == 1 and choice.total <= FILLS:
        said.append("Needed to fill the deck.")
    return " ".join(said)


def _strength(rating: float) -> str:
    word = next((word for least, word in STRONG if rating >= least), WEAK)
    games = round(abs(rating))
    if not games:
        return f"{word}: about as good as an average card."
    return f"{word}: {games} {'more' if rating > 0 else 'fewer'} {'win' if games == 1 else 'wins'} in 100 games."


def _company(choice: Choice) -> list[str]:
    """The same of the other cards of the deck."""
    card, alignment = CARD_OF[choice.card], _alignment(choice.card).capitalize()
    speed, cost = "fast" if is_fast(card) else "slow", "one-gold" if card.cost else "free"
    words = {
        "support": (f"Works well with your {alignment} cards.", f"Needs more {alignment} cards."),
        "tempo": (f"You have few {speed} cards.", f"You have enough {speed} cards."),
        "curve": (f"You have few {cost} cards.", f"You have enough {cost} cards."),
    }
    if choice.chosen:
        return [few for part, (few, _) in words.items() if choice.parts[part] >= NOTEWORTHY]
    return [enough for part, (_, enough) in words.items() if choice.parts[part] <= -NOTEWORTHY]


def _alignment(name: str) -> str:
    return next(word for word, alignment in ALIGNMENTS.items() if CARD_OF[name].alignment & alignment)
