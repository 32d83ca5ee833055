"""Whom somebody has blocked: what it keeps apart, and who may take it back."""

import pytest
from django.contrib.auth import get_user_model

from live.errors import Refused
from people import blocks
from people.models import PersonBlock
from people.persons import Person
from tests.visitors import browser_of, read_by_people

pytestmark = pytest.mark.django_db

ANN, BOB, CID = map(Person, ("ann's key", "bob's key", "cid's key"))


def seat_of(person):
    """A row that belongs to this person, as a seat does."""
    return PersonBlock(guest_key=person.guest_key, user=person.user)


def block(person, other, name="Bob"):
    blocks.block(person=person, other=seat_of(other), name=name)


def are_apart(person, other):
    return blocks.identity(other) in blocks.apart_from(person)


def refused(verb, **named):
    with pytest.raises(Refused) as refused:
        verb(**named)
    return refused.value.code


@pytest.fixture
def bobs_account():
    return get_user_model().objects.create_user("Bob", password="kong smash")


def test_a_block_keeps_both_apart_and_is_heard_by_one():
    block(ANN, BOB)
    block(ANN, BOB, "Robert")  # once is enough
    assert are_apart(ANN, BOB)
    assert are_apart(BOB, ANN)
    assert not are_apart(ANN, CID)
    assert blocks.blocked_by(ANN) == {blocks.identity(BOB)}
    assert blocks.blocked_by(BOB) == frozenset()
    assert [one.name for one in blocks.of(ANN)] == ["Bob"]
    with pytest.raises(Refused) as refused:
        blocks.check_together(BOB, [seat_of(CID), seat_of(ANN)])
    assert str(refused.value) == blocks.APART
    blocks.check_together(BOB, [seat_of(CID), seat_of(BOB), PersonBlock(guest_key="")])


def test_nobody_blocks_themselves_or_an_empty_seat():
    for other in (ANN, Person()):
        assert refused(blocks.block, person=ANN, other=seat_of(other), name="?") == "nobody"
    assert refused(blocks.block, person=Person(), other=seat_of(BOB), name="Bob") == "nobody"
    assert not PersonBlock.objects.exists()


def test_there_are_so_many_blocks_of_one_person(monkeypatch):
    monkeypatch.setattr(blocks, "MOST", 1)
    block(ANN, BOB)
    assert refused(blocks.block, person=ANN, other=seat_of(CID), name="Cid") == "too_many"


def test_only_who_blocked_takes_it_back():
    block(ANN, BOB)
    number = blocks.of(ANN)[0].pk
    assert refused(blocks.take_back, person=BOB, number=number) == "gone"
    assert are_apart(ANN, BOB)
    assert blocks.take_back(person=ANN, number=number) == "Bob"
    assert not are_apart(ANN, BOB)


def test_who_signs_in_stays_blocked_and_keeps_own_blocks(bobs_account):
    block(ANN, BOB)
    block(BOB, CID, "Cid")
    browser = browser_of(BOB)
    browser.post("/account/sign-in/", {"login": "Bob", "password": "kong smash"})
    signed_in = Person(BOB.guest_key, bobs_account)
    assert are_apart(signed_in, ANN)
    assert are_apart(ANN, signed_in)
    assert [one.name for one in blocks.of(Person("another browser", bobs_account))] == ["Cid"]
    assert blocks.identity(CID) not in blocks.apart_from(ANN)


def test_who_signs_in_as_whom_they_blocked_has_not_blocked_themselves(bobs_account):
    block(ANN, Person("another browser", bobs_account))
    block(Person("another browser", bobs_account), CID)
    for guest in (ANN, CID):
        signed_in = Person(guest.guest_key, bobs_account)
        assert are_apart(signed_in, guest)
        blocks.adopt(person=signed_in)
        assert not are_apart(signed_in, signed_in)


def test_an_account_is_blocked_in_every_browser_and_its_blocks_go_with_it(bobs_account):
    block(ANN, Person("one", bobs_account))
    block(Person("one", bobs_account), CID, "Cid")
    assert are_apart(Person("two", bobs_account), ANN)
    assert not are_apart(Person("one"), ANN)  # a guest of that browser is somebody else
    bobs_account.delete()
    assert not PersonBlock.objects.exists()


def test_the_page_shows_guests_too_whom_they_blocked_and_takes_back():
    block(ANN, BOB)
    ann = browser_of(ANN)
    assert "Bob a guest, since" in read_by_people(ann.get("/account/blocked/"))
    number = str(blocks.of(ANN)[0].pk)
    stranger = browser_of(CID).post("/account/blocked/", {"block": number}, follow=True)
    assert "This person is no longer blocked." in read_by_people(stranger)
    for typed in ("", "kong", "9" * 40, "²"):
        assert browser_of(ANN).post("/account/blocked/", {"block": typed}).status_code == 302
    assert are_apart(ANN, BOB)
    assert "Bob is no longer blocked." in read_by_people(ann.post("/account/blocked/", {"block": number}, follow=True))
    assert "You have blocked nobody." in read_by_people(ann.get("/account/blocked/"))
