"""Signing up, in and out, and what becomes of what somebody made, asked for as a browser does."""

from html import unescape

import pytest
from allauth.account.models import EmailAddress
from allauth.core.context import request_context
from django.contrib.auth.models import AnonymousUser, User
from django.db import IntegrityError, transaction
from django.test import Client

from decks.models import Deck
from people import adapter
from people.adapter import Accounts
from people.persons import KEY
from people.views import SignUp
from playtest.models import Table
from tests.people.conftest import PASSWORD

pytestmark = pytest.mark.django_db

START = {"my_deck": "good", "bot": "random", "bot_deck": "evil", "first": "me"}


def text_of(response, status=200):
    """What a page says, white space made plain."""
    assert response.status_code == status
    return " ".join(unescape(response.content.decode()).split())


def sign_up(client, name="Ann", password=PASSWORD, again=None, **more):
    fields = {"username": name, "password1": password, "password2": again or password, **more}
    return client.post("/account/sign-up/", fields)


def sign_in(client, name="Ann", password=PASSWORD, **more):
    return client.post("/account/sign-in/", {"login": name, "password": password, **more})


def build(client, name="Apes"):
    client.post("/decks/new/", {"name": name, "format": "constructed", "lines": "3 Kong", "do": "save"})
    return Deck.objects.get(name=name)


def sit_down(client):
    client.post("/", START)
    return Table.objects.latest("pk")


# --- signing up ------------------------------------------------------------------------------------------------------


def test_a_guest_signs_up_and_keeps_decks_and_tables(client):
    deck, table = build(client), sit_down(client)
    response = sign_up(client, email="Ann@Example.com")
    assert (response.status_code, response["Location"]) == (302, "/decks/")
    ann = User.objects.get()
    assert (ann.username, ann.email, ann.check_password(PASSWORD)) == ("Ann", "ann@example.com", True)
    shown = text_of(client.get("/decks/"))
    assert "Added to your account: 1 deck you made as a guest." in shown
    assert "Added to your account: 1 table you played as a guest." in shown
    assert "Signed in as Ann." in shown
    assert {row.user for row in (Deck.objects.get(pk=deck.pk), table.players.get(seat=0))} == {ann}
    elsewhere = Client()
    sign_in(elsewhere)
    assert "Apes" in text_of(elsewhere.get("/decks/"))
    assert elsewhere.get(f"/table/{table.slug}/").status_code == 200


def test_the_page_tells_who_made_something_that_it_comes_along(client):
    assert "You can also play and build without one." in text_of(client.get("/account/sign-up/"))
    build(client)
    assert "We move everything you made in this browser to your account" in text_of(client.get("/account/sign-up/"))


def test_an_account_needs_no_address(client):
    assert sign_up(client).status_code == 302
    assert User.objects.get().email == ""
    assert not EmailAddress.objects.exists()


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"name": "a"}, "A name has 2 to 30 letters"),
        ({"name": "аnn"}, "A name has 2 to 30 letters"),
        ({"name": "Guest"}, "“Guest” could be mistaken for this site."),
        ({"name": "aNN"}, "This name is taken"),
        ({"name": "Bob", "password": "bob"}, "This password is too short."),
        ({"name": "Bob", "password": "password1"}, "This password is too common."),
        ({"name": "Bobby_Fischer", "password": "bobbyfischer"}, "The password is too similar to the username."),
        ({"name": "Bob", "again": "hunting lash"}, "You must type the same password each time."),
        ({"name": "Bob", "email": "nowhere"}, "Enter an e-mail address such as ann@example.org."),
        ({"name": "Bob\0"}, "This has signs that cannot be stored. Type it again."),
        ({"name": "Bob", "password": "hunting\0kong"}, "This has signs that cannot be stored. Type it again."),
        ({"name": "Bob", "email": f"b@{'b' * 60}.{'b' * 60}.{'b' * 60}.{'b' * 60}.{'b' * 20}.com"}, "254 characters"),
    ],
)
def test_what_cannot_be_is_said_and_nothing_is_made(client, ann, fields, said):
    page = text_of(sign_up(client, **fields))
    assert said in page
    assert User.objects.get() == ann
    if "\0" not in fields["name"]:
        assert f'value="{fields["name"]}"' in page
    assert PASSWORD not in page


