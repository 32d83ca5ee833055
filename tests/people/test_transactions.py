"""No transaction computes: who holds the only lock for writing lets everybody else wait.

A real database in a file, real threads, and a hasher that takes as long as a good one does on a busy machine.
"""

import json
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from django.contrib.auth.hashers import PBKDF2PasswordHasher, make_password
from django.contrib.auth.models import User
from django.core.cache import cache
from django.db import connection
from django.test import Client

from decks.domain import create_several
from decks.models import Deck
from decks.saving import read_cards
from drafts import domain as drafts
from drafts import positions as pods
from drafts.models import Pod
from engine.epic import decision, new_game
from engine.epic.construction import parse, preconstructed, repair
from engine.epic.limited import plan
from engine.games import DEFAULT
from engine.limited import new_draft
from people.persons import Person
from playtest import domain as tables
from playtest import positions
from playtest.domain import NewPlayer
from tests.patience import PATIENCE

pytestmark = pytest.mark.django_db(transaction=True)

PASSWORD = "hunting kong"
MANY = 8  # who sign up or in at once


class SlowHasher(PBKDF2PasswordHasher):
    """It takes its time, as good ones do: all begin, and none ends before a choice is stored."""

    algorithm = "slow"
    iterations = 1
    begun: threading.Barrier | None = None
    stored = threading.Event()

    def encode(self, password, salt, iterations=None):
        if self.begun is not None:
            self.begun.wait(PATIENCE)
            assert self.stored.wait(PATIENCE)
        return super().encode(password, salt, iterations)


@pytest.fixture(autouse=True)
def hashing_is_slow(settings):
    settings.PASSWORD_HASHERS = [f"{__name__}.SlowHasher", "django.contrib.auth.hashers.MD5PasswordHasher"]
    cache.clear()


@pytest.fixture
def all_hash_at_once(monkeypatch):
    monkeypatch.setattr(SlowHasher, "begun", threading.Barrier(MANY + 1))
    SlowHasher.stored.clear()
    return SlowHasher


@pytest.fixture
def table():
    deck = preconstructed("good")
    return tables.create_table(
        players=(NewPlayer(Person("ann")), NewPlayer(bot="random")), decks=(deck, deck), first=0, game="epic"
    )


def choose(table):
    """Ann makes a choice at her table."""
    game = positions.current(table)
    asked = decision(game)
    tables.choose(slug=table.slug, seat=asked.seat, at=game.choices, choice={"codes": [asked.options[-1]]})


def in_threads(task, hasher, choosing):
    """This for MANY numbers at once, each in a thread with a connection of its own; a choice is stored while all of
    them hash."""

    def do(number):
        try:
            return task(number)
        finally:
            connection.close()

    with ThreadPoolExecutor(MANY) as pool:
        doing = [pool.submit(do, number) for number in range(MANY)]
        try:
            hasher.begun.wait(PATIENCE)
            choosing()
        finally:
            hasher.stored.set()
        for one in doing:
            one.result()


def sign_up(number):
    fields = {"username": f"Ann{number}", "password1": PASSWORD, "password2": PASSWORD}
    response = Client().post("/account/sign-up/", fields)
    assert response.status_code == 302


def sign_in(number):
    response = Client().post("/account/sign-in/", {"login": f"Ann{number}", "password": PASSWORD})
    assert response.status_code == 302


def test_a_choice_is_stored_while_many_sign_up(table, all_hash_at_once):
    in_threads(sign_up, all_hash_at_once, lambda: choose(table))
    assert User.objects.count() == MANY
    assert table.choices.exists()


def test_a_choice_is_stored_while_many_sign_in_whose_passwords_are_hashed_anew(table, all_hash_at_once):
    kept = make_password(PASSWORD, hasher="md5")
    User.objects.bulk_create(User(username=f"Ann{number}", password=kept) for number in range(MANY))
    in_threads(sign_in, all_hash_at_once, lambda: choose(table))
    assert {user.password.partition("$")[0] for user in User.objects.all()} == {"slow"}
    assert table.choices.exists()


# --- what is computed, and where -------------------------------------------------------------------------------------


@contextmanager
def computed_in_transactions(*functions):
    """The names of those of these functions that are called while a transaction of this thread is open."""
    watched = {function.__code__: function.__name__ for function in functions}
    found = []

    def look(frame, event, argument):
        if event == "call" and frame.f_code in watched and connection.in_atomic_block:
            found.append(watched[frame.f_code])

    sys.setprofile(look)
    try:
        yield found
    finally:
        sys.setprofile(None)


def test_a_large_import_is_read_before_anything_is_locked(table, client):
    several = {"decks": [{"name": f"Deck {n}", "cards": {"Kong": 3, "Lash": 2, "Rage": 1}} for n in range(400)]}
    with computed_in_transactions(parse, read_cards) as found:
        response = client.post("/decks/several/", {"content": json.dumps(several), "do": "save"})
    assert (response.status_code, found) == (302, [])
    assert Deck.objects.count() == 400


def test_an_import_asks_the_database_as_often_for_many_decks_as_for_one(django_assert_max_num_queries):
    decks = [{"name": f"Deck {n}", "format_spec": "constructed", "cards": {"Kong": 1}} for n in range(400)]
    with django_assert_max_num_queries(30):
        create_several(person=Person("ann"), decks=decks)
    assert [deck.versions.get().cards for deck in Deck.objects.all()[:1]] == [{"Kong": 1}]


def test_signing_up_hashes_before_anything_is_locked(client):
    with computed_in_transactions(SlowHasher.encode) as found:
        client.post("/account/sign-up/", {"username": "Ann", "password1": PASSWORD, "password2": PASSWORD})
    assert found == []
    assert User.objects.get().password.startswith("slow$")


def test_a_deck_is_repaired_before_anything_is_locked(client):
    client.post("/decks/new/", {"name": "Apes", "format": "constructed", "lines": "3 Kong", "do": "save"})
    slug = Deck.objects.get().slug
    page = client.get(f"/decks/{slug}/repair/").content.decode()
    fingerprint = page.partition('name="fingerprint" value="')[2].partition('"')[0]
    with computed_in_transactions(repair, read_cards) as found:
        client.post(
            f"/decks/{slug}/repair/", {"fingerprint": fingerprint, "swap": [str(number) for number in range(1, 60)]}
        )
    assert found == []
    assert Deck.objects.get().number == 2


def test_a_game_is_built_before_anything_is_locked(table):
    with computed_in_transactions(new_game) as found:
        deck = preconstructed("evil")
        tables.create_table(
            players=(NewPlayer(Person("ann")), NewPlayer(bot="random")), decks=(deck, deck), first=0, game="epic"
        )
        choose(table)
        positions.forget()  # as a restart does
        tables.set_stops(slug=table.slug, seat=0, stops={})
    assert found == []


def test_packs_are_dealt_before_anything_is_locked():
    with computed_in_transactions(new_draft) as found:
        drafts.create(person=Person("ann"), setup=plan("cube"), alone=True, game=DEFAULT)
        pods.forget()
        pod = Pod.objects.get()
        drafts.leave(slug=pod.slug, person=Person("ann"))
    assert found == []
