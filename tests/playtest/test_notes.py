"""Notes on moments of a finished game: who may write and read them, what is kept of what was typed, and with whom they
go."""

import pytest
from django.contrib.auth.models import User
from django.test import Client

from people.persons import Person
from playtest import domain, positions
from playtest.models import Note, Table
from playtest.notes import domain as notes
from playtest.notes.queries import LONGEST, MOST, notes_on
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)

ANN, BOB = Person("ann"), Person("bob")


@pytest.fixture
def finished(new_table):
    """A game of Ann against Bob that Ann gave up at once."""
    table = new_table("ann", other="bob")
    domain.concede(slug=table.slug, seat=0, at=positions.current(table).choices)
    return Table.objects.get(pk=table.pk)


def write(table, text, *, step="0", browser=None):
    form = {"step": step, "text": text}
    return (browser or browser_of(ANN)).post(f"/table/{table.slug}/replay/notes.json", form)


def test_a_note_is_written_changed_and_taken_back(finished):
    assert write(finished, "Attack here!", step="1").json() == {"notes": [{"step": 1, "text": "Attack here!"}]}
    write(finished, "Kept five cards.")
    both = [{"step": 0, "text": "Kept five cards."}, {"step": 1, "text": "No, block."}]
    assert write(finished, "No, block.", step="1").json() == {"notes": both}
    assert write(finished, " \n ", step="0").json() == {"notes": both[1:]}
    assert write(finished, "", step="0").json() == {"notes": both[1:]}


def test_a_note_is_read_by_who_wrote_it_alone(finished):
    write(finished, "Bob bluffs.")
    assert notes_on(finished, BOB) == []
    pages = [browser_of(one).get(f"/table/{finished.slug}/replay/").content.decode() for one in (ANN, BOB)]
    assert [page.count("Bob bluffs.") for page in pages] == [1, 0]
    write(finished, "Ann fell for it.", browser=browser_of(BOB))
    assert notes_on(finished, ANN) == [{"step": 0, "text": "Bob bluffs."}]


def test_what_was_typed_is_shown_as_text_and_without_what_cannot_be_seen(finished):
    kept = write(finished, "a\x00\x1b[31m\u202eb\r\n<script>alert(1)</script>\ttab").json()["notes"]
    assert kept == [{"step": 0, "text": "a[31mb\n<script>alert(1)</script>\ttab"}]
    page = browser_of(ANN).get(f"/table/{finished.slug}/replay/").content.decode()
    assert "<script>alert" not in page


def test_a_note_that_is_too_long_is_refused_in_words(finished):
    answer = write(finished, "ä" * (LONGEST + 1))
    assert (answer.status_code, answer.json()["text"]) == (400, "This note has 501 characters. The maximum is 500.")
    assert write(finished, "ä" * LONGEST).status_code == 200


def test_notes_of_one_person_on_one_game_are_counted(finished):
    Note.objects.bulk_create(Note(table=finished, guest_key="ann", step=step, text=".") for step in range(2, MOST + 2))
    answer = write(finished, "One more.")
    assert (answer.status_code, answer.json()["code"]) == (409, "too_many")
    assert answer.json()["text"] == "You have 100 notes on this game, the maximum. Delete one first."
    Note.objects.filter(step=2).delete()
    assert write(finished, "One more.").status_code == 200
    assert write(finished, "Bob has none yet.", browser=browser_of(BOB)).status_code == 200


@pytest.mark.parametrize("step", ["", "-1", "1.5", "x", "2", "999999", "9" * 40, "²"])
def test_a_step_that_there_is_not_is_refused(finished, step):
    answer = write(finished, "Here.", step=step)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert Note.objects.count() == 0


def test_strangers_guests_of_the_bots_and_running_games_have_no_notes(finished, new_table, bots_table):
    assert write(finished, "Mine.", browser=browser_of(Person("eve"))).status_code == 403
    assert write(finished, "Mine.", browser=Client()).status_code == 403
    assert write(new_table("ann"), "Early.").status_code == 409
    bots = bots_table("random", "random")
    Table.objects.filter(pk=bots.pk).update(
        finished=finished.finished, record=finished.record, views=finished.views, result=finished.result
    )
    assert browser_of(ANN).get(f"/table/{bots.slug}/replay/").status_code == 200
    answer = write(bots, "I was not there.")
    assert (answer.status_code, answer.json()["code"]) == (403, "gone")
    assert Client().post("/table/nowhere/replay/notes.json").status_code == 404
    assert browser_of(ANN).get(f"/table/{finished.slug}/replay/notes.json").status_code == 405
    assert Note.objects.count() == 0


def test_notes_go_with_the_account_that_a_guest_becomes_and_are_gone_with_it(finished):
    write(finished, "As a guest.")
    kim = User.objects.create_user("kim", password="long enough 1")
    person = Person("ann", kim)
    domain.adopt(person=person)
    assert notes.adopt(person=person) == 1
    assert notes_on(finished, ANN) == []
    assert notes_on(finished, Person("elsewhere", kim)) == [{"step": 0, "text": "As a guest."}]
    notes.write(slug=finished.slug, person=person, step=0, text="As Kim.")
    assert Note.objects.count() == 1
    kim.delete()
    assert Note.objects.count() == 0
    assert Table.objects.filter(pk=finished.pk).exists()  # Bob's game


def test_what_guest_and_account_wrote_about_one_moment_is_both_kept(finished):
    kim = User.objects.create_user("kim", password="long enough 1")
    Note.objects.create(table=finished, guest_key="", user=kim, step=0, text="As Kim.")
    write(finished, "As a guest.")
    assert notes.adopt(person=Person("ann", kim)) == 0
    assert notes_on(finished, Person("", kim)) == [{"step": 0, "text": "As Kim.\nAs a guest."}]


def test_signing_in_takes_the_notes_along(finished):
    kim = User.objects.create_user("kim", password="long enough 1")
    browser = browser_of(ANN)
    write(finished, "As a guest.", browser=browser)
    browser.post("/account/sign-in/", {"login": "kim", "password": "long enough 1"})
    assert notes_on(finished, Person("", kim)) == [{"step": 0, "text": "As a guest."}]
