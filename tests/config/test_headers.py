"""The headers that keep strangers out, on whatever the site answers: pages, data, pictures, documents, errors,
redirects."""

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client
from django.urls import URLResolver, get_resolver, path

from config.urls import urlpatterns as site_addresses
from decks import domain as decks
from decks.sheets import making
from engine.games import GAMES
from gate.games import urls_of
from people.persons import Person
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db

HEADERS = {"X-Frame-Options": "DENY", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
SAMPLES = {
    "int": "1",
    "slug": "nothing",
    "str": "kong",
    "uuid": "00000000-0000-0000-0000-000000000000",
    "path": "a/b",
    "anything": "a/b",
}
HOSTILE = {"q": "(", "paper": "a3", "page": "x", "player": "Иван", "version": "²"}


@pytest.fixture(autouse=True)
def data_dir(settings, tmp_path):
    """A data folder of its own."""
    settings.DATA_DIR = tmp_path


def lacks(response):
    """The names of headers that a response should have and has not."""
    policy = response.headers.get("Content-Security-Policy", "")
    if response.streaming:
        response.getvalue()
        as_wanted = policy == "frame-ancestors 'none'"
    else:
        as_wanted = "default-src 'self'" in policy and "frame-ancestors 'none'" in policy and "unsafe" not in policy
    wrong = [name for name, value in HEADERS.items() if response.headers.get(name) != value]
    return wrong if as_wanted else ["Content-Security-Policy", *wrong]


def routes(resolver, before=""):
    """Every address of the site, with a sample for each of its parts."""
    for one in resolver.url_patterns:
        if isinstance(one, URLResolver):
            yield from routes(one, before + sample(one.pattern))
        else:
            yield before + sample(one.pattern)


def sample(pattern):
    text = str(pattern)
    if pattern.__class__.__name__ == "RegexPattern":  # of the packages for accounts and the API
        return text.lstrip("^").rstrip("$").replace(r"\.", ".") if "(" not in text else "1-abc/"
    for name, converter in pattern.converters.items():
        kind = converter.__class__.__name__.removesuffix("Converter").lower().replace("string", "str")
        text = text.replace(f"<{kind}:{name}>", SAMPLES[kind]).replace(f"<{name}>", SAMPLES["str"])
    return text


ROUTES = sorted({f"/{route}" for key in GAMES for route in routes(get_resolver(urls_of(key)))})


def test_the_sweep_knows_the_site():
    assert len(ROUTES) > 90
    assert {
        "/",
        "/cards/print.pdf",
        "/decks/nothing/print.pdf",
        "/api/cards/",
        "/account/sign-in/",
        "/epic-tcg/cards/",
    } <= set(ROUTES)
    assert not [route for route in ROUTES if set(route) & set("<>()^$?\\")]


@pytest.mark.parametrize("route", ROUTES)
def test_every_address_answers_everybody_with_all_headers(route, client):
    client.raise_request_exception = False
    assert lacks(client.get(route)) == []
    assert lacks(client.get(route, HOSTILE)) == []
    assert lacks(client.post(route, HOSTILE)) == []
    assert lacks(client.put(route)) == []
    assert lacks(Client(enforce_csrf_checks=True).post(route)) == []


@pytest.mark.parametrize(
    ("rest", "chosen", "status"),
    [
        ("print.pdf", {}, 200),
        ("print.pdf", {"paper": "a3"}, 400),
        ("print.pdf", {"version": "9"}, 404),
        ("registration.pdf", {}, 200),
        ("registration.pdf", {"player": "Иван"}, 400),
        ("", {}, 200),
        ("edit/", {}, 200),
        ("deck.txt", {}, 200),
        ("deck.json", {}, 200),
    ],
)
def test_what_a_deck_answers_has_all_headers_whatever_is_wrong(rest, chosen, status):
    ann = Person("ann's mark", User.objects.create_user("ann"))
    deck = decks.create(person=ann, name="Apes", format_spec="constructed", cards={"Kong": 1})
    response = browser_of(ann).get(f"/decks/{deck.slug}/{rest}", chosen)
    assert (response.status_code, lacks(response)) == (status, [])


def test_documents_of_a_search_have_all_headers_whatever_is_wrong(client, monkeypatch):
    for chosen, status in (
        ({"q": "name=kong"}, 200),
        ({"q": "("}, 400),
        ({"q": "zzzzzzzz"}, 400),
        ({"copies": "3"}, 400),
    ):
        response = client.get("/cards/print.pdf", chosen)
        assert (response.status_code, lacks(response)) == (status, [])
    post = client.post("/cards/print.pdf")
    assert (post.status_code, lacks(post)) == (405, [])
    monkeypatch.setattr(making, "PATIENCE", 0)
    with making.a_place(), making.a_place(), making.a_place(), making.a_place():
        later = client.get("/cards/print.pdf", {"q": "name=kong"})
    assert (later.status_code, lacks(later)) == (503, [])


def broken(request):
    raise RuntimeError("on purpose")


class AddressesWithABrokenPage:
    urlpatterns = (*site_addresses, path("broken", broken), path("plain", lambda request: HttpResponse("plain")))


@pytest.mark.parametrize(
    ("address", "more", "status"),
    [
        ("/broken", {}, 500),
        ("/no/such/page", {}, 404),
        ("/cards", {}, 301),  # to the address with a slash at its end
        ("/cards/Kong/", {}, 301),
        ("/plain", {"headers": {"host": "elsewhere.example"}}, 400),
        ("/api/cards/nothing/", {}, 404),
        ("/api/cards/?q=(", {}, 400),
        ("/api/decks/", {"headers": {"authorization": "Token wrong"}}, 401),
    ],
)
def test_errors_and_redirects_have_all_headers(address, more, status, settings):
    settings.ROOT_URLCONF = AddressesWithABrokenPage
    response = Client(raise_request_exception=False).get(address, **more)
    assert (response.status_code, lacks(response)) == (status, [])
