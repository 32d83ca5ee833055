"""Verbs of the vocabulary: what effects do, in the order in which they are written."""

from __future__ import annotations

from dataclasses import dataclass

from engine.epic.language.nouns import (
    THIS,
    YOU,
    YOUR_TURN,
    Alignment,
    Amount,
    Champion,
    Choice,
    Condition,
    DiscardedCard,
    Keyword,
    Ref,
    RevealedCard,
    Target,
    Token,
    What,
    Who,
)
from engine.epic.language.trigger_events import TriggerEvent

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
    """Deal damage from this card. With `to=Each(...)` or several targets: that much to each of them, all together. With
    players that a word names (`EACH_PLAYER`), the number is counted for each of them."""

    amount: Amount
    to: What | Who


@dataclass(frozen=True)
class DamageEveryone:
    """Deal `amount` damage to each champion and each player, all together. A word of its own because no noun names
    champions and players in one, and two steps would deal the damage one after the other."""

    amount: int


@dataclass(frozen=True)
class DivideDamage:
    """Divide `amount` damage any way you choose among up to `up_to` targets, at least 1 to each. A word of its own
    because no other asks for amounts."""

    amount: int
    up_to: int


@dataclass(frozen=True)
class DamageInTurn:
    """Choose as many targets as there are amounts; the first amount to the first, and so on. A word of
    its own because the targets differ from each other and are damaged together, which several `Damage` are not."""

    amounts: tuple[int, ...]


@dataclass(frozen=True)
class Break:
    """Break it (5.16). What is chosen without being a target must be one that can be broken ("if able")."""

    what: What


@dataclass(frozen=True)
class BreakAllButChosen:
    """Starting with you, each player chooses a champion they control. Break all other champions. A word of its own
    because nothing else acts on all that were not chosen."""


@dataclass(frozen=True)
class Banish:
    """To the bottom of the owner's deck (5.15), from play, a discard pile, a hand or among revealed cards; an event
    that is resolving banishes itself with THIS."""

    what: What


@dataclass(frozen=True)
class BanishDiscardPile:
    """Banish the whole discard pile of target player, or of that player."""

    player: Target | Who


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
class Prepare:
    what: What


@dataclass(frozen=True)
class Trigger:
    """Whenever one of the trigger events happens, the effect is pending (3.4). Cards have such abilities, and
    effects give them to champions."""

    trigger_events: tuple[TriggerEvent, ...]
    do: Effect


@dataclass(frozen=True)
class Gain:
    """`what` gains keywords, numbers and an ability: until the end of the turn, or for good (`lasting`, 5.0.7)."""

    what: What
    keywords: Keyword = Keyword.NONE
    offense: int = 0
    defense: int = 0
    lasting: bool = False
    ability: Trigger | None = None


@dataclass(frozen=True)
class StaticThisTurn:
    """Until the end of the turn these champions have keywords and numbers. A word of its own because it is a continuous
    effect (3.3.3): those that come later have them too, while `Gain` reaches those in play."""

    what: Champion
    keywords: Keyword = Keyword.NONE
    offense: int = 0
    defense: int = 0


@dataclass(frozen=True)
class DamagedLose:
    """Champions damaged by this card get -`offense` offense this turn. Follows the damage. A word of its own because
    the card names them by their damage: `Gain` of IT does the same and prints other words."""

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
    with THIS. A word of its own because nothing else brings a champion into a battle."""

    what: Choice
    keywords: Keyword


@dataclass(frozen=True)
class BanishLoneAttacker:
    """If a champion is attacking alone, banish it. A word of its own because no condition counts attackers."""


@dataclass(frozen=True)
class NoAttacksThisTurn:
    """Champions cannot attack this turn. A word of its own because it changes the turn and no champion: it holds for
    those that come later, and nobody loses it with their abilities."""


@dataclass(frozen=True)
class ReturnToPlay:
    """Remove a champion from play, then return it to play prepared under its owner's control. It is a new champion, and
    IT from then on; a token does not come back. A word of its own because no zone lies between: banishing or breaking
    it first would move its card and trigger abilities."""

    what: What


@dataclass(frozen=True)
class PutCopy:
    """Put a token into play that is a copy of this card (2.3.6). A word of its own because a definition cannot name the
    card it is part of; its program is that of `PutTokens`."""


@dataclass(frozen=True)
class LoseAbilities:
    """They lose their powers and abilities this turn. A word of its own because `Gain` only adds."""

    what: What


@dataclass(frozen=True)
class CannotGainHealth:
    """These players cannot gain health this turn."""

    who: Who


@dataclass(frozen=True)
class GainGold:
    """Gain gold. With an alignment it may only be used for the costs of cards of that alignment: to play them, for
    their powers and for what their effects ask; `to_play`: not for the last."""

    amount: int
    alignment: Alignment = Alignment.NONE
    to_play: bool = False


@dataclass(frozen=True)
class Pay:
    """Pay gold or health, in a "you may" (3.6)."""

    gold: int = 0
    health: int = 0


@dataclass(frozen=True)
class LoseAnyHealth:
    """Lose X health, X being any amount of your choice; X is known from then on. A word of its own because it asks
    for the number that other words are given."""


@dataclass(frozen=True)
class WinGame:
    """You win the game. A word of its own because it is no loss of the other player (1.2), whose health stays."""


@dataclass(frozen=True)
class RevealTop:
    """Reveal the top `count` cards of your deck. Put one of `keep` into your hand, or into play; banish the rest. With
    `may` none need be kept."""

    count: Amount
    keep: RevealedCard
    into_play: bool = False
    may: bool = True


@dataclass(frozen=True)
class RevealTopCard:
    """Reveal the top card of a player's deck. It is IT. A word of its own because it keeps and moves nothing, which
    `RevealTop` does."""

    whose: Who


@dataclass(frozen=True)
class Play:
    """Play a card from another zone (3.2), for its cost or `free`: without paying it."""

    what: Choice | Ref
    free: bool = False


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
class Does:
    """These players, one after the other, do this themselves: inside, they are "you"."""

    who: Who | Target
    do: Effect


@dataclass(frozen=True)
class IfYouDo:
    """This, and if it was done, what follows; else the other. Something is done when at least one thing changed."""

    do: Effect
    then: Effect
    otherwise: Effect = ()


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
class OneOf:
    """Ways to play an event, divided by OR; chosen when it is played (3.2.1). In an ability: chosen on resolution. A
    bare effect is a Mode without gold."""

    modes: tuple[Effect | Mode, ...]


def Either(*modes: Effect | Mode) -> OneOf:  # noqa: N802
    """One of two or three ways."""
    return OneOf(modes)


def OnYourTurn(do: Effect) -> If:  # noqa: N802
    """If it is your turn, this happens."""
    return If(YOUR_TURN, do)


Step = (
    Choose | Draw | Discard | GainHealth | LoseHealth | Damage | DamageEveryone | DivideDamage | DamageInTurn | Break
    | BreakAllButChosen | Banish | BanishDiscardPile | BanishAnyNumber | ReturnToHand | PutIntoPlay | PutTokens | Expend
    | Prepare | Gain | StaticThisTurn | DamagedLose | PutCounters | Control | Transform | RemoveFromBattle
    | JoinBattle | BanishLoneAttacker | NoAttacksThisTurn | ReturnToPlay | PutCopy | LoseAbilities | CannotGainHealth
    | GainGold | Pay | LoseAnyHealth | WinGame | RevealTop | RevealTopCard | Play | Recall | Recycle | May | Does
    | IfYouDo | If | AtEndOfTurn | OneOf
)  # fmt: skip
Effect = Step | tuple[Step, ...]
