"""How long the site takes to answer: whole requests for the page of cards, from address to page."""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.test import Client

# As people search: words, fields, what is not found, what is wrong, in every shape and order.
SEARCHES: tuple[dict[str, str], ...] = (
    {},
    {"q": "wolf"},
    {"q": "fire shamen"},
    {"q": "class:dragon cost:1"},
    {"q": "alignment:sage (class:dragon or class:wurm) -keyword:blitz", "sort": "offense", "desc": "1"},
    {"q": "text:/deal \\d+ damage/", "view": "text"},
    {"q": "kind:champion", "view": "list", "sort": "set"},
    {"q": "offense>defense legal:constructed-2017", "view": "text"},
    {"q": "nobody has said this"},
    {"q": "cost:many"},
)


@cache
def visitor() -> Client:
    """Somebody who can open pages of the site, in this process and without a socket."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    import django
    from django.conf import settings
    from django.test import Client

    # Files with names that tell their content are collected when the site is served; here they go by their own.
    settings.STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    django.setup()
    return Client(SERVER_NAME="localhost")


def search_milliseconds(seconds: float, clock: Callable[[], float]) -> float:
    """The median over requests for the page of cards, each search as often as the others."""
    client, taken = visitor(), list[float]()
    started = clock()
    while not taken or clock() - started < seconds:
        for search in SEARCHES:
            before = clock()
            client.get("/cards/", search)
            taken.append((clock() - before) * 1e3)
    return statistics.median(taken)
