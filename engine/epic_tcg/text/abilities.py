"""What abilities say: triggers, activated and continuous ones, wards and keywords."""

from __future__ import annotations

from dataclasses import replace

from engine.epic_tcg import language as lang
from engine.epic_tcg.language import Ability, Keyword, On, Ref, Who
from engine.epic_tcg.text.effects import line_of
from engine.epic_tcg.text.keywords import DAMAGE_WARD, KEYWORDS, SPEEDS, TRAITS, WARD, counter_name
from engine.epic_tcg.text.nouns import (
    ALL,
    ONE,
    SOME,
    WHO,
    Telling,
    count_words,
    either,
    kind_words,
    name,
    phrase,
    signs,
    words_of,
)
from engine.epic_tcg.text.numbers import fact, prints_x, while_
from engine.epic_tcg.text.phrases import UNTIL, all_joined, numbers_of, quality_clauses, say
from engine.kernel.grammar import (
    IT,
    THIS,
    YOU,
    Clause,
    Noun,
    article,
    capital,
    counted,
    joined,
    led,
    listed,
    spoken,
)

_EVENTS = {
    On.ENTERS: "this card comes into play",
    On.ENTERS_FROM_HAND: "this card comes into play from your hand",
    On.UNVEILED: "this card is unveiled",
    On.ATTACKS: "this card attacks",
    On.BLOCKS: "this card blocks",
    On.BLOCKED: "this card is blocked",
    On.BROKEN: "this card is broken",
    On.YOU_ATTACKED: "you are attacked",
    On.LEAVES_YOUR_CONTROL: "this card leaves your control",
    On.INTO_DISCARD_FROM_PLAY: "this card goes from play to your discard pile",
    On.TAKEN_FROM_HAND: "an effect you do not control would make this card leave your hand",
    On.TARGETED_BY_OTHERS: "a card or ability you do not control that targets this card resolves",
}

_STEPS = {
    On.YOUR_PRE_BATTLE: "at the beginning of your Pre-Battle Step",
    On.EACH_END: "at the beginning of each End Step",
}

_NOBODY = Noun("", plural=True)  # the subject of a clause that has its own
_HOLDERS = {Who.YOU: "you", Who.EACH_OPPONENT: "your opponents", Who.EACH_PLAYER: "players"}


# --- effects ---------------------------------------------------------------------------------------------------------


@say.register
def _(step: lang.Gain, context: Telling) -> list[Clause]:
    """Here, because what is gained may be an ability."""
    noun = name(step.what, context)
    numbers, tail = numbers_of(step.offense, step.defense, context)
    said = quality_clauses(step.keywords, numbers, noun)
    if step.ability:
        said.append(Clause("gain", f'"{ability_text(step.ability)}"', noun))
        return [led(UNTIL, joined(said))]
    *others, last = said
    last = replace(last, rest=f"{last.rest} {UNTIL}{tail}".strip())
    return [joined([*others, last])]


@say.register
def _(step: lang.ThisTurn, context: Telling) -> list[Clause]:
    """Here, because it tells of an ability."""
    text = ability_text(step.ability).removesuffix(".")
    if isinstance(step.ability, lang.WhenTrigger | lang.AsTrigger):
        when, _, done = text.partition(", ")
        return [Clause("", done, _NOBODY, lead=f"{UNTIL}, {lower(when)}")]
    return [Clause("", f"{lower(text)} {UNTIL}", _NOBODY)]


# --- abilities -------------------------------------------------------------------------------------------------------


def cost_text(cost: lang.AbilityCost | lang.MoreCost, context: Telling | None = None) -> str:
    """One cost, as in "{expend}", "Discard a card"."""
    context = context or Telling()
    match cost:
        case lang.Cost():
            return f"{{{cost.name.lower()}}}"
        case lang.Price():
            return "{action}"
        case lang.RemoveCounters(count, counter):
            from_this = Clause("remove", f"{_removed(count, counter, context)} from this card")
            return capital(spoken(from_this))
        case _:
            said = all_joined(cost, context)
            return capital(spoken(said))


