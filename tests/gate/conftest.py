"""What the gate counts is counted in the cache, which outlives a test."""

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def nobody_came_before():
    cache.clear()
    yield
    cache.clear()
