import io
import logging
from html.parser import HTMLParser

import pytest
from django.http import HttpResponse
from django.template.loader import render_to_string
from django.test import Client, RequestFactory
from django.urls import path
from django.views.decorators.http import require_POST

from config.urls import urlpatterns as site_addresses
from decks import domain as decks
from people.persons import Person

pytestmark = pytest.mark.django_db


@require_POST
def form(request):
    return HttpResponse()


def broken(request):
    raise RuntimeError("on purpose")


class AddressesWithAFormAndABrokenPage:
    urlpatterns = (*site_addresses, path("form", form), path("broken", broken))


class InlineCode(HTMLParser):
    """Collects what a strict content policy would refuse: script bodies, style elements, handlers, style attributes."""

    def __init__(self):
        super().__init__()
        self.found = []

    def handle_starttag(self, tag, attributes):
        names = [name for name, _ in attributes]
        if tag == "style" or (tag == "script" and "src" not in names):
            self.found.append(tag)
        self.found += [name for name in names if name == "style" or name.startswith("on")]


def inline_code(html):
    parser = InlineCode()
    parser.feed(html)
    return parser.found


def test_the_collector_sees_what_it_looks_for():
    assert inline_code('<p style="" onclick=""><script>1</script><script src="a.js"></script>') == [
        "style",
        "onclick",
        "script",
    ]


def test_an_unknown_address_is_answered_with_a_way_back(client):
    response = client.get("/no/such/page")
    assert response.status_code == 404
    html = response.content.decode()
    assert "<h1>Page not found</h1>" in html
    assert 'href="/"' in html


def test_a_page_that_breaks_says_so_and_shows_no_traceback(settings):
    settings.ROOT_URLCONF = AddressesWithAFormAndABrokenPage
    response = Client(raise_request_exception=False).get("/broken")
    assert response.status_code == 500
    assert "<h1>Something went wrong on our side</h1>" in response.content.decode()
    assert "on purpose" not in response.content.decode()


def test_a_form_without_its_token_is_refused_with_advice(settings):
    settings.ROOT_URLCONF = AddressesWithAFormAndABrokenPage
    response = Client(enforce_csrf_checks=True).post("/form")
    assert response.status_code == 403
    assert "submit the form again" in response.content.decode()


@pytest.mark.parametrize("template", ["base.html", "404.html", "500.html", "403_csrf.html"])
def test_no_page_carries_inline_code(template):
    html = render_to_string(template, request=RequestFactory().get("/"))
    assert inline_code(html) == []
    assert html.count("<h1>") == 1
    assert "not affiliated" in html


def test_headers_keep_strangers_out(client):
    headers = client.get("/").headers
    policy = headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"


# --- what the operator reads -----------------------------------------------------------------------------------------


@pytest.fixture
def log():
    """What the site writes while a test runs."""
    handler, written = logging.getLogger("django").handlers[0], io.StringIO()
    before = handler.setStream(written)
    yield written
    handler.setStream(before)


def test_who_is_turned_away_is_told_in_one_line(client, log):
    deck = decks.create(person=Person("somebody"), name="Apes", format_spec="constructed", cards={})
    decks.describe(slug=deck.slug, person=Person("somebody"), visibility="unlisted")
    assert client.get(f"/decks/{deck.slug}/edit/").status_code == 403
    assert len(log.getvalue().splitlines()) == 1
    assert f"/decks/{deck.slug}/edit/" in log.getvalue()


def test_what_breaks_is_told_with_its_place(client, log, settings):
    settings.ROOT_URLCONF = AddressesWithAFormAndABrokenPage
    client.raise_request_exception = False
    assert client.get("/broken").status_code == 500
    assert log.getvalue().endswith("RuntimeError: on purpose\n")
