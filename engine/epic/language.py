"""The vocabulary that card authors use: frozen dataclasses and constants, no behaviour.

A card is one `Card`. Its printed text (`text.py`) and its programs (`compile.py`) both come from it, so a word here has
one meaning, one phrase and one translation. Words name mechanics of the game, never a card. Effects are written in the
order in which they happen (rule 3.2.3); a tuple of effects is a sequence.

Within one effect, `IT` is what the effect chose last (a champion, a card, or all of them when several were chosen),
`THAT_PLAYER` the player chosen last (or the one an event happened to), `X` the number found last.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntFlag, auto

# --- alignments, keywords, gems ------------------------------------------------------------------------------------


class Alignment(IntFlag):
    """Alignments, rule 2.5. A card may have several."""

    NONE = 0
    GOOD = 1
    EVIL = 2
    SAGE = 4
    WILD = 8


GOOD, EVIL, SAGE, WILD = Alignment.GOOD, Alignment.EVIL, Alignment.SAGE, Alignment.WILD


class Keyword(IntFlag):
    """Keywords of champions (rules 5.2 to 5.14), then qualities that print as a sentence."""

    NONE = 0
    AIRBORNE = 1
    AMBUSH = 2
    BLITZ = 4
    BREAKTHROUGH = 8
    RIGHTEOUS = 16
    UNBANISHABLE = 32
    UNBLOCKABLE = 64
    UNBREAKABLE = 128
    UNTARGETABLE = 256
    MUST_ATTACK = 512  # this card must attack each turn if able
    MUST_BE_BLOCKED = 1024  # this card must be blocked if able (4.4.6c)
    BREAKS_DAMAGED = 2048  # break any champion damaged by this card


AIRBORNE, AMBUSH, BLITZ = Keyword.AIRBORNE, Keyword.AMBUSH, Keyword.BLITZ
BREAKTHROUGH, RIGHTEOUS, UNBANISHABLE = Keyword.BREAKTHROUGH, Keyword.RIGHTEOUS, Keyword.UNBANISHABLE
UNBLOCKABLE, UNBREAKABLE, UNTARGETABLE = Keyword.UNBLOCKABLE, Keyword.UNBREAKABLE, Keyword.UNTARGETABLE
MUST_ATTACK, MUST_BE_BLOCKED = Keyword.MUST_ATTACK, Keyword.MUST_BE_BLOCKED
BREAKS_DAMAGED = Keyword.BREAKS_DAMAGED


class Gem(Enum):
    """The gem in a card's lower right corner: red cards are the rarer half of a cube."""

    RED = "red"
    WHITE = "white"


RED, WHITE = Gem.RED, Gem.WHITE


# --- nouns: who and what ---------------------------------------------------------------------------------------------


class Who(Enum):
    """Players, seen from the controller of the effect."""

    ANYONE = auto()  # in filters: no matter whose
    YOU = auto()
    OPPONENT = auto()
    EACH_OPPONENT = auto()
    EACH_PLAYER = auto()
    TURN_PLAYER = auto()  # the player whose turn it is
    THAT_PLAYER = auto()  # the player chosen last, or whom the trigger's event happened to
    ITS_CONTROLLER = auto()  # the controller of IT, as last seen when it has left play


ANYONE, YOU, OPPONENT = Who.ANYONE, Who.YOU, Who.OPPONENT
EACH_OPPONENT, EACH_PLAYER, TURN_PLAYER = Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.TURN_PLAYER
THAT_PLAYER, ITS_CONTROLLER = Who.THAT_PLAYER, Who.ITS_CONTROLLER


class Ref(Enum):
    """Things that an effect has already named."""

    THIS = auto()  # the card that the effect belongs to
    IT = auto()  # what was chosen, matched by Each or put into play last; all of them when several were


THIS, IT = Ref.THIS, Ref.IT


@dataclass(frozen=True)
class Champion:
    """Champions in play with all of these traits. `cost` is the printed cost; tokens cost 0."""

    alignment: Alignment = Alignment.NONE
    cls: str = ""
    cost: int | None = None
    token: bool | None = None
    other: bool = False  # not THIS
    whose: Who = ANYONE  # ANYONE, YOU, OPPONENT or THAT_PLAYER
    attacking: bool = False
    blocking: bool = False  # with `attacking`: either


