"""Pages around the builder: the page that it fills, and a deck to begin with."""

from __future__ import annotations

from functools import cache

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import condition, require_POST, require_safe

from decks import domain, queries, search
from decks.asking import asking, deck_asked, making, page
from decks.collection.queries import collection_of
from decks.faces.files import SIZES, face_of
from decks.forms import LONGEST_LIST
from engine import games
from engine.construction.layout import Entry
from engine.construction.lists import MAX_CARDS, MAX_COPIES
from gate.games import InAGame, has_section, urls_of


@cache
def known(game: str) -> queries.Document:
    """All that the builder and the draft room know of a game: what lists show of its cards, in the order in which a
    search for nothing finds them, and how decks are laid out."""
    construction, index = games.of(game).construction, search.of(game)
    cards = [_card_data(row, construction.entry(row.name), game) for row in search.find(index, "").rows]
    layout = construction.LAYOUT
    sorts = {key: [vars(one) for one in of] for key, of in layout.sorts.items()}
    said = {
        **vars(layout),
        "groupings": [vars(one) for one in layout.groupings],
        "sorts": sorts,
        "pool": [vars(one) for one in layout.pool],
        "orders": {key: index.orders[key] for key in layout.orders},
        "alignments": list(construction.ALIGNMENTS),
        "sideboards": construction.SIDEBOARDS,
        "card": construction.EXAMPLES[0],
    }
    return queries.document({"cards": cards, "layout": said})


def _card_data(row: search.Row, entry: Entry, game: str) -> dict[str, object]:
    """What lists show of a card, and what is read on it."""
    files = {size: reverse("face", args=[face_of(row.name, game).file(size)], urlconf=urls_of(game)) for size in SIZES}
    facts = row.facts
    read = {"slug": row.slug, "text": facts["text"], "discard_text": facts["discard_text"], "faces": files}
    return {**{name: value for name, value in vars(entry).items() if name != "place"}, **read}


LIMITS = {"cards": MAX_CARDS, "copies": MAX_COPIES, "signs": LONGEST_LIST}  # those of the API, for the page to hold


@require_safe
@gzip_page
@condition(etag_func=lambda request: known(request.game.KEY).etag)
def cards(request: InAGame) -> HttpResponse:
    """What the builder and the draft room know of the game."""
    headers = {"Cache-Control": "public, max-age=0, must-revalidate"}
    return HttpResponse(known(request.game.KEY).body, content_type="application/json", headers=headers)


@require_safe
@page
def build(request: InAGame, slug: str) -> HttpResponse:
    """The builder of one's own deck; of another's, the way to a copy."""
    found = deck_asked(request, slug)
    if not found.belongs_to(asking(request)):
        return render(request, "decks/build_copy.html", {"deck": found}, status=403)
    game = request.game.KEY
    owns = has_section(game, "collection") and collection_of(asking(request), game) is not None
    has_missing = has_section(game, "missing_for_deck", found.slug)
    return render(
        request, "decks/build.html", {"deck": found, "owns": owns, "has_missing": has_missing, "limits": LIMITS}
    )


@require_POST
@page
def begin(request: InAGame) -> HttpResponse:
    """An empty deck for the builder, which autosaves it."""
    return redirect("build_deck", domain.begin(person=making(request), cards={}, game=request.game.KEY).slug)
