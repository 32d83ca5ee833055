"""What is on a face, in words: for those who hear it."""

from __future__ import annotations

import re

from engine.epic.catalogue import Facts, type_line


def in_words(facts: Facts) -> str:
    """As in "Kong. Wild giant ape champion, costs 1, 13 offense, 14 defense. Tribute → Deal 13 damage to ..."."""
    words = [type_line(facts)]
    if facts["cost"] is not None and facts["printings"]:
        words.append(f"costs {facts['cost']}")
    if facts["kind"] == "champion":
        words += [f"{facts['offense']} offense", f"{facts['defense']} defense"]
    lines = [facts["name"], ", ".join(words), *facts["text"].split("\n")]
    if facts["discard_text"]:
        lines += ["From the discard pile", *facts["discard_text"].split("\n")]
    spoken = (re.sub(r"\{(\w+)\}", _symbol, line).strip("— ") for line in lines)
    return " ".join(line if line.endswith((".", "!", "?", ")", "”")) else f"{line}." for line in spoken if line)


def _symbol(found: re.Match[str]) -> str:
    return f"{found[1]} gold" if found[1].isdecimal() else found[1]
