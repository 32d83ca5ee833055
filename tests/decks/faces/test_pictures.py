"""How faces are drawn when they are asked for, sent, and shown on pages."""

import io

import pytest
from django.template import Context, Template
from PIL import Image

from decks import pictures
from decks.apps import DecksConfig
from decks.faces import files
from decks.faces.drawing import draw
from decks.faces.files import SIZES, face_of
from decks.faces.layout import WIDTH
from engine.games import DEFAULT

OLD = "/faces/0123456789abcdef-muse-small.webp"


@pytest.fixture(autouse=True)
def data_dir(settings, tmp_path):
    settings.DATA_DIR = tmp_path
    return tmp_path


def address(name, size="small"):
    return f"/faces/{face_of(name, game=DEFAULT).file(size)}"


def shown(source):
    return Template("{% load pictures %}" + source).render(Context({"name": "Muse"}))


def test_a_face_is_sent_and_may_be_kept_for_ever(client):
    response = client.get(address("Muse", "medium"))
    assert response.status_code == 200
    assert response["Content-Type"] == "image/jpeg"
    assert response["Cache-Control"] == "public, max-age=31536000, immutable"
    assert Image.open(io.BytesIO(response.content)).size == (504, 704)


def test_who_has_it_is_not_sent_it_again(client, data_dir):
    etag = f'"{face_of("Muse", game=DEFAULT).file("small")}"'
    again = client.get(address("Muse"), headers={"if-none-match": etag})
    assert (again.status_code, again.content, again["ETag"]) == (304, b"", etag)
    assert not (data_dir / "faces").exists()  # nothing was drawn for that


def test_a_head_tells_the_same_without_the_picture(client):
    response = client.head(address("Muse"))
    assert response.status_code == 200
    assert response.content == b""
    assert int(response["Content-Length"]) > 5000


def test_an_old_name_leads_to_the_face_as_it_is_now(client):
    response = client.get(OLD)
    assert response.status_code == 302
    assert response["Location"] == address("Muse")
    assert "no-store" in response["Cache-Control"]
    assert client.get(OLD, headers={"if-none-match": f'"{OLD}"'}).status_code == 302


@pytest.mark.parametrize(
    "file", ["muse", "0123456789abcdef-nobody-small.webp", "%2e%2e", "0123456789abcdef-muse-small.png"]
)
def test_what_is_no_face_is_not_found(client, file):
    assert client.get(f"/faces/{file}").status_code == 404


def test_a_face_can_only_be_read(client):
    assert client.post(address("Muse")).status_code == 405


def test_a_face_on_a_page_tells_its_size_its_words_and_a_finer_one():
    picture = shown("{% face_picture name %}")
    assert picture == (
        f'<img class="face-picture" src="{address("Muse")}" '
        f'srcset="{address("Muse")} 252w, {address("Muse", "medium")} 504w" sizes="(max-width: 599px) 90vw, 252px" '
        'alt="Muse. Sage spirit champion, costs 0, 2 offense, 2 defense. Airborne ◆ Ambush. '
        'At the start of your turn → You may draw a card." width="252" height="352" loading="lazy" decoding="async">'
    )


def test_pictures_of_another_size_and_with_other_words():
    medium = shown('{% face_picture name "medium" alt="" %}')
    assert 'width="504" height="704"' in medium
    assert f"{address('Muse', 'medium')} 504w, {address('Muse', 'large')} 744w" in medium
    assert 'alt=""' in medium


def test_words_of_a_card_are_escaped():
    assert "&quot;When this card is broken" in shown('{% face_picture "Plague Zombies" %}')


def test_a_face_is_drawn_in_the_size_that_is_asked_for_and_in_no_other(client, data_dir, monkeypatch):
    drawn = []
    monkeypatch.setattr(files, "draw", lambda face, scale: drawn.append((face.name, scale)) or draw(face, scale))
    for size in ("small", "small", "medium"):
        assert client.get(address("Muse", size)).status_code == 200
    assert drawn == [("Muse", SIZES[size].width / WIDTH) for size in ("small", "medium")]
    there = {path.name for path in (data_dir / "faces").iterdir()}
    assert there == {face_of("Muse", game=DEFAULT).file(size) for size in ("small", "medium")}


async def test_outdated_faces_are_deleted_when_a_server_begins(data_dir):
    assert "decks.pictures.sweep" in DecksConfig.beside_serving
    await pictures.sweep()  # nothing was drawn yet
    kept = pictures.kept_faces().path(face_of("Muse", game=DEFAULT), "small")
    kept.with_name(OLD.rpartition("/")[2]).write_bytes(b"")
    await pictures.sweep()
    assert list(kept.parent.iterdir()) == [kept]
