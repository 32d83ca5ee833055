"""Pods and accounts against the real database."""

import pytest
from django.contrib.auth import get_user_model

from drafts import domain, positions
from drafts.models import Clock, Pod
from drafts.reading import Options
from engine.epic.catalogue import CARDS
from engine.epic.drafts import plan
from tests.drafts.players import ANN, NOON

OWN = {"cards": [card.name for card in CARDS], "packs": 2, "pack_size": 15}


@pytest.fixture(autouse=True)
def no_draft_is_remembered():
    positions.forget()
    yield
    positions.forget()


@pytest.fixture
def new_pod(db):
    """Ann sets up a draft and sits down in seat 0, the others that are named in the next ones; no clock runs."""

    def new_pod(key="pack", seats=None, *, others=(), sits=True, begin=True, setup=None, now=NOON, **options):
        setup = plan(key, seats=seats, **(OWN if key == "own" else {}) | (setup or {}))
        options = Options(**{"clock": Clock.NONE} | options)
        pod = domain.create(person=ANN, setup=setup, options=options, sits=sits, shown="Ann", now=now)
        for person in others:
            domain.sit(slug=pod.slug, person=person, shown=person.mark.capitalize(), now=now)
        if begin:
            domain.start(slug=pod.slug, person=ANN, now=now)
        return Pod.objects.get(pk=pod.pk)

    return new_pod


@pytest.fixture
def account(db):
    def account(name):
        return get_user_model().objects.create_user(name, password="kong smash")

    return account
