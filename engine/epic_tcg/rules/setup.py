"""What is agreed before a game: decks, who starts, and whether it is a Pack War."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final, Self

from engine.kernel.records import BadSetup

STARTING_MOJO: Final = 30
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 8


@dataclass(frozen=True)
class Setup:
    """`decks` are card names by seat, clockwise. `first` is the seat that starts; None lets the seed decide (rule book,
    Turns). In a match whoever lost the game before, `Game.lost[0]`, says who starts, and decks differ by what was
    swapped with sideboards: that is for whoever runs it. In a `pack_war` nobody wins by an empty deck (rule book, Pack
    War). With `every_window` priority waits where nothing but passing is possible. A game with a
    `position`, in notation, begins there instead of with shuffled decks (`positions/beginning.py`)."""

    decks: tuple[tuple[str, ...], ...]
    first: int | None = None
    pack_war: bool = False
    mojo: int = STARTING_MOJO
    every_window: bool = False
    position: str = ""

    def check(self) -> None:
        """Raises BadSetup where no such game can be played."""
        seats = len(self.decks)
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise BadSetup(f"This game is for {LEAST_SEATS} to {MOST_SEATS} players, and here are {seats} decks.")
        if self.first is not None and self.first not in range(seats):
            raise BadSetup(f"The first player must be a seat from 0 to {seats - 1}, or left to chance.")

    def to_json(self) -> dict[str, Any]:
        found = asdict(self) | {"decks": [list(deck) for deck in self.decks]}
        if not self.position:
            del found["position"]
        return found

    @classmethod
    def from_json(cls, data: Any) -> Self:
        """Read what `to_json` wrote. Raises BadSetup."""
        try:
            decks = tuple(tuple(deck) for deck in data["decks"])
            setup = cls(**{**data, "decks": decks})
            sound = (
                all(type(name) is str for deck in decks for name in deck)
                and (setup.first is None or type(setup.first) is int)
                and type(setup.mojo) is int
                and type(setup.position) is str
                and {type(setup.pack_war), type(setup.every_window)} == {bool}
            )
        except (KeyError, TypeError) as error:
            raise BadSetup("This is no setup of a game.") from error
        if not sound:
            raise BadSetup("This is no setup of a game.")
        setup.check()
        return setup
