"""Definition -> tables and programs. Runs once, at import of `definitions.py`; nothing here is used while playing.

A card becomes a row: the same index in every table. An effect becomes one flat program. Everything that a player can be
asked about or that can fire carries the number of the step or label it came from, so that words are made from the
definition when somebody wants to read them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.epic import codes, ops
from engine.epic import language as lang

_WHOSE = {
    lang.ANYONE: ops.ANYONE,
    lang.YOU: ops.YOU,
    lang.OPPONENT: ops.OPPONENT,
    lang.EACH_OPPONENT: ops.OPPONENT,  # two players
    lang.EACH_PLAYER: ops.EACH,
    lang.THAT_PLAYER: ops.THAT_PLAYER,
    lang.TURN_PLAYER: ops.TURN_PLAYER,
    lang.ITS_CONTROLLER: ops.ITS_CONTROLLER,
}
_NUMBERS = {
    lang.NumberOf.X: ops.THE_X,
    lang.NumberOf.OFFENSE_OF_IT: ops.OFFENSE_OF_IT,
    lang.NumberOf.DAMAGE_ON_THIS: ops.DAMAGE_ON_THIS,
    lang.NumberOf.CHAMPIONS_IN_DISCARD: ops.CHAMPIONS_IN_DISCARD,
}
_FACTS = {
    lang.YOUR_TURN: ops.C_YOUR_TURN,
    lang.OPPONENTS_TURN: ops.C_OPPONENTS_TURN,
    lang.THIS_IN_PLAY: ops.C_THIS_IN_PLAY,
    lang.THIS_IN_DISCARD: ops.C_THIS_IN_DISCARD,
    lang.THIS_EXPENDED: ops.C_THIS_EXPENDED,
    lang.YOU_CONTROLLED_IT: ops.C_YOU_CONTROLLED_IT,
    lang.IT_ATTACKED_YOU_UNBLOCKED: ops.C_IT_ATTACKED_UNBLOCKED,
}
_COSTS = {
    lang.GOLD: ops.COST_GOLD,
    lang.EXPEND: ops.COST_EXPEND,
    lang.BREAK_THIS: ops.COST_BREAK,
    lang.REMOVE_COUNTER: ops.COST_COUNTER,
}
_MOMENTS = {
    lang.On.TRIBUTE: codes.M_TRIBUTE,
    lang.On.ATTACKS: codes.M_ATTACKS,
    lang.On.BLOCKS: codes.M_BLOCKS,
    lang.On.BROKEN: codes.M_BROKEN,
    lang.On.OTHER_CHAMPION_BROKEN: codes.M_OTHER_BROKEN,
    lang.On.DEALS_DAMAGE: codes.M_DEALS_DAMAGE,
    lang.On.DAMAGES_PLAYER: codes.M_DAMAGES_PLAYER,
    lang.On.DAMAGES_OPPONENT: codes.M_DAMAGES_OPPONENT,
    lang.On.INTO_DISCARD: codes.M_INTO_DISCARD,
    lang.On.LEAVES_DISCARD: codes.M_LEAVES_DISCARD,
    lang.On.RECALLED: codes.M_RECALLED,
    lang.On.START_OF_YOUR_TURN: codes.M_START_OF_TURN,
    lang.On.END_OF_EACH_TURN: codes.M_END_OF_TURN,
}
_ALLIES = {
    lang.GOOD: codes.M_ALLY_GOOD,
    lang.EVIL: codes.M_ALLY_EVIL,
    lang.SAGE: codes.M_ALLY_SAGE,
    lang.WILD: codes.M_ALLY_WILD,
}
# these follow the card from zone to zone, wherever on the card they are printed
ZONE_MOMENTS = 1 << codes.M_INTO_DISCARD | 1 << codes.M_LEAVES_DISCARD | 1 << codes.M_RECALLED

# ops that read a number, and where those that name players name them
_NUMBERED = (ops.DAMAGE, ops.ADD_COUNTERS, ops.HEAL, ops.LOSE, ops.MAKE_TOKENS)
_WHO_AT = {ops.DRAW_CARDS: 2, ops.DISCARD_CARDS: 2, ops.HEAL: 3, ops.LOSE: 3, ops.MAKE_TOKENS: 4}

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
        self.cards: list[lang.Card | lang.Token] = []
        self.row_of_name: dict[str, int] = {}
        self.name: list[str] = []
        self.is_event: list[bool] = []
        self.is_token: list[bool] = []
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
                whose, other = _WHOSE[what.whose], int(what.other)
                return (ops.F_CHAMPION, int(what.alignment), classes, cost, token, other, whose, battle)
            case lang.DiscardedCard():
                cost = -1 if what.cost is None else what.cost
                kind, whose = _kind(what.kind), _WHOSE[what.whose]
                broken, other = int(what.broken_this_turn), int(what.other)
                return (ops.F_DISCARD, kind, int(what.alignment), cost, whose, broken, other)
            case lang.HandCard():
                return (ops.F_HAND, _kind(what.kind))
            case lang.Player():
                return (ops.F_PLAYER, _WHOSE[what.whose])
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


def _condition(condition: lang.Condition) -> tuple[int, int, int]:
    if isinstance(condition, lang.YouPlayed):
        return ops.C_PLAYED, condition.cost, int(condition.alignment)
    return _FACTS[condition], 0, 0


def _amount(amount: lang.Amount) -> tuple[int, int]:
    if isinstance(amount, int):
        return ops.LITERAL, amount
    return _NUMBERS[amount.of], amount.plus


class Writer:
    """Writes one program, step by step."""

    def __init__(self, table: Definitions, label: int) -> None:
        self.table = table
        self.label = label
        self.code: list[ops.Op] = []
        self.optional_next = False  # the next choice may be declined: it is what a "you may" is about

    def effect(self, effect: lang.Effect) -> None:
        for step in effect if isinstance(effect, tuple) else (effect,):
            self.step(step)

    def emit(self, *op: int) -> int:
        self.code.append(op)
        return len(self.code) - 1

    def land(self, at: int, operand: int) -> None:
        """Let an operand of the op written at `at` point to what comes next."""
        op = self.code[at]
        self.code[at] = (*op[:operand], len(self.code), *op[operand + 1 :])

    def select(self, what: lang.What, step: lang.Step) -> None:
        match what:
            case lang.Target():
                self.pick(what.what, what.count, ops.IS_TARGET | (ops.IS_OPTIONAL if what.up_to else 0), step)
            case lang.Choice():
                self.pick(what.what, 1, 0, step)
            case lang.Each():
                self.emit(ops.SELECT_ALL, self.table.add_filter(what.what))
            case lang.Ref.THIS:
                self.emit(ops.SELECT_THIS)
            case lang.Ref.IT:
                pass
            case lang.Namesakes():
                self.select(what.what, step)
                self.emit(ops.ADD_NAMESAKES)
            case lang.PlayerAndChampions():
                self.select(what.player, step)
                self.emit(ops.ADD_CHAMPIONS_OF)

    def pick(self, what: lang.Filter, count: int, flags: int, step: lang.Step) -> None:
        if self.optional_next:
            flags |= ops.IS_OPTIONAL
            self.optional_next = False
        self.emit(ops.PICK_OBJECTS, self.table.add_filter(what), count, flags, self.table.add_step(step))

    def may(self, do: lang.Effect) -> None:
        """A choice that may be declined where the effect begins with one, otherwise yes or no."""
        first = do[0] if isinstance(do, tuple) else do
        if isinstance(first, lang.JoinBattle):  # its own op may be declined
            self.effect(do)
            return
        if isinstance(getattr(first, "what", None), lang.Target | lang.Choice):
            self.optional_next = True
            head = len(self.code)
            self.step(first)
            assert not self.optional_next
            picked = next(at for at in range(head, len(self.code)) if self.code[at][0] == ops.PICK_OBJECTS)
            tail = self.code[picked + 1 :]
            del self.code[picked + 1 :]
            skip = self.emit(ops.IF_NONE, 0)
            self.code.extend(tail)
            if isinstance(do, tuple):
                self.effect(do[1:])
            self.land(skip, 1)
            return
        ask = self.emit(ops.MAY_DO, 0, self.table.add_step(lang.May(do)))
        self.effect(do)
        self.land(ask, 1)

    def branch(self, condition: lang.Condition, do: lang.Effect, otherwise: lang.Effect) -> None:
        test = self.emit(ops.IF, *_condition(condition), 0)
        self.effect(do)
        if otherwise == ():
            self.land(test, 4)
            return
        leave = self.emit(ops.JUMP, 0)
        self.land(test, 4)
        self.effect(otherwise)
        self.land(leave, 1)

    def cost(self, cost: lang.PowerCost) -> int:
        """What `payable` must check; a cost that is more than a mark on the card is paid by the program's first ops."""
        others = lang.DiscardedCard(whose=lang.YOU, other=True)
        match cost:
            case lang.PayHealth():
                self.emit(ops.LOSE, ops.LITERAL, cost.amount, ops.YOU)
                return cost.amount << ops.COST_HEALTH_AT
            case lang.DiscardCards():
                self.effect(lang.Discard(cost.count))
                return cost.count << ops.COST_DISCARDS_AT
            case lang.BanishDiscarded():
                self.pick(others, cost.count, 0, lang.Banish(lang.Choice(others)))
                self.emit(ops.BANISH_THEM)
                return cost.count << ops.COST_BANISHES_AT
            case lang.Cost():
                return _COSTS[cost]

    def delayed(self, do: lang.Effect) -> None:
        """Targets of a delayed effect are chosen now; the rest happens at the end of the turn."""
        if isinstance(do, lang.Discard) and isinstance(do.who, lang.Target):
            self.select(do.who, do)
            do = lang.Discard(do.count, lang.THAT_PLAYER)
        later = Writer(self.table, self.label)
        later.effect(do)
        later.emit(ops.END)
        self.emit(ops.DELAY, self.table.add_program(later.code, self.label))

    def step(self, step: lang.Step) -> None:  # noqa: C901, PLR0912, PLR0915 - one line per word of the vocabulary
        emit, table = self.emit, self.table
        match step:
            case lang.Choose():
                self.select(step.what, step)
            case lang.Draw():
                emit(ops.DRAW_CARDS, step.count, _WHOSE[step.who])
            case lang.Discard():
                if isinstance(step.who, lang.Target):
                    self.select(step.who, step)
                    emit(ops.DISCARD_CARDS, step.count, ops.THAT_PLAYER, table.add_step(step))
                else:
                    emit(ops.DISCARD_CARDS, step.count, _WHOSE[step.who], table.add_step(step))
            case lang.GainHealth():
                emit(ops.HEAL, *_amount(step.amount), _WHOSE[step.who])
            case lang.LoseHealth():
                emit(ops.LOSE, *_amount(step.amount), _WHOSE[step.who])
            case lang.Damage():
                self.select(step.to, step)
                emit(ops.DAMAGE, *_amount(step.amount))
            case lang.DamageEveryone():
                emit(ops.DAMAGE_EVERYONE, step.amount)
            case lang.DivideDamage():
                emit(ops.DIVIDE_DAMAGE, step.amount, step.up_to, table.add_step(step))
            case lang.DamageInTurn():
                emit(ops.DAMAGE_IN_TURN, table.add_step(step), *step.amounts)
            case lang.Break():
                self.select(step.what, step)
                emit(ops.BREAK_THEM)
            case lang.BreakAllButChosen():
                emit(ops.PICK_SURVIVORS, table.add_step(step))
                emit(ops.BREAK_OTHERS)
            case lang.Banish():
                self.select(step.what, step)
                emit(ops.BANISH_THEM)
            case lang.BanishDiscardPile():
                self.select(step.player, step)
                emit(ops.BANISH_PILE)
            case lang.BanishAnyNumber():
                emit(ops.PICK_ANY_NUMBER, table.add_filter(step.what), table.add_step(step))
                emit(ops.BANISH_THEM)
            case lang.ReturnToHand():
                self.select(step.what, step)
                emit(ops.RETURN_TO_HAND)
            case lang.PutIntoPlay():
                self.select(step.what, step)
                own = isinstance(step.what, lang.Each)
                emit(ops.ENTER_PLAY, int(step.quiet), int(own))
            case lang.PutTokens():
                row = table.row_of_name[step.token.name]
                emit(ops.MAKE_TOKENS, *_amount(step.count), row, _WHOSE[step.who], int(step.expended))
            case lang.Expend():
                self.select(step.what, step)
                emit(ops.EXPEND_THEM)
            case lang.ExpendAll():
                self.select(step.player, step)
                emit(ops.SELECT_ALL, table.add_filter(lang.Champion(whose=lang.THAT_PLAYER)))
                emit(ops.EXPEND_THEM)
            case lang.Prepare():
                self.select(step.what, step)
                emit(ops.PREPARE_THEM)
            case lang.Gain():
                self.select(step.what, step)
                emit(ops.GAIN, int(step.keywords), step.offense, step.defense, int(step.lasting))
            case lang.DamagedLose():
                emit(ops.WEAKEN_DAMAGED, step.offense)
            case lang.PutCounters():
                self.select(step.what, step)
                emit(ops.ADD_COUNTERS, *_amount(step.count))
            case lang.Control():
                self.select(step.what, step)
                emit(ops.TAKE_CONTROL, int(step.this_turn))
            case lang.Transform():
                self.select(step.what, step)
                emit(ops.TRANSFORM_THEM, table.row_of_name[step.token.name])
            case lang.RemoveFromBattle():
                self.select(step.what, step)
                emit(ops.LEAVE_BATTLE)
            case lang.JoinBattle():
                emit(ops.JOIN_BATTLE, table.add_filter(step.what.what), int(step.keywords), table.add_step(step))
            case lang.BanishLoneAttacker():
                emit(ops.BANISH_LONE_ATTACKER)
            case lang.NoAttacksThisTurn():
                emit(ops.FORBID_ATTACKS)
            case lang.Recall():
                emit(ops.RECALL_THIS)
            case lang.Recycle():
                emit(ops.RECYCLE, table.add_step(step))
            case lang.May():
                self.may(step.do)
            case lang.MayPay():
                ask = emit(ops.MAY_PAY, step.health, 0, table.add_step(step))
                self.effect(step.do)
                self.land(ask, 2)
            case lang.If():
                self.branch(step.condition, step.do, step.otherwise)
            case lang.OnYourTurn():
                self.branch(lang.YOUR_TURN, step.do, ())
            case lang.AtEndOfTurn():
                self.delayed(step.do)
            case lang.OneOf():
                raise ValueError("Either is a way to play an event: it stands alone as the event's effect.")
            case _:
                raise ValueError(f"The compiler has no translation for {step!r}.")


