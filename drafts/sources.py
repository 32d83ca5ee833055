"""Where the cards of a draft come from, as somebody chooses it: sets of the game, a list, a cube, or real cards of the
host or of all players. Reads what is chosen, for the form that sets a draft up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from decks.collection.queries import owned
from decks.cubes import queries as cubes
from decks.cubes.models import Cube
from drafts import bringing
from drafts.bringing import Origin
from drafts.models import Brought
from engine.games import Game
from engine.limited import BadSetup, Procedure, Setup, needed
from live.errors import Refused
from people.persons import Person

PRODUCTS, LIST, CUBE, COLLECTION, PLAYERS = "products", "list", "cube", "collection", "players"
SOURCES: Final = (
    (PRODUCTS, "Sets of the game"),
    (CUBE, "A cube"),
    (LIST, "My own list"),
    (COLLECTION, "My collection"),
    (PLAYERS, "What the players bring"),
)


def cards_of(cube: Cube) -> tuple[list[str], Origin]:
    """The cards of the newest version of a cube, copy by copy, and what a draft says of where they come from."""
    version = cubes.version_of(cube)
    return list(Counter(version.cards).elements()), Origin(cube, version.number)


def of_collection(game: Game, key: str, person: Person, copies: int | None, **chosen: Any) -> tuple[Setup, Origin]:
    """A setup of a format of a game with all that is `chosen` for the cards of this person, at most so many copies of
    each; other cards are in their place, until the draft is made. Raises BadSetup and Refused."""
    bringing.check(game.limited.BY_KEY[key])
    declared = bringing.of_collection(owned(person, game.KEY), copies, game)
    if not declared:
        raise Refused("source", "Your collection has no cards yet. Add them under Collection first.")
    setup = bringing.stand_in(game, key, **chosen)
    have, need = sum(declared.values()), needed(setup)
    if have < need:
        needs = f"{setup.procedure.name} for {setup.seats} players needs {need} cards"
        has = f"your collection has {have}{' with so few copies of each' if copies else ''}"
        raise Refused("source", f"{needs}; {has}. Seat fewer players, or choose another format.")
    return setup, Origin(brought=Brought.HOSTS, declared=bringing.read(declared, game))


def of_players(game: Game, key: str, **chosen: Any) -> tuple[Setup, Origin]:
    """The same for what the players will bring."""
    bringing.check(game.limited.BY_KEY[key])
    return bringing.stand_in(game, key, **chosen), Origin(brought=Brought.PLAYERS)


def for_as_many(procedure: Procedure, plan: Callable[[int], tuple[Setup, Origin]]) -> tuple[Setup, Origin]:
    """What is planned for as many seats as usual, or for fewer if there are cards for no more. Raises BadSetup and
    Refused, of the fewest seats."""
    for seats in range(procedure.usual, procedure.seats[0], -1):
        with suppress(BadSetup, Refused):
            return plan(seats)
    return plan(procedure.seats[0])
