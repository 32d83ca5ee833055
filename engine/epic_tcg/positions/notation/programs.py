"""Programs by their cards: what of its card a frame carries out, as a word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.epic_tcg.positions.notation.words import BUNDLE_OPERANDS, GROUP_NUMBERS, GROUP_OBJECTS, PROGRAM_OPERANDS
from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.definitions import (
    BUNDLES,
    NAMES,
    PROGRAM_IN_DISCARD,
    PROGRAM_OF,
    PROGRAMS,
    STATICS,
    STATICS_IN_DISCARD,
    SWARM_PROGRAM,
    TRIGGERED,
    TRIGGERED_IN_DISCARD,
    USED,
    USED_IN_DISCARD,
    VEILED_PROGRAM,
)
from engine.epic_tcg.programs.tables import Static
from engine.epic_tcg.rules import codes

PLAY: Final = "play"
BUNDLE: Final = "bundle"
OF_ANY: Final = {"swarm": SWARM_PROGRAM, "veiled": VEILED_PROGRAM}  # of no card's own
_KINDS: Final = {
    PLAY: codes.OF_CARD, "discard-play": codes.OF_CARD, "veiled": codes.OF_CARD, "use": codes.OF_ABILITY,
    "discard-use": codes.OF_ABILITY, "given-use": codes.OF_ABILITY, "swarm": codes.OF_ABILITY,
    "when": codes.OF_TRIGGER, "discard-when": codes.OF_TRIGGER, "given-when": codes.OF_TRIGGER, "as": codes.AT_ONCE,
    "given-as": codes.AT_ONCE, "part": codes.PART,
}  # fmt: skip


class _Words:
    """The programs and the bundles of a card by their words."""

    def __init__(self, card_index: int) -> None:
        self.programs: dict[str, int] = {}
        self.bundles: dict[str, int] = {}
        for word, program in _listed(card_index):
            if program >= 0 and program not in self.programs.values():
                self.programs[word] = program
        self._of_statics((*STATICS[card_index], *STATICS_IN_DISCARD[card_index]))
        for program in [*self.programs.values()]:
            self._named_in(program)

    def _of_statics(self, statics: tuple[Static, ...]) -> None:
        for static in statics:
            if static.bundle >= 0:
                self._bundle(static.bundle)

    def _bundle(self, bundle: int) -> None:
        if bundle in self.bundles.values():
            return
        self.bundles[f"{BUNDLE}{len(self.bundles) + 1}"] = bundle
        given = BUNDLES[bundle]
        for used in given.used:
            self._program("given-use", used.program)
        for row in given.triggered:
            self._program("given-as" if row.at_once else "given-when", row.program)
        self._of_statics(given.statics)

    def _program(self, word: str, program: int) -> None:
        if program not in self.programs.values():
            number = 1 + sum(other.rstrip("0123456789") == word for other in self.programs)
            self.programs[f"{word}{number}"] = program
            self._named_in(program)

    def _named_in(self, program: int) -> None:
        for op in PROGRAMS[program]:
            if op[0] in PROGRAM_OPERANDS:
                self._program("part", op[PROGRAM_OPERANDS[op[0]]])
            if op[0] in BUNDLE_OPERANDS and op[BUNDLE_OPERANDS[op[0]]] >= 0:
                self._bundle(op[BUNDLE_OPERANDS[op[0]]])


def _listed(card_index: int) -> Iterator[tuple[str, int]]:
    yield PLAY, PROGRAM_OF[card_index]
    yield "discard-play", PROGRAM_IN_DISCARD[card_index]
    for at, used in enumerate(USED[card_index], 1):
        yield f"use{at}", used.program
    for at, row in enumerate(TRIGGERED[card_index], 1):
        yield f"{'as' if row.at_once else 'when'}{at}", row.program
    for at, used in enumerate(USED_IN_DISCARD[card_index], 1):
        yield f"discard-use{at}", used.program
    for at, row in enumerate(TRIGGERED_IN_DISCARD[card_index], 1):
        yield f"discard-when{at}", row.program


def _parts(program: int) -> list[int]:
    return [op[PROGRAM_OPERANDS[op[0]]] for op in PROGRAMS[program] if op[0] in PROGRAM_OPERANDS]


_WORDS: Final = [_Words(card_index) for card_index in range(len(NAMES))]
_FIRST_OF: Final = {  # a card that a program is of
    program: (word, card_index)
    for card_index in reversed(range(len(NAMES)))
    for word, program in _WORDS[card_index].programs.items()
}
_FIRST_WITH: Final = {  # a card that a bundle is of
    bundle: (word, card_index)
    for card_index in reversed(range(len(NAMES)))
    for word, bundle in _WORDS[card_index].bundles.items()
}
LIMITED: Final = {  # by a card that gives them: the filter of what its limited actions pay for
    NAMES[card_index]: op[2]
    for card_index in reversed(range(len(NAMES)))
    for program in _WORDS[card_index].programs.values()
    for op in PROGRAMS[program]
    if op[0] == ops.GAIN_LIMITED_ACTIONS
}


def programs_of(card_index: int) -> dict[str, int]:
    """The programs of a card by their words, numbered from 1: `play`, `discard-play`, `use1`, `when1`, `as1` (an
    as-trigger), `discard-use1`, `discard-when1`, `given-use1`, `given-when1` and `given-as1`, which others have because
    of it, and `part1`, which is carried out because of another one. None has two words."""
    return _WORDS[card_index].programs


def bundles_of(card_index: int) -> dict[str, int]:
    """The bundles of abilities that others have because of a card: `bundle1`."""
    return _WORDS[card_index].bundles


def word_of(program: int, card_index: int) -> tuple[str, int]:
    """The word of a program and the card that it is of: this one, unless it is another's."""
    for words, owner in ((OF_ANY, card_index), (programs_of(card_index), card_index)):
        for word, one in words.items():
            if one == program:
                return word, owner
    assert program in _FIRST_OF, f"program {program} is of no card: an op that names one is not in PROGRAM_OPERANDS"
    return _FIRST_OF[program]


def bundle_of(bundle: int, card_index: int) -> tuple[str, int]:
    """The word of a bundle and the card that it is of: this one, unless it is another's."""
    for word, one in bundles_of(card_index).items():
        if one == bundle:
            return word, card_index
    assert bundle in _FIRST_WITH, f"bundle {bundle} is of no card: an op that names one is not in BUNDLE_OPERANDS"
    return _FIRST_WITH[bundle]


def kind_of(word: str) -> int:
    """What a frame with this word usually is."""
    return _KINDS[word.rstrip("0123456789")]


def holds_numbers(program: int, owner: int, group: int) -> bool:
    """Whether what was announced in this group are numbers; otherwise they are objects. A part knows what the program
    has announced that it belongs to."""
    of_card = programs_of(owner).values()
    asked = [program]
    for one in asked:
        for op in PROGRAMS[one]:
            if op[0] in GROUP_NUMBERS | GROUP_OBJECTS and op[1] == group:
                return op[0] in GROUP_NUMBERS
        asked += [parent for parent in of_card if one in _parts(parent) and parent not in asked]
    raise AssertionError(f"group {group} of a program is announced by an op that no word is for")