def _moment(moment: lang.Moment) -> int:
    if isinstance(moment, lang.LoyaltyOf):
        return 1 << codes.M_LOYALTY
    if isinstance(moment, lang.AllyOf):
        return 1 << _ALLIES[moment.alignment]
    return 1 << _MOMENTS[moment]


def _trigger(table: Definitions, row: int, trigger: lang.Trigger, in_discard: bool) -> list[Ability]:
    """One ability per moment that needs its own program: loyalty reveals first, the others share one."""
    label = table.add_label(Label(row, trigger, in_discard))
    found: list[Ability] = []
    plain = 0
    for moment in trigger.moments:
        if isinstance(moment, lang.LoyaltyOf):
            writer = Writer(table, label)
            step = trigger.do[0] if isinstance(trigger.do, tuple) else trigger.do
            reveal = writer.emit(ops.REVEAL_LOYAL, moment.count, 0, table.add_step(step))
            writer.effect(trigger.do)
            writer.land(reveal, 2)
            writer.emit(ops.END)
            found.append((_moment(moment), table.add_program(writer.code, label), label))
        else:
            plain |= _moment(moment)
    if plain:
        writer = Writer(table, label)
        writer.effect(trigger.do)
        writer.emit(ops.END)
        found.append((plain, table.add_program(writer.code, label), label))
    return found