def _removed(count: int | lang.AnyNumber, counter: lang.Counter, context: Telling) -> str:
    one = counter_name(counter)
    return counted(count, one) if isinstance(count, int) else f"{count_words(count, context)} {one}s"


def _keywords(keywords: Keyword) -> tuple[list[str], list[str]]:
    """Those that print by name, and the sentences of the others."""
    known = [KEYWORDS[one] for one in keywords]
    names = [one.name.capitalize() for one in known if not one.quality]
    return names, [one.printed for one in known if one.quality]


def label_of(ability: Ability) -> tuple[list[str], list[str]]:
    """What stands on the line of the keywords, and sentences that belong to it; nothing of other abilities."""
    match ability:
        case Keyword():
            return _keywords(ability)
        case lang.Ward(what):
            what_of = [*signs(what.alignment), *signs(what.origin), *kind_words(what.kind)]
            return [f"{' '.join(what_of).capitalize()} {WARD.name}"], []
        case lang.DamageWard(amount, None):
            return [f"{DAMAGE_WARD.name.capitalize()} {amount}"], []
        case _:
            return [], []


def _gained(ability: Ability) -> str:
    """An ability inside a sentence."""
    names, _ = label_of(ability)
    return names[0].lower() if names else f'"{ability_text(ability)}"'


def _held(ability: lang.Have | lang.Get) -> str:
    context = Telling()
    verb = "have" if isinstance(ability, lang.Have) else "gain"
    numbers, _ = numbers_of(ability.offense, ability.defense, context)
    noun = THIS if isinstance(ability.what, Ref) else _holders(ability.what)
    said = quality_clauses(ability.keywords, numbers, noun, gain=verb)
    said += [Clause(verb, listed(list(map(_gained, ability.abilities))), noun)] * bool(ability.abilities)
    if isinstance(ability, lang.Have):
        said += [Clause("be", either(signs(one)), noun) for one in (ability.alignment, ability.origin) if one]
    when = f" {while_(ability.when)}" if ability.when else ""
    text = capital(spoken(joined(said)))
    return f"{text}{when}" if text.endswith('."') and not when else f"{text}{when}."


def _holders(what: lang.Piece | lang.OnLine | lang.CardIn) -> Noun:
    context = Telling()
    if isinstance(what, lang.CardIn):
        words = words_of(what, context, ALL)
        return Noun(f"{words.text}{words.inside}", True)
    return phrase(lang.Each(what), context)


def _event(event: lang.TriggerEvent, context: Telling) -> str:
    match event:
        case On():
            if event in _STEPS:
                return _STEPS[event]
            context.this = THIS if event is On.YOU_ATTACKED else IT
            return _EVENTS[event]
        case lang.Plays(what, who):
            doer = YOU if who is Who.YOU else WHO[who]
            return spoken(Clause("play", article(words_of(what, context).text), doer), aloud=True)
        case lang.Draws(who):
            return spoken(Clause("draw", "a card", YOU if who is Who.YOU else WHO[who]), aloud=True)
        case lang.IsBroken(what):
            return f"{phrase(lang.Choice(what), context)} is broken"
        case lang.Breaks(what):
            return f"this card breaks {phrase(lang.Choice(what), context)}"
        case lang.LeavesDiscard(Ref.THIS):
            return "this card leaves your discard pile"
        case lang.LeavesDiscard(lang.CardIn() as what):
            words = words_of(what, context)
            return f"{article(words.text)} leaves {words.place.replace('any ', 'a ')}"
        case lang.Damages():
            return _damages(event, context)
        case _:
            raise TypeError(f"no phrase for {event!r}")


