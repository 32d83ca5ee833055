"""What is on a face, in words: for those who hear it."""

from __future__ import annotations

import re

from engine.kernel.faces import Face


def in_words(face: Face) -> str:
    """As in "Kong. Wild giant ape champion, costs 1, 13 offense, 14 defense. Tribute → Deal 13 damage to ..."."""
    words = [face.type_line, *_signs(face.signs)]
    if face.numbers:
        offense, defense = face.numbers
        words += [f"{offense} offense", f"{defense} defense"]
    lines = [face.name, ", ".join(words), *face.text.split("\n")]
    if face.discard_text:
        lines += ["From the discard pile", *face.discard_text.split("\n")]
    spoken = (re.sub(r"\{(\w+)\}(\{\1\})?", _symbol, line).strip("— ") for line in lines)
    return " ".join(line if line.endswith((".", "!", "?", ")", "”")) else f"{line}." for line in spoken if line)


def _signs(signs: tuple[str, ...]) -> list[str]:
    """A sign that stands twice is one of its kind at once."""
    words = {sign: f"costs {sign}" if sign.isdecimal() else sign for sign in signs}
    return [f"instantaneous {word}" if signs.count(sign) > 1 else word for sign, word in words.items()]


def _symbol(found: re.Match[str]) -> str:
    if found[1].isdecimal():
        return f"{found[1]} gold"
    return f"instantaneous {found[1]}" if found[2] else found[1]
