"""Nouns of the vocabulary -> rows of the tables: filters, amounts, conditions and players."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.epic_tcg import language as lang
from engine.epic_tcg.programs import bits, ops, tables
from engine.epic_tcg.programs.tables import Amount, Condition, Definitions, Filter

PLAYER_TRAITS: Final = {
    lang.PlayerTrait.CANNOT_BE_ATTACKED: bits.CANNOT_BE_ATTACKED,
    lang.PlayerTrait.CANNOT_DRAW: bits.CANNOT_DRAW,
    lang.PlayerTrait.CANNOT_GAIN_MOJO: bits.CANNOT_GAIN_MOJO,
    lang.PlayerTrait.CANNOT_USE_ABILITIES: bits.CANNOT_USE_ABILITIES,
    lang.PlayerTrait.UNTARGETABLE: bits.PLAYER_UNTARGETABLE,
}


class Unwritten(ValueError):
    """Words put together in a way that no card needs and no program is written for."""


WHO: Final = {
    lang.ANYONE: ops.ANYONE,
    lang.YOU: ops.YOU,
    lang.OPPONENT: ops.OPPONENT,
    lang.EACH_OPPONENT: ops.EACH_OPPONENT,
    lang.EACH_PLAYER: ops.EACH_PLAYER,
    lang.THAT_PLAYER: ops.THAT_PLAYER,
    lang.ITS_CONTROLLER: ops.ITS_CONTROLLER,
    lang.ITS_OWNER: ops.ITS_OWNER,
    lang.CONTROLLER: ops.THE_CONTROLLER,
}
_NUMBERS: Final = {
    lang.NumberOf.X: tables.N_X,
    lang.NumberOf.DAMAGE_DEALT: tables.N_DAMAGE_DEALT,
    lang.NumberOf.DAMAGE_ON_THIS: tables.N_DAMAGE_ON_THIS,
    lang.NumberOf.OFFENSE_OF_IT: tables.N_OFFENSE_OF_IT,
    lang.NumberOf.DEFENSE_OF_IT: tables.N_DEFENSE_OF_IT,
    lang.NumberOf.YOUR_MOJO: tables.N_YOUR_MOJO,
    lang.NumberOf.COUNTERS_ON_THIS: tables.N_COUNTERS_ON_THIS,
}
_FACTS: Final = {
    lang.YOUR_TURN: tables.C_YOUR_TURN,
    lang.YOUR_PRE_BATTLE: tables.C_YOUR_PRE_BATTLE,
    lang.YOUR_BUILD: tables.C_YOUR_BUILD,
    lang.THIS_EXPENDED: tables.C_THIS_EXPENDED,
    lang.THIS_PREPARED: tables.C_THIS_PREPARED,
    lang.PAID: tables.C_PAID,
    lang.ACTION_PAID_FOR_IT: tables.C_ACTION_PAID,
}
_WHEN_PLAYED: Final = {
    lang.YOUR_TURN: tables.PLAYED_YOUR_TURN,
    lang.YOUR_PRE_BATTLE: tables.PLAYED_YOUR_PRE_BATTLE,
    lang.YOUR_BUILD: tables.PLAYED_YOUR_BUILD,
}
_ZONES: Final = {
    lang.HAND: tables.Z_HAND,
    lang.DISCARD: tables.Z_DISCARD,
    lang.TOP: tables.Z_TOP,
    lang.UNDER_THIS: tables.Z_UNDER,
}


def filter_of(table: Definitions, what: lang.Filter | lang.Traits) -> int:
    """The place of a filter. Bare traits, of a card wherever it is, are those of a piece."""
    match what:
        case lang.AnyOf(filters):
            parts = tuple(filter_of(table, part) for part in filters)
            return table.add_filter(Filter(tables.F_ANY_OF, parts=parts))
        case lang.Player(whose):
            return table.add_filter(Filter(tables.F_PLAYER, whose=WHO[whose]))
        case lang.Piece():
            return table.add_filter(_piece(table, what))
        case lang.CardIn():
            found = _traits(table, what, tables.F_CARD)
            zone, whose_zone = _ZONES[what.zone], WHO[what.whose]
            return table.add_filter(replace(found, zone=zone, whose=whose_zone, other=int(what.other)))
        case lang.OnLine():
            found = _traits(table, what, tables.F_LINE)
            return table.add_filter(
                replace(
                    found,
                    cards=int(what.cards),
                    abilities=int(what.abilities),
                    whose=WHO[what.whose],
                    saying=what.saying,
                    targets_this=int(what.targets_this),
                )
            )
    return table.add_filter(_traits(table, what, tables.F_PIECE))


def hand_filter(table: Definitions, what: lang.Traits) -> int:
    """Cards in a hand with these traits."""
    return table.add_filter(replace(_traits(table, what, tables.F_CARD), zone=tables.Z_HAND, whose=ops.YOU))


def _piece(table: Definitions, what: lang.Piece) -> Filter:
    states = (
        tables.S_ATTACKING * what.attacking
        | tables.S_BLOCKING * what.blocking
        | tables.S_PREPARED * what.prepared
        | tables.S_ATTACKING_YOU * what.attacking_you
        | tables.S_WITH_THIS * what.with_this
    )
    most = -1 if what.most_defense is None else amount_of(table, what.most_defense)
    return replace(
        _traits(table, what, tables.F_PIECE),
        whose=WHO[what.whose],
        other=int(what.other),
        states=states,
        having=int(what.having),
        without=int(what.without),
        most_defense=most,
        counter=-1 if what.counter is None else table.add_counter(what.counter.name),
    )


def _traits(table: Definitions, what: lang.Traits, kind_of: int) -> Filter:
    price = -2 if what.price is None else price_of(what.price)
    asked = (what.alignment, what.origin, what.not_alignment, what.not_origin, what.named, what.not_named)
    return Filter(
        kind_of,
        kind=int(what.kind),
        alignment=int(what.alignment),
        origin=int(what.origin),
        not_alignment=int(what.not_alignment),
        not_origin=int(what.not_origin),
        named=table.index_of[what.named] if what.named else -1,
        not_named=table.index_of[what.not_named] if what.not_named else -1,
        price=price,
        token=-1 if what.token is None else int(what.token),
        traits=int(any(asked) or what.price is not None or what.token is not None),
        chosen=0 if what.chosen is None else 1 if what.chosen else -1,
        of_it=int(what.alignment_of_it),
    )


def price_of(price: lang.Price) -> int:
    return bits.ACTION if price is lang.ACTION else bits.FREE


def amount_of(table: Definitions, amount: lang.Amount | lang.AnyNumber) -> int:
    """The place of an amount, or ANY_NUMBER."""
    match amount:
        case int():
            return table.add_amount(Amount(tables.N_LITERAL, plus=amount))
        case lang.Number(of, plus, times, most):
            return table.add_amount(Amount(_NUMBERS[of], plus, times, -1 if most is None else most))
        case lang.Count(what, times, plus):
            return table.add_amount(Amount(tables.N_COUNT, plus, times, filter=filter_of(table, what)))
        case lang.Done(what, times, players):
            wanted = -1 if what == lang.ANY else filter_of(table, what)
            return table.add_amount(Amount(tables.N_DONE, times=times, filter=wanted, players=int(players)))
        case lang.NumberIf(condition, then, otherwise):
            found = Amount(
                tables.N_IF,
                condition=condition_of(table, condition),
                then=amount_of(table, then),
                otherwise=amount_of(table, otherwise),
            )
            return table.add_amount(found)
        case lang.AnyNumber():
            return ops.ANY_NUMBER


def condition_of(table: Definitions, condition: lang.Condition) -> int:
    match condition:
        case lang.Fact():
            return table.add_condition(Condition(_FACTS[condition]))
        case lang.ItIs(one_of):
            filters = tuple(filter_of(table, traits) for traits in one_of)
            return table.add_condition(Condition(tables.C_IT_IS, filters))
        case lang.YouPlayed(what):
            return table.add_condition(Condition(tables.C_YOU_PLAYED, (filter_of(table, what),)))
        case lang.WhenPlayed(fact):
            if fact not in _WHEN_PLAYED:
                raise Unwritten(f"WhenPlayed {fact.name}")
            return table.add_condition(Condition(tables.C_WHEN_PLAYED, count=_WHEN_PLAYED[fact]))
        case lang.TookTurns(who, count):
            return table.add_condition(Condition(tables.C_TOOK_TURNS, (), count, WHO[who]))
        case lang.OnlySuchInDiscard(what):
            return table.add_condition(Condition(tables.C_ONLY_SUCH, (filter_of(table, what),)))


def of_each_player(what: lang.What) -> bool:
    """Whether these are cards of all players, each in a zone of their own."""
    return (
        isinstance(what, lang.Choice | lang.Each)
        and isinstance(what.what, lang.CardIn)
        and what.what.whose is lang.EACH_PLAYER
    )
