"""The pages and files of pictures of one's own: shown to whom they belong and to nobody else."""

import io
import re
from html import unescape

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from PIL import Image

from decks.faces.files import SIZES
from decks.uploads import domain
from decks.uploads.models import Picture
from decks.uploads.queries import pictures_of
from decks.uploads.reading import LARGEST
from people.persons import Person
from tests.decks.sheets.reading import picture_objects, reader
from tests.decks.uploads.conftest import kept, plain

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("data_dir")]
FILE = plain()
PAGE = "/cards/kong/picture/"


def upload(client, content=FILE, name="kong.png", **said):
    return client.post(PAGE, {"file": SimpleUploadedFile(name, content), "shape": "fill", **said})


def text_of(response, status=200):
    assert response.status_code == status
    return " ".join(unescape(response.content.decode()).split())


def address(picture, size="small"):
    return f"/pictures/{picture.slug}/{size}.jpg"


@pytest.fixture
def anns(ann):
    """Ann's picture of Kong."""
    return domain.put(person=ann, card="Kong", content=FILE)


def test_a_guest_puts_a_picture_on_a_card_and_takes_it_off(client, data_dir):
    response = upload(client)
    assert (response.status_code, response["Location"]) == (302, "/cards/kong/")
    (made,) = Picture.objects.all()
    shown = text_of(client.get("/cards/kong/"))
    assert "Your picture is on Kong. Only you see it." in shown
    assert f'src="{address(made, "medium")}"' in shown
    assert f"{address(made, 'large')} 744w" in shown
    assert "Your own picture: replace or remove it" in shown
    assert "Remove my picture" in text_of(client.get(PAGE))
    client.post(f"{PAGE}remove/")
    after = text_of(client.get("/cards/kong/"))
    assert "Kong shows the site’s picture again." in after
    assert "/pictures/" not in after


def test_it_is_shown_in_the_grid_and_printed(client, data_dir):
    upload(client)
    (made,) = Picture.objects.all()
    grid = text_of(client.get("/cards/", {"q": "class:giant"}))
    assert re.findall(r'src="(/pictures/[^"]*)"', grid) == [address(made)]
    document = reader(client.get("/cards/print.pdf", {"q": "name=kong"}).getvalue())
    (printed,) = picture_objects(document).values()
    assert printed._data == (data_dir / "pictures" / f"{made.slug}-large.jpg").read_bytes()
    assert not (data_dir / "faces").exists()


def test_a_page_asks_once_whose_pictures_it_shows(browser_of, ann, anns, django_assert_num_queries):
    browser = browser_of(ann)
    with django_assert_num_queries(3) as asked:  # session, account, pictures
        browser.get("/cards/")
    assert sum("decks_picture" in query["sql"] for query in asked) == 1


def test_a_picture_is_sent_to_its_owner_who_asks_each_time(browser_of, ann, anns):
    browser = browser_of(ann)
    for size, dots in SIZES.items():
        response = browser.get(address(anns, size))
        assert response["Content-Type"] == "image/jpeg"
        assert response["Cache-Control"] == "private, no-cache"
        assert Image.open(io.BytesIO(response.content)).size == (dots.width, dots.height)
        again = browser.get(address(anns, size), headers={"If-None-Match": response["ETag"]})
        assert (again.status_code, again.content, again["Cache-Control"]) == (304, b"", "private, no-cache")


def test_for_everybody_else_it_is_not_there(client, browser_of, bob, ann, anns):
    etag = browser_of(ann).get(address(anns))["ETag"]
    for other in (client, browser_of(bob), browser_of(Person("somebody"))):
        assert other.get(address(anns)).status_code == 404
        assert other.get(address(anns), headers={"If-None-Match": etag}).status_code == 404
        assert "/pictures/" not in text_of(other.get("/cards/kong/"))
        assert "/pictures/" not in text_of(other.get("/cards/")).replace("/cards/pictures/", "")
        assert other.post(f"{PAGE}remove/").status_code == 404
    assert pictures_of(ann) == {"Kong": anns.slug}


def test_who_has_one_too_changes_only_their_own(browser_of, bob, ann, anns, data_dir):
    other = browser_of(bob)
    upload(other)
    assert pictures_of(bob)["Kong"] != anns.slug
    other.post(f"{PAGE}remove/")
    assert (pictures_of(bob), pictures_of(ann)) == ({}, {"Kong": anns.slug})


