"""Repairing a deck that is not legal in its format: what the deck doctor would do is shown first and then done.

`proposals` reads, `repair_deck` is the verb. There is a proposal for each way that leads to other cards. What is
applied is what was seen: a proposal has a fingerprint that changes with the deck, its format, the way and what the
doctor goes by, and `repair_deck` wants it back.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import count as numbers

from django.utils import timezone

from decks import domain, queries
from decks.collection import queries as collections
from decks.errors import NOT_YOURS
from decks.models import Deck, Version
from engine import games
from engine.construction.repairs import SIDEBOARD, Change, NoRepair, Remedy, applied
from engine.kernel.grammar import capital
from gate.games import has_section
from live.errors import Refused
from people.persons import Person

CHANGED = (
    "The deck, its format or your collection has changed, so nothing was saved. Check the new changes and try again."
)


@dataclass(frozen=True)
class Row:
    """So many equal swaps in a part of the deck; `cut` or `add` is "" where nothing is cut or added. `number` is that
    in the proposal."""

    number: int
    count: int
    cut: str
    add: str
    part: str

    @property
    def text(self) -> str:
        """As in "Cut 2 Kong, add 2 Lash", "Sideboard: add 2 Hulk"."""
        done = [f"{verb} {self.count} {name}" for verb, name in (("cut", self.cut), ("add", self.add)) if name]
        where = "Sideboard: " if self.part == SIDEBOARD else ""
        return f"{where}{', '.join(done)}" if where else capital(", ".join(done))


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
    deck_format, today, game = deck.format, timezone.localdate(), games.of(deck.game)
    if not game.construction.judged(version.contents, deck_format, pool=deck.pool, on=today):
        return ()
    try:
        owned = None if deck.is_made_of_pool else free_of(person, deck.game, but=deck.slug)
        found = game.construction.remedies(
            version.contents, deck_format, pool=deck.pool, on=today, owned=owned, rating=game.bots.RATING
        )
    except NoRepair as none:
        return (Proposal(deck_format.name, hopeless=str(none)),)
    return tuple(_proposal(deck, repaired) for repaired in found)


def free_of(person: Person, game: str, *, but: str) -> Mapping[str, int] | None:
    """The cards of a game that this person owns and that lie in no built deck `but` the one at this address; None where
    that is not known."""
    return collections.free(person, game, but=but) if has_section(game, "collection") else None


def _proposal(deck: Deck, repaired: Remedy) -> Proposal:
    reasons = _reasons(repaired.changes)
    seen = repr((deck.revision, deck.format, reasons))
    return Proposal(
        deck_format=deck.format.name,
        key=repaired.keys[0],
        name=repaired.name,
        text=summary(repaired),
        fingerprint=hashlib.sha256(seen.encode()).hexdigest()[:20],
        exact=repaired.exact,
        reasons=reasons,
    )


def summary(repaired: Remedy) -> str:
    """How much is done, as in "Cut 1 card and add 57 cards"."""
    cut = sum(one.count for one in repaired.changes if one.cut)
    added = sum(one.count for one in repaired.changes if one.add)
    counts = (("cut", cut), ("add", added))
    done = [f"{verb} {count} {'card' if count == 1 else 'cards'}" for verb, count in counts if count]
    return capital(" and ".join(done))


def _reasons(changes: Iterable[Change]) -> tuple[Reason, ...]:
    """The changes by what they are for, equal ones together, in the doctor's order."""
    number = numbers(1)
    found: dict[str, Counter[tuple[str, str, str]]] = {}
    for one in changes:
        found.setdefault(one.why, Counter())[one.cut, one.add, one.part] += one.count
    return tuple(
        Reason(why, tuple(Row(next(number), count, *what) for what, count in equal.items()))
        for why, equal in found.items()
    )


def repair_deck(*, slug: str, person: Person, fingerprint: str, chosen: Collection[int]) -> Version:
    """Save the deck with the chosen changes of the proposal with this fingerprint, as a version whose note lists
    them."""
    deck = queries.deck_at(slug, person, game=None)
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
    after = applied(version.contents, (Change(row.cut, row.add, row.count, "", row.part) for row in rows))
    try:
        return domain.save(
            slug=slug,
            person=person,
            base=deck.revision,
            cards=after.cards,
            sideboard=after.sideboard,
            deity=version.deity,
            note=_note(found, rows),
            game=deck.game,
        )
    except Refused as refused:
        raise Refused("stale", CHANGED) if refused.code == "stale" else refused from None


def _note(found: Proposal, rows: Collection[Row]) -> str:
    lines = [f"Fixed for {found.deck_format}."]
    for reason in found.reasons:
        done = [f"{row.text}." for row in reason.rows if row in rows]
        lines += [reason.why, *done] if done else []
    return "\n".join(lines)
