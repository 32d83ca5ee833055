"""The page of one's own decks: searched, sorted, kept in folders, marked as favourites."""

from __future__ import annotations

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST, require_safe

from decks import domain, folders, queries
from decks.asking import asking, making, page, words_asked
from decks.deck_views import DECKS_ON_A_PAGE, pages_of
from gate.games import InAGame
from people.offline import keep_also

MOST_PUT = 500  # decks in a folder at once


@require_safe
@page
def mine(request: InAGame) -> HttpResponse:
    """The decks of whoever asks, by what was asked of them; those of the site for who has none."""
    person, game = asking(request), request.game.KEY
    known = list(queries.folders_of(person, game))
    folder, order = request.GET.get("folder", ""), request.GET.get("order", "")
    asked = queries.DeckFilters(
        words=words_asked(request),
        folder=folder if folder == queries.NO_FOLDER or folder in {one.slug for one in known} else "",
        favourites=bool(request.GET.get("favourites")),
        order=order if order in queries.ORDERS else "changed",
        game=game,
    )
    every = queries.decks_of(person, game)
    found = Paginator(queries.filtered(every, asked), DECKS_ON_A_PAGE).get_page(request.GET.get("page"))
    total = every.count() if asked != queries.DeckFilters(order=asked.order, game=game) else found.paginator.count
    context = {
        "page": found,
        "total": total,
        "asked": asked,
        "folders": known,
        "folder": next((one for one in known if one.slug == asked.folder), None),
        "none": queries.NO_FOLDER,
        "orders": [(key, words) for key, (words, _) in queries.ORDERS.items()],
        "here": request.get_full_path(),
        "longest": folders.LONGEST_NAME,
        "starters": () if total else queries.decks_of_the_site(game),
        "has": pages_of(request.game),
    }
    response = render(request, "decks/mine.html", context)
    keep_also(response, [reverse("deck", args=[one.slug]) for one in found if one.pool is None])
    return response


@require_POST
@page
def favour(request: HttpRequest) -> HttpResponse:
    """Mark a deck as a favourite, or no more."""
    favourite = "favourite" in request.POST
    slug = request.POST.get("favourite" if favourite else "not", "")
    domain.favour(slug=slug.replace("\0", ""), person=asking(request), favourite=favourite)
    return _back(request)


@require_POST
@page
def make_folder(request: HttpRequest) -> HttpResponse:
    """A new folder, which is shown."""
    made = folders.make(person=making(request), name=request.POST.get("name", ""))
    messages.success(request, f"Your folder “{made.name}” is ready. Choose decks to put into it.")
    return redirect("decks")


@require_POST
@page
def change_folder(request: HttpRequest, slug: str) -> HttpResponse:
    """Call it otherwise, or remove it."""
    if request.POST.get("do") == "delete":
        name = folders.delete(slug=slug, person=asking(request))
        messages.success(request, f"The folder “{name}” is deleted. Its decks are still here.")
        return redirect("decks")
    folders.rename(slug=slug, person=asking(request), name=request.POST.get("name", ""))
    return redirect(f"{reverse('decks')}?folder={slug}")


@require_POST
@page
def put(request: HttpRequest) -> HttpResponse:
    """Put the chosen decks into a folder, or take them out of theirs."""
    chosen = [slug.replace("\0", "") for slug in request.POST.getlist("deck")[:MOST_PUT]]
    moved = folders.put(decks=chosen, person=asking(request), folder=request.POST.get("folder", ""))
    if moved:
        messages.success(request, f"{'1 deck is' if moved == 1 else f'{moved} decks are'} moved.")
    else:
        messages.error(request, "Choose the decks first: with the box on the picture of each.")
    return _back(request)


def _back(request: HttpRequest) -> HttpResponse:
    """To the list that the form stood in."""
    here = request.POST.get("here", "")
    inside = (
        here.isprintable()
        and here.startswith(reverse("decks"))
        and url_has_allowed_host_and_scheme(here, allowed_hosts=None)
    )
    return redirect(here if inside else "decks")
