"""Counts in figures, as pages, messages and commands write them: "1 card", "5 cards". Rules text has words for numbers,
and its own grammar."""

from __future__ import annotations


def number_of(count: int, one: str, several: str = "") -> str:
    """As in "1 card", "5 cards", "2 copies"; `several` where it is not `one` with an s."""
    return f"{count} {one if count == 1 else several or f'{one}s'}"
