"""The house rulings of docs/house-rulings.md, and the cards that each of them touches.

A ruling touches a card when a test that shows the ruling proves a clause of the card (without that clause the test
would not come out as the ruling says), or when it cites the rule of a keyword on the card (chapter 5).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from decks.conformance import Test, of_card
from engine import games
from engine.games import DEFAULT

FILE = Path(__file__).resolve().parent.parent / "docs" / "house-rulings.md"
KEYWORDS = "5."  # the chapter of the complete rules


@dataclass(frozen=True)
class Ruling:
    """A house ruling: its number such as H3, what it says, why, and the tests that show it."""

    number: str
    says: str
    reason: str
    tests: frozenset[Test]

    def cites(self, rule: str) -> bool:
        """Whether it names the rule or a part of it."""
        named = re.findall(r"\b\d+\.\d+(?:\.\d+[a-z]?)?", f"{self.says} {self.reason}")
        return any(f"{one}.".startswith(f"{rule}.") for one in named)


@cache
def rulings() -> tuple[Ruling, ...]:
    """All of them, in their order: the rows of the file's table."""
    rows = re.findall(r"^\| (H\d+) \| (.+?) \| (.+?) \| (.+?) \|$", FILE.read_text(encoding="utf-8"), re.MULTILINE)
    return tuple(
        Ruling(number, says, reason, frozenset(Test(*test.split("::")) for test in re.findall(r"`(.+?)`", shown)))
        for number, says, reason, shown in rows
    )


def touching(card: Any) -> tuple[Ruling, ...]:
    """The rulings that touch a card of the first game."""
    proofs = of_card(card.name, DEFAULT).proofs
    reminders = games.of(DEFAULT).catalogue.reminders(card)
    rules = {reminder.rule for reminder in reminders if reminder.rule.startswith(KEYWORDS)}
    return tuple(one for one in rulings() if one.tests & proofs or any(map(one.cites, rules)))