def _power(table: Definitions, row: int, power: lang.Power, in_discard: bool) -> Ability:
    label = table.add_label(Label(row, power, in_discard))
    writer = Writer(table, label)
    costs = 0
    for cost in power.costs:
        costs |= writer.cost(cost)
    writer.effect(power.do)
    writer.emit(ops.END)
    return costs, table.add_program(writer.code, label), label


def _have(table: Definitions, have: lang.Have) -> Aura:
    if isinstance(have.what, lang.Ref):
        read = not (have.offense or have.defense or have.alignment)
    else:
        asked = lang.Champion(have.what.alignment, have.what.cls, other=have.what.other, whose=have.what.whose)
        read = have.what == asked and have.what.whose is not lang.THAT_PLAYER
    if not read:
        raise ValueError(f"derive.py does not read all of {have!r}.")
    condition = (-1, 0, 0) if have.when is None else _condition(have.when)
    what = -1 if isinstance(have.what, lang.Ref) else table.add_filter(have.what)
    return (what, int(have.keywords), have.offense, have.defense, int(have.alignment), *condition)


def _event(table: Definitions, row: int, effect: lang.Effect) -> int:
    label = len(table.labels)
    writer = Writer(table, label)
    either = effect[0] if isinstance(effect, tuple) and len(effect) == 1 else effect
    if not isinstance(either, lang.OneOf):
        table.add_label(Label(row, effect))
        writer.effect(effect)
        writer.emit(ops.FINISH)
        return table.add_program(writer.code, label)
    modes = [mode if isinstance(mode, lang.Mode) else lang.Mode(mode) for mode in either.modes]
    for mode in modes:
        table.add_label(Label(row, mode))
    writer.emit(ops.MODES_OF, len(modes), *(0 for _ in modes for _ in "ab"))
    places: list[int] = []
    for mode in modes:
        places += [len(writer.code), mode.gold]
        writer.effect(mode.do)
        writer.emit(ops.FINISH)
    writer.code[0] = (ops.MODES_OF, len(modes), *places)
    return table.add_program(writer.code, label)


