"""Formats in which two players can agree to play, and what is wrong with a deck in one. Reads only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from django.utils import timezone

from engine.epic.construction import DECK_FORMATS, by_key, violations

FORMATS = tuple((one.key, one.name) for one in DECK_FORMATS if not one.pool)  # those that need no draft before
CHOICES = (("", "No format: any deck"), *FORMATS)


def problems(cards: Sequence[str], format_key: str) -> list[str]:
    """Why these cards may not be played in the format, in sentences; none where any deck may be played."""
    if not format_key:
        return []
    found = violations(Counter(cards), by_key(format_key), on=timezone.now().date())
    return [violation.text for violation in found]