def _damages(event: lang.Damages, context: Telling) -> str:
    damage = "battle damage" if event.battle else "damage"
    if event.by is None:
        assert event.to is Ref.THIS, f"no phrase for {event!r}"
        context.this = IT
        return f"this card is dealt {damage}"
    if event.by is Ref.THIS:
        by = "this card"
        if event.to is None or isinstance(event.to, lang.Player):
            context.this = IT
    else:
        by = _one_of(event.by, context)
    if event.to is None:
        return f"{by} deals {damage}{' to something' * (not event.together)}"
    assert not isinstance(event.to, Ref), f"no phrase for {event!r}"
    to = words_of(event.to, context, SOME if event.together else ONE)
    return f"{by} deals {damage} to {f'one or more {to.text}' if event.together else article(to.text)}{to.behind}"


def _one_of(what: lang.Piece | Ref, context: Telling) -> str:
    assert isinstance(what, lang.Piece)
    noun = phrase(lang.Each(what), context)
    return f"one of {noun.text}" if what.whose is Who.YOU else str(phrase(lang.Choice(what), context))


def _when(events: tuple[lang.TriggerEvent, ...], word: str, context: Telling) -> str:
    """As in "When this card attacks or blocks"; what two events share is said once."""
    first, *others = [_event(event, context) for event in events]
    text, shared = first, "this card "
    for other in others:
        both = first.startswith(shared) and other.startswith(shared)
        text += f" or {other.removeprefix(shared) if both else other}"
    if len(events) > 1 and any(not isinstance(event, On) for event in events):
        context.this = THIS
    return text if text.startswith("at the ") else f"{word} {text}"


def _trigger(ability: lang.WhenTrigger | lang.AsTrigger, context: Telling) -> str:
    word = "when" if isinstance(ability, lang.WhenTrigger) else "as"
    lead = _when(ability.events, word, context)
    condition = ability.only_if if isinstance(ability, lang.WhenTrigger) else None
    if context.in_discard:
        context.in_discard = False
        if isinstance(condition, lang.OnlySuchInDiscard):
            context.this = THIS
        elif not any(isinstance(event, lang.LeavesDiscard) for event in ability.events):
            lead += ", if this card is in your discard pile"
            context.this = IT
    if condition is not None:
        lead += f", if {fact(condition, context)}"
    text = line_of(ability.do, context, lead)
    if On.TAKEN_FROM_HAND in ability.events:
        text = f"{text.removesuffix('.')} instead."
    return text


def _activated(ability: lang.Activated, context: Telling) -> str:
    context.names_x = prints_x(ability.do)
    costs = [cost_text(cost, context) for cost in ability.costs]
    context.names_x = context.begun = False
    return f"{', '.join([*costs, SPEEDS[ability.speed].name])}: {line_of(ability.do, context)}"


def _player_has(ability: lang.PlayerHas) -> str:
    when = f" {while_(ability.when)}" if ability.when else ""
    return capital(f"{_HOLDERS[ability.who]} {TRAITS[ability.trait].printed}{when}.")


def ability_text(ability: Ability, *, in_discard: bool = False) -> str:
    """One ability as it prints on its card: a line, or several for a set of keywords with sentences among them.
    `in_discard`: it works in the discard pile only."""
    return ability_line(ability, Telling(in_discard=in_discard))


def ability_line(ability: Ability, context: Telling) -> str:
    """The same, where its card has named something before."""
    match ability:
        case lang.WhenTrigger() | lang.AsTrigger():
            return _trigger(ability, context)
        case lang.Activated():
            return _activated(ability, context)
        case lang.Have() | lang.Get():
            said = _held(ability)
            return f"While this card is in your discard pile, {lower(said)}" if context.in_discard else said
        case lang.PlayerHas():
            return _player_has(ability)
        case lang.DamageWard(amount, who) if who is not None:
            return capital(f"{_HOLDERS[who]} have {DAMAGE_WARD.name} {amount}.")
        case lang.TakesYourDamage(when):
            return f"As damage would be dealt to you, if {fact(when, Telling())}, that damage is dealt to it instead."
        case _:
            names, said_of_it = label_of(ability)
            return "\n".join(filter(None, [", ".join(names), *said_of_it]))


def lower(text: str) -> str:
    """As it stands within a sentence."""
    return text[:1].lower() + text[1:]
