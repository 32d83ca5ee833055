"""How long faces take that are drawn, those that were drawn, and a PDF of 60 cards."""

from __future__ import annotations

import io
import itertools
import shutil
import statistics
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from bench.site import visitor

COLD = ("Kong", "Muse", "Divine Judgment")  # little text, and much
SHEET, COPIES = 20, 3  # different cards on a print sheet, and of each
Clock = Callable[[], float]


def face_figures(seconds: float, clock: Clock) -> dict[str, float]:
    """Medians in milliseconds, and the size of the PDF."""
    client = visitor()
    from django.test.utils import override_settings

    from decks.faces.files import Faces, face_of
    from engine.games import DEFAULT

    with tempfile.TemporaryDirectory() as folder, override_settings(DATA_DIR=Path(folder)):
        kept, faces = Faces(Path(folder) / "faces"), [face_of(name, DEFAULT) for name in COLD]
        cold = [_milliseconds(partial(kept.path, one, "small"), clock) for one in faces]
        asked = itertools.cycle(f"/faces/{one.file(size)}" for one in faces for size in ("small", "medium"))
        client.get(next(asked))  # the first request reads the site in
        warm = _repeated(lambda: client.get(next(asked)), seconds, clock)
        pictures = [Path(folder) / f"{number}.jpg" for number in range(SHEET)]
        for picture, one in zip(pictures, itertools.cycle(faces)):
            shutil.copy(kept.path(one, "large"), picture)
        pdf = _sheet(pictures)
        return {
            "cold_face_milliseconds": statistics.median(cold),
            "warm_face_milliseconds": warm,
            "print_sheet_milliseconds": _repeated(lambda: _sheet(pictures), seconds, clock),
            "print_sheet_kilobytes": len(pdf) / 1e3,
        }


def _sheet(pictures: list[Path]) -> bytes:
    from decks.sheets.paper import PAPERS
    from decks.sheets.printing import Copies, print_sheets

    file = io.BytesIO()
    print_sheets(file, [Copies(picture, COPIES) for picture in pictures], PAPERS["a4"], title="Sixty cards")
    return file.getvalue()


def _repeated(act: Callable[[], object], seconds: float, clock: Clock) -> float:
    taken: list[float] = []
    started = clock()
    while not taken or clock() - started < seconds:
        taken.append(_milliseconds(act, clock))
    return statistics.median(taken)


def _milliseconds(act: Callable[[], object], clock: Clock) -> float:
    before = clock()
    act()
    return (clock() - before) * 1e3
