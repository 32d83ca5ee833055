"""A position as plain data: every zone, champion and turn, and what is going on. Nothing here knows a game.

`checking.py` says what contradicts itself, `building.py` makes a game of it, `describing.py` reads one. The scenario
language of the tests, the notation and puzzles come here. The random source is no part of a position, nor is what was
done before: what can be taken back (3.7.1) and how many choices were made.

Quiet moments are those in which nothing is half done: a window of initiative, the declaration of attackers or blockers
before its first pick, a mulligan or the hand limit before its first card. All else is `Ongoing`: effects that resolve,
abilities that wait, and what of the question that waits has been answered.

Invariant: `position_of(build(p)) == p` for every `p` that `position_of` gave.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.epic.language import Alignment, Keyword

# moments
MULLIGAN: Final = "mulligan"
START: Final = "start"
MAIN: Final = "main"
END_OFFER: Final = "end-offer"
CONTINUE: Final = "continue"
ATTACKERS: Final = "attackers"
BEFORE_BLOCKS: Final = "before-blocks"
BLOCKERS: Final = "blockers"
BEFORE_DAMAGE: Final = "before-damage"
DAMAGE: Final = "damage"
AFTER_DAMAGE: Final = "after-damage"
TURN_OVER: Final = "turn-over"  # before the end phase: the player whose turn it is has left a game of more than two
END: Final = "end"
HAND_LIMIT: Final = "hand-limit"
CLEAN_UP: Final = "clean-up"
OVER: Final = "over"
MOMENTS: Final = (
    MULLIGAN, START, MAIN, END_OFFER, CONTINUE, ATTACKERS, BEFORE_BLOCKS, BLOCKERS, BEFORE_DAMAGE, DAMAGE, AFTER_DAMAGE,
    TURN_OVER, END, HAND_LIMIT, CLEAN_UP, OVER,
)  # fmt: skip
WINDOWS: Final = (MAIN, END_OFFER, CONTINUE, BEFORE_BLOCKS, BEFORE_DAMAGE)
BATTLE_WINDOWS: Final = (BEFORE_BLOCKS, BEFORE_DAMAGE)
ACTED_IN: Final = (END_OFFER, *BATTLE_WINDOWS)  # windows in which it matters who acted
MULTI_PICKS: Final = (MULLIGAN, ATTACKERS, BLOCKERS, HAND_LIMIT)  # of the rules
SETTLING: Final = (
    START,
    *WINDOWS,
    AFTER_DAMAGE,
    TURN_OVER,
    END,
    CLEAN_UP,
)  # effects resolve before the moment, or in it

# zones of things
PLAYER: Final = "player"
BOARD: Final = "board"
GONE: Final = "gone"
HAND: Final = "hand"
DISCARD: Final = "discard"
DECK: Final = "deck"
SUPPLEMENTAL: Final = "supplemental"
BLOCK: Final = "block"
HIDDEN: Final = "hidden"


class BadPosition(ValueError):
    """A position that cannot be played; the sentence says why."""

    code = "position"


@dataclass(frozen=True)
class Held:
    """A card in a hand, deck or discard pile. `known` is the bit set of seats that know it while it is hidden; cards
    with the same `block` (0: alone) are known together, their order is not. `broken`: it was broken this turn."""

    card: str
    known: int = 0
    block: int = 0
    broken: bool = False


@dataclass(frozen=True)
class InPlay:
    """A champion. `token`: a token that is a copy of this card (2.3.6). `owner` None: its controller. `back`: seats
    that control returns to when the turn ends, last first. `gained` stays, `keywords`, `offense` and `defense` end with
    the turn."""

    card: str
    token: bool = False
    damage: int = 0
    counters: int = 0
    expended: bool = False
    flipped: bool = False
    deploying: bool = False
    attacking: bool = False
    blocking: bool = False
    attacked: bool = False  # earlier this turn
    lost_abilities: bool = False  # it lost its powers and abilities this turn
    owner: int | None = None
    back: tuple[int, ...] = ()
    gained: Keyword = Keyword.NONE
    granted: tuple[str, ...] = ()  # cards that gave it an ability this turn
    suspended: Keyword = Keyword.NONE  # gained for good, lost this turn
    keywords: Keyword = Keyword.NONE
    offense: int = 0
    defense: int = 0
    broken: bool = False  # its card was broken earlier this turn
    damaged_players: tuple[int, ...] = ()  # seats that it dealt damage to this turn


@dataclass(frozen=True)
class Played:
    """Cards of one cost that were played this turn: how many, and the alignments of them all."""

    cards: int = 0
    alignments: Alignment = Alignment.NONE


@dataclass(frozen=True)
class PlayerState:
    """What belongs to one seat. The first card of `deck` is its top. `bound`: gold for costs of one alignment only,
    each with it; `to_play`: gold that only plays its cards and powers. `played`: the cards of cost 0 and those of cost
    1 that were played this turn. `deity`: the god card in the supplemental zone, if there is one (2.4.1).
    `no_healing`: it cannot gain health this turn. `this_turn`: cards by which it said what champions have this turn.
    `supplemental`: its events that resolve (1.4.6)."""

    health: int = 30
    gold: int = 1
    bound: tuple[Alignment, ...] = ()
    to_play: tuple[Alignment, ...] = ()
    hand: tuple[Held, ...] = ()
    board: tuple[InPlay, ...] = ()
    discard: tuple[Held, ...] = ()
    deck: tuple[Held, ...] = ()
    played: tuple[Played, Played] = (Played(), Played())
    deity: str | None = None
    no_healing: bool = False
    this_turn: tuple[str, ...] = ()
    supplemental: tuple[str, ...] = ()


@dataclass(frozen=True)
class Later:
    """An effect that waits for the end of the turn: of which card, who controls it, the player and the champions that
    it is about (seat and place on the board, from 0)."""

    card: str
    controller: int
    who: int
    champions: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Thing:
    """What effects speak of: a player, a champion by its place on a board, one that has left by its number in `gone`,
    a card by its place in a zone. Of a card that is not open to both players no place is told: it is one of a block
    that both know, `place` being the block, or one that is hidden."""

    zone: str
    seat: int = 0
    place: int = 0


@dataclass(frozen=True)
class Effect:
    """An effect that has begun, or an ability that waits. `ability` and `step`, where it waits, are words of
    `abilities.py`. `of`: what it is of, where that is not clear: a champion, or a card. `who`: "that player", None
    where none could be chosen. `its`: what it has selected. `done`: what "if you do" asks about. `free`: the event is
    played without its costs."""

    card: str
    ability: str
    controller: int
    of: Thing | None = None
    step: str = ""
    x: int = 0
    who: int | None = 0
    its: tuple[Thing, ...] = ()
    done: bool = False
    free: bool = False


@dataclass(frozen=True)
class Gone:
    """A champion that left play, as it was last seen. `of`: where its card is now, None for a token."""

    card: str
    controller: int
    owner: int
    offense: int
    defense: int
    keywords: Keyword = Keyword.NONE
    lost_abilities: bool = False
    unblocked: bool = False  # it attacked, and no blocker was declared
    of: Thing | None = None


@dataclass(frozen=True)
class Ongoing:
    """What is half done. `stack`: effects that have begun, the last one asks. `resolving`: abilities of the batch that
    has begun, `pending` those of the next (3.2.5a). `initiative` None: of the seat that decides. `declared`: attackers
    or blockers have just been declared, and no window was opened since.

    Of the question: `picked` so far; `among` what champions and players, in this order, where it is not that of the
    boards; `given`, the amounts so far of each that divides, None before the first; `revealed`, how many cards of the
    deck were."""

    initiative: int | None = None
    declared: bool = False
    stack: tuple[Effect, ...] = ()
    resolving: tuple[Effect, ...] = ()
    pending: tuple[Effect, ...] = ()
    gone: tuple[Gone, ...] = ()
    among: tuple[Thing, ...] = ()
    picked: tuple[Thing, ...] = ()
    given: tuple[tuple[int, ...], ...] | None = None
    revealed: int = 0

    @property
    def settles(self) -> bool:
        """Effects resolve, or abilities wait to."""
        return bool(self.stack or self.resolving or self.pending)


@dataclass(frozen=True)
class Result:
    """How the game ended, in the words of `codes.REASON_NAMES`. `winner` None: a draw."""

    reason: str
    winner: int | None = None


@dataclass(frozen=True)
class Position:
    """All players and the turn. `seat` decides. In a window `acted` says that who has initiative made a play since it
    came, `passed` that the window before it in this step was passed. `blocked`: the attack is blocked (4.4.6b).
    `of_2015`: by the rules of 2015. `ongoing`: what is half done, None in quiet moments and when the game is over; then
    there is a `result`. With more than two players a `format`: those `out` of the game, who is `attacked`, and who made
    the `last_play` since the windows of this step began. With `teams`, seat s in team s % teams, the first member of a
    team stands for it in `active` and `first`; `attacker` is the one whose attack another member may join now.
    `starting_health` is what each member brought in; `shared_hands`: teammates see each other's hands."""

    players: tuple[PlayerState, ...]
    moment: str = MAIN
    turn: int = 3
    active: int = 0
    first: int = 0
    seat: int = 0
    acted: bool = False
    passed: bool = False
    blocked: bool = False
    no_attacks: bool = False
    later: tuple[Later, ...] = ()
    of_2015: bool = False
    open_lists: bool = False
    every_window: bool = False
    starting_health: int = 30
    ongoing: Ongoing | None = None
    result: Result | None = None
    format: str = ""
    out: tuple[int, ...] = ()
    attacked: int | None = None
    last_play: int | None = None
    teams: int = 0
    shared_hands: bool = False
    attacker: int | None = None

    def are_together(self, one: int, other: int) -> bool:
        """Whether two seats are the same, or teammates."""
        return not (one - other) % (self.teams or len(self.players))

    def team_of(self, seat: int) -> tuple[int, ...]:
        """The seats of a team that are still in the game; without teams the seat alone."""
        return tuple(one for one in self.seats if self.are_together(one, seat))

    @property
    def everyone(self) -> int:
        """The bit set of all seats."""
        return (1 << len(self.players)) - 1

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats still in the game."""
        return tuple(seat for seat in range(len(self.players)) if seat not in self.out)
