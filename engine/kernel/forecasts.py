"""What comes of a battle when nobody does anything more, as every game says it: who breaks, who is damaged, who would
lose. Names no game.

It is found on copies that the asking seat could be in, in which all players pass and decline, and damage is divided as
it is proposed. Where a hidden card comes into it, other copies are asked too, and nothing is said that they do not
agree on. How a copy goes on to the end of its battle is the game's: it derives from `Fight`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypedDict, TypeVar

from engine.kernel.position import Remembering

COPIES: Final = 3  # that are asked where a hidden card comes into it


class ChampionFate(TypedDict):
    """What becomes of a champion: it "breaks", "leaves" in another way or "survives", and the damage it is dealt."""

    ref: str
    fate: str
    damage: int


class PlayerFate(TypedDict):
    """The damage that a player is dealt, the part of it that breaks through blockers, their health (or what the game
    has for it) afterwards, and whether they lose by it."""

    seat: int
    damage: int
    through: int
    health: int
    lethal: bool


class Outcome(TypedDict):
    """A battle that has come to its end. `blockers`: by whom it is blocked in it, by reference."""

    champions: list[ChampionFate]
    players: list[PlayerFate]
    blockers: list[str]


class Forecast(TypedDict):
    """`outcome`: with what is picked so far; None: hidden cards decide. `unblocked`: the same without any block, while
    blocks are picked. `hidden`: a hidden card comes into it; `choices`: players have choices in it that were left out
    or taken as proposed."""

    outcome: Outcome | None
    unblocked: Outcome | None
    hidden: bool
    choices: bool


G = TypeVar("G", bound=Remembering)


@dataclass(frozen=True)
class Terms(Generic[G]):
    """What a game calls the things of a battle. `declining`: the options by which players pass and decline, the first
    that there is; `usual`: kinds of decisions in which that leaves out nothing that is told of; `proposed`: the options
    that divide damage as it is proposed, None where none is to be divided. `broke`, `damaged` and `player_damaged` are
    kinds of entries of the journal, which have an object in place 4 and a number in place 5."""

    declining: tuple[int, ...]
    usual: tuple[int, ...]
    broke: int
    damaged: int
    player_damaged: int
    proposed: Callable[[G], list[int] | None]
    reference: Callable[[int], str]
    is_in_play: Callable[[G, int], bool]


class Fight(ABC, Generic[G]):
    """A copy of a game that goes on to the end of its battle, beginning with these options."""

    def __init__(self, game: G, terms: Terms[G], seats: int, steps: Sequence[int]) -> None:
        game.journal = []
        self.game = game
        self.terms = terms
        self.steps = list(steps)
        self.refs: list[int] = []  # who fought, in the order in which they came
        self.blockers: list[int] = []
        self.through = [0] * seats  # breakthrough damage to each seat
        self.choices = False

    @abstractmethod
    def fight(self) -> None:
        """Go on to the end of the battle."""

    @property
    @abstractmethod
    def hidden(self) -> bool:
        """Whether a hidden card has come into it."""

    @abstractmethod
    def remaining(self, seat: int) -> tuple[int, bool]:
        """A player's health afterwards, and whether they have lost."""

    def look(self, fighters: Iterable[int], blockers: Iterable[int]) -> None:
        """Remember who fights now, by reference."""
        self.refs += [ref for ref in fighters if ref not in self.refs]
        self.blockers += [ref for ref in blockers if ref not in self.blockers]

    def next_option(self) -> int:
        """The next of the steps; else pass or decline, or divide as proposed, or take the first option."""
        if len(self.game.options) == 1:
            return self.game.options[0]
        if not self.steps:
            self.steps = self._default()
        return self.steps.pop(0)

    def _default(self) -> list[int]:
        g, terms = self.game, self.terms
        declining = next((option for option in terms.declining if option in g.options), None)
        if declining is None or g.kind not in terms.usual:
            self.choices = True
        return terms.proposed(g) or [g.options[0] if declining is None else declining]

    def outcome(self) -> Outcome:
        """What came of it."""
        terms, journal = self.terms, self.game.journal or []
        broken = [event[4] for event in journal if event[0] == terms.broke]
        others = [ref for ref in broken if ref not in self.refs]
        hurt = _summed(journal, terms.damaged, 4)
        wounds = _summed(journal, terms.player_damaged, 2)
        return {
            "champions": [
                {"ref": terms.reference(ref), "fate": self._fate(ref, broken), "damage": hurt.get(ref, 0)}
                for ref in self.refs + others
            ],
            "players": [self._player(seat, wounds.get(seat, 0)) for seat in range(len(self.through))],
            "blockers": [terms.reference(ref) for ref in self.blockers],
        }

    def _fate(self, ref: int, broken: list[int]) -> str:
        if ref in broken:
            return "breaks"
        return "survives" if self.terms.is_in_play(self.game, ref) else "leaves"

    def _player(self, seat: int, damage: int) -> PlayerFate:
        health, lethal = self.remaining(seat)
        return {"seat": seat, "damage": damage, "through": self.through[seat], "health": health, "lethal": lethal}


def _summed(journal: Sequence[tuple[int, ...]], kind: int, place: int) -> dict[int, int]:
    """The numbers of all events of a kind, added up by what stands in one place of them."""
    found: dict[int, int] = {}
    for event in journal:
        if event[0] == kind:
            found[event[place]] = found.get(event[place], 0) + event[5]
    return found


# A copy whose battle begins with these options; the number tells copies apart. None: no copy can be told of, because
# another player chooses among hidden cards.
Copied = Callable[[Sequence[int], int], Fight[G] | None]


class _Fought(NamedTuple):
    outcome: Outcome | None
    hidden: bool
    choices: bool


def foresee(
    copied: Copied[G], steps: Sequence[int], *, unblocked: bool, choices: bool = False, copies: int = COPIES
) -> Forecast:
    """What comes of the battle that begins with these options, and with `unblocked` also of the one without them.
    `choices`: there are some whatever comes of it."""
    fought = _agreed(copied, steps, copies)
    return {
        "outcome": fought.outcome,
        "unblocked": _agreed(copied, (), copies).outcome if unblocked else None,
        "hidden": fought.hidden,
        "choices": fought.choices or choices,
    }


def _agreed(copied: Copied[G], steps: Sequence[int], copies: int) -> _Fought:
    """The battle to its end, on one copy; on more of them where a hidden card came into it."""
    first = copied(steps, 0)
    if first is None:
        return _Fought(None, hidden=True, choices=False)
    first.fight()
    outcome = first.outcome()
    agreed = not first.hidden or all(_came(copied, steps, luck) == outcome for luck in range(1, copies))
    return _Fought(outcome if agreed else None, first.hidden, first.choices)


def _came(copied: Copied[G], steps: Sequence[int], luck: int) -> Outcome | None:
    fight = copied(steps, luck)
    if fight is None:
        return None
    fight.fight()
    return fight.outcome()
