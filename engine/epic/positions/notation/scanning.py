"""Cards and keywords of this game in a notation; signs, numbers and lists are read by `kernel/notation.py`."""

from __future__ import annotations

from engine.epic.language import Keyword
from engine.epic.positions.notation.words import KEYWORDS, NAMES
from engine.epic.positions.plain.position import Held
from engine.kernel import notation


class Scanner(notation.Scanner):
    """Every method leaves `at` behind what it read."""

    def card(self) -> str:
        return self.named(NAMES)

    def held(self) -> Held:
        card = self.card()
        known = block = 0
        if self.accept("@"):
            known = self.knowers()
            if self.accept("."):
                block = self.number(1)
        return Held(card, known, block, self.accept("!"))

    def keywords(self) -> Keyword:
        mask = Keyword.NONE
        for word in self.joined(lambda: self.one_of(KEYWORDS)):
            mask |= KEYWORDS[word]
        return mask
