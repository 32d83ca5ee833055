"""What people type, made fit to be stored and shown."""

from __future__ import annotations


def one_line(typed: str) -> str:
    """One line of what was typed: no line breaks and nothing that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in typed).split())
