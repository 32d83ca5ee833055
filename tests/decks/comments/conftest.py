"""What was said in one test does not count in the next."""

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def nobody_has_spoken():
    cache.clear()
