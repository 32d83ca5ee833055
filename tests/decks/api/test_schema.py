"""The OpenAPI document, and whether the API keeps to it whatever is sent: Schemathesis asks, and checks the answers."""

import json

import pytest
import schemathesis
from django.conf import settings
from django.core.management import call_command
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections
from django.http import HttpRequest
from django.middleware.csrf import get_token
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from schemathesis.generation.meta import ParameterLocation
from schemathesis.specs.openapi.checks import ensure_resource_availability

from decks.api import pages
from engine.games import DEFAULT
from people import tokens
from people.persons import KEY, Person

EXAMPLES = 10


def api(examples, *, game=DEFAULT, coverage=False):
    """The API of a game as its document has it. `coverage`: each limit of each value is tried as well."""
    statuses = ["2xx", "304", "401", "404", "409"]
    config = {
        "generation": {
            "mode": "all",
            "deterministic": True,
            "max-examples": examples,
            "with-security-parameters": False,
        },
        "phases": {"coverage": {"enabled": coverage}},
        "checks": {
            # What is well-formed may still name a card that nobody knows: 400.
            "positive_data_acceptance": {"expected-statuses": [*statuses, "400"]},
            "negative_data_rejection": {"expected-statuses": ["400", "401", "403", "404", "405", "413", "415"]},
        },
    }
    made = schemathesis.openapi.from_dict(
        json.loads(pages.document(game).body), config=schemathesis.Config.from_dict(config)
    )
    made.app = get_wsgi_application()
    return made


few, many = api(EXAMPLES // 2), api(EXAMPLES, coverage=True)
other = api(EXAMPLES // 2, game="epic-tcg")
asked = hypothesis_settings(suppress_health_check=list(HealthCheck))


@pytest.fixture
def site(db, settings):
    """As Django's test client: the connection of the test stays open, and nobody is told to wait."""
    settings.API_BUDGET = 10**9
    request_started.disconnect(close_old_connections)
    request_finished.disconnect(close_old_connections)
    yield
    request_started.connect(close_old_connections)
    request_finished.connect(close_old_connections)


def ask(case, kept, **headers):
    """Send a request, about a deck or a cube of those `kept` if it is about any, and check the answer."""
    negative = case.meta is not None and case.meta.is_negative_at(ParameterLocation.PATH)
    for one in kept:
        if "{slug}" in case.path and f"/{one.word}s/" in case.path and not negative:
            case.path_parameters["slug"] = one.slug
    case.call_and_validate(headers={"accept-encoding": "identity"} | headers)


@asked
@few.parametrize()
def test_a_stranger_gets_what_the_document_says(case, site):
    ask(case, ())


@asked
@other.parametrize()
def test_another_game_answers_as_its_own_document_says(case, site):
    ask(case, ())


@pytest.fixture
def guest(site, client, new_deck, new_cube):
    """What the browser of a guest sends from a page, and a deck and a cube of theirs."""
    session = client.session
    session[KEY] = "guest"
    session.save()
    secret = get_token(HttpRequest())
    cookies = {settings.SESSION_COOKIE_NAME: session.session_key, settings.CSRF_COOKIE_NAME: secret}
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    person = Person("guest")
    return {"Cookie": cookie, "x-csrftoken": secret}, (new_deck(person), new_cube(person))


@asked
@few.parametrize()
def test_a_guest_gets_what_the_document_says(case, guest):
    headers, kept = guest
    ask(case, kept, **headers)


@pytest.fixture
def account(site, ann, new_deck, new_cube):
    """What a program of an account sends, and a deck and a cube of that account."""
    return {"Authorization": f"Token {tokens.make(user=ann.user)}"}, (new_deck(ann), new_cube(ann))


@pytest.mark.slow
@asked
@many.parametrize()
def test_an_account_gets_what_the_document_says(case, account):
    headers, kept = account
    ask(case, kept, **headers)


def test_one_thing_leads_to_another_as_the_document_says(account):
    headers, _ = account

    sent = {"accept-encoding": "identity"} | headers

    class Journeys(few.as_state_machine()):
        def get_call_kwargs(self, case):
            return {"headers": sent}

        def validate_response(self, response, case, **kwargs):
            # Versions that there never were are asked for by chance: that does not say that the deck or cube is gone.
            ignored = [ensure_resource_availability] if b"has no version" in response.content else []
            case.validate_response(
                response, excluded_checks=ignored, headers=sent, transport_kwargs=kwargs, recorder=self.recorder
            )

    Journeys.run(settings=hypothesis_settings(asked, max_examples=EXAMPLES, stateful_step_count=6, derandomize=True))


def test_the_document_is_whole(tmp_path):
    call_command("spectacular", "--validate", "--fail-on-warn", "--file", str(tmp_path / "schema.yml"))
