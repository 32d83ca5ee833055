"""Tokens: who is known by them, and that they are shown once."""

import re

import pytest
from django.core.exceptions import ObjectDoesNotExist

from people import tokens
from people.models import Token

pytestmark = pytest.mark.django_db


def test_an_account_is_known_by_its_token(ann):
    key = tokens.make(user=ann)
    assert key.startswith("fourfold_")
    assert len(key) > 40
    assert tokens.holder(key) == ann


@pytest.mark.parametrize("other", ["", "fourfold_", "Ann", "\ud800", "x" * 100_000])
def test_nobody_is_known_by_anything_else(ann, other):
    tokens.make(user=ann)
    assert tokens.holder(other) is None


def test_what_is_stored_is_no_token(ann):
    key = tokens.make(user=ann)
    stored = Token.objects.get()
    assert key not in f"{stored} {stored.digest}"
    assert tokens.holder(stored.digest) is None


def test_a_new_token_ends_the_old_one(ann):
    old, new = tokens.make(user=ann), tokens.make(user=ann)
    assert (tokens.holder(old), tokens.holder(new)) == (None, ann)
    assert Token.objects.count() == 1


def test_a_token_can_be_ended(ann):
    key = tokens.make(user=ann)
    tokens.end(user=ann)
    assert (tokens.holder(key), tokens.token_of(ann)) == (None, None)
    tokens.end(user=ann)


def test_a_closed_account_is_not_known(ann):
    key = tokens.make(user=ann)
    ann.is_active = False
    ann.save()
    assert tokens.holder(key) is None


def test_a_token_goes_with_its_account(ann):
    key = tokens.make(user=ann)
    ann.delete()
    assert tokens.holder(key) is None
    with pytest.raises(ObjectDoesNotExist):
        Token.objects.get()


# --- the page --------------------------------------------------------------------------------------------------------


def shown(response):
    return re.findall(r"fourfold_[\w-]{43}", response.content.decode())


def test_the_page_shows_a_token_when_it_is_made_and_never_again(signed_in, ann):
    assert "You have no token." in signed_in.get("/account/token/").content.decode()
    assert Token.objects.count() == 0
    made = signed_in.post("/account/token/", {"do": "make"})
    keys = set(shown(made))
    assert len(keys) == 1
    assert tokens.holder(keys.pop()) == ann
    assert "no-store" in made["Cache-Control"]
    again = signed_in.get("/account/token/")
    assert shown(again) == []
    assert "You have had a token since" in again.content.decode()


def test_the_page_ends_a_token(signed_in, ann):
    key = tokens.make(user=ann)
    assert signed_in.post("/account/token/", {"do": "end"})["Location"] == "/account/token/"
    assert tokens.holder(key) is None


def test_the_account_says_whether_it_has_a_token(signed_in, ann):
    assert "None yet" in signed_in.get("/account/").content.decode()
    tokens.make(user=ann)
    assert "Created" in signed_in.get("/account/").content.decode()


def test_only_an_account_has_tokens(client):
    for answer in (client.get("/account/token/"), client.post("/account/token/", {"do": "make"})):
        assert (answer.status_code, answer["Location"]) == (302, "/account/sign-in/?next=/account/token/")
    assert Token.objects.count() == 0
