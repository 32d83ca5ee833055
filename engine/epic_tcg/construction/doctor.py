"""The deck doctor: the fewest cuts and additions that make a deck with its sideboard legal, each with its reason.

Whoever mends a deck calls `repair`. Each copy that is cut or added counts as one change, so a card that moves from the
deck to the sideboard is two. Of repairs with as few changes, one with the fewest cuts is found: what the player chose
stays.

Why that is the fewest: for a size of the sideboard, and for so many places for cards that are both free and gifts, all
that the rules limit is how much flows through the arcs of a network, from the kinds of cards (free or not, gift or
not) over the cards to the two parts of the deck. What is kept costs less than nothing and what is added costs
something, so the cheapest flow is the repair with the fewest changes, and cheapest flows are whole numbers. `repair`
looks at all sizes and all numbers of places. Cards of a kind of which there are not too many are one node: whichever of
them are cut, there are as many cuts, and as many copies may be added.

Which of them are cut and added is a matter of taste: of cuts, those with the fewest copies; of additions, those that
were cut from the other part, those that the player owns, those of which there are some, those of the deck's
alignments; then a rating that the caller gives, by which the better cards come into the deck; then the name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Final, NamedTuple

from engine.construction.formats import Deck, Violation, size_violations
from engine.construction.repairs import no_legal_deck
from engine.epic_tcg.catalogue import CARD_OF
from engine.epic_tcg.construction.flow import Network
from engine.epic_tcg.construction.formats import (
    FREE_CARDS,
    Format,
    allowed_copies,
    counted,
    gifts_on,
    sideboard_violations,
    violations,
)


class Part(StrEnum):
    """Where a card lies."""

    DECK = "deck"
    SIDEBOARD = "sideboard"


@dataclass(frozen=True)
class Change:
    """Copies of a card that come to a part of the deck, or go from it where `count` is negative. `why` are sentences
    that name the rules and the numbers."""

    part: Part
    name: str
    count: int
    why: str


@dataclass(frozen=True)
class Repair:
    """All of the changes together make the deck and its sideboard legal: cuts first, the deck before the sideboard."""

    changes: tuple[Change, ...]

    @property
    def size(self) -> int:
        """How many copies are cut and added."""
        return sum(abs(one.count) for one in self.changes)

    def applied(self, deck: Deck, sideboard: Deck | None = None) -> tuple[dict[str, int], dict[str, int]]:
        """The deck and the sideboard after the changes."""
        parts = {Part.DECK: counted(deck), Part.SIDEBOARD: counted(sideboard or {})}
        for one in self.changes:
            parts[one.part][one.name] += one.count
        return dict(+parts[Part.DECK]), dict(+parts[Part.SIDEBOARD])


def repair(
    deck: Deck,
    deck_format: Format,
    *,
    sideboard: Deck | None = None,
    pool: Deck | None = None,
    on: date | None = None,
    owned: Deck | None = None,
    rating: Mapping[str, float] | None = None,
) -> Repair:
    """The smallest repair of a deck with its sideboard; no changes if they are legal. Cards that are `owned`, if that
    is known, are added first. `rating` says how good cards are, more is better.

    `pool` and `on` are as for `violations`; a deck of a pool that is not known gets no other cards. Raises NoRepair,
    and UnknownCard for a name that is none of the catalogue's.
    """
    broken = violations(deck, deck_format, sideboard=sideboard, pool=pool, on=on)
    if not broken:
        return Repair(())
    parts = {Part.DECK: counted(deck), Part.SIDEBOARD: counted(sideboard or {})}
    known = pool is not None or not deck_format.pool
    here = parts[Part.DECK] + parts[Part.SIDEBOARD]
    room = allowed_copies(deck_format, pool=pool if known else here, on=on)
    groups = _groups(here, room, deck_format, on)
    plans = [
        _plan(groups, parts, deck_format, size, both)
        for size in deck_format.sideboards
        for both in _places(deck_format)
    ]
    whole = [plan for plan in plans if not plan.missing]
    if not whole:
        most = max(deck_format.least - plan.missing for plan in plans[: len(plans) // len(deck_format.sideboards)])
        raise no_legal_deck(deck_format, most, whole=known)
    treatment = _Treatment(parts, room, broken, deck_format, owned, rating or {})
    return treatment.treated(groups, min(whole, key=lambda plan: plan.price))


# --- how many ----------------------------------------------------------------------------------------------------

_FREE: Final = 1
_GIFT: Final = 2
_BOTH: Final = _FREE | _GIFT


class _Group(NamedTuple):
    """Cards of a kind that are counted together, and how many copies of them all are allowed. Of a kind are those that
    the same limits count: free cards, gift cards, both or neither."""

    kind: int
    names: tuple[str, ...]
    room: int


class _Plan(NamedTuple):
    """How many copies of each group come (or go, where negative) to the deck and to the sideboard. `missing` are places
    of the deck and the sideboard that could not be filled; `price` counts changes, then cuts."""

    changes: tuple[tuple[int, int], ...]
    missing: int
    price: tuple[int, int]


def _groups(here: Counter[str], room: Mapping[str, int], deck_format: Format, on: date | None) -> list[_Group]:
    """All cards that there are and that may be added: each alone of which there are too many, the others by kind."""
    gifts, _ = gifts_on(deck_format, on)
    by_kind: dict[int, list[str]] = {kind: [] for kind in (0, _FREE, _GIFT, _BOTH)}
    found = []
    for name in sorted({*here, *room}):
        free = deck_format.free is not None and name in FREE_CARDS
        gift = deck_format.gifts is not None and name in gifts
        kind = _FREE * free | _GIFT * gift
        if here[name] > room.get(name, 0):
            found.append(_Group(kind, (name,), room.get(name, 0)))
        else:
            by_kind[kind].append(name)
    return found + [_Group(kind, tuple(names), sum(room[name] for name in names)) for kind, names in by_kind.items()]


def _places(deck_format: Format) -> Sequence[int]:
    """How many cards that are both free and gifts there may be, the most first; one number, if not both are
    limited."""
    if deck_format.free is None or deck_format.gifts is None:
        return (0,)
    return range(min(deck_format.free, deck_format.gifts), -1, -1)


def _plan(
    groups: Sequence[_Group], parts: Mapping[Part, Counter[str]], deck_format: Format, size: int, both: int
) -> _Plan:
    """The cheapest plan with a sideboard of this size and at most so many cards that are both free and gifts."""
    least, total = deck_format.least, sum(cards.total() for cards in parts.values())
    change = total + 1  # more than all cuts: changes count before cuts
    needed = (change + 1) * (total + least + size + 1)  # more than all that can be saved
    many = total + least + size
    source, deck, beside, sink, first_kind, first_group = 0, 1, 2, 3, 4, 8
    network = Network(first_group + len(groups))
    for kind, most in enumerate(_limits(deck_format, both, many)):
        network.add(source, first_kind + kind, most)
    arcs = []
    for node, group in enumerate(groups, start=first_group):
        network.add(first_kind + group.kind, node, min(group.room, many))
        for cards, end in ((parts[Part.DECK], deck), (parts[Part.SIDEBOARD], beside)):
            had = sum(cards[name] for name in group.names)
            arcs.append((had, network.add(node, end, had, -change - 1), network.add(node, end, many, change)))
    filled = network.add(deck, sink, least, -needed), network.add(beside, sink, size, -needed)
    network.add(deck, sink, many if deck_format.most is None else deck_format.most - least)
    network.fill(source, sink)
    cuts = [had - network.flow(kept) for had, kept, _ in arcs]
    adds = [network.flow(added) for _, _, added in arcs]
    by = [add - cut for add, cut in zip(adds, cuts, strict=True)]
    missing = least + size - sum(map(network.flow, filled))
    return _Plan(tuple(zip(by[::2], by[1::2], strict=True)), missing, (sum(cuts) + sum(adds), sum(cuts)))


def _limits(deck_format: Format, both: int, many: int) -> tuple[int, int, int, int]:
    """The most cards of each kind."""
    free = many if deck_format.free is None else deck_format.free - both
    gifts = many if deck_format.gifts is None else deck_format.gifts - both
    return many, free, gifts, both


# --- which -----------------------------------------------------------------------------------------------------------


class _Treatment:
    """A deck with its sideboard under treatment: what they are by now, and what was done to them."""

    def __init__(
        self,
        parts: Mapping[Part, Counter[str]],
        room: Mapping[str, int],
        broken: Sequence[Violation],
        deck_format: Format,
        owned: Deck | None,
        rating: Mapping[str, float],
    ) -> None:
        self.was = parts[Part.DECK] + parts[Part.SIDEBOARD]
        self.parts = {part: cards.copy() for part, cards in parts.items()}
        self.room, self.broken, self.deck_format, self.owned, self.rating = room, broken, deck_format, owned, rating
        self.alignments = {CARD_OF[name].alignment for name in self.was}
        self.cuts: dict[Part, Counter[str]] = {part: Counter() for part in Part}
        self.adds: dict[Part, Counter[str]] = {part: Counter() for part in Part}

    def treated(self, groups: Sequence[_Group], plan: _Plan) -> Repair:
        """The repair that does what is planned."""
        planned = [
            (part, group.names, by)
            for group, changes in zip(groups, plan.changes, strict=True)
            for part, by in zip(Part, changes, strict=True)
        ]
        wanted = {names for part, names, by in planned if part is Part.DECK and by > 0}
        for part, names, by in planned:
            for _ in range(-by):
                self.cut(part, names, best=names in wanted)  # what leaves the sideboard for the deck
        facts = {part: self.size_fact(part) for part in Part}
        for part, names, by in planned:
            for _ in range(by):
                self.add(part, names)
        return Repair((*self.changes(self.cuts, -1, facts), *self.changes(self.adds, 1, facts)))

    def cut(self, part: Part, names: Iterable[str], *, best: bool) -> None:
        here, sign = [name for name in names if self.parts[part][name]], -1 if best else 1
        name = min(here, key=lambda name: (self.was[name], sign * self.rating.get(name, 0.0), name))
        self.parts[part][name] -= 1
        self.cuts[part][name] += 1

    def add(self, part: Part, names: Iterable[str]) -> None:
        open_ = [name for name in names if sum(cards[name] for cards in self.parts.values()) < self.room[name]]
        name = min(open_, key=self.strangeness)
        self.parts[part][name] += 1
        self.adds[part][name] += 1

    def strangeness(self, name: str) -> tuple[bool, bool, bool, bool, float, str]:
        cut, added = (sum(cards[name] for cards in done.values()) for done in (self.cuts, self.adds))
        new, stranger = name not in self.was, CARD_OF[name].alignment not in self.alignments
        return cut <= added, self.lacks(name), new, stranger, -self.rating.get(name, 0.0), name

    def lacks(self, name: str) -> bool:
        """Another copy of a card is known not to be owned."""
        here = sum(cards[name] for cards in self.parts.values())
        return self.owned is not None and self.owned.get(name, 0) <= here

    def size_fact(self, part: Part) -> str:
        """What is wrong with the size of a part by now."""
        size, has = self.parts[part].total(), "then has" if self.cuts[part] else "has"
        of = size_violations if part is Part.DECK else sideboard_violations
        return "".join(f"{one.fact}." for one in of(size, self.deck_format, has))

    def changes(self, done: Mapping[Part, Counter[str]], sign: int, facts: Mapping[Part, str]) -> list[Change]:
        """What was done, with reasons; `facts` are those of the sizes after the cuts."""
        return [
            Change(part, name, sign * count, self.why(part, name, facts[part], cut=sign < 0))
            for part, cards in done.items()
            for name, count in sorted(cards.items())
        ]

    def why(self, part: Part, name: str, fact: str, *, cut: bool) -> str:
        """The rules that a cut card breaks, or else those of the size of its part, or else all that are broken."""
        rule = "size" if part is Part.DECK else "sideboard"
        about = [one for one in self.broken if cut and name in one.cards]
        about = about or [one for one in self.broken if cut and one.rule == rule]
        if fact and not about:
            return fact
        return " ".join(f"{one.fact}." for one in about or self.broken)
