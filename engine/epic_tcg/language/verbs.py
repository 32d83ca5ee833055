"""Verbs of the vocabulary: what effects do. Some are costs as well."""

from __future__ import annotations

from dataclasses import dataclass

from engine.epic_tcg.language.nouns import (
    ANY,
    ITS_CONTROLLER,
    PLUS,
    THIS,
    YOU,
    Alignment,
    Amount,
    AnyNumber,
    Choice,
    Counter,
    Keyword,
    Kind,
    Ref,
    Target,
    Token,
    Traits,
    What,
    Who,
)

# --- cards in hands, decks and discard piles --------------------------------------------------------------------------


@dataclass(frozen=True)
class Choose:
    """Name now what the rest of the effect calls IT, or THAT_PLAYER. Prints where it is first named."""

    what: Target | Choice


@dataclass(frozen=True)
class Draw:
    """A number of cards, or cards that are shown from the top of a deck; both are drawing."""

    what: Amount | What = 1
    who: Who | Target = YOU


@dataclass(frozen=True)
class Discard:
    """Cards of this player's choice, or at random; with IT, that card."""

    count: Amount | AnyNumber = 1
    who: Who | Target = YOU
    what: Traits | Ref = ANY
    at_random: bool = False


@dataclass(frozen=True)
class DiscardHand:
    """The whole hand, or all cards in it with these traits."""

    who: Who | Target = YOU
    what: Traits = ANY


@dataclass(frozen=True)
class Reveal:
    """Show cards of your hand to everybody; they stay there. X is how many: exactly so many, with `up_to` fewer, none
    included."""

    count: int | AnyNumber
    what: Traits = ANY
    up_to: bool = False


@dataclass(frozen=True)
class RevealHand:
    """Show a hand to everybody, or to you only."""

    who: Who | Target
    to_you: bool = False


@dataclass(frozen=True)
class LookAtTop:
    """Look at the top cards of a deck, which are IT: zone TOP until the effect has resolved. What is left there then
    stays on top."""

    count: int
    whose: Who | Target = YOU


@dataclass(frozen=True)
class RevealTop:
    """Show everybody the top card of your deck: it is IT."""


@dataclass(frozen=True)
class ShowIt:
    """Show everybody the card that was chosen of those that only some can see."""


@dataclass(frozen=True)
class PutOnTop:
    """On top of its owner's deck; several of zone TOP in any order of yours."""

    what: What


@dataclass(frozen=True)
class PutIntoHand:
    """From play, a hand, a discard pile or zone TOP into the hand of a player; what is out of play is controlled by the
    player whose zone it lies in. An event that resolves takes itself with THIS."""

    what: What
    whose: Who = ITS_CONTROLLER


@dataclass(frozen=True)
class PutIntoDiscard:
    """From play, a hand or another discard pile into the discard pile of a player; nothing is broken."""

    what: What
    whose: Who = YOU


@dataclass(frozen=True)
class BanishDiscardPiles:
    """The whole discard pile of target player, or of these players."""

    whose: Who | Target


@dataclass(frozen=True)
class PutUnderThis:
    """Set a piece aside under THIS: it is out of play, in zone UNDER_THIS."""

    what: What


# --- Mojo and damage -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GainMojo:
    amount: Amount
    who: Who | Target = YOU


@dataclass(frozen=True)
class LoseMojo:
    amount: Amount
    who: Who | Target = YOU


@dataclass(frozen=True)
class LoseGame:
    """Rule book, Winning the Game."""

    who: Who | Target


@dataclass(frozen=True)
class Damage:
    """That much to each of these, all together, named in order. `by`: who deals it."""

    amount: Amount
    to: What | Who | tuple[What | Who, ...]
    deadly: bool = False
    by: Ref = THIS


@dataclass(frozen=True)
class DivideDamage:
    """THIS deals that much, divided any way you like, at least 1 to each, when the effect is put on the line."""

    amount: Amount
    among: Target | Choice


# --- champions and objects -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Break:
    """Into the discard pile of its controller, or of the player named (rule book, Break)."""

    what: What
    into: Who = ITS_CONTROLLER


@dataclass(frozen=True)
class Banish:
    """To the bottom of its owner's deck (rule book, Banish), from play, a hand, a discard pile or zone TOP; several in
    random order. An event that resolves banishes itself with THIS."""

    what: What


@dataclass(frozen=True)
class PutIntoPlay:
    """Under your control, or that of another; cards of EACH_PLAYER under that of the player whose zone they are in.
    They were not played. `returned` prints "return ... to play": from your discard pile, or from under THIS."""

    what: What
    under: Who = YOU
    returned: bool = False


