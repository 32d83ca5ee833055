"""Who has a session, looked at from outside: what is found changes nothing."""

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone

from people.persons import KEY, Person
from people.speakers import speaker
from tests.people.conftest import PASSWORD

pytestmark = pytest.mark.django_db


@pytest.fixture
def guest():
    client = Client()
    session = client.session
    session[KEY] = "key"
    session.save()
    return client


def key_of(client, settings):
    return client.cookies[settings.SESSION_COOKIE_NAME].value


def test_a_browser_without_a_session_is_nobody_yet(db):
    assert speaker("") == Person()


def test_a_guest_has_the_key_and_an_account_both(guest, signed_in, ann, settings):
    assert speaker(key_of(guest, settings)) == Person("key")
    assert speaker(key_of(signed_in, settings)) == Person("", ann)


def test_signing_in_and_out_end_the_session_that_was(guest, ann, settings):
    before = key_of(guest, settings)
    assert guest.login(username="Ann", password=PASSWORD)
    between = key_of(guest, settings)
    assert (speaker(before), speaker(between)) == (None, Person("key", ann))
    guest.logout()
    assert speaker(between) is None


@pytest.mark.parametrize("key", ["x" * 32, "\0", "\ud800", "a" * 5000])
def test_a_session_that_never_was_has_ended(db, key):
    assert speaker(key) is None


def test_a_session_that_is_too_old_has_ended(guest, settings):
    Session.objects.update(expire_date=timezone.now())
    assert speaker(key_of(guest, settings)) is None


def test_a_new_password_ends_the_other_sessions_and_a_look_at_them_leaves_them_as_they_are(signed_in, ann, settings):
    ann.set_password("hunting lash")
    ann.save()
    stored = list(Session.objects.values_list("session_key", "session_data"))
    assert speaker(key_of(signed_in, settings)) is None
    assert list(Session.objects.values_list("session_key", "session_data")) == stored


def test_an_account_that_is_closed_or_deleted_speaks_no_more(signed_in, ann, settings):
    User.objects.filter(pk=ann.pk).update(is_active=False)
    assert speaker(key_of(signed_in, settings)) is None
    User.objects.all().delete()
    assert speaker(key_of(signed_in, settings)) is None
