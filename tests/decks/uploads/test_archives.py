"""A zip with pictures for many cards: which file is for which card, what is refused before it is unpacked, and how a
batch goes on."""

import io
import re
import zipfile
from datetime import timedelta
from html import unescape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.utils import timezone

from decks.uploads import batches, domain
from decks.uploads.archives import MOST_FILES, entries
from decks.uploads.files import zip_of
from decks.uploads.models import Picture, PictureBatch
from decks.uploads.queries import pictures_of
from decks.uploads.reading import LARGEST, Unusable
from live.errors import Refused
from people.persons import Person
from tests.decks.uploads.conftest import BLUE, kept, plain

PAGE = "/cards/pictures/"
FILE = plain()


def zipped(files, packed_as=zipfile.ZIP_DEFLATED, **options):
    """A zip of contents by their names."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", packed_as, **options) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return file.getvalue()


def found_in(content):
    return entries(io.BytesIO(content))


def refused(content):
    with pytest.raises(Unusable) as wrong:
        found_in(content)
    return str(wrong.value)


# --- what is in it ---------------------------------------------------------------------------------------------------


def test_a_file_is_for_the_card_that_it_is_named_for():
    names = ("Kong.jpg", "scans/wolfs-call.PNG", "krieg, dark one's chosen.webp", "Angeline, Silver Wing.jpeg")
    found, problems = found_in(zipped(dict.fromkeys(names, b"")))
    assert [one.card for one in found] == ["Kong", "Wolf's Call", "Krieg, Dark One's Chosen", "Angeline, Silver Wing"]
    assert [one.file for one in found] == list(names)
    assert problems == []


def test_what_systems_add_is_passed_over():
    names = ("__MACOSX/._Kong.jpg", ".DS_Store", "a/", "a/Thumbs.db")
    assert found_in(zipped(dict.fromkeys(names, b""))) == ([], [])


def test_what_is_no_picture_of_a_card_is_named_with_the_reason():
    names = ("Kong.gif", "Kogn.png", "a/Kong.png", "b/KONG.jpg")
    found, problems = found_in(zipped(dict.fromkeys(names, b"")))
    assert [one.file for one in found] == ["a/Kong.png"]
    sentences = dict(problems)
    assert sentences["Kong.gif"] == "This is not a JPEG, PNG or WebP picture."
    assert "Kong?" in sentences["Kogn.png"]
    assert sentences["KONG.jpg"] == "“Kong.png” is for Kong, too. Only that one is used."


def test_a_file_that_would_be_too_large_is_not_unpacked():
    _, ((name, sentence),) = found_in(zipped({"Kong.png": bytes(LARGEST + 1)}))
    assert (name, sentence) == ("Kong.png", "This file is larger than 8 MB. Save a smaller version, then try again.")


def test_a_file_that_says_it_is_smaller_than_it_is_is_refused(data_dir, ann, db):
    """The size in the directory is a lie; what is unpacked is counted."""
    content = bytearray(zipped({"Kong.png": bytes(2 * LARGEST)}))
    at = content.rfind(b"PK\x01\x02")
    content[at + 24 : at + 28] = (1000).to_bytes(4, "little")
    batch = began(ann, bytes(content))
    batch = batches.go_on(person=ann, slug=batch.slug)
    assert (batch.waiting, batch.done, len(batch.problems)) == ([], 0, 1)
    assert kept(data_dir) == []


@pytest.mark.parametrize("packed_as", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_what_unpacks_as_a_whole_is_not_unpacked(packed_as, data_dir, ann, db):
    """Python would do so at once, however long it is; a few kilobytes can be gigabytes. Damaged, it raises errors of
    its own."""
    for damaged in (False, True):
        content = bytearray(zipped({"Kong.png": FILE}, packed_as))
        if damaged:
            content[60:90] = bytes(range(30))
        batch = batches.go_on(person=ann, slug=began(ann, bytes(content)).slug)
        assert (batch.waiting, batch.done) == ([], 0)
        assert "packed in an unusual way" in batch.problems[0][1]


@pytest.mark.parametrize("content", [b"", b"PK", FILE, zipped({"Kong.png": FILE})[:-30], b"PK\x05\x06" + bytes(18)])
def test_what_is_no_zip_is_refused_or_empty(content):
    if content.startswith(b"PK\x05\x06"):
        assert found_in(content) == ([], [])
    else:
        assert refused(content).startswith("This is not a zip file, or it is damaged.")


def test_more_files_than_there_are_cards_are_refused_unread():
    many = zipped({f"{number}.png": b"" for number in range(MOST_FILES + 1)})
    assert refused(many) == "This zip has more than 400 files. Split it, then try again."
    long = zipped({f"{number}{'x' * 60_000}.png": b"" for number in range(5)})  # a directory of 300 kB
    assert refused(long) == "This zip has more than 400 files. Split it, then try again."


def test_more_than_fits_is_refused_before_it_is_unpacked():
    content = zipped({f"{number}.png": bytes(41_000_000) for number in range(10)}, compresslevel=1)
    assert len(content) < 3_000_000
    assert refused(content) == "Unpacked, this zip has more than 400 MB. Split it, then try again."


# --- batches ---------------------------------------------------------------------------------------------------------


def began(person, content, shape="fill"):
    file = io.BytesIO(content)
    return batches.begin(person=person, zipped=file, size=len(content), shape=shape, chunks=[content])


def test_pictures_come_to_their_cards_and_the_zip_goes(ann, data_dir, db):
    batch = began(ann, zipped({"Kong.png": FILE, "Lash.png": plain(colour=BLUE), "Muse.png": b"none"}))
    assert (batch.total, batch.done, Picture.objects.count()) == (3, 0, 0)
    assert zip_of(batch.slug).exists()
    while batch.waiting:
        batch = batches.go_on(person=ann, slug=batch.slug)
    assert sorted(pictures_of(ann)) == ["Kong", "Lash"]
    outcome = batches.outcome(batch)
    assert (outcome.new, outcome.replaced, [files for _, files in outcome.unused]) == (
        ["Kong", "Lash"],
        [],
        [["Muse.png"]],
    )
    assert not zip_of(batch.slug).exists()


def test_it_goes_on_for_a_while_only_and_where_it_was(ann, data_dir, db, monkeypatch):
    monkeypatch.setattr(batches, "A_WHILE", -1.0)  # one picture, then the time is over
    batch = began(ann, zipped({"Kong.png": FILE, "Lash.png": FILE}))
    first = batches.go_on(person=ann, slug=batch.slug)
    assert (first.done, [card for _, card in first.waiting]) == (1, ["Lash"])
    assert batches.go_on(person=ann, slug=batch.slug).waiting == []
    again = batches.go_on(person=ann, slug=batch.slug)
    assert (again.done, again.problems) == (2, [])


def test_a_new_zip_ends_the_one_before_and_old_ones_go(ann, bob, data_dir, db, django_capture_on_commit_callbacks):
    old, others = began(bob, zipped({"Kong.png": FILE})), began(ann, zipped({"Kong.png": FILE}))
    PictureBatch.objects.filter(pk=old.pk).update(made=timezone.now() - timedelta(days=2))
    with django_capture_on_commit_callbacks(execute=True):
        batch = began(ann, zipped({"Lash.png": FILE}))
    assert list(PictureBatch.objects.all()) == [batch]
    assert kept(data_dir) == [f"{batch.slug}.zip"]
    with pytest.raises(Refused, match="This upload is over"):
        batches.go_on(person=ann, slug=others.slug)


def test_nobody_goes_on_with_the_zip_of_somebody_else(ann, bob, data_dir, db):
    batch = began(ann, zipped({"Kong.png": FILE}))
    with pytest.raises(Refused) as refusal:
        batches.go_on(person=bob, slug=batch.slug)
    assert refusal.value.code == "gone"
    assert Picture.objects.count() == 0


def test_an_account_takes_along_what_its_guest_began(ann, data_dir, db):
    batch = began(Person("guest"), zipped({"Kong.png": FILE}))
    domain.adopt(person=Person("guest", ann.user))
    assert batches.batch_of(ann, batch.slug) == batch


# --- pages -----------------------------------------------------------------------------------------------------------


def text_of(response):
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", response.content.decode())).split())


def test_the_page_begins_goes_on_and_says_what_came_of_it(client, data_dir, db):
    assert "0 of 300 pictures" in text_of(client.get(PAGE))
    file = SimpleUploadedFile("all.zip", zipped({"Kong.png": FILE, "notes.txt": b"x"}))
    response = client.post(PAGE, {"file": file, "shape": "fill"}, follow=True)
    assert "0 of 1 pictures are on their cards." in text_of(response)
    (address, _) = response.redirect_chain[-1]
    shown = text_of(client.post(address))
    assert "Finished: 1 picture is on its card." in shown
    assert "Not used: 1 file notes.txt This is not a JPEG, PNG or WebP picture." in shown
    assert "New: 1 Kong" in shown
    assert "Replaced" not in shown
    assert "1 of 300 pictures" in text_of(client.get(PAGE))
    assert client.post("/cards/pictures/nothing/")["Location"] == PAGE


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"no zip", "This is not a zip file, or it is damaged."),
        (zipped({}), "This zip is empty."),
        (b"", "This file is empty. Choose a zip file."),
    ],
)
def test_a_zip_that_cannot_be_used_says_why_at_its_field(client, data_dir, db, content, sentence):
    response = client.post(PAGE, {"file": SimpleUploadedFile("all.zip", content), "shape": "fill"})
    assert sentence in text_of(response)
    assert kept(data_dir) == []


def test_what_is_replaced_and_what_is_not_used_is_named(ann, browser_of, data_dir, db):
    domain.put(person=ann, card="Lash", content=FILE)
    files = {
        "Lash.png": plain(colour=BLUE),
        "Kong.png": FILE,
        "Muse.png": b"none",
        "Kogn.png": FILE,
        "a.txt": b"",
        "b.txt": b"",
    }
    batch = began(ann, zipped(files))
    shown = text_of(browser_of(ann).post(f"{PAGE}{batch.slug}/"))
    assert "Finished: 2 pictures are on their cards." in shown
    assert "Replaced: 1 Your earlier picture of this card is gone. Lash New: 1 Kong" in shown
    assert "Not used: 4 files" in shown
    assert "a.txt b.txt This is not a JPEG, PNG or WebP picture." in shown  # the same reason is given once
    assert "Kogn.png No card is called" in shown
    assert "Muse.png This is not a JPEG, PNG or WebP picture. Save it" in shown


def test_a_picture_for_a_card_of_the_other_game_says_of_which(ann):
    batch = began(ann, zipped({"Giant War Elephant.png": FILE, "crystal-ball.jpg": FILE, "Kogn.png": FILE}))
    sentences = dict(batch.problems)
    assert sentences["Giant War Elephant.png"].endswith(" It is a card of the Epic TCG.")
    assert sentences["crystal-ball.jpg"].endswith(" It is a card of the Epic TCG.")
    assert sentences["Kogn.png"].endswith(" Name the file for its card.")


def test_a_zip_of_which_nothing_can_be_used_is_over_and_says_why(client, data_dir, db):
    content = zipped({"Kogn.png": FILE, "notes.txt": b"x"})
    response = client.post(PAGE, {"file": SimpleUploadedFile("all.zip", content), "shape": "fill"}, follow=True)
    shown = text_of(response)
    assert "Finished: no picture could be used." in shown
    assert "Kogn.png No card is called" in shown
    assert "notes.txt This is not a JPEG, PNG or WebP picture." in shown
    assert kept(data_dir) == []
