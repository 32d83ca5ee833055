"""What the face of a card shows, whatever the game."""

from __future__ import annotations

from dataclasses import dataclass


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
