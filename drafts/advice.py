"""The bot's suggestion in plain words: the pool by alignment and cost, and of each card why it is in the deck or not.

Pure functions of what the builder of a game says. The unit is a point: one game of a hundred more is won.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from drafts.logs import cards
from engine import games
from engine.bots.decks import Build, Choice

NOTEWORTHY = 0.12  # points, less than which are not worth a word
STRONG = ((4.0, "One of the strongest"), (1.5, "Strong"), (-0.5, "Solid"), (-2.0, "Below average"))
WEAK = "Weak"
FILLS = -0.5  # points of a card that is in because there is no better one
FAST = "fast"  # the key of the sort that is counted, where a game has it


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


def counts(names: Iterable[str], game: str) -> Counts:
    construction = games.of(game).construction
    entries = [construction.entry(name) for name in names]
    fast = [one.where.items() for one in construction.LAYOUT.pool if one.key == FAST]
    return Counts(
        len(entries),
        sum(one.free for one in entries),
        sum(one.kind == "champion" for one in entries),
        sum(where <= one.traits.items() for one in entries for where in fast),
    )


def groups(build: Build, game: str, *, rated: bool = True) -> tuple[Group, ...]:
    """The pool that was built from; `rated`: games have measured how strong its cards are."""
    choices: dict[str, list[Choice]] = {}
    for choice in build.choices:  # those of the deck come first
        choices.setdefault(choice.card, []).append(choice)
    made = []
    for group in cards.groups((choice.card for choice in build.choices), game):
        rows = tuple(_row(card.name, choices[card.name], game, rated=rated) for _, card in group.cards)
        made.append(Group(group.alignment, group.size, sum(row.suggested for row in rows), rows))
    return tuple(made)


def _row(name: str, choices: list[Choice], game: str, *, rated: bool) -> Row:
    suggested = sum(choice.chosen for choice in choices)
    return Row(name, len(choices), suggested, why(choices[0], game, rated=rated))


def why(choice: Choice, game: str, *, rated: bool = True) -> str:
    """What speaks for a card that is in the deck, and against one that is left out."""
    company = _company(choice, game)
    filling = rated and choice.chosen and not company and choice.total <= FILLS
    strength = [_strength(choice.parts["rating"])] if rated else []
    return " ".join([*strength, *company, *(["Needed to fill the deck."] if filling else [])])


def _strength(rating: float) -> str:
    word = next((word for least, word in STRONG if rating >= least), WEAK)
    wins = round(abs(rating))
    if not wins:
        return f"{word}: about as good as an average card."
    return f"{word}: {wins} {'more' if rating > 0 else 'fewer'} {'win' if wins == 1 else 'wins'} in 100 games."


def _company(choice: Choice, game: str) -> list[str]:
    """The same of the other cards of the deck."""
    words = games.of(game).bots.reasons(choice.card)
    if choice.chosen:
        return [few for part, (few, _) in words.items() if choice.parts[part] >= NOTEWORTHY]
    return [enough for part, (_, enough) in words.items() if choice.parts[part] <= -NOTEWORTHY]
