"""Words that nobody prints, and the words of the catalogue that were probably meant.

Two words are close when they are equal once a few letters are left off each of them: that finds a letter too many, too
few, a wrong one and two that changed places.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from functools import cache, lru_cache
from itertools import combinations

from decks.search.rows import PLACES, ROWS, vocabulary

SHORTEST = 4  # letters of a word that is corrected
LONG = 7  # from here on two letters may be wrong
LONGEST = 20
MEANT = 3  # words at most that stand for a mistaken one


def _spared(word: str) -> int:
    return 2 if len(word) >= LONG else 1


def _shortened(word: str, letters: int) -> frozenset[str]:
    """The word without this many of its letters or fewer."""
    length = len(word)
    kept = (combinations(range(length), length - off) for off in range(letters + 1))
    return frozenset("".join(word[at] for at in places) for some in kept for places in some)


@cache
def _by_shortened() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in vocabulary():
        if SHORTEST <= len(word) <= LONGEST:
            for short in _shortened(word, _spared(word)):
                found.setdefault(short, []).append(word)
    return found


@cache
def _every_word() -> str:
    return "".join(row.texts[place].words for row in ROWS for place in PLACES)


def is_known(beginning: str) -> bool:
    """Whether some word of some card begins so."""
    return f" {beginning}" in _every_word()


@lru_cache(maxsize=1000)
def meant(word: str) -> tuple[str, ...]:
    """The closest words of the catalogue, best first; none for a word that is known, too short or too strange."""
    if is_known(word) or not SHORTEST <= len(word) <= LONGEST:
        return ()
    close = {one for short in _shortened(word, _spared(word)) for one in _by_shortened().get(short, ())}
    ratio = {one: SequenceMatcher(None, word, one).ratio() for one in close}
    best = max(ratio.values(), default=0)
    return tuple(sorted(one for one in close if ratio[one] == best))[:MEANT]
