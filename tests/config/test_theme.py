import re
from itertools import product
from pathlib import Path

import pytest

CSS = (Path(__file__).resolve().parents[2] / "static/css/base.css").read_text()
COLOURS = dict(re.findall(r"--([a-z-]+): #([0-9a-f]{6});", CSS))
SURFACES = ["ground", "surface", "raised"]
TEXTS = ["text", "muted", "accent", "danger", "success", "good", "evil", "sage", "wild"]


def luminance(colour):
    channels = [int(COLOURS[colour][start : start + 2], 16) / 255 for start in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize(
    ("text", "surface"),
    [
        *product(TEXTS, SURFACES),
        ("on-accent", "accent"),
        *product(["text", "good"], ["good-surface"]),
        *product(["text", "evil"], ["evil-surface"]),
        *product(["text", "sage"], ["sage-surface"]),
        *product(["text", "wild"], ["wild-surface"]),
    ],
)
def test_text_is_readable_on_its_surface(text, surface):
    assert contrast(text, surface) >= 4.5


@pytest.mark.parametrize(("mark", "surface"), [*product(["control-line", "focus"], SURFACES)])
def test_controls_and_focus_stand_out(mark, surface):
    assert contrast(mark, surface) >= 3
