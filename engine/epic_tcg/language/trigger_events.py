"""Trigger events: what when-triggers and as-triggers wait for (rule book, Triggers)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from engine.epic_tcg.language.nouns import ANY, ANYONE, THIS, YOU, CardIn, Filter, Piece, Player, Ref, Traits, Who


class On(Enum):
    """Events of one word. THIS is the card or token with the ability, and IT as well."""

    ENTERS = auto()  # this comes into play
    ENTERS_FROM_HAND = auto()  # played or put
    UNVEILED = auto()  # this was face down in play and is turned face up
    ATTACKS = auto()  # this is declared as an attacker
    BLOCKS = auto()
    BLOCKED = auto()
    BROKEN = auto()  # this is broken; numbers of THIS are those last seen
    YOU_ATTACKED = auto()  # an opponent attacks you
    LEAVES_YOUR_CONTROL = auto()  # out of play too
    INTO_DISCARD_FROM_PLAY = auto()  # this goes from play into your discard pile
    TAKEN_FROM_HAND = auto()  # an effect that you do not control makes this leave your hand; what follows is instead
    TARGETED_BY_OTHERS = auto()  # a card or ability that you do not control, of which this is a target, has resolved
    YOUR_PRE_BATTLE = auto()  # the beginning of your Pre-Battle Step
    EACH_END = auto()  # the beginning of each End Step


ENTERS, UNVEILED, ATTACKS, BLOCKS = On.ENTERS, On.UNVEILED, On.ATTACKS, On.BLOCKS


@dataclass(frozen=True)
class Plays:
    """A player plays a card with these traits, with its printed price and face up. Once for each."""

    what: Traits = ANY
    who: Who = YOU


@dataclass(frozen=True)
class Draws:
    """A player draws a card: once for each. The player is THAT_PLAYER."""

    who: Who = ANYONE


@dataclass(frozen=True)
class IsBroken:
    """A piece with these traits is broken, and is IT."""

    what: Piece


@dataclass(frozen=True)
class Breaks:
    """THIS breaks a piece with these traits by damage, or by its ability."""

    what: Piece


@dataclass(frozen=True)
class Damages:
    """THIS, or a champion that `by` matches, or with None anything, deals damage `to` these; left out, to anybody. Once
    for each that is damaged in one moment; `together`: once for each that deals it. The number is `DAMAGE_DEALT`, a
    damaged player is THAT_PLAYER. `battle`: only battle damage."""

    to: Filter | Ref | None = None
    by: Piece | Ref | None = THIS
    battle: bool = False
    together: bool = False


@dataclass(frozen=True)
class LeavesDiscard:
    """THIS leaves your discard pile, or a card that matches its own: once for each."""

    what: CardIn | Ref = THIS


A_PLAYER, AN_OPPONENT = Player(), Player(Who.OPPONENT)

TriggerEvent = On | Plays | Draws | IsBroken | Breaks | Damages | LeavesDiscard
