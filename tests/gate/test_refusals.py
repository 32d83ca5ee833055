"""A site that cannot do something now says so, and nobody sees a fault of ours."""

import io
import logging
import re
import sqlite3

import pytest
from django.db import connection
from django.test import AsyncClient, Client

from decks.models import Deck
from gate.refusals import BUSY, GO_BACK
from people.persons import KEY
from tests.visitors import read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

DECK = {"name": "Apes", "format": "constructed", "lines": "3 Kong", "do": "save"}


@pytest.fixture
def locked():
    """Somebody else holds the lock of the database for longer than we wait."""
    if connection.vendor != "sqlite":
        pytest.skip("Only SQLite has one lock for everybody.")
    connection.ensure_connection()
    connection.connection.execute("PRAGMA busy_timeout = 50")
    holder = sqlite3.connect(connection.settings_dict["NAME"], isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    yield holder
    holder.close()
    connection.close()


@pytest.fixture
def guest():
    client = Client(raise_request_exception=False)
    session = client.session
    session[KEY] = "ann"
    session.save()
    return client


def test_a_page_that_cannot_store_says_so_and_takes_it_a_moment_later(guest, locked):
    response = guest.post("/decks/new/", DECK)
    assert BUSY in read_by_people(response, 503)
    assert "reload this page to submit it again" in read_by_people(response, 503)
    assert response["Retry-After"] == "5"
    assert "default-src 'self'" in response["Content-Security-Policy"]
    locked.execute("ROLLBACK")
    assert guest.post("/decks/new/", DECK).status_code == 302
    assert Deck.objects.get().name == "Apes"


def test_a_session_that_cannot_be_stored_is_no_fault_either(locked):
    response = Client(raise_request_exception=False).post("/decks/new/", DECK)
    assert BUSY in read_by_people(response, 503)


def test_programs_are_told_in_json(guest, locked):
    csrf = {"headers": {"x-csrftoken": "any"}}
    data = {"name": "Apes", "cards": {"Kong": 3}}
    response = guest.post("/api/decks/", data, "application/json", **csrf)
    assert (response.status_code, response["Retry-After"]) == (503, "5")
    assert response.json() == {"code": "busy", "detail": BUSY, "wait": 5}


def test_who_signs_up_is_not_shown_a_fault(locked):
    fields = {"username": "Ann", "password1": "hunting kong", "password2": "hunting kong"}
    assert BUSY in read_by_people(Client(raise_request_exception=False).post("/account/sign-up/", fields), 503)


@pytest.fixture
def logged(monkeypatch):
    """What is written to the console."""
    (console,) = (one for one in logging.getLogger("django").handlers if type(one) is logging.StreamHandler)
    monkeypatch.setattr(console, "stream", said := io.StringIO())
    return said


MANY = {"test": ["site:good"] * 1001}
FILES = [io.BytesIO(b"3 Kong") for _ in range(101)]


@pytest.mark.parametrize("path", ["/lab/new/", "/decks/new/", "/epic-tcg/decks/new/"])
def test_who_sends_too_many_fields_reads_how_many_there_may_be(guest, logged, path):
    said = read_by_people(guest.post(path, MANY), 400)
    assert f"You sent more than 1,000 fields at once, which is the limit. {GO_BACK}" in said
    assert "Go to the home page" in said
    assert "Traceback" not in logged.getvalue()
    assert re.fullmatch(r"\S+ \S+ WARNING django.security.TooManyFieldsSent: .+\n", logged.getvalue())


def test_what_else_is_too_much_or_makes_no_sense_is_said_as_well(guest, logged, settings):
    assert f"You sent more than 100 files at once, which is the limit. {GO_BACK}" in read_by_people(
        guest.post("/decks/new/", {"file": FILES}), 400
    )
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 1000
    assert f"You sent more text than is read here. {GO_BACK}" in read_by_people(
        guest.post("/decks/new/", {"lines": "a" * 1001}), 400
    )
    broken = guest.post("/decks/new/", b"nothing", "multipart/form-data; boundary=")
    assert "This request could not be read. Nothing was changed." in read_by_people(broken, 400)
    assert "Traceback" not in logged.getvalue()


async def test_the_running_server_says_so_as_well(locked, impatient):
    response = await AsyncClient(raise_request_exception=False).post("/decks/new/", DECK)
    assert BUSY in read_by_people(response, 503)
