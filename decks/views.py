"""Pages and data about cards."""

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import condition, require_safe

from decks import conformance as conformity
from decks import queries

CARDS_ON_A_PAGE = 40


@require_safe
@condition(etag_func=lambda request: queries.cards_json().etag)
def cards_json(request: HttpRequest) -> HttpResponse:
    """Every card and token by name. The browser keeps it and asks whether it is still good."""
    return HttpResponse(
        queries.cards_json().body,
        content_type="application/json",
        headers={"Cache-Control": "public, max-age=0, must-revalidate"},
    )


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
