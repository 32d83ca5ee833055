"""Browsers of guests and of people with accounts."""

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client

PASSWORD = "hunting kong"


@pytest.fixture(autouse=True)
def nobody_tried_before():
    """How often somebody tried is counted in the cache, which outlives a test."""
    cache.clear()


@pytest.fixture
def ann(db):
    return User.objects.create_user("Ann", "ann@example.com", PASSWORD)


@pytest.fixture
def signed_in(ann):
    """A browser in which ann is signed in."""
    client = Client()
    assert client.login(username="Ann", password=PASSWORD)
    return client
