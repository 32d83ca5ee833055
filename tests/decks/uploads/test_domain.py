"""Putting pictures on cards, taking them off, and taking them along into an account."""

import re

import pytest
from django.db import transaction

from decks.faces.files import SIZES
from decks.uploads import domain
from decks.uploads.files import path_of
from decks.uploads.models import Picture
from decks.uploads.queries import pictures_of
from decks.uploads.reading import WHOLE
from live.errors import Refused
from people.persons import Person
from tests.decks.uploads.conftest import BLUE, kept, plain

pytestmark = pytest.mark.usefixtures("data_dir")
FILE = plain()


@pytest.fixture
def on_commit(django_capture_on_commit_callbacks):
    """What happens once a verb is certain, happens."""
    return lambda: django_capture_on_commit_callbacks(execute=True)


def files_of(*pictures):
    return sorted(f"{one.slug}-{size}.jpg" for one in pictures for size in SIZES)


def refusal(**said):
    with pytest.raises(Refused) as refused:
        domain.put(**said)
    return refused.value.code, str(refused.value)


def test_a_picture_is_kept_in_every_size(ann, data_dir):
    made = domain.put(person=ann, card="kong", content=FILE, shape=WHOLE)
    assert (made.card, pictures_of(ann)) == ("Kong", {"Kong": made.slug})
    assert kept(data_dir) == files_of(made)
    assert made.bytes == sum(path_of(made.slug, size).stat().st_size for size in SIZES)


def test_another_picture_takes_its_place_and_its_files_go(ann, data_dir, on_commit):
    first = domain.put(person=ann, card="Kong", content=FILE)
    with on_commit():
        second = domain.put(person=ann, card="Kong", content=plain(colour=BLUE))
    assert pictures_of(ann) == {"Kong": second.slug}
    assert first.slug != second.slug
    assert kept(data_dir) == files_of(second)


def test_a_picture_that_is_refused_leaves_the_old_one(ann, data_dir, on_commit):
    first = domain.put(person=ann, card="Kong", content=FILE)
    with on_commit():
        assert refusal(person=ann, card="Kong", content=b"GIF89a")[0] == "picture"
        assert refusal(person=ann, card="Pikachu", content=FILE)[0] == "cards"
    assert pictures_of(ann) == {"Kong": first.slug}
    assert kept(data_dir) == files_of(first)


def test_so_many_pictures_and_no_more(ann, data_dir, monkeypatch):
    monkeypatch.setattr(domain, "MOST_PICTURES", 2)
    kong, muse = (domain.put(person=ann, card=card, content=FILE) for card in ("Kong", "Muse"))
    said = refusal(person=ann, card="Rage", content=FILE)
    assert said == ("too_many", "You have 2 pictures, the maximum. Remove one first.")
    assert kept(data_dir) == files_of(kong, muse)
    domain.put(person=ann, card="Kong", content=FILE)  # instead of the old one


def test_so_many_bytes_and_no_more(ann, bob, data_dir, monkeypatch):
    first = domain.put(person=ann, card="Kong", content=FILE)
    monkeypatch.setattr(domain, "MOST_BYTES", first.bytes + 100)
    code, sentence = refusal(person=ann, card="Muse", content=FILE)
    assert code == "too_many"
    assert re.fullmatch(r"Your pictures would take up more than \d+ MB\. Remove one first\.", sentence)
    assert kept(data_dir) == files_of(first)
    domain.put(person=ann, card="Kong", content=FILE)
    domain.put(person=bob, card="Kong", content=FILE)  # each has room of their own


def test_a_picture_is_removed_with_its_files(ann, data_dir, on_commit):
    made = domain.put(person=ann, card="Kong", content=FILE)
    with on_commit():
        assert domain.remove(person=ann, slug=made.slug) == "Kong"
    assert (pictures_of(ann), kept(data_dir)) == ({}, [])


def test_nobody_else_removes_it(ann, bob, data_dir):
    made = domain.put(person=ann, card="Kong", content=FILE)
    for other in (bob, Person("somebody"), Person()):
        with pytest.raises(Refused) as refused:
            domain.remove(person=other, slug=made.slug)
        assert refused.value.code == "gone"
    assert pictures_of(ann) == {"Kong": made.slug}


def test_files_stay_until_it_is_certain_that_the_row_goes(ann, data_dir):
    made = domain.put(person=ann, card="Kong", content=FILE)
    with transaction.atomic():
        domain.remove(person=ann, slug=made.slug)
        transaction.set_rollback(True)
    assert pictures_of(ann) == {"Kong": made.slug}
    assert kept(data_dir) == files_of(made)


def test_files_go_with_the_account(ann, data_dir, on_commit):
    domain.put(person=ann, card="Kong", content=FILE)
    with on_commit():
        ann.user.delete()
    assert (Picture.objects.count(), kept(data_dir)) == (0, [])


def test_a_guest_takes_pictures_along_and_the_accounts_own_stay(ann, data_dir, on_commit):
    guest = Person(ann.guest_key)
    before = domain.put(person=Person("", ann.user), card="Kong", content=FILE)
    domain.put(person=guest, card="Kong", content=FILE)
    muse = domain.put(person=guest, card="Muse", content=FILE)
    with on_commit():
        assert domain.adopt(person=ann) == 1
    assert pictures_of(Person("another mark", ann.user)) == {"Kong": before.slug, "Muse": muse.slug}
    assert pictures_of(guest) == {}
    assert kept(data_dir) == files_of(before, muse)
    assert domain.adopt(person=guest) == domain.adopt(person=Person()) == 0
