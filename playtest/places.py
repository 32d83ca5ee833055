"""Where the page of a table lies: under the key of the game that is played there."""

from __future__ import annotations

from django.urls import reverse

from gate.games import InAGame, urls_of
from playtest.models import Table


def address_of_table(table: Table, page: str = "table") -> str:
    """The address of a page of this table, by the name of the address."""
    return reverse(page, args=[table.slug], urlconf=urls_of(table.game))


def elsewhere_in(request: InAGame, table: Table, page: str) -> str:
    """Where the page really lies, if it was asked for in another game; else ""."""
    return "" if table.game == request.game.KEY else address_of_table(table, page)
