"""What a card does, clause by clause: each keyword, ability, mode and effect by itself, as it prints.

The checklist of tests and of random play: a clause is an ability of the compiled definition, and a line of keywords is
a clause for each of them.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from engine.epic import language as lang
from engine.epic.language import Card, Deity, Keyword
from engine.epic.programs.definitions import D
from engine.epic.prompts.options import ability_id_text
from engine.epic.text.printed import ability_text


@dataclass(frozen=True)
class Clause:
    """One clause of a card: the ability that it is, and of a line of keywords the one it is."""

    card: Card | Deity
    ability_id: int
    keyword: Keyword = Keyword.NONE

    @property
    def text(self) -> str:
        return ability_text(self.keyword) if self.keyword else ability_id_text(self.ability_id)

    @property
    def in_discard(self) -> bool:
        """Whether it works in the discard pile only (5.0.2)."""
        return D.abilities[self.ability_id].in_discard

    @property
    def continuous(self) -> bool:
        """Whether it holds while its card is in play, and never fires."""
        return is_continuous(D.abilities[self.ability_id].part)

    @property
    def counted_as(self) -> str:
        """The text of its ability, which is what fires: of a line of keywords all of it."""
        return in_words(self.ability_id)


def is_continuous(part: lang.Ability | lang.Mode | lang.Effect) -> bool:
    """Whether it holds while the card is in play, and never fires."""
    return isinstance(part, lang.Keyword | lang.StaticAbility | lang.PlayAsAmbush | lang.PlayerHas | lang.AllAlignments)


def in_words(ability_id: int) -> str:
    """The printed text of an ability."""
    return ability_id_text(ability_id).replace("\n", " ")


def _ability_ids_by_card() -> list[list[int]]:
    abilities: list[list[int]] = [[] for _ in D.cards]
    for at, ability_id in enumerate(D.abilities):
        abilities[ability_id.card_index].append(at)
    return abilities


ABILITY_IDS_OF = _ability_ids_by_card()  # by card index, in the order in which they were compiled


def fingerprint(card: Card | Deity) -> str:
    """What changes when the definition does: what was found out about a card holds for its definition of that day."""
    return hashlib.sha256(repr(card).encode()).hexdigest()[:12]


def clauses(card: Card | Deity) -> tuple[Clause, ...]:
    """The clauses of a card, in the order of its text."""
    found: list[Clause] = []
    for ability_id in ABILITY_IDS_OF[D.card_index_of_name[card.name]]:
        part = D.abilities[ability_id].part
        keywords = tuple(part) if isinstance(part, Keyword) else (Keyword.NONE,)
        found += [Clause(card, ability_id, keyword) for keyword in keywords]
    return tuple(sorted(found, key=lambda clause: clause.in_discard))
