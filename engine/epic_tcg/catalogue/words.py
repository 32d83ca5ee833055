"""What the words on a card mean in short, for pages that show it when a player asks. The sentences are those of the
tables of the text room, and ours; the rule book says it in full, in the section that stands beside each."""

from __future__ import annotations

import re
from typing import Final

from engine.epic_tcg.catalogue.products import facts
from engine.epic_tcg.language import Card
from engine.epic_tcg.text import DAMAGE_WARD, KEYWORDS, SPEEDS, STATES, WARD
from engine.kernel.cards import Reminder
from engine.kernel.grammar import capital

CITES: Final = "Rule book, {}"  # how the section of a reminder is named


def _alone(sign: str) -> str:
    """A pattern for a sign that does not stand twice, or for one that does."""
    one = re.escape(sign)
    return one if sign.count("{") > 1 else rf"(?<!{one}){one}(?!{one})"


# a pattern, and what it means where it stands
_WORDS: Final[tuple[tuple[str, Reminder], ...]] = (
    *(
        (rf"\b{one.name}\b", Reminder(capital(one.name), one.meaning, one.section))
        for one in KEYWORDS.values()
        if not one.quality  # what prints as a sentence says it itself
    ),
    (r"(?<!damage )\bward\b", Reminder("Ward", WARD.meaning, WARD.section)),
    (r"\bdamage ward\b", Reminder("Damage ward", DAMAGE_WARD.meaning, DAMAGE_WARD.section)),
    *(
        (
            rf"\{{{sign}\}}",
            Reminder(
                f"{{{sign}}}",
                f"Turn it as a cost. {capital(STATES[sign].name)}: {STATES[sign].meaning}",
                STATES[sign].section,
            ),
        )
        for sign in ("expend", "flip")
    ),
    *((_alone(one.name), Reminder(one.name, one.meaning, one.section)) for one in SPEEDS.values()),
)


def reminders(card: Card) -> tuple[Reminder, ...]:
    """The speed of a card, then the words of its text that have a meaning of their own, in the order in which they
    appear."""
    known, speed = facts(card), SPEEDS[card.speed]
    text = f"{known['text']}\n{known['discard_text']}"
    found = [(re.search(pattern, text, re.IGNORECASE), reminder) for pattern, reminder in _WORDS]
    in_text = sorted((match.start(), reminder) for match, reminder in found if match)
    return tuple(dict.fromkeys([Reminder(*speed), *(reminder for _, reminder in in_text)]))