def test_the_database_holds_to_one_account_for_a_name(ann):
    with pytest.raises(IntegrityError), transaction.atomic():
        User.objects.create_user("ANN")


def test_two_who_ask_for_one_name_at_once_do_not_both_get_it(rf, client):
    request = rf.post("/account/sign-up/", {"username": "Ann", "password1": PASSWORD, "password2": PASSWORD})
    request.session, request.user = client.session, AnonymousUser()
    with request_context(request):
        view = SignUp()
        view.setup(request)
        form = view.get_form()
        assert form.is_valid()
        somebody_faster = User.objects.create_user("ANN")
        page = view.form_valid(form)
    assert page.context_data["form"].errors == {"username": [Accounts.error_messages["username_taken"]]}
    assert User.objects.get() == somebody_faster
    assert "_auth_user_id" not in request.session


def test_one_address_may_have_several_accounts_so_nobody_learns_who_has_it(client, ann):
    assert sign_up(client, "Bob", email="ann@example.com").status_code == 302
    assert User.objects.filter(email="ann@example.com").count() == 2


# --- signing in and out ----------------------------------------------------------------------------------------------


def test_who_signs_in_adds_what_the_guest_made(client, ann):
    sign_in(client)
    build(client, "Old")
    client.post("/account/sign-out/")
    build(client, "New")
    response = sign_in(client, "aNN")
    assert response["Location"] == "/decks/"
    assert set(Deck.objects.filter(user=ann).values_list("name", flat=True)) == {"Old", "New"}
    shown = text_of(client.get("/decks/"))
    assert "Old" in shown
    assert "New" in shown


def test_signing_out_leaves_nothing_of_the_account_to_the_browser(client):
    guests = build(client, "Guest's")
    sign_up(client)
    own, table = build(client, "Ann's"), sit_down(client)
    response = client.post("/account/sign-out/")
    assert (response.status_code, response["Location"]) == (302, "/")
    assert KEY not in client.session
    assert "You have no decks yet" in text_of(client.get("/decks/"))
    assert "Your tables" not in text_of(client.get("/"))
    for path in (f"/decks/{guests.slug}/", f"/decks/{own.slug}/"):
        assert client.get(path).status_code == 404
    assert client.get(f"/table/{table.slug}/").status_code == 403
    stranger = build(client, "Next guest's")
    assert stranger.guest_key not in (guests.guest_key, own.guest_key)


def test_another_who_signs_in_over_it_gets_nothing_of_the_first(client, ann):
    sign_in(client)
    build(client)
    User.objects.create_user("Bob", password=PASSWORD)
    client.post("/account/sign-out/")
    sign_in(client, "Bob")
    assert not Deck.objects.exclude(user=ann).exists()
    assert "You have no decks yet" in text_of(client.get("/decks/"))


@pytest.mark.parametrize(
    ("name", "password"), [("Ann", "hunting lash"), ("Nobody", PASSWORD), ("Ann", PASSWORD.upper())]
)
def test_a_wrong_name_and_a_wrong_password_are_told_alike(client, ann, name, password):
    page = text_of(sign_in(client, name, password))
    assert "The name or the password is wrong. Try again." in page
    assert f'value="{name}"' in page
    assert password not in page
    assert "_auth_user_id" not in client.session


def test_five_wrong_passwords_are_enough_for_a_while_even_for_the_right_one(client, ann):
    for number in range(5):
        sign_in(client, password=f"guess {number}")
    assert "Too many attempts. Wait five minutes" in text_of(sign_in(client))
    assert "_auth_user_id" not in client.session


def guess(name, address, passwords, said):
    """Wrong passwords from somewhere, and what is said to the last one."""
    for password in passwords:
        page = Client(REMOTE_ADDR=address).post("/account/sign-in/", {"login": name, "password": password})
        shown = text_of(page)
    assert said in shown


def test_wrong_passwords_from_one_address_lock_nobody_out_at_another(ann):
    guess("Ann", "10.0.0.1", [f"guess {number}" for number in range(6)], "Too many attempts.")
    assert sign_in(Client(REMOTE_ADDR="10.0.0.2")).status_code == 302
    assert "Too many attempts." in text_of(sign_in(Client(REMOTE_ADDR="10.0.0.1")))