def _add_row(table: Definitions, card: lang.Card | lang.Token) -> None:
    token = isinstance(card, lang.Token)
    table.row_of_name[card.name] = len(table.cards)
    table.cards.append(card)
    table.name.append(card.name)
    table.is_token.append(token)
    table.is_event.append(isinstance(card, lang.Card) and isinstance(card.kind, lang.Event))
    table.cost.append(0 if isinstance(card, lang.Token) else card.cost)
    table.alignment.append(int(card.alignment))
    table.classes.append(table.class_mask(card.classes))
    table.offense.append(card.offense)
    table.defense.append(card.defense)


def _add_abilities(table: Definitions, row: int, card: lang.Card | lang.Token) -> None:
    keywords, ambush_for, protection = 0, 0, -1
    triggers: list[Ability] = []
    in_discard: list[Ability] = []
    zone: list[Ability] = []
    powers: list[Ability] = []
    discard_powers: list[Ability] = []
    own: list[Aura] = []
    auras: list[Aura] = []
    abilities = () if isinstance(card, lang.Token) else card.abilities
    discard = () if isinstance(card, lang.Token) else card.discard
    parts = [(ability, False) for ability in abilities] + [(ability, True) for ability in discard]
    for ability, discarded in parts:
        match ability:
            case lang.Keyword():
                keywords |= int(ability)
                table.add_label(Label(row, ability))
            case lang.Trigger():
                for found in _trigger(table, row, ability, discarded):
                    (zone if found[0] & ZONE_MOMENTS else in_discard if discarded else triggers).append(found)
            case lang.Power():
                (discard_powers if discarded else powers).append(_power(table, row, ability, discarded))
            case lang.Have():
                aura = _have(table, ability)
                (own if aura[0] < 0 else auras).append(aura)
                table.add_label(Label(row, ability))
            case lang.PlayAsAmbush():
                ambush_for |= int(ability.alignment)
                table.add_label(Label(row, ability))
            case lang.CannotBeAttacked():
                protection = _condition(ability.when)[0]
                table.add_label(Label(row, ability))
    table.keywords.append(keywords)
    table.ambush_for.append(ambush_for)
    table.protection.append(protection)
    for masks, lists, found_here in (
        (table.trigger_mask, table.triggers, triggers),
        (table.discard_mask, table.discard_triggers, in_discard),
        (table.zone_mask, table.zone_triggers, zone),
    ):
        mask = 0
        for moments, _, _ in found_here:
            mask |= moments
        masks.append(mask)
        lists.append(tuple(found_here))
    table.powers.append(tuple(powers))
    table.discard_powers.append(tuple(discard_powers))
    table.own.append(tuple(own))
    table.auras.append(tuple(auras))
    is_event = isinstance(card, lang.Card) and isinstance(card.kind, lang.Event)
    table.effect.append(_event(table, row, card.effect) if is_event and isinstance(card, lang.Card) else -1)


def add_cards(table: Definitions, cards: Sequence[lang.Card | lang.Token]) -> None:
    """Add rows. Tests make up cards this way; games that know no such card are not touched."""
    first = len(table.cards)
    for card in cards:
        _add_row(table, card)
    for row, card in enumerate(cards, first):
        _add_abilities(table, row, card)


def compile_cards(tokens: tuple[lang.Token, ...], cards: tuple[lang.Card, ...]) -> Definitions:
    """All tables. Tokens come first, so that their rows do not move when cards are added."""
    table = Definitions()
    add_cards(table, (*tokens, *cards))
    return table
