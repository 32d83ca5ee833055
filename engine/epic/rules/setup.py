"""What is agreed before a game: decks, deities, who starts, and the rules of which year are played."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from engine.epic.rules.seating import FORMATS, HYDRA, LEAST_SEATS, MOST_SEATS, TEAMS
from engine.kernel.multiplayer import DUEL
from engine.kernel.records import BadSetup

RULES = "2017-04-06"
RULES_2017: Final = "2017"
RULES_2015: Final = "2015"
RULES_OF: Final = (RULES_2017, RULES_2015)
_SWITCHES: Final = ("mulligan_first_player_first", "attacker_acts_first_after_blocks")  # what older setups said instead


@dataclass(frozen=True)
class Setup:
    """`decks` are card names by seat, clockwise: two or, in a `format` for more (`seating.FORMATS`), up to eight.
    `deities` are the names of the god cards that are played with them (2.4.1), None without. `first` is the seat that
    starts; None lets the seed decide.

    `rules_of` is the year of the rules: the complete rules of 2017, or the rulebook of 2015 in what it says
    (docs/house-rulings.md tells what differs). `open_lists` says that both players know both lists of cards. With
    `every_window` windows wait where nothing but passing is possible, so that a player may take something back first
    (3.7.1). A game with a `position`, in notation, begins there instead of with shuffled decks; see
    `positions/beginning.py`.

    In the format for teams there are `teams` of them, seat s in team s % teams; 0 stands for none. `health` is what
    each member brings in, for their team has all of it in common. With `shared_hands` teammates see each other's hands.
    """

    decks: tuple[tuple[str, ...], ...]
    first: int | None = None
    health: int = 30  # 1.5.1
    open_lists: bool = False
    deities: tuple[str | None, ...] = (None, None)
    every_window: bool = False
    position: str = ""
    format: str = DUEL
    rules_of: str = RULES_2017
    teams: int = 0
    shared_hands: bool = False
    of_2015: bool = field(init=False, repr=False, compare=False, default=False)  # the same, for rules that ask often

    def __post_init__(self) -> None:
        missing = len(self.decks) - len(self.deities)
        if missing > 0:
            object.__setattr__(self, "deities", (*self.deities, *[None] * missing))
        object.__setattr__(self, "of_2015", self.rules_of == RULES_2015)

    def check(self) -> None:
        """Raises BadSetup where no such game can be played."""
        if self.rules_of not in RULES_OF:
            raise BadSetup(f"Games are played by the rules of {' or '.join(RULES_OF)}, not of {self.rules_of[:40]!r}.")
        if self.format not in FORMATS:
            known = ", ".join(one for one in FORMATS if one)
            raise BadSetup(f'There is no format "{self.format[:40]}" for games of more than two. There are: {known}.')
        seats = len(self.decks)
        if self.format == DUEL and seats != 2:
            raise BadSetup(f"A duel has two decks, and this one has {seats}. With more players name a format.")
        if self.format != DUEL and not LEAST_SEATS <= seats <= MOST_SEATS:
            raise BadSetup(f"This format is for {LEAST_SEATS} to {MOST_SEATS} players, and here are {seats} decks.")
        self._check_teams(seats)
        if len(self.deities) > seats:
            raise BadSetup(f"There are {seats} decks and {len(self.deities)} deities; name one for each deck at most.")
        if self.first is not None and (type(self.first) is not int or self.first not in range(seats)):
            seats_named = "seat 0, seat 1" if seats == 2 else f"a seat from 0 to {seats - 1}"
            raise BadSetup(f"The first player must be {seats_named} or left to chance.")

    def _check_teams(self, seats: int) -> None:
        if self.format != HYDRA:
            if self.teams or self.shared_hands:
                raise BadSetup("Teams, and hands that teammates share, are for the format hydra only.")
        elif (seats, self.teams) not in TEAMS:
            raise BadSetup(
                f"{seats} players cannot play as {self.teams} teams. There are 2 teams of 2 to 4 players each, or 3 or "
                "4 teams of 2."
            )

    @property
    def starting_health(self) -> int:
        """Health of a player when the game begins: that of all members of their team."""
        return self.health * (len(self.decks) // self.teams if self.teams else 1)

    def to_json(self) -> dict[str, Any]:
        return {
            "rules": RULES,
            "decks": [list(deck) for deck in self.decks],
            "first": self.first,
            "health": self.health,
            "open_lists": self.open_lists,
            "deities": list(self.deities),
            **({"every_window": True} if self.every_window else {}),
            **({"position": self.position} if self.position else {}),
            **({"format": self.format} if self.format else {}),
            **({"rules_of": self.rules_of} if self.of_2015 else {}),
            **({"teams": self.teams} if self.teams else {}),
            **({"shared_hands": True} if self.shared_hands else {}),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Setup:
        """Read what `to_json` wrote. Raises BadSetup with a sentence."""
        try:
            if data["rules"] != RULES:
                raise BadSetup(f"This game was set up under the rules of {data['rules']}; this engine plays {RULES}.")
            if any(data.get(switch) for switch in _SWITCHES):
                raise BadSetup("This game was set up with a part of the rules of 2015. Now they are played whole.")
            deities = data.get("deities", ())  # older setups name none
            setup = Setup(
                decks=tuple(tuple(str(name) for name in deck) for deck in data["decks"]),
                first=data["first"],
                health=int(data["health"]),
                open_lists=bool(data["open_lists"]),
                deities=tuple(None if name is None else str(name) for name in deities),
                every_window=bool(data.get("every_window", False)),  # older setups do not say, and have no position
                position=str(data.get("position", "")),
                format=str(data.get("format", DUEL)),
                rules_of=str(data.get("rules_of", RULES_2017)),
                teams=int(data.get("teams", 0)),
                shared_hands=bool(data.get("shared_hands", False)),
            )
        except (KeyError, TypeError) as error:
            raise BadSetup(f"The setup of this game is incomplete: {error}.") from error
        setup.check()
        return setup