def test_one_household_has_one_address_however_many_it_takes(ann):
    for number in range(6):
        guess("Ann", f"2001:db8:1:1::{number}", [f"guess {number}"], "attempts" if number == 5 else "password is wrong")
    assert sign_in(Client(REMOTE_ADDR="2001:db8:1:2::1")).status_code == 302


@pytest.mark.parametrize("name", ["Ann", "Nobody"])
def test_a_name_is_not_guessed_at_for_ever_from_ever_new_addresses(ann, monkeypatch, name):
    at_home = "192.0.2.1"
    assert sign_in(Client(REMOTE_ADDR=at_home)).status_code == 302
    monkeypatch.setattr(adapter, "GUESSES", adapter.GUESSES._replace(most=12))
    for number in range(12):
        guess(name, f"10.0.0.{number}", [f"guess {number}"], "password is wrong")
    guess(name.upper(), "10.0.1.1", [PASSWORD], "Too many wrong passwords were tried for this name.")
    assert sign_in(Client(REMOTE_ADDR=at_home)).status_code == 302  # others cannot lock the owner out


def test_one_browser_cannot_make_accounts_without_end(client):
    for _ in range(20):
        sign_up(client, again="another")
    assert "Too many attempts" in text_of(sign_up(client), 429)
    assert not User.objects.exists()


def test_a_closed_account_does_not_open(client, ann):
    User.objects.update(is_active=False)
    response = sign_in(client)
    assert response["Location"] == "/account/closed/"
    assert "This account is closed" in text_of(client.get("/account/closed/"))
    assert "_auth_user_id" not in client.session


def test_who_is_signed_in_need_not_sign_in_or_up(signed_in):
    for path in ("/account/sign-in/", "/account/sign-up/"):
        assert signed_in.get(path)["Location"] == "/decks/"


@pytest.mark.parametrize("path", ["/account/sign-in/", "/account/sign-up/", "/account/sign-out/", "/account/reset/"])
def test_forms_without_their_token_are_refused(ann, path):
    assert Client(enforce_csrf_checks=True).post(path, {"login": "Ann", "password": PASSWORD}).status_code == 403


# --- where it goes on ------------------------------------------------------------------------------------------------


def test_who_was_asked_to_sign_in_goes_on_where_they_wanted(client, ann):
    response = client.get("/account/email/")
    assert response["Location"] == "/account/sign-in/?next=/account/email/"
    page = text_of(client.get(response["Location"]))
    assert '<input type="hidden" name="next" value="/account/email/">' in page
    assert sign_in(client, next="/account/email/")["Location"] == "/account/email/"


@pytest.mark.parametrize(
    "address",
    [
        "https://evil.example/",
        "//evil.example/",
        "///evil.example",
        "\\\\evil.example",
        "/\\evil.example",
        "http:///evil.example",
        "http://[",
        "http://testserver@evil.example/",
        "http://127.0.0.1/",
        "decks/",
        "?",
        "javascript:alert(1)",
        "\x08//evil.example",
        "/" + "a" * 3000,
    ],
)
def test_no_address_leads_away(ann, address):
    for way in (sign_in, lambda client, **more: sign_up(client, "Bob", **more)):
        response = way(Client(), next=address)
        assert (response.status_code, response["Location"]) == (302, "/decks/")
    client = Client()
    client.force_login(ann)
    assert client.post("/account/sign-out/", {"next": address})["Location"] == "/"
    assert Client().get("/account/sign-in/", {"next": address}).status_code == 200


# --- the header ------------------------------------------------------------------------------------------------------


def test_the_header_says_who_you_are(client, signed_in):
    assert 'href="/account/sign-in/?next=%2Fcards%2F%3Fq%3Dkong">Sign in</a>' in text_of(client.get("/cards/?q=kong"))
    page = text_of(signed_in.get("/cards/?q=kong"))
    assert "Sign in" not in page
    assert '<a class="site-account" href="/account/">' in page
    assert "<span>Ann</span></a>" in page


def test_a_guest_with_decks_is_told_once_where_they_are(client):
    line = "These decks are saved in this browser only."
    assert line not in text_of(client.get("/decks/"))
    build(client)
    assert text_of(client.get("/decks/")).count(line) == 1
    sign_up(client)
    assert line not in text_of(client.get("/decks/"))
