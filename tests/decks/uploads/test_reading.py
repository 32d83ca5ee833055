"""What becomes of an uploaded file: our own pictures, or a sentence. Nothing else, whatever is in it."""

import contextlib
import io
import zipfile
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageCms

from decks.faces.files import SIZES
from decks.uploads.reading import GROUND, LARGEST, WHOLE, Unusable, pictures_of
from tests.decks.uploads.conftest import BLUE, RED, chunk, encoded, plain, png

ZIP = b"PK\x05\x06" + bytes(18)
SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


def shown(content, size="small", shape="fill"):
    return Image.open(io.BytesIO(pictures_of(content, shape)[size]))


def near(dot, colour):
    return all(abs(one - other) < 12 for one, other in zip(dot, colour, strict=True))


# --- what is kept ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("encoding", ["JPEG", "PNG", "WEBP"])
def test_a_picture_comes_in_the_sizes_of_faces(encoding):
    made = pictures_of(plain(encoding=encoding))
    assert set(made) == set(SIZES)
    for name, content in made.items():
        picture = Image.open(io.BytesIO(content))
        assert (picture.format, picture.mode, picture.size) == ("JPEG", "RGB", (SIZES[name].width, SIZES[name].height))
        assert near(picture.getpixel((5, 5)), RED)
    assert Image.open(io.BytesIO(made["large"])).info["dpi"] == (300, 300)


def test_what_does_not_fit_is_cut_off_or_gets_a_margin():
    wide = Image.new("RGB", (900, 300), RED)
    wide.paste(BLUE, (0, 0, 100, 300))
    filled, whole = shown(encoded(wide)), shown(encoded(wide), shape=WHOLE)
    assert near(filled.getpixel((2, 176)), RED)
    assert near(whole.getpixel((2, 2)), GROUND)
    assert near(whole.getpixel((5, 176)), BLUE)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "CMYK", "I;16"])
def test_every_kind_of_dots_is_read(mode):
    image = Image.new("RGB", (300, 420), (250, 250, 250))
    image = image.convert("L").convert("I").point(lambda value: value * 256).convert(mode) if mode == "I;16" else (
        image.convert(mode)
    )  # fmt: skip
    content = encoded(image, "JPEG" if mode == "CMYK" else "PNG")
    assert near(shown(content).getpixel((100, 100)), (250, 250, 250))


def test_what_is_transparent_lies_on_our_ground():
    image = Image.new("RGBA", (300, 420), (*RED, 255))
    image.paste((0, 255, 0, 0), (0, 0, 300, 210))
    picture = shown(encoded(image, "WEBP", lossless=True))
    assert near(picture.getpixel((100, 50)), GROUND)
    assert near(picture.getpixel((100, 300)), RED)


def test_a_photo_is_turned_upright_and_says_nothing_about_where_it_was_taken():
    photo = Image.new("RGB", (420, 300), RED)
    photo.paste(BLUE, (0, 0, 210, 300))
    exif = photo.getexif()
    exif[0x0112] = 6  # turn it a quarter to the right
    exif[0x010F] = "A camera"
    exif.get_ifd(0x8825)[1] = "N"
    made = pictures_of(encoded(photo, "JPEG", exif=exif, comment=b"secret", quality=95))
    for content in made.values():
        picture = Image.open(io.BytesIO(content))
        assert not picture.getexif()
        assert set(picture.info) <= {"jfif", "jfif_version", "jfif_unit", "jfif_density", "dpi"}
        assert b"camera" not in content
        assert near(picture.getpixel((50, 10)), BLUE)
        assert near(picture.getpixel((50, picture.height - 10)), RED)


def test_a_colour_profile_is_applied_and_a_broken_one_ignored():
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    assert near(shown(plain(icc_profile=profile)).getpixel((5, 5)), RED)
    assert near(shown(plain(icc_profile=b"no profile")).getpixel((5, 5)), RED)
    assert near(shown(plain(encoding="JPEG", icc_profile=profile[:200])).getpixel((5, 5)), RED)
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    assert near(shown(plain(icc_profile=lab)).getpixel((5, 5)), RED)


