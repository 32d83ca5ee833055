"""Programs that ask the API."""

import json

import pytest
from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.test import Client

from people.persons import KEY


@pytest.fixture(autouse=True)
def full_purses():
    """Nobody has spent anything yet."""
    cache.clear()


class Program:
    """Asks with JSON, and says what comes back: `ask` gives the body, and fails unless the status is as expected."""

    def __init__(self, client, **headers):
        self.client, self.headers = client, headers

    def send(self, method, path, body=None, **headers):
        said = {} if body is None else {"data": json.dumps(body), "content_type": "application/json"}
        return self.client.generic(method, f"/api/{path}", headers=self.headers | headers, **said)

    def ask(self, method, path, body=None, *, status=200):
        response = self.send(method, path, body)
        assert response.status_code == status, response.content
        if status == 204:
            return None
        assert response["Content-Type"] == "application/json"
        return response.json()


@pytest.fixture
def program_of(db):
    """The page of this person, as it asks in their session; without `csrf` another site's page, with which their
    browser sends their session along. Without a person, a stranger's program."""

    def program_of(person=None, *, csrf=True):
        client = Client(enforce_csrf_checks=True)
        headers = {}
        if csrf and person is not None:
            headers["x-csrftoken"] = client.cookies[settings.CSRF_COOKIE_NAME] = get_token(HttpRequest())
        if person is not None:
            if person.user is not None:
                client.force_login(person.user)
            session = client.session
            if person.guest_key:
                session[KEY] = person.guest_key
            session.save()
        return Program(client, **headers)

    return program_of


@pytest.fixture
def stranger(program_of):
    return program_of()


@pytest.fixture
def program_with(db):
    """The program that shows this token."""
    return lambda key: Program(Client(enforce_csrf_checks=True), authorization=f"Token {key}")
