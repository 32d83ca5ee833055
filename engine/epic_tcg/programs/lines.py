"""Lines of a program that is being written, and places in it."""

from __future__ import annotations

from collections.abc import Callable

from engine.epic_tcg import language as lang
from engine.epic_tcg.programs.tables import Definitions


class Label:
    """A place in a part that is still being written."""

    __slots__ = ("at", "part")

    def __init__(self) -> None:
        self.part: list[Line] = []
        self.at = -1


Line = tuple[int | Label, ...]
Bundles = Callable[[Definitions, tuple[lang.Ability, ...]], int]  # compiles abilities; the number of their bundle
