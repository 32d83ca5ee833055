"""Nouns of the vocabulary: what cards are, players, things to choose, numbers and conditions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntFlag, auto

# --- what is printed on a card ---------------------------------------------------------------------------------------


class Alignment(IntFlag):
    """Rule book, Alignment. A card has one; a champion that is face down has none."""

    NONE = 0
    GOOD = 1
    EVIL = 2
    WILD = 4
    UNALIGNED = 8


GOOD, EVIL, WILD, UNALIGNED = Alignment.GOOD, Alignment.EVIL, Alignment.WILD, Alignment.UNALIGNED


class Origin(IntFlag):
    """Rule book, Origin. A card has one; a champion that is face down has none."""

    NONE = 0
    NATURAL = 1
    MAGICAL = 2
    CONSTRUCTED = 4


NATURAL, MAGICAL, CONSTRUCTED = Origin.NATURAL, Origin.MAGICAL, Origin.CONSTRUCTED


class Kind(IntFlag):
    """The type of a card (rule book, Type); in filters, any of several."""

    ANY = 0
    CHAMPION = 1
    OBJECT = 2
    EVENT = 4


CHAMPION, OBJECT, EVENT = Kind.CHAMPION, Kind.OBJECT, Kind.EVENT


class Price(Enum):
    """The symbol in the upper left corner: what it costs to play a card."""

    FREE = auto()
    ACTION = auto()


FREE, ACTION = Price.FREE, Price.ACTION


class Speed(Enum):
    """When a card may be played, or an ability used (rule book, When a Card Can Be Played); the second three are
    instantaneous."""

    BUILD = auto()
    PACED = auto()
    FAST = auto()
    INSTANT_BUILD = auto()
    INSTANT_PACED = auto()
    INSTANT_FAST = auto()


BUILD, PACED, FAST = Speed.BUILD, Speed.PACED, Speed.FAST
INSTANT_BUILD, INSTANT_PACED, INSTANT_FAST = Speed.INSTANT_BUILD, Speed.INSTANT_PACED, Speed.INSTANT_FAST


class Keyword(IntFlag):
    """Keywords (rule book, Game Terms), then qualities that print as a sentence."""

    NONE = 0
    AIRBORNE = 1
    BREAKTHROUGH = 2
    DEADLY = 4
    HUNTER = 8
    RANGE = 16
    RECALL = 32  # an action, fast: this card from your discard pile into your hand
    SWARM = 64  # expend, fast: this champion joins your attack
    UNBANISHABLE = 128
    UNBLOCKABLE = 256
    UNBREAKABLE = 512
    UNSTOPPABLE = 1024
    UNTARGETABLE = 2048
    VEILED = 4096
    BLOCKS_AIRBORNE = 1 << 13  # it can block airborne champions, and so hunt them
    BLOCKS_PREPARED = 1 << 14  # it does not flip to block
    CANNOT_ATTACK = 1 << 15
    CANNOT_BLOCK = 1 << 16
    DEALS_NO_DAMAGE = 1 << 17
    FLIPS_TO_ATTACK = 1 << 18  # it flips, and does not expend, to attack
    MUST_ATTACK = 1 << 19  # each turn of its controller, if able
    MUST_BE_TARGETED = 1 << 20  # by events and abilities of opponents, if able
    MUST_HUNT = 1 << 21  # it attacks a champion each turn of its controller, if able


AIRBORNE, BREAKTHROUGH, DEADLY, HUNTER = Keyword.AIRBORNE, Keyword.BREAKTHROUGH, Keyword.DEADLY, Keyword.HUNTER
RANGE, RECALL, SWARM, VEILED = Keyword.RANGE, Keyword.RECALL, Keyword.SWARM, Keyword.VEILED
UNBANISHABLE, UNBLOCKABLE, UNBREAKABLE = Keyword.UNBANISHABLE, Keyword.UNBLOCKABLE, Keyword.UNBREAKABLE
UNSTOPPABLE, UNTARGETABLE = Keyword.UNSTOPPABLE, Keyword.UNTARGETABLE
BLOCKS_AIRBORNE, BLOCKS_PREPARED = Keyword.BLOCKS_AIRBORNE, Keyword.BLOCKS_PREPARED
CANNOT_ATTACK, CANNOT_BLOCK, DEALS_NO_DAMAGE = Keyword.CANNOT_ATTACK, Keyword.CANNOT_BLOCK, Keyword.DEALS_NO_DAMAGE
FLIPS_TO_ATTACK, MUST_ATTACK = Keyword.FLIPS_TO_ATTACK, Keyword.MUST_ATTACK
MUST_BE_TARGETED, MUST_HUNT = Keyword.MUST_BE_TARGETED, Keyword.MUST_HUNT


@dataclass(frozen=True)
class Counter:
    """A kind of counters. PLUS, DEMORALIZED and UNTARGETABLE_COUNTER are continuous abilities of the piece they lie on
    (rule book, Continuous Abilities); the others only mark it."""

    name: str


PLUS = Counter("+1/+1")  # it gets +1 offense and +1 defense
DEMORALIZED = Counter("demoralized")  # it is 0/1, without abilities of its own
UNTARGETABLE_COUNTER = Counter("untargetable")  # it is untargetable

# --- players ---------------------------------------------------------------------------------------------------------


class Who(Enum):
    """Players, seen from the controller of the effect. Several do things one after the other: opponents from one's left
    on, all players from the active one on."""

    ANYONE = auto()  # in filters: no matter whose
    YOU = auto()
    OPPONENT = auto()  # in filters: any other player
    EACH_OPPONENT = auto()
    EACH_PLAYER = auto()  # in filters: each in a zone of their own
    THAT_PLAYER = auto()  # the player chosen or damaged last, or the one an event happened to; perhaps nobody
    ITS_CONTROLLER = auto()  # of IT, as last seen when it has left play or the line
    ITS_OWNER = auto()
    CONTROLLER = auto()  # of the effect, inside `Does` or `Unless`, where YOU is who does it


ANYONE, YOU, OPPONENT = Who.ANYONE, Who.YOU, Who.OPPONENT
EACH_OPPONENT, EACH_PLAYER, THAT_PLAYER = Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.THAT_PLAYER
ITS_CONTROLLER, ITS_OWNER, CONTROLLER = Who.ITS_CONTROLLER, Who.ITS_OWNER, Who.CONTROLLER

# --- filters: what there is to choose from --------------------------------------------------------------------------


@dataclass(frozen=True)
class Traits:
    """What a card or token is. A field left out asks for nothing; several kinds, alignments or origins: any of them."""

    kind: Kind = Kind.ANY
    alignment: Alignment = Alignment.NONE
    origin: Origin = Origin.NONE
    not_alignment: Alignment = Alignment.NONE  # of none of these
    not_origin: Origin = Origin.NONE
    named: str = ""  # a token of this name
    not_named: str = ""  # anything but a token of this name
    price: Price | None = None  # the printed one; a token has none
    token: bool | None = None
    chosen: bool | None = None  # of the alignment that was chosen (`ChooseAlignment`), or of another one
    alignment_of_it: bool = False  # of the alignment of IT


ANY = Traits()


@dataclass(frozen=True)
class Piece(Traits):
    """Champions and objects in play with all of these traits."""

    whose: Who = ANYONE  # who controls them
    other: bool = False  # not THIS
    attacking: bool = False
    blocking: bool = False
    attacking_you: bool = False
    with_this: bool = False  # THIS, and what attacks or blocks together with it
    prepared: bool = False
    having: Keyword = Keyword.NONE  # at least one of these
    without: Keyword = Keyword.NONE
    most_defense: Amount | None = None  # its defense is this much or less
    counter: Counter | None = None  # it has such a counter


class Zone(Enum):
    """Where cards are that are not in play."""

    HAND = auto()
    DISCARD = auto()
    TOP = auto()  # among those that `LookAtTop` or `RevealTop` has shown
    UNDER_THIS = auto()  # set aside by `PutUnderThis`, no matter whose; known when THIS is gone, too


HAND, DISCARD, TOP, UNDER_THIS = Zone.HAND, Zone.DISCARD, Zone.TOP, Zone.UNDER_THIS


@dataclass(frozen=True)
class CardIn(Traits):
    """Cards out of play with all of these traits, in a zone of these players."""

    zone: Zone = DISCARD
    whose: Who = YOU
    other: bool = False  # not THIS


@dataclass(frozen=True)
class OnLine(Traits):
    """What is on the line, with all of these traits: cards, abilities, or both; never what is resolving."""

    cards: bool = True
    abilities: bool = False
    whose: Who = ANYONE
    saying: tuple[str, ...] = ()  # one of these stands in its printed text, in capitals or not
    targets_this: bool = False  # THIS is a target of it


@dataclass(frozen=True)
class Player:
    """Players as things to choose."""

    whose: Who = ANYONE  # ANYONE or OPPONENT


@dataclass(frozen=True)
class AnyOf:
    """Whatever one of these filters matches."""

    filters: tuple[Filter, ...]


Filter = Piece | CardIn | OnLine | Player | AnyOf

YOUR_CHAMPION = Piece(CHAMPION, whose=YOU)
ANYTHING = AnyOf((Piece(CHAMPION), Player()))  # "any target": a champion or player

# --- choosing --------------------------------------------------------------------------------------------------------


class AnyNumber(Enum):
    """As many as its player likes, none included. With a cost, a reveal or a number, X is known from then on."""

    ANY_NUMBER = auto()


ANY_NUMBER = AnyNumber.ANY_NUMBER


@dataclass(frozen=True)
class Target:
    """Chosen with the word target, when the effect is put on the line; untargetable ones cannot be chosen. `count`
    different ones; with `up_to` fewer, none included. `another`: none of those that the effect has named before."""

    what: Filter
    count: Amount | AnyNumber = 1
    up_to: bool = False
    another: bool = False


@dataclass(frozen=True)
class Choice:
    """Chosen on resolution, without the word target: `count` different ones, as many as there are. `by`: who chooses;
    of EACH_PLAYER each among their own, and then all of it moves together. Of what EACH_OPPONENT has, so many of each.
    `at_random`: nobody chooses."""

    what: Filter
    count: Amount | AnyNumber = 1
    up_to: bool = False
    another: bool = False
    by: Who = YOU
    at_random: bool = False


@dataclass(frozen=True)
class Each:
    """All that match, without choosing."""

    what: Filter
    another: bool = False


class Ref(Enum):
    """Things that an effect has already named."""

    THIS = auto()  # the card or token that the effect belongs to
    IT = auto()  # what was chosen or matched last


THIS, IT = Ref.THIS, Ref.IT

What = Target | Choice | Each | Ref


@dataclass(frozen=True)
class Token:
    """A token champion (rule book, Tokens)."""

    name: str
    alignment: Alignment
    origin: Origin
    offense: int
    defense: int
    keywords: Keyword = Keyword.NONE


# --- numbers ---------------------------------------------------------------------------------------------------------


class NumberOf(Enum):
    X = auto()  # the number found last: chosen, revealed, paid
    DAMAGE_DEALT = auto()  # by the event that triggered: what was really dealt
    DAMAGE_ON_THIS = auto()  # what this took this turn
    OFFENSE_OF_IT = auto()  # as last seen when it has left play, never below 0
    DEFENSE_OF_IT = auto()
    YOUR_MOJO = auto()
    COUNTERS_ON_THIS = auto()  # of any kind; as last seen when it has left play


@dataclass(frozen=True)
class Number:
    """`times` what it is of, `plus` more, `most` at most. Negative numbers count as 0 (rule book, Negative Numbers)."""

    of: NumberOf
    plus: int = 0
    times: int = 1
    most: int | None = None


X = Number(NumberOf.X)
DAMAGE_DEALT, DAMAGE_ON_THIS = Number(NumberOf.DAMAGE_DEALT), Number(NumberOf.DAMAGE_ON_THIS)
OFFENSE_OF_IT, DEFENSE_OF_IT = Number(NumberOf.OFFENSE_OF_IT), Number(NumberOf.DEFENSE_OF_IT)
YOUR_MOJO = Number(NumberOf.YOUR_MOJO)


@dataclass(frozen=True)
class Count:
    """`times` for each that matches, and `plus` more; in an effect, counted on resolution."""

    what: Piece | CardIn
    times: int = 1
    plus: int = 0


@dataclass(frozen=True)
class Done:
    """`times` for each thing with these traits that the last step of the effect has changed: broken, banished, flipped,
    discarded; for Mojo, each point that was lost. `players`: for each player to whom such a thing belonged."""

    what: Traits = ANY
    times: int = 1
    players: bool = False


@dataclass(frozen=True)
class NumberIf:
    """`then` if the condition holds, else `otherwise`."""

    condition: Condition
    then: Amount
    otherwise: Amount


DONE = Done()

Amount = int | Number | Count | Done | NumberIf

# --- conditions ------------------------------------------------------------------------------------------------------


class Fact(Enum):
    """Conditions of one word."""

    YOUR_TURN = auto()
    YOUR_PRE_BATTLE = auto()
    YOUR_BUILD = auto()
    THIS_EXPENDED = auto()
    THIS_PREPARED = auto()
    PAID = auto()  # what `MayPay` asks for was paid for this
    ACTION_PAID_FOR_IT = auto()  # an action was paid to play IT, as its price or more


YOUR_TURN, YOUR_PRE_BATTLE, YOUR_BUILD = Fact.YOUR_TURN, Fact.YOUR_PRE_BATTLE, Fact.YOUR_BUILD
THIS_EXPENDED, THIS_PREPARED = Fact.THIS_EXPENDED, Fact.THIS_PREPARED
PAID, ACTION_PAID_FOR_IT = Fact.PAID, Fact.ACTION_PAID_FOR_IT


@dataclass(frozen=True)
class WhenPlayed:
    """This was so when the card that resolves was played."""

    condition: Fact


@dataclass(frozen=True)
class ItIs:
    """IT has one of these traits, as last seen when it has left play."""

    one_of: tuple[Traits, ...]


@dataclass(frozen=True)
class YouPlayed:
    """You have played such a card earlier this turn, whether or not it resolved."""

    what: Traits


@dataclass(frozen=True)
class TookTurns:
    """This player has completed at least so many turns."""

    who: Who
    count: int


@dataclass(frozen=True)
class OnlySuchInDiscard:
    """Your discard pile holds THIS, and only cards with these traits."""

    what: Traits


Condition = Fact | WhenPlayed | ItIs | YouPlayed | TookTurns | OnlySuchInDiscard
