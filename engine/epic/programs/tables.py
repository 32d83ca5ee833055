"""The catalogue as tables: cards, programs, filters, abilities. Filled by `compile.py`, read in `definitions.py`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.epic import language as lang
from engine.epic.programs import bits, ops
from engine.epic.programs.signatures import AMOUNT, WHO, has_kind, of_kind, operand

WHOSE = {
    lang.ANYONE: ops.ANYONE,
    lang.YOU: ops.YOU,
    lang.OPPONENT: ops.OPPONENT,
    lang.EACH_OPPONENT: ops.OPPONENT,  # two players
    lang.EACH_PLAYER: ops.EACH,
    lang.THAT_PLAYER: ops.THAT_PLAYER,
    lang.TURN_PLAYER: ops.TURN_PLAYER,
    lang.ITS_CONTROLLER: ops.ITS_CONTROLLER,
    lang.ITS_OWNER: ops.ITS_OWNER,
}

_NUMBERS = {
    lang.NumberOf.X: ops.THE_X,
    lang.NumberOf.OFFENSE_OF_IT: ops.OFFENSE_OF_IT,
    lang.NumberOf.DEFENSE_OF_IT: ops.DEFENSE_OF_IT,
    lang.NumberOf.DAMAGE_ON_THIS: ops.DAMAGE_ON_THIS,
    lang.NumberOf.BROKEN_THIS_WAY: ops.BROKEN_THIS_WAY,
    lang.NumberOf.BANISHED_THIS_WAY: ops.BANISHED_THIS_WAY,
}
_TRIGGER_EVENTS = {
    lang.On.TRIBUTE: bits.M_TRIBUTE,
    lang.On.ATTACKS: bits.M_ATTACKS,
    lang.On.BLOCKS: bits.M_BLOCKS,
    lang.On.BROKEN: bits.M_BROKEN,
    lang.On.BLOCKED: bits.M_BLOCKED,
    lang.On.YOU_DRAW: bits.M_DRAW,
    lang.On.DEALS_DAMAGE: bits.M_DEALS_DAMAGE,
    lang.On.DAMAGES_PLAYER: bits.M_DAMAGES_PLAYER,
    lang.On.DAMAGES_OPPONENT: bits.M_DAMAGES_OPPONENT,
    lang.On.INTO_DISCARD: bits.M_INTO_DISCARD,
    lang.On.LEAVES_DISCARD: bits.M_LEAVES_DISCARD,
    lang.On.RECALLED: bits.M_RECALLED,
    lang.On.START_OF_YOUR_TURN: bits.M_START_OF_TURN,
    lang.On.END_OF_EACH_TURN: bits.M_END_OF_TURN,
}
_ALLIES = {
    lang.GOOD: bits.M_ALLY_GOOD,
    lang.EVIL: bits.M_ALLY_EVIL,
    lang.SAGE: bits.M_ALLY_SAGE,
    lang.WILD: bits.M_ALLY_WILD,
}
# these follow the card from zone to zone, wherever on the card they are printed
ZONE_EVENTS = 1 << bits.M_INTO_DISCARD | 1 << bits.M_LEAVES_DISCARD | 1 << bits.M_RECALLED

Definition = lang.Card | lang.Token | lang.Deity
Question = lang.Effect | lang.PowerCost
Ability = tuple[int, int, int]  # trigger events (a bit set) or costs (a bit set), program, ability id
Static = tuple[
    int, int, int, int, int, int, int, int
]  # filter or -1 for itself, keywords, offense, defense, alignment, condition or -1, a, b
STATIC_FILTER: Final = 0
STATIC_KEYWORDS: Final = 1
STATIC_OFFENSE: Final = 2
STATIC_DEFENSE: Final = 3
STATIC_ALIGNMENT: Final = 4
STATIC_CONDITION: Final = 5
STATIC_A: Final = 6
STATIC_B: Final = 7
TurnStatic = tuple[int, int, int, int, int, int]  # filter, keywords, offense, defense, index of its card, question
TURN_STATIC_CARD: Final = 4
TURN_STATIC_QUESTION: Final = 5
Trait = tuple[int, int, int, int, int]  # trait, 1 for its controller or 0 for the opponent, condition or -1, a, b


@dataclass(frozen=True)
class AbilityRecord:
    """One thing that a card does: an ability, a power, a mode or the whole effect of an event."""

    card_index: int
    part: lang.Ability | lang.Mode | lang.Effect
    in_discard: bool = False
    gained: bool = False  # by champions: it is no ability of the card itself


class Definitions:
    """All cards as tables. Lists are indexed by card index unless said otherwise."""

    def __init__(self) -> None:
        self.cards: list[Definition] = []
        self.card_index_of_name: dict[str, int] = {}
        self.name: list[str] = []
        self.is_event: list[bool] = []
        self.is_token: list[bool] = []
        self.is_deity: list[bool] = []
        self.cost: list[int] = []
        self.alignment: list[int] = []  # all of them where an ability says so, in every zone
        self.classes: list[int] = []
        self.offense: list[int] = []
        self.defense: list[int] = []
        self.keywords: list[int] = []
        self.trigger_mask: list[int] = []
        self.triggers: list[tuple[Ability, ...]] = []
        self.watched: list[tuple[Ability, ...]] = []  # filter of champions whose breaking triggers, program, ability id
        self.zone_mask: list[int] = []
        self.zone_triggers: list[tuple[Ability, ...]] = []
        self.discard_mask: list[int] = []
        self.discard_triggers: list[tuple[Ability, ...]] = []
        self.grants: list[Ability] = []  # by grant: abilities that champions gain for a turn
        self.turn_statics: list[TurnStatic] = []  # by turn static: what an effect says that champions have for a turn
        self.powers: list[tuple[Ability, ...]] = []
        self.discard_powers: list[tuple[Ability, ...]] = []
        self.own: list[tuple[Static, ...]] = []  # continuous abilities that only change the card itself
        self.statics: list[tuple[Static, ...]] = []  # those that change champions in play
        self.gives: list[int] = []  # keywords that its continuous abilities may give champions, itself or others
        self.ambush_for: list[int] = []  # alignments that its controller may play as if with ambush
        self.traits: list[tuple[Trait, ...]] = []  # those that change players
        self.reaches: list[bool] = []  # it has continuous abilities that change others than the card itself
        self.enters_instead: list[bool] = []  # it enters play where an opponent makes its owner discard it
        self.effect: list[int] = []  # program of an event
        self.price: list[
            int
        ] = []  # the least gold that it takes to play the card: its cost and that of its cheapest mode
        self.programs: list[ops.Program] = []  # by program
        self.ability_id_of: list[int] = []  # by program: what it is the program of, or -1
        self.card_index_of_program: list[
            int
        ] = []  # by program: the card it belongs to, -1 where that is seen in play only
        self.reads_x: list[bool] = []  # by program: its X is more than an amount that nobody chooses about
        self.reads_that_player: list[bool] = []  # by program: it says "that player"
        self.filters: list[tuple[int, ...]] = []  # by filter
        self.questions: list[Question] = []  # by question: what it is about
        self.abilities: list[AbilityRecord] = []  # by ability id
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

    def add_reach(self, what: lang.Champion, *, other: bool = False) -> int:
        """The filter of something continuous. It asks for nothing that depends on keywords or numbers in its turn."""
        asked = lang.Champion(what.alignment, what.cls, token=what.token, whose=what.whose, not_named=what.not_named)
        if what not in (asked, replace(asked, other=other)) or what.whose is lang.THAT_PLAYER:
            raise ValueError(f"derive.py does not read all of {what!r}.")
        return self.add_filter(what)

    def _filter(self, what: lang.Filter) -> tuple[int, ...]:
        match what:
            case lang.Champion():
                cost = -1 if what.cost is None else what.cost
                token = -1 if what.token is None else int(what.token)
                battle = int(what.attacking) + 2 * int(what.blocking)
                classes = self.class_mask(what.cls)
                whose, other = WHOSE[what.whose], int(what.other)
                common = (ops.F_CHAMPION, int(what.alignment), classes, cost, token, other, whose, battle)
                return (*common, *self._more(what))
            case lang.DiscardedCard():
                cost = -1 if what.cost is None else what.cost
                kind, whose = kind_of(what.kind), WHOSE[what.whose]
                broken, other = int(what.broken_this_turn), int(what.other)
                return (ops.F_DISCARD, kind, int(what.alignment), cost, whose, broken, other)
            case lang.HandCard():
                return (ops.F_HAND, kind_of(what.kind))
            case lang.RevealedCard():
                return (ops.F_REVEALED, kind_of(what.kind), int(what.alignment))
            case lang.Player():
                return (ops.F_PLAYER, WHOSE[what.whose])
            case lang.ChampionOrPlayer():
                return (ops.F_ANY,)

    def _more(self, what: lang.Champion) -> tuple[int, ...]:
        """The rarer traits of champions, behind whether there are any."""
        traits = ops.EXPENDED * what.expended + ops.DAMAGED * what.damaged + ops.DAMAGED_YOU * what.damaged_you
        not_card_index = self.card_index_of_name[what.not_named] if what.not_named else -1
        most = (-1, 0) if what.max_defense is None else self.amount(what.max_defense)
        more = (
            int(what.not_alignment),
            self.class_mask(what.not_cls),
            traits,
            int(what.without),
            not_card_index,
            *most,
        )
        return (1, *more) if more != (0, 0, 0, 0, -1, -1, 0) else (0,)

    def amount(self, amount: lang.Amount) -> tuple[int, int]:
        """A number as two operands: what it is of, and the addend."""
        match amount:
            case int():
                return ops.LITERAL, amount
            case lang.Count():
                times, what = amount.times - 1, self.add_filter(amount.what)
                return ops.COUNT_OF | times << ops.NUMBER_TIMES_AT | what << ops.NUMBER_FILTER_AT, 0
            case lang.Number():
                return _NUMBERS[amount.of] | amount.times - 1 << ops.NUMBER_TIMES_AT, amount.plus

    def add_program(self, program: list[ops.Op], ability_id: int = -1) -> int:
        self.programs.append(tuple(program))
        self.ability_id_of.append(ability_id)
        own = ability_id >= 0 and not self.abilities[ability_id].gained
        self.card_index_of_program.append(self.abilities[ability_id].card_index if own else -1)
        self.reads_x.append(ability_id >= 0 and any(_reads_x(op) for op in program))  # of a keyword: health alone
        self.reads_that_player.append(any(self._reads_that_player(op) for op in program))
        return len(self.programs) - 1

    def _reads_that_player(self, op: ops.Op) -> bool:
        if op[0] in (ops.PICK_OBJECTS, ops.SELECT_ALL):
            what = self.filters[operand(op, "what")]
            if what[ops.FILTER_KIND] == ops.F_CHAMPION:
                return what[ops.CHAMPION_WHOSE] == ops.THAT_PLAYER
            return what[ops.FILTER_KIND] == ops.F_DISCARD and what[ops.DISCARDED_WHOSE] == ops.THAT_PLAYER
        return has_kind(op, WHO) and of_kind(op, WHO) == ops.THAT_PLAYER

    def add_question(self, question: Question) -> int:
        self.questions.append(question)
        return len(self.questions) - 1

    def add_modes(self, card_index: int, modes: list[lang.Mode]) -> int:
        """Labels for ways to choose from, one after the other. The first of them."""
        self.abilities.extend(AbilityRecord(card_index, mode) for mode in modes)
        return len(self.abilities) - len(modes)

    def add_ability(self, ability_id: AbilityRecord) -> int:
        self.abilities.append(ability_id)
        return len(self.abilities) - 1


def _reads_x(op: ops.Op) -> bool:
    return has_kind(op, AMOUNT) and of_kind(op, AMOUNT) & ops.NUMBER_KIND == ops.THE_X


def kind_of(kind: lang.Champion | lang.Event | None) -> int:
    return 0 if kind is None else 1 if isinstance(kind, lang.Champion) else 2


def trigger_bits(trigger_event: lang.TriggerEvent) -> int:
    if isinstance(trigger_event, lang.LoyaltyOf):
        return 1 << bits.M_LOYALTY
    if isinstance(trigger_event, lang.AllyOf):
        return 1 << _ALLIES[trigger_event.alignment]
    assert isinstance(trigger_event, lang.On)
    return 1 << _TRIGGER_EVENTS[trigger_event]
