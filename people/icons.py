"""Draws the icons of the app, static/img/icon-*.png, like static/img/favicon.svg: `python -m people.icons`."""

from pathlib import Path

from PIL import Image, ImageDraw

FOLDER = Path(__file__).resolve().parents[1] / "static/img"
GROUND = "#1d1915"
DIAMONDS = {(16, 9): "#f0cf7a", (23, 16): "#8cc3f7", (16, 23): "#90d493", (9, 16): "#c9a9f2"}  # centres, of 32 by 32
RADIUS, WIDTH, FINE = 6, 32, 4
SHARE = 0.8  # of the icon, so that a round mask cuts nothing off


def drawn(size: int) -> Image.Image:
    """The icon, `size` pixels wide and high."""
    whole = size * FINE
    picture = ImageDraw.Draw(image := Image.new("RGB", (whole, whole), GROUND))
    unit, start = whole * SHARE / WIDTH, whole * (1 - SHARE) / 2
    for (x, y), colour in DIAMONDS.items():
        corners = [(x, y - RADIUS), (x + RADIUS, y), (x, y + RADIUS), (x - RADIUS, y)]
        picture.polygon([(start + unit * a, start + unit * b) for a, b in corners], fill=colour)
    return image.resize((size, size), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    for size in (192, 512):
        drawn(size).save(FOLDER / f"icon-{size}.png", optimize=True)
