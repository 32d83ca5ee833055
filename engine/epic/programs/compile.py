"""Definition -> tables and programs. Runs once, at import of `definitions.py`; nothing here is used while playing.

A card becomes its card index, the same in every table. An effect becomes one flat program. Everything that a player
can be asked about or that can fire carries the number of the step or ability it came from, so that words are made from
the definition when somebody wants to read them.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.epic import language as lang
from engine.epic.programs import bits, ops
from engine.epic.programs.aims import deciding_targets
from engine.epic.programs.signatures import modes_of
from engine.epic.programs.tables import (
    STATIC_FILTER,
    STATIC_KEYWORDS,
    ZONE_EVENTS,
    Ability,
    AbilityRecord,
    Definition,
    Definitions,
    Static,
    Trait,
    trigger_bits,
)
from engine.epic.programs.writer import Writer, condition_of

_PAID_BY_PLAYER = lang.PayHealth | lang.DiscardCards | lang.BanishDiscarded
_TRAITS = {
    lang.PlayerTrait.CANNOT_BE_ATTACKED: bits.CANNOT_BE_ATTACKED,
    lang.PlayerTrait.UNTARGETABLE: bits.PLAYER_UNTARGETABLE,
    lang.PlayerTrait.CANNOT_GAIN_HEALTH: bits.CANNOT_GAIN_HEALTH,
}
_PLAYERS = {lang.YOU: 1, lang.OPPONENT: 0, lang.EACH_OPPONENT: 0}
_HOLDS_WHILE = (ops.C_YOUR_TURN, ops.C_OPPONENTS_TURN, ops.C_THIS_EXPENDED, ops.C_PLAYED)  # what `derive.holds` knows


def _trigger(table: Definitions, card_index: int, trigger: lang.Trigger, in_discard: bool) -> list[Ability]:
    """One ability per trigger event that needs its own program: loyalty reveals first, a tribute may need a legal
    target (5.6.2), the others share one."""
    ability_id = table.add_ability(AbilityRecord(card_index, trigger, in_discard))
    found: list[Ability] = []
    plain = 0
    targets = deciding_targets(trigger.do) if lang.TRIBUTE in trigger.trigger_events else ()
    for trigger_event in trigger.trigger_events:
        if targets and trigger_event is lang.TRIBUTE:
            writer = Writer(table, card_index, ability_id)
            test = writer.emit(ops.IF_NO_TARGET, filters=tuple(table.add_filter(target.what) for target in targets))
            writer.effect(trigger.do)
            writer.land(test)
            writer.emit(ops.END)
            found.append((trigger_bits(trigger_event), table.add_program(writer.code, ability_id), ability_id))
        elif isinstance(trigger_event, lang.LoyaltyOf):
            writer = Writer(table, card_index, ability_id)
            count = trigger_event.count if isinstance(trigger_event.count, int) else ops.ANY_NUMBER
            reveal = writer.emit(ops.REVEAL_LOYAL, count=count, question=table.add_question(trigger.do))
            writer.effect(trigger.do)
            writer.land(reveal)
            writer.emit(ops.END)
            found.append((trigger_bits(trigger_event), table.add_program(writer.code, ability_id), ability_id))
        elif not isinstance(trigger_event, lang.ChampionBroken):
            plain |= trigger_bits(trigger_event)
    if plain:
        writer = Writer(table, card_index, ability_id)
        writer.effect(trigger.do)
        writer.emit(ops.END)
        found.append((plain, table.add_program(writer.code, ability_id), ability_id))
    return found


def _power(table: Definitions, card_index: int, power: lang.Power, in_discard: bool) -> Ability:
    ability_id = table.add_ability(AbilityRecord(card_index, power, in_discard))
    writer = Writer(table, card_index, ability_id)
    costs = 0
    for cost in power.costs:
        costs |= writer.cost(cost)
    writer.effect(power.do)
    writer.emit(ops.END)
    return costs, table.add_program(writer.code, ability_id), ability_id


def _static(table: Definitions, have: lang.StaticAbility) -> Static:
    if isinstance(have.what, lang.Ref) and (have.offense or have.defense or have.alignment):
        raise ValueError(f"derive.py does not read all of {have!r}.")
    condition = _condition(have.when)
    at = -1 if isinstance(have.what, lang.Ref) else table.add_reach(have.what, other=True)
    return (at, int(have.keywords), have.offense, have.defense, int(have.alignment), *condition)


def _apart(static: Static) -> list[Static]:
    """What gives alignments apart from the rest: it is not lost with it (house ruling H19)."""
    at, keywords, offense, defense, alignment, condition, a, b = static
    rest: Static = (at, keywords, offense, defense, 0, condition, a, b)
    given: Static = (at, 0, 0, 0, alignment, condition, a, b)
    return [rest] * any((keywords, offense, defense)) + [given] * (alignment != 0)


def _player_has(ability: lang.PlayerHas) -> Trait:
    if ability.who not in _PLAYERS:
        raise ValueError(f"derive.py does not read all of {ability!r}.")
    return (_TRAITS[ability.trait], _PLAYERS[ability.who], *_condition(ability.when))


def _condition(condition: lang.Condition | None) -> tuple[int, int, int]:
    """The condition of a continuous ability."""
    if condition is None:
        return -1, 0, 0
    compiled = condition_of(condition)
    if compiled[0] not in _HOLDS_WHILE:
        raise ValueError(f"derive.py does not read {condition!r} in a continuous ability.")
    return compiled


def _watches(table: Definitions, card_index: int, trigger: lang.Trigger, ability_id: int) -> list[Ability]:
    """Abilities that wait for the breaking of champions: the filter, the program and the ability id of each."""
    found: list[Ability] = []
    for trigger_event in trigger.trigger_events:
        if isinstance(trigger_event, lang.ChampionBroken):
            writer = Writer(table, card_index, ability_id)
            writer.effect(trigger.do)
            writer.emit(ops.END)
            found.append((table.add_filter(trigger_event.what), table.add_program(writer.code, ability_id), ability_id))
    return found


def _event(table: Definitions, card_index: int, effect: lang.Effect) -> int:
    ability_id = len(table.abilities)
    writer = Writer(table, card_index, ability_id)
    either = effect[0] if isinstance(effect, tuple) and len(effect) == 1 else effect
    if isinstance(either, lang.OneOf):
        writer.modes(either.modes, ops.FINISH)
    else:
        table.add_ability(AbilityRecord(card_index, effect))
        writer.effect(effect)
        writer.emit(ops.FINISH)
    return table.add_program(writer.code, ability_id)


def _add_card(table: Definitions, card: Definition) -> None:
    table.card_index_of_name[card.name] = len(table.cards)
    table.cards.append(card)
    table.name.append(card.name)
    table.is_token.append(isinstance(card, lang.Token))
    table.is_deity.append(isinstance(card, lang.Deity))
    table.is_event.append(isinstance(card, lang.Card) and isinstance(card.kind, lang.Event))
    table.cost.append(card.cost if isinstance(card, lang.Card) else 0)
    table.alignment.append(bits.ALL_ALIGNMENTS if _has_all_alignments(card) else int(card.alignment))
    table.classes.append(0 if isinstance(card, lang.Deity) else table.class_mask(card.classes))
    table.offense.append(0 if isinstance(card, lang.Deity) else card.offense)
    table.defense.append(0 if isinstance(card, lang.Deity) else card.defense)


def _has_all_alignments(card: Definition) -> bool:
    return isinstance(card, lang.Card) and lang.AllAlignments() in card.abilities


def _check_deity(deity: lang.Deity) -> None:
    """What is neither in play nor in a discard pile has only abilities that wait for its player, and powers that its
    player pays for."""
    for ability in deity.abilities:
        match ability:
            case lang.Trigger(trigger_events):
                works = all(one is lang.On.START_OF_YOUR_TURN or isinstance(one, lang.AllyOf) for one in trigger_events)
            case lang.Power(costs):
                works = all(cost is lang.GOLD or isinstance(cost, _PAID_BY_PLAYER) for cost in costs)
            case _:
                works = False
        if not works:
            raise ValueError(f"{deity.name} cannot have {ability!r}: a deity is not in play.")


class _Row:
    """What the abilities of one card compile to, collected for the tables."""

    def __init__(self, table: Definitions, card_index: int) -> None:
        self.table = table
        self.card_index = card_index
        self.keywords = 0
        self.ambush_for = 0
        self.enters_instead = False
        self.triggers: list[Ability] = []
        self.in_discard: list[Ability] = []
        self.zone: list[Ability] = []
        self.watched: list[Ability] = []
        self.powers: list[Ability] = []
        self.discard_powers: list[Ability] = []
        self.own: list[Static] = []
        self.statics: list[Static] = []
        self.traits: list[Trait] = []

    def add(self, ability: lang.Ability, discarded: bool) -> None:
        match ability:
            case lang.Trigger():
                self.add_trigger(ability, discarded)
            case lang.Power():
                power = _power(self.table, self.card_index, ability, discarded)
                (self.discard_powers if discarded else self.powers).append(power)
            case _:
                self.table.add_ability(AbilityRecord(self.card_index, ability))
                self.add_static(ability)

    def add_trigger(self, ability: lang.Trigger, discarded: bool) -> None:
        ability_id = len(self.table.abilities)
        for found in _trigger(self.table, self.card_index, ability, discarded):
            (self.zone if found[0] & ZONE_EVENTS else self.in_discard if discarded else self.triggers).append(found)
        self.watched += _watches(self.table, self.card_index, ability, ability_id)

    def add_static(self, ability: lang.Ability) -> None:
        """What holds all the time."""
        match ability:
            case lang.Keyword():
                self.keywords |= int(ability)
            case lang.StaticAbility():
                static = _static(self.table, ability)
                if static[STATIC_FILTER] < 0:
                    self.own.append(static)
                else:
                    self.statics += _apart(static)
            case lang.PlayAsAmbush():
                self.ambush_for |= int(ability.alignment)
            case lang.AllAlignments():
                pass  # they are the card's
            case lang.PlayInsteadOfDiscard():
                self.enters_instead = True
            case lang.PlayerHas():
                self.traits.append(_player_has(ability))
            case _:
                raise ValueError(f"The compiler has no translation for {ability!r}.")

    def close(self) -> None:
        """Write what all tables say about the card."""
        table = self.table
        table.keywords.append(self.keywords)
        table.ambush_for.append(self.ambush_for)
        table.enters_instead.append(self.enters_instead)
        for masks, lists, found_here in (
            (table.trigger_mask, table.triggers, self.triggers),
            (table.discard_mask, table.discard_triggers, self.in_discard),
            (table.zone_mask, table.zone_triggers, self.zone),
        ):
            mask = 0
            for trigger_events, _, _ in found_here:
                mask |= trigger_events
            masks.append(mask)
            lists.append(tuple(found_here))
        table.watched.append(tuple(self.watched))
        table.powers.append(tuple(self.powers))
        table.discard_powers.append(tuple(self.discard_powers))
        table.own.append(tuple(self.own))
        table.statics.append(tuple(self.statics))
        given = 0
        for static in self.own + self.statics:
            given |= static[STATIC_KEYWORDS]
        table.gives.append(given)
        table.traits.append(tuple(self.traits))
        table.reaches.append(bool(self.statics or self.traits))


def _add_abilities(table: Definitions, card_index: int, card: Definition) -> None:
    if isinstance(card, lang.Deity):
        _check_deity(card)
    found = _Row(table, card_index)
    if not isinstance(card, lang.Token):
        for ability in card.abilities:
            found.add(ability, False)
    if isinstance(card, lang.Card):
        for ability in card.discard:
            found.add(ability, True)
    found.close()
    is_event = isinstance(card, lang.Card) and isinstance(card.kind, lang.Event)
    table.effect.append(_event(table, card_index, card.effect) if is_event and isinstance(card, lang.Card) else -1)
    table.price.append(table.cost[card_index] + _cheapest_mode(table, table.effect[card_index]))


def _cheapest_mode(table: Definitions, program: int) -> int:
    if program < 0 or table.programs[program][0][0] != ops.MODES_OF:
        return 0
    return min(gold for _, gold in modes_of(table.programs[program][0]))


def add_cards(table: Definitions, cards: Sequence[Definition]) -> None:
    """Add cards to the tables. Tests make up cards this way; games that know no such card are not touched."""
    first = len(table.cards)
    for card in cards:
        _add_card(table, card)
    for card_index, card in enumerate(cards, first):
        _add_abilities(table, card_index, card)


def compile_cards(
    tokens: tuple[lang.Token, ...], cards: tuple[lang.Card, ...], deities: tuple[lang.Deity, ...] = ()
) -> Definitions:
    """All tables. Tokens come first, so that their card indexes do not move when cards are added."""
    table = Definitions()
    add_cards(table, (*tokens, *cards, *deities))
    return table
