"""What is too much or too odd: bodies, kinds of bodies, too many requests."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.api import budget
from decks.api.budget import TokenBucket
from decks.api.resource import LARGEST_BODY
from people.persons import Person

pytestmark = pytest.mark.django_db

JSON = "application/json"
LIST = {"cards": {"Kong": 3}}


def post(program, data, content_type=JSON, path="check/", **headers):
    headers = program.headers | headers
    response = program.client.generic("POST", f"/api/{path}", data, content_type=content_type, headers=headers)
    assert response["Content-Type"] == JSON
    assert response.json()["detail"].endswith((".", "?"))
    return response.status_code, response.json()["code"]


@pytest.mark.parametrize("path", ["check/", "decks/", "cubes/", "read/"])
def test_a_huge_body_is_not_read(program_of, path):
    assert post(program_of(Person("guest")), b"[" * (LARGEST_BODY + 1), path=path) == (413, "too_large")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[" * 100_000,
        b'{"cards": {"Kong": NaN}}',
        b'{"cards": {"Kong": 1e999}}',
        b'{"cards": {"Kong": ' + b"9" * 5000 + b"}}",
        b'{"cards": {"\\ud800": 1}}',
        b'{"cards": {"\xff": 1}}',
        b'"text"',
        b"null",
        b"[]",
    ],
)
def test_what_is_no_json_for_us_is_said(stranger, data):
    assert post(stranger, data) in {(400, "json"), (400, "invalid")}


@pytest.mark.parametrize(
    "kind", ["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "x"]
)
def test_other_kinds_of_bodies_are_not_read(program_of, kind):
    assert post(program_of(Person("guest")), b"--x\r\n", kind, path="decks/") == (415, "not_json")


@pytest.mark.parametrize("accepts", ["text/html", "image/png", "nonsense", "*/*;q=0"])
def test_the_answer_is_json_whatever_is_liked(stranger, accepts):
    assert stranger.send("GET", "formats/", accept=accepts)["Content-Type"] == JSON


@pytest.mark.parametrize("length", ["", "-1", "many", "1e9", "9" * 400, "²"])
def test_a_made_up_length_breaks_nothing(client, length):
    sent = client.generic("POST", "/api/check/", b"", content_type=JSON, CONTENT_LENGTH=length)
    assert sent.status_code in (400, 413)


# --- budgets ---------------------------------------------------------------------------------------------------------


def test_whoever_asks_too_much_is_told_how_long_to_wait(stranger, settings):
    settings.API_BUDGET = 4
    stranger.ask("POST", "check/", LIST)
    stranger.ask("GET", "formats/")
    refused = stranger.send("POST", "check/", LIST)
    data = refused.json()
    assert (refused.status_code, data["code"]) == (429, "too_fast")
    assert 10 <= data["wait"] <= 15
    assert refused["Retry-After"] == str(data["wait"])
    assert data["detail"] == f"Too many requests. Wait {data['wait']} seconds."
    stranger.ask("GET", "formats/")


def test_each_has_a_purse_of_their_own(stranger, program_of, ann, settings):
    settings.API_BUDGET = 1
    for program in (stranger, program_of(Person("guest")), program_of(Person("other")), program_of(ann)):
        program.ask("GET", "formats/")
        program.ask("GET", "formats/", status=429)


def test_strangers_have_one_for_each_address(program_of, settings):
    settings.API_BUDGET = 1
    one, two = program_of(), program_of()
    one.ask("GET", "formats/")
    two.ask("GET", "formats/", status=429)
    assert two.client.get("/api/formats/", REMOTE_ADDR="10.0.0.2").status_code == 200
    assert two.client.get("/api/formats/", headers={"x-forwarded-for": "10.0.0.3"}).status_code == 429


def test_what_costs_more_takes_more(program_of, settings):
    settings.CROWD = 800  # so that what all at one address share is enough
    page, left = program_of(Person("guest")), 100
    settings.API_BUDGET = left
    costs = {"GET formats/": budget.READ, "POST check/": budget.CHECK, "POST repair/": budget.REPAIR}
    assert (budget.READ, budget.CHECK, budget.WRITE, budget.REPAIR) == (1, 2, 5, 10)
    for asked, cost in costs.items():
        verb, path = asked.split()
        program = program_of(Person(asked))
        settings.API_BUDGET = cost
        program.ask(verb, path, LIST if verb == "POST" else None)
        program.ask("GET", "formats/", status=429)
    settings.API_BUDGET = budget.WRITE
    page.ask("POST", "decks/", {"name": "Apes"}, status=201)
    page.ask("GET", "formats/", status=429)


@given(st.lists(st.tuples(st.floats(0, 90), st.integers(1, 10)), min_size=1), st.integers(10, 1000))
def test_nobody_spends_more_than_there_is(requests, most):
    bucket, now, spent = TokenBucket(most, 0.0), 0.0, 0
    for pause, cost in requests:
        now += pause
        bucket, wait = bucket.spend(cost, most, now)
        if wait:
            assert TokenBucket(*bucket).spend(cost, most, now + wait + 0.001)[1] == 0
        else:
            spent += cost
        assert 0 <= bucket.left <= most
        assert spent <= most + now * most / 60 + 0.001
