"""What is known of a collection, for whoever owns it and for nobody else. Reads only.

`owned(person)` is a count of copies by name over all printings: what searches, decks and the API reckon with. `game` is
the key of the game that is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.db.models import F, QuerySet, Sum

from decks.collection.counting import Counts, Difference, Printing, brought, differences
from decks.collection.models import Change, Collection
from decks.collection.using import Ownership, Pile, left, ownership, wanted
from decks.models import Deck, Version
from decks.versioned import Visibility
from people.persons import Person

PUBLIC_DECKS = 500  # that are looked at for what can be built: those that changed last


def collection_of(person: Person, game: str) -> Collection | None:
    """The collection of this person, if one was started."""
    if not person.guest_key and person.user is None:
        return None
    return Collection.objects.of(person).filter(game=game).order_by(F("user").asc(nulls_last=True)).first()


def counts_of(collection: Collection | None) -> dict[Printing, int]:
    """Copies by printing; without a collection nothing."""
    if collection is None:
        return {}
    rows = collection.holdings.values_list("card", "set_name", "count")
    return {Printing(card, set_name): count for card, set_name, count in rows}


def owned(person: Person, game: str) -> Mapping[str, int]:
    """Copies of each card over all printings; what is not owned is not in it."""
    return copies_in(collection_of(person, game)) or {}


def copies_in(collection: Collection | None) -> dict[str, int] | None:
    """The same of a collection; None without one."""
    if collection is None:
        return None
    return dict(collection.holdings.order_by("card").values_list("card").annotate(copies=Sum("count")))


def changes_of(collection: Collection) -> QuerySet[Change]:
    """Changes of many cards, the last one first."""
    return collection.changes.all()


@dataclass(frozen=True)
class Preview:
    """What a list would change, and the revision of the collection that it would change: `domain.bring` wants it."""

    base: int
    changes: tuple[Difference, ...]

    @property
    def added(self) -> int:
        return sum(max(0, one.by) for one in self.changes)

    @property
    def removed(self) -> int:
        return sum(max(0, -one.by) for one in self.changes)


def preview(person: Person, listed: Counts, *, replace: bool, game: str) -> Preview:
    """What `domain.bring` would do now."""
    collection = collection_of(person, game)
    held = counts_of(collection)
    base = collection.revision if collection else 0
    return Preview(base, differences(held, brought(held, listed, replace=replace)))


# --- decks -----------------------------------------------------------------------------------------------------------


def piles(decks: Iterable[Deck]) -> list[tuple[Deck, Pile]]:
    """Decks with the cards of their newest versions, in their order."""
    found = list(decks)
    newest = Version.objects.filter(deck__in=found, number=F("deck__number"))
    cards = {one.deck_id: wanted(one.cards, one.deity, one.sideboard) for one in newest}
    return [(deck, Pile(deck.slug, deck.name, cards[deck.pk])) for deck in found if deck.pk in cards]


def built(person: Person, game: str, *, but: str = "") -> list[Pile]:
    """The decks of this person that lie ready in real cards, without the one at an address."""
    decks = Deck.objects.of(person).filter(game=game, built=True).exclude(slug=but).order_by("name", "pk")
    return [pile for _, pile in piles(decks)]


def free(person: Person, game: str, *, but: str = "") -> dict[str, int] | None:
    """Copies that lie in no built deck but perhaps the one at an address; None of who owns nothing."""
    found = owned(person, game)
    return left(found, built(person, game, but=but)) if found else None


def deck_ownership(person: Person, deck: Deck, version: Version) -> Ownership | None:
    """What this person can make of a version of a deck; None without a collection, and where a pool has the cards."""
    own = None if deck.is_made_of_pool else copies_in(collection_of(person, deck.game))
    if own is None:
        return None
    return ownership(
        wanted(version.cards, version.deity, version.sideboard), own, built(person, deck.game, but=deck.slug)
    )


def buildable(person: Person, game: str) -> list[tuple[Deck, Pile, bool]]:
    """The decks of a game that this person may build: their own, and public ones of others; whether it is their own. A
    deck that a pool has the cards of is built only if its owner said so."""
    mine = list(Deck.objects.of(person).filter(game=game).select_related("user"))
    own = {deck.pk for deck in mine}
    shared = Deck.objects.filter(game=game, visibility=Visibility.PUBLIC)
    public = shared.select_related("user")[:PUBLIC_DECKS]
    real = [deck for deck in mine if not deck.is_made_of_pool]
    both = [*piles(real), *(one for one in piles(public) if one[0].pk not in own)]
    return [(deck, pile, deck.pk in own) for deck, pile in both]
