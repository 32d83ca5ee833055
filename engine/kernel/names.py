"""Looking things up by a name as people type it, and a sentence when nothing is called so."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from typing import ClassVar, Protocol, TypeVar

LONGEST_NAME = 60
SUGGESTIONS = 3


class Named(Protocol):
    """What has a name."""

    @property
    def name(self) -> str: ...


T = TypeVar("T", bound=Named)


def fold(name: str) -> str:
    """A name without what people type differently: case, accents, spaces, apostrophes, punctuation."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if letter.isalnum())


def by_folded(things: Iterable[T]) -> dict[str, T]:
    """The things by their folded names, no two of which may be alike."""
    listed = list(things)
    found = {fold(one.name): one for one in listed}
    assert len(found) == len(listed), "two things have the same name"
    assert all(len(one.name) <= LONGEST_NAME for one in listed), "a name is too long to be looked up"
    return found


class Unknown(ValueError):
    """Nothing has this name. `name` is what was asked for, `suggestions` are names that come close, best first. What is
    looked for, and what there is by folded name, a subclass says."""

    kind: ClassVar[str]
    known: ClassVar[Mapping[str, Named]]

    def __init__(self, name: str) -> None:
        self.name = name
        self.suggestions = self._close()
        super().__init__(self._sentence())

    def _sentence(self) -> str:
        shown = self.name if len(self.name) <= LONGEST_NAME else f"{self.name[:LONGEST_NAME]}..."
        hint = f" Did you mean {' or '.join(self.suggestions)}?" if self.suggestions else ""
        return f'No {self.kind} is called "{shown}".{hint}'

    def _close(self) -> tuple[str, ...]:
        folded = fold(self.name[: 2 * LONGEST_NAME])
        begun = [key for key in self.known if len(folded) > 2 and folded in key]
        close = difflib.get_close_matches(folded, self.known, SUGGESTIONS)
        return tuple(self.known[key].name for key in dict.fromkeys([*close, *begun]))[:SUGGESTIONS]


def look_up(name: str, known: Mapping[str, T], unknown: type[Unknown]) -> T:
    """What has this name, however it is spaced, capitalised and punctuated. Raises `unknown`."""
    found = known.get(fold(name)) if len(name) <= 2 * LONGEST_NAME else None
    if found is None:
        raise unknown(name)
    return found
