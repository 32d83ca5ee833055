"""Which abilities of which cards have done something, read from journals of played games.

A thing that a card does is a keyword, its continuous abilities, or a program (`positions/notation/programs.py`): what
it does when it is played, used, or triggered. A program has fired when an effect is in the journal after it began to
resolve; what is continuous has fired once its card was played or in play face up. Modes are counted together.
"""

from __future__ import annotations

from typing import Final

from engine.epic_tcg.positions.notation.programs import OF_ANY, programs_of
from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.definitions import (
    DAMAGE_WARD,
    KEYWORDS,
    NAMES,
    PROGRAMS,
    STATICS,
    STATICS_IN_DISCARD,
    TAKES_DAMAGE,
    TRAITS,
    WARDS,
)
from engine.epic_tcg.rules import events
from engine.epic_tcg.rules.state import Event
from engine.epic_tcg.text.keywords import keyword_names
from engine.kernel.coverage import Tally

CONTINUOUS: Final = "continuous"
_EFFECTS: Final = frozenset((
    events.DREW, events.ENTERED, events.TOKEN, events.BROKE, events.BANISHED, events.TO_HAND, events.TO_DISCARD,
    events.TO_TOP, events.DISCARDED, events.DAMAGED, events.PLAYER_DAMAGED, events.GAINED_MOJO, events.LOST_MOJO,
    events.EXPENDED, events.FLIPPED, events.PREPARED, events.GAINED, events.LOST, events.COUNTERS, events.CONTROL,
    events.REVEALED, events.UNVEILED, events.VEILED, events.ACTIONS, events.EXTRA_TURN, events.STOPPED,
    events.ATTACKED, events.STAYS, events.LEFT_ATTACK, events.NO_DAMAGE, events.TRAIT, events.ELIMINATED,
    events.NOT_DRAWN, events.PREVENTED, events.PLAYED, events.PUT_ON_LINE, events.BECAME, events.COPIED,
    events.PUT_UNDER, events.REDIRECTED, events.GAINED_ABILITY, events.LIMITED_ACTIONS,
))  # fmt: skip
_SEEN: Final = frozenset((events.PLAYED, events.ENTERED, events.TOKEN, events.UNVEILED))
_BETWEEN: Final = frozenset(
    (events.CHOICE, events.TARGETED, events.CHOSE_MODE, events.DISCARDED, events.CHOSE_ALIGNMENT)
)

Thing = tuple[int, str]  # card index, a word: of a program, a keyword, or CONTINUOUS


def _things(card_index: int) -> list[Thing]:
    words = [word for word in programs_of(card_index) if not word.startswith("part")]
    words += keyword_names(KEYWORDS[card_index] & ~bits.RECALL)  # which is a program
    continuous = (STATICS, STATICS_IN_DISCARD, TRAITS, WARDS, DAMAGE_WARD)
    if any(table[card_index] for table in continuous) or TAKES_DAMAGE[card_index] >= 0:
        words.append(CONTINUOUS)
    return [(card_index, word) for word in words]


THINGS: Final[tuple[Thing, ...]] = tuple(thing for card_index in range(len(NAMES)) for thing in _things(card_index))
_AT: Final = {thing: at for at, thing in enumerate(THINGS)}
_AT_PROGRAM: Final = {
    program: _AT[card_index, word]
    for card_index in range(len(NAMES))
    for word, program in programs_of(card_index).items()
    if not word.startswith("part")
}
_RESOLVE_OTHERS: Final = frozenset(  # what follows is their effect
    at for program, at in _AT_PROGRAM.items() if any(op[0] == ops.RESOLVE_NOW for op in PROGRAMS[program])
)
_IN_PLAY: Final = [
    [at for at, (card, word) in enumerate(THINGS) if card == card_index and word not in programs_of(card)]
    for card_index in range(len(NAMES))
]


class Coverage(Tally):
    """In how many of the games that were read each of THINGS has fired."""

    def __init__(self) -> None:
        super().__init__(len(THINGS))

    def read(self, journal: list[Event]) -> None:
        """Count what fired in one game: once, however often it did."""
        fired = [0] * len(THINGS)
        resolving = -1
        for kind, _, _, card_index, _, n, _, seen in journal:
            if kind in _SEEN and seen & seen - 1:  # face up, or known to several players
                for at in _IN_PLAY[card_index]:
                    fired[at] += 1
            if kind in (events.RESOLVED, events.FAILED) and resolving in _RESOLVE_OTHERS:
                fired[resolving] += 1
            if kind in (events.RESOLVED, events.AT_ONCE):
                _, program = events.unpack_item(n)
                resolving = -1 if program in OF_ANY.values() else _AT_PROGRAM.get(program, -1)
            elif kind in _EFFECTS:
                if resolving >= 0:
                    fired[resolving] += 1
                    resolving = -1
            elif kind not in _BETWEEN:
                resolving = -1
        self.count(fired)

    def unfired_cards(self) -> list[int]:
        """Card indexes of which something has not fired."""
        return sorted({THINGS[at][0] for at in self.unfired()})


def in_words(at: int) -> str:
    """A thing that a card does: "Kong: use1"."""
    card_index, word = THINGS[at]
    return f"{NAMES[card_index]}: {word}"
