"""Faces as files: names that hold a digest of all that a face depends on, sizes, and the folder that keeps them."""

import io
import threading
from dataclasses import replace

import pytest
from PIL import Image

from decks.faces import drawing, files
from decks.faces.drawing import draw
from decks.faces.files import SIZES, Faces, UnknownFace, drawing_version, face_of, faces, file_of, parse_file, slug_of
from decks.faces.words import in_words
from decks.search import of
from engine.games import DEFAULT, GAMES


def test_every_card_deity_and_token_has_a_face_of_its_own():
    assert len(faces(game=DEFAULT)) == 289
    assert len({one.digest for one in faces(game=DEFAULT).values()}) == 289
    assert face_of("Wolf", game=DEFAULT).slug == "wolf"


def test_games_have_cards_of_one_name_with_faces_of_their_own():
    assert len(faces("epic-tcg")) == 504 + 7  # cards and tokens
    assert face_of("Wolf", game=DEFAULT).digest != face_of("Wolf", "epic-tcg").digest
    assert len({one.digest for game in GAMES for one in faces(game).values()}) == 289 + 511
    with pytest.raises(UnknownFace):
        face_of("Djinn", game=DEFAULT)


def test_slugs_are_those_of_the_cards_pages():
    assert slug_of("Krieg, Dark One's Chosen") == "krieg-dark-ones-chosen"
    assert all(slug_of(name) == row.slug for game in GAMES for name, row in of(game).by_name.items())


def test_the_name_of_a_file_changes_when_the_text_of_the_card_does():
    kong = face_of("Kong", game=DEFAULT).face
    assert file_of(kong).file("small") == face_of("Kong", game=DEFAULT).file("small")
    assert file_of(replace(kong, text=f"{kong.text} Draw a card.")).digest != face_of("Kong", game=DEFAULT).digest
    assert file_of(replace(kong, numbers=("12", "14"))).digest != face_of("Kong", game=DEFAULT).digest


def test_the_name_of_a_file_changes_when_the_drawing_does(tmp_path, monkeypatch):
    kong = face_of("Kong", game=DEFAULT)
    before = drawing_version()
    monkeypatch.setattr(files, "ICONS", tmp_path)  # no shapes
    drawing_version.cache_clear()
    assert drawing_version() != before
    assert file_of(kong.face).digest != kong.digest
    drawing_version.cache_clear()


def test_a_name_leads_back_to_its_face():
    one = face_of("Muse", game=DEFAULT)
    for size in SIZES:
        assert parse_file(one.file(size), game=DEFAULT) == (one, size)
    assert parse_file("0123456789abcdef-muse-small.webp", game=DEFAULT) == (one, "small")
    assert parse_file("0123456789abcdef-muse-medium.webp", game=DEFAULT) == (one, "medium"), (
        "its format when pages were stored"
    )


@pytest.mark.parametrize(
    "name",
    [
        "",
        "muse-small.webp",
        "0123456789abcdef-nobody-small.webp",
        "0123456789abcdef-muse-huge.webp",
        "0123456789abcdef-muse-small.png",
        "0123456789ABCDEF-muse-small.webp",
        "0123456789abcdef-muse-small.webp\n",
        "../0123456789abcdef-muse-small.webp",
    ],
)
def test_other_names_are_refused(name):
    with pytest.raises(UnknownFace):
        parse_file(name, game=DEFAULT)


def test_a_card_that_does_not_exist_has_no_face():
    with pytest.raises(UnknownFace, match="There is no face for “Pikachu”"):
        face_of("Pikachu", game=DEFAULT)


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    return Faces(tmp_path_factory.mktemp("data") / "faces")


@pytest.mark.parametrize(
    ("size", "dots", "encoding"),
    [("small", (252, 352), "WEBP"), ("medium", (504, 704), "JPEG"), ("large", (744, 1039), "JPEG")],
)
def test_a_face_comes_in_three_sizes(kept, size, dots, encoding):
    picture = Image.open(io.BytesIO(kept.read(face_of("Muse", game=DEFAULT), size)))
    assert (picture.size, picture.format, picture.mode) == (dots, encoding, "RGB")


