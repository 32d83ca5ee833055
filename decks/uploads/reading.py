"""Makes of an uploaded file, which may be anything, pictures of our own in the sizes of faces.

The type is found out by the content; the dots are counted before they are unpacked; what is kept is encoded anew, so
that nothing but dots comes through: no metadata, no second file behind the picture.
"""

from __future__ import annotations

import io
import threading

from PIL import Image, ImageCms, ImageOps, UnidentifiedImageError

from decks.faces.files import SIZES
from decks.faces.layout import DOTS_PER_INCH

LARGEST = 8_000_000  # bytes of a file
MOST_DOTS = 50_000_000
LEAST_SIDE = 200  # dots
ENOUGH = 2 * 1039  # dots of a side that are worth keeping while the picture is made
TYPES = ("JPEG", "PNG", "WEBP")
FILL, WHOLE = "fill", "whole"
GROUND = (20, 17, 14)  # behind what is transparent, and around what does not fill the card
QUALITY = 88
SRGB = ImageCms.createProfile("sRGB")

_one_at_a_time = threading.Lock()  # a large picture takes much memory


class Unusable(ValueError):
    """No picture can be made of this; the sentence says why."""


def too_large() -> Unusable:
    return Unusable(f"This file is larger than {LARGEST // 1_000_000} MB. Save a smaller version, then try again.")


def pictures_of(content: bytes, shape: str = FILL) -> dict[str, bytes]:
    """JPEG files by the names of the sizes of faces. FILL cuts off what does not fit a card, WHOLE shows all of it with
    a margin. Raises Unusable."""
    if len(content) > LARGEST:
        raise too_large()
    with _one_at_a_time:
        try:
            return _encoded(_flat(_loaded(content)), shape)
        except Unusable:
            raise
        except (Image.DecompressionBombError, Image.DecompressionBombWarning):
            raise _too_many_dots() from None
        except UnidentifiedImageError:
            raise Unusable(
                "This is not a JPEG, PNG or WebP picture. Save it as one of these, then try again."
            ) from None
        except Exception:  # noqa: BLE001  (whatever a decoder stumbles over: it is the file that is wrong)
            raise Unusable("This picture is damaged or incomplete. Save it again, then try again.") from None


def _too_many_dots() -> Unusable:
    millions = MOST_DOTS // 1_000_000
    return Unusable(f"This picture has more than {millions} million pixels. Save a smaller version, then try again.")


def _loaded(content: bytes) -> Image.Image:
    """The picture, upright and no larger than is needed."""
    image: Image.Image = Image.open(io.BytesIO(content), formats=TYPES)
    if image.width * image.height > MOST_DOTS:
        raise _too_many_dots()
    if min(image.size) < LEAST_SIDE:
        raise Unusable(f"This picture is {image.width} × {image.height} pixels; each side needs at least {LEAST_SIDE}.")
    if image.format in ("PNG", "WEBP") and getattr(image, "is_animated", False):
        raise Unusable("Animated pictures are not supported. Save one of its frames, then try again.")
    image.draft("RGB", (ENOUGH, ENOUGH))
    image.load()
    if image.mode.startswith("I"):  # 16 bits a dot
        image = image.point(lambda value: value / 256).convert("L")
    if image.mode in ("P", "1") or "transparency" in image.info:
        image = image.convert("RGBA")
    image.thumbnail((2 * ENOUGH, 2 * ENOUGH))
    return ImageOps.exif_transpose(image)


def _flat(image: Image.Image) -> Image.Image:
    """The picture in the colours of screens, on our ground where it is transparent."""
    colours = image
    if image.has_transparency_data:
        image = image.convert("RGBA")
        colours = image.convert("RGB")
    colours = _standard(colours, image.info.get("icc_profile"))
    if image.mode != "RGBA":
        return colours
    flat = Image.new("RGB", image.size, GROUND)
    flat.paste(colours, mask=image.getchannel("A"))
    return flat


def _standard(image: Image.Image, profile: bytes | None) -> Image.Image:
    """By its colour profile in sRGB; a profile that nobody understands is as none."""
    if profile:
        try:
            source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            made = ImageCms.profileToProfile(image, source, SRGB, outputMode="RGB")
        except (ImageCms.PyCMSError, OSError, ValueError):
            made = None
        if made is not None:
            return made
    return image.convert("RGB")


def _encoded(image: Image.Image, shape: str) -> dict[str, bytes]:
    made = {}
    for name, size in SIZES.items():
        dots = size.width, size.height
        scaled = ImageOps.fit(image, dots) if shape == FILL else ImageOps.pad(image, dots, color=GROUND)
        bare, file = Image.new("RGB", dots), io.BytesIO()
        bare.paste(scaled)
        bare.save(file, "JPEG", quality=QUALITY, optimize=True, dpi=(DOTS_PER_INCH, DOTS_PER_INCH))
        made[name] = file.getvalue()
    return made
