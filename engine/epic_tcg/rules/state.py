"""One position of a game: tables of ints, no rules.

Owned by the engine. Cards, pieces and players are written by atoms only (`atoms.py`, `moving.py`, `damage.py`), the
course of a turn by `turn.py`, `line.py`, `battle.py` and the frames of `machine.py`. A new table has its name in
TABLES, its beginning and its copy in `Game.__init__`.
"""

from __future__ import annotations

from itertools import chain
from typing import Final, NamedTuple

from engine.epic_tcg.programs.definitions import GIVES, GIVES_IN_DISCARD
from engine.epic_tcg.programs.tables import Static
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.setup import Setup
from engine.kernel.position import Begun
from engine.kernel.random import Rng

Event = tuple[int, ...]  # of the journal
Last = tuple[int, ...]  # how something was last seen, by the LAST_ codes
Hit = tuple[int, int, int, int, int, int]  # damage: source or 0, its controller, card index, target, amount, deadly


Form = tuple[int, ...]  # of a piece: offense, defense, kind
TurnAbility = tuple[int, int, int, int]  # seat, bundle, and the card that gave it: card index, uid


class Offer(NamedTuple):
    """What can be picked among, in the order in which it is offered (each copy of cards that are alike), how many at
    least and at most; `ordered`: in any order, which counts."""

    among: list[int]
    least: int
    most: int
    ordered: bool = False
    musts: tuple[int, ...] = ()  # as many of these as can be are picked


NO_OFFER = Offer([], 0, 0)


NONE: Final[list[int]] = []  # of what a frame has nothing of; never changed


REGISTERS: Final = (
    "actions", "alignment", "announced", "asked", "by", "card_index", "changed", "controller", "dealt",
    "done", "done_of", "effect_of", "entered", "face_down", "free", "instant", "kept_it", "number", "obj", "paid",
    "pc", "picks", "played_in", "program", "ref", "selected", "shown", "stage", "that_player", "uid", "what", "x",
)  # fmt: skip


class Frame:
    """A program on its way: on the stack, on the line, or waiting to be put there. Only ints and lists of ints."""

    __slots__ = REGISTERS

    def __init__(  # noqa: PLR0915 - one line per register
        self, program: int, what: int, controller: int, card_index: int = -1, uid: int = -1, ref: int = 0,
        of: Frame | None = None,
    ) -> None:  # fmt: skip
        if of is None:
            self.program: int = program
            self.pc: int = 0
            self.what: int = what  # OF_GAME and so on
            self.controller: int = controller
            self.effect_of: int = controller  # who controls the effect, where another player carries out a part
            self.card_index: int = card_index  # of what it belongs to, as it was then
            self.uid: int = uid  # the card it belongs to, -1 for a token
            self.ref: int = ref  # the piece it belongs to, 0 if none
            self.obj: int = 0  # itself as an object, once it is on the line
            self.x: int = 0
            self.dealt: int = 0  # the damage of the event that triggered
            self.number: int = 0  # what was counted for the next act
            self.by: int = 0  # the piece that deals damage instead of its own
            self.that_player: int = codes.NOBODY
            self.paid: int = 0
            self.actions: int = 0  # that were paid for it
            self.alignment: int = 0  # that was chosen
            self.free: int = 0  # its costs are not paid, and it is not played
            self.played_in: int = 0  # whose turn and step it was when it was put on the line
            self.face_down: int = 0
            self.instant: int = 0  # it resolves when it is announced
            self.stage: int = 0  # of an op that asks more than once
            self.changed: int = 0  # how many things were done since BEGIN_ACT, or by the last act
            self.announced: list[int] = []  # groups: number, length, values
            self.picks: list[int] = []  # of a choice that is not over
            # never changed in place, so that copies share them
            self.selected: list[int] = NONE  # IT
            self.kept_it: list[int] = NONE  # IT while THIS is selected
            self.shown: list[int] = NONE  # uids of the top cards that were looked at
            self.done: list[int] = NONE  # what the last act has changed, where its traits may be asked for
            self.done_of: list[int] = NONE  # to whom each of them belonged
            self.asked: tuple[int, ...] = ()  # cards whose players were asked before they are taken from their hands
            self.entered: tuple[int, ...] = ()  # cards as copies of which this has come into play
            return
        self.program = of.program
        self.pc = of.pc
        self.what = of.what
        self.controller = of.controller
        self.effect_of = of.effect_of
        self.card_index = of.card_index
        self.uid = of.uid
        self.ref = of.ref
        self.obj = of.obj
        self.x = of.x
        self.dealt = of.dealt
        self.number = of.number
        self.by = of.by
        self.that_player = of.that_player
        self.paid = of.paid
        self.actions = of.actions
        self.alignment = of.alignment
        self.free = of.free
        self.played_in = of.played_in
        self.face_down = of.face_down
        self.instant = of.instant
        self.stage = of.stage
        self.changed = of.changed
        self.announced = of.announced[:]
        self.picks = of.picks[:]
        self.selected = of.selected
        self.kept_it = of.kept_it
        self.shown = of.shown
        self.done = of.done
        self.done_of = of.done_of
        self.asked = of.asked
        self.entered = of.entered

    def copy(self) -> Frame:
        return Frame(0, 0, 0, of=self)

    def copy_unpaid(self) -> Frame:
        """A copy for which no action was paid."""
        found = self.copy()
        found.actions = 0
        return found

    def group(self, number: int) -> list[int]:
        """What was announced as this group; nothing if it was not."""
        at = 0
        announced = self.announced
        while at < len(announced):
            length = announced[at + 1]
            if announced[at] == number:
                return announced[at + 2 : at + 2 + length]
            at += 2 + length
        return []

    def announce(self, number: int, values: list[int]) -> None:
        self.announced += [number, len(values), *values]

    def replace_group(self, number: int, values: list[int]) -> None:
        """Announce as many other values instead."""
        at = 0
        while self.announced[at] != number:
            at += 2 + self.announced[at + 1]
        assert self.announced[at + 1] == len(values)
        self.announced[at + 2 : at + 2 + len(values)] = values

    def pack(self) -> tuple[object, ...]:
        """All of it, to compare."""
        return tuple(getattr(self, name) for name in REGISTERS)


