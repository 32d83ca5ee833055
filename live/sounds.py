"""The sounds of tables and drafts, made from sine waves and noise. `manage.py sounds` writes them to `static/sounds`.

Each is a few tenths of a second, mono, 16 bits at 16,000 samples a second: about ten kilobytes.
"""

from __future__ import annotations

import io
import math
import wave
from collections.abc import Callable
from typing import Final

from django.templatetags.static import static

from engine.kernel.random import Rng

RATE: Final = 16_000  # samples a second
LOUDEST: Final = 0.7  # of what a sample can hold

Voice = Callable[[float], float]  # from seconds to -1..1


def tone(pitch: float, fall: float, *, begin: float = 0.0, slide: float = 0.0, loud: float = 1.0) -> Voice:
    """A string that is struck at `begin` seconds: `pitch` and `slide` in hertz and hertz a second, half as loud after
    `fall` seconds."""

    def voice(second: float) -> float:
        t = second - begin
        if t < 0:
            return 0.0
        phase = 2 * math.pi * (pitch * t + slide * t * t / 2)
        sound = math.sin(phase) + 0.35 * math.sin(2 * phase) + 0.12 * math.sin(3 * phase)
        return loud * sound * min(1.0, t / 0.004) * math.exp2(-t / fall)

    return voice


def rustle(fall: float, *, begin: float = 0.0, loud: float = 1.0, soft: float = 0.5) -> Voice:
    """Noise, half as loud after `fall` seconds; the nearer `soft` is to 1, the darker. Asked in the order of time."""
    rng, last = Rng(7), [0.0]

    def voice(second: float) -> float:
        t = second - begin
        if t < 0:
            return 0.0
        last[0] = soft * last[0] + (1 - soft) * (rng.below(20_001) / 10_000 - 1)
        return loud * last[0] * min(1.0, t / 0.003) * math.exp2(-t / fall)

    return voice


def recipes() -> dict[str, tuple[float, list[Voice]]]:
    """By name: how many seconds a sound lasts, and its voices."""
    return {
        "draw": (0.16, [rustle(0.03, soft=0.3)]),
        "play": (0.3, [rustle(0.03, soft=0.5), tone(220, 0.06, loud=0.5)]),
        "attack": (0.36, [tone(150, 0.07, slide=240), rustle(0.05, soft=0.7, loud=0.6)]),
        "block": (0.34, [tone(310, 0.05, loud=0.6), tone(466, 0.07, loud=0.5), rustle(0.02, soft=0.2, loud=0.6)]),
        "damage": (0.3, [tone(110, 0.06, slide=-150), rustle(0.04, soft=0.8)]),
        "break": (
            0.45,
            [rustle(0.07, soft=0.2), rustle(0.03, begin=0.09, soft=0.4), tone(90, 0.08, slide=-60, loud=0.8)],
        ),
        "heal": (0.5, [tone(523, 0.12, loud=0.5), tone(659, 0.14, begin=0.09, loud=0.5)]),
        "turn": (0.6, [tone(392, 0.14, loud=0.6), tone(587, 0.18, begin=0.12, loud=0.6)]),
        "pack": (0.42, [rustle(0.03, soft=0.3), rustle(0.04, begin=0.09, soft=0.4), tone(494, 0.1, begin=0.08)]),
        "soon": (0.5, [tone(880, 0.05, begin=0.16 * at, loud=0.5) for at in range(3)]),
        "over": (0.9, [tone(pitch, 0.2, begin=0.15 * at, loud=0.5) for at, pitch in enumerate((523, 392, 523))]),
        "won": (0.9, [tone(pitch, 0.2, begin=0.13 * at, loud=0.5) for at, pitch in enumerate((392, 494, 587, 784))]),
        "lost": (0.9, [tone(pitch, 0.22, begin=0.18 * at, loud=0.5) for at, pitch in enumerate((330, 294, 220))]),
    }


NAMES: Final = tuple(recipes())


def addresses() -> dict[str, str]:
    """Where the files are, by name."""
    return {name: static(f"sounds/{name}.wav") for name in NAMES}


def made(name: str) -> bytes:
    """The file of a sound."""
    seconds, voices = recipes()[name]
    count = int(seconds * RATE)
    heard = [sum(voice(at / RATE) for voice in voices) for at in range(count)]
    fading = min(count, RATE // 50)  # its end does not click
    for at in range(1, fading + 1):
        heard[-at] *= (at - 1) / fading
    loudest = max(abs(sample) for sample in heard)
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setparams((1, 2, RATE, count, "NONE", "not compressed"))
        out.writeframes(
            b"".join(round(sample / loudest * LOUDEST * 32_767).to_bytes(2, "little", signed=True) for sample in heard)
        )
    return file.getvalue()
