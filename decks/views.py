"""Pages and data about cards."""

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import condition, require_safe
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import replace_url, reswap

from decks import conformance as conformity
from decks import queries
from decks.browsing import ROWS_ON_A_PAGE, VIEWS, CardSearch, answer, place
from decks.collection import queries as collections
from decks.collection.owning import card_owned
from decks.legality import legalities
from decks.rulings import touching
from decks.search import BY_NAME, BY_SLUG, LONGEST, ORDERS
from decks.search.examples import LESSONS, OPERATORS, counts
from decks.search.fields import FIELDS
from decks.uploads.queries import shown_to
from engine.epic.catalogue import UnknownName, card_or_deity, reminders
from people.offline import kept_offline
from people.persons import person_in
from people.requests import HtmxRequest

CARDS_ON_A_PAGE, DECKS_OF_A_CARD = 40, 6


def _json(request: HttpRequest, document: queries.Document) -> HttpResponse:
    """The browser keeps it and asks whether it is still good."""
    headers = {"Cache-Control": "public, max-age=0, must-revalidate"}
    return HttpResponse(document.body, content_type="application/json", headers=headers)


@require_safe
@condition(etag_func=lambda request: queries.cards_json().etag)
def cards_json(request: HttpRequest) -> HttpResponse:
    """Every card and token by name."""
    return _json(request, queries.cards_json())


@require_safe
@condition(etag_func=lambda request: queries.search_words().etag)
def search_words(request: HttpRequest) -> HttpResponse:
    """What can be written in a search, for the completion."""
    return _json(request, queries.search_words())


@require_safe
@vary_on_headers("HX-Request")
@kept_offline
def cards(request: HtmxRequest) -> HttpResponse:
    """The cards that meet a search; htmx asks for the results alone while somebody types."""
    asked, person = CardSearch.of(request.GET), person_in(request.session, request.user)
    found = answer(asked, lambda: collections.owned(person))
    page = Paginator(found.rows, ROWS_ON_A_PAGE).get_page(request.GET.get("page"))
    context = {
        "asked": asked,
        "found": found,
        "page": page,
        "orders": ORDERS,
        "views": VIEWS,
        "longest": LONGEST,
        "card_query": asked.query(),
        "earlier": asked.query(page=page.number - 1),
        "later": asked.query(page=page.number + 1),
        "owns_nothing": found.asks_owned and collections.collection_of(person) is None,
    }
    if request.htmx and not request.htmx.history_restore_request:
        response = render(request, "decks/_results.html", context | {"swapped": True})
        if found.wrong:  # what was found before stays while the search is being corrected
            reswap(response, "none")
        replace_url(response, reverse("cards") + asked.query(page=page.number))
    else:
        response = render(request, "decks/cards.html", context)
    if found.asks_owned:
        add_never_cache_headers(response)
    return response


@require_safe
@kept_offline
def card(request: HttpRequest, slug: str) -> HttpResponse:
    """One card; the search that it was found by says which cards are its neighbours."""
    row = BY_SLUG.get(slug)
    if row is None:
        return _other_card(request, slug)
    asked, person = CardSearch.of(request.GET), person_in(request.session, request.user)
    collection = collections.collection_of(person)
    decks = queries.public_decks(queries.DeckFilters(card=row.name))
    context = {
        "row": row,
        "facts": row.facts,
        "asked": asked,
        "query": asked.query(),
        "place": place(row, asked, lambda: collections.owned(person)),
        "owned": card_owned(row.card, collections.counts_of(collection)) if collection else None,
        "here": request.get_full_path(),
        "printings": [(one, CardSearch(f'set="{one["set"]}"').query()) for one in row.facts["printings"]],
        "legalities": legalities(row.name),
        "reminders": reminders(row.card),
        "rulings": touching(row.card),
        "known": conformity.of_card(row.name),
        "own_picture": row.name in shown_to(request),
        "played": decks[:DECKS_OF_A_CARD],
        "decks": decks.count(),
    }
    response = render(request, "decks/card.html", context)
    if collection is not None:
        add_never_cache_headers(response)
    return response


def _other_card(request: HttpRequest, name: str) -> HttpResponse:
    """The way to the card that is written otherwise, or to those that may have been meant."""
    try:
        meant = BY_NAME[card_or_deity(name).name]
    except UnknownName as unknown:
        suggestions = [BY_NAME[one] for one in unknown.suggestions]
        return render(request, "decks/no_card.html", {"name": name, "suggestions": suggestions}, status=404)
    return redirect("card", slug=meant.slug, permanent=True)


@require_safe
@kept_offline
def syntax(request: HttpRequest) -> HttpResponse:
    """How to search, with examples to follow and the number of cards that each finds."""
    fields = [(field, _linked(field.examples)) for field in FIELDS]
    lessons = [(lesson, _linked(lesson.examples)) for lesson in LESSONS]
    return render(request, "decks/syntax.html", {"fields": fields, "lessons": lessons, "operators": OPERATORS})


def _linked(examples: tuple[str, ...]) -> list[tuple[str, str, int | None]]:
    """Searches with the ends of their addresses and the number of cards that they find, if it is the same for all."""
    return [(text, CardSearch(text).query(), counts().get(text)) for text in examples]


@require_safe
def conformance(request: HttpRequest) -> HttpResponse:
    """Every card clause by clause: the tests that prove it, and the random games in which it did something."""
    known = conformity.stored_conformance()
    choices = {
        "product": [("", "All products"), *((name, name) for name in queries.products())],
        "alignment": [("", "All alignments"), *((word, word.capitalize()) for word in queries.ALIGNMENTS)],
        "show": list(conformity.SHOWN.items()),
    }
    asked = {field: _one_of(request.GET.get(field, ""), values) for field, values in choices.items()}
    rows = conformity.chosen(known.cards, **asked)
    page = Paginator(rows, CARDS_ON_A_PAGE).get_page(request.GET.get("page"))
    context = {
        "known": known,
        "totals": conformity.totals(known.cards),
        "filters": [(field, asked[field], values) for field, values in choices.items()],
        "page": page,
    }
    return render(request, "decks/conformance.html", context)


def _one_of(asked: str, values: list[tuple[str, str]]) -> str:
    """What was asked for if there is such a thing, or the first, which asks for everything."""
    return asked if asked in dict(values) else values[0][0]
