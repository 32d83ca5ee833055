"""Decks that a trial can be played against: ready-made ones, one's own, and public ones."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TypedDict

from decks import queries as decks
from engine.games import Game
from people.persons import Person

READY = "ready:"
PUBLIC_OFFERED = 24
Choices = list[tuple[str, str]]  # keys and names


class Against(TypedDict):
    """An opponent as `Trial.against` has it."""

    name: str
    cards: dict[str, int]
    deity: str


@dataclass(frozen=True)
class Opponent:
    """A deck as it is played against: its name, a count by name, and its deity or ""."""

    name: str
    cards: dict[str, int]
    deity: str = ""

    def as_data(self) -> Against:
        return {"name": self.name, "cards": self.cards, "deity": self.deity}


def offered(person: Person, game: Game) -> dict[str, Choices]:
    """What this person can choose from in a game, by where it comes from."""
    ready = [(f"{READY}{one.key}", f"{one.name}, ready-made") for one in game.construction.READY]
    mine = decks.saved_choices(person, game.KEY)
    own = {key for key, _ in mine}
    listed = [
        (f"{decks.SAVED}{deck.slug}", deck.name)
        for deck in decks.public_decks(decks.DeckFilters(game=game.KEY))[:PUBLIC_OFFERED]
    ]
    return {"Ready-made": ready, "Your decks": mine, "Public decks": [one for one in listed if one[0] not in own]}


def opponent(key: str, name: str, person: Person, game: Game) -> Opponent | None:
    """The deck that was chosen, as it is now; None if there is none to read."""
    if key.startswith(READY):
        ready = {one.key: one.cards for one in game.construction.READY}
        return Opponent(name, dict(Counter(ready[key.removeprefix(READY)])))
    found = decks.saved_list(key, person, game.KEY)
    return None if found is None else Opponent(name, dict(Counter(found[0])), found[1] or "")
