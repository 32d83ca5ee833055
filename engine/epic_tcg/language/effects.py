"""Effects made of effects, and abilities, in the order in which they are written."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from engine.epic_tcg.language.nouns import (
    Alignment,
    Amount,
    CardIn,
    Condition,
    Keyword,
    OnLine,
    Origin,
    Piece,
    Price,
    Ref,
    Speed,
    Target,
    Traits,
    What,
    Who,
)
from engine.epic_tcg.language.trigger_events import TriggerEvent
from engine.epic_tcg.language.verbs import (
    Banish,
    Break,
    Discard,
    LoseMojo,
    PutIntoHand,
    RemoveCounters,
    Reveal,
    Verb,
)

# --- effects made of effects -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class May:
    """You may do this, on resolution: whole, or not at all; only the last step may find less than it asks for."""

    do: Effect


@dataclass(frozen=True)
class IfYouDo:
    """This, and if something of it was done, what follows; else the other."""

    do: Effect
    then: Effect
    otherwise: Effect = ()


@dataclass(frozen=True)
class Unless:
    """`who` may do the first, whole; if they do not, this happens. "... unless its controller discards their hand"."""

    who: Who
    does: Effect
    do: Effect
    otherwise: Effect = ()


@dataclass(frozen=True)
class If:
    """If the condition holds on resolution, this happens; else the other."""

    condition: Condition
    do: Effect
    otherwise: Effect = ()


@dataclass(frozen=True)
class Does:
    """These players, one after the other from the active player on, do this themselves: inside, they are "you"."""

    who: Who | Target
    do: Effect


@dataclass(frozen=True)
class OneOf:
    """One of these ways; chosen when the effect is put on the line. Inside `Does`: on resolution, among those that can
    be done."""

    modes: tuple[Effect, ...]


def Either(*modes: Effect) -> OneOf:  # noqa: N802
    """One of two or three ways."""
    return OneOf(modes)


@dataclass(frozen=True)
class AtEnd:
    """At the beginning of the next End Step this is put on the line; IT stays what it was, as long as it is there."""

    do: Effect


@dataclass(frozen=True)
class Gain:
    """`what` gain keywords, numbers and abilities until the end of the turn; those that come later do not."""

    what: What
    keywords: Keyword = Keyword.NONE
    offense: Amount = 0
    defense: Amount = 0
    ability: Activated | WhenTrigger | None = None


@dataclass(frozen=True)
class ThisTurn:
    """You have this ability until the end of the turn."""

    ability: Ability


# --- abilities -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class WhenTrigger:
    """Put on the line when one of the events has happened. `only_if` must hold then, and on resolution."""

    events: tuple[TriggerEvent, ...]
    do: Effect
    only_if: Condition | None = None


def When(event: TriggerEvent, *do: Step, only_if: Condition | None = None) -> WhenTrigger:  # noqa: N802
    """When this happens: the effect."""
    return WhenTrigger((event,), do, only_if)


@dataclass(frozen=True)
class AsTrigger:
    """It happens together with one of the events."""

    events: tuple[TriggerEvent, ...]
    do: Effect


def As(event: TriggerEvent, *do: Step) -> AsTrigger:  # noqa: N802
    """As this happens: the effect."""
    return AsTrigger((event,), do)


class Cost(Enum):
    """Costs of one symbol. Only what is prepared can be expended or flipped to pay."""

    EXPEND = auto()
    FLIP = auto()


EXPEND, FLIP = Cost.EXPEND, Cost.FLIP

AbilityCost = (
    Cost | Price | LoseMojo | Discard | Reveal | Break | Banish | RemoveCounters | PutIntoHand
)  # fmt: skip


@dataclass(frozen=True)
class Activated:
    """Costs, speed: effect. `ACTION` is a cost too; verbs among the costs must be possible as a whole. In a card's
    `discard` part it is used from the discard pile."""

    costs: tuple[AbilityCost, ...]
    speed: Speed
    do: Effect


@dataclass(frozen=True)
class Have:
    """A continuous ability with the words "have", "are" or "is": applied first, all such together (rule book, Order to
    Apply Continuous Abilities). With an alignment or origin they are of it, and of no other. With `OnLine` and
    `CardIn` it holds for what lies on the line and in a zone."""

    what: Piece | OnLine | CardIn | Ref
    keywords: Keyword = Keyword.NONE
    offense: Amount = 0
    defense: Amount = 0
    abilities: tuple[Ability, ...] = ()
    alignment: Alignment = Alignment.NONE
    origin: Origin = Origin.NONE
    when: Condition | None = None


@dataclass(frozen=True)
class Get:
    """A continuous ability with the words "get" or "gain": applied second."""

    what: Piece | Ref
    keywords: Keyword = Keyword.NONE
    offense: Amount = 0
    defense: Amount = 0
    abilities: tuple[Ability, ...] = ()
    when: Condition | None = None


class PlayerTrait(Enum):
    """What continuously holds for players."""

    CANNOT_BE_ATTACKED = auto()  # hunters may still attack their champions
    CANNOT_DRAW = auto()
    CANNOT_GAIN_MOJO = auto()
    CANNOT_USE_ABILITIES = auto()  # activated ones
    UNTARGETABLE = auto()


@dataclass(frozen=True)
class PlayerHas:
    """This holds for these players, while the condition holds."""

    who: Who
    trait: PlayerTrait
    when: Condition | None = None


@dataclass(frozen=True)
class Ward:
    """X ward: nothing of type X can damage, break, banish, block or otherwise affect it in play."""

    what: Traits


@dataclass(frozen=True)
class DamageWard:
    """Damage ward: each instance of damage is so much less. All damage of a battle's group is one instance. `who` names
    a player who has it; else THIS has it."""

    amount: int
    who: Who | None = None


@dataclass(frozen=True)
class TakesYourDamage:
    """An as-trigger: damage that would be dealt to you is dealt to THIS, while the condition holds."""

    when: Condition


Ability = Keyword | WhenTrigger | AsTrigger | Activated | Have | Get | PlayerHas | Ward | DamageWard | TakesYourDamage

Step = Verb | May | IfYouDo | Unless | If | Does | OneOf | AtEnd | Gain | ThisTurn
Effect = Step | tuple[Step, ...]
