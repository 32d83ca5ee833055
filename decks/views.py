"""Pages and data about cards."""

import re
from collections.abc import Mapping
from typing import Any

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import add_never_cache_headers
from django.views.decorators.http import condition, require_POST, require_safe
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import replace_url, reswap, trigger_client_event

from decks import conformance as conformity
from decks import domain, queries, search
from decks.browsing import ROWS_ON_A_PAGE, SORT, VIEWS, CardSearch, answer, clicked, is_click, place
from decks.collection import printed
from decks.collection import queries as collections
from decks.collection.owning import card_owned
from decks.cubes import domain as cube_verbs
from decks.cubes import queries as cubes
from decks.faces.files import face_of
from decks.legality import legalities
from decks.models import Version
from decks.rates import FEW, rates_of
from decks.rule_book import rule_book
from decks.rules_table import chapters
from decks.rulings import touching
from decks.search import LONGEST, MATCH, Index, Row, offer
from decks.search.examples import OPERATORS, counts, lessons
from decks.uploads.queries import shown_to
from engine.kernel.counting import number_of
from engine.kernel.names import Unknown
from gate.games import InAGame, has_section
from live.errors import Refused
from people.offline import kept_offline
from people.persons import Person, person_for, person_in
from people.requests import HtmxRequest
from playtest.trials.queries import card_figures

CARDS_ON_A_PAGE, DECKS_OF_A_CARD = 40, 6
MOST_ADDED = 3  # copies at once
NEW_ONE = "new"  # chosen among decks or cubes, whose slugs are longer
WITH_ICONS = ("alignment", "origin", "price", "speed", "type", "keyword")  # groups whose values have them, if there are
OWN = ("owned", "mine", "cubes", "figures")  # what only whoever asks may see of a card


class CardsRequest(HtmxRequest, InAGame):
    """A request for cards, with its game and with what htmx says of itself."""


def _json(request: HttpRequest, document: queries.Document) -> HttpResponse:
    """The browser keeps it and asks whether it is still good."""
    headers = {"Cache-Control": "public, max-age=0, must-revalidate"}
    return HttpResponse(document.body, content_type="application/json", headers=headers)


@require_safe
@condition(etag_func=lambda request: queries.cards_json(request.game.KEY).etag)
def cards_json(request: InAGame) -> HttpResponse:
    """Every card and token by name."""
    return _json(request, queries.cards_json(request.game.KEY))


def _index(request: InAGame) -> Index:
    """The cards of the game that somebody looks at."""
    return search.of(request.game.KEY)


def _words_etag(request: InAGame) -> str:
    return queries.search_words(request.game.KEY).etag


@require_safe
@condition(etag_func=_words_etag)
def search_words(request: InAGame) -> HttpResponse:
    """What can be written in a search, for the completion."""
    return _json(request, queries.search_words(request.game.KEY))


@require_safe
@vary_on_headers("HX-Request")
@kept_offline
def cards(request: CardsRequest) -> HttpResponse:
    """The cards that meet a search; htmx asks for the results alone while somebody types. What is clicked beside the
    search is written into it."""
    index, person = _index(request), person_in(request.session, request.user)
    asked = CardSearch.of(index, request.GET)
    is_alone = bool(request.htmx and not request.htmx.history_restore_request)
    if is_click(request.GET):
        asked = clicked(index, asked, request.GET)
        if not is_alone:
            return redirect(reverse("cards") + asked.query())
    found = answer(index, asked, lambda: _owned(request, person))
    page = Paginator(found.rows, ROWS_ON_A_PAGE).get_page(request.GET.get("page"))
    context = {
        "asked": asked,
        "found": found,
        "page": page,
        "rows": [(row, face_of(row.name, request.game.KEY).face, found.found.passages(index, row)) for row in page],
        "row_template": f"decks/rows/{request.game.KEY}.html",
        "offer": offer(index, found.found),
        "with_icons": WITH_ICONS,
        "example_search": f"{index.shown.words[0]} {index.shown.comparison}",
        "orders": index.orders,
        "columns": [(column, title) for column, title in index.orders.items() if column != MATCH],
        "views": VIEWS,
        "longest": LONGEST,
        "card_query": asked.query(),
        "earlier": asked.query(page=page.number - 1),
        "later": asked.query(page=page.number + 1),
        "owns_nothing": found.asks_owned and collections.collection_of(person, request.game.KEY) is None,
        "own_pictures": has_section(request.game.KEY, "own_pictures"),
    }
    response = _cards_alone(request, context) if is_alone else render(request, "decks/cards.html", context)
    if found.asks_owned:
        add_never_cache_headers(response)
    return response


def _owned(request: InAGame, person: Person) -> Mapping[str, int]:
    """The copies by name that somebody owns of the cards of this game."""
    return collections.owned(person, request.game.KEY) if has_section(request.game.KEY, "collection") else {}


