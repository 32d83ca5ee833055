"""What is agreed before a draft, as dealing and passing read it; a game's own setup says it in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Any, Protocol

from engine.limited.procedures import Act, Procedure, Rest


@dataclass(frozen=True)
class Problem:
    """What is wrong with one field of a setup, in a sentence that says what to do."""

    field: str
    text: str


class BadSetup(ValueError):
    """A setup that cannot be drafted; `problems` say why, field by field."""

    code = "setup"

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(" ".join(problem.text for problem in problems))


class Setup(Protocol):
    """`format` is the key of the procedure. The numbers are those of `Procedure`. `review`: everybody looks through the
    own pool between packs. `own_picks`: when players may look at what they have picked. `team`: so many seats next to
    each other share a pool. `cards`: an own list that is dealt, copy by copy; empty where there is none."""

    @property
    def format(self) -> str: ...
    @property
    def procedure(self) -> Procedure: ...
    @property
    def seats(self) -> int: ...
    @property
    def pool(self) -> int: ...
    @property
    def packs(self) -> int: ...
    @property
    def pack_size(self) -> int: ...
    @property
    def directions(self) -> tuple[str, ...]: ...
    @property
    def review(self) -> bool: ...
    @property
    def own_picks(self) -> str: ...
    @property
    def team(self) -> int: ...
    @property
    def cards(self) -> tuple[str, ...]: ...

    def to_json(self) -> dict[str, Any]:
        """JSON-ready, with what tells whether the cards are still those that were dealt."""
        ...

    def problems(self) -> Sequence[Problem]:
        """All that is wrong; nothing when it can be drafted."""
        ...

    def with_cards(self, cards: tuple[str, ...]) -> Setup:
        """The same, dealt from this own list, which may be too short."""
        ...

    def origin(self) -> str:
        """Where the cards come from, in a sentence."""
        ...

    def collection(self) -> list[str]:
        """The cards that are shuffled, copy by copy, before the shuffle; not asked where there are boosters."""
        ...

    def boosters(self, seed: int) -> list[list[str]]:
        """Packs that the game puts together, round by round and seat by seat, each as it is opened; none where packs
        are cut of the shuffled collection."""
        ...

    def groups(self) -> list[list[str]]:
        """These cards in the groups that lists are made of (`Procedure.lists`)."""
        ...


def picked(setup: Setup) -> int:
    """How many cards each player picks in all; on the average of both players where that depends on their choices, and
    at least in a grid."""
    takes, layout = setup.procedure.takes, setup.procedure.layout
    if layout is not None:
        if layout.rest is Rest.STAYS:
            return setup.pool
        if Act.LINE in layout.acts:
            side = isqrt(layout.piles)
            return setup.packs * (2 * side - 1) // 2
        return setup.packs * (layout.hand or setup.pack_size // (2 if layout.acts else 1))
    if not takes:
        return setup.packs * -(-setup.pack_size // (1 + setup.procedure.burns))
    return setup.packs * sum(takes) // (2 if setup.procedure.alternate else 1)
