"""Which abilities of which cards have done something, read from journals of played games.

A label (see `compile.Label`) has fired when an effect of it is in the journal: for a trigger, a power, a mode or an
event something happened after it began to resolve, for loyalty the cards were revealed; keywords and continuous
abilities have fired once their card was in play.
"""

from __future__ import annotations

from engine.epic import language as lang
from engine.epic.programs import ops
from engine.epic.programs.definitions import DISCARD_POWERS, EFFECT, IS_EVENT, NAME, POWERS, D
from engine.epic.prompts.options import label_text
from engine.epic.proofs.clause import LABELS_OF
from engine.epic.rules import codes, events
from engine.epic.rules.state import Event

NOTHING = -1
_CAUSED = (  # entries that name their cause: others' are not this ability's
    events.DAMAGED, events.PLAYER_DAMAGED, events.HEALED, events.LOST, events.GAINED, events.GRANTED, events.TOKEN,
    events.ENTERED, events.REVEALED, events.REVEALED_TOP, events.KEPT, events.RECYCLED, events.FORBADE,
    events.FORBADE_HEALTH, events.GOLD, events.HAVE,
)  # fmt: skip
_EFFECTS = (
    *_CAUSED, events.DREW, events.BROKE, events.BANISHED, events.BANISHED_UNSEEN, events.REMOVED, events.RETURNED,
    events.DISCARDED, events.EXPENDED, events.PREPARED, events.COUNTERS, events.CONTROL, events.TRANSFORMED,
    events.BLANKED, events.LEFT_BATTLE, events.RECALLED,
)  # fmt: skip


def standing(part: lang.Ability | lang.Mode | lang.Effect) -> bool:
    """Whether it holds while the card is in play, and never fires."""
    return isinstance(part, lang.Keyword | lang.Have | lang.PlayAsAmbush | lang.PlayerHas | lang.AllAlignments)


def _delayed(part: object) -> bool:
    return "AtEndOfTurn" in repr(part)


_STANDING = [[at for at in labels if standing(D.labels[at].part)] for labels in LABELS_OF]
_INSTEAD = [[at for at in labels if isinstance(D.labels[at].part, lang.PlayInsteadOfDiscard)] for labels in LABELS_OF]
_DELAYED = [next((at for at in labels if _delayed(D.labels[at].part)), NOTHING) for labels in LABELS_OF]
_PAID_IN_SIGHT = {
    label: (costs & (ops.COST_EXPEND | ops.COST_BREAK | ops.COST_BREAK_CHAMPION)).bit_count()
    + (costs >> ops.COST_COUNTERS_AT > 0)
    for powers in (*POWERS, *DISCARD_POWERS)
    for costs, _, label in powers
}


def _is_cause(row: int, label: int) -> bool:
    """Whether an entry that names this card as its cause may be the label's doing: what is gained, anybody may have."""
    return row == D.labels[label].row or D.labels[label].gained


class Coverage:
    """In how many of the games that were read each label has fired."""

    def __init__(self) -> None:
        self.fired: list[int] = [0] * len(D.labels)
        self.games: int = 0

    def read(self, journal: list[Event]) -> None:
        """Count what fired in one game: once, however often it did."""
        game = Coverage()
        game.follow(journal)
        self.games += 1
        self.fired = [games + (times > 0) for games, times in zip(self.fired, game.fired, strict=True)]

    def follow(self, journal: list[Event]) -> None:
        """Count every time that something fires."""
        resolving, paying = NOTHING, 0
        for kind, _, _, row, _, n, other, _ in journal:
            if paying and kind in (events.EXPENDED, events.COUNTERS, events.BROKE):
                paying -= 1
            elif kind in _EFFECTS or (kind == events.OVER and n == codes.BY_CARD):
                if kind == events.ENTERED:
                    self.entered(row, other)
                if resolving >= 0 and (kind not in _CAUSED or _is_cause(other, resolving)):
                    self.fired[resolving] += 1
                    resolving = NOTHING
            elif kind != events.CHOICE:
                if kind == events.PLAYED and resolving >= 0 and other == D.labels[resolving].row:
                    self.fired[resolving] += 1
                resolving, paying = self.begun(kind, row, n, resolving)

    def entered(self, row: int, cause: int = NOTHING) -> None:
        for label in _STANDING[row]:
            self.fired[label] += 1
        if cause == row:
            for label in _INSTEAD[row]:
                self.fired[label] += 1

    def begun(self, kind: int, row: int, n: int, resolving: int) -> tuple[int, int]:
        """The label that begins to resolve with this entry, and how many of its costs are entries that follow."""
        if kind == events.PLAYED:
            if IS_EVENT[row]:
                program = EFFECT[row]
                return (NOTHING if D.programs[program][0][0] == ops.MODES_OF else D.label_of[program]), 0
            self.entered(row)
        elif kind == events.CHOSE_MODE:
            if resolving >= 0:  # an ability that lets its player choose
                self.fired[resolving] += 1
            return n, 0
        elif kind == events.USED:
            return n, _PAID_IN_SIGHT[n]
        elif kind == events.TRIGGERED:
            return (n if n >= 0 else _DELAYED[row] if row >= 0 else NOTHING), 0
        return NOTHING, 0

    def unfired(self) -> list[int]:
        return [label for label, count in enumerate(self.fired) if not count]

    def unfired_rows(self) -> list[int]:
        """Cards of which something has not fired."""
        return sorted({D.labels[label].row for label in self.unfired()})

    def add(self, other: Coverage) -> None:
        self.games += other.games
        self.fired = [one + more for one, more in zip(self.fired, other.fired, strict=True)]

    def by_card(self) -> dict[str, list[dict[str, str | int]]]:
        """For every card, each thing that it does and in how many games it fired."""
        return {
            NAME[row]: [{"text": in_words(label), "games": self.fired[label]} for label in labels]
            for row, labels in enumerate(LABELS_OF) if labels
        }  # fmt: skip


def in_words(label: int) -> str:
    """The printed text of a label."""
    return label_text(label).replace("\n", " ")
