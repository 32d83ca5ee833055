"""Amounts and conditions in print."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import NamedTuple

from engine.epic_tcg import language as lang
from engine.epic_tcg.language import Amount, Fact, NumberOf, Who
from engine.epic_tcg.text.nouns import ALL, Telling, count_words, either, name_player, signs, words_of
from engine.kernel.grammar import IT, article, number_word

# {you} and {your} are those of whom the effect tells
_FACTS = {
    Fact.YOUR_TURN: "it is {your} turn",
    Fact.YOUR_PRE_BATTLE: "it is {your} Pre-Battle Step",
    Fact.YOUR_BUILD: "it is {your} Build Step",
    Fact.THIS_EXPENDED: "{this} is expended",
    Fact.THIS_PREPARED: "{this} is prepared",
    Fact.ACTION_PAID_FOR_IT: "{{action}} was paid to play {it}",
}

_WHEN = {
    Fact.YOUR_TURN: "on your turn",
    Fact.YOUR_PRE_BATTLE: "in your Pre-Battle Step",
    Fact.YOUR_BUILD: "in your Build Step",
}


def prints_x(part: object) -> bool:
    """Whether an effect, or a part of one, says X for a number that was found before."""
    if isinstance(part, lang.Number):
        return part.of is NumberOf.X
    if isinstance(part, lang.Draw) and part.what == lang.X:
        return False  # "that many cards"
    if isinstance(part, lang.PutCounters) and isinstance(part.count, lang.Number) and not part.count.plus:
        return False  # "for each card revealed this way"
    if isinstance(part, tuple):
        return any(map(prints_x, part))
    return is_dataclass(part) and any(prints_x(getattr(part, field.name)) for field in fields(part))


# --- amounts ---------------------------------------------------------------------------------------------------------


def each_one(amount: Amount, context: Telling) -> str:
    """What is counted, one of it, after "for each"; nothing for numbers that are no count."""
    match amount:
        case lang.Count(lang.CardIn() as what):
            words = words_of(what, context)
            return f"{words.text}{words.inside}"
        case lang.Count(lang.Piece() as what):
            words = words_of(what, context)
            return f"{'other ' * words.other}{words.text}{words.behind}"
        case lang.Done(what, players=players):
            words = words_of(what, context)
            one = words.text if what.kind else replace(words, nouns=(context.done.one,)).text
            done = f"{context.done.how} this way"
            return f"player who had {article(one)} {done}" if players else f"{one} {done}"
        case lang.Number(NumberOf.COUNTERS_ON_THIS):
            return f"counter on {context.this}"
        case lang.Number(NumberOf.DAMAGE_ON_THIS):
            return "point of damage it took this turn"
        case _:
            return ""


def _most(amount: Amount) -> str:
    most = amount.most if isinstance(amount, lang.Number) else None
    return f", up to {number_word(most)}" if most is not None else ""


def equal(amount: lang.Number, context: Telling) -> str:
    """A number of one thing, after "equal to"."""
    match amount.of:
        case NumberOf.OFFENSE_OF_IT:
            return f"{context.say_it().whose} {{offense}}"
        case NumberOf.DEFENSE_OF_IT:
            return f"{context.say_it().whose} {{defense}}"
        case NumberOf.YOUR_MOJO:
            return "your Mojo"
        case _:
            raise TypeError(f"no phrase for a number of {amount!r}")


class Said(NamedTuple):
    """An amount in words, and what follows all that it belongs to, as in " for each champion broken this way"."""

    text: str
    tail: str = ""


class Times(NamedTuple):
    """How many cards, tokens or counters: a number that is known, or the words before them, as in "that many", "X"; and
    what follows, as in " for each ...", " equal to its {defense}"."""

    number: int | None
    words: str = ""
    tail: str = ""


def amount_of(unit: str, amount: Amount, context: Telling) -> Said:
    """Mojo or damage, and what it is multiplied by: "5 damage", "X+1 damage", "Mojo equal to its {defense}", or "2
    Mojo" and " for each champion broken this way"."""
    match amount:
        case int():
            return Said(f"{amount} {unit}")
        case lang.NumberIf(condition, then, otherwise):
            first, tail = amount_of(unit, otherwise, context)
            return Said(first, f"{tail}, or {''.join(amount_of(unit, then, context))} if {fact(condition, context)}")
        case lang.Number(NumberOf.X):
            return Said(f"{count_words(amount, context)} {unit}")
        case lang.Number(NumberOf.DAMAGE_DEALT):
            return Said(f"that much {unit}")
        case lang.Done() if context.done.one == unit:
            return Said(f"{unit} equal to the {unit} {context.done.how} this way")
    each = each_one(amount, context)
    if each:
        times = amount.times if isinstance(amount, lang.Count | lang.Done | lang.Number) else 1
        return Said(f"{times} {unit}", f" for each {each}{_most(amount)}")
    assert isinstance(amount, lang.Number)
    return Said(f"{unit} equal to {equal(amount, context)}")


