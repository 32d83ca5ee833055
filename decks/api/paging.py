"""Long answers in pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from django.core.paginator import EmptyPage, Paginator
from rest_framework.request import Request
from rest_framework.utils.urls import replace_query_param

from decks.api.errors import Declined

if TYPE_CHECKING:
    from django.core.paginator import _SupportsPagination


T = TypeVar("T")


def paged(
    request: Request,
    query: Mapping[str, int],
    found: _SupportsPagination[T],
    as_data: Callable[[Iterable[T]], Sequence[object]],
) -> dict[str, object]:
    """A page of what was found, how much there is in all, and the addresses of the pages before and after."""
    try:
        page = Paginator(found, query["page_size"]).page(query["page"])
    except EmptyPage:
        raise Declined(404, "page", "There is no such page. Start at page 1 and follow “next”.") from None
    here = request.build_absolute_uri()
    return {
        "count": page.paginator.count,
        "next": replace_query_param(here, "page", page.number + 1) if page.has_next() else None,
        "previous": replace_query_param(here, "page", page.number - 1) if page.has_previous() else None,
        "results": as_data(page.object_list),
    }
