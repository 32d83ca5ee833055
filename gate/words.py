"""What people type, made fit to be stored and shown."""

from __future__ import annotations


def one_line(typed: str) -> str:
    """One line of what was typed: no line breaks and nothing that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in typed).split())


def many_lines(typed: str) -> str:
    """What was typed, line by line, without signs that cannot be seen; nothing but space is nothing."""
    lines = typed.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join("".join(sign for sign in line if sign.isprintable() or sign == "\t") for line in lines).strip()
