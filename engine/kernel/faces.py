"""What the face of a card shows, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.kernel.cards import Reminder


@dataclass(frozen=True)
class Face:
    """What is on the face of a card, in words and in names of signs.

    `kind` decides on the shape of the picture: "champion", "event", "object", "deity". `alignments` are what it wears,
    `pattern` is what its frame is woven of ("" plain). `signs` stand in its upper right corner from left to right, by
    their names in rules texts: "1" for {1}. `numbers` are offense and defense. `people` are words that say who a
    champion is, such as its classes. `printed` stands at the foot, where a card of no set is a token.
    """

    name: str
    kind: str
    alignments: tuple[str, ...]
    type_line: str
    text: str
    discard_text: str = ""
    signs: tuple[str, ...] = ()
    numbers: tuple[str, str] | None = None
    printed: str = ""
    gem: str = ""
    pattern: str = ""
    people: tuple[str, ...] = ()

    @property
    def is_token(self) -> bool:
        """Whether it is printed in no set."""
        return not self.printed


def data_of(face: Face, reminders: Sequence[Reminder]) -> dict[str, object]:
    """What pages know of what has this face, JSON-ready, in a game of which they know no more than what is printed:
    `CardFacts` of static/js/table/types.js, without how it is drawn. A number that is another one each time, such as X,
    is None."""
    offense, defense = face.numbers or ("", "")
    return {
        "name": face.name, "alignments": face.alignments, "kind": face.kind, "rank": None, "cost": None,
        "classes": face.people, "offense": _number(offense), "defense": _number(defense), "gem": face.gem or None,
        "text": face.text, "discard_text": face.discard_text, "token": face.is_token, "printings": [],
        "reminders": reminders, "signs": face.signs, "type_line": face.type_line,
    }  # fmt: skip


def _number(printed: str) -> int | None:
    return int(printed) if printed.isdigit() else None
