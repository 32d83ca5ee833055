"""The pages of accounts: that each is ours, whose it is, deleting an account, and hostile input."""

import re
from html import unescape
from html.parser import HTMLParser
from urllib.parse import quote

import pytest
from allauth.account.models import EmailAddress
from django.conf import settings as site
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from decks.collection.models import Collection
from decks.models import Deck
from decks.versioned import Visibility
from engine.epic.construction import preconstructed
from people import emails
from people.persons import Person
from playtest import domain as tables
from playtest.models import Choice, Table
from tests.people.conftest import PASSWORD

pytestmark = pytest.mark.django_db

ANYBODYS = {
    "sign-in/": "Sign in",
    "sign-up/": "Create an account",
    "reset/": "Forgot your password?",
    "reset/sent/": "Check your e-mail",
    "reset/done/": "Welcome back",
    "reset/1-abc-def/": "This link no longer works",
    "closed/": "This account is closed",
}
OWN = {
    "": "Ann",
    "email/": "Your e-mail",
    "token/": "Your API token",
    "password/": "Change your password",
    "delete/": "Delete Ann?",
    "sign-out/": "Sign out?",
}


class Page(HTMLParser):
    """What a page is made of: style sheets, ids, what points to ids, and what is filled in."""

    def __init__(self, html):
        super().__init__()
        self.sheets, self.ids, self.pointed_at, self.boxes, self.labelled = [], [], [], [], []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if given.get("rel") == "stylesheet":
            self.sheets.append(given["href"])
        if "id" in given:
            self.ids.append(given["id"])
        for name in ("for", "aria-describedby", "aria-labelledby"):
            self.pointed_at += given.get(name, "").split()
        if tag == "select" or (tag == "input" and given["type"] != "hidden"):
            self.boxes.append(given["id"])
        if tag == "label":
            self.labelled.append(given["for"])


def text_of(response, status=200):
    """What a page says, white space made plain."""
    assert response.status_code == status
    return " ".join(unescape(response.content.decode()).split())


def headings_of(response):
    """The page's headings, once it is seen to be in our frame, with each box labelled and nothing pointing nowhere."""
    html = text_of(response)
    page = Page(html)
    assert "not affiliated" in html
    assert "/static/css/account.css" in page.sheets
    assert set(page.pointed_at) <= set(page.ids)
    assert len(page.ids) == len(set(page.ids))
    assert page.boxes == page.labelled
    return re.findall(r"<h1>(.*?)</h1>", html)


# --- each page -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("path", "heading"), ANYBODYS.items())
def test_a_page_for_anybody_is_ours(client, path, heading):
    assert headings_of(client.get(f"/account/{path}")) == [heading]


@pytest.mark.parametrize(("path", "heading"), OWN.items())
def test_a_page_of_an_account_is_ours_and_its_owners_alone(client, signed_in, path, heading):
    response = signed_in.get(f"/account/{path}")
    assert headings_of(response) == [heading]
    assert "no-store" in response.headers["Cache-Control"]
    where = "/" if path == "sign-out/" else f"/account/sign-in/?next=/account/{path}"
    assert client.get(f"/account/{path}")["Location"] == where


@pytest.mark.parametrize("path", ["sign-in/", "sign-up/", "reset/"])
def test_a_form_with_faults_is_ours_too(client, path):
    response = client.post(f"/account/{path}", {"next": "/cards/"})
    assert len(headings_of(response)) == 1
    assert "Fill this in." in text_of(response)


@pytest.mark.parametrize("path", ["email/", "password/", "delete/"])
def test_so_is_one_of_an_account(signed_in, path):
    response = signed_in.post(f"/account/{path}", {"email": "nowhere"})
    assert len(headings_of(response)) == 1
    assert "Fill this in." in text_of(response)


def test_an_account_without_a_password_is_asked_for_one(signed_in, ann):
    ann.set_unusable_password()
    ann.save()
    signed_in.force_login(ann)
    assert signed_in.get("/account/password/")["Location"] == "/account/password/first/"
    assert headings_of(signed_in.get("/account/password/first/")) == ["Choose a password"]


def test_too_many_attempts_are_answered_in_our_frame(client):
    for _ in range(21):
        response = client.post("/account/sign-up/", {})
    html = text_of(response, 429)
    assert "<h1>Too many attempts</h1>" in html
    assert "not affiliated" in html


@pytest.mark.parametrize("path", ["confirm-email/", "login/", "login/code/", "phone/change/", "reauthenticate/"])
def test_what_is_not_wanted_of_allauth_is_not_there(signed_in, path):
    assert "Page not found" in text_of(signed_in.get(f"/account/{path}"), 404)


def test_the_account_tells_what_it_has(signed_in, ann):
    page = text_of(signed_in.get("/account/"))
    assert "<dt>0</dt>" in page
    assert "ann@example.com" in page
    assert "you cannot reset your password" not in page
    signed_in.post("/decks/new/", {"name": "Apes", "format": "constructed", "lines": "3 Kong", "do": "save"})
    User.objects.update(email="")
    page = text_of(signed_in.get("/account/"))
    assert '<dt>1</dt><dd><a href="/decks/">deck</a></dd>' in page
    assert "you cannot reset your password" in page


