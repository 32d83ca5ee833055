"""Trigger events: what abilities wait for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from engine.epic.language.nouns import Alignment, Amount, Champion


class On(Enum):
    """What abilities wait for. THIS is the card with the ability."""

    TRIBUTE = auto()  # this card enters play (5.6)
    ATTACKS = auto()  # this card attacks a player, who is THAT_PLAYER
    BLOCKS = auto()  # this card blocks the champions of a player, who is THAT_PLAYER
    BLOCKED = auto()  # this card is blocked
    BROKEN = auto()  # this card is broken
    DEALS_DAMAGE = auto()  # this card deals damage
    DAMAGES_PLAYER = auto()  # this card damages a player, who is THAT_PLAYER
    DAMAGES_OPPONENT = auto()  # this card damages an opponent, who is THAT_PLAYER
    INTO_DISCARD = auto()  # this card goes into your discard pile from anywhere
    LEAVES_DISCARD = auto()  # this card leaves your discard pile
    RECALLED = auto()  # you recall this card
    YOU_DRAW = auto()  # you draw a card: once for each
    START_OF_YOUR_TURN = auto()  # 4.2.5
    END_OF_EACH_TURN = auto()  # 4.5.2a


TRIBUTE = On.TRIBUTE


@dataclass(frozen=True)
class LoyaltyOf:
    """This card enters play and you reveal `count` cards of its alignment from your hand (5.3); as many as you like
    with X, which is then known."""

    count: Amount


@dataclass(frozen=True)
class ChampionBroken:
    """A champion of this kind is broken."""

    what: Champion


@dataclass(frozen=True)
class AllyOf:
    """You play a card of cost 1 and this alignment from your hand (5.18)."""

    alignment: Alignment


TriggerEvent = On | LoyaltyOf | AllyOf | ChampionBroken