def test_after_logging_out_it_is_gone_from_the_browser(browser_of, ann, anns):
    browser = browser_of(ann)
    assert browser.get(address(anns)).status_code == 200
    browser.logout()
    assert browser.get(address(anns)).status_code == 404


def test_logging_in_takes_pictures_along(client, ann):
    upload(client)
    client.force_login(ann.user)
    (made,) = Picture.objects.all()
    assert made.user == ann.user
    assert address(made, "medium") in text_of(client.get("/cards/kong/"))


@pytest.mark.parametrize("file", ["x/small.jpg", "..%2f/small.jpg", "{slug}/huge.jpg", "{slug}/small.png"])
def test_other_addresses_are_not_found(browser_of, ann, anns, file):
    assert browser_of(ann).get(f"/pictures/{file.format(slug=anns.slug)}").status_code == 404


def test_a_row_without_its_file_is_not_found_and_the_face_is_printed(browser_of, ann, anns, data_dir):
    for path in (data_dir / "pictures").iterdir():
        path.unlink()
    assert browser_of(ann).get(address(anns)).status_code == 404
    printed = browser_of(ann).get("/cards/print.pdf", {"q": "name=kong"})
    assert (printed.status_code, printed.getvalue()[:5]) == (200, b"%PDF-")


@pytest.mark.parametrize(
    ("content", "name", "sentence"),
    [
        (b"PK\x05\x06" + bytes(18), "kong.jpg", "This is not a JPEG, PNG or WebP picture."),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "kong.svg", "This is not a JPEG, PNG or WebP picture."),
        (b"", "kong.png", "This file is empty."),
        (FILE[:-30], "kong.png", "This picture is damaged or incomplete."),
        (bytes(LARGEST + 1), "kong.png", "This file is larger than 8 MB."),
    ],
)
def test_a_file_that_is_no_picture_gets_a_sentence(client, data_dir, content, name, sentence):
    page = text_of(upload(client, content, name))
    assert sentence in page
    assert page.count('role="alert"') == 1
    assert (Picture.objects.count(), kept(data_dir)) == (0, [])


@pytest.mark.parametrize("name", ["kong\0.png", "../../kong.png", "k" * 300 + ".png", "kong", "<script>.svg"])
def test_the_name_of_a_file_does_not_matter(client, data_dir, name):
    assert upload(client, name=name).status_code == 302
    (made,) = Picture.objects.all()
    assert all(file.startswith(made.slug) for file in kept(data_dir))


def test_what_is_not_chosen_is_asked_for(client):
    assert "Choose a picture first." in text_of(client.post(PAGE, {"shape": "fill"}))
    assert "Choose one of those that are offered." in text_of(upload(client, shape="stretch"))


@pytest.mark.parametrize("path", ["/cards/pikachu/picture/", "/cards/pikachu/picture/remove/"])
def test_there_is_no_picture_of_a_card_that_is_none(client, path):
    assert client.post(path).status_code == 404


def test_all_pictures_are_removed_at_once_and_those_of_others_stay(ann, bob, ann_browser, browser_of):
    for person in (ann, bob):
        for card in ("Kong", "Lash"):
            domain.put(person=person, card=card, content=FILE)
    assert '<dt>2</dt><dd><a href="/cards/pictures/">own pictures</a></dd>' in text_of(ann_browser.get("/account/"))
    assert "Remove 2 pictures</button>" in text_of(ann_browser.get("/cards/pictures/"))
    assert "2 pictures are removed." in text_of(ann_browser.post("/cards/pictures/remove/", follow=True))
    assert "Remove all" not in text_of(ann_browser.get("/cards/pictures/"))
    assert "2 of 300 pictures" in text_of(browser_of(bob).get("/cards/pictures/"))
    assert ann_browser.get("/cards/pictures/remove/").status_code == 405


def test_pictures_are_read_and_removed_by_the_right_methods(client, anns):
    assert client.post(address(anns)).status_code == 405
    assert client.get(f"{PAGE}remove/").status_code == 405
    assert client.put(PAGE).status_code == 405
