"""How a game says what programs are told of its cards and its formats: fields of objects of JSON. It fills these
shapes, and whoever names no game describes by them what it hands out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TEXT: Final = "text"
NUMBER: Final = "number"
STRENGTH: Final = "strength"  # a number, or "X" where it depends on the game
FLAG: Final = "flag"
DAY: Final = "day"  # of a calendar
OBJECT: Final = "object"
_TYPES: Final[dict[str, tuple[type, ...]]] = {
    TEXT: (str,), NUMBER: (int,), STRENGTH: (int, str), FLAG: (bool,), DAY: (str,), OBJECT: (dict,)
}  # fmt: skip


@dataclass(frozen=True)
class Fact:
    """A field: its `name`, of what `kind` its value is, and what it `means` where the name does not say it. It may be
    `null`, and `many` is a list of such values. `values` are all that there are, where they are few. Of an object,
    `one` is what a program may call it, and `parts` are its fields; without `parts` it has any."""

    name: str
    kind: str = TEXT
    null: bool = False
    many: bool = False
    means: str = ""
    values: tuple[str, ...] = ()
    one: str = ""
    parts: tuple[Fact, ...] = ()

    def fits(self, value: object) -> bool:
        """Whether this can be its value."""
        if value is None:
            return self.null
        if self.many:
            return isinstance(value, list) and all(map(self._fits, value))
        return self._fits(value)

    def _fits(self, value: object) -> bool:
        if not isinstance(value, _TYPES[self.kind]) or (self.values and value not in self.values):
            return False
        if self.kind == STRENGTH:
            return isinstance(value, int) or value == "X"
        return not isinstance(value, dict) or not self.parts or fit(self.parts, value)


def fit(facts: tuple[Fact, ...], data: dict[str, object]) -> bool:
    """Whether an object has these fields, in this order, and no others."""
    return list(data) == [fact.name for fact in facts] and all(fact.fits(data[fact.name]) for fact in facts)
