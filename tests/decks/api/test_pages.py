"""What the API says of itself."""

import json
import re

import pytest
from django.conf import settings
from django.contrib.staticfiles import finders

from decks.api import pages
from decks.api.urls import urlpatterns
from engine import games
from gate.games import has_section, home_of
from people.persons import Person
from tests.config.test_pages import inline_code
from tests.engine.every_game import every_game_of_the_site

pytestmark = pytest.mark.django_db

OF_PEOPLE = {"", "docs/", "schema/", "<anything:rest>"}


def document(key):
    return json.loads(pages.document(key).body)


@every_game_of_the_site
def test_the_page_for_people_names_every_address(client, key):
    html = client.get(f"{home_of(key)}api/").content.decode()
    assert html.count("<h1>") == 1
    for path in document(key)["paths"]:
        assert path in html
    assert f"http://testserver{home_of(key)}api/check/" in html
    for page in ("docs", "schema"):
        assert f'href="{home_of(key)}api/{page}/"' in html


@every_game_of_the_site
def test_the_document_has_every_address_and_all_of_its_verbs(key):
    paths = document(key)["paths"]
    assert all(path.startswith(f"{home_of(key)}api/") for path in paths)
    views = [one.callback.cls for one in urlpatterns if str(one.pattern) not in OF_PEOPLE]
    assert len(paths) == len(views)
    verbs = [{verb.lower() for verb in view().allowed_methods} - {"head"} for view in views]
    assert sorted(map(sorted, verbs)) == sorted(sorted(one) for one in paths.values())


@every_game_of_the_site
def test_the_document_is_sent_once(client, key):
    address = f"{home_of(key)}api/schema/"
    first = client.get(address)
    assert first["Content-Type"] == "application/vnd.oai.openapi+json"
    assert first.json()["openapi"] == "3.1.1"
    assert games.of(key).NAME in first.json()["info"]["description"]
    assert client.get(address, headers={"if-none-match": first["ETag"]}).status_code == 304


@every_game_of_the_site
def test_a_document_speaks_of_its_game_alone(key):
    """Cards, formats and alignments are its own, in examples and in what may be asked."""
    data = json.dumps(document(key), ensure_ascii=False)
    for other, game in games.GAMES.items():
        cards, formats = game.construction.EXAMPLES, [one.key for one in game.construction.DECK_FORMATS]
        assert all((f'"{name}"' in data) == (other == key) for name in cards)
        assert (f'"enum": {json.dumps([*formats, "house"])}' in data) == (other == key)


@every_game_of_the_site
def test_a_document_speaks_of_deities_and_cubes_where_the_game_has_them(key):
    data = json.dumps(document(key), ensure_ascii=False)
    assert not re.search(r"{\w+\|", data)
    has = {"deit(y|ies)": bool(games.of(key).construction.DEITIES), "cubes?": has_section(key, "cubes")}
    assert {word: bool(re.search(rf"\b{word}\b", data, re.IGNORECASE)) for word in has} == has


@every_game_of_the_site
def test_decks_versions_and_lists_have_the_fields_that_the_document_names(program_of, key):
    game, schemas = games.of(key), document(key)["components"]["schemas"]
    client, at = program_of(Person("ann")).client, f"{home_of(key)}api/"
    csrf = {"x-csrftoken": client.cookies[settings.CSRF_COOKIE_NAME].value}
    said = {"name": "Ours", "cards": {game.construction.EXAMPLES[0]: 1}}
    made = client.post(f"{at}decks/", said, content_type="application/json", headers=csrf)
    deck = made.json()
    version = client.get(f"{at}decks/{deck['slug']}/versions/1/").json()
    read = client.post(f"{at}read/", {"text": game.construction.EXAMPLES[0]}, content_type="application/json").json()
    for name, answer in (("Deck", deck), ("Version", version), ("ReadList", read)):
        assert set(schemas[name]["required"]) <= set(answer) <= set(schemas[name]["properties"])
        assert ("deity" in answer) == bool(game.construction.DEITIES)
    checked = client.post(f"{at}check/", {"cards": {}, "deity": ""}, content_type="application/json")
    assert checked.status_code == (200 if game.construction.DEITIES else 400)


@every_game_of_the_site
def test_cards_and_formats_have_the_fields_that_the_document_names(client, key):
    game, schemas = games.of(key), document(key)["components"]["schemas"]
    (card,) = client.get(f"{home_of(key)}api/cards/?page_size=1").json()["results"]
    deck_format = client.get(f"{home_of(key)}api/formats/").json()[0]
    assert list(card) == list(schemas["Card"]["properties"])
    assert list(deck_format) == list(schemas["Format"]["properties"])
    assert {fact.name for fact in game.catalogue.FACTS} < set(card)
    assert client.get(f"{home_of(key)}api/cards/{card['slug']}/").json() == card
    assert client.get(f"{home_of(key)}api/faces/{card['slug']}/").json() == card["faces"]
    assert client.get(card["faces"]["small"]).status_code == 200


@every_game_of_the_site
def test_a_card_is_owned_in_its_game(program_of, key):
    game = games.of(key)
    name, address = game.construction.EXAMPLES[0], f"{home_of(key)}api/collection/"
    client = program_of(Person("ann")).client
    csrf = {"x-csrftoken": client.cookies[settings.CSRF_COOKIE_NAME].value}
    said = {"card": name.lower(), "count": 2}
    owned = client.patch(address, said, content_type="application/json", headers=csrf)
    assert (owned.status_code, owned.json()["set"]) == (200, game.collecting.home(name))
    assert [one["card"] for one in client.get(address).json()["results"]] == [name]
    others = [one for one in games.GAMES if one != key]
    assert [client.get(f"{home_of(one)}api/collection/").json()["count"] for one in others] == [0]


@every_game_of_the_site
def test_every_operation_says_all_its_answers(key):
    for path, verbs in document(key)["paths"].items():
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


@pytest.mark.parametrize("api", ["/api/", "/epic-tcg/api/"])
def test_an_address_that_there_is_not_leads_to_the_list_of_its_game(client, api):
    answer = client.get(f"{api}nothing/")
    assert (answer.status_code, answer.json()["detail"]) == (
        404,
        f"The API has no such address. Addresses end with a slash; see {api} for the list.",
    )


def test_another_game_has_a_page_of_the_addresses_that_it_has(client):
    html = " ".join(client.get("/epic-tcg/api/").content.decode().split())
    named = set(re.findall(r"</span> (/[^<]+)</code>", html))
    assert {
        "/epic-tcg/api/cards/",
        "/epic-tcg/api/decks/{slug}/versions/{number}/",
        "/epic-tcg/api/cubes/{slug}/",
    } <= named
    assert all(path.startswith("/epic-tcg/api/") for path in named)
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