def times_of(amount: Amount, context: Telling) -> Times:
    """How many cards, tokens or counters."""
    match amount:
        case int():
            return Times(amount)
        case lang.NumberIf(condition, then, otherwise):
            base = times_of(otherwise, context)
            return base._replace(tail=f"{_or_if(condition, then, context)}{base.tail}")
        case lang.Number(NumberOf.X) if context.each_x and not context.names_x:
            return Times(amount.times, tail=f" for each {context.each_x} this way")
        case lang.Number(NumberOf.X):
            return Times(None, count_words(amount, context))
        case lang.Number(NumberOf.DAMAGE_DEALT):
            return Times(None, "that many")
    each = each_one(amount, context)
    if each:
        times = amount.times if isinstance(amount, lang.Count | lang.Done | lang.Number) else 1
        return Times(times, tail=f" for each {each}{_most(amount)}")
    assert isinstance(amount, lang.Number)
    return Times(None, "a number of", f" equal to {equal(amount, context)}")


def _or_if(condition: lang.Condition, then: Amount, context: Telling) -> str:
    assert isinstance(then, int), f"no phrase for {then!r} on a condition"
    return f", or {number_word(then)} if {fact(condition, context)}"


def added(amount: Amount, symbol: str, context: Telling) -> Said:
    """As in "+2 {offense}"; nothing for 0. Counts come with what is counted: "+1 {offense}", " for each ..."."""
    match amount:
        case 0:
            return Said("")
        case int():
            return Said(f"{amount:+d} {symbol}")
        case lang.Number(NumberOf.X):
            return Said(f"+{count_words(amount, context)} {symbol}")
        case lang.Count(times=times):
            return Said(f"{times:+d} {symbol}", f" for each {each_one(amount, context)}")
        case _:
            raise TypeError(f"no phrase for {amount!r} more {symbol}")


def total(amount: Amount, context: Telling) -> str:
    """A number that a card itself has: "your Mojo", "3 plus the number of cards in all discard piles"."""
    match amount:
        case lang.Count(lang.CardIn() as what, 1, plus):
            words = words_of(what, context, ALL)
            return f"{f'{plus} plus ' if plus else ''}the number of {words.text}{words.inside}"
        case lang.Number():
            return equal(amount, context)
        case _:
            raise TypeError(f"no phrase for a total of {amount!r}")


# --- conditions ------------------------------------------------------------------------------------------------------


def fact(condition: lang.Condition, context: Telling) -> str:
    """A condition, after "if" or "while"."""
    match condition:
        case Fact.PAID:
            return context.paid
        case Fact():
            it = context.say_it() if condition is Fact.ACTION_PAID_FOR_IT else IT
            you = context.you
            return _FACTS[condition].format(you=you.text, your=you.whose, this=context.this, it=it)
        case lang.WhenPlayed(when):
            return f"you played this card {_WHEN[when]}"
        case lang.YouPlayed(what):
            return f"you have played {article(words_of(what, context).text)} earlier this turn"
        case lang.TookTurns(who, count):
            player = name_player(who, context)
            has = "have" if player.plural else "has"
            return f"{player} {has} taken at least {number_word(count)} turns"
        case lang.OnlySuchInDiscard(what):
            return f"this card is in your discard pile and every card there is {either(signs(what.alignment))}"
        case lang.ItIs(one_of):
            return _it_is(one_of, context)


def _it_is(one_of: tuple[lang.Traits, ...], context: Telling) -> str:
    is_ = "was" if context.gone else "is"
    it = context.say_it()
    match one_of:
        case (lang.OnLine(whose=Who.OPPONENT),):
            return f"an opponent controlled {it}"
        case (only,) if _adjective(only):
            return f"{it} {is_} {_adjective(only)}"
        case _:
            return f"{it} {is_} {one_of_these(one_of, context)}"


def _adjective(what: lang.Traits) -> str:
    """The one alignment or origin that is asked for and nothing else, as in "wild", "non-wild"."""
    asked = [*signs(what.alignment), *signs(what.origin)]
    asked += [f"non-{word}" for word in (*signs(what.not_alignment), *signs(what.not_origin))]
    more = what.kind or what.token is not None or what.price is not None
    return asked[0] if len(asked) == 1 and not more else ""


def one_of_these(one_of: tuple[lang.Traits, ...], context: Telling) -> str:
    """As in "a token or a free card"."""
    token = lang.Traits(token=True)
    return either(["a token" if what == token else article(words_of(what, context).text) for what in one_of])


def while_(condition: lang.Condition, context: Telling | None = None) -> str:
    """When a continuous ability holds."""
    if isinstance(condition, Fact) and condition in _WHEN:
        return _WHEN[condition].replace("on your turn", "during your turn")
    return f"while {fact(condition, context or Telling())}"
