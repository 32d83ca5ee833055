"""How what a player could do is called, whatever the game. Names no game: who calls brings the names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.kernel.grammar import listed

_NUMBERED: Final = re.compile(r" \(\d+ of \d+\)$|; \d+ of \d+(\))$")  # as `grammar.marks_apart` has it


def chosen(name: str) -> str:
    """That a thing is chosen, by what the player who chooses calls it: "You", "Your Wolf", "Kong"."""
    return "Choose yourself" if name == "You" else f"Choose {re.sub('^Your ', 'your ', name)}"


def in_a_row(names: Sequence[str]) -> str:
    """Things by their names, with how many there are of those that only their place tells apart: "Kong and 2 Wolf"."""
    counted = Counter(_NUMBERED.sub(r"\1", name) for name in names)
    return listed([name if count == 1 else f"{count} {name}" for name, count in counted.items()])
