"""Changing a password, and getting a new one by mail, from the letter to the first sign-in."""

import re
from html import unescape

import pytest
from allauth.account.models import EmailAddress
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client

from people import domain, emails
from people.forms import MOST_RESETS
from tests.people.conftest import PASSWORD

pytestmark = pytest.mark.django_db

NEW = "hunting lash"
TOKEN = r"[0-9A-Za-z]{64}"


def text_of(response, status=200):
    """What a page says, white space made plain."""
    assert response.status_code == status
    return " ".join(unescape(response.content.decode()).split())


def ask_for_reset(client, email="ann@example.com"):
    response = client.post("/account/reset/", {"email": email})
    emails.wait()
    return response


def link_in(letter):
    return re.search(r"http://testserver(/account/reset/\S+)", letter.body)[1]


def signs_in(password):
    return Client().post("/account/sign-in/", {"login": "Ann", "password": password}).status_code == 302


# --- changing --------------------------------------------------------------------------------------------------------


def change(client, old=PASSWORD, new=NEW, again=NEW):
    return client.post("/account/password/", {"oldpassword": old, "password1": new, "password2": again})


def test_a_password_is_changed_and_other_browsers_are_signed_out(ann, signed_in):
    elsewhere = Client()
    elsewhere.force_login(ann)
    assert change(signed_in)["Location"] == "/account/"
    assert "Your new password is saved." in text_of(signed_in.get("/account/"))
    assert elsewhere.get("/account/").status_code == 302
    assert signs_in(NEW)
    assert not signs_in(PASSWORD)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"old": NEW}, "This is not your current password."),
        ({"new": "short", "again": "short"}, "This password is too short."),
        ({"again": PASSWORD}, "You must type the same password each time."),
        ({"old": "\0"}, "This has signs that cannot be stored. Type it again."),
    ],
)
def test_a_password_that_cannot_be_changed_stays(signed_in, fields, said):
    assert said in text_of(change(signed_in, **fields))
    assert signs_in(PASSWORD)


def test_a_guest_has_no_password_to_change(client):
    assert client.get("/account/password/")["Location"] == "/account/sign-in/?next=/account/password/"


# --- by mail ---------------------------------------------------------------------------------------------------------


def test_a_forgotten_password_is_replaced_by_mail(client, ann):
    response = ask_for_reset(client, "ANN@example.com")
    assert response["Location"] == "/account/reset/sent/"
    assert "If an account has this address, we have sent it" in text_of(client.get("/account/reset/sent/"))
    (letter,) = mail.outbox
    assert (letter.subject, letter.to) == ("Reset your Fourfold password", ["ann@example.com"])
    assert letter.body.startswith("Hello Ann,")
    link = link_in(letter)

    form = client.get(link, follow=True)
    assert "This is for the account “Ann”" in text_of(form)
    address = form.request["PATH_INFO"]
    assert "hunting" not in address
    assert link.split("-", 1)[1] not in address
    response = client.post(address, {"password1": NEW, "password2": NEW})
    assert response["Location"] == "/account/reset/done/"
    assert "Your new password is saved." in text_of(client.get("/account/reset/done/"))
    assert signs_in(NEW)
    assert not signs_in(PASSWORD)
    assert "This link no longer works" in text_of(Client().get(link))


def test_a_bad_new_password_is_refused_and_the_link_still_works(client, ann):
    ask_for_reset(client)
    address = client.get(link_in(mail.outbox[0]), follow=True).request["PATH_INFO"]
    assert "too short" in text_of(client.post(address, {"password1": "a", "password2": "a"}))
    assert "the same password" in text_of(client.post(address, {"password1": NEW, "password2": PASSWORD}))
    assert client.post(address, {"password1": NEW, "password2": NEW}).status_code == 302


def test_the_form_without_the_link_is_nobodys(client, ann):
    ask_for_reset(client)
    address = client.get(link_in(mail.outbox[0]), follow=True).request["PATH_INFO"]
    assert "This link no longer works" in text_of(Client().post(address, {"password1": NEW, "password2": NEW}))
    assert signs_in(PASSWORD)


