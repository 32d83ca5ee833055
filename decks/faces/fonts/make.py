"""Makes the three fonts of the faces out of the site's own. Run by hand when those change, never by the site:

    pip install fonttools brotli
    python decks/faces/fonts/make.py

Unpacked, so that every Pillow reads them; digits stand on the line by default, because not every Pillow can ask for
that; what faces never print is left out.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
VENDOR = HERE.parents[2] / "static" / "vendor" / "alegreya"
FONTS = {
    "title.ttf": ("alegreya-latin-700-normal.woff2", "Fourfold Title"),
    "text.ttf": ("alegreya-sans-latin-400-normal.woff2", "Fourfold Text"),
    "bold.ttf": ("alegreya-sans-latin-700-normal.woff2", "Fourfold Bold"),
}
PRINTED = {*range(0x20, 0x7F), 0xA0, *range(0xC0, 0x180), *map(ord, "–—‘’“”·−×")}
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
COPYRIGHT, LICENSE, LICENSE_ADDRESS = 0, 13, 14  # the entries of the name table that stay


def make(target: str, source: str, family: str) -> None:
    font = TTFont(VENDOR / source, recalcTimestamp=False)
    for table in font["cmap"].tables:
        for digit, name in enumerate(DIGITS, start=ord("0")):
            table.cmap[digit] = f"{name}.lf"
    subsetter = Subsetter(
        Options(layout_features=["kern"], hinting=False, name_IDs=[COPYRIGHT, LICENSE, LICENSE_ADDRESS])
    )
    subsetter.populate(unicodes=PRINTED)
    subsetter.subset(font)
    for number, text in ((1, family), (2, "Regular"), (4, family), (6, family.replace(" ", ""))):
        font["name"].setName(text, number, 3, 1, 0x409)
    font.flavor = None
    font.save(HERE / target)


if __name__ == "__main__":
    for target, (source, family) in FONTS.items():
        make(target, source, family)