Giver = tuple[int, Static]  # a source of `statics`, and a continuous ability of it


TABLES: Final = (
    "actions", "active", "assigned", "at_once", "attackers_blocked", "batch", "begun", "board",
    "broken_by_deadly", "card_of", "choices", "controller_of", "counters_of", "damage_of", "damagers", "deck",
    "def_of", "defender", "delayed", "derived", "discard", "endless_uses", "extra_turns", "flags_of", "frames",
    "free", "given", "givers", "group_of", "hand", "holder_of", "hunted", "journal", "kept_of", "kind", "known_of",
    "last_group", "last_known", "last_serial", "limited_actions", "line", "lost", "mojo", "no_battle_damage",
    "offered", "options", "owner_of", "owner_of_slot", "passed", "played", "players", "priority", "reason",
    "ref_of", "regular", "rng", "seat", "seats", "setup", "statics", "step", "temporary_control", "turn",
    "turn_abilities", "turn_bundles_of", "turn_defense_of", "turn_form_of", "turn_keywords_of", "turn_lost_of",
    "turn_offense_of", "turn_traits", "turns_in_row", "turns_taken", "uid_of", "under", "unsettled", "waiting",
    "ward_used", "winners", "working", "zone_of",
)  # fmt: skip


class Game:
    """See the module. Lists of as many as there are seats are indexed by seat."""

    __slots__ = TABLES

    def __init__(self, setup: Setup, rng: Rng, of: Game | None = None) -> None:  # noqa: PLR0915 - one line per table
        self.setup: Setup = setup
        self.rng: Rng = rng
        self.begun: Begun[Game] | None = None  # kept with a journal only; copies have nothing to take back
        if of is None:
            seats = len(setup.decks)
            self.seats: int = seats
            self.journal: list[Event] | None = []
            # cards, by uid
            self.def_of: list[int] = []  # card index; shared by clones
            self.owner_of: list[int] = []  # shared by clones
            self.zone_of: list[int] = []
            self.holder_of: list[int] = []  # in whose deck, hand or discard pile it lies
            self.known_of: list[int] = []  # bit set of seats that know this card while it is hidden
            self.group_of: list[int] = []  # 0, or a group that is hidden as one: number << 8 | seats that know it
            self.last_group: int = 0
            # zones, by seat; the last card of a deck is its top
            self.deck: list[list[int]] = [[] for _ in range(seats)]
            self.hand: list[list[int]] = [[] for _ in range(seats)]
            self.discard: list[list[int]] = [[] for _ in range(seats)]
            self.board: list[list[int]] = [[] for _ in range(seats)]  # slots, in the order in which they came
            self.line: list[Frame] = []  # the last one resolves first
            self.under: list[tuple[int, int]] = []  # a piece, and a card that lies under it; never changed in place
            # pieces, by slot
            self.card_of: list[int] = []  # card index
            self.ref_of: list[int] = []
            self.uid_of: list[int] = []  # -1 for a token
            self.owner_of_slot: list[int] = []
            self.controller_of: list[int] = []
            self.flags_of: list[int] = []
            self.damage_of: list[int] = []
            self.counters_of: list[tuple[int, ...]] = []  # by kind of counter
            self.turn_keywords_of: list[int] = []  # gained this turn
            self.turn_lost_of: list[int] = []  # keywords lost this turn
            self.turn_offense_of: list[int] = []
            self.turn_defense_of: list[int] = []
            self.turn_form_of: list[Form] = []  # what it is this turn in place of what is printed; () as printed
            self.turn_bundles_of: list[tuple[int, ...]] = []  # abilities gained this turn
            self.kept_of: list[int] = []  # the bundle of abilities that a copy has kept, or -1
            self.free: list[int] = []  # slots to use again; never changed in place
            # what has continuous abilities: slots, and ~uid in discard piles; never changed in place
            self.statics: list[int] = []
            self.given: int = 0  # what these may give, a bit set of `bits.GIVES_...`
            # cards in discard piles that can be played or used there, as they lie; never changed in place
            self.working: list[int] = []
            # what `derive.py` has found out since something changed; all that it writes
            self.derived: dict[int, int] = {}
            self.givers: list[Giver] | None = None
            # players
            self.players: tuple[int, ...] = tuple(range(seats))  # still in the game
            self.lost: tuple[int, ...] = ()  # who left the game, the first first; at once: in turn order
            self.mojo: list[int] = [setup.mojo] * seats
            self.actions: list[int] = [0] * seats
            self.limited_actions: list[tuple[int, int]] = []  # seat, filter of what it pays for; never changed in place
            self.turns_taken: list[int] = [0] * seats
            self.endless_uses: list[int] = [0] * seats  # this turn, of abilities that cost nothing
            self.played: list[tuple[int, int]] = []  # this turn: seat, card index; never changed in place
            # turn
            self.turn: int = 0
            self.active: int = 0
            self.step: int = 0
            self.priority: int = 0
            self.passed: int = 0  # how many have passed in a row
            self.regular: int = 0  # who takes or took the last turn that is no extra one
            self.extra_turns: tuple[int, ...] = ()  # seats that take one after this turn
            self.turns_in_row: int = 0  # of the active player, this one included
            # attack
            self.defender: int = codes.NOBODY
            self.hunted: int = 0  # the piece that is attacked, if it is one; NOTHING when that is gone
            self.attackers_blocked: bool = False
            self.no_battle_damage: bool = False  # any more in this attack
            self.assigned: list[Hit] = []  # never changed in place, like all that follows to `last_known`
            self.ward_used: list[tuple[int, int]] = []  # piece, damage that its ward has taken in this attack
            self.damagers: list[tuple[int, int]] = []  # this turn: piece that was damaged, by which
            self.broken_by_deadly: tuple[int, ...] = ()
            self.turn_traits: list[tuple[int, int]] = []  # this turn: seat, trait
            self.turn_abilities: list[TurnAbility] = []  # this turn
            self.temporary_control: list[tuple[int, int]] = []  # piece, seat that gets it back at the end of the turn
            self.last_known: dict[int, Last] = {}
            # control
            self.frames: list[Frame] = []
            self.at_once: list[Frame] = []  # as-triggers of the op that is carried out
            self.waiting: list[Frame] = []  # when-triggers of the batch that has not begun
            self.delayed: list[Frame] = []  # for the beginning of the next End Step
            self.batch: list[Frame] = []  # when-triggers that are being put on the line
            self.unsettled: bool = False  # something may have changed that `settling.py` looks for
            self.last_serial: int = codes.FIRST_SERIAL - 1
            self.choices: int = 0
            # the decision that waits
            self.seat: int = codes.NOBODY
            self.kind: int = codes.PRIORITY
            self.options: list[int] = []  # never changed in place
            self.offered: Offer = NO_OFFER  # of the multi-pick that was asked for last; never changed in place
            # the end
            self.winners: tuple[int, ...] = ()
            self.reason: int = codes.NOT_OVER
            return
        self.seats = of.seats
        self.journal = None
        self.def_of = of.def_of
        self.owner_of = of.owner_of
        self.zone_of = of.zone_of[:]
        self.holder_of = of.holder_of[:]
        self.known_of = of.known_of[:]
        self.group_of = of.group_of[:]
        self.last_group = of.last_group
        self.deck = [pile[:] for pile in of.deck]
        self.hand = [cards[:] for cards in of.hand]
        self.discard = [pile[:] for pile in of.discard]
        self.board = [slots[:] for slots in of.board]
        self.line = [frame.copy() for frame in of.line]
        self.under = of.under
        self.card_of = of.card_of[:]
        self.ref_of = of.ref_of[:]
        self.uid_of = of.uid_of[:]
        self.owner_of_slot = of.owner_of_slot[:]
        self.controller_of = of.controller_of[:]
        self.flags_of = of.flags_of[:]
        self.damage_of = of.damage_of[:]
        self.counters_of = of.counters_of[:]
        self.turn_keywords_of = of.turn_keywords_of[:]
        self.turn_lost_of = of.turn_lost_of[:]
        self.turn_offense_of = of.turn_offense_of[:]
        self.turn_defense_of = of.turn_defense_of[:]
        self.turn_form_of = of.turn_form_of[:]
        self.turn_bundles_of = of.turn_bundles_of[:]
        self.kept_of = of.kept_of[:]
        self.free = of.free
        self.statics = of.statics
        self.given = of.given
        self.working = of.working
        self.derived = {}
        self.givers = None
        self.players = of.players
        self.lost = of.lost
        self.mojo = of.mojo[:]
        self.actions = of.actions[:]
        self.limited_actions = of.limited_actions
        self.turns_taken = of.turns_taken[:]
        self.endless_uses = of.endless_uses[:]
        self.played = of.played
        self.turn = of.turn
        self.active = of.active
        self.step = of.step
        self.priority = of.priority
        self.passed = of.passed
        self.regular = of.regular
        self.extra_turns = of.extra_turns
        self.turns_in_row = of.turns_in_row
        self.defender = of.defender
        self.hunted = of.hunted
        self.attackers_blocked = of.attackers_blocked
        self.no_battle_damage = of.no_battle_damage
        self.assigned = of.assigned
        self.ward_used = of.ward_used
        self.damagers = of.damagers
        self.broken_by_deadly = of.broken_by_deadly
        self.turn_traits = of.turn_traits
        self.turn_abilities = of.turn_abilities
        self.temporary_control = of.temporary_control
        self.last_known = of.last_known
        self.frames = [frame.copy() for frame in of.frames]
        self.at_once = [frame.copy() for frame in of.at_once]
        self.waiting = [frame.copy() for frame in of.waiting]
        self.delayed = [frame.copy() for frame in of.delayed]
        self.batch = [frame.copy() for frame in of.batch]
        self.unsettled = of.unsettled
        self.last_serial = of.last_serial
        self.choices = of.choices
        self.seat = of.seat
        self.kind = of.kind
        self.options = of.options
        self.offered = of.offered
        self.winners = of.winners
        self.reason = of.reason

    def clone(self) -> Game:
        """A copy that shares nothing that changes. The copy keeps no journal."""
        return Game(self.setup, self.rng.copy(), self)


