"""What the players of a table are called in sentences. The engine calls more than two players by the numbers of their
seats, "player 2"; pages call them by their names. Functions of texts and names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

ITSELF = "You"  # how a person is called at their own table
_BY_NUMBER = re.compile(r"\b[Pp]layer ([1-8])\b")
_WORDED = {"text", "prompt", "name"}  # fields of views, entries and reasons that hold sentences


def called(names: Sequence[str]) -> list[str]:
    """What players are called inside sentences: without the signs that mark cards and icons there."""
    plain = [" ".join(re.sub(r"[\[\]{}]", "", name).split()) for name in names]
    return [name if name and name != ITSELF else f"Player {number}" for number, name in enumerate(plain, 1)]


def named(text: str, names: Sequence[str]) -> str:
    """A sentence of the engine in which each of more than two players has the name instead of the number; of two the
    sentence itself, since it says "your opponent"."""
    if len(names) == 2:
        return text
    plain = called(names)
    return _BY_NUMBER.sub(lambda found: plain[int(found[1]) - 1] if int(found[1]) <= len(plain) else found[0], text)


def named_within(said: Any, names: Sequence[str]) -> Any:
    """A view, entries or a decision with all its sentences `named`; of two players what was given."""
    if len(names) == 2:
        return said
    if isinstance(said, dict):
        return {
            key: named(value, names) if key in _WORDED and isinstance(value, str) else named_within(value, names)
            for key, value in said.items()
        }
    return [named_within(one, names) for one in said] if isinstance(said, list) else said


def listed(names: Sequence[str]) -> str:
    """ "Ann, Bob and Cyd"."""
    return " and ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))


def players(names: Sequence[str]) -> str:
    """Who plays, for somebody without a seat: "Ann against Bob", or more than two."""
    return " against ".join(names) if len(names) == 2 else listed(names)


def against(names: Sequence[str], seat: int) -> str:
    """Who plays, from a seat: the others clockwise."""
    return f"{names[seat]} against {listed([*names[seat + 1 :], *names[:seat]])}"
