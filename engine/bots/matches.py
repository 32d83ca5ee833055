"""Games between bots by their names, as commands ask any game for them. Names no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from engine.kernel.playing import Player
from engine.kernel.scores import Result
from engine.kernel.usage import Usage


class Option(NamedTuple):
    """Something that can be chosen of the matches of a game, beside decks and bots: its name, as `match` takes it; the
    words that may stand there, none where any may; whether several do; what it is, in words; and what reads a word."""

    name: str
    values: tuple[str, ...]
    many: bool
    about: str
    read: Callable[[str], Any] = str


class BadMatch(ValueError):
    """No such match can be played; the message says why."""


class Cards(NamedTuple):
    """A deck by its cards alone, where nobody wrote a list: a name for each copy."""

    cards: Sequence[str]


class Match(Protocol):
    """So many games as are asked for; a worker process can be sent it."""

    @property
    def sides(self) -> int:
        """How many there are of whom one can win: bots, or teams."""

    def play(self, number: int) -> Result:
        """Game `number`: it depends on nothing that was played before. The winner is a side."""

    def watch(self, number: int) -> tuple[Result, tuple[Usage, Usage]]:
        """The same game of two sides, and what each of them drew and played in it."""

    def begin(self, number: int) -> tuple[Any, list[Player[Any]], int]:
        """Game `number` before its first decision, for whoever plays it by other means: its setup, the players by seat
        and its seed. Of two sides each sits in the seat of its number."""

    def to_json(self) -> dict[str, Any]:
        """What was chosen of it, beside its decks, bots and seed."""

    def titles(self, decks: Sequence[str]) -> list[str]:
        """What each bot plays, for people, by the names of the decks."""

    def remark(self) -> str:
        """What else is to be said of all games; "" if nothing is."""


def chosen_of(chosen: Mapping[str, Any], options: Sequence[Option], game: str) -> dict[str, Any]:
    """What of it was chosen. Raises BadMatch for what cannot be in this game."""
    known = {one.name for one in options}
    given = {name: value for name, value in chosen.items() if value is not None}
    for name in given:
        if name not in known:
            raise BadMatch(f"{name.capitalize()} cannot be chosen in the {game}.")
    for one in options:
        values = given.get(one.name, [])
        for value in values if one.many else [values] if values else []:
            if one.values and value not in one.values:
                raise BadMatch(f'The {game} has no {one.name} "{value}". There are {", ".join(one.values)}.')
    return given


def one_each(what: str, named: Sequence[Any], count: int) -> None:
    """Raises BadMatch where there is not one for each deck."""
    if len(named) != count:
        raise BadMatch(f"There are {count} decks. Name one {what} for each of them, not {len(named)} in all.")
