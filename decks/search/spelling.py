"""Words that nobody prints, and the words of the catalogue that were probably meant.

Two words are close when they are equal once a few letters are left off each of them: that finds a letter too many, too
few, a wrong one and two that changed places.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from functools import cached_property, lru_cache
from itertools import combinations

from decks.search.rows import PLACES, Row

SHORTEST = 4  # letters of a word that is corrected
LONG = 7  # from here on two letters may be wrong
LONGEST = 20
MEANT = 3  # words at most that stand for a mistaken one
REMEMBERED = 1000  # words, of which it is known what they meant


def _spared(word: str) -> int:
    return 2 if len(word) >= LONG else 1


def _shortened(word: str, letters: int) -> frozenset[str]:
    """The word without this many of its letters or fewer."""
    length = len(word)
    kept = (combinations(range(length), length - off) for off in range(letters + 1))
    return frozenset("".join(word[at] for at in places) for some in kept for places in some)


class Spelling:
    """The words of all names, lines of types and texts of some cards.

    `meant` gives the closest words to a folded one, best first; none for a word that is known, too short or too
    strange.
    """

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = rows
        self.meant = lru_cache(REMEMBERED)(self._closest)

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        """Every word."""
        return frozenset(self._every_word.split())

    @cached_property
    def _every_word(self) -> str:
        return "".join(row.texts[place].words for row in self._rows for place in PLACES)

    @cached_property
    def _by_shortened(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for word in self.vocabulary:
            if SHORTEST <= len(word) <= LONGEST:
                for short in _shortened(word, _spared(word)):
                    found.setdefault(short, []).append(word)
        return found

    def is_known(self, beginning: str) -> bool:
        """Whether some word of some card begins so."""
        return f" {beginning}" in self._every_word

    def _closest(self, word: str) -> tuple[str, ...]:
        if self.is_known(word) or not SHORTEST <= len(word) <= LONGEST:
            return ()
        close = {one for short in _shortened(word, _spared(word)) for one in self._by_shortened.get(short, ())}
        ratio = {one: SequenceMatcher(None, word, one).ratio() for one in close}
        best = max(ratio.values(), default=0)
        return tuple(sorted(one for one in close if ratio[one] == best))[:MEANT]
