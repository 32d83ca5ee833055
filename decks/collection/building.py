"""Pages of what can be built from a collection: decks by how much they lack, and several decks at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from decks import domain as deck_domain
from decks.asking import asking
from decks.collection import printed, queries
from decks.collection.using import Pile, conflicts, count_missing, left, wanted
from decks.collection.views import page
from decks.models import Deck
from decks.queries import deck_at, version_of
from gate.games import InAGame
from live.errors import Refused

DECKS_ON_A_PAGE, MOST_TOGETHER = 40, 6
WHOSE = {"all": "All decks", "mine": "Your decks", "public": "Public decks of others"}
MOST = {"": "Any number", "0": "None", "5": "5 or fewer", "10": "10 or fewer", "20": "20 or fewer"}


@dataclass(frozen=True)
class Buildable:
    """A deck that somebody may build: copies that they do not own, and those that other built decks hold."""

    deck: Deck
    own: bool
    missing: int
    occupied: int

    @property
    def unavailable(self) -> int:
        return self.missing + self.occupied

    @property
    def there(self) -> bool:
        return not self.unavailable


@require_safe
@page
def buildable(request: InAGame) -> HttpResponse:
    """Decks by how many of their cards are unavailable."""
    person = asking(request)
    whose, most = request.GET.get("whose", "all"), request.GET.get("most", "")
    game = request.game.KEY
    owned, taken = queries.owned(person, game), queries.built(person, game)
    rows = [
        _row(deck, pile, own, owned, taken)
        for deck, pile, own in queries.buildable(person, game)
        if whose not in ("mine", "public") or own == (whose == "mine")
    ]
    if most in MOST and most:
        rows = [row for row in rows if row.unavailable <= int(most)]
    rows.sort(key=lambda row: (row.unavailable, row.missing, row.deck.name.casefold()))
    context = {
        "collection": queries.collection_of(person, game),
        "printed": printed.of(game),
        "page": Paginator(rows, DECKS_ON_A_PAGE).get_page(request.GET.get("page")),
        "complete": sum(row.there for row in rows),
        "whose": (whose, WHOSE),
        "most": (most, MOST),
        "most_together": MOST_TOGETHER,
    }
    return render(request, "decks/collection/decks.html", context)


def _row(deck: Deck, pile: Pile, own: bool, owned: Mapping[str, int], taken: list[Pile]) -> Buildable:
    others = [one for one in taken if one.slug != pile.slug]
    missing = count_missing(pile.cards, owned)
    return Buildable(deck, own, missing, count_missing(pile.cards, left(owned, others)) - missing)


@require_safe
@page
def together(request: InAGame) -> HttpResponse:
    """Several decks from one collection: the cards that they want more often than there are."""
    person = asking(request)
    slugs = list(dict.fromkeys(request.GET.getlist("deck")))
    if not 2 <= len(slugs) <= MOST_TOGETHER:
        messages.error(request, f"Select 2 to {MOST_TOGETHER} decks to compare.")
        return redirect("collection_decks")
    piles = [_pile(request, slug) for slug in slugs]
    owned = queries.owned(person, request.game.KEY)
    found = conflicts(piles, owned)
    context = {
        "piles": piles,
        "conflicts": found,
        "short": sum(one.short for one in found),
        "cards": sum(sum(pile.cards.values()) for pile in piles),
    }
    return render(request, "decks/collection/together.html", context)


def _pile(request: InAGame, slug: str) -> Pile:
    try:
        deck = deck_at(slug, asking(request), game=request.game.KEY)
    except Refused as refused:
        raise Http404(str(refused)) from None
    version = version_of(deck)
    return Pile(deck.slug, deck.name, wanted(version.cards, version.deity, version.sideboard))


@require_POST
@page
def build(request: HttpRequest, slug: str) -> HttpResponse:
    """Mark a deck as lying ready in real cards, or as taken apart."""
    is_built = request.POST.get("built") == "yes"
    try:
        deck = deck_domain.describe(slug=slug, person=asking(request), built=is_built)
    except Refused as refused:
        if refused.code == "not_yours":
            raise PermissionDenied(str(refused)) from None
        raise Http404(str(refused)) from None
    said = (
        "is marked as built. Your other decks cannot use its cards"
        if is_built
        else "is marked as not built. Its cards are free again"
    )
    messages.success(request, f"“{deck.name}” {said}.")
    return redirect("deck", slug)
