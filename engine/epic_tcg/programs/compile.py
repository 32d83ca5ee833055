"""Definition -> rows of the tables. Runs once, at import of `definitions.py`; nothing here is used while playing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import Any, Final

from engine.epic_tcg import language as lang
from engine.epic_tcg.programs import bits, ops
from engine.epic_tcg.programs.lines import Label
from engine.epic_tcg.programs.nouns import PLAYER_TRAITS, WHO, Unwritten, amount_of, condition_of, filter_of, price_of
from engine.epic_tcg.programs.tables import N_LITERAL, Amount, Bundle, Definitions, Static, Trait, Triggered, Used
from engine.epic_tcg.programs.writer import Writer

Definition = lang.Card | lang.Token
_SPEEDS: Final = {
    lang.BUILD: bits.BUILD,
    lang.PACED: bits.PACED,
    lang.FAST: bits.FAST,
    lang.INSTANT_BUILD: bits.BUILD | bits.INSTANTANEOUS,
    lang.INSTANT_PACED: bits.PACED | bits.INSTANTANEOUS,
    lang.INSTANT_FAST: bits.FAST | bits.INSTANTANEOUS,
}
_EVENTS: Final = {
    lang.ENTERS: bits.M_ENTERS,
    lang.On.ENTERS_FROM_HAND: bits.M_ENTERS_FROM_HAND,
    lang.UNVEILED: bits.M_UNVEILED,
    lang.ATTACKS: bits.M_ATTACKS,
    lang.BLOCKS: bits.M_BLOCKS,
    lang.On.BLOCKED: bits.M_BLOCKED,
    lang.On.BROKEN: bits.M_BROKEN,
    lang.On.YOU_ATTACKED: bits.M_YOU_ATTACKED,
    lang.On.LEAVES_YOUR_CONTROL: bits.M_LEAVES_CONTROL,
    lang.On.TAKEN_FROM_HAND: bits.M_TAKEN_FROM_HAND,
    lang.On.TARGETED_BY_OTHERS: bits.M_TARGETED,
    lang.On.INTO_DISCARD_FROM_PLAY: bits.M_INTO_DISCARD_FROM_PLAY,
    lang.On.YOUR_PRE_BATTLE: bits.M_YOUR_PRE_BATTLE,
    lang.On.EACH_END: bits.M_EACH_END,
}
_NO_ONE: Final = -1


class Row:
    """The abilities of one card, collected for the tables. `names` is what its as-triggers of entering name, unless it
    was named when the card was played."""

    def __init__(self, table: Definitions, names: lang.Effect = ()) -> None:
        self.table = table
        self.names = names
        self.keywords = 0
        self.used: list[Used] = []
        self.used_in_discard: list[Used] = []
        self.triggered: list[Triggered] = []
        self.triggered_in_discard: list[Triggered] = []
        self.statics: list[Static] = []
        self.statics_in_discard: list[Static] = []
        self.traits: list[Trait] = []
        self.wards: list[int] = []
        self.damage_ward = 0
        self.takes_damage = -1
        self.from_discard = False
        self.instant_if: tuple[int, ...] = ()

    def keyword(self, words: int) -> None:
        self.keywords |= words
        if words & bits.RECALL:
            self.used_in_discard.append(Used(bits.FAST, recall_program(self.table)))

    def add(self, ability: lang.Ability) -> None:
        match ability:
            case lang.Keyword():
                self.keyword(int(ability))
            case lang.Activated():
                self.used.append(_used(self.table, ability))
            case lang.WhenTrigger() | lang.AsTrigger():
                self.triggered += _triggered(self.table, ability, self.names, in_discard=False)
            case lang.Have() | lang.Get():
                self.statics.append(_static(self.table, ability))
            case lang.PlayerHas(who, trait, when):
                self.traits.append(Trait(PLAYER_TRAITS[trait], WHO[who], _when(self.table, when)))
            case lang.Ward(what):
                self.wards.append(filter_of(self.table, what))
            case lang.DamageWard(amount, who):
                if who is None:
                    self.damage_ward += amount
                else:
                    self.traits.append(Trait(_NO_ONE, WHO[who], damage_ward=amount))
            case lang.TakesYourDamage(when):
                self.takes_damage = condition_of(self.table, when)

    def add_discarded(self, ability: lang.Ability) -> None:
        match ability:
            case lang.Activated():
                self.used_in_discard.append(_used(self.table, ability, in_discard=True))
            case lang.WhenTrigger():
                self.triggered_in_discard += _triggered(self.table, ability, (), in_discard=True)
            case lang.Have() | lang.Get():
                self.statics_in_discard.append(_static(self.table, ability))
            case _:
                raise Unwritten(f"{type(ability).__name__} in the discard pile")


def _bundle(table: Definitions, abilities: tuple[lang.Ability, ...]) -> int:
    """Abilities that something has from elsewhere; the number of their bundle."""
    row = Row(table)
    for ability in abilities:
        row.add(ability)
    return table.add_bundle(Bundle(tuple(row.used), tuple(row.triggered), tuple(row.statics)))


def _when(table: Definitions, condition: lang.Condition | None) -> int:
    if condition is None:
        return -1
    if not isinstance(condition, lang.Fact) or condition is lang.PAID:
        raise Unwritten("a continuous ability under such a condition")
    return condition_of(table, condition)


def _static(table: Definitions, ability: lang.Have | lang.Get) -> Static:
    """Of what lies on the line or in a hand one word is read: unstoppable, or veiled."""
    if isinstance(ability.what, lang.OnLine | lang.CardIn):
        what, words = filter_of(table, ability.what), int(ability.keywords)
        return Static(what, words, condition=_when(table, ability.when), gives=bits.GIVES_TO_CARDS)
    wards = [extra.amount for extra in ability.abilities if isinstance(extra, lang.DamageWard)]
    others = tuple(extra for extra in ability.abilities if not isinstance(extra, lang.DamageWard))
    given = (int(ability.alignment), int(ability.origin)) if isinstance(ability, lang.Have) else (0, 0)
    what = filter_of(table, ability.what) if isinstance(ability.what, lang.Piece) else -1
    if what >= 0:
        found = table.filters[what]
        if found.having or found.without or found.most_defense >= 0 or (given[0] and found.alignment):
            raise Unwritten("a continuous ability that looks at what others change")
    row = Static(
        what,
        int(ability.keywords),
        amount_of(table, ability.offense) if ability.offense != 0 else -1,
        amount_of(table, ability.defense) if ability.defense != 0 else -1,
        given[0],
        given[1],
        sum(wards),
        _when(table, ability.when),
        _bundle(table, others) if others else -1,
    )
    return replace(row, gives=_gives(table, row))


def _gives(table: Definitions, row: Static) -> int:
    """What a continuous ability of pieces gives, as a bit set."""
    less = row.defense >= 0 and min(table.amounts[row.defense].plus, table.amounts[row.defense].times) < 0
    return (
        bits.GIVES_KEYWORDS * (row.keywords != 0)
        | bits.GIVES_OFFENSE * (row.offense >= 0)
        | bits.GIVES_DEFENSE * (row.defense >= 0)
        | bits.GIVES_LESS_DEFENSE * less
        | bits.GIVES_ALIGNMENT * (row.alignment != 0)
        | bits.GIVES_ORIGIN * (row.origin != 0)
        | bits.GIVES_WARD * (row.damage_ward != 0)
        | bits.GIVES_ABILITIES * (row.bundle >= 0)
    )


def _used(table: Definitions, ability: lang.Activated, *, in_discard: bool = False) -> Used:
    """Costs come last, but for one that says what X is: there may be X targets."""
    writer = Writer(table, _bundle, ability, in_discard=in_discard)
    finds_x = any(_is_any_number(cost) for cost in ability.costs)
    if not finds_x:
        writer.effect(ability.do)
    for cost in ability.costs:
        writer.cost(cost)
    if finds_x:
        writer.effect(ability.do)
    endless = all(isinstance(cost, lang.Reveal) for cost in ability.costs)
    turns = any(isinstance(cost, lang.Cost) for cost in ability.costs)
    used = Used(_SPEEDS[ability.speed], writer.finish(), int(endless), int(turns))
    if writer.kept >= 0:
        table.bundles[writer.kept] = Bundle(used=(used,))
    return used


def _triggered(
    table: Definitions, ability: lang.WhenTrigger | lang.AsTrigger, names: lang.Effect, *, in_discard: bool
) -> list[Triggered]:
    at_once = isinstance(ability, lang.AsTrigger)
    condition = -1
    writer = Writer(table, _bundle, ability, in_discard=in_discard)
    writer.entering = at_once and lang.ENTERS in ability.events
    named = writer.entering and names != ()
    if named:
        _name(writer, names)
    if in_discard and not any(isinstance(event, lang.LeavesDiscard) for event in ability.events):
        writer.only_in_discard()
    if isinstance(ability, lang.WhenTrigger) and ability.only_if is not None:
        condition = condition_of(table, ability.only_if)
        writer.only_if(condition)
    writer.effect(ability.do)
    program = writer.finish()
    more = {"program": program, "at_once": int(at_once), "only_if": condition, "named": int(named)}
    return [_row(table, event, more) for event in ability.events]


def _name(writer: Writer, names: lang.Effect) -> None:
    """What its card names when it is played is named now, unless that was done."""
    here, there = Label(), Label()
    writer.announce(ops.IF_NAMED, here)
    writer.emit(ops.IF_NAMED, there)
    writer.effect(names)
    writer.land(here, writer.announced)
    writer.land(there)


def _row(table: Definitions, event: lang.TriggerEvent, more: dict[str, Any]) -> Triggered:
    match event:
        case lang.On():
            return Triggered(_EVENTS[event], **more)
        case lang.Plays(what, who):
            return Triggered(bits.M_PLAYS, filter=filter_of(table, what), who=WHO[who], **more)
        case lang.Draws(who):
            return Triggered(bits.M_DRAWS, who=WHO[who], **more)
        case lang.IsBroken(what):
            return Triggered(bits.M_IS_BROKEN, filter=filter_of(table, what), **more)
        case lang.Breaks(what):
            return Triggered(bits.M_BREAKS, filter=filter_of(table, what), **more)
        case lang.Damages(to, by, battle, together):
            if to is lang.IT or by is lang.IT:
                raise Unwritten("Damages IT")
            return Triggered(
                bits.M_DAMAGES_TOGETHER if together else bits.M_DAMAGES,
                filter=-1 if to is None or isinstance(to, lang.Ref) else filter_of(table, to),
                to_this=int(to is lang.THIS),
                by=filter_of(table, by) if isinstance(by, lang.Piece) else -1,
                by_any=int(by is None),
                battle=int(battle),
                **more,
            )
        case lang.LeavesDiscard(what):
            if isinstance(what, lang.Ref):
                return Triggered(bits.M_LEAVES_DISCARD, **more)
            return Triggered(bits.M_LEAVES_DISCARD, filter=filter_of(table, what), who=WHO[what.whose], **more)


# --- what keywords say -----------------------------------------------------------------------------------------------


def recall_program(table: Definitions) -> int:
    """Recall: an action, fast: this card from your discard pile into your hand."""
    writer = Writer(table, _bundle, lang.RECALL)
    writer.announce(ops.PAY_ACTION)
    writer.only_in_discard()
    writer.emit(ops.SELECT_THIS, 0)
    writer.emit(ops.TO_HAND, ops.ITS_CONTROLLER)
    return writer.finish()


def swarm_program(table: Definitions) -> int:
    """Swarm: expend, fast: this champion joins your attack."""
    writer = Writer(table, _bundle, lang.SWARM)
    writer.announce(ops.PAY_TURN, 1)
    writer.emit(ops.JOIN_ATTACK)
    return writer.finish()


def veiled_program(table: Definitions) -> int:
    """Playing a champion face down costs an action, whatever its price is (rule book, Veiled)."""
    writer = Writer(table, _bundle, lang.VEILED)
    writer.announce(ops.PAY_ACTION)
    writer.emit(ops.ENTER)
    return writer.finish()


# --- cards -----------------------------------------------------------------------------------------------------------


def _play_program(table: Definitions, card: lang.Card, *, from_discard: bool = False) -> int:
    writer = Writer(table, _bundle, card)
    x_costs = [cost for rule in card.playing if isinstance(rule, lang.MustPay) for cost in rule.one_of]
    x_costs = [cost for cost in x_costs if _is_any_number(cost)]
    breaks = [cost for cost in x_costs if isinstance(cost, lang.Break)]
    for cost in breaks:  # what is broken may be named as a target before
        _choose_x(writer, cost)
    finds_x = len(x_costs) > len(breaks)
    if finds_x:  # there may be X targets
        _pay(writer, card, from_discard=from_discard)
    writer.effect(card.effect)
    if card.kind is not lang.EVENT:
        writer.emit(ops.ENTER)
    if not finds_x:
        _pay(writer, card, from_discard=from_discard)
    return writer.finish(ops.FINISH if card.kind is lang.EVENT else ops.END)


def _choose_x(writer: Writer, cost: lang.Break) -> None:
    """How many are broken to play it, unless it costs nothing."""
    assert isinstance(cost.what, lang.Choice)
    end = Label()
    writer.announce(ops.IF_FREE, end)
    writer.announce(ops.CHOOSE_X, ops.BY_BREAK, filter_of(writer.table, cost.what.what))
    writer.land(end, writer.announced)


def _is_any_number(cost: lang.AbilityCost | lang.MoreCost) -> bool:
    counted = cost.what if isinstance(cost, lang.Break | lang.Banish) else cost
    return isinstance(counted, lang.Choice | lang.Reveal | lang.RemoveCounters) and isinstance(
        counted.count, lang.AnyNumber
    )


def _pay(writer: Writer, card: lang.Card, *, from_discard: bool) -> None:
    """All that it costs to play a card: nothing where an effect puts it on the line."""
    end = Label()
    writer.announce(ops.IF_FREE, end)
    writer.cost(card.price)
    for rule in card.playing:
        if from_discard or not isinstance(rule, lang.FromDiscard):
            writer.play_rule(rule)
    writer.land(end, writer.announced)


def _add_facts(table: Definitions, card: Definition) -> None:
    table.index_of[card.name] = len(table.names)
    table.definitions.append(card)
    table.names.append(card.name)
    table.kind.append(int(card.kind) if isinstance(card, lang.Card) else bits.CHAMPION)
    table.alignment.append(int(card.alignment))
    table.origin.append(int(card.origin))
    table.price.append(price_of(card.price) if isinstance(card, lang.Card) else bits.NO_PRICE)
    table.speed.append(_SPEEDS[card.speed] if isinstance(card, lang.Card) else bits.FAST)
    nothing = table.add_amount(Amount(N_LITERAL))
    table.offense.append(nothing)
    table.defense.append(nothing)
    table.program.append(-1)
    table.program_in_discard.append(-1)


def _all_gives(rows: list[Static]) -> int:
    return reduce(or_, (row.gives for row in rows), 0)


def _numbers(table: Definitions) -> int:
    """What the printed numbers of the card say whose row is being added, as bits."""
    index = len(table.gives)
    offense, defense = table.amounts[table.offense[index]], table.amounts[table.defense[index]]
    frail = table.kind[index] == bits.CHAMPION and (defense.of != N_LITERAL or defense.plus <= 0)
    counts = offense.of != N_LITERAL or defense.of != N_LITERAL
    return bits.IS_FRAIL * frail | bits.COUNTS * counts


def _add_row(table: Definitions, row: Row) -> None:
    table.keywords.append(row.keywords)
    table.used.append(tuple(row.used))
    table.fastest.append(max((used.speed for used in row.used), default=-1))
    table.fastest_turned.append(max((used.speed for used in row.used if not used.turns), default=-1))
    table.used_in_discard.append(tuple(row.used_in_discard))
    table.works_in_discard.append(bool(row.used_in_discard) or row.from_discard)
    table.triggered.append(tuple(row.triggered))
    table.waits_for.append(reduce(or_, (1 << one.event for one in row.triggered), 0))
    table.triggered_in_discard.append(tuple(row.triggered_in_discard))
    table.statics.append(tuple(row.statics))
    table.gives.append(bits.GIVES_TO_PLAYERS * bool(row.traits) | _all_gives(row.statics) | _numbers(table))
    table.statics_in_discard.append(tuple(row.statics_in_discard))
    table.gives_in_discard.append(_all_gives(row.statics_in_discard))
    table.traits.append(tuple(row.traits))
    table.wards.append(tuple(row.wards))
    table.damage_ward.append(row.damage_ward)
    table.takes_damage.append(row.takes_damage)
    table.instant_if.append(row.instant_if)


def _compile(table: Definitions, card: lang.Card, row: Row) -> None:
    for ability in card.abilities:
        row.add(ability)
    for ability in card.discard:
        row.add_discarded(ability)
    for rule in card.playing:
        if isinstance(rule, lang.InstantaneousIf):
            row.instant_if = tuple(filter_of(table, traits) for traits in rule.one_of)
    index = table.index_of[card.name]
    table.offense[index] = amount_of(table, card.offense)
    table.defense[index] = amount_of(table, card.defense)
    table.program[index] = _play_program(table, card)
    if any(isinstance(rule, lang.FromDiscard) for rule in card.playing):
        table.program_in_discard[index] = _play_program(table, card, from_discard=True)
        row.from_discard = True


def add_cards(table: Definitions, cards: Iterable[Definition]) -> None:
    """Add these to the tables. Raises Unwritten for words that no program is written for."""
    cards = tuple(cards)
    for card in cards:
        _add_facts(table, card)
    for card in cards:
        row = Row(table, () if isinstance(card, lang.Token) or card.kind is lang.EVENT else card.effect)
        if isinstance(card, lang.Token):
            row.keyword(int(card.keywords))
            index = table.index_of[card.name]
            table.offense[index] = amount_of(table, card.offense)
            table.defense[index] = amount_of(table, card.defense)
        else:
            _compile(table, card, row)
        _add_row(table, row)


def new_definitions() -> Definitions:
    """Tables without cards: the counters that are continuous abilities come first, as `bits.py` numbers them."""
    table = Definitions()
    for counter in (lang.PLUS, lang.DEMORALIZED, lang.UNTARGETABLE_COUNTER):
        table.add_counter(counter.name)
    return table