def gives(g: Game, source: int) -> int:
    """What the continuous abilities of a piece, or of the card ~`source` in a discard pile, may give."""
    return GIVES[g.card_of[source]] if source >= 0 else GIVES_IN_DISCARD[g.def_of[~source]]


def set_statics(g: Game, sources: list[int]) -> None:
    """List what has continuous abilities."""
    g.statics = sources
    g.given = 0
    for source in sources:
        g.given |= gives(g, source)


def working_in(g: Game, seat: int) -> list[int]:
    """Cards of this player's discard pile that can be played or used there, as they lie."""
    return [uid for uid in g.working if g.holder_of[uid] == seat]


def stale(g: Game) -> None:
    """What was derived may not be true any more."""
    g.givers = None
    if g.derived:
        g.derived = {}


def touch(g: Game) -> None:
    """The same, and something may happen by itself (`settling.py`)."""
    g.unsettled = True
    stale(g)


def stale_around(g: Game) -> None:
    """What was derived may not be true any more where it is by more than the piece itself; `given` tells whether any
    is. Who has attacked, which cards lie where: such things change no piece otherwise."""
    if g.given:
        stale(g)


def touch_around(g: Game) -> None:
    """The same, and something may happen by itself."""
    if g.given:
        touch(g)


def push(g: Game, frame: Frame) -> Frame:
    g.frames.append(frame)
    return frame


def turn_order(g: Game, first: int) -> list[int]:
    """The players still in the game, leftwards from this seat on (rule book, Timing)."""
    players = g.players
    for at, seat in enumerate(players) if first else ():
        if seat >= first:
            return [*players[at:], *players[:at]]
    return list(players)


def left_of(g: Game, seat: int) -> int:
    """The next player to the left."""
    for other in g.players:
        if other > seat:
            return other
    return g.players[0]


def opponents(g: Game, seat: int) -> list[int]:
    """All other players, the one to the left first."""
    return [other for other in turn_order(g, (seat + 1) % g.seats) if other != seat]


def in_play(g: Game) -> list[int]:
    """Slots of all pieces, seat by seat."""
    return list(chain.from_iterable(g.board))


def slot_of(g: Game, obj: int) -> int:
    """The slot of a piece, or -1 when it has left play."""
    slot = obj & codes.SLOT_MASK
    if obj >= codes.FIRST_PIECE and slot < len(g.ref_of) and g.ref_of[slot] == obj:
        return slot
    return -1


def place_on_line(g: Game, obj: int) -> int:
    """Where on the line this lies, or -1."""
    for at, frame in enumerate(g.line):
        if frame.obj == obj:
            return at
    return -1
