"""Which choices are looked at again, which ones are shown as dear, and which make a question. Functions of what the two
looks found.

A cost is shown when it is above a measure and above what chance explains. A position is a question when some idea is
clearly dearer than the best one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playtest.coach.wording import KINDS
from playtest.coach.working import DEAR, FirstLook, SecondLook, Tried, is_clear

SHOWN: Final = 5
AGAIN: Final = 8  # choices of each sort that are looked at again
CLEAR: Final = 0.05  # by how much an idea of a question is dearer than the best one
CLEAR_GAP: Final = 0.08  # by the first look

FirstLooks = Mapping[str, FirstLook | None]  # by the number of the choice
SecondLooks = Mapping[str, SecondLook | None]


def to_look_again(first: FirstLooks) -> list[int]:
    """The numbers of the choices that seem dearest, and of those whose best idea, which was taken, seems clearly better
    than the next one."""
    found = [(int(number), look) for number, look in first.items() if look is not None]
    dear = sorted((-look["cost"], number) for number, look in found if look["cost"] > DEAR)
    clear = sorted((-look["gap"], number) for number, look in found if look["gap"] > CLEAR_GAP)
    return [number for _, number in [*dear[:AGAIN], *clear[:AGAIN]]]


def taken(look: SecondLook) -> Tried:
    """The idea that was chosen in the game."""
    return next(one for one in look["ideas"] if one["taken"])


def is_dear(tried: Tried) -> bool:
    """Whether this idea clearly costs something against the best one."""
    return is_clear(tried["cost"], tried["error"])


def dearest(second: SecondLooks) -> list[tuple[int, SecondLook]]:
    """The choices that cost most, the dearest first. Of those in a turn that missed the same idea one is shown."""
    found: dict[tuple[int, str], tuple[int, SecondLook]] = {}
    for number, look in second.items():
        if look is None or not is_dear(taken(look)):
            continue
        same = (look["turn"], look["ideas"][0]["text"])
        if same not in found or taken(found[same][1])["cost"] < taken(look)["cost"]:
            found[same] = int(number), look
    return sorted(found.values(), key=lambda one: (-taken(one[1])["cost"], one[0]))[:SHOWN]


def questions(second: SecondLooks) -> list[tuple[int, SecondLook]]:
    """The positions that can be asked about, in the order of the game: no idea is clearly better than the best one, and
    some are clearly dearer."""
    found: list[tuple[int, SecondLook]] = []
    for number, look in second.items():
        if look is None or look["kind"] not in KINDS:
            continue
        better = any(is_clear(-one["cost"], one["error"]) for one in look["ideas"])
        if not better and any(is_clear(one["cost"], one["error"], CLEAR) for one in look["ideas"]):
            found.append((int(number), look))
    return sorted(found, key=lambda one: one[0])
