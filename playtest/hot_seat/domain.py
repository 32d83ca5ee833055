"""How a game of two people at one device begins: one person has both seats. Verbs raise Refused, as those of tables
do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.games import Record
from people.persons import Person
from playtest import domain as tables
from playtest.domain import NewPlayer
from playtest.models import Table
from playtest.naming import ITSELF
from playtest.starting.decks import Chosen

if TYPE_CHECKING:
    from decks.models import Deck

UNNAMED = "Player 1", "Player 2"  # what players without a name are called, by seat


def begin(
    *,
    person: Person,
    names: Sequence[str],
    decks: tuple[list[str], list[str]],
    first: int | None,
    saved: tuple[Deck | None, Deck | None],
    deck_names: tuple[str, str],
    skips: bool,
    game: str,
    deities: Sequence[str | None] = (),
    chosen: Chosen | None = None,
    rules_of: str = "",
    agreed: Mapping[str, object] | None = None,
) -> Table:
    """A table at which two people of these names play at this person's device. With `skips` the device is not handed to
    a player who can only pass. What else is agreed: see `tables.create_table`."""
    one, two = (
        NewPlayer(person, None, name, deck, deck_name, hot_seat=True, asked_always=not skips)
        for name, deck, deck_name in zip(names, saved, deck_names, strict=True)
    )
    return tables.create_table(
        players=(one, two),
        decks=decks,
        first=first,
        deities=deities,
        chosen=chosen,
        rules_of=rules_of,
        game=game,
        agreed=agreed,
    )


def play_on(*, person: Person, record: Record, step: int, names: Sequence[str], game: str) -> Table:
    """A table at which two people go on from a moment of a finished game at this person's device. Whoever was called
    "You" there is called as the account is, or by the number of the seat."""
    account = "" if person.user is None else person.user.get_username()
    called = [(account or unnamed) if name == ITSELF else name for name, unnamed in zip(names, UNNAMED, strict=True)]
    return tables.play_on_from(record=record, step=step, players=_two(person, called), game=game)


def begin_position(*, person: Person, position: str, game: str) -> Table:
    """A table at which two people play from a position in notation at this person's device."""
    return tables.begin_position(players=_two(person, UNNAMED), position=position, game=game)


def _two(person: Person, names: Sequence[str]) -> tuple[NewPlayer, NewPlayer]:
    one, two = (NewPlayer(person, name=name, hot_seat=True, asked_always=True) for name in names)
    return one, two
