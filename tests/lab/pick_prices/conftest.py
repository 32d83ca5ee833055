"""Drafts on the site that are over, and prices of their picks."""

import pytest

from drafts import positions
from lab.pick_prices import domain, queries
from lab.pick_prices.playing import ToDraft, draft_worlds
from tests.drafts.conftest import new_pod, tcg_pod  # noqa: F401 (fixtures)
from tests.drafts.logs.reading import drafted
from tests.drafts.players import ANN


@pytest.fixture(autouse=True)
def no_draft_is_remembered():
    positions.forget()
    yield
    positions.forget()


@pytest.fixture
def pod(new_pod):  # noqa: F811
    """A Pack Draft of Ann and a bot."""
    return drafted(new_pod("pack", 2))


@pytest.fixture
def start():
    """Ask for the price of an option, the first that was not taken."""

    def start(pod, pick=0, *, person=ANN, games=200, at=0):
        option = others(pod, pick, person)[at].code
        return domain.start(person=person, slug=pod.slug, pick=pick, option=option, games=games)

    return start


def others(pod, pick=0, person=ANN):
    """What was not taken at a pick."""
    _, asked = queries.asked(slug=pod.slug, person=person, pick=pick)
    return [one for one in asked.options if one != asked.taken]


def draft(price):
    """Do what a worker does first: draft both worlds."""
    job = queries.job_of(price)
    assert isinstance(job, ToDraft)
    domain.keep_worlds(slug=price.slug, worlds=draft_worlds(job))
    price.refresh_from_db()
    return price


def compare(price, *compared):
    """Store comparisons that nobody has played."""
    for one in compared:
        domain.store(slug=price.slug, number=price.comparisons.count(), compared=one, seconds=2.0)
    price.refresh_from_db()
    return price
