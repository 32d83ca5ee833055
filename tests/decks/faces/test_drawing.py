"""Faces as pictures: the same from run to run, each unlike every other, and readable."""

from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageStat

from decks.faces.drawing import draw
from decks.faces.layout import HEIGHT, WIDTH, layout
from decks.faces.tinctures import (
    COINS,
    INK,
    INK_SOFT,
    PARCHMENT,
    PARCHMENT_LOW,
    SHADED,
    STRIP,
    TINCTURES,
    Fade,
    mix,
)
from engine.epic.catalogue import CARDS, DEITIES, TOKENS, card_or_deity, facts

ALL = [facts(card) for card in (*CARDS, *DEITIES, *TOKENS)]
ROUGH = 0.15  # dots for each of print: enough to tell faces apart


def of(name):
    return facts(card_or_deity(name))


def luminance(colour):
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (value / 255 for value in colour)]
    return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_a_face_is_drawn_alike_every_time():
    assert draw(of("Winter Fairy"), ROUGH).tobytes() == draw(of("Winter Fairy"), ROUGH).tobytes()


def test_a_face_has_the_proportions_of_a_card():
    assert draw(of("Kong"), 0.5).size == (WIDTH // 2, round(HEIGHT / 2))


@pytest.mark.slow
@pytest.mark.parametrize("word", list(TINCTURES))
def test_every_card_looks_unlike_the_others_of_its_alignment(word):
    pictures = []
    for card in (one for one in ALL if one["alignments"] == [word]):
        box = layout(card).picture
        window = draw(card, ROUGH).crop([round(side * ROUGH) for side in (box.left, box.top, box.right, box.bottom)])
        pictures.append(window.resize((24, 16), Image.Resampling.BOX))
    differences = [sum(ImageStat.Stat(ImageChops.difference(*pair)).mean) / 3 for pair in combinations(pictures, 2)]
    assert min(differences) > 3  # of 255, over the whole window


def test_a_face_of_two_alignments_is_half_one_and_half_the_other():
    card = of("Helena, the Valiant")
    both = draw(card, ROUGH)
    good, sage = (draw(card | {"alignments": [word]}, ROUGH) for word in ("good", "sage"))
    edge = 3  # the rim, where only the frame is
    assert both.getpixel((edge, 60)) == good.getpixel((edge, 60)) != sage.getpixel((edge, 60))
    assert both.getpixel((both.width - edge, 60)) == sage.getpixel((both.width - edge, 60))


def test_the_columns_of_two_alignments_are_those_of_each():
    card, scale = of("Helena, the Valiant"), 0.5
    window, both = layout(card).picture, draw(card, scale)
    for word, left in (("good", window.left), ("sage", window.right - 46)):
        column = [round(side * scale) for side in (left + 4, window.top + 4, left + 42, window.bottom - 4)]
        of_both, of_one = (picture.crop(column) for picture in (both, draw(card | {"alignments": [word]}, scale)))
        assert of_both.tobytes() == of_one.tobytes()
        assert max(ImageStat.Stat(of_one).stddev) > 40  # a plait in metal


def test_words_and_numbers_are_dark_where_the_box_is_light():
    picture = draw(of("Gold Dragon"), 1).convert("L")
    box = layout(of("Gold Dragon")).text_box
    text = picture.crop((60, round(box.top) + 10, 400, round(box.bottom) - 20))
    darkest, lightest = text.getextrema()
    assert darkest < 50
    assert lightest > 220


@pytest.mark.parametrize(("ink", "ground"), list(product((INK, INK_SOFT), (PARCHMENT, PARCHMENT_LOW, SHADED, STRIP))))
def test_ink_is_readable_on_every_ground(ink, ground):
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("word", list(TINCTURES))
def test_each_alignment_is_readable(word):
    own = TINCTURES[word]
    assert contrast(own.pale, own.deep) >= 4.5  # the name and the numbers
    assert contrast(mix(own.bright, own.dark, 0.15), own.dark) >= 4.5  # the line at the foot
    for ground in (PARCHMENT, PARCHMENT_LOW, SHADED):
        assert contrast(own.ink, ground) >= 3  # its icon in the text
        assert contrast(INK, mix(ground, own.low, 0.07)) >= 7  # text over the watermark
    for dark, light in own.grounds:
        assert contrast(own.bright, mix(light, dark, 0.1)) >= 3  # the charge in its medallion


@pytest.mark.parametrize("cost", list(COINS))
def test_costs_are_readable_on_their_coins(cost):
    *_, face, digit = COINS[cost]
    for ground in (face.top, face.bottom) if isinstance(face, Fade) else (face,):
        assert contrast(digit, ground) >= 4.5
