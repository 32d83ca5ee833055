"""The catalogue as tables: rows, programs, filters, labels. Filled by `compile.py`, read through `definitions.py`."""

from __future__ import annotations

from dataclasses import dataclass

from engine.epic import language as lang
from engine.epic import ops

WHOSE = {
    lang.ANYONE: ops.ANYONE,
    lang.YOU: ops.YOU,
    lang.OPPONENT: ops.OPPONENT,
    lang.EACH_OPPONENT: ops.OPPONENT,  # two players
    lang.EACH_PLAYER: ops.EACH,
    lang.THAT_PLAYER: ops.THAT_PLAYER,
    lang.TURN_PLAYER: ops.TURN_PLAYER,
    lang.ITS_CONTROLLER: ops.ITS_CONTROLLER,
}

# ops that read a number, and where those that name players name them
_NUMBERED = (ops.DAMAGE, ops.ADD_COUNTERS, ops.HEAL, ops.LOSE, ops.MAKE_TOKENS)
_WHO_AT = {ops.DRAW_CARDS: 2, ops.DISCARD_CARDS: 2, ops.HEAL: 3, ops.LOSE: 3, ops.MAKE_TOKENS: 4}

Definition = lang.Card | lang.Token | lang.Deity
Ability = tuple[int, int, int]  # moments (a bit set) or costs (a bit set), program, label
Aura = tuple[
    int, int, int, int, int, int, int, int
]  # filter or -1 for itself, keywords, offense, defense, alignment, condition, a, b


@dataclass(frozen=True)
class Label:
    """One thing that a card does: an ability, a power, a mode or the whole effect of an event."""

    row: int
    part: lang.Ability | lang.Mode | lang.Effect
    in_discard: bool = False


class Definitions:
    """All cards as tables. Lists are indexed by row unless said otherwise."""

    def __init__(self) -> None:
        self.cards: list[Definition] = []
        self.row_of_name: dict[str, int] = {}
        self.name: list[str] = []
        self.is_event: list[bool] = []
        self.is_token: list[bool] = []
        self.is_deity: list[bool] = []
        self.cost: list[int] = []
        self.alignment: list[int] = []
        self.classes: list[int] = []
        self.offense: list[int] = []
        self.defense: list[int] = []
        self.keywords: list[int] = []
        self.trigger_mask: list[int] = []
        self.triggers: list[tuple[Ability, ...]] = []
        self.zone_mask: list[int] = []
        self.zone_triggers: list[tuple[Ability, ...]] = []
        self.discard_mask: list[int] = []
        self.discard_triggers: list[tuple[Ability, ...]] = []
        self.powers: list[tuple[Ability, ...]] = []
        self.discard_powers: list[tuple[Ability, ...]] = []
        self.own: list[tuple[Aura, ...]] = []  # continuous abilities that only change the card itself
        self.auras: list[tuple[Aura, ...]] = []  # those that change champions in play
        self.ambush_for: list[int] = []  # alignments that its controller may play as if with ambush
        self.protection: list[int] = []  # condition under which its controller cannot be attacked, or -1
        self.effect: list[int] = []  # program of an event
        self.programs: list[ops.Program] = []  # by program
        self.label_of: list[int] = []  # by program: what it is the program of, or -1
        self.row_of_program: list[int] = []  # by program: the card it belongs to, or -1
        self.reads_x: list[bool] = []  # by program: its X is more than an amount that nobody chooses about
        self.reads_who: list[bool] = []  # by program: it says "that player"
        self.filters: list[tuple[int, ...]] = []  # by filter
        self.steps: list[lang.Step] = []  # by step
        self.labels: list[Label] = []  # by label
        self.class_bits: dict[str, int] = {}

    def class_mask(self, words: str) -> int:
        mask = 0
        for word in words.split():
            mask |= self.class_bits.setdefault(word, 1 << len(self.class_bits))
        return mask

    def add_filter(self, what: lang.Filter) -> int:
        compiled = self._filter(what)
        if compiled not in self.filters:
            self.filters.append(compiled)
        return self.filters.index(compiled)

    def _filter(self, what: lang.Filter) -> tuple[int, ...]:
        match what:
            case lang.Champion():
                cost = -1 if what.cost is None else what.cost
                token = -1 if what.token is None else int(what.token)
                battle = int(what.attacking) + 2 * int(what.blocking)
                classes = self.class_mask(what.cls)
                whose, other = WHOSE[what.whose], int(what.other)
                return (ops.F_CHAMPION, int(what.alignment), classes, cost, token, other, whose, battle)
            case lang.DiscardedCard():
                cost = -1 if what.cost is None else what.cost
                kind, whose = _kind(what.kind), WHOSE[what.whose]
                broken, other = int(what.broken_this_turn), int(what.other)
                return (ops.F_DISCARD, kind, int(what.alignment), cost, whose, broken, other)
            case lang.HandCard():
                return (ops.F_HAND, _kind(what.kind))
            case lang.Player():
                return (ops.F_PLAYER, WHOSE[what.whose])
            case lang.ChampionOrPlayer():
                return (ops.F_ANY,)

    def add_program(self, program: list[ops.Op], label: int = -1) -> int:
        self.programs.append(tuple(program))
        self.label_of.append(label)
        self.row_of_program.append(self.labels[label].row if label >= 0 else -1)
        self.reads_x.append(any(op[0] in _NUMBERED and op[1] == ops.THE_X for op in program))
        self.reads_who.append(any(self._reads_who(op) for op in program))
        return len(self.programs) - 1

    def _reads_who(self, op: ops.Op) -> bool:
        if op[0] in (ops.PICK_OBJECTS, ops.SELECT_ALL):
            what = self.filters[op[1]]
            return ops.THAT_PLAYER in (what[6:7] if what[0] == ops.F_CHAMPION else what[4:5])
        return op[0] in _WHO_AT and op[_WHO_AT[op[0]]] == ops.THAT_PLAYER

    def add_step(self, step: lang.Step) -> int:
        self.steps.append(step)
        return len(self.steps) - 1

    def add_label(self, label: Label) -> int:
        self.labels.append(label)
        return len(self.labels) - 1


def _kind(kind: lang.Champion | lang.Event | None) -> int:
    return 0 if kind is None else 1 if isinstance(kind, lang.Champion) else 2
