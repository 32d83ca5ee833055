"""Repairing a deck that is not legal in its format: what the deck doctor would do is shown first and then done.

`proposal` reads, `repair_deck` is the verb. What is applied is what was seen: a proposal has a fingerprint that changes
with the deck, its format and what the doctor goes by, and `repair_deck` wants it back.
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
from engine.epic.construction import NoRepair, Swap, formats, repair
from engine.epic.text import capital
from live.errors import Refused
from people.persons import Person

CHANGED = (
    "The deck, its format or your collection has changed, so nothing was saved. Check the new swaps and try again."
)


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
    """What makes a deck legal: `swaps` of them for `reasons`; `exact`: fewer cannot. Where nothing makes it legal,
    `hopeless` says why and there is nothing else."""

    deck_format: str
    fingerprint: str = ""
    swaps: int = 0
    exact: bool = True
    reasons: tuple[Reason, ...] = ()
    hopeless: str = ""

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(row for reason in self.reasons for row in reason.rows)


def proposal(deck: Deck, version: Version, person: Person) -> Proposal | None:
    """What would make these cards legal in the deck's format today; None when they are. Cards that this person owns,
    and that lie in no other built deck, come first; a deck made of a pool has all of that, and nothing else."""
    deck_format, today = deck.format, timezone.localdate()
    if not formats.violations(version.cards, deck_format, pool=deck.pool, on=today):
        return None
    try:
        owned = None if deck.is_made_of_pool else collections.free(person, but=deck.slug)
        found = repair(version.cards, deck_format, pool=deck.pool, on=today, owned=owned, rating=RATING)
    except NoRepair as none:
        return Proposal(deck_format.name, hopeless=str(none))
    reasons = _reasons(found.swaps)
    seen = repr((deck.revision, deck_format, reasons))
    return Proposal(
        deck_format.name, hashlib.sha256(seen.encode()).hexdigest()[:20], len(found.swaps), found.exact, reasons
    )  # fmt: skip


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
    """Save the deck with the chosen swaps of the proposal with this fingerprint as a version whose note lists them."""
    deck = queries.deck_at(slug, person)
    if not deck.belongs_to(person):
        raise Refused("not_yours", NOT_YOURS)
    version = queries.version_of(deck)
    found = proposal(deck, version, person)
    if found is None or found.hopeless or found.fingerprint != fingerprint:
        raise Refused("stale", CHANGED)
    rows = [row for row in found.rows if row.number in chosen]
    if not rows:
        raise Refused("swaps", "No swap is selected, so nothing was saved. Select the swaps you want.")
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