@dataclass(frozen=True)
class MakeTokens:
    """Put tokens into play under your control: of this kind, or copies of THIS."""

    count: Amount
    token: Token | Ref


@dataclass(frozen=True)
class Expend:
    """Turn sideways, prepared or not (rule book, Expend)."""

    what: What


@dataclass(frozen=True)
class Flip:
    """Turn a prepared one upside down (rule book, Flip)."""

    what: What


@dataclass(frozen=True)
class Prepare:
    what: What


@dataclass(frozen=True)
class StaysUnprepared:
    """They do not prepare in the next Prepare Step of their controller."""

    what: What


@dataclass(frozen=True)
class Veil:
    """Turn it face down."""

    what: What


@dataclass(frozen=True)
class Lose:
    """`what` lose keywords until the end of the turn."""

    what: What
    keywords: Keyword


@dataclass(frozen=True)
class Become:
    """Until the end of the turn: its printed numbers are these, and with a `kind` it is of this kind and no other."""

    what: What
    offense: int
    defense: int
    keywords: Keyword = Keyword.NONE
    kind: Kind = Kind.ANY


@dataclass(frozen=True)
class BecomeCopy:
    """`what` becomes a copy of what is chosen: printed values and abilities. `keeping`: and keeps this ability of its
    own. Counters, damage and position stay as they are. As it enters, it enters as the copy: both its own abilities for
    entering and those that are copied trigger."""

    of: What
    what: Ref = THIS
    keeping: bool = False


@dataclass(frozen=True)
class PutCounters:
    count: Amount
    what: What = THIS
    counter: Counter = PLUS


@dataclass(frozen=True)
class RemoveCounters:
    """A cost only."""

    count: int | AnyNumber = 1
    counter: Counter = PLUS


@dataclass(frozen=True)
class Control:
    """Take control: for good, or until the end of the turn."""

    what: What
    this_turn: bool = False


@dataclass(frozen=True)
class ExchangeControl:
    """Both choices are made first; if one of them finds nothing, nothing happens."""

    yours: Choice
    theirs: Choice


@dataclass(frozen=True)
class LeaveAttack:
    """They leave the attack."""

    what: What


@dataclass(frozen=True)
class NoBattleDamage:
    """If this was played during an attack, no more battle damage is dealt in it."""


# --- the line --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stop:
    """Take it off the line; it does not resolve (rule book, Stop). Nothing unstoppable. A card goes to the discard pile
    of its controller, or this happens to it `instead`; abilities are just gone."""

    what: What
    instead: Banish | PutIntoHand | PutIntoDiscard | PutOnTop | None = None


@dataclass(frozen=True)
class ResolveNow:
    """It resolves at once, before what lies above it, and nobody may respond."""

    what: Target


@dataclass(frozen=True)
class ChangeTargets:
    """Choose other legal targets for it, now: each that can be changed; with `up_to` as many as you like; with
    `only_this` those that are THIS."""

    what: Target
    up_to: bool = False
    only_this: bool = False


@dataclass(frozen=True)
class CopyOnLine:
    """Put a copy of it on the line above it, with targets of your choice; all that was paid and chosen is copied."""

    what: Target


@dataclass(frozen=True)
class PutOnLine:
    """Put THIS on the line from a hand or discard pile. It is not played, and costs nothing."""


# --- actions and turns -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GainAction:
    """For this turn. `only`: it pays for such cards and for abilities of such."""

    count: int = 1
    only: Traits = ANY


@dataclass(frozen=True)
class PayAction:
    """Pay an action, in a "you may" or in `Unless`."""


@dataclass(frozen=True)
class ExtraTurn:
    """Take an extra turn after this one, if it is not your third in a row."""


@dataclass(frozen=True)
class ChooseAlignment:
    """One of these, when the effect is put on the line; filters with `chosen` go by it."""

    among: Alignment


@dataclass(frozen=True)
class ChooseNumber:
    """X, any number, when the effect is put on the line."""


Verb = (
    Choose | Draw | Discard | DiscardHand | Reveal | RevealHand | LookAtTop | RevealTop | ShowIt | PutOnTop
    | PutIntoHand | PutIntoDiscard | BanishDiscardPiles | PutUnderThis | GainMojo | LoseMojo | LoseGame | Damage
    | DivideDamage | Break | Banish | PutIntoPlay | MakeTokens | Expend | Flip | Prepare | StaysUnprepared
    | Veil | Lose | Become | BecomeCopy | PutCounters | Control | ExchangeControl | LeaveAttack | NoBattleDamage | Stop
    | ResolveNow | ChangeTargets | CopyOnLine | PutOnLine | GainAction | PayAction | ExtraTurn | ChooseAlignment
    | ChooseNumber
)  # fmt: skip
