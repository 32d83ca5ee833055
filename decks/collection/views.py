"""Pages of a collection: what is owned, by product, card and list, what is missing, and what can be built of it.

Whoever asks sees their own collection and no other; nothing here is kept by caches. A verb that refuses is answered
with its sentence on the page that asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial, wraps

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from django_htmx.http import replace_url, reswap

from decks import search
from decks.asking import asking, asks, making
from decks.browsing import CardSearch, answer
from decks.collection import domain, printed, queries, reading
from decks.collection.counting import Counts, Printing, Short, by_name, total
from decks.collection.forms import SAVE, BoostersForm, ImportForm, ProductsForm
from decks.collection.models import Change, Collection, Source
from decks.collection.owning import card_owned
from decks.collection.printed import Printed
from decks.collection.using import ownership, wanted
from decks.faces.files import face_of
from decks.queries import deck_at, version_of
from decks.search import LONGEST
from engine.kernel.counting import number_of
from gate.games import InAGame
from live.errors import Refused
from people.requests import HtmxRequest

CARDS_ON_A_PAGE, SPARES_IN_SIGHT, CHANGES_IN_SIGHT = 24, 12, 5
View = Callable[..., HttpResponse]


class CountingRequest(HtmxRequest, InAGame):
    """A request about copies, with its game and with what htmx says of itself."""


def page(view: View) -> View:
    """A page about a collection: never kept by caches; what was refused is said on the first of these pages."""

    @wraps(view)
    def answered(request: HttpRequest, *arguments: object, **named: object) -> HttpResponse:
        try:
            return view(request, *arguments, **named)
        except Refused as refused:
            messages.error(request, str(refused))
            return redirect("collection")

    return never_cache(answered)


def _printed(request: InAGame) -> Printed:
    """What the game prints that somebody looks at."""
    return printed.of(request.game.KEY)


def _collection(request: InAGame) -> Collection | None:
    """What whoever asks owns of this game, if they said so."""
    return queries.collection_of(asking(request), request.game.KEY)


@require_safe
@page
def overview(request: InAGame) -> HttpResponse:
    """How much is owned, set by set, what there is too much of, and what changed last."""
    collection, of_game = _collection(request), _printed(request)
    counts = queries.counts_of(collection)
    owned = by_name(counts)
    spares = of_game.spare(counts)
    context = {
        "printed": of_game,
        "collection": collection,
        "owns": bool(owned),
        "cards": sum(count for name, count in owned.items() if name in of_game.kinds[0].names),
        "kinds": [(kind, len(kind.names & owned.keys())) for kind in of_game.kinds],
        "progress": of_game.progress(counts),
        "missing": total(row for _, rows in of_game.missing_for_playsets(counts) for row in rows),
        "spares": spares[:SPARES_IN_SIGHT],
        "spare_names": len(spares),
        "spare_copies": sum(row.spare for row in spares),
        "changes": queries.changes_of(collection)[:CHANGES_IN_SIGHT] if collection else (),
    }
    return render(request, "decks/collection/overview.html", context)


# --- by product, by card ---------------------------------------------------------------------------------------------


@asks
@page
def products(request: InAGame) -> HttpResponse:
    """How many of each product are owned; a button may say it of one."""
    counts = queries.counts_of(_collection(request))
    form = ProductsForm(
        request.POST if request.method == "POST" else None, counts=counts, printed=_printed(request)
    )  # fmt: skip
    if form.is_bound and form.is_valid():
        change = domain.own_products(person=making(request), copies=form.copies, game=request.game.KEY)
        messages.success(request, "No changes: you already own exactly this." if change is None else _summary(change))
        return redirect("collection")
    return render(request, "decks/collection/products.html", {"form": form, "printed": _printed(request)})


@asks
@page
def boosters(request: InAGame) -> HttpResponse:
    """Boosters to open by chance, and what was in those that were opened last."""
    of_game = _printed(request)
    if not of_game.boosters:
        raise Http404(f"There are no boosters of {request.game.NAME}.")
    form = BoostersForm(request.POST if request.method == "POST" else None, printed=of_game)
    if form.is_bound and form.is_valid():
        change = domain.open_boosters(person=making(request), **form.cleaned_data, game=request.game.KEY)
        messages.success(request, "You already own as many as can be counted." if change is None else _summary(change))
        return redirect("collection_boosters")
    collection = _collection(request)
    last = collection and queries.changes_of(collection).filter(source=Source.BOOSTERS, undone=False).first()
    came = {Printing(card, of): after - before for card, of, before, after in last.counts} if last else {}
    context = {"form": form, "last": last, "came": of_game.by_product(came)}
    return render(request, "decks/collection/boosters.html", context)


@require_safe
@page
def cards(request: CountingRequest) -> HttpResponse:
    """The cards that a search finds, each with its printings to count; htmx asks for the list alone."""
    index, of_game = search.of(request.game.KEY), _printed(request)
    asked = CardSearch.of(index, {"q": request.GET.get("q", ""), "sort": "name"})
    counts = queries.counts_of(_collection(request))
    found = answer(index, asked, lambda: by_name(counts))
    shown = Paginator(found.rows, CARDS_ON_A_PAGE).get_page(request.GET.get("page"))
    here = reverse("collection_cards") + CardSearch(asked.q).query(page=shown.number)
    context = {
        "asked": asked,
        "found": found,
        "page": shown,
        "rows": [(face_of(row.name, request.game.KEY).face, card_owned(row, counts, of_game)) for row in shown],
        "printed": of_game,
        "longest": LONGEST,
        "here": here,
    }
    if request.htmx and not request.htmx.history_restore_request:
        response = render(request, "decks/collection/_cards.html", context | {"swapped": True})
        if found.wrong:
            reswap(response, "none")
        return replace_url(response, here)
    return render(request, "decks/collection/cards.html", context)


@require_POST
@page
def own(request: CountingRequest) -> HttpResponse:
    """One more, one fewer, or so many copies of a printing. htmx gets the new numbers, others the page that asked."""
    card, set_name = request.POST.get("card", ""), request.POST.get("set_name", "")
    game, problem = request.game.KEY, ""
    try:
        if "by" in request.POST:
            domain.move(person=making(request), card=card, set_name=set_name, by=_whole(request.POST["by"]), game=game)
        else:
            count = _whole(request.POST.get("count", ""))
            domain.own(person=making(request), card=card, set_name=set_name, count=count, game=game)
    except Refused as refused:
        problem = str(refused)
    of_game = _printed(request)
    if request.htmx and Printing(card, set_name) in of_game.printings:
        owned = card_owned(search.of(game).by_name[card], queries.counts_of(_collection(request)), of_game)
        asked_for = next(one for one in owned.printings if one.set_name == set_name)
        context = {"owned": owned, "one": asked_for, "problem": problem, "swapped": True}
        return render(request, "decks/collection/_counted.html", context)
    if problem:
        messages.error(request, problem)
    back = request.POST.get("back", "")
    inside = url_has_allowed_host_and_scheme(back, None)
    return redirect(back if inside else "collection_cards")


def _whole(typed: str) -> int:
    """The number that was typed."""
    number = typed.strip()
    if not re.fullmatch(r"[+-]?[0-9]{1,9}", number):
        raise Refused("count", "Enter a whole number.")
    return int(number)


# --- lists in and out ------------------------------------------------------------------------------------------------


@asks
@page
def bring(request: InAGame) -> HttpResponse:
    """Take in a list: first what it would change is shown, then it is done."""
    of_game, game = _printed(request), request.game.KEY
    form = ImportForm(printed=of_game)
    preview = None
    if request.method == "POST":
        form = ImportForm(request.POST, request.FILES, printed=of_game)
        if form.is_valid():
            if form.cleaned_data["do"] == SAVE and _brought(request, form):
                return redirect("collection")
            preview = queries.preview(asking(request), form.listed.counts, replace=form.replaces, game=game)
    context = {"form": form, "preview": preview, "printed": of_game}
    return render(request, "decks/collection/import.html", context)


def _brought(request: InAGame, form: ImportForm) -> bool:
    """Whether the list was taken in; if not, the form says why."""
    left_out = [error.text for error in form.line_errors]
    try:
        change = domain.bring(
            person=making(request),
            base=form.cleaned_data["base"] or 0,
            counts=form.listed.counts,
            replace=form.replaces,
            left_out=left_out,
            game=request.game.KEY,
        )
    except Refused as refused:
        form.add_error(None, str(refused))
        return False
    messages.success(request, "No changes: you already own exactly this." if change is None else _summary(change))
    return True


@require_POST
@page
def undo(request: InAGame, number: int) -> HttpResponse:
    """Take back a change of many cards."""
    change = domain.undo(person=making(request), number=number, game=request.game.KEY)
    copies = change.added + change.removed
    messages.success(request, f"Undone: {number_of(copies, 'copy', 'copies')} changed back.")
    return redirect("collection")


@require_safe
@page
def export(request: InAGame, kind: str) -> HttpResponse:
    """All that is owned, as a file that can be brought in again."""
    writers: dict[str, tuple[Callable[[Counts], str], str]] = {
        "txt": (partial(reading.as_text, game=request.game.KEY), "text/plain"),
        "csv": (reading.as_csv, "text/csv"),
        "json": (reading.as_json, "application/json"),
    }
    if kind not in writers:
        raise Http404("A collection can be exported as txt, csv or json.")
    write, content_type = writers[kind]
    body = write(queries.counts_of(_collection(request)))
    headers = {"Content-Disposition": f'attachment; filename="collection.{kind}"'}
    return HttpResponse(body, content_type=f"{content_type}; charset=utf-8", headers=headers)


@asks
@page
def delete(request: InAGame) -> HttpResponse:
    """Asked first, then done."""
    if request.method != "POST":
        return render(request, "decks/collection/delete.html", {"collection": _collection(request)})
    domain.delete(person=making(request), game=request.game.KEY)
    messages.success(request, "Your collection is deleted.")
    return redirect("collection")


def _summary(change: Change) -> str:
    """What a change of many cards did."""
    parts = [f"{number_of(change.added, 'copy', 'copies')} added"] if change.added else []
    parts += [f"{number_of(change.removed, 'copy', 'copies')} removed"] if change.removed else []
    return f"Saved: {' and '.join(parts)}. You can undo it below."


# --- what is missing -------------------------------------------------------------------------------------------------


@require_safe
@page
def missing(request: InAGame) -> HttpResponse:
    """The cards that are missing for playsets, set by set."""
    of_game = _printed(request)
    short = of_game.missing_for_playsets(queries.counts_of(_collection(request)))
    groups = [(product, rows, total(rows)) for product, rows in short]
    text = "\n".join("\n".join([f"{product.name} ({count})", *_lines(rows), ""]) for product, rows, count in groups)
    context = {
        "printed": of_game, "groups": groups, "total": sum(count for *_, count in groups), "text": text
    }  # fmt: skip
    return render(request, "decks/collection/missing.html", context)


@require_safe
@page
def missing_for_deck(request: InAGame, slug: str) -> HttpResponse:
    """The cards that are missing for a deck, and those that built decks hold."""
    person = asking(request)
    try:
        deck = deck_at(slug, person, game=request.game.KEY)
    except Refused as refused:
        raise Http404(str(refused)) from None
    version = version_of(deck)
    cards = wanted(version.cards, version.deity, version.sideboard)
    found = ownership(cards, queries.owned(person, deck.game), queries.built(person, deck.game, but=slug))
    text = "\n".join(f"{use.missing} {use.name}" for use in found.wanting)
    return render(
        request, "decks/collection/missing_for_deck.html", {"deck": deck, "ownership": found, "text": text}
    )  # fmt: skip


def _lines(rows: Iterable[Short]) -> list[str]:
    return [f"{row.missing} {row.name}" for row in rows]
