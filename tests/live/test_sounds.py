"""The sounds of tables and drafts are what the script makes."""

import io
import struct
import wave

import pytest
from django.conf import settings

from live import sounds

FOLDER = settings.BASE_DIR / "static" / "sounds"


def samples(data):
    with wave.open(io.BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 16_000)
        return struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))


def test_each_sound_has_its_file_and_no_file_is_left_over():
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(sounds.NAMES)


@pytest.mark.parametrize("name", sounds.NAMES)
def test_a_file_is_what_the_script_makes(name):
    stored, made = samples((FOLDER / f"{name}.wav").read_bytes()), samples(sounds.made(name))
    assert len(stored) == len(made)
    assert max(abs(one - other) for one, other in zip(stored, made, strict=True)) <= 1  # machines round otherwise


@pytest.mark.parametrize("name", sounds.NAMES)
def test_a_sound_is_small_short_and_ends_in_silence(name):
    data = sounds.made(name)
    heard = samples(data)
    assert len(data) < 40_000
    assert len(heard) < 16_000
    assert max(map(abs, heard)) == round(0.7 * 32_767)
    assert abs(heard[-1]) < 100
