"""The colours of the faces: what an alignment wears, parchment and ink."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """A colour like "#f0cf7a"."""
    value = int(text.removeprefix("#"), 16)
    return value >> 16, value >> 8 & 255, value & 255


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """`part` of the other colour in the one."""
    return tuple(round(a + (b - a) * part) for a, b in zip(one, other, strict=True))  # type: ignore[return-value]


@dataclass(frozen=True)
class Fade:
    """A paint that goes from one colour at the top of what is painted to another at its bottom."""

    top: Colour
    bottom: Colour


Paint = Colour | Fade


BLACK, WHITE = rgb("#000000"), rgb("#ffffff")
PARCHMENT, PARCHMENT_LOW = rgb("#f7efde"), rgb("#efe2c6")  # the text box, from top to bottom
STRIP, SHADED = rgb("#e4d5b7"), rgb("#d9c8a3")  # the line of types; the part that works in the discard pile
INK, INK_SOFT = rgb("#241b12"), rgb("#493a28")
RULE = rgb("#b29a6c")


@dataclass(frozen=True)
class Tincture:
    """What an alignment wears: frames from deep to dark, metal from pale to low, its ink on parchment, and for the
    pictures several grounds (dark, light) and accents, of which a card has one each, and a shape of petals."""

    pale: Colour
    bright: Colour
    low: Colour
    deep: Colour
    dark: Colour
    ink: Colour
    grounds: tuple[tuple[Colour, Colour], ...]
    accents: tuple[Colour, ...]
    petal: str


def _tincture(petal: str, plain: str, grounds: str, accents: str) -> Tincture:
    pale, bright, low, deep, dark, ink = (rgb(one) for one in plain.split())
    pairs = [rgb(one) for one in grounds.split()]
    divided = tuple(zip(pairs[::2], pairs[1::2], strict=True))
    return Tincture(pale, bright, low, deep, dark, ink, divided, tuple(map(rgb, accents.split())), petal)


TINCTURES = {
    "good": _tincture(
        "ray",
        "#fff1c9 #f0cf7a #9c6f1f #6b4a12 #2b1d07 #805400",
        "#1f1404 #7a5413  #240b0a #7e2c1a  #17180a #62591f  #2a1602 #98611a  #210d12 #6d2f33",
        "#f6e6c0 #f0a35e #e8c86a",
    ),
    "evil": _tincture(
        "thorn",
        "#f3e8ff #c9a9f2 #6a3f9f #42246c #1a0c2e #5c2a96",
        "#150824 #4f2a80  #200722 #6d2466  #0b0a24 #3a318c  #23060f #6f1b3c  #0f0c14 #443659",
        "#f08fb0 #b58cf0 #e0b24a",
    ),
    "sage": _tincture(
        "dome",
        "#e8f4ff #8cc3f7 #2b6aa6 #174673 #081c33 #125a9c",
        "#061428 #1c548e  #04191f #15606c  #0c1722 #3f5e7a  #080f33 #2b47a2",
        "#d5e0ea #74e0d4 #8fb4ff",
    ),
    "wild": _tincture(
        "leaf",
        "#e6fae6 #90d493 #347a3e #1f5229 #0b2110 #1c6a28",
        "#07190c #20642f  #141a04 #526717  #041a13 #17654f  #1c1206 #614d1d",
        "#e3c568 #b9e07a #7fdcae",
    ),
    "unaligned": _tincture(
        "ray",
        "#f2efe9 #c4bcb0 #6f675c #47423b #1a1815 #564f45",
        "#16130f #54493c  #120f13 #4b4152  #0f1214 #434c52  #17110c #63452f",
        "#e0d3bd #c9a27e #a9b6c2",
    ),
}

# by cost: edge, rim, groove, face and digit of its coin
COINS: dict[str, tuple[Paint, Paint, Paint, Paint, Colour]] = {
    "0": (rgb("#1a1714"), Fade(rgb("#f7f3ea"), rgb("#8d877c")), rgb("#2b2825"), rgb("#2b2825"), rgb("#f7f2e8")),
    "1": (
        rgb("#6d4a08"), Fade(rgb("#fff0bd"), rgb("#c08a1c")), Fade(rgb("#d99f2c"), rgb("#ffe6a0")),
        Fade(rgb("#ffe08a"), rgb("#d79a26")), rgb("#2d1e02"),
    ),
}  # fmt: skip
COINS |= {"free": COINS["0"], "action": COINS["1"]}
SEAL = rgb("#c8bfae"), rgb("#26221d"), rgb("#f7f2e8")  # ring, ground and sign of a speed
# by colour: edge, lower half, and the two facets above
GEMS = {
    "red": tuple(map(rgb, ("#5d0b08", "#a51d16", "#e0584a", "#ff8d78"))),
    "white": tuple(map(rgb, ("#6b665d", "#b9b4aa", "#e4e0d8", "#ffffff"))),
}