def test_the_largest_is_for_print_and_says_so(kept):
    picture = Image.open(io.BytesIO(kept.read(face_of("Muse", game=DEFAULT), "large")))
    assert picture.info["dpi"] == (300, 300)
    assert [round(side / 300 * 25.4) for side in picture.size] == [63, 88]


def test_what_was_drawn_is_not_drawn_again(kept):
    drawn = kept.path(face_of("Muse", game=DEFAULT), "small").stat().st_mtime_ns
    assert not kept.lacks(face_of("Muse", game=DEFAULT), "small")
    kept.read(face_of("Muse", game=DEFAULT), "small")
    assert kept.path(face_of("Muse", game=DEFAULT), "small").stat().st_mtime_ns == drawn


def test_many_who_ask_at_once_get_the_same_whole_face_that_is_drawn_once(tmp_path, monkeypatch):
    folder, one, got, draws = Faces(tmp_path / "faces"), face_of("Kong", game=DEFAULT), [], []
    monkeypatch.setattr(files, "draw", lambda *given: draws.append(given) or draw(*given))
    askers = [threading.Thread(target=lambda: got.append(folder.read(one, "medium"))) for _ in range(6)]
    for asker in askers:
        asker.start()
    for asker in askers:
        asker.join()
    assert (len(got), len(set(got)), len(draws)) == (6, 1, 1)
    assert [path.name for path in folder.folder.iterdir()] == [one.file("medium")]


def test_a_face_that_was_half_written_when_the_server_died_is_never_served(tmp_path):
    folder, one = Faces(tmp_path), face_of("Muse", game=DEFAULT)
    (tmp_path / f".{one.file('small')}.4711").write_bytes(b"half")
    assert folder.lacks(one, "small")
    assert Image.open(io.BytesIO(folder.read(one, "small"))).size == (252, 352)


def test_what_faces_have_in_common_is_drawn_once_and_kept_within_bounds():
    drawing._blank.cache_clear()
    for name in ("Kong", "Lash", "Rage", "Wolf"):  # champions and events of one alignment
        draw(face_of(name, game=DEFAULT).face, 0.3)
    assert drawing._blank.cache_info()[:2] == (2, 2)  # hits, misses
    assert drawing._blank.cache_info().maxsize == drawing.BLANKS


def test_outdated_files_are_swept_away(tmp_path):
    folder = Faces(tmp_path)
    current = tmp_path / face_of("Muse", game=DEFAULT).file("small")
    draft = tmp_path / ".what-another-process-draws"
    for path in (current, draft, tmp_path / "0123456789abcdef-muse-small.webp"):
        path.write_bytes(b"picture")
    assert folder.sweep() == 1
    assert set(tmp_path.iterdir()) == {current, draft}


def words(name, game=DEFAULT):
    return in_words(face_of(name, game).face)


def test_a_face_in_words():
    assert words("Kong") == (
        "Kong. Wild giant ape champion, costs 1, 13 offense, 14 defense. Tribute → Deal 13 damage to target champion."
    )
    assert words("Lightning Storm") == (
        "Lightning Storm. Wild event, costs 1. Deal 6 damage divided any way you choose among up to six targets. "
        "From the discard pile. 1 gold: Recall."
    )
    assert words("Wolf") == "Wolf. Wild wolf token champion, 2 offense, 2 defense."
    assert words("Furios, Father of Nature").startswith(
        "Furios, Father of Nature. Good and wild elder god. At the start"
    )
    assert " OR. If it is your turn, banish all champions." in words("Divine Judgment")


def test_a_face_of_the_epic_tcg_in_words():
    assert words("Lightning Strike", "epic-tcg") == (
        "Lightning Strike. Wild natural event, fast, free. Recall. Deal 3 damage to target champion or player."
    )
    assert words("Time Capsule", "epic-tcg").startswith(
        "Time Capsule. Unaligned constructed object, instantaneous build, action. flip, instantaneous fast: Put"
    )
