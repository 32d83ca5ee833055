"""Cards of a log as its pages show them. A log outlives its cards: one that the catalogue does not know any more is
shown by its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from engine import games
from engine.kernel.faces import Face

OTHER = "other"  # cards that are known no more


@dataclass(frozen=True)
class Shown:
    """A card: `alignments` as words; `signs` of what it costs and when it is played, as on its face."""

    name: str
    alignments: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    is_known: bool = False

    @property
    def price(self) -> str:
        """Its signs as rules texts write them: "{1}"."""
        return " ".join(f"{{{sign}}}" for sign in self.signs)


@dataclass(frozen=True)
class Group:
    """The cards of one alignment, each with its copies, cheap ones first; cards of several stand with their first."""

    alignment: str
    size: int
    cards: tuple[tuple[int, Shown], ...]


@cache
def shown(name: str, game: str) -> Shown:
    """A card of the game of this key."""
    face = _faces(game).get(name)
    if face is None:
        return Shown(name)
    return Shown(name, tuple(games.of(game).construction.alignments_of(name)), face.signs, is_known=True)


def groups(names: Iterable[str], game: str) -> list[Group]:
    """Cards by alignment, in the order of alignments."""
    counted = [(count, shown(name, game)) for name, count in Counter(names).items()]
    found = []
    for word in (*games.of(game).construction.ALIGNMENTS, OTHER):
        cards = [one for one in counted if (one[1].alignments or (OTHER,))[0] == word]
        cards.sort(key=lambda one: (not one[1].is_known, one[1].signs, one[1].name))
        if cards:
            found.append(Group(word, sum(count for count, _ in cards), tuple(cards)))
    return found


@cache
def _faces(game: str) -> Mapping[str, Face]:
    """Those of cards that decks are made of, by name."""
    made = games.of(game)
    return {face.name: face for face in made.catalogue.faces() if made.construction.in_decks(face.name)}
