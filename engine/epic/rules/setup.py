"""What is agreed before a game: decks, deities, who starts, and the switches of the 2015 rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

RULES = "2017-04-06"


class BadSetup(ValueError):
    """A setup that cannot be played; the sentence says what is wrong."""

    code = "setup"


@dataclass(frozen=True)
class Setup:
    """`decks` are card names by seat, `deities` the names of the god cards that are played with them (2.4.1), None
    without. `first` is the seat that starts; None lets the seed decide.

    `mulligan_first_player_first` and `attacker_acts_first_after_blocks` are the orders of the 2015 rulebook (1.8.4 and
    4.4.8 changed them in 2017). `open_lists` says that both players know both lists of cards. With `every_window`
    windows wait where nothing but passing is possible, so that a player may take something back first (3.7.1). A game
    with a `position`, in notation, begins there instead of with shuffled decks; see `positions/beginning.py`.
    """

    decks: tuple[tuple[str, ...], tuple[str, ...]]
    first: int | None = None
    health: int = 30
    mulligan_first_player_first: bool = False
    attacker_acts_first_after_blocks: bool = False
    open_lists: bool = False
    deities: tuple[str | None, str | None] = (None, None)
    every_window: bool = False
    position: str = ""

    def to_json(self) -> dict[str, Any]:
        return {
            "rules": RULES,
            "decks": [list(deck) for deck in self.decks],
            "first": self.first,
            "health": self.health,
            "mulligan_first_player_first": self.mulligan_first_player_first,
            "attacker_acts_first_after_blocks": self.attacker_acts_first_after_blocks,
            "open_lists": self.open_lists,
            "deities": list(self.deities),
            **({"every_window": True} if self.every_window else {}),
            **({"position": self.position} if self.position else {}),
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Setup:
        """Read what `to_json` wrote. Raises BadSetup with a sentence."""
        try:
            if data["rules"] != RULES:
                raise BadSetup(f"This game was set up under the rules of {data['rules']}; this engine plays {RULES}.")
            first, second = data["decks"]
            mine, theirs = data.get("deities", (None, None))  # older setups name none
            setup = Setup(
                decks=(tuple(str(name) for name in first), tuple(str(name) for name in second)),
                first=data["first"],
                health=int(data["health"]),
                mulligan_first_player_first=bool(data["mulligan_first_player_first"]),
                attacker_acts_first_after_blocks=bool(data["attacker_acts_first_after_blocks"]),
                open_lists=bool(data["open_lists"]),
                deities=(None if mine is None else str(mine), None if theirs is None else str(theirs)),
                every_window=bool(data.get("every_window", False)),  # older setups do not say, and have no position
                position=str(data.get("position", "")),
            )
        except (KeyError, TypeError) as error:
            raise BadSetup(f"The setup of this game is incomplete: {error}.") from error
        if setup.first not in (None, 0, 1):
            raise BadSetup("The first player must be seat 0, seat 1 or left to chance.")
        return setup