def test_a_file_that_is_two_things_comes_out_as_one():
    file = io.BytesIO(plain(encoding="JPEG"))
    file.seek(0, io.SEEK_END)
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr("evil.html", "<script>")
    assert zipfile.is_zipfile(file)
    for content in pictures_of(file.getvalue()).values():
        assert not zipfile.is_zipfile(io.BytesIO(content))
        assert b"script" not in content


# --- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        pytest.param(b"", "not a JPEG, PNG or WebP", id="nothing"),
        pytest.param(ZIP, "not a JPEG, PNG or WebP", id="zip"),
        pytest.param(SVG, "not a JPEG, PNG or WebP", id="svg"),
        pytest.param(b"%PDF-1.7", "not a JPEG, PNG or WebP", id="pdf"),
        pytest.param(plain(encoding="GIF"), "not a JPEG, PNG or WebP", id="gif"),
        pytest.param(plain(encoding="TIFF"), "not a JPEG, PNG or WebP", id="tiff"),
        pytest.param(plain(encoding="BMP"), "not a JPEG, PNG or WebP", id="bmp"),
        pytest.param(bytes(LARGEST + 1), "larger than 8 MB", id="large"),
        pytest.param(plain((199, 400)), "199 × 400 pixels", id="small"),
        pytest.param(png(10_000, 10_000), "more than 50 million pixels", id="bomb"),
        pytest.param(png(7_100, 7_100), "more than 50 million pixels", id="small bomb"),
        pytest.param(png(60_000, 60_000), "more than 50 million pixels", id="large bomb"),
        pytest.param(png(2**31 - 1, 2**31 - 1), "more than 50 million pixels", id="largest header"),
        pytest.param(png(0, 0), "not a JPEG|damaged|pixels", id="no dots"),
        pytest.param(png(300, 420), "damaged", id="no data"),
        pytest.param(plain(encoding="JPEG")[:700], "damaged", id="half a jpeg"),
        pytest.param(plain(encoding="WEBP")[:-20], "damaged|not a JPEG", id="most of a webp"),
        pytest.param(plain()[:-40], "damaged", id="most of a png"),
    ],
)
def test_what_is_no_picture_gets_a_sentence(content, sentence):
    with pytest.raises(Unusable, match=sentence):
        pictures_of(content)


def test_text_that_unpacks_to_a_hundred_megabytes_is_not_unpacked():
    bomb = chunk(b"zTXt", b"Comment\0\0" + zlib.compress(bytes(100_000_000), 9))
    with pytest.raises(Unusable, match="damaged"):
        pictures_of(png(300, 420, bomb, data=bytes(420 * 901)))


@pytest.mark.parametrize("encoding", ["PNG", "WEBP"])
def test_a_picture_that_moves_is_refused(encoding):
    frames = [Image.new("RGB", (300, 420), colour) for colour in (RED, BLUE)]
    content = encoded(frames[0], encoding, save_all=True, append_images=frames[1:], duration=100)
    with pytest.raises(Unusable, match="Animated pictures are not supported"):
        pictures_of(content)


GOOD = [plain(encoding=encoding) for encoding in ("JPEG", "PNG", "WEBP")]


@given(st.sampled_from(GOOD), st.lists(st.tuples(st.floats(0, 1), st.binary(max_size=8)), max_size=6))
def test_a_file_with_anything_changed_is_a_picture_or_gets_a_sentence(content, changes):
    for part, instead in changes:
        at = int(part * len(content))
        content = content[:at] + instead + content[at + len(instead) :]
    with contextlib.suppress(Unusable):
        assert set(pictures_of(content)) == set(SIZES)


@given(st.binary(max_size=300))
def test_anything_at_all_gets_a_sentence(content):
    with pytest.raises(Unusable):
        pictures_of(content)
