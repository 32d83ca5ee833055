"""Cards: what the vocabulary is put together to."""

from __future__ import annotations

from dataclasses import dataclass

from engine.epic_tcg.language.effects import Ability, Effect
from engine.epic_tcg.language.nouns import Alignment, Amount, Kind, Origin, Price, Speed, Traits, YouPlayed
from engine.epic_tcg.language.verbs import Banish, Break, LoseMojo, Reveal

MoreCost = Price | LoseMojo | Reveal | Break | Banish


@dataclass(frozen=True)
class MustPay:
    """To play this, also pay one of these, whole, `unless` this is so when it is played. A cost of any number is X from
    then on."""

    one_of: tuple[MoreCost, ...]
    unless: YouPlayed | None = None


@dataclass(frozen=True)
class MayPay:
    """As you play this, you may also pay this; `PAID` tells whether you did."""

    cost: MoreCost


@dataclass(frozen=True)
class FromDiscard:
    """You may play this from your discard pile, with this cost on top."""

    cost: MoreCost


@dataclass(frozen=True)
class InstantaneousIf:
    """This is instantaneous if its target has one of these traits, when it is played."""

    one_of: tuple[Traits, ...]


PlayRule = MustPay | MayPay | FromDiscard | InstantaneousIf


@dataclass(frozen=True)
class Card:
    """A card. `playing` is what its player pays or may do as it is played; `abilities` work in play, or where their
    words say; `effect` is what an event does, and of a champion what it names when it is played, or else as it enters:
    IT in its as-triggers of entering, which do nothing without; `discard` works in its player's discard pile."""

    name: str
    alignment: Alignment
    origin: Origin
    kind: Kind
    price: Price
    speed: Speed
    offense: Amount = 0
    defense: Amount = 0
    abilities: tuple[Ability, ...] = ()
    playing: tuple[PlayRule, ...] = ()
    effect: Effect = ()
    discard: tuple[Ability, ...] = ()
