"""The picks of one seat in drafts that have the same packs, side by side: a draft and its repeats.

Only drafts are compared whose log the reader may read now, and nothing tells that there are others. Without those of
people whom the reader has blocked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from django.db.models import F, Q, QuerySet
from django.urls import reverse

from drafts.logs.cards import Group, groups
from drafts.logs.deeds import Deed
from drafts.logs.steps import address
from drafts.logs.story import Listed, Step, Story
from drafts.models import Pod, Seat, Status
from drafts.opening import may_read, perhaps_readable
from drafts.rows import seat_of
from engine.limited import Act, Shape
from people import blocks
from people.persons import Person

MOST: Final = 4  # drafts side by side: more columns cannot be read, and take a tenth of a second
CANDIDATES: Final = 24  # drafts of which those are chosen, the newest ones that the reader may read
LOOKED_AT: Final = 96  # drafts that are looked at for these, of those that the reader perhaps may read
LONGEST: Final = 60  # cards of a pack that is listed; no pack has more, but a table may

_PACKS: Final = {
    Shape.DEALT: "There were no picks: whoever had this seat was dealt the same pool.",
    Shape.LISTED: "Whoever had this seat was dealt the same two lists.",
    Shape.PASSED: "The packs that this seat opened are the same. From the first other pick at the table on, packs that "
    "were passed hold other cards, so each pick says whether it was from the same pack.",
    Shape.TABLED: "The same cards were laid out. From the first other choice of anybody on, other cards may lie on the "
    "table, so each choice says whether there was the same to choose from.",
}


@dataclass(frozen=True)
class Side:
    """One of the drafts that are compared, and who had the seat there. `mine`: the reader had it; `first`: it repeats
    none."""

    pod: Pod
    story: Story
    seat: int
    mine: bool
    bot: bool

    @property
    def who(self) -> str:
        return self.story.names[self.seat]

    @property
    def first(self) -> bool:
        return self.pod.repeats_id is None

    @property
    def pool(self) -> Sequence[str]:
        return self.story.pools[self.seat]


@dataclass(frozen=True)
class Cell:
    """What one side chose. `card`: the one that was taken, "" where it was another kind of choice, which `did` says.
    `note`: who chose instead of the player. `pack`: what there was to choose from, `size` cards; empty where that is
    too long to be listed, or the same as on the first side, and 0 where `did` tells it. `same`: the first side chose
    the same."""

    address: str
    card: str
    did: str
    burnt: tuple[str, ...]
    note: str
    pack: tuple[str, ...]
    size: int
    same: bool
    same_pack: bool


@dataclass(frozen=True)
class Row:
    """One pick of the seat: a cell for each side, None where it had no such pick. `label`: the number of the pick."""

    label: str
    anchor: str
    where: str
    cells: tuple[Cell | None, ...]

    def differs(self, at: int) -> bool:
        """Whether this side chose something else than the first one."""
        cell = self.cells[at]
        return cell is None or not cell.same


@dataclass(frozen=True)
class Beside:
    """One side beside the first one. `row`: the first pick in which they differ, None for none; `same`: how many picks
    are the same; the cards that both have, and those that only one has."""

    side: Side
    row: Row | None
    same: int
    both: list[Group]
    only_first: list[Group]
    only_other: list[Group]
    sizes: tuple[int, int, int]


@dataclass(frozen=True)
class Comparison:
    """All sides, the draft that is looked at first; all picks by rounds, each with its title."""

    sides: tuple[Side, ...]
    rounds: tuple[tuple[str, tuple[Row, ...]], ...]
    others: tuple[Beside, ...]
    packs: str

    @property
    def picks(self) -> int:
        return sum(len(rows) for _, rows in self.rounds)


# --- which drafts ----------------------------------------------------------------------------------------------------


def others(pod: Pod, person: Person) -> Iterator[Pod]:
    """The other drafts with the packs of this one whose log this person may read now, the first draft before its
    repeats, of these the newest first."""
    found = Pod.objects.filter(Q(pk=pod.first.pk) | Q(repeats=pod.first), status=Status.OVER).exclude(pk=pod.pk)
    found = found.filter(perhaps_readable(person)).select_related("repeats").defer("log", "repeats__log")
    found = found.prefetch_related("seats", "tournaments", "matches")
    found = found.order_by(F("repeats").asc(nulls_first=True), "-finished", "-pk")
    return islice(_readable(found, person), CANDIDATES)


def _readable(found: QuerySet[Pod], person: Person) -> Iterator[Pod]:
    """Those of which this person may read, read a few at a time: as a rule the first few are enough."""
    apart = blocks.blocked_by(person)
    for first in range(0, LOOKED_AT, CANDIDATES):
        some = list(found[first : first + CANDIDATES])
        for one in some:
            seats = list(one.seats.all())
            is_blocked = bool(apart) and any(blocks.identity(who) in apart for who in (one, *seats))
            if not is_blocked and may_read(one, person, seat_of(seats, person)):
                yield one
        if len(some) < CANDIDATES:
            return


def chosen(found: Sequence[Pod], seat: int) -> list[Pod]:
    """As many of these as are shown: the first draft, then those in which a person had the seat."""
    order = sorted(found, key=lambda one: (one.repeats_id is not None, _in(one, seat).bot))
    return order[: MOST - 1]


def side(pod: Pod, story: Story, seat: int, person: Person) -> Side:
    row = _in(pod, seat)
    bot = story.is_bots(seat) if story.log["picks"] else row.bot
    return Side(pod, story, seat, row.belongs_to(person), bot)


def sitters(pods: Iterable[Pod], number: int) -> list[str]:
    """The names of the players who had a seat in these drafts, each once."""
    rows = [_in(pod, number) for pod in pods]
    return list(dict.fromkeys(row.name for row in rows if row.name and not row.bot))


def _in(pod: Pod, number: int) -> Seat:
    return next(seat for seat in pod.seats.all() if seat.number == number)


# --- side by side ----------------------------------------------------------------------------------------------------


def compared(sides: Sequence[Side]) -> Comparison:
    """These sides, of which the first is what the others are compared with."""
    made = [_made(one) for one in sides]
    keys = sorted({key for one in made for key in one})
    numbers = dict.fromkeys(number for number, _ in keys)
    shape = sides[0].story.procedure.shape
    rounds = tuple(
        (
            "The list" if shape is Shape.LISTED else f"Round {number}",
            tuple(_row(sides, made, key) for key in keys if key[0] == number),
        )
        for number in numbers
    )
    rows = [row for _, found in rounds for row in found]
    return Comparison(
        tuple(sides),
        rounds,
        tuple(_beside(sides[0], one, at, rows) for at, one in enumerate(sides[1:], 1)),
        _PACKS[shape],
    )


def _made(side: Side) -> dict[tuple[int, int], Step | Deed | Listed]:
    """What the seat chose, by round and pick."""
    story, seat = side.story, side.seat
    found: dict[tuple[int, int], Step | Deed | Listed] = {(one.round, one.pick): one for one in story.of(seat)}
    found |= {(one.round, one.pick): one for one in story.deeds if one.seat == seat}
    listed = next((one for one in story.lists if one.seat == seat), None)
    return found if listed is None else {(1, 1): listed}


def _row(
    sides: Sequence[Side], made: Sequence[dict[tuple[int, int], Step | Deed | Listed]], key: tuple[int, int]
) -> Row:
    number, pick = key
    base = made[0].get(key)
    cells = [
        None if (choice := found.get(key)) is None else _cell(one, choice, None if one is sides[0] else base)
        for one, found in zip(sides, made, strict=True)
    ]
    where = "the list" if isinstance(base, Listed) else f"round {number}, pick {pick}"
    return Row(str(pick), f"r{number}p{pick}", where, tuple(cells))


def _cell(side: Side, choice: Step | Deed | Listed, base: Step | Deed | Listed | None) -> Cell:
    """A choice beside that of the first side, None for its own."""
    before = _pack(choice)
    said = isinstance(choice, Deed) and choice.act is Act.LOOK
    same_pack = base is not None and sorted(_pack(base)) == sorted(before)
    note = "" if side.bot or isinstance(choice, Listed) else choice.picked_by if isinstance(choice, Step) else ""
    return Cell(
        address=_address(side, choice),
        card=choice.taken if isinstance(choice, Step) else "",
        did=_did(choice),
        burnt=tuple(choice.burnt) if isinstance(choice, Step) else (),
        note=note,
        pack=() if said or same_pack or len(before) > LONGEST else before,
        size=0 if said else len(before),
        same=base is not None and _did(base) == _did(choice),
        same_pack=same_pack,
    )


def _pack(choice: Step | Deed | Listed) -> tuple[str, ...]:
    return choice.first if isinstance(choice, Listed) else choice.cards


def _did(choice: Step | Deed | Listed) -> str:
    if isinstance(choice, Listed):
        return "kept the first list" if choice.kept else "exchanged the first list"
    if isinstance(choice, Deed):
        return choice.did
    return ", ".join([f"took {choice.taken}", *(f"burnt {name}" for name in sorted(choice.burnt))])


def _address(side: Side, choice: Step | Deed | Listed) -> str:
    if isinstance(choice, Listed):
        return f"{reverse('pod_log', args=[side.pod.slug])}?seat={side.seat + 1}#lists"
    return address(side.pod.slug, choice)


def _beside(base: Side, other: Side, at: int, rows: Sequence[Row]) -> Beside:
    mine, theirs = Counter(base.pool), Counter(other.pool)
    both, only_first, only_other = mine & theirs, mine - theirs, theirs - mine
    return Beside(
        side=other,
        row=next((row for row in rows if row.differs(at)), None),
        same=sum(not row.differs(at) for row in rows),
        both=groups(both.elements(), base.pod.game),
        only_first=groups(only_first.elements(), base.pod.game),
        only_other=groups(only_other.elements(), base.pod.game),
        sizes=(both.total(), only_first.total(), only_other.total()),
    )
