"""Which cards a text names: a look at what was sent that knows nothing of how views are made."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.epic.programs import NAME

_LONGEST_FIRST = sorted(set(NAME), key=lambda name: (-len(name), name))
_ANY = re.compile("|".join(map(re.escape, _LONGEST_FIRST)))
_MARKED = re.compile(r"\[\[(.+?)\]\]")
_SINGLE = frozenset(name for name in NAME if " " not in name)  # "Turn" and "Human" are words of sentences too


def named_in(thing: object) -> set[str]:
    """The names of cards in something JSON-ready. A name of one word counts where it stands alone or in [[ ]]."""
    found: set[str] = set()
    for text in _strings(thing):
        found |= named_in_text(text)
    return found


def named_in_text(text: str) -> set[str]:
    """The same in one text."""
    if text in _SINGLE:
        return {text}
    marked = {name for name in _MARKED.findall(text) if name in _SINGLE}
    return marked | {match.group() for match in _ANY.finditer(text) if _is_whole(match)} - (_SINGLE - marked)


def _is_whole(match: re.Match[str]) -> bool:
    text, start, stop = match.string, match.start(), match.end()
    return not (text[start - 1 : start].isalpha() or text[stop : stop + 1].isalpha())


def _strings(thing: object) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from _strings(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from _strings(value)
