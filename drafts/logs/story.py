"""The story of a draft: what each seat had before it at each pick, what it took, and where every pack went.

Pure functions of what `queries.log_of` gives. Seats, steps, packs and choices are numbered from 0; rounds and picks,
which people read, from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from drafts.logs import deeds
from drafts.logs.deeds import Deed
from drafts.models import By
from drafts.queries import Log, LoggedStep
from engine import games
from engine.limited import GO_ON, KEEP, MULLIGAN, BadSetup, Procedure, verb_of

_COUNTS: Final = ("", "one", "two", "three", "four")


@dataclass(frozen=True)
class Step:
    """One card that was taken. `cards` are those that were left of the pack, `at` is the place of the one taken.
    `choice`: its place among the picks; None when it was the only card to take. `by` and `ranked`: see `Pick`.
    `burnt_at`: what the seat put away afterwards."""

    number: int
    seat: int
    round: int
    pick: int
    pack: int
    cards: tuple[str, ...]
    at: int
    choice: int | None
    by: str | None
    ranked: bool
    burnt_at: tuple[int, ...] = ()

    @property
    def burnt(self) -> list[str]:
        """The cards that the seat put away afterwards."""
        return [self.cards[at] for at in self.burnt_at]

    @property
    def taken(self) -> str:
        return self.cards[self.at]

    @property
    def forced(self) -> bool:
        return self.choice is None

    @property
    def picked_by(self) -> str:
        """Who picked, in one word; "" for the player of the seat."""
        if self.forced:
            return "last"
        if self.ranked:
            return "ranking"
        return "" if self.by == By.PERSON else str(self.by)

    @property
    def sentence(self) -> str:
        """Who picked, in a sentence."""
        if self.forced:
            return "This was the only card left."
        if self.by == By.PERSON:
            return "The player picked."
        who = "Time ran out, so a bot picked" if self.by == By.CLOCK else "A bot picked"
        return f"{who} from the player’s ranking." if self.ranked else f"{who}."


@dataclass(frozen=True)
class Listed:
    """What a seat did with its list of a Random 60. `choice`: its place among the picks."""

    seat: int
    choice: int
    by: str
    kept: bool
    first: tuple[str, ...]
    second: tuple[str, ...]


@dataclass(frozen=True)
class Round:
    """One round: where packs went, and its picks, each with the step of every seat."""

    number: int
    direction: str
    rows: tuple[tuple[Step, ...], ...]


class Story:
    """A log, read."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.setup = log["setup"]
        self.game = games.of(log.get("game", games.DEFAULT))
        self.procedure: Procedure = self.game.limited.BY_KEY[self.setup["format"]]
        self.names: Sequence[str] = log["names"]
        self.pools: Sequence[Sequence[str]] = log["pools"]
        self.steps = tuple(_step(number, logged) for number, logged in enumerate(log["steps"]))
        self._at = {(step.seat, step.round, step.pick): step for step in self.steps}
        self.filled: Sequence[Sequence[str]] = log.get("filled", [])
        self.deeds = tuple(deeds.read(log.get("deeds", []), self.pools, self.filled))

    @property
    def format(self) -> str:
        """What people call its format."""
        return self.game.limited.called(self.setup)

    @property
    def seats(self) -> int:
        return int(self.setup["seats"])

    @property
    def is_tabled(self) -> bool:
        """The cards lay on the table, for both or all to take them."""
        return self.procedure.layout is not None

    @property
    def away(self) -> str:
        """What is said of cards that nobody got."""
        return "Put away" if self.is_tabled else "Removed face down"

    def deed(self, seat: int, number: int, pick: int) -> Deed | None:
        """What a seat did with cards on the table at a pick of a round."""
        return next((one for one in self.deeds if (one.seat, one.round, one.pick) == (seat, number, pick)), None)

    def decided(self, number: int) -> Deed | None:
        """The deed that a pick decided on, by its place among the picks."""
        return next((one for one in self.deeds if one.choice == number), None)

    def turns(self) -> list[tuple[int, list[Deed]]]:
        """All rounds by their numbers, each with its deeds."""
        numbers = dict.fromkeys(one.round for one in self.deeds)
        return [(number, [one for one in self.deeds if one.round == number]) for number in numbers]

    def of(self, seat: int) -> list[Step]:
        """The steps of a seat, one after the other."""
        return [step for step in self.steps if step.seat == seat]

    def step(self, seat: int, number: int, pick: int) -> Step | None:
        """What a seat took at a pick of a round, if there was one."""
        return self._at.get((seat, number, pick))

    def choice(self, number: int) -> Step | None:
        """The step that a pick made, by its place among the picks; None where it took no card."""
        return next((step for step in self.steps if step.choice == number), None)

    def step_or_deed(self, number: int) -> Step | Deed | None:
        """What a pick did, by its place among the picks; None for a list, a review or a card that was burnt."""
        return self.choice(number) or self.decided(number)

    def burns(self, step: Step) -> list[int]:
        """The places among the picks of the choices what to burn after a step."""
        if step.choice is None:
            return []
        own = [number for number, (seat, _) in enumerate(self.log["picks"]) if seat == step.seat]
        first = own.index(step.choice) + 1
        return own[first : first + len(step.burnt_at)]

    def before(self, step: Step) -> Step | None:
        """The step of the same seat before this one."""
        return next((one for one in reversed(self.steps[: step.number]) if one.seat == step.seat), None)

    def after(self, step: Step) -> Step | None:
        """The step of the same seat after this one."""
        return next((one for one in self.steps[step.number + 1 :] if one.seat == step.seat), None)

    def beside(self, step: Step, by: int) -> Step | None:
        """The step of the seat so many to the left at the same pick; seats go round."""
        return self.step((step.seat + by) % self.seats, step.round, step.pick)

    def pool(self, step: Step) -> list[str]:
        """What the seat had picked before the step, in that order."""
        return [one.taken for one in self.steps[: step.number] if one.seat == step.seat]

    def way(self, step: Step) -> list[Step]:
        """All that was taken out of the pack of this step, from its opening on."""
        return [one for one in self.steps if one.pack == step.pack]

    def fate(self, step: Step) -> list[Step | None]:
        """For each card of the pack the step that took it, this one or a later one; None if it was put away."""
        fate: list[Step | None] = [None] * len(step.cards)
        places = list(range(len(step.cards)))
        for one in self.way(step):
            if one.number >= step.number:
                fate[places[one.at]] = one
                places = [place for at, place in enumerate(places) if at not in (one.at, *one.burnt_at)]
        return fate

    def left(self, pack: int) -> list[str]:
        """What was put away of a pack: burnt, or left when nobody took from it any more."""
        first = next(step for step in self.steps if step.pack == pack)
        return [name for name, step in zip(first.cards, self.fate(first), strict=True) if step is None]

    def is_bots(self, seat: int) -> bool:
        """Bots made all picks of the seat."""
        return {by for (who, _), by in zip(self.log["picks"], self.log["by"], strict=True) if who == seat} == {By.BOT}

    @cached_property
    def rounds(self) -> list[Round]:
        """All rounds, each with its picks by seat."""
        picks = sorted({(step.round, step.pick) for step in self.steps})
        found = []
        for number in dict.fromkeys(number for number, _ in picks):
            rows = [
                tuple(step for seat in range(self.seats) if (step := self.step(seat, number, pick)))
                for one, pick in picks
                if one == number
            ]
            found.append(Round(number, self.direction(number), tuple(rows)))
        return found

    def direction(self, number: int) -> str:
        """Where the packs of a round went, or who went first, in words."""
        if self.is_tabled:
            return f"{self.names[next(one.seat for one in self.steps if one.round == number)]} went first"
        if self.procedure.alternate:
            takers = [one.seat for one in self.steps if one.round == number]
            runs = [(seat, takers.count(seat)) for seat in dict.fromkeys(takers)]
            first, second = runs[0][0], runs[-1][0]
            return f"{self.names[first]} took one, {self.names[second]} two, {self.names[first]} the last"
        if self.procedure.takes:
            kept, then = self.procedure.takes[0], self.procedure.takes[1]
            return f"keep {_COUNTS[kept]}, exchange, keep {_COUNTS[then]}, remove the rest"
        directions = self._directions
        sentence = f"passed to the {directions[number - 1]}" if number <= len(directions) else ""
        return f"{sentence}, after a review of the pools" if self.setup.get("review") and number > 1 else sentence

    @cached_property
    def _directions(self) -> Sequence[str]:
        """Where packs went, by rounds; none where the packs cannot be rebuilt."""
        try:
            return self.game.limited.setup_from(self.setup).directions
        except BadSetup:
            kept: Sequence[str] = self.setup.get("directions", ())
            return kept

    @cached_property
    def lists(self) -> list[Listed]:
        """The lists of a Random 60, by seat."""
        found, dealt = [], self.log["dealt"]
        each = len(self.procedure.lists)
        for number, ((seat, option), by) in enumerate(zip(self.log["picks"], self.log["by"], strict=True)):
            if verb_of(option) in (KEEP, MULLIGAN):
                first, second = dealt[seat * each], dealt[seat * each + 1]
                found.append(Listed(seat, number, by, verb_of(option) == KEEP, tuple(first), tuple(second)))
        return sorted(found, key=lambda one: one.seat)

    def listed(self, number: int) -> Listed | None:
        """The list that a pick decided on, by its place among the picks."""
        return next((one for one in self.lists if one.choice == number), None)

    @property
    def reviews(self) -> int:
        """How often a player looked through the pool between packs."""
        return sum(verb_of(option) == GO_ON for _, option in self.log["picks"])


def _step(number: int, logged: LoggedStep) -> Step:
    return Step(
        number=number,
        seat=logged["seat"],
        round=logged["pack"],
        pick=logged["pick"],
        pack=logged["dealt"],
        cards=tuple(logged["cards"]),
        at=logged["at"],
        choice=logged["choice"],
        by=logged["by"],
        ranked=logged["ranked"],
        burnt_at=tuple(logged.get("burnt", ())),
    )
