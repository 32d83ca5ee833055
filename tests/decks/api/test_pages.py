"""What the API says of itself."""

import json
import re

import pytest
from django.contrib.staticfiles import finders

from decks.api import pages
from decks.api.urls import urlpatterns
from tests.config.test_pages import inline_code

pytestmark = pytest.mark.django_db

OF_PEOPLE = {"", "docs/", "schema/", "<anything:rest>"}


def test_the_page_for_people_names_every_address(client):
    html = client.get("/api/").content.decode()
    assert html.count("<h1>") == 1
    for path in json.loads(pages.document().body)["paths"]:
        assert path in html
    assert "http://testserver/api/check/" in html


def test_the_document_has_every_address_and_all_of_its_verbs():
    paths = json.loads(pages.document().body)["paths"]
    views = [one.callback.cls for one in urlpatterns if str(one.pattern) not in OF_PEOPLE]
    assert len(paths) == len(views)
    verbs = [{verb.lower() for verb in view().allowed_methods} - {"head"} for view in views]
    assert sorted(map(sorted, verbs)) == sorted(sorted(one) for one in paths.values())


def test_the_document_is_sent_once(client):
    first = client.get("/api/schema/")
    assert first["Content-Type"] == "application/vnd.oai.openapi+json"
    assert first.json()["openapi"] == "3.1.1"
    assert client.get("/api/schema/", headers={"if-none-match": first["ETag"]}).status_code == 304


def test_every_operation_says_all_its_answers():
    for path, verbs in json.loads(pages.document().body)["paths"].items():
        for verb, described in verbs.items():
            answers = set(described["responses"])
            assert {"401", "429"} <= answers, (path, verb)
            if "requestBody" in described:
                assert {"400", "413", "415"} <= answers, (path, verb)
            if verb in ("patch", "delete"):
                assert {"403"} <= answers, (path, verb)
            assert described["summary"]


def test_the_viewer_needs_nobody_else(client):
    html = client.get("/api/docs/").content.decode()
    assert inline_code(html) == []
    assert "//" not in html.replace("http://www.w3.org", "").replace("<!doctype", "")
    for name in ("swagger-ui.css", "swagger-ui-bundle.js"):
        assert f"drf_spectacular_sidecar/swagger-ui-dist/{name}" in html
        assert finders.find(f"drf_spectacular_sidecar/swagger-ui-dist/{name}")


def test_another_game_has_a_page_of_the_addresses_that_it_has(client):
    html = " ".join(client.get("/epic-tcg/api/").content.decode().split())
    named = set(re.findall(r"</span> (/[^<]+)</code>", html))
    assert {"/epic-tcg/api/cards/", "/epic-tcg/api/decks/{slug}/versions/{number}/", "/epic-tcg/api/check/"} <= named
    assert all(path.startswith("/epic-tcg/api/") for path in named)
    assert not any("cubes" in path or "faces" in path or path.endswith("cards/{slug}/") for path in named)
    for path in named:
        assert b"The API has no such address" not in client.get(re.sub(r"{\w+}", "1", path)).content
    assert "http://testserver/epic-tcg/api/cards/?q=dragon&amp;fields=name,offense" in html
    assert "Forest Giant" in html
    assert "Kong" not in html
    assert 'aria-current="true">Epic TCG</a>' in html


def test_the_examples_of_its_page_work(client):
    found = client.get("/epic-tcg/api/cards/?q=dragon&fields=name,offense").json()
    assert {"Gold Dragon", "White Dragon"} <= {one["name"] for one in found["results"]}
    checked = client.post("/epic-tcg/api/check/", {"cards": {"Forest Giant": 4}}, content_type="application/json")
    assert checked.status_code == 200
