"""Moments at which a player may act or pass, and where players want to be asked at them. Names no game."""

from __future__ import annotations

from typing import NamedTuple


class Stop(NamedTuple):
    """A kind of such moments: its key, its words on a page, and whether players are asked there if they say nothing."""

    key: str
    words: str
    usual: bool = True


class Window(NamedTuple):
    """Such a moment: the seat that may act, the key of its stop, or "" where its player is always asked, and the option
    that passes, None where that is not possible."""

    seat: int
    stop: str
    passing: int | None
