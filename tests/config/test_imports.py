"""What the site imports before anybody asks for anything: little that is heavy, and all of what it names later."""

import json
import os
import subprocess
import sys
from pathlib import Path

from django.urls import get_resolver

from decks.late import Late

ROOT = Path(__file__).resolve().parents[2]
LATER = {  # the API's framework and what it brings, PDF, and the driver of a database that is not used
    "rest_framework.views", "rest_framework.serializers", "drf_spectacular.openapi", "decks.api.catalogue", "docutils",
    "jinja2", "requests", "yaml", "reportlab", "decks.sheets.views", "psycopg",
}  # fmt: skip
STARTED = """
import json, sys
import django; django.setup()
from django.urls import get_resolver, reverse
assert reverse("cards") and reverse("api:about") and get_resolver().resolve("/cards/")
from decks.search import of, syntax
made = {name for row in of("epic").rows for name in vars(row)}
print(json.dumps([sorted(sys.modules), sorted(made), syntax._parser.cache_info().currsize]))
"""


def test_the_site_starts_without_what_only_some_ask_for(tmp_path):
    environment = os.environ | {
        "DATA_DIR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "config.settings", "DATABASE_URL": "", "REDIS_URL": "",
    }  # fmt: skip
    said = subprocess.run(
        [sys.executable, "-c", STARTED], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    imported, made, parsers = json.loads(said.stdout)
    assert "decks.urls" in imported
    assert LATER.intersection(imported) == set()
    assert (made, parsers) == (["_read", "card", "name", "slug"], 0)  # no text was written, no grammar read


def late_views(resolver=None):
    for one in (resolver or get_resolver()).url_patterns:
        if hasattr(one, "url_patterns"):
            yield from late_views(one)
        elif isinstance(one.callback, Late):
            yield one.callback


def test_views_that_are_imported_late_are_there_and_say_what_they_are():
    found = list(late_views())
    assert len(found) > 20
    for one in found:
        assert callable(one.view)
        assert one.path == f"{one.__module__}.{one.__qualname__}"
    cards = next(one for one in found if one.path == "decks.api.catalogue.Cards")
    assert cards.cls.__name__ == "Cards"  # what the OpenAPI document is made of
    assert cards.csrf_exempt
