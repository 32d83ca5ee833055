"""Abilities, powers and cards: what the vocabulary is put together to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from engine.epic.language.effects import Effect, Step, Trigger
from engine.epic.language.nouns import Alignment, Amount, Champion, Condition, Event, Gem, Keyword, Ref, Who
from engine.epic.language.trigger_events import AllyOf, LoyaltyOf, On, TriggerEvent

# --- abilities -------------------------------------------------------------------------------------------------------


def Tribute(*do: Step) -> Trigger:  # noqa: N802
    """Tribute -> the effect."""
    return Trigger((On.TRIBUTE,), do)


def Loyalty(count: Amount, *do: Step) -> Trigger:  # noqa: N802
    """Loyalty `count` -> the effect."""
    return Trigger((LoyaltyOf(count),), do)


def Ally(alignment: Alignment, *do: Step) -> Trigger:  # noqa: N802
    """{alignment} -> the effect."""
    return Trigger((AllyOf(alignment),), do)


def Whenever(trigger_event: TriggerEvent, *do: Step) -> Trigger:  # noqa: N802
    """The trigger event -> the effect."""
    return Trigger((trigger_event,), do)


class Cost(Enum):
    """Costs of powers (3.6.2)."""

    GOLD = auto()
    EXPEND = auto()  # expend this card: not while it is expended or deploying without blitz
    BREAK_THIS = auto()  # not while it is unbreakable (5.9.4)
    BREAK_CHAMPION = auto()  # a champion that you control, this one or another


GOLD, EXPEND = Cost.GOLD, Cost.EXPEND
BREAK_THIS, BREAK_CHAMPION = Cost.BREAK_THIS, Cost.BREAK_CHAMPION


@dataclass(frozen=True)
class RemoveCounters:
    """Remove this many counters from this card."""

    count: int = 1


@dataclass(frozen=True)
class PayHealth:
    """Pay this much health."""

    amount: int


@dataclass(frozen=True)
class DiscardCards:
    """Discard this many cards of your hand (1.7.3)."""

    count: int = 1


@dataclass(frozen=True)
class BanishDiscarded:
    """Banish this many other cards of your discard pile. A word of its own because it is a cost: it must be possible
    before, and happens before anybody can answer."""

    count: int = 1


PowerCost = Cost | RemoveCounters | PayHealth | DiscardCards | BanishDiscarded


@dataclass(frozen=True)
class Power:
    """Costs: effect (3.5). In a card's `discard` part it is used from the discard pile."""

    costs: tuple[PowerCost, ...]
    do: Effect


@dataclass(frozen=True)
class StaticAbility:
    """Continuously (3.3), `what` have keywords, numbers and alignments, while the condition holds."""

    what: Champion | Ref
    keywords: Keyword = Keyword.NONE
    offense: int = 0
    defense: int = 0
    alignment: Alignment = Alignment.NONE
    when: Condition | None = None


class PlayerTrait(Enum):
    """What continuously holds for players."""

    CANNOT_BE_ATTACKED = auto()
    UNTARGETABLE = auto()  # 5.20.4
    CANNOT_GAIN_HEALTH = auto()


@dataclass(frozen=True)
class PlayerHas:
    """This holds for you or your opponents, while the condition holds."""

    who: Who
    trait: PlayerTrait
    when: Condition | None = None


@dataclass(frozen=True)
class AllAlignments:
    """This card has all alignments, in every zone (2.5). A word of its own because a static ability holds in play
    only."""


@dataclass(frozen=True)
class PlayInsteadOfDiscard:
    """If an opponent causes you to discard this card, it enters play instead. A word of its own because nothing
    else replaces what happens; triggers come after it."""


@dataclass(frozen=True)
class PlayAsAmbush:
    """You may play champions of this alignment as if they had ambush (5.14). A word of its own because it speaks of
    cards in your hand, and static abilities of champions in play."""

    alignment: Alignment


Ability = (
    Keyword | Trigger | Power | StaticAbility | PlayerHas | AllAlignments | PlayInsteadOfDiscard | PlayAsAmbush
)  # fmt: skip


# --- cards -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """A game card (2.3.7). `classes` are words; `abilities` work in play, `effect` is what an event does, `discard`
    works in the discard pile only (5.0.2)."""

    name: str
    alignment: Alignment
    cost: int
    gem: Gem
    kind: Champion | Event
    classes: str = ""
    offense: int = 0
    defense: int = 0
    abilities: tuple[Ability, ...] = ()
    effect: Effect = ()
    discard: tuple[Ability, ...] = ()


@dataclass(frozen=True)
class Deity:
    """A god card (2.4): it lies in the supplemental zone from the start, and its abilities work there. `rank` is "god",
    "goddess", "elder god" or "elder goddess"."""

    name: str
    alignment: Alignment
    rank: str
    abilities: tuple[Ability, ...]