def _cards_alone(request: CardsRequest, context: Mapping[str, Any]) -> HttpResponse:
    """The results for a page that is there already, and what else changes on it."""
    response = render(request, "decks/_swapped.html", {**context, "sorted": SORT in request.GET})
    if context["found"].wrong:  # what was found before stays while the search is being corrected
        reswap(response, "none")
    if is_click(request.GET):
        trigger_client_event(response, "search-written", {"q": context["asked"].q})
    replace_url(response, reverse("cards") + context["asked"].query(page=context["page"].number))
    return response


@require_safe
@kept_offline
def card(request: InAGame, slug: str) -> HttpResponse:
    """One card; the search that it was found by says which cards are its neighbours. A game that has decks on this site
    says more of it."""
    index = _index(request)
    row = index.by_slug.get(slug)
    if row is None:
        return _other_card(request, slug)
    asked, person = CardSearch.of(index, request.GET), person_in(request.session, request.user)
    context = {
        "row": row,
        "face": face_of(row.name, request.game.KEY).face,
        "asked": asked,
        "query": asked.query(),
        "place": place(index, row, asked, lambda: _owned(request, person)),
        "printings": [
            (one, CardSearch(f'set="{one.of}"').query()) for one in request.game.catalogue.printings_of(row.card)
        ],
        "legalities": legalities(row.name, request.game.construction),
        "has_formats": has_section(request.game.KEY, "formats"),
        "reminders": request.game.catalogue.reminders(row.card),
        "cites": request.game.catalogue.CITES,
        "rules_page": reverse("rules_table") if request.game.play.WORDS["rules"]["linked"] else "",
        "known": conformity.of_card(row.name, request.game.KEY),
        "cites_rules": conformity.cites_rules(request.game.KEY),
    }
    for section, more in (
        ("collection", _in_collection),
        ("decks", _in_decks),
        ("cubes", _in_cubes),
        ("own_pictures", _of_the_first_game),
    ):
        if has_section(request.game.KEY, section):
            context |= more(request, row, person)
    response = render(request, "decks/card.html", context)
    if any(context.get(one) for one in OWN):
        add_never_cache_headers(response)
    return response


def _in_collection(request: InAGame, row: Row, person: Person) -> dict[str, Any]:
    """How many copies of a card whoever asks owns, once they said that they own something."""
    collection = collections.collection_of(person, request.game.KEY)
    counts = collections.counts_of(collection)
    return {
        "has_collection": True,
        "owned": card_owned(row, counts, printed.of(request.game.KEY)) if collection else None,
        "here": request.get_full_path(),
    }


def _in_decks(request: InAGame, row: Row, person: Person) -> dict[str, Any]:
    """What decks have to do with a card."""
    game = request.game.KEY
    decks = queries.public_decks(queries.DeckFilters(card=row.name, game=game))
    return {
        "has_decks": True,
        "facts": row.facts,
        "mine": [(version, _copies_in(version, row)) for version in queries.open_decks(person, game)],
        "most_copies": range(1, MOST_ADDED + 1),
        "new_one": NEW_ONE,
        "played": decks[:DECKS_OF_A_CARD],
        "decks": decks.count(),
        "often": queries.often_with(row.name, game),
        "figures": card_figures(row.name, person, game=game),
    }


def _in_cubes(request: InAGame, row: Row, person: Person) -> dict[str, Any]:
    """How many copies of a card the cubes of whoever asks have."""
    mine = cubes.newest_versions(person, request.game.KEY) if _is_dealt(request, row) else []
    return {"has_cubes": True, "cubes": [(version, version.cards.get(row.name, 0)) for version in mine]}


def _is_dealt(request: InAGame, row: Row) -> bool:
    """Whether drafts deal this card: deities are in no pack."""
    return request.game.construction.in_decks(row.name)


def _of_the_first_game(request: InAGame, row: Row, person: Person) -> dict[str, Any]:
    """What of a card no other game has so far: pictures that people put on it, rulings, rates."""
    return {
        "has_pictures": True,
        "rulings": touching(row.card),
        "own_picture": row.name in shown_to(request),
        "rates": rates_of(row.name),
        "few_games": FEW,
    }


def _copies_in(version: Version, row: Row) -> int:
    """How often a deck has a card; 1 of the deity that it is played with."""
    return int(version.deity == row.name) or version.cards.get(row.name, 0)


@require_POST
def add_card(request: InAGame, slug: str) -> HttpResponse:
    """More copies of a card, or this deity, for a deck of the visitor or a new one."""
    index, game = _index(request), request.game.KEY
    row = index.by_slug.get(slug)
    if row is None:
        raise Http404("There is no such card.")
    chosen, count = request.POST.get("deck", "").replace("\0", ""), _copies_typed(request)
    is_deity = row.facts.get("kind") == "deity"
    more: dict[str, Any] = {"cards": {}, "deity": row.name} if is_deity else {"cards": {row.name: count}}
    more["game"] = game
    try:
        if chosen == NEW_ONE:
            version = domain.begin(person=person_for(request), **more).versions.get()
        else:
            version = domain.add(slug=chosen, person=person_in(request.session, request.user), **more)
    except Refused as refused:
        messages.error(request, str(refused))
    else:
        messages.success(request, _added(version, row))
    return redirect(reverse("card", args=[slug]) + CardSearch.of(index, request.GET).query())


