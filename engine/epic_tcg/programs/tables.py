"""What there is of each card, compiled: parallel tables by card index, and tables of programs, filters and numbers.

`Definitions` is made once and never changed while a game is played. Rows are small frozen records of ints; -1 stands
for none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from engine.epic_tcg import language as lang
from engine.epic_tcg.programs import ops
from engine.epic_tcg.programs.ops import CHOOSE_TARGETS, Op, Program

# what a filter matches
F_PIECE: Final = 0  # in play
F_CARD: Final = 1  # in a zone
F_LINE: Final = 2
F_PLAYER: Final = 3
F_ANY_OF: Final = 4

# zones that a filter looks into
Z_HAND: Final = 0
Z_DISCARD: Final = 1
Z_TOP: Final = 2  # among the top cards that the effect has shown
Z_UNDER: Final = 3  # under this

# states of pieces that a filter asks for
S_ATTACKING: Final = 1
S_BLOCKING: Final = 2
S_PREPARED: Final = 4
S_ATTACKING_YOU: Final = 8
S_WITH_THIS: Final = 16  # it attacks or blocks together with this, or is this

# what numbers are of
N_LITERAL: Final = 0
N_X: Final = 1
N_DAMAGE_DEALT: Final = 2
N_DAMAGE_ON_THIS: Final = 3
N_OFFENSE_OF_IT: Final = 4
N_DEFENSE_OF_IT: Final = 5
N_YOUR_MOJO: Final = 6
N_COUNTERS_ON_THIS: Final = 7
N_COUNT: Final = 8
N_DONE: Final = 9
N_IF: Final = 10

# conditions
C_YOUR_TURN: Final = 0
C_YOUR_PRE_BATTLE: Final = 1
C_YOUR_BUILD: Final = 2
C_THIS_EXPENDED: Final = 3
C_THIS_PREPARED: Final = 4
C_PAID: Final = 5
C_IT_IS: Final = 6  # one of these filters
C_YOU_PLAYED: Final = 7  # a filter
C_THIS_IN_DISCARD: Final = 8
C_TOOK_TURNS: Final = 9
C_WHEN_PLAYED: Final = 10  # `count` is a bit of those below
C_ACTION_PAID: Final = 11  # for IT
C_ONLY_SUCH: Final = 12  # in your discard pile: a filter
PLAYED_YOUR_TURN: Final = 1
PLAYED_YOUR_PRE_BATTLE: Final = 2
PLAYED_YOUR_BUILD: Final = 4


@dataclass(frozen=True, slots=True)
class Filter:
    """Traits of cards, then what is asked of those in play, in a zone or on the line."""

    what: int
    kind: int = 0
    alignment: int = 0
    origin: int = 0
    not_alignment: int = 0
    not_origin: int = 0
    traits: int = 0  # whether it asks for more than a kind
    named: int = -1  # card index of a token
    not_named: int = -1
    price: int = -2  # -2: any
    token: int = -1
    whose: int = 0
    other: int = 0
    states: int = 0
    having: int = 0
    without: int = 0
    most_defense: int = -1  # an amount
    counter: int = -1
    zone: int = 0
    cards: int = 1  # of the line
    abilities: int = 0
    saying: tuple[str, ...] = ()  # in its text, in small letters
    targets_this: int = 0
    chosen: int = 0  # of the alignment that was chosen, or with -1 of another one
    of_it: int = 0  # of the alignment of IT
    parts: tuple[int, ...] = ()  # filters, of F_ANY_OF
    closer: bool = field(init=False, default=False, compare=False)  # of a piece: more than its controller and kind

    def __post_init__(self) -> None:
        closer = self.traits or self.other or self.states or self.having or self.without or self.counter >= 0
        object.__setattr__(self, "closer", bool(closer))

    @property
    def asks(self) -> bool:
        """Whether it looks at what a veiled champion hides (rule book, Veiled). That it is no token all can see."""
        hidden = (self.alignment, self.origin, self.not_alignment, self.not_origin, self.having, self.without)
        return any(hidden) or self.chosen != 0 or self.price != -2 or self.most_defense >= 0


@dataclass(frozen=True, slots=True)
class Amount:
    """`times` what it is `of`, `plus` more, `most` at most."""

    of: int
    plus: int = 0
    times: int = 1
    most: int = -1
    filter: int = -1
    condition: int = -1
    then: int = -1  # amounts, of N_IF
    otherwise: int = -1
    players: int = 0  # N_DONE counts to how many players they belonged


@dataclass(frozen=True, slots=True)
class Condition:
    kind: int
    filters: tuple[int, ...] = ()
    count: int = 0
    who: int = 0


@dataclass(frozen=True, slots=True)
class Used:
    """An activated ability."""

    speed: int
    program: int
    endless: int = 0  # it costs nothing, or only a look at one's hand
    turns: int = 0  # it is expended or flipped for it


@dataclass(frozen=True, slots=True)
class Triggered:
    """A when-trigger or, `at_once`, an as-trigger; `filter` of what the event happens to, `by` of what deals damage
    (-1: this), `who` of the player. `named`: IT is what was named when this was played."""

    event: int
    program: int
    at_once: int = 0
    filter: int = -1
    by: int = -1
    by_any: int = 0
    to_this: int = 0  # this is what is damaged
    who: int = 0
    battle: int = 0
    only_if: int = -1
    named: int = 0


@dataclass(frozen=True, slots=True)
class Static:
    """A continuous ability. `filter` -1: this. `bundle`: abilities that they have."""

    filter: int
    keywords: int = 0
    offense: int = -1
    defense: int = -1
    alignment: int = 0
    origin: int = 0
    damage_ward: int = 0
    condition: int = -1
    bundle: int = -1
    gives: int = 0  # bit set of what of this it has


@dataclass(frozen=True, slots=True)
class Bundle:
    """Abilities that a piece has from elsewhere, or a player for a turn."""

    used: tuple[Used, ...] = ()
    triggered: tuple[Triggered, ...] = ()
    statics: tuple[Static, ...] = ()


@dataclass(frozen=True, slots=True)
class Trait:
    """What continuously holds for players: a trait, or damage ward."""

    trait: int
    who: int
    condition: int = -1
    damage_ward: int = 0


@dataclass(frozen=True, slots=True)
class Source:
    """What a program was compiled from, for whoever has to say it in words: a card, an ability, a keyword or an effect;
    and of each op the step, cost or rule of playing behind it, with the noun of what is chosen there."""

    part: Any = None
    in_discard: bool = False  # an ability that works in the discard pile
    steps: tuple[tuple[Any, Any], ...] = ()


_PLAIN: Final = (ops.IF_FREE, ops.PAY_ACTION, ops.PAY_TURN, ops.PUT_ON_LINE)


def _always(code: list[Op], pc: int, wanted: Callable[[Op], bool]) -> bool:
    """Whether there is such an op on every way from here to the line, for what is not free."""
    while True:
        op = code[pc]
        pc += 1
        if op[0] in (ops.PUT_ON_LINE, ops.END):
            return False
        if wanted(op):
            return True
        if op[0] == ops.JUMP:
            pc = op[1]
        elif op[0] in (ops.MAY_PAY, ops.IF_NAMED):
            return _always(code, pc, wanted) and _always(code, op[1], wanted)
        elif op[0] == ops.IF:
            return _always(code, pc, wanted) and _always(code, op[2], wanted)
        elif op[0] in (ops.CHOOSE_MODE, ops.CHOOSE_PAYMENT):
            places = op[2:] if op[0] == ops.CHOOSE_MODE else op[1:]
            return all(_always(code, place, wanted) for place in places)
        elif pc == len(code):
            return False


@dataclass
class Definitions:
    """See the module."""

    names: list[str] = field(default_factory=list)
    index_of: dict[str, int] = field(default_factory=dict)
    # by card index
    kind: list[int] = field(default_factory=list)
    alignment: list[int] = field(default_factory=list)
    origin: list[int] = field(default_factory=list)
    price: list[int] = field(default_factory=list)
    speed: list[int] = field(default_factory=list)
    offense: list[int] = field(default_factory=list)  # amounts
    defense: list[int] = field(default_factory=list)
    keywords: list[int] = field(default_factory=list)
    program: list[int] = field(default_factory=list)  # to play it
    program_in_discard: list[int] = field(default_factory=list)  # to play it from the discard pile
    definitions: list[lang.Card | lang.Token] = field(default_factory=list)  # what it is compiled from
    used: list[tuple[Used, ...]] = field(default_factory=list)
    fastest: list[int] = field(default_factory=list)  # the speed of the fastest of these, -1 if there are none
    fastest_turned: list[int] = field(default_factory=list)  # the same of those for which it may be turned
    works_in_discard: list[bool] = field(default_factory=list)  # it can be played or used from the discard pile
    used_in_discard: list[tuple[Used, ...]] = field(default_factory=list)
    triggered: list[tuple[Triggered, ...]] = field(default_factory=list)
    waits_for: list[int] = field(default_factory=list)  # bit set of the events of these
    triggered_in_discard: list[tuple[Triggered, ...]] = field(default_factory=list)
    statics: list[tuple[Static, ...]] = field(default_factory=list)
    gives: list[int] = field(default_factory=list)  # bit set of what its continuous abilities give
    statics_in_discard: list[tuple[Static, ...]] = field(default_factory=list)
    gives_in_discard: list[int] = field(default_factory=list)
    traits: list[tuple[Trait, ...]] = field(default_factory=list)
    wards: list[tuple[int, ...]] = field(default_factory=list)  # filters
    damage_ward: list[int] = field(default_factory=list)
    takes_damage: list[int] = field(default_factory=list)  # of its controller, under this condition
    instant_if: list[tuple[int, ...]] = field(default_factory=list)  # filters of its target
    # by their numbers
    programs: list[Program] = field(default_factory=list)
    entries: list[int] = field(default_factory=list)  # by program: where its second part begins
    sources: list[Source] = field(default_factory=list)  # by program
    aims: list[tuple[Op, ...]] = field(default_factory=list)  # by program: the targets that it announces
    pays_action: list[bool] = field(default_factory=list)  # by program: announcing it always pays an action
    needs_line: list[bool] = field(default_factory=list)  # by program: announcing it always names something on the line
    is_plain: list[bool] = field(default_factory=list)  # by program: all it announces is an action, or turning this
    bundles: list[Bundle] = field(default_factory=list)
    filters: list[Filter] = field(default_factory=list)
    amounts: list[Amount] = field(default_factory=list)
    conditions: list[Condition] = field(default_factory=list)
    counters: list[str] = field(default_factory=list)

    def add_filter(self, one: Filter) -> int:
        if one not in self.filters:
            self.filters.append(one)
        return self.filters.index(one)

    def add_amount(self, one: Amount) -> int:
        if one not in self.amounts:
            self.amounts.append(one)
        return self.amounts.index(one)

    def add_condition(self, one: Condition) -> int:
        if one not in self.conditions:
            self.conditions.append(one)
        return self.conditions.index(one)

    def add_program(self, code: list[Op], entry: int, source: Source) -> int:
        self.programs.append(tuple(code))
        self.entries.append(entry)
        self.sources.append(source)
        self.pays_action.append(_always(code, 0, lambda op: op[0] == ops.PAY_ACTION))
        self.needs_line.append(_always(code, 0, self._is_on_line))
        self.is_plain.append(all(op[0] in _PLAIN for op in code[:entry]))
        self.aims.append(tuple(op for op in code[:entry] if op[0] == CHOOSE_TARGETS))
        return len(self.programs) - 1

    def _is_on_line(self, op: Op) -> bool:
        """Whether this asks for a target on the line, or more."""
        if op[0] != CHOOSE_TARGETS or self.filters[op[2]].what != F_LINE or op[4] & (ops.UP_TO | ops.IF_THERE):
            return False
        return op[3] >= 0 and self.amounts[op[3]].of == N_LITERAL and self.amounts[op[3]].plus > 0

    def add_bundle(self, one: Bundle) -> int:
        self.bundles.append(one)
        return len(self.bundles) - 1

    def add_counter(self, name: str) -> int:
        if name not in self.counters:
            self.counters.append(name)
        return self.counters.index(name)
