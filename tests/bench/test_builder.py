"""What the builder fetches first, as `make bench` prints it."""

import pytest

from bench.builder import AIM, Fetched, first_load, printed, site


def test_the_largest_things_and_the_sum_are_printed():
    small = [Fetched(f"/{n}", n) for n in range(20)]
    text = printed([Fetched("/static/a.js", 1200), *small, Fetched("/b.css", 90_000)])
    assert text.splitlines()[:2] == ["      90,000  /b.css", "       1,200  /static/a.js"]
    assert text.splitlines()[-1].strip().startswith("91,390  bytes in 22 requests")


@pytest.mark.browser
def test_the_first_load_keeps_to_its_aim(chromium_path):
    with site() as address:
        fetched = first_load(address)
    paths = [one.path for one in fetched]
    assert "/decks/cards.json" in paths
    assert not [path for path in paths if path.startswith("/faces/")]
    assert sum(one.bytes for one in fetched) < AIM
