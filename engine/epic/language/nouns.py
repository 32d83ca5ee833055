"""Nouns of the vocabulary: alignments, keywords, players, things to choose, numbers and conditions."""

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
    UNBLOCKABLE_BY_WEAKER = 4096  # unblockable by champions with less offense than this card
    CANNOT_GAIN = 8192  # this card cannot gain powers or abilities


AIRBORNE, AMBUSH, BLITZ = Keyword.AIRBORNE, Keyword.AMBUSH, Keyword.BLITZ
BREAKTHROUGH, RIGHTEOUS, UNBANISHABLE = Keyword.BREAKTHROUGH, Keyword.RIGHTEOUS, Keyword.UNBANISHABLE
UNBLOCKABLE, UNBREAKABLE, UNTARGETABLE = Keyword.UNBLOCKABLE, Keyword.UNBREAKABLE, Keyword.UNTARGETABLE
MUST_ATTACK, MUST_BE_BLOCKED = Keyword.MUST_ATTACK, Keyword.MUST_BE_BLOCKED
BREAKS_DAMAGED, CANNOT_GAIN = Keyword.BREAKS_DAMAGED, Keyword.CANNOT_GAIN
UNBLOCKABLE_BY_WEAKER = Keyword.UNBLOCKABLE_BY_WEAKER


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
    THAT_PLAYER = auto()  # the player chosen last, or whom the trigger's event happened to: who is attacked, or damaged
    ITS_CONTROLLER = auto()  # the controller of IT, as last seen when it has left play
    ITS_OWNER = auto()  # the owner of IT, wherever it is now
    DAMAGED_PLAYER = auto()  # any player among those whom this effect has just damaged


ANYONE, YOU, OPPONENT = Who.ANYONE, Who.YOU, Who.OPPONENT
EACH_OPPONENT, EACH_PLAYER, TURN_PLAYER = Who.EACH_OPPONENT, Who.EACH_PLAYER, Who.TURN_PLAYER
THAT_PLAYER, ITS_CONTROLLER, ITS_OWNER = Who.THAT_PLAYER, Who.ITS_CONTROLLER, Who.ITS_OWNER
DAMAGED_PLAYER = Who.DAMAGED_PLAYER


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
    not_alignment: Alignment = Alignment.NONE  # of none of these alignments
    not_cls: str = ""
    not_named: str = ""  # its name is another one
    expended: bool = False
    damaged: bool = False
    damaged_you: bool = False  # it dealt damage to you this turn
    without: Keyword = Keyword.NONE
    max_defense: Amount | None = None  # its defense is this much or less


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
class RevealedCard:
    """Cards among those just revealed with all of these traits."""

    kind: Champion | Event | None = None
    alignment: Alignment = Alignment.NONE


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

Filter = Champion | DiscardedCard | HandCard | RevealedCard | Player | ChampionOrPlayer


@dataclass(frozen=True)
class Target:
    """Chosen on resolution (3.2.3d) with the word target: untargetable ones cannot be chosen. As many as possible
    (5.20.7), each a different one; `up_to` lets the player choose fewer, none included."""

    what: Filter
    count: Amount = 1
    up_to: bool = False


@dataclass(frozen=True)
class Choice:
    """Chosen on resolution without the word target (5.12.3): `count` different ones, as many as there are; what a "you
    may" is about is chosen whole or not at all."""

    what: Filter
    count: int = 1


@dataclass(frozen=True)
class Each:
    """All that match, without choosing."""

    what: Champion | DiscardedCard | Player


@dataclass(frozen=True)
class SameName:
    """Target champion and all other champions with the same name."""

    what: Target


@dataclass(frozen=True)
class PlayerAndChampions:
    """Target player, or each opponent, and each champion they control."""

    player: Target | Each


What = Target | Choice | Each | Ref | SameName | PlayerAndChampions


@dataclass(frozen=True)
class Token:
    """A token champion (2.3.4). Costs 0."""

    name: str
    alignment: Alignment
    classes: str
    offense: int
    defense: int


# --- numbers ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Number:
    """A number known only on resolution: `times` what it is of, `plus` more. Negative numbers count as 0."""

    of: NumberOf
    plus: int = 0
    times: int = 1


class NumberOf(Enum):
    X = auto()  # the number found last
    OFFENSE_OF_IT = auto()  # as last seen when it has left play
    DEFENSE_OF_IT = auto()
    DAMAGE_ON_THIS = auto()  # damage that this card took this turn
    BROKEN_THIS_WAY = auto()  # champions of the player the number is counted for that this effect has just broken
    BANISHED_THIS_WAY = auto()  # cards that this effect has just banished


X = Number(NumberOf.X)
OFFENSE_OF_IT = Number(NumberOf.OFFENSE_OF_IT)
DAMAGE_ON_THIS = Number(NumberOf.DAMAGE_ON_THIS)
DEFENSE_OF_IT = Number(NumberOf.DEFENSE_OF_IT)
BROKEN_THIS_WAY = Number(NumberOf.BROKEN_THIS_WAY)
BANISHED_THIS_WAY = Number(NumberOf.BANISHED_THIS_WAY)


@dataclass(frozen=True)
class Count:
    """`times` for each that matches on resolution. A pile of `whose=EACH_PLAYER` is that of the player the number is
    counted for."""

    what: Champion | DiscardedCard
    times: int = 1


Amount = int | Number | Count


# --- conditions ------------------------------------------------------------------------------------------------------


class Fact(Enum):
    """Conditions of one word."""

    YOUR_TURN = auto()
    OPPONENTS_TURN = auto()
    THIS_IN_PLAY = auto()
    THIS_IN_DISCARD = auto()
    THIS_EXPENDED = auto()
    YOU_CONTROLLED_IT = auto()  # as last seen
    YOU_OWN_IT = auto()
    HEALTH_IS_DOUBLED = auto()  # you have at least twice your starting health
    IT_ATTACKED_YOU_UNBLOCKED = auto()  # as last seen: it attacked you, after blocks were declared without one


YOUR_TURN, OPPONENTS_TURN = Fact.YOUR_TURN, Fact.OPPONENTS_TURN
THIS_IN_PLAY, THIS_IN_DISCARD, THIS_EXPENDED = Fact.THIS_IN_PLAY, Fact.THIS_IN_DISCARD, Fact.THIS_EXPENDED
YOU_CONTROLLED_IT, IT_ATTACKED_YOU_UNBLOCKED = Fact.YOU_CONTROLLED_IT, Fact.IT_ATTACKED_YOU_UNBLOCKED
YOU_OWN_IT, HEALTH_IS_DOUBLED = Fact.YOU_OWN_IT, Fact.HEALTH_IS_DOUBLED


@dataclass(frozen=True)
class FirstPlayed:
    """This card, which is resolving, is the first of this cost that you have played this turn."""

    cost: int


@dataclass(frozen=True)
class ItIs:
    """IT is a card of this kind and alignment; with a `count` there are that many and all of them are."""

    kind: Champion | Event | None = None
    alignment: Alignment = Alignment.NONE
    count: int = 1


@dataclass(frozen=True)
class YouPlayed:
    """You played a card of this cost and alignment this turn. A word of its own because `FirstPlayed` is about the card
    that resolves, and this about any."""

    cost: int
    alignment: Alignment


Condition = Fact | FirstPlayed | ItIs | YouPlayed
