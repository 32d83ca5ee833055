"""One position of a game of Epic: tables of ints, no rules.

Owned by the engine. What players can see is written by `atoms.py`, `damage.py` and `this_turn.py` only, which keep the
journal; the course of turn and battle by `turn.py`, `battle.py` and the frames of `machine.py`. Cards are uids, given
at random when the game starts, so that a uid says nothing about the card behind it. What is in play has a slot; a slot
that is not in `board` is free. A new table has its name in `__slots__`, its beginning and its copy in `Game.__init__`,
its shape in `pack.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.epic.rules import codes
from engine.epic.rules.seating import Seating, seating
from engine.epic.rules.setup import Setup
from engine.kernel.position import Begun
from engine.kernel.random import Rng

Event = tuple[int, ...]  # of the journal; see story.py
Hit = tuple[int, int, int, int]  # damage: reference of the source (0: an event), controller, target, amount
TriggerEntry = tuple[int, ...]  # program, uid, ref, controller, x, that player, ability id, then the objects of IT


class Offer:
    """What a decision lets its player choose among (a list in the order in which it is picked from), how many objects
    at least and at most in all, whether it is `most` or none, and whether their order matters. Never changed."""

    __slots__ = ("all_or_none", "among", "least", "most", "ordered")

    def __init__(
        self, among: list[int], least: int, most: int, all_or_none: bool = False, ordered: bool = False
    ) -> None:
        self.among: list[int] = among
        self.least: int = least
        self.most: int = most
        self.all_or_none: bool = all_or_none
        self.ordered: bool = ordered

    def same(self, other: Offer) -> bool:
        """Whether both offer the same."""
        mine = (self.among, self.least, self.most, self.all_or_none, self.ordered)
        return mine == (other.among, other.least, other.most, other.all_or_none, other.ordered)


NO_OFFER: Final = Offer([], 0, 0)  # of decisions about something else than objects


class Game:
    """See the module. Lists of as many as there are seats are indexed by seat."""

    __slots__ = (
        "active",
        "assigned",
        "begun",
        "block_of",
        "blocked",
        "board",
        "broken",
        "card_index_of",
        "cards_played",
        "choices",
        "controller_of",
        "counters_of",
        "damage_of",
        "damaged_players",
        "deck",
        "def_of",
        "defender",
        "delayed_triggers",
        "discard",
        "doomed",
        "first",
        "flags_of",
        "frames",
        "free",
        "gold",
        "granted",
        "hand",
        "health",
        "initiative",
        "journal",
        "keywords_of",
        "kind",
        "known_of",
        "last_block",
        "last_known",
        "last_play",
        "last_serial",
        "no_attacks",
        "no_healing",
        "offered",
        "options",
        "owner_of",
        "owner_of_slot",
        "passed",
        "pending_triggers",
        "phase",
        "played",
        "plays",
        "reason",
        "ref_of",
        "resolving_triggers",
        "restricted_gold",
        "rng",
        "seat",
        "seating",
        "setup",
        "statics",
        "step",
        "supplemental",
        "suspended",
        "temporary_control",
        "turn",
        "turn_defense_of",
        "turn_keywords_of",
        "turn_offense_of",
        "turn_statics",
        "uid_of",
        "unsettled",
        "winner",
        "zone_of",
    )  # fmt: skip

    def __init__(self, setup: Setup, rng: Rng, of: Game | None = None) -> None:  # noqa: PLR0915 - one line per table
        """The tables of a game that has not begun; or copies of those of another one, without its journal."""
        self.setup: Setup = setup
        # who is still in the game; never changed in place: clones share it
        self.seating: Seating = (
            seating(len(setup.decks), setup.format, setup.teams, setup.shared_hands) if of is None else of.seating
        )
        self.rng: Rng = rng
        self.begun: Begun[Game] | None = None  # kept with a journal only; copies have nothing to reverse
        if of is None:
            seats = len(setup.decks)
            self.journal: list[Event] | None = []
            # cards, by uid
            self.def_of: list[int] = []  # card index; shared by clones
            self.owner_of: list[int] = []  # seat; shared by clones
            self.zone_of: list[int] = []
            self.known_of: list[int] = []  # bit set of seats that know the block of this card while it is hidden
            self.block_of: list[int] = []  # cards of one block are known together, their order among themselves is not
            # zones, by seat; the last card of a deck is its top
            self.deck: list[list[int]] = [[] for _ in range(seats)]
            self.hand: list[list[int]] = [[] for _ in range(seats)]
            self.discard: list[list[int]] = [[] for _ in range(seats)]
            self.supplemental: list[list[int]] = [[] for _ in range(seats)]  # the supplemental zone (1.4.6)
            self.board: list[list[int]] = [
                [] for _ in range(seats)
            ]  # slots, in the order in which they came under control
            # champions in play, by slot
            self.card_index_of: list[int] = []
            self.ref_of: list[int] = []  # this champion as an object
            self.uid_of: list[int] = []  # -1 for a token
            self.owner_of_slot: list[int] = []
            self.controller_of: list[int] = []
            self.flags_of: list[int] = []
            self.damage_of: list[int] = []
            self.counters_of: list[int] = []
            self.keywords_of: list[int] = []  # keywords printed on it or gained for good (5.0.7)
            self.turn_keywords_of: list[int] = []  # keywords gained this turn
            self.turn_offense_of: list[int] = []  # offense gained this turn
            self.turn_defense_of: list[int] = []  # defense gained this turn
            self.free: list[int] = []  # slots to use again; clones share it
            # slots of champions with continuous abilities for other champions and for players; clones share it
            self.statics: list[int] = []
            # players
            self.health: list[int] = [setup.starting_health] * seats
            self.gold: list[int] = [0] * seats
            # gold for one alignment only, by `restricted_at` + its place, empty where there is none
            self.restricted_gold: list[int] = []
            self.played: list[int] = [0] * (2 * seats)  # alignments played this turn, by `played_at`; clones share it
            self.cards_played: list[int] = [0] * (2 * seats)  # how many this turn, by `played_at`; clones share it
            # turn
            self.turn: int = 0
            self.first: int = 0
            self.active: int = 0
            self.initiative: int = codes.NOBODY
            self.phase: int = codes.PHASE_MULLIGAN
            self.step: int = codes.STEP_NONE
            self.plays: int = 0  # plays made since initiative came
            self.blocked: bool = False
            self.passed: int = 0  # windows of this battle step that were passed
            # with more than two players: whom the battle is against, who made the last play since the windows began
            self.defender: int = codes.NOBODY
            self.last_play: int = codes.NOBODY
            self.no_attacks: bool = False
            self.no_healing: int = 0  # bit set of seats that cannot gain health this turn
            # from here to `last_known` never changed in place: clones share them
            self.assigned: list[Hit] = []  # battle damage to deal
            self.broken: list[int] = []  # uids broken this turn
            # champions by reference
            self.temporary_control: list[tuple[int, int]] = []  # champion, seat to return to at the end of the turn
            self.granted: list[tuple[int, int]] = []  # champion, place in GRANTS of what it gained
            self.turn_statics: list[tuple[int, int]] = []  # place in TURN_STATICS, seat whose effect says so
            self.suspended: list[tuple[int, int]] = []  # champion, lasting keywords that return at the end of the turn
            self.damaged_players: list[tuple[int, int]] = []  # champion that damaged a player this turn, that player
            self.last_known: dict[int, tuple[int, ...]] = {}  # champions that left, as they were last seen
            # control
            self.frames: list[list[int]] = []
            self.resolving_triggers: list[TriggerEntry] = []  # being resolved (3.2.5a); clones share it
            self.pending_triggers: list[TriggerEntry] = []  # the batch that has not started (3.2.5a)
            self.delayed_triggers: list[TriggerEntry] = []  # for the end of the turn; clones share it
            self.unsettled: bool = False  # something may have changed that breaks a damaged champion
            self.doomed: tuple[int, ...] = ()  # champions that break when it is looked at: no decision waits before
            self.last_serial: int = codes.FIRST_SERIAL - 1
            self.last_block: int = 0
            self.choices: int = 0
            # the decision that waits
            self.seat: int = codes.NOBODY
            self.kind: int = codes.WINDOW
            self.options: list[int] = []  # never changed in place: clones share it
            self.offered: Offer = NO_OFFER  # with `options`, all that was asked: made where they are
            # the end
            self.winner: int = codes.NOBODY
            self.reason: int = codes.NOT_OVER
            return
        self.journal = None
        self.def_of = of.def_of
        self.owner_of = of.owner_of
        self.zone_of = of.zone_of[:]
        self.known_of = of.known_of[:]
        self.block_of = of.block_of[:]
        if len(of.deck) == 2:  # most games: no loop
            one, two = of.deck
            self.deck = [one[:], two[:]]
            one, two = of.hand
            self.hand = [one[:], two[:]]
            one, two = of.discard
            self.discard = [one[:], two[:]]
            one, two = of.supplemental
            self.supplemental = [one[:], two[:]]
            one, two = of.board
            self.board = [one[:], two[:]]
        else:
            self.deck = [pile[:] for pile in of.deck]
            self.hand = [cards[:] for cards in of.hand]
            self.discard = [pile[:] for pile in of.discard]
            self.supplemental = [cards[:] for cards in of.supplemental]
            self.board = [slots[:] for slots in of.board]
        self.card_index_of = of.card_index_of[:]
        self.ref_of = of.ref_of[:]
        self.uid_of = of.uid_of[:]
        self.owner_of_slot = of.owner_of_slot[:]
        self.controller_of = of.controller_of[:]
        self.flags_of = of.flags_of[:]
        self.damage_of = of.damage_of[:]
        self.counters_of = of.counters_of[:]
        self.keywords_of = of.keywords_of[:]
        self.turn_keywords_of = of.turn_keywords_of[:]
        self.turn_offense_of = of.turn_offense_of[:]
        self.turn_defense_of = of.turn_defense_of[:]
        self.free = of.free
        self.statics = of.statics
        self.health = of.health[:]
        self.gold = of.gold[:]
        self.restricted_gold = of.restricted_gold[:]
        self.played = of.played
        self.cards_played = of.cards_played
        self.turn = of.turn
        self.first = of.first
        self.active = of.active
        self.initiative = of.initiative
        self.phase = of.phase
        self.step = of.step
        self.plays = of.plays
        self.blocked = of.blocked
        self.passed = of.passed
        self.defender = of.defender
        self.last_play = of.last_play
        self.no_attacks = of.no_attacks
        self.no_healing = of.no_healing
        self.assigned = of.assigned
        self.broken = of.broken
        self.temporary_control = of.temporary_control
        self.granted = of.granted
        self.turn_statics = of.turn_statics
        self.suspended = of.suspended
        self.damaged_players = of.damaged_players
        self.last_known = of.last_known
        self.frames = [frame[:] for frame in of.frames]
        self.resolving_triggers = of.resolving_triggers
        self.pending_triggers = of.pending_triggers[:]
        self.delayed_triggers = of.delayed_triggers
        self.unsettled = of.unsettled
        self.doomed = of.doomed
        self.last_serial = of.last_serial
        self.last_block = of.last_block
        self.choices = of.choices
        self.seat = of.seat
        self.kind = of.kind
        self.options = of.options
        self.offered = of.offered
        self.winner = of.winner
        self.reason = of.reason

    def clone(self) -> Game:
        """A copy that shares nothing that changes. The copy keeps no journal."""
        return Game(self.setup, self.rng.copy(), self)


def push_frame(
    g: Game, program: int, uid: int, ref: int, controller: int, x: int, that_player: int, selected: Iterable[int] = ()
) -> list[int]:
    """A program begins, before anything else goes on: its frame, with the registers of `codes.py`."""
    frame = [program, 0, uid, ref, controller, x, that_player, 0, 0, *selected]
    g.frames.append(frame)
    return frame


def restricted_at(g: Game, seat: int, to_play: bool = False) -> int:
    """Where a player's gold for one alignment only begins in its table, of one after the other; `to_play`: that which
    only plays cards and powers, which stands behind all the other."""
    return (len(g.gold) + seat if to_play else seat) * 4


def no_restricted_gold(g: Game) -> list[int]:
    """A table of gold for one alignment only, in which there is none."""
    return [0] * (8 * len(g.gold))


def in_play(g: Game) -> list[int]:
    """Slots of all champions in play, seat by seat."""
    board = g.board
    if len(board) == 2:  # most games: no loop
        return board[0] + board[1]
    return [slot for slots in board for slot in slots]


def within_reach(g: Game, seat: int) -> list[int]:
    """Slots of the champions that cards of a player can reach, seat by seat."""
    if not g.seating.limited:
        return in_play(g)
    return [slot for one in sorted(g.seating.reach[seat]) for slot in g.board[one]]


def champions_in_play(g: Game) -> int:
    """How many champions are in play."""
    board = g.board
    if len(board) == 2:  # most games: no loop
        return len(board[0]) + len(board[1])
    return sum([len(slots) for slots in board])


def slots_of_team(g: Game, seat: int) -> list[int]:
    """Slots of the champions of a player, or of all their team, member by member."""
    if not g.seating.has_teams:
        return g.board[seat]
    return [slot for one in g.seating.team[seat] for slot in g.board[one]]


def defender(g: Game) -> int:
    """The seat that is attacked, or would be: with two players the one whose turn it is not; with more NOBODY outside
    of battles. Of a team it is the member whom the attack names (house ruling H44)."""
    return g.defender if g.seating.many else g.seating.left[g.active]


def opposed(g: Game, seat: int, other: int) -> bool:
    """Whether two players are opponents: neither the same one nor teammates."""
    return (seat - other) % g.seating.teams != 0


def has_turn(g: Game, seat: int) -> bool:
    """Whether it is this player's turn, alone or with their team."""
    return not (seat - g.active) % g.seating.teams


def played_at(seat: int, cost: int) -> int:
    """Where it stands what a player has played this turn of cards with this cost."""
    return seat * 2 + cost
