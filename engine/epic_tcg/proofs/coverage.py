"""Which abilities of which cards have done something, read from journals of played games.

A thing that a card does is a keyword, its continuous abilities, a program (`positions/notation/programs.py`): what it
does when it is played, used, or triggered; or a mode of one. A program has fired when an effect is in the journal after
it began to resolve; what is continuous has fired once its card was played or in play face up, or in a discard pile if
it works there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.epic_tcg.language import Card
from engine.epic_tcg.positions.notation.programs import programs_of
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
    D,
)
from engine.epic_tcg.proofs.clause import CONTINUOUS, IN_DISCARD, clauses, mode_word
from engine.epic_tcg.rules import events
from engine.epic_tcg.rules.state import Event
from engine.epic_tcg.text.keywords import keyword_names
from engine.kernel.coverage import Tally

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
_DISCARDED: Final = frozenset((events.BROKE, events.DISCARDED, events.TO_DISCARD))
_BETWEEN: Final = frozenset(
    (events.CHOICE, events.TARGETED, events.CHOSE_MODE, events.DISCARDED, events.CHOSE_ALIGNMENT)
)

Thing = tuple[int, str]  # card index, a word: of a program or a mode of one, a keyword, CONTINUOUS or IN_DISCARD


def _modes(program: int) -> int:
    """How many modes are chosen when a program is announced."""
    first = PROGRAMS[program][0]
    return len(first) - 2 if first[0] == ops.CHOOSE_MODE else 0


def _things(card_index: int) -> list[Thing]:
    words: list[str] = []
    for word, program in _own(card_index):
        words += [word, *(mode_word(word, at) for at in range(_modes(program)))]
    words += keyword_names(KEYWORDS[card_index] & ~bits.RECALL)  # which is a program
    continuous = (STATICS, TRAITS, WARDS, DAMAGE_WARD)
    if any(table[card_index] for table in continuous) or TAKES_DAMAGE[card_index] >= 0:
        words.append(CONTINUOUS)
    if STATICS_IN_DISCARD[card_index]:
        words.append(IN_DISCARD)
    return [(card_index, word) for word in words]


def _own(card_index: int) -> list[tuple[str, int]]:
    """The programs of a card by their words; what is carried out because of another one is counted with it."""
    return [(word, program) for word, program in programs_of(card_index).items() if not word.startswith("part")]


THINGS: Final[tuple[Thing, ...]] = tuple(thing for card_index in range(len(NAMES)) for thing in _things(card_index))
_AT: Final = {thing: at for at, thing in enumerate(THINGS)}
_AT_PROGRAM: Final = {
    program: _AT[card_index, word] for card_index in range(len(NAMES)) for word, program in _own(card_index)
}
_RESOLVE_OTHERS: Final = frozenset(  # what follows is their effect
    at for program, at in _AT_PROGRAM.items() if any(op[0] == ops.RESOLVE_NOW for op in PROGRAMS[program])
)
_FIRST_MODE: Final = {program: at + 1 for program, at in _AT_PROGRAM.items() if _modes(program)}
_IN_PLAY: Final = [
    [at for at, (card, word) in enumerate(THINGS)
     if card == card_index and word in (*keyword_names(KEYWORDS[card]), CONTINUOUS)]
    for card_index in range(len(NAMES))
]  # fmt: skip


class Coverage(Tally):
    """In how many of the games that were read each of THINGS has fired."""

    def __init__(self) -> None:
        super().__init__(len(THINGS))

    def read(self, journal: list[Event]) -> None:
        """Count what fired in one game: once, however often it did."""
        reading = _Reading()
        for entry in journal:
            reading.follow(entry)
        self.count(reading.fired)

    def unfired_cards(self) -> list[int]:
        """Card indexes of which something has not fired."""
        return sorted({THINGS[at][0] for at in self.unfired()})

    def by_card(self) -> dict[str, list[dict[str, str | int]]]:
        """For every card and token, each thing that it does and in how many games it fired."""
        found: dict[str, list[dict[str, str | int]]] = {}
        for (card_index, word), games in zip(THINGS, self.fired, strict=True):
            found.setdefault(NAMES[card_index], []).append({"text": word, "games": games})
        return found


class _Reading:
    """A journal that is read: what has fired so far, and what resolves. Modes are remembered from announcing to
    resolving, the last one first, as the line resolves; a copy has the mode of what was announced last."""

    def __init__(self) -> None:
        self.fired = [0] * len(THINGS)
        self.resolving: tuple[int, ...] = ()
        self.modes: dict[int, list[int]] = {program: [] for program in _FIRST_MODE}

    def follow(self, entry: Event) -> None:
        kind, _, _, card_index, _, n, _, seen = entry
        if kind in _SEEN and seen & seen - 1:  # face up, or known to several players
            self._fires(_IN_PLAY[card_index])
        if kind in _DISCARDED and (card_index, IN_DISCARD) in _AT:
            self._fires([_AT[card_index, IN_DISCARD]])
        if kind in (events.RESOLVED, events.FAILED) and _RESOLVE_OTHERS.intersection(self.resolving):
            self._fires(self.resolving)
        if kind == events.CHOSE_MODE:
            program, _, mode = events.unpack_mode(n)
            self.modes[program].append(mode)
        elif kind in (events.RESOLVED, events.AT_ONCE, events.FAILED, events.STOPPED, events.COPIED):
            self._item(kind, events.unpack_item(n)[1])
        elif kind in _EFFECTS:
            self._fires(self.resolving)
            self.resolving = ()
        elif kind not in _BETWEEN:
            self.resolving = ()

    def _item(self, kind: int, program: int) -> None:
        """Something on the line resolves, leaves it otherwise, or is copied there."""
        modes = self.modes.get(program, [])
        mode = modes[-1:] if kind == events.COPIED else [modes.pop()] if modes else []
        if kind == events.COPIED:
            modes += mode
        if kind in (events.STOPPED, events.COPIED):  # somebody's effect
            self._fires(self.resolving)
        self.resolving = ()
        if kind in (events.RESOLVED, events.AT_ONCE) and program in _AT_PROGRAM:
            self.resolving = (_AT_PROGRAM[program], *(_FIRST_MODE[program] + one for one in mode))

    def _fires(self, things: Iterable[int]) -> None:
        for at in things:
            self.fired[at] += 1


def in_words(at: int) -> str:
    """A thing that a card does: "Kong: use1"."""
    card_index, word = THINGS[at]
    return f"{NAMES[card_index]}: {word}"


def thing(at: int) -> str:
    """The same with what the card says there."""
    card_index, word = THINGS[at]
    card = D.definitions[card_index]
    said = [clause.text for clause in clauses(card) if clause.counted_as == word] if isinstance(card, Card) else []
    return " ".join([in_words(at), *(["→"] * bool(said)), *" ".join(said).split()])
