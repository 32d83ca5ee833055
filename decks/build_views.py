"""Pages around the builder: the page that it fills, and a deck to begin with."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from decks import domain, queries
from decks.asking import asking, making, page
from decks.collection.queries import collection_of
from decks.forms import LONGEST_LIST
from engine.epic.construction import MAX_CARDS, MAX_COPIES

LIMITS = {"cards": MAX_CARDS, "copies": MAX_COPIES, "signs": LONGEST_LIST}  # those of the API, for the page to hold


@require_safe
@page
def build(request: HttpRequest, slug: str) -> HttpResponse:
    """The builder of one's own deck; of another's, the way to a copy."""
    found = queries.deck_at(slug, asking(request))
    if not found.belongs_to(asking(request)):
        return render(request, "decks/build_copy.html", {"deck": found}, status=403)
    owns = collection_of(asking(request)) is not None
    return render(request, "decks/build.html", {"deck": found, "owns": owns, "limits": LIMITS})


@require_POST
@page
def begin(request: HttpRequest) -> HttpResponse:
    """An empty deck for the builder, which autosaves it."""
    return redirect("build_deck", domain.begin(person=making(request), cards={}).slug)