# --- deleting --------------------------------------------------------------------------------------------------------


def table_of(person):
    decks = (preconstructed("good"), preconstructed("evil"))
    return tables.create_table(
        players=(tables.NewPlayer(person), tables.NewPlayer(bot="random")), decks=decks, first=0, game="epic"
    )


def test_an_account_is_deleted_with_all_that_is_its(signed_in, client, ann):
    signed_in.post("/decks/new/", {"name": "Apes", "format": "constructed", "lines": "3 Kong", "do": "save"})
    deck = Deck.objects.get()
    Deck.objects.update(visibility=Visibility.PUBLIC)
    client.post(f"/decks/{deck.slug}/copy/")
    signed_in.post("/", {"my_deck": "good", "bot": "random", "bot_deck": "evil", "first": "me"})
    Collection.objects.create(user=ann, guest_key="")
    others = table_of(Person("somebody"))
    page = text_of(signed_in.get("/account/delete/"))
    assert "1 deck (including public ones), 1 table with their games, your formats, your collection," in page
    assert "your folders, your comments and thanks," in page

    assert "Fill this in." in text_of(signed_in.post("/account/delete/"))
    assert "This is not your password." in text_of(signed_in.post("/account/delete/", {"password": "hunting lash"}))
    assert User.objects.get() == ann
    response = signed_in.post("/account/delete/", {"password": PASSWORD})
    assert response["Location"] == "/"
    assert "The account “Ann” and its data are deleted." in text_of(signed_in.get("/"))
    assert not User.objects.exists()
    assert not EmailAddress.objects.exists()
    assert [left.name for left in Deck.objects.all()] == ["Copy of Apes"]
    assert not Collection.objects.exists()
    assert Table.objects.get() == others
    assert not Choice.objects.exclude(table=others).exists()
    assert "You have no decks yet" in text_of(signed_in.get("/decks/"))


def test_the_name_of_a_deleted_account_is_free_again(signed_in, client):
    signed_in.post("/account/delete/", {"password": PASSWORD})
    fields = {"username": "ann", "password1": PASSWORD, "password2": PASSWORD}
    assert client.post("/account/sign-up/", fields)["Location"] == "/decks/"


# --- hostile input ---------------------------------------------------------------------------------------------------

FIELDS = ("login", "username", "password", "password1", "password2", "oldpassword", "email", "next", "remember")
ANYTHING = st.text(max_size=60) | st.sampled_from(["\0", "http://[", "//x", "a@b.c\0", "9" * 400, "ann@example.com"])


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    path=st.sampled_from([*ANYBODYS, *OWN, "password/first/"]),
    fields=st.dictionaries(st.sampled_from(FIELDS), ANYTHING),
    as_ann=st.booleans(),
)
def test_nothing_that_is_sent_breaks_a_page(ann, path, fields, as_ann):
    cache.clear()
    browser = Client()
    if as_ann:
        browser.force_login(ann)
    for send in (browser.get, browser.post):
        response = send(f"/account/{path}", fields)
        assert response.status_code in (200, 302, 405)
        if response.status_code == 302:
            assert re.match(r"/(?![/\\])", response["Location"])
    emails.wait()  # one that is sent while Hypothesis draws the next example takes a random number for its id


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(number=st.from_regex(r"[0-9A-Za-z]{1,20}", fullmatch=True), key=st.text(min_size=1, max_size=60))
@example(number="z" * 13, key="a-b")
@example(number="1", key="\0-\0")
def test_no_made_up_link_opens_an_account_or_breaks(ann, number, key):
    cache.clear()
    response = Client().get(f"/account/reset/{number}-{quote(key, safe='')}/")
    assert response.status_code in (200, 404)
    assert "Choose a new password" not in response.content.decode()


@pytest.mark.parametrize("path", ["sign-in/", "sign-up/", "reset/"])
def test_huge_bodies_and_other_kinds_of_bodies_are_turned_away(client, path):
    much = "a" * (site.DATA_UPLOAD_MAX_MEMORY_SIZE + 1)
    assert client.post(f"/account/{path}", {"login": much}).status_code == 400
    assert client.post(f"/account/{path}", "[" * 9000, content_type="application/json").status_code == 200
    assert client.post(f"/account/{path}", {"login": "a" * 200_000, "password": "a" * 200_000}).status_code == 200


def test_whatever_a_browser_claims_to_accept_it_gets_pages(client):
    response = client.get(
        "/account/sign-in/", headers={"accept": "application/json", "x-requested-with": "XMLHttpRequest"}
    )
    assert response.headers["Content-Type"].startswith("text/html")


@pytest.mark.parametrize(
    ("address", "status"),
    [("", 200), ("nowhere, ::1", 200), ("nowhere", 403), ("1.2.3.4, \0", 403), ("9" * 9000, 403)],
)
def test_who_hides_where_they_are_from_the_limits_is_turned_away(client, settings, address, status):
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = 1
    assert client.post("/account/sign-in/", {}, headers={"x-forwarded-for": address}).status_code == status