@dataclass(frozen=True)
class DiscardedCard:
    """Cards in discard piles with all of these traits."""

    kind: Champion | Event | None = None
    alignment: Alignment = Alignment.NONE
    cost: int | None = None
    whose: Who = ANYONE  # ANYONE ("any discard pile"), YOU, THAT_PLAYER or EACH_PLAYER (with Each: their own)
    broken_this_turn: bool = False
    other: bool = False  # "another": not THIS


@dataclass(frozen=True)
class HandCard:
    """Cards in your hand with all of these traits."""

    kind: Champion | Event | None = None


@dataclass(frozen=True)
class Event:
    """The kind of card that is an event."""


@dataclass(frozen=True)
class Player:
    """Players as things to target."""

    whose: Who = ANYONE  # ANYONE or OPPONENT


@dataclass(frozen=True)
class ChampionOrPlayer:
    """What "a target" means: any champion or player (5.20)."""


CHAMPION, EVENT = Champion(), Event()
YOUR_CHAMPION = Champion(whose=YOU)
PLAYER, OPPONENT_PLAYER = Player(), Player(OPPONENT)
ANYTHING = ChampionOrPlayer()

Filter = Champion | DiscardedCard | HandCard | Player | ChampionOrPlayer


@dataclass(frozen=True)
class Target:
    """Chosen on resolution (3.2.3d) with the word target: untargetable ones cannot be chosen. As many as possible
    (5.20.7), each a different one; `up_to` lets the player choose fewer, none included."""

    what: Filter
    count: int = 1
    up_to: bool = False


@dataclass(frozen=True)
class Choice:
    """Chosen on resolution without the word target (5.12.3)."""

    what: Filter


@dataclass(frozen=True)
class Each:
    """All that match, without choosing."""

    what: Champion | DiscardedCard | Player


@dataclass(frozen=True)
class Namesakes:
    """Target champion and all other champions with the same name."""

    what: Target


@dataclass(frozen=True)
class PlayerAndChampions:
    """Target player and each champion they control."""

    player: Target


What = Target | Choice | Each | Ref | Namesakes | PlayerAndChampions


# --- numbers ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Number:
    """A number known only on resolution. Negative numbers count as 0."""

    of: NumberOf
    plus: int = 0


class NumberOf(Enum):
    X = auto()  # the number found last
    OFFENSE_OF_IT = auto()  # as last seen when it has left play
    DAMAGE_ON_THIS = auto()  # damage that this card took this turn
    CHAMPIONS_IN_DISCARD = auto()  # in the discard pile of the player the number is counted for


X = Number(NumberOf.X)
OFFENSE_OF_IT = Number(NumberOf.OFFENSE_OF_IT)
DAMAGE_ON_THIS = Number(NumberOf.DAMAGE_ON_THIS)
CHAMPIONS_IN_DISCARD = Number(NumberOf.CHAMPIONS_IN_DISCARD)

Amount = int | Number


# --- conditions ------------------------------------------------------------------------------------------------------


class Fact(Enum):
    """Conditions of one word."""

    YOUR_TURN = auto()
    OPPONENTS_TURN = auto()
    THIS_IN_PLAY = auto()
    THIS_IN_DISCARD = auto()
    THIS_EXPENDED = auto()
    YOU_CONTROLLED_IT = auto()  # as last seen
    IT_ATTACKED_YOU_UNBLOCKED = auto()  # as last seen: it attacked you, after blocks were declared without one


YOUR_TURN, OPPONENTS_TURN = Fact.YOUR_TURN, Fact.OPPONENTS_TURN
THIS_IN_PLAY, THIS_IN_DISCARD, THIS_EXPENDED = Fact.THIS_IN_PLAY, Fact.THIS_IN_DISCARD, Fact.THIS_EXPENDED
YOU_CONTROLLED_IT, IT_ATTACKED_YOU_UNBLOCKED = Fact.YOU_CONTROLLED_IT, Fact.IT_ATTACKED_YOU_UNBLOCKED


