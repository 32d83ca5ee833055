"""Pages and data about cards."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import condition, require_safe

from decks import queries


@require_safe
@condition(etag_func=lambda request: queries.cards_json().etag)
def cards_json(request: HttpRequest) -> HttpResponse:
    """Every card and token by name. The browser keeps it and asks whether it is still good."""
    return HttpResponse(
        queries.cards_json().body,
        content_type="application/json",
        headers={"Cache-Control": "public, max-age=0, must-revalidate"},
    )
