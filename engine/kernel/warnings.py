"""What a player would hardly want about a choice, as every game says it: a play that does nothing now, or harm to their
own side. Names no game.

It is judged by the journal of what happens on a copy that the asking seat could be in, until somebody is asked for more
than to act or pass. Which part of the journal that is, and how a copy gets there, is the game's. An entry has its kind
in place 0, a player in place 2, a card in place 3, an object in place 4 and a number in place 5.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

Entry = tuple[int, ...]  # of a journal

NOTHING: Final = "This would do nothing now."
LOST: Final = "You would lose the game by this."


@dataclass(frozen=True)
class Terms:
    """What a game calls the things that happen, by kinds of entries. `harm`: to what is in play, as it is said with the
    name of the card in place of {}, the worst first; of those `losses` count also for what has just come, and what is
    not in play. `help`: to what is in play, where it is one's own; `setbacks`: bring a player something where they are
    another's; `idle`: belong to every play, whatever it does. All other entries bring something to the player that they
    name. `life` is what a player loses by `life_lost`, and objects from `first_in_play` on are in play or on their way
    there."""

    harm: Mapping[int, str]
    losses: Collection[int]
    help: Collection[int]
    setbacks: Collection[int]
    idle: Collection[int]
    player_damaged: int
    life_lost: int
    life: str
    first_in_play: int
    names: Sequence[str]


@dataclass(frozen=True)
class Side:
    """Who would be warned, and what was theirs in play before the choice, by reference."""

    terms: Terms
    seat: int
    own: frozenset[int]

    def warned(self, happened: Iterable[Entry], *, is_play: bool) -> str | None:
        """The sentence about what `happened`; None where there is nothing to warn of. `is_play`: it is expected to do
        something."""
        entries = [entry for entry in happened if entry[0] not in self.terms.idle]
        if is_play and not entries:
            return NOTHING
        harm = [entry for entry in entries if self._harms(entry, self.own)]
        return None if any(self._helps(entry, harm) for entry in entries) else self._worst(harm)

    def warned_of_picks(self, happened: Iterable[Entry], picked: Collection[int]) -> str | None:
        """The sentence about the harm to those that were `picked` together with others: what the others suffer does not
        make up for it."""
        entries = [entry for entry in happened if entry[0] not in self.terms.idle]
        if any(entry[0] in self.terms.help and entry[4] in self.own for entry in entries):
            return None
        mine = self.own.intersection(picked)
        is_picked = self.seat in picked
        return self._worst([entry for entry in entries if self._harms(entry, mine) and (entry[4] in mine or is_picked)])

    def _harms(self, entry: Entry, own: Collection[int]) -> bool:
        """Harm to the player, to one of these objects, or the loss of one that has just come."""
        kind, _, who, _, obj, *_ = entry
        terms = self.terms
        if kind in (terms.player_damaged, terms.life_lost):
            return who == self.seat
        if kind in terms.losses and obj >= terms.first_in_play:
            return who == self.seat
        return kind in terms.harm and obj in own

    def _helps(self, entry: Entry, harm: list[Entry]) -> bool:
        """Whether it brings the player something as well: all but more harm, and what comes of it."""
        kind, _, who, _, obj, *_ = entry
        terms = self.terms
        if entry in harm:
            return False
        if kind in terms.harm or kind in (terms.player_damaged, terms.life_lost):
            return obj not in self.own and who != self.seat
        if kind in terms.help:
            return obj in self.own
        return (who != self.seat) == (kind in terms.setbacks)

    def _worst(self, harm: Sequence[Entry]) -> str | None:
        if not harm:
            return None
        terms = self.terms
        order = [*terms.harm, terms.player_damaged, terms.life_lost]
        kind, _, _, card, _, n, *_ = min(harm, key=lambda entry: order.index(entry[0]))
        if kind == terms.player_damaged:
            return f"This would deal {n} damage to you."
        if kind == terms.life_lost:
            return f"You would lose {n} {terms.life}."
        return f"This would {terms.harm[kind].format(terms.names[card])}."