@dataclass(frozen=True)
class YouPlayed:
    """You played a card of this cost and alignment this turn."""

    cost: int
    alignment: Alignment


Condition = Fact | YouPlayed


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


# --- abilities -------------------------------------------------------------------------------------------------------


class On(Enum):
    """Moments that abilities wait for. THIS is the card with the ability."""

    TRIBUTE = auto()  # this card enters play (5.6)
    ATTACKS = auto()  # this card attacks
    BLOCKS = auto()  # this card blocks
    BROKEN = auto()  # this card is broken
    OTHER_CHAMPION_BROKEN = auto()  # another champion is broken
    DEALS_DAMAGE = auto()  # this card deals damage
    DAMAGES_PLAYER = auto()  # this card damages a player, who is THAT_PLAYER
    DAMAGES_OPPONENT = auto()  # this card damages an opponent, who is THAT_PLAYER
    INTO_DISCARD = auto()  # this card goes into your discard pile from anywhere
    LEAVES_DISCARD = auto()  # this card leaves your discard pile
    RECALLED = auto()  # you recall this card
    START_OF_YOUR_TURN = auto()  # 4.2.5
    END_OF_EACH_TURN = auto()  # 4.5.2a


TRIBUTE = On.TRIBUTE


@dataclass(frozen=True)
class LoyaltyOf:
    """This card enters play and you reveal `count` cards of its alignment from your hand (5.3)."""

    count: int


@dataclass(frozen=True)
class AllyOf:
    """You play a card of cost 1 and this alignment from your hand (5.18)."""

    alignment: Alignment


Moment = On | LoyaltyOf | AllyOf


@dataclass(frozen=True)
class Trigger:
    """Whenever one of the moments comes, the effect waits to resolve (3.4)."""

    moments: tuple[Moment, ...]
    do: Effect


def Tribute(*do: Step) -> Trigger:  # noqa: N802
    """Tribute -> the effect."""
    return Trigger((On.TRIBUTE,), do)


def Loyalty(count: int, *do: Step) -> Trigger:  # noqa: N802
    """Loyalty `count` -> the effect."""
    return Trigger((LoyaltyOf(count),), do)


def Ally(alignment: Alignment, *do: Step) -> Trigger:  # noqa: N802
    """{alignment} -> the effect."""
    return Trigger((AllyOf(alignment),), do)


def Whenever(moment: Moment, *do: Step) -> Trigger:  # noqa: N802
    """The moment -> the effect."""
    return Trigger((moment,), do)


class Cost(Enum):
    """Costs of powers (3.6.2)."""

    GOLD = auto()
    EXPEND = auto()  # expend this card: not while it is expended or deploying without blitz
    BREAK_THIS = auto()  # not while it is unbreakable (5.9.4)
    REMOVE_COUNTER = auto()  # one counter of this card


GOLD, EXPEND, BREAK_THIS, REMOVE_COUNTER = Cost.GOLD, Cost.EXPEND, Cost.BREAK_THIS, Cost.REMOVE_COUNTER


@dataclass(frozen=True)
class Power:
    """Costs: effect (3.5). In a card's `discard` part it is used from the discard pile."""

    costs: tuple[Cost, ...]
    do: Effect


@dataclass(frozen=True)
class Have:
    """Continuously (3.3), `what` have keywords, numbers and alignments, while the condition holds."""

    what: Champion | Ref
    keywords: Keyword = Keyword.NONE
    offense: int = 0
    defense: int = 0
    alignment: Alignment = Alignment.NONE
    when: Condition | None = None


@dataclass(frozen=True)
class CannotBeAttacked:
    """While the condition holds, you cannot be attacked."""

    when: Condition


@dataclass(frozen=True)
class PlayAsAmbush:
    """You may play champions of this alignment as if they had ambush (5.14)."""

    alignment: Alignment


Ability = Keyword | Trigger | Power | Have | CannotBeAttacked | PlayAsAmbush


# --- cards -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Token:
    """A token champion (2.3.4). Costs 0."""

    name: str
    alignment: Alignment
    classes: str
    offense: int
    defense: int


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
