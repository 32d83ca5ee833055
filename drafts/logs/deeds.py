"""What was done with cards on the table, read from a log and told in sentences.

Pure functions of what `queries.log_of` gives. Seats and piles are numbered from 0; rounds and picks, and piles in
sentences, from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt

from drafts.models import By
from drafts.queries import LoggedDeed
from engine.kernel.grammar import listed
from engine.limited import Act, Layout, Rest

IN_HAND = -1
ASKED = (Act.LOOK, Act.PILE, Act.LINE)  # acts of few options, which can be asked of others


@dataclass(frozen=True)
class Pile:
    """Cards that lay together, each with its place among all that the seat went by, and whether it was chosen."""

    name: str
    cards: tuple[tuple[int, str, bool], ...]

    @property
    def chosen(self) -> bool:
        return bool(self.cards) and all(chosen for _, _, chosen in self.cards)


@dataclass(frozen=True)
class Deed:
    """One act. `choice`: its place among the picks; None when it was the only choice. `unseen`: what the seat got
    without having seen it. See `engine.limited.journal.Deed` for the rest."""

    number: int
    seat: int
    round: int
    pick: int
    act: Act
    cards: tuple[str, ...]
    piles: tuple[int, ...]
    takes: tuple[int, ...]
    had: int
    choice: int | None
    by: str | None
    ranked: bool
    unseen: tuple[str, ...] = ()

    @property
    def chosen(self) -> list[str]:
        return [self.cards[at] for at in self.takes]

    @property
    def forced(self) -> bool:
        return self.choice is None

    @property
    def can_be_asked(self) -> bool:
        """Others can be asked what they would do."""
        return self.act in ASKED and not self.forced

    @property
    def did(self) -> str:
        """What was done, to follow the name of who did it."""
        names = listed(self.chosen)
        if self.act is Act.LOOK:
            pile = f"pile {self.piles[0] + 1}"
            if self.takes:
                return f"took {pile}: {names}"
            got = f" and got {listed(list(self.unseen))} unseen" if self.unseen else ""
            return f"left {pile}: {listed(list(self.cards))}{got}"
        if self.act is Act.PILE:
            if not self.takes:
                return "took the pile without cards"
            return f"took pile {self.piles[self.takes[0]] + 1}: {names}"
        if self.act is Act.SPLIT:
            others = [name for at, name in enumerate(self.cards) if at not in self.takes]
            return f"made two piles: {names}; and {listed(others) or 'nothing'}"
        if self.act is Act.EXCHANGE:
            return f"took {self.chosen[0]} for {self.chosen[1]}" if self.takes else "kept the hand as it was"
        return f"took {names}"

    @property
    def sentence(self) -> str:
        """Who chose, in a sentence."""
        if self.forced:
            return "There was nothing else to choose."
        if self.by == By.PERSON:
            return "The player chose."
        who = "Time ran out, so a bot chose" if self.by == By.CLOCK else "A bot chose"
        return f"{who} from the player’s ranking." if self.ranked else f"{who}."

    @property
    def shown(self) -> list[Pile]:
        """The cards as they lay; those of a square row by row, of a split as it was made."""
        if self.act is Act.SPLIT:
            second = [at for at in range(len(self.cards)) if at not in self.takes]
            return [self._pile("First pile", self.takes), self._pile("Second pile", second)]
        found = []
        for pile in dict.fromkeys(self.piles):
            name = "Hand" if pile == IN_HAND else "On the table" if self.act is Act.EXCHANGE else f"Pile {pile + 1}"
            found.append((name, [at for at, one in enumerate(self.piles) if one == pile]))
        if self.act is Act.LINE:
            return [self._pile("The square", range(len(self.cards)))]
        return [self._pile(name, places) for name, places in found]

    def offered(self, layout: Layout) -> list[str]:
        """What could be chosen, in the order of the options, in words; of acts that can be asked."""
        if self.act is Act.LOOK:
            return [f"Take pile {self.piles[0] + 1}", "Leave it"]
        if self.act is Act.PILE:
            made = range(2) if layout.rest is Rest.OPENER else dict.fromkeys(self.piles)  # one may have been left empty
            return [f"Pile {pile + 1}" for pile in made]
        side = isqrt(layout.piles)
        rows = [[at for at, pile in enumerate(self.piles) if pile // side == row] for row in range(side)]
        columns = [[at for at, pile in enumerate(self.piles) if pile % side == column] for column in range(side)]
        return [listed([self.cards[at] for at in places]) for places in rows + columns if places]

    def _pile(self, name: str, places: Sequence[int]) -> Pile:
        chosen = () if self.act is Act.SPLIT else self.takes
        return Pile(name, tuple((at + 1, self.cards[at], at in chosen) for at in places))


def deed_of(number: int, logged: LoggedDeed, unseen: Sequence[str]) -> Deed:
    return Deed(
        number=number,
        seat=logged["seat"],
        round=logged["pack"],
        pick=logged["pick"],
        act=Act(logged["act"]),
        cards=tuple(logged["cards"]),
        piles=tuple(logged["piles"]),
        takes=tuple(logged["takes"]),
        had=logged["had"],
        choice=logged["choice"],
        by=logged["by"],
        ranked=logged["ranked"],
        unseen=tuple(unseen),
    )


def read(deeds: Sequence[LoggedDeed], pools: Sequence[Sequence[str]], filled: Sequence[Sequence[str]]) -> list[Deed]:
    """All deeds. What a seat has more before its next deed than it took, it got unseen."""
    found = []
    for number, logged in enumerate(deeds):
        seat = logged["seat"]
        after = next((one["had"] for one in deeds[number + 1 :] if one["seat"] == seat), None)
        upto = len(pools[seat]) - len(filled[seat]) if after is None else after
        unseen = pools[seat][logged["had"] : upto] if logged["act"] == Act.LOOK.value and not logged["takes"] else ()
        found.append(deed_of(number, logged, unseen))
    return found
