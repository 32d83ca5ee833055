"""The deck doctor: the smallest set of swaps that makes a deck legal in a format, each with its reason.

Pages, the API and commands call `ways` or `repair`. A swap is a cut with an add; one of the two may be missing. The
size of a repair is the number of its swaps, which is the greater of the numbers of its cuts and its adds. There are
three ways to repair a deck (`Way`), which often lead to the same cards.

Why that size is the smallest: copies beyond what a format allows of a card must be cut, whatever else is done. After
that only numbers matter, those of the free cards and of the cards of cost 1 of each alignment. Nothing repairs a ratio
but cutting free cards of its alignment and adding cards of cost 1 of it; so for each number of free cards cut, the
number of adds is known, and the size of the deck says how many more cards must come or go, of whatever kind.
`_Case.free_cuts` looks at all of these numbers. Who keeps the free cards cuts more of them than must go only where the
deck would be too large otherwise and no card of cost 1 can go; each such cut takes away as much of that as can be, and
no cut more than the one before it. Cards of several alignments would tie the ratios together; where there are any, a
repair is only good, and says so. (No product has one.)

Which cards are cut and added is a matter of taste, in this order: what the player owns, the alignments of the deck, its
balance of cards that can be played at any time and others, a rating that the caller gives, the name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import NamedTuple, TypedDict, Unpack

from engine.construction.formats import Deck, size_violations
from engine.construction.repairs import NoRepair, no_legal_deck
from engine.epic.catalogue.products import CARD_OF, is_fast
from engine.epic.construction.formats import (
    PART_OF,
    PER_FREE,
    Format,
    Part,
    Shortage,
    allowed_copies,
    card_violations,
    parts_of,
    ratio_violation,
    shortages,
    violations,
    word,
)
from engine.epic.language import Alignment

EVEN = (1, 2)  # the share of fast cards that an empty deck is filled up to


class Way(StrEnum):
    """What counts most in a repair, after the cards that no rule lets stay."""

    FEWEST = "fewest"  # as few swaps as can be
    KEEP_FREE = "keep-free"  # as few free cards cut as can be, then as few swaps
    KEEP_PAID = "keep-paid"  # as few cards of cost 1 cut as can be, then as few swaps


@dataclass(frozen=True)
class Swap:
    """One card for another; `cut` or `add` is None where there is nothing to cut or to add. `why` are sentences that
    name the rule and the numbers."""

    cut: str | None
    add: str | None
    why: str


@dataclass(frozen=True)
class Repair:
    """All of the swaps together make the deck legal, in each of the `ways`. `exact`: none of these can be had with
    less; otherwise perhaps it can."""

    swaps: tuple[Swap, ...]
    exact: bool
    ways: tuple[Way, ...] = tuple(Way)

    def applied(self, deck: Deck) -> dict[str, int]:
        """The deck after the swaps."""
        count = dict(deck)
        for swap in self.swaps:
            if swap.cut is not None:
                count[swap.cut] -= 1
            if swap.add is not None:
                count[swap.add] = count.get(swap.add, 0) + 1
        return {name: copies for name, copies in count.items() if copies > 0}


class Given(TypedDict, total=False):
    """What a repair goes by beside the deck and its format: see `repair`."""

    pool: Deck | None
    on: date | None
    owned: Deck | None
    rating: Mapping[str, float] | None


def ways(deck: Deck, deck_format: Format, **given: Unpack[Given]) -> tuple[Repair, ...]:
    """The smallest repair of a deck in each way, the fewest swaps first; ways that lead to the same cards are one
    repair. Arguments and errors are those of `repair`."""
    found: dict[tuple[tuple[str, int], ...], Repair] = {}
    for way in Way:
        repaired = repair(deck, deck_format, way=way, **given)
        cards = tuple(sorted(repaired.applied(deck).items()))
        same = found.setdefault(cards, replace(repaired, ways=()))
        found[cards] = replace(same, ways=(*same.ways, way))
    return tuple(found.values())


def repair(
    deck: Deck,
    deck_format: Format,
    *,
    way: Way = Way.FEWEST,
    pool: Deck | None = None,
    on: date | None = None,
    owned: Deck | None = None,
    rating: Mapping[str, float] | None = None,
) -> Repair:
    """The smallest repair of a deck in a way; no swaps if it is legal.

    `pool` and `on` are as for `violations`; a limited deck without its pool gets no other cards. `owned` are the copies
    that this deck may use, those in it included and those that other decks need left out; without it, all may be used.
    What is not owned is added only when nothing else will do. `rating` says how good cards are, more is better. Raises
    NoRepair, and UnknownCard for a name that is none of the catalogue's.
    """
    deck = {name: count for name, count in deck.items() if count > 0}
    if not violations(deck, deck_format, pool=pool, on=on):
        return Repair((), exact=True)
    room = allowed_copies(deck_format, pool=deck if deck_format.pool and pool is None else pool, on=on)
    whys = {name: why for name, count in deck.items() if (why := _too_many(name, count, deck_format, pool, on))}
    taste = _Taste(deck, owned, rating or {})
    cases = [_Case(deck, deck_format, room, whys, taste, way)]
    if deck_format.one_alignment:
        cases = [
            _Case(deck, deck_format, _of(alignment, room), _others(alignment, deck, deck_format) | whys, taste, way)
            for alignment in Alignment
        ]
    most = max(case.largest() for case in cases)
    if most < deck_format.least:
        raise no_legal_deck(deck_format, most, whole=not deck_format.pool or pool is not None)
    for case in cases:
        case.treat()
    legal = [case for case in cases if not violations(case.deck, deck_format, pool=pool, on=on)]
    if not legal:
        raise NoRepair(f"No legal deck was found for {deck_format.name}: some cards have several alignments.")
    best = min(legal, key=_Case.price)
    return Repair(tuple(best.swaps()), best.exact(), (way,))


# --- reasons ---------------------------------------------------------------------------------------------------------


def _too_many(name: str, count: int, deck_format: Format, pool: Deck | None, on: date | None) -> str:
    """The rule that a card breaks, the strictest of several; nothing where it breaks none."""
    broken = card_violations(name, count, deck_format, pool, on)
    return f"{min(broken, key=lambda one: one.need).fact}." if broken else ""


def _of(alignment: Alignment, room: Deck) -> Deck:
    return {name: most for name, most in room.items() if PART_OF[name][1] & alignment}


def _others(alignment: Alignment, deck: Deck, deck_format: Format) -> dict[str, str]:
    """Why cards of other alignments go, where the deck is to have this one."""
    others = [name for name in deck if not PART_OF[name][1] & alignment]
    size = sum(deck.values())
    these = size - sum(deck[name] for name in others)
    fact = f"of {size} here {these or 'none'} {'is' if these == 1 else 'are'} {word(alignment)}"
    return dict.fromkeys(others, f"{deck_format.name} needs cards of one alignment; {fact}.")


# --- treatment -------------------------------------------------------------------------------------------------------


class _Move(NamedTuple):
    """A card that is cut or added, and why."""

    name: str
    why: str
    note: str = ""


class _Taste:
    """What a player likes: cards that they own, good ones, and a share of fast cards as the deck had it."""

    def __init__(self, deck: Deck, owned: Deck | None, rating: Mapping[str, float]) -> None:
        self.owned, self.rating = owned, rating
        fast = sum(count for name, count in deck.items() if is_fast(CARD_OF[name]))
        self.fast, self.of = (fast, sum(deck.values())) if deck else EVEN

    def owns(self, name: str, copies: int) -> bool:
        return self.owned is None or self.owned.get(name, 0) >= copies

    def lacks_fast(self, fast: int, size: int) -> int:
        """Whether so many fast cards among so many are too few (1), too many (-1) or near the share of the deck (0)."""
        off = 2 * (self.fast * size - fast * self.of)
        return (off > self.of) - (off < -self.of)


class _Case:
    """A deck under treatment: what it is by now, and what was done to it. `room` is how many copies of each card may be
    in it, `whys` why there are too many of some."""

    def __init__(
        self, deck: Deck, deck_format: Format, room: Deck, whys: Mapping[str, str], taste: _Taste, way: Way
    ) -> None:
        self.deck_format, self.room, self.whys, self.taste, self.way = deck_format, room, whys, taste, way
        self.deck = dict(deck)
        self.parts = parts_of(deck)
        self.size = self.was = sum(deck.values())
        self.fast = sum(count for name, count in deck.items() if is_fast(CARD_OF[name]))
        self.cuts: list[_Move] = []
        self.adds: list[_Move] = []

    def exact(self) -> bool:
        """Whether each card counts for the ratio of one alignment only."""
        masks = [PART_OF[name][1] for name in (*self.deck, *self.room)]
        return not self.deck_format.ratio or not any(mask & (mask - 1) for mask in masks)

    def largest(self) -> int:
        """The most cards that a legal deck can have; perhaps too many where cards have several alignments."""
        parts = parts_of(self.room)
        if not self.deck_format.ratio or not self.exact():
            return sum(parts.values())
        return sum(
            count if cost else min(count, parts.get((1, mask), 0) // PER_FREE) for (cost, mask), count in parts.items()
        )

    def price(self) -> tuple[int, ...]:
        """What there is to pay: cards that were to be kept, swaps, cards to get, changes."""
        keeps = {Way.KEEP_FREE: 0, Way.KEEP_PAID: 1}.get(self.way)
        kept = sum(1 for cut in self.cuts if PART_OF[cut.name][0] == keeps)
        swaps = max(len(self.cuts), len(self.adds))
        return kept, swaps, sum(1 for add in self.adds if add.note), len(self.cuts + self.adds)

    def swaps(self) -> Iterator[Swap]:
        """Each cut with the add that is most like it: of the same reason, the same alignment, the same cost."""
        adds = list(self.adds)
        for cut in self.cuts:
            if not adds:
                yield Swap(cut.name, None, cut.why + cut.note)
                continue
            (cost, mask), why = PART_OF[cut.name], cut.why
            add = min(
                adds, key=lambda add: (add.why != why, PART_OF[add.name][1] != mask, PART_OF[add.name][0] != cost)
            )
            adds.remove(add)
            yield Swap(cut.name, add.name, (why if add.why == why else f"{why} {add.why}") + cut.note + add.note)
        for add in adds:
            yield Swap(None, add.name, add.why + add.note)

    def treat(self) -> None:
        for name in sorted(self.deck):
            for _ in range(self.deck[name] - self.room.get(name, 0)):
                self.change(name, -1)
                self.cuts.append(_Move(name, self.whys[name]))
        if self.deck_format.ratio:
            self.repair_ratios()
        self.repair_size()

    # --- ratios and size ---

    def repair_ratios(self) -> None:
        short = shortages(self.parts)
        whys = [f"{ratio_violation(one, (), self.has()).fact}." for one in short]
        for one, count, why in zip(short, self.free_cuts(short), whys, strict=True):
            for _ in range(count):
                self.cut_best(_cards(self.deck, 0, one.alignment), why)
        for one, why in zip(short, whys, strict=True):
            changed = True
            while changed and self.slack(one.alignment) < 0:
                changed = self.add_best(_cards(self.room, 1, one.alignment), why) or (
                    self.cut_best(_cards(self.deck, 0, one.alignment), why)
                )

    def free_cuts(self, short: list[Shortage]) -> list[int]:
        """How many free cards of each alignment to cut; cards of cost 1 are added for the rest."""
        room = [self.open_copies(one.alignment) for one in short]
        cuts = [max(0, _halves(one.missing - copies)) for one, copies in zip(short, room, strict=True)]
        if self.way == Way.KEEP_FREE:
            return self.fewest_free_cuts({one.alignment: cut for one, cut in zip(short, cuts, strict=True)})
        left = [one.missing - PER_FREE * cut for one, cut in zip(short, cuts, strict=True)]
        most = sum(map(_halves, left))
        more = min(range(most + 1), key=lambda more: self.rank(sum(cuts), [max(0, one) for one in left], more))
        owned = [self.open_copies(one.alignment, owned=True) for one in short]
        for _ in range(more):  # best where a cut saves two adds, and adds that are not owned
            at = max(range(len(short)), key=lambda at: (min(left[at], PER_FREE), left[at] - owned[at], left[at]))
            cuts[at] += 1
            left[at] -= PER_FREE
        return cuts

    def rank(self, cuts: int, missing: list[int], more: int) -> tuple[int, ...]:
        """What is left to do when `more` free cards are cut than the `cuts` that must be; `missing` are the cards of
        cost 1 that they are cut for. Fewest swaps are best, then a deck that grows least, then fewest changes; then
        more cuts, which leave more choice of what to add. Before all that, cards of cost 1 that are to be kept."""
        free = self.count_of(0) - cuts - more
        twice = min(more, sum(one // PER_FREE for one in missing))  # cuts that save two adds; the others save one
        cuts += len(self.cuts) + more
        adds = sum(missing) - more - twice
        size = self.was - cuts + adds
        adds += max(0, self.deck_format.least - size)
        over = max(0, size - self.deck_format.most) if self.deck_format.most else 0
        cuts += over
        grown = max(0, self.was - cuts + adds - max(self.was, self.deck_format.least))
        paid = max(0, over - free) if self.way == Way.KEEP_PAID else 0
        return paid, max(cuts, adds), grown, cuts + adds, -more

    def fewest_free_cuts(self, must: Mapping[Alignment, int]) -> list[int]:
        """How many free cards of the alignments that miss some are cut at least: those that must be, and more while
        the deck would be too large and no card of cost 1 could go. What others must give is left to the size."""
        most = self.deck_format.most
        cuts = {int(one): must.get(one, 0) for one in Alignment}
        while most is not None and self.after(cuts, most)[0] > 0:
            more = [{**cuts, one: cuts[one] + 1} for one in cuts if cuts[one] < self.parts.get((0, one), 0)]
            if not more:
                break
            cuts = min(more, key=lambda tried: self.after(tried, most))
        return [cuts[int(one)] for one in must]

    def after(self, cuts: Mapping[int, int], most: int) -> tuple[int, int]:
        """When these free cards are cut, what the others need is added, and all cards of cost 1 go that they do not
        need: by how much the deck is too large, and how many cards were added."""
        needs = {one: PER_FREE * (self.parts.get((0, one), 0) - cut) for one, cut in cuts.items()}
        paid = {one: self.parts.get((1, one), 0) for one in cuts}
        added = sum(max(0, needs[one] - paid[one]) for one in cuts)
        spare = sum(max(0, paid[one] - needs[one]) for one in cuts)
        return max(0, self.size - sum(cuts.values()) + added - spare - most), added

    def repair_size(self) -> None:
        why = "".join(f"{one.fact}." for one in size_violations(self.size, self.deck_format, self.has()))
        changed = True
        while changed and self.size < self.deck_format.least:
            changed = self.add_best([name for name in self.room if self.keeps_ratios(name, 1)], why)
        while changed and self.deck_format.most is not None and self.size > self.deck_format.most:
            changed = self.cut_best(self.to_cut(), why)
        if self.way == Way.KEEP_FREE:
            self.keep_size()

    def keep_size(self) -> None:
        """Let a card of cost 1 go for each that was added beyond the size that the deck had."""
        usual, changed = max(self.was, self.deck_format.least), True
        note = f" The deck keeps its {usual} cards."
        while changed and self.size > usual and len(self.cuts) < len(self.adds):
            paid = [name for name in _cards(self.deck, 1, ~0) if self.keeps_ratios(name, -1)]
            changed = self.cut_best(paid, self.adds[len(self.cuts)].why, note)

    def to_cut(self) -> list[str]:
        """What may go where the deck is too large; of that, what is not to be kept if there is any, or else what lets
        most of it go."""
        here = [name for name in self.deck if self.deck[name] > 0 and self.keeps_ratios(name, -1)]
        if self.way == Way.FEWEST:
            return here
        added = {move.name for move in self.adds}
        may_go = [name for name in here if PART_OF[name][0] == (self.way == Way.KEEP_FREE) and name not in added]
        if may_go or self.way == Way.KEEP_PAID:
            return may_go or here
        gain = {name: min(PER_FREE, self.parts.get((1, PART_OF[name][1]), 0)) for name in here}
        return [name for name in here if gain[name] == max(gain.values())]

    def has(self) -> str:
        return "then has" if self.cuts or self.adds else "has"

    def count_of(self, cost: int) -> int:
        """How many cards of a cost there are."""
        return sum(count for part, count in self.parts.items() if part[0] == cost)

    def slack(self, alignment: int) -> int:
        """Cards of cost 1 more than the free cards of the alignment need."""
        return sum(count * _weight(part) for part, count in self.parts.items() if part[1] & alignment)

    def keeps_ratios(self, name: str, by: int) -> bool:
        """Whether a card may come (1) or go (-1) without a ratio that breaks."""
        gain = by * _weight(PART_OF[name])
        broken = (self.slack(one) + gain < 0 for one in Alignment if one & PART_OF[name][1])
        return gain > 0 or not self.deck_format.ratio or not any(broken)

    def open_copies(self, alignment: int, *, owned: bool = False) -> int:
        """How many cards of cost 1 of the alignment could be added, perhaps only of those that are owned."""
        names = [name for name in _cards(self.room, 1, alignment) if self.deck.get(name, 0) < self.room[name]]
        have = self.taste.owned if owned else None
        most = [self.room[name] if have is None else min(self.room[name], have.get(name, 0)) for name in names]
        return sum(max(0, copies - self.deck.get(name, 0)) for name, copies in zip(names, most, strict=True))

    # --- single cards ---

    def change(self, name: str, by: int) -> None:
        self.deck[name] = self.deck.get(name, 0) + by
        self.parts[PART_OF[name]] = self.parts.get(PART_OF[name], 0) + by
        self.size += by
        self.fast += by * is_fast(CARD_OF[name])

    def cut_best(self, names: Iterable[str], why: str, note: str = "") -> bool:
        """Cut the one that is needed least; False if there is none."""
        added = {move.name for move in self.adds}
        here = [name for name in names if self.deck[name] > 0 and name not in added]
        if not here:
            return False
        name = min(here, key=self.need)
        self.cuts.append(_Move(name, why, note))
        self.change(name, -1)
        return True

    def need(self, name: str) -> tuple[bool, bool, float, str]:
        surplus = self.taste.lacks_fast(self.fast, self.size - 1) < 0
        unlike = is_fast(CARD_OF[name]) != surplus
        return self.taste.owns(name, self.deck[name]), unlike, self.taste.rating.get(name, 0.0), name

    def add_best(self, names: Iterable[str], why: str) -> bool:
        """Add the one that fits best; False if there is none."""
        cut = {move.name for move in self.cuts}
        here = [name for name in names if self.deck.get(name, 0) < self.room[name] and name not in cut]
        if not here:
            return False
        name = min(here, key=self.strangeness)
        owned = self.taste.owns(name, self.deck.get(name, 0) + 1)
        self.adds.append(_Move(name, why, "" if owned else f" You own no other copy of {name}."))
        self.change(name, 1)
        return True

    def strangeness(self, name: str) -> tuple[bool, bool, bool, float, str]:
        known = any(count and mask & PART_OF[name][1] for (_, mask), count in self.parts.items())
        unlike = is_fast(CARD_OF[name]) != (self.taste.lacks_fast(self.fast, self.size + 1) > 0)
        unowned = not self.taste.owns(name, self.deck.get(name, 0) + 1)
        return unowned, not known, unlike, -self.taste.rating.get(name, 0.0), name


def _cards(deck: Deck, cost: int, alignment: int) -> list[str]:
    return [name for name in deck if PART_OF[name][0] == cost and PART_OF[name][1] & alignment]


def _weight(part: Part) -> int:
    """What a card does for the ratios of its alignments."""
    return -PER_FREE if part[0] == 0 else 1


def _halves(missing: int) -> int:
    """How many free cards to cut where so many cards of cost 1 are missing."""
    return -(-missing // PER_FREE)
