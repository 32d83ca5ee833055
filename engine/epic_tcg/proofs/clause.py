"""What a card does, clause by clause: each keyword, ability, rule of playing, mode and effect by itself, as it prints.

The checklist of tests and of random play. A line of keywords is a clause for each of them, an event with modes a clause
for each mode; what a champion names as it is played belongs to the trigger that speaks of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.epic_tcg import language as lang
from engine.epic_tcg.positions.notation.programs import PLAY, programs_of
from engine.epic_tcg.programs.definitions import D
from engine.epic_tcg.prompts.parts import mode_text
from engine.epic_tcg.text import KEYWORDS, ability_of, event_text, keyword_names, numbers_text, rule_text
from engine.kernel.grammar import capital

CONTINUOUS: Final = "continuous"
IN_DISCARD: Final = "discard-continuous"
NUMBERS: Final = "numbers"  # as a part: an offense and a defense that depend on the game
_HOLDING: Final = lang.Have | lang.Get | lang.PlayerHas | lang.Ward | lang.DamageWard | lang.TakesYourDamage
_FIRING: Final = lang.Activated | lang.WhenTrigger | lang.AsTrigger


@dataclass(frozen=True)
class Clause:
    """One clause of a card. `part` is what of the definition it is: a keyword, an ability, a rule of playing, the place
    of a mode, the effect of an event, or NUMBERS. `counted_as` is the word of the thing that fires
    (`proofs/coverage.py`)."""

    card: lang.Card
    part: object
    text: str
    counted_as: str
    in_discard: bool = False

    @property
    def continuous(self) -> bool:
        """Whether it holds while its card is in play, and never fires."""
        return self.part == NUMBERS or (isinstance(self.part, lang.Keyword | _HOLDING) and self.part != lang.RECALL)


def fingerprint(card: lang.Card) -> str:
    """What changes when the definition does: what was found out about a card holds for its definition of that day."""
    return hashlib.sha256(repr(card).encode()).hexdigest()[:12]


def clauses(card: lang.Card) -> tuple[Clause, ...]:
    """The clauses of a card, in the order of its text."""
    found = [*_playing(card), *_abilities(card), *_effect(card), *_in_discard(card)]
    return tuple(sorted(found, key=lambda clause: clause.in_discard))


def _playing(card: lang.Card) -> Iterator[Clause]:
    if numbers := numbers_text(card):
        yield Clause(card, NUMBERS, numbers, PLAY)
    for rule in card.playing:
        from_discard = isinstance(rule, lang.FromDiscard)
        yield Clause(card, rule, rule_text(card, rule), f"discard-{PLAY}" if from_discard else PLAY, from_discard)


def _abilities(card: lang.Card) -> Iterator[Clause]:
    for ability in card.abilities:
        if isinstance(ability, lang.Keyword):
            for keyword in ability:
                yield _keyword(card, keyword)
        else:
            yield Clause(card, ability, ability_of(card, ability), _word_of(card, ability))


def _keyword(card: lang.Card, keyword: lang.Keyword) -> Clause:
    """Recall works in the discard pile, where it prints as a keyword all the same."""
    word = _word_of(card, keyword) if keyword is lang.RECALL else keyword_names(keyword)[0]
    return Clause(card, keyword, KEYWORDS[keyword].printed or capital(KEYWORDS[keyword].name), word)


def _effect(card: lang.Card) -> Iterator[Clause]:
    if card.kind is not lang.EVENT or card.effect == ():
        return
    if isinstance(card.effect, lang.OneOf):
        program = D.program[D.index_of[card.name]]
        for at in range(len(card.effect.modes)):
            yield Clause(card, at, mode_text(program, 0, at), mode_word(PLAY, at))
    else:
        yield Clause(card, card.effect, event_text(card), PLAY)


def _in_discard(card: lang.Card) -> Iterator[Clause]:
    for ability in card.discard:
        text = ability_of(card, ability, in_discard=True)
        word = _word_of(card, ability) if isinstance(ability, _FIRING) else IN_DISCARD
        yield Clause(card, ability, text, word, in_discard=True)


def _word_of(card: lang.Card, ability: lang.Ability) -> str:
    """The word of the program that an ability was compiled to; what holds continuously has none."""
    if isinstance(ability, _HOLDING):
        return CONTINUOUS
    (word,) = (
        word for word, program in programs_of(D.index_of[card.name]).items() if D.sources[program].part is ability
    )
    return word


def mode_word(word: str, mode: int) -> str:
    """The word of a mode of what a program with this word does."""
    return f"{word}-mode{mode + 1}"