@require_POST
def add_to_cube(request: InAGame, slug: str) -> HttpResponse:
    """More copies of a card for a cube of the visitor or a new one."""
    index = _index(request)
    row = index.by_slug.get(slug)
    if row is None or not _is_dealt(request, row):
        raise Http404("There is no such card.")
    chosen, cards = request.POST.get("cube", "").replace("\0", ""), {row.name: _copies_typed(request)}
    more: dict[str, Any] = {"cards": cards, "game": request.game.KEY}
    try:
        if chosen == NEW_ONE:
            version = cube_verbs.begin(person=person_for(request), **more).versions.get()
        else:
            version = cube_verbs.add(slug=chosen, person=person_in(request.session, request.user), **more)
    except Refused as refused:
        messages.error(request, str(refused))
    else:
        copies = number_of(version.cards[row.name], "copy", "copies")
        size = number_of(sum(version.cards.values()), "card")
        messages.success(request, f"The cube “{version.cube.name}” has {copies} of {row.name} now, and {size} in all.")
    return redirect(reverse("card", args=[slug]) + CardSearch.of(index, request.GET).query())


def _copies_typed(request: HttpRequest) -> int:
    """How many copies are to be added; one where that is not said."""
    typed = request.POST.get("count", "")
    return int(typed) if re.fullmatch("[0-9]", typed) and 1 <= int(typed) <= MOST_ADDED else 1


def _added(version: Version, row: Row) -> str:
    """What a deck has now."""
    deck, size = version.deck.name, number_of(sum(version.cards.values()), "card")
    if version.deity == row.name:
        return f"“{deck}” is played with {row.name} now. It has {size}."
    return f"“{deck}” has {number_of(version.cards[row.name], 'copy', 'copies')} of {row.name} now, and {size} in all."


def _other_card(request: InAGame, name: str) -> HttpResponse:
    """The way to the card that is written otherwise, or to those that may have been meant."""
    index = _index(request)
    try:
        meant = index.by_name[request.game.catalogue.named(name).name]
    except Unknown as unknown:
        suggestions = [index.by_name[one] for one in unknown.suggestions]
        return render(request, "decks/no_card.html", {"name": name, "suggestions": suggestions}, status=404)
    return redirect("card", slug=meant.slug, permanent=True)


@require_safe
@kept_offline
def syntax(request: InAGame) -> HttpResponse:
    """How to search, with examples to follow and the number of cards that each finds."""
    index = _index(request)
    fields = [(field, _linked(index, field.examples)) for field in index.fields]
    taught = [(lesson, _linked(index, lesson.examples)) for lesson in lessons(index)]
    return render(request, "decks/syntax.html", {"fields": fields, "lessons": taught, "operators": OPERATORS})


def _linked(index: Index, examples: tuple[str, ...]) -> list[tuple[str, str, int | None]]:
    """Searches with the ends of their addresses and the number of cards that they find, if it is the same for all."""
    return [(text, CardSearch(text).query(), counts(index).get(text)) for text in examples]


@require_safe
def conformance(request: InAGame) -> HttpResponse:
    """Every card clause by clause: the tests that prove it, and the random games in which it did something."""
    known, searchable = conformity.stored_conformance(request.game.KEY), request.game.catalogue.SEARCHABLE
    choices = {
        "product": [("", "All products"), *((name, name) for name in searchable.values_of("set"))],
        "alignment": [
            ("", "All alignments"),
            *((word, word.capitalize()) for word in searchable.values_of("alignment")),
        ],
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
        "head_template": f"decks/clauses/{request.game.KEY}.html",
        "has_numbers": not request.game.play.WORDS["rules"]["linked"],
    }
    return render(request, "decks/conformance.html", context)


@require_safe
def rules_table(request: HttpRequest) -> HttpResponse:
    """Every numbered rule of the game: where it is implemented, and the tests that show it."""
    return render(request, "decks/rules_table.html", {"chapters": chapters()})


@require_safe
@kept_offline
def named_rules(request: InAGame) -> HttpResponse:
    """Every section of a rule book that has no numbers, and every house ruling, with the tests that show them."""
    return render(request, "decks/rule_book.html", {"book": rule_book(request.game.KEY)})


def _one_of(asked: str, values: list[tuple[str, str]]) -> str:
    """What was asked for if there is such a thing, or the first, which asks for everything."""
    return asked if asked in dict(values) else values[0][0]
