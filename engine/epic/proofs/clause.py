"""What a card does, clause by clause: each keyword, ability, mode and effect by itself, as it prints.

The checklist of tests and of random play: a clause is a label of the compiled definition, and a line of keywords is a
clause for each of them.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from engine.epic.language import Card, Deity, Keyword
from engine.epic.programs.definitions import D
from engine.epic.prompts.options import label_text
from engine.epic.text.printed import ability_text


@dataclass(frozen=True)
class Clause:
    """One clause of a card: the label that it is, and of a line of keywords the one it is."""

    card: Card | Deity
    label: int
    keyword: Keyword = Keyword.NONE

    @property
    def text(self) -> str:
        return ability_text(self.keyword) if self.keyword else label_text(self.label)

    @property
    def in_discard(self) -> bool:
        """Whether it works in the discard pile only (5.0.2)."""
        return D.labels[self.label].in_discard


def _labels_of_rows() -> list[list[int]]:
    labels: list[list[int]] = [[] for _ in D.cards]
    for at, label in enumerate(D.labels):
        labels[label.row].append(at)
    return labels


LABELS_OF = _labels_of_rows()  # by row, in the order in which they were compiled


def fingerprint(card: Card | Deity) -> str:
    """What changes when the definition does: what was found out about a card holds for its definition of that day."""
    return hashlib.sha256(repr(card).encode()).hexdigest()[:12]


def clauses(card: Card | Deity) -> tuple[Clause, ...]:
    """The clauses of a card, in the order of its text."""
    found: list[Clause] = []
    for label in LABELS_OF[D.row_of_name[card.name]]:
        part = D.labels[label].part
        keywords = tuple(part) if isinstance(part, Keyword) else (Keyword.NONE,)
        found += [Clause(card, label, keyword) for keyword in keywords]
    return tuple(sorted(found, key=lambda clause: clause.in_discard))
