"""Verbs of the vocabulary: what effects do, in the order in which they are written."""

from __future__ import annotations

from dataclasses import dataclass

from engine.epic.language.nouns import (
    THIS,
    YOU,
    Amount,
    Choice,
    Condition,
    DiscardedCard,
    Keyword,
    Target,
    Token,
    What,
    Who,
)

# --- effects ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Choose:
    """Choose now what the rest of the effect names: `IT`, or `THAT_PLAYER` for a player (3.2.3d). Prints where it is
    first named."""

    what: Target


@dataclass(frozen=True)
class Draw:
    count: int = 1
    who: Who = YOU


@dataclass(frozen=True)
class Discard:
    """`who` discards `count` cards of their choice (1.7.2)."""

    count: int
    who: Who | Target = YOU


@dataclass(frozen=True)
class GainHealth:
    amount: Amount
    who: Who = YOU


@dataclass(frozen=True)
class LoseHealth:
    amount: Amount
    who: Who = YOU


@dataclass(frozen=True)
class Damage:
    """Deal damage from this card. With `to=Each(...)` or several targets: that much to each of them, all together."""

    amount: Amount
    to: What


@dataclass(frozen=True)
class DamageEveryone:
    """Deal `amount` damage to each champion and each player, all together."""

    amount: int


@dataclass(frozen=True)
class DivideDamage:
    """Divide `amount` damage any way you choose among up to `up_to` targets, at least 1 to each."""

    amount: int
    up_to: int


@dataclass(frozen=True)
class DamageInTurn:
    """Choose as many targets as there are amounts; the first amount to the first, and so on."""

    amounts: tuple[int, ...]


@dataclass(frozen=True)
class Break:
    what: What


@dataclass(frozen=True)
class BreakAllButChosen:
    """Starting with you, each player chooses a champion they control. Break all other champions."""


@dataclass(frozen=True)
class Banish:
    """To the bottom of the owner's deck (5.15)."""

    what: What


@dataclass(frozen=True)
class BanishDiscardPile:
    """Banish the whole discard pile of target player."""

    player: Target


@dataclass(frozen=True)
class BanishAnyNumber:
    """Banish X of these, X being any number of your choice; X is known from then on."""

    what: DiscardedCard


@dataclass(frozen=True)
class ReturnToHand:
    """A champion to its owner's hand, or a card from a discard pile to its owner's hand."""

    what: What


@dataclass(frozen=True)
class PutIntoPlay:
    """A card from a discard pile or from your hand enters play under your control (each player's own under theirs,
    with `Each`). `returned` prints "return ... to play". `quiet`: no loyalty or tribute ability triggers."""

    what: What
    returned: bool = False
    quiet: bool = False


@dataclass(frozen=True)
class PutTokens:
    """Put token champions into play. `who` gets them; `per_player` counts are taken for each player."""

    count: Amount
    token: Token
    who: Who = YOU
    expended: bool = False


@dataclass(frozen=True)
class Expend:
    what: What


@dataclass(frozen=True)
class ExpendAll:
    """Expend all champions that target player controls."""

    player: Target


@dataclass(frozen=True)
class Prepare:
    what: What


@dataclass(frozen=True)
class Gain:
    """`what` gains keywords and numbers: until the end of the turn, or for good (`lasting`, 5.0.7)."""

    what: What
    keywords: Keyword = Keyword.NONE
    offense: int = 0
    defense: int = 0
    lasting: bool = False


@dataclass(frozen=True)
class DamagedLose:
    """Champions damaged by this card get -`offense` offense this turn. Follows the damage."""

    offense: int


@dataclass(frozen=True)
class PutCounters:
    """Put `count` +1 offense +1 defense counters on it (2.7)."""

    count: Amount
    what: What = THIS


@dataclass(frozen=True)
class Control:
    """Gain control of it: this turn, or for good."""

    what: What
    this_turn: bool = False


@dataclass(frozen=True)
class Transform:
    """To the bottom of the owner's deck; its controller puts the token into play (5.21)."""

    what: What
    token: Token


@dataclass(frozen=True)
class RemoveFromBattle:
    """They leave the battle."""

    what: What


@dataclass(frozen=True)
class JoinBattle:
    """`what` (chosen by you among those that could do so themselves) gains keywords this turn and attacks or blocks
    with THIS."""

    what: Choice
    keywords: Keyword


@dataclass(frozen=True)
class BanishLoneAttacker:
    """If a champion is attacking alone, banish it."""


@dataclass(frozen=True)
class NoAttacksThisTurn:
    """Champions cannot attack this turn."""


@dataclass(frozen=True)
class Recall:
    """Return this card from your discard pile to your hand (5.4)."""


@dataclass(frozen=True)
class Recycle:
    """You may put two cards of your discard pile on the bottom of your deck; if you do, draw a card (5.5)."""


# --- effects made of effects -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class May:
    """You may do this."""

    do: Effect


@dataclass(frozen=True)
class MayPay:
    """You may pay health. If you do, this happens."""

    health: int
    do: Effect


@dataclass(frozen=True)
class If:
    """If the condition holds on resolution, this happens; else the other."""

    condition: Condition
    do: Effect
    otherwise: Effect = ()


@dataclass(frozen=True)
class AtEndOfTurn:
    """This happens at the end of the turn (4.5.2a); IT and THAT_PLAYER stay what they were."""

    do: Effect


@dataclass(frozen=True)
class Mode:
    """One of the ways to play an event; `gold` is paid on top of the card's own cost (3.6.1)."""

    do: Effect
    gold: int = 0


@dataclass(frozen=True)
class Either:
    """Ways to play an event, divided by OR; chosen when it is played (3.2.1). A bare effect is a Mode without gold."""

    first: Effect | Mode
    second: Effect | Mode


@dataclass(frozen=True)
class OnYourTurn:
    """If it is your turn, this happens."""

    do: Effect


Step = (
    Choose | Draw | Discard | GainHealth | LoseHealth | Damage | DamageEveryone | DivideDamage | DamageInTurn | Break
    | BreakAllButChosen | Banish | BanishDiscardPile | BanishAnyNumber | ReturnToHand | PutIntoPlay | PutTokens | Expend
    | ExpendAll | Prepare | Gain | DamagedLose | PutCounters | Control | Transform | RemoveFromBattle | JoinBattle
    | BanishLoneAttacker | NoAttacksThisTurn | Recall | Recycle | May | MayPay | If | AtEndOfTurn | OnYourTurn | Either
)  # fmt: skip
Effect = Step | tuple[Step, ...]
