"""What ties a deck to others in a backup: the deck that it was copied from, and the draft that its pool is from.

Other people's decks and drafts are not in the file. So a tie is taken up where what it names is in the same file or is
there on this site, and where whoever brings the file in may have it: a deck that they may read, a draft in which they
have the cards of the pool. It is passed over otherwise; the deck comes in all the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass

from decks.exchange import Unreadable
from decks.histories import of_kind
from decks.models import Deck
from drafts import queries as drafts
from drafts.models import Pod
from live.errors import Refused
from people.persons import Person

LARGEST_NUMBER = 2**31 - 1  # of a version, that is stored


@dataclass(frozen=True)
class Ties:
    """What a deck in a file says of itself and of others: addresses as they were, "" for none."""

    slug: str = ""
    copied_from: str = ""
    copied_number: int = 0
    draft: str = ""


def out(deck: Deck, person: Person) -> dict[str, object]:
    """The same of a deck of this person, with no address of a deck that they may not read."""
    source = deck.copied_from
    shown = source is not None and source.readable_by(person)
    return {
        "slug": deck.slug,
        "copied_from": {"deck": source.slug, "version": deck.copied_number} if source is not None and shown else None,
        "draft": deck.draft.slug if deck.draft else "",
    }


def read(more: Mapping[str, object]) -> Ties:
    """What a file says of them. Raises Unreadable."""
    slug, draft = (of_kind(str, more.get(key, ""), key) for key in ("slug", "draft"))
    if more.get("copied_from") is None:
        return Ties(slug, draft=draft)
    match more["copied_from"]:
        case {"deck": str(source), "version": int(number)} if 1 <= number <= LARGEST_NUMBER and number is not True:
            return Ties(slug, source, number, draft)
    raise Unreadable('What a deck was copied from is written as {"deck": "its address", "version": 1}.')


def tie(*, person: Person, decks: Sequence[tuple[Deck, Ties]]) -> None:
    """Take up the ties of decks that are stored just now. Inside the transaction that stores them."""
    sources, fresh = _sources(person, decks), {deck.pk for deck, _ in decks}
    for deck, ties in decks:
        source = sources.get(ties.copied_from)
        if source is not None and ties.copied_number <= source.number and not _leads_to(deck, source, fresh):
            deck.copied_from, deck.copied_number = source, ties.copied_number
        deck.draft = _draft(person, deck, ties.draft)
    Deck.objects.bulk_update([deck for deck, _ in decks], ["copied_from", "copied_number", "draft"])


def _sources(person: Person, decks: Sequence[tuple[Deck, Ties]]) -> dict[str, Deck]:
    """What decks were copied from, by the address in the file: of the file itself, else of this site."""
    brought = {ties.slug: deck for deck, ties in decks if ties.slug}
    asked = {ties.copied_from for _, ties in decks} - brought.keys() - {""}
    there = Deck.objects.filter(slug__in=asked).defer("description", "pool")
    return brought | {deck.slug: deck for deck in there if deck.readable_by(person)}


def _leads_to(deck: Deck, source: Deck, fresh: Set[int]) -> bool:
    """The deck would be a copy of itself, as no deck is; but a file may say so. Only what was stored just now can be
    copied from it."""
    followed: Deck | None = source
    while followed is not None and followed.pk in fresh:
        if followed.pk == deck.pk:
            return True
        followed = followed.copied_from
    return False


def _draft(person: Person, deck: Deck, slug: str) -> Pod | None:
    """The draft in which this person got all cards of the deck's pool."""
    if not slug or not deck.pool:
        return None
    with suppress(Refused):
        if Counter(deck.pool) <= Counter(drafts.pool_of(slug=slug, person=person)):
            return Pod.objects.defer("log").get(slug=slug)
    return None
