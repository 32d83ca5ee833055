"""Faces as pictures: the same from run to run, each unlike every other, and readable."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageStat

from decks.faces.drawing import draw
from decks.faces.layout import HEIGHT, WIDTH, layout
from decks.faces.patterns import PATTERNS
from decks.faces.tinctures import (
    COINS,
    INK,
    INK_SOFT,
    PARCHMENT,
    PARCHMENT_LOW,
    SEAL,
    SHADED,
    STRIP,
    TINCTURES,
    Fade,
    mix,
)
from engine.games import GAMES
from engine.games import of as of_game

FACES = {(face.name, game): face for game in GAMES for face in of_game(game).catalogue.faces()}
ROUGH = 0.15  # dots for each of print: enough to tell faces apart


def of(name, game="epic"):
    return FACES[name, game]


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
@pytest.mark.parametrize(("word", "wearing"), [(word, game) for word in TINCTURES for game in GAMES])
def test_every_card_looks_unlike_the_others_of_its_alignment(word, wearing):
    pictures = []
    for card in (face for (_, game), face in FACES.items() if (face.alignments, game) == ((word,), wearing)):
        box = layout(card).picture
        window = draw(card, ROUGH).crop([round(side * ROUGH) for side in (box.left, box.top, box.right, box.bottom)])
        pictures.append(window.resize((24, 16), Image.Resampling.BOX))
    differences = [sum(ImageStat.Stat(ImageChops.difference(*pair)).mean) / 3 for pair in combinations(pictures, 2)]
    assert min(differences, default=255) > 3  # of 255, over the whole window


def test_a_face_of_two_alignments_is_half_one_and_half_the_other():
    card = of("Helena, the Valiant")
    both = draw(card, ROUGH)
    good, sage = (draw(replace(card, alignments=(word,)), ROUGH) for word in ("good", "sage"))
    edge = 3  # the rim, where only the frame is
    assert both.getpixel((edge, 60)) == good.getpixel((edge, 60)) != sage.getpixel((edge, 60))
    assert both.getpixel((both.width - edge, 60)) == sage.getpixel((both.width - edge, 60))


def test_the_columns_of_two_alignments_are_those_of_each():
    card, scale = of("Helena, the Valiant"), 0.5
    window, both = layout(card).picture, draw(card, scale)
    for word, left in (("good", window.left), ("sage", window.right - 46)):
        column = [round(side * scale) for side in (left + 4, window.top + 4, left + 42, window.bottom - 4)]
        of_both, of_one = (picture.crop(column) for picture in (both, draw(replace(card, alignments=(word,)), scale)))
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


@pytest.mark.parametrize("word", list(TINCTURES))
def test_patterns_of_frames_are_told_apart_and_leave_names_readable(word):
    """What is woven lies at 0.3 of the metal over the frame."""
    own = TINCTURES[word]
    assert contrast(own.pale, mix(own.deep, own.bright, 0.3)) >= 3  # the name, in large bold letters
    plain = replace(of("Djinn", "epic-tcg"), alignments=(word,), text="")
    frames = [draw(replace(plain, pattern=one), 0.5).crop((150, 12, 300, 55)) for one in ("", *PATTERNS)]
    for one, other in combinations(frames, 2):
        assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3 > 2  # of 255


def test_signs_of_speeds_are_readable_on_their_seals():
    _, ground, sign = SEAL
    assert contrast(sign, ground) >= 4.5


@pytest.mark.parametrize("cost", list(COINS))
def test_costs_are_readable_on_their_coins(cost):
    *_, face, digit = COINS[cost]
    for ground in (face.top, face.bottom) if isinstance(face, Fade) else (face,):
        assert contrast(digit, ground) >= 4.5
