"""Which abilities of which cards have done something, read from journals of played games.

An ability (see `tables.AbilityRecord`) has fired when an effect of it is in the journal: for a trigger, a power, a mode
or an event something happened after it began to resolve, for loyalty the cards were revealed; keywords and static
abilities have fired once their card was in play.
"""

from __future__ import annotations

from engine.epic import language as lang
from engine.epic.programs import ops, power_costs
from engine.epic.programs.definitions import DISCARD_POWERS, EFFECT, IS_EVENT, NAME, POWERS, D
from engine.epic.proofs.clause import ABILITY_IDS_OF, in_words, is_continuous
from engine.epic.rules import codes, events
from engine.epic.rules.state import Event
from engine.kernel.coverage import Tally

NOTHING = -1
_CAUSED = (  # entries that name their cause: others' are not this ability's
    events.DAMAGED, events.PLAYER_DAMAGED, events.HEALED, events.LOST, events.GAINED, events.GRANTED, events.TOKEN,
    events.ENTERED, events.REVEALED, events.REVEALED_TOP, events.KEPT, events.RECYCLED, events.FORBADE,
    events.FORBADE_HEALTH, events.GOLD, events.HAVE,
)  # fmt: skip
_EFFECTS = (
    *_CAUSED, events.DREW, events.BROKE, events.BANISHED, events.BANISHED_UNSEEN, events.REMOVED, events.RETURNED,
    events.DISCARDED, events.EXPENDED, events.PREPARED, events.COUNTERS, events.CONTROL, events.TRANSFORMED,
    events.LOST_ABILITIES, events.LEFT_BATTLE, events.RECALLED,
)  # fmt: skip


_BETWEEN = (  # entries with which nothing begins to resolve
    events.CHOICE, events.ONLY_CHOICE, events.NO_CHOICE, events.UNBROKEN, events.UNBANISHED, events.UNGAINED,
    events.NO_DISCARD,
)  # fmt: skip


def _delayed(part: object) -> bool:
    return "AtEndOfTurn" in repr(part)


_CONTINUOUS = [[at for at in abilities if is_continuous(D.abilities[at].part)] for abilities in ABILITY_IDS_OF]
_INSTEAD = [
    [at for at in abilities if isinstance(D.abilities[at].part, lang.PlayInsteadOfDiscard)]
    for abilities in ABILITY_IDS_OF
]
_DELAYED = [next((at for at in abilities if _delayed(D.abilities[at].part)), NOTHING) for abilities in ABILITY_IDS_OF]
_PAID_IN_SIGHT = {
    ability_id: (costs & (power_costs.EXPEND | power_costs.BREAK_THIS | power_costs.BREAK_CHAMPION)).bit_count()
    + (power_costs.counters(costs) > 0)
    for powers in (*POWERS, *DISCARD_POWERS)
    for costs, _, ability_id in powers
}


def _is_cause(card_index: int, ability_id: int) -> bool:
    """Whether an entry that names this card as its cause may be the ability's doing: what is gained is anybody's."""
    return card_index == D.abilities[ability_id].card_index or D.abilities[ability_id].gained


class Coverage(Tally):
    """In how many of the games that were read each ability has fired."""

    def __init__(self) -> None:
        super().__init__(len(D.abilities))

    def read(self, journal: list[Event]) -> None:
        """Count what fired in one game: once, however often it did."""
        game = Coverage()
        game.follow(journal)
        self.count(game.fired)

    def follow(self, journal: list[Event]) -> None:
        """Count every time that something fires."""
        resolving, paying = NOTHING, 0
        for kind, _, _, card_index, _, n, other, _ in journal:
            if paying and kind in (events.EXPENDED, events.COUNTERS, events.BROKE):
                paying -= 1
            elif kind in _EFFECTS or (kind == events.OVER and n == codes.BY_CARD):
                if kind == events.ENTERED:
                    self.entered(card_index, other)
                if resolving >= 0 and (kind not in _CAUSED or _is_cause(other, resolving)):
                    self.fired[resolving] += 1
                    resolving = NOTHING
            elif kind not in _BETWEEN:
                if kind == events.PLAYED and resolving >= 0 and other == D.abilities[resolving].card_index:
                    self.fired[resolving] += 1
                resolving, paying = self.begun(kind, card_index, n, resolving)

    def entered(self, card_index: int, cause: int = NOTHING) -> None:
        for ability_id in _CONTINUOUS[card_index]:
            self.fired[ability_id] += 1
        if cause == card_index:
            for ability_id in _INSTEAD[card_index]:
                self.fired[ability_id] += 1

    def begun(self, kind: int, card_index: int, n: int, resolving: int) -> tuple[int, int]:
        """The ability that begins to resolve with this entry, and how many of its costs are entries that follow."""
        if kind == events.PLAYED:
            if IS_EVENT[card_index]:
                program = EFFECT[card_index]
                return (NOTHING if D.programs[program][0][0] == ops.MODES_OF else D.ability_id_of[program]), 0
            self.entered(card_index)
        elif kind == events.CHOSE_MODE:
            if resolving >= 0:  # an ability that lets its player choose
                self.fired[resolving] += 1
            return n, 0
        elif kind == events.USED:
            return n, _PAID_IN_SIGHT[n]
        elif kind == events.TRIGGERED:
            return (n if n >= 0 else _DELAYED[card_index] if card_index >= 0 else NOTHING), 0
        return NOTHING, 0

    def unfired_card_indexes(self) -> list[int]:
        """Cards of which something has not fired."""
        return sorted({D.abilities[ability_id].card_index for ability_id in self.unfired()})

    def by_card(self) -> dict[str, list[dict[str, str | int]]]:
        """For every card, each thing that it does and in how many games it fired."""
        return {
            NAME[card_index]: [{"text": in_words(one), "games": self.fired[one]} for one in abilities]
            for card_index, abilities in enumerate(ABILITY_IDS_OF) if abilities
        }  # fmt: skip


def thing(ability_id: int) -> str:
    """An ability with its card: "Kong: Tribute → ..."."""
    return f"{NAME[D.abilities[ability_id].card_index]}: {in_words(ability_id)}"