def test_an_unknown_address_is_told_nothing(client, ann):
    known, unknown = ask_for_reset(client), ask_for_reset(Client(), "bob@example.com")
    assert (known.status_code, known["Location"]) == (unknown.status_code, unknown["Location"])
    pages = [text_of(browser.get(known["Location"])) for browser in (client, Client())]
    assert re.sub(TOKEN, "", pages[0]) == re.sub(TOKEN, "", pages[1])
    assert len(mail.outbox) == 1


def test_a_letter_that_cannot_be_sent_tells_nothing_either(client, ann, settings, caplog):
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 9
    assert ask_for_reset(client)["Location"] == "/account/reset/sent/"
    assert "An e-mail could not be sent. Check EMAIL_HOST" in caplog.text


def test_where_letters_go_to_the_terminal_the_page_says_so(client, settings):
    assert "This site does not send e-mail yet" in text_of(client.get("/account/reset/sent/"))
    settings.EMAIL_HOST = "mail.example.com"
    assert "This site does not send e-mail yet" not in text_of(client.get("/account/reset/sent/"))


def test_the_page_says_kindly_that_there_is_no_way_without_an_address(client):
    assert "If your account has no e-mail address" in text_of(client.get("/account/reset/"))


def test_letters_go_to_the_oldest_accounts_with_an_address_and_not_to_all(client, ann):
    for number in range(MOST_RESETS + 2):
        User.objects.create_user(f"Crowd{number}", "ann@example.com", PASSWORD)
    ask_for_reset(client)
    names = [letter.body.split()[1] for letter in mail.outbox]
    assert names == ["Ann,", *(f"Crowd{number}," for number in range(MOST_RESETS - 1))]


def test_letters_are_not_sent_without_end(client, ann):
    for _ in range(5):
        ask_for_reset(client)
    assert "Too many attempts" in text_of(ask_for_reset(client), 429)
    assert len(mail.outbox) == 5


def test_a_closed_account_gets_no_letter(client, ann):
    User.objects.update(is_active=False)
    ask_for_reset(client)
    assert mail.outbox == []


# --- the address -----------------------------------------------------------------------------------------------------


def change_email(client, email, password=PASSWORD):
    return client.post("/account/email/", {"email": email, "password": password})


def test_an_address_is_changed_and_links_to_the_old_one_are_void(signed_in, ann):
    ask_for_reset(Client())
    assert change_email(signed_in, "Ann@New.example")["Location"] == "/account/"
    assert "Your e-mail is now ann@new.example." in text_of(signed_in.get("/account/"))
    assert "This link no longer works" in text_of(Client().get(link_in(mail.outbox[0])))
    ask_for_reset(Client())
    ask_for_reset(Client(), "ann@new.example")
    assert [letter.to for letter in mail.outbox] == [["ann@example.com"], ["ann@new.example"]]


def test_an_address_is_taken_away(signed_in, ann):
    ask_for_reset(Client())
    change_email(signed_in, "")
    assert "Your account now has no e-mail." in text_of(signed_in.get("/account/"))
    ask_for_reset(Client())
    assert len(mail.outbox) == 1
    ann.refresh_from_db()
    assert ann.email == ""
    assert not EmailAddress.objects.exists()


@pytest.mark.parametrize(
    ("email", "password", "said"),
    [
        ("new@example.com", NEW, "This is not your password."),
        ("nowhere", PASSWORD, "Enter an e-mail address such as ann@example.org."),
        ("a\0@example.com", PASSWORD, "This has signs that cannot be stored. Type it again."),
    ],
)
def test_an_address_that_cannot_be_changed_stays(signed_in, ann, email, password, said):
    page = text_of(change_email(signed_in, email, password))
    assert said in page
    assert PASSWORD not in page
    ann.refresh_from_db()
    assert ann.email == "ann@example.com"


def test_the_password_cannot_be_guessed_at_an_open_screen(signed_in, ann):
    for number in range(5):
        change_email(signed_in, "new@example.com", f"guess {number}")
    assert "Too many attempts" in text_of(change_email(signed_in, "new@example.com"))


def test_an_address_changed_twice_is_one(ann):
    for email in ("one@example.com", "two@example.com"):
        domain.change_email(user=ann, email=email)
    assert [(one.email, one.primary) for one in EmailAddress.objects.all()] == [("two@example.com", True)]
