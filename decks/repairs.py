"""Repairing a deck that is not legal in its format: what the deck doctor would do is shown first and then done.

`proposals` reads, `repair_deck` is the verb. There is a proposal for each way that leads to other cards. What is
applied is what was seen: a proposal has a fingerprint that changes with the deck, its format, the way and what the
doctor goes by, and `repair_deck` wants it back.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import count as numbers

from django.utils import timezone

from decks import domain, queries
from decks.collection import queries as collections
from decks.errors import NOT_YOURS
from decks.models import Deck, Version
from engine.bots.rating import RATING
from engine.epic.construction import NoRepair, Repair, Swap, Way, formats, ways
from engine.kernel.grammar import capital
from live.errors import Refused
from people.persons import Person

CHANGED = (
    "The deck, its format or your collection has changed, so nothing was saved. Check the new changes and try again."
)


WAY_NAMES = {
    Way.FEWEST: "Fewest changes",
    Way.KEEP_FREE: "Keep the free cards",
    Way.KEEP_PAID: "Keep the one-cost cards",
}


@dataclass(frozen=True)
class Row:
    """So many equal swaps; `cut` or `add` is "" where nothing is cut or added. `number` is that in the proposal."""

    number: int
    count: int
    cut: str
    add: str

    @property
    def text(self) -> str:
        """As in "Cut 2 Kong, add 2 Lash"."""
        done = [f"{verb} {self.count} {name}" for verb, name in (("cut", self.cut), ("add", self.add)) if name]
        return capital(", ".join(done))


@dataclass(frozen=True)
class Reason:
    """A sentence that names the rule and the numbers, and the swaps that answer it."""

    why: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Proposal:
    """What makes a deck legal in one or more ways, by their `name`: as much as `text` says, for `reasons`; `exact`:
    less cannot. Where nothing makes it legal, `hopeless` says why and there is nothing else."""

    deck_format: str
    key: str = ""
    name: str = ""
    text: str = ""
    fingerprint: str = ""
    exact: bool = True
    reasons: tuple[Reason, ...] = ()
    hopeless: str = ""

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(row for reason in self.reasons for row in reason.rows)


def proposals(deck: Deck, version: Version, person: Person) -> tuple[Proposal, ...]:
    """What would make these cards legal in the deck's format today, in each way, the fewest changes first; nothing
    when they are. Cards that this person owns, and that lie in no other built deck, come first; a deck made of a pool
    has all of that, and nothing else."""
    deck_format, today = deck.format, timezone.localdate()
    if not formats.violations(version.cards, deck_format, pool=deck.pool, on=today):
        return ()
    try:
        owned = None if deck.is_made_of_pool else collections.free(person, but=deck.slug)
        found = ways(version.cards, deck_format, pool=deck.pool, on=today, owned=owned, rating=RATING)
    except NoRepair as none:
        return (Proposal(deck_format.name, hopeless=str(none)),)
    return tuple(_proposal(deck, repaired) for repaired in found)


def _proposal(deck: Deck, repaired: Repair) -> Proposal:
    reasons = _reasons(repaired.swaps)
    seen = repr((deck.revision, deck.format, reasons))
    return Proposal(
        deck_format=deck.format.name,
        key=repaired.ways[0].value,
        name=way_names(repaired),
        text=summary(repaired),
        fingerprint=hashlib.sha256(seen.encode()).hexdigest()[:20],
        exact=repaired.exact,
        reasons=reasons,
    )


def way_names(repaired: Repair) -> str:
    """As in "Fewest changes, keep the one-cost cards"."""
    return capital(", ".join(WAY_NAMES[way] for way in repaired.ways).lower())


def summary(repaired: Repair) -> str:
    """How much is done, as in "Cut 1 card and add 57 cards"."""
    cut = sum(1 for swap in repaired.swaps if swap.cut)
    added = sum(1 for swap in repaired.swaps if swap.add)
    counts = (("cut", cut), ("add", added))
    done = [f"{verb} {count} {'card' if count == 1 else 'cards'}" for verb, count in counts if count]
    return capital(" and ".join(done))


def _reasons(swaps: Collection[Swap]) -> tuple[Reason, ...]:
    """The swaps by what they are for, equal ones together, in the doctor's order."""
    number = numbers(1)
    found: dict[str, Counter[tuple[str, str]]] = {}
    for swap in swaps:
        found.setdefault(swap.why, Counter())[swap.cut or "", swap.add or ""] += 1
    return tuple(
        Reason(why, tuple(Row(next(number), count, cut, add) for (cut, add), count in equal.items()))
        for why, equal in found.items()
    )


def repair_deck(*, slug: str, person: Person, fingerprint: str, chosen: Collection[int]) -> Version:
    """Save the deck with the chosen changes of the proposal with this fingerprint, as a version whose note lists
    them."""
    deck = queries.deck_at(slug, person)
    if not deck.belongs_to(person):
        raise Refused("not_yours", NOT_YOURS)
    version = queries.version_of(deck)
    offered = (one for one in proposals(deck, version, person) if not one.hopeless)
    found = next((one for one in offered if one.fingerprint == fingerprint), None)
    if found is None:
        raise Refused("stale", CHANGED)
    rows = [row for row in found.rows if row.number in chosen]
    if not rows:
        raise Refused("swaps", "No change is selected, so nothing was saved. Select the changes you want.")
    cards, note = _applied(version.cards, rows), _note(found, rows)
    try:
        return domain.save(slug=slug, person=person, base=deck.revision, cards=cards, deity=version.deity, note=note)
    except Refused as refused:
        raise Refused("stale", CHANGED) if refused.code == "stale" else refused from None


def _applied(cards: Mapping[str, int], rows: Collection[Row]) -> dict[str, int]:
    left = Counter(cards)
    for row in rows:
        left[row.cut] -= row.count
        left[row.add] += row.count
    del left[""]
    return +left


def _note(found: Proposal, rows: Collection[Row]) -> str:
    lines = [f"Fixed for {found.deck_format}."]
    for reason in found.reasons:
        done = [f"{row.text}." for row in reason.rows if row in rows]
        lines += [reason.why, *done] if done else []
    return "\n".join(lines)
