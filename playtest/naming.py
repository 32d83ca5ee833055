"""What the players of a table are called in sentences. The engine calls more than two players by the numbers of their
seats, "player 2"; pages call them by their names. Functions of texts and names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

ITSELF = "You"  # how a person is called at their own table
_BY_NUMBER = re.compile(r"\b[Pp]layer ([1-8])\b")
_ACTS = (
    "choose", "control", "discard", "draw", "gain", "lose", "own", "pay", "play", "put", "recall", "reveal", "win",
)  # fmt: skip
_DOES = {"are": "is", "do": "does", "have": "has"} | {verb: f"{verb}s" for verb in _ACTS}  # of one who is spoken of
_DO = {does: do for do, does in _DOES.items()}
_IN_A_NAME = r"'re|’re| [A-Z]"  # of a card: You're Not Welcome, You Lack Faith
_SPOKEN_TO = re.compile(
    rf"\b(?:[Yy]our opponent(?:'s| (?P<does>{'|'.join(_DO)})\b)?|[Yy]ourself|[Yy]our"
    rf"|(?:you|You(?!{_IN_A_NAME}))\b(?: (?P<do>{'|'.join(_DOES)})\b)?)(?!\w)"
)
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


def by_names(text: str, names: Sequence[str], seat: int) -> str:
    """A sentence that the engine says to the player of this seat, for others: with the names of the players in it. Of
    two, whoever is called "You" stays or becomes "you", and verbs go by that."""

    def said(found: re.Match[str]) -> str:
        verb = found["do"] or found["does"] or ""
        whom = found[0].removesuffix(f" {verb}")
        name = names[1 - seat] if "opponent" in whom and len(names) == 2 else names[seat]
        fitting = _DO if name == ITSELF else _DOES
        return f"{_said(name, whom)} {fitting.get(verb, verb)}".rstrip()

    return _SPOKEN_TO.sub(said, named(text, names))


def _said(name: str, found: str) -> str:
    """The name in place of what was found, such as "Your opponent's", "yourself" or "You"."""
    owns = found.endswith("'s") or found.lower() == "your"
    if name == ITSELF and found.lower() == "yourself":
        return found
    if name == ITSELF:
        name = "your" if owns else "you"
        return name.capitalize() if found[0].isupper() else name
    return f"{name}'s" if owns else name


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
