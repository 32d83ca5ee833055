"""Definition -> printed rules text. Nothing here knows a card; the text of every card comes from its definition.

Pages, prompts, logs and search call the public functions at the end. A word of the vocabulary has one phrase, here or
in the files beside this one, so two definitions that differ in meaning differ in print. Symbols are written `{action}`,
`{expend}`, `{flip}`, `{offense}`, `{defense}`, and speeds `{build}`, `{paced}`, `{fast}`, twice for instantaneous ones;
lines are divided by "\\n".
"""

from __future__ import annotations

from dataclasses import replace

from engine.epic_tcg import language as lang
from engine.epic_tcg.language import Ability, Card, Effect
from engine.epic_tcg.text.abilities import ability_line, cost_text, label_of, lower
from engine.epic_tcg.text.effects import sentences
from engine.epic_tcg.text.nouns import Telling, either
from engine.epic_tcg.text.numbers import fact, one_of_these, prints_x, total
from engine.epic_tcg.text.phrases import clauses


def effect_text(effect: Effect, context: Telling | None = None) -> str:
    """An effect as an event prints it: ways to choose from on lines of their own."""
    context = context or Telling()
    if isinstance(effect, lang.OneOf):
        modes = [sentences(mode, replace(context, begun=at > 0)) for at, mode in enumerate(effect.modes)]
        return "\n".join(["Choose one:", *(f"• {mode}" for mode in modes)])
    return sentences(effect, context)


def playing_text(rule: lang.PlayRule, context: Telling | None = None) -> str:
    """What its player pays or may do as a card is played."""
    context = context or Telling()
    match rule:
        case lang.MustPay(costs, unless):
            text = f"As you play this card, {_cost_clauses(costs, context)}"
            return f"{text} unless {fact(unless, context)}." if unless else f"{text}."
        case lang.MayPay(cost):
            return f"As you play this card, you may {_cost_clauses((cost,), context)}."
        case lang.FromDiscard(cost):
            paying = _cost_clauses((cost,), context)
            return f"You may play this card from your discard pile. If you do, also {paying} as you play it."
        case lang.InstantaneousIf(one_of):
            return f"This card is instantaneous if its target is {one_of_these(one_of, context)}."


def _cost_clauses(costs: tuple[lang.MoreCost, ...], context: Telling) -> str:
    return either(["pay {action}" if cost is lang.ACTION else lower(cost_text(cost, context)) for cost in costs])


def numbers_text(card: Card) -> str:
    """What the numbers of a champion are that change."""
    if isinstance(card.offense, int) and isinstance(card.defense, int):
        return ""
    assert card.offense == card.defense
    return f"This card's {{offense}} and {{defense}} are each equal to {total(card.offense, Telling())}."


def _lines(abilities: tuple[Ability, ...], card: Card, *, in_discard: bool = False) -> list[str]:
    """The lines of abilities; keywords and wards that follow one another share one."""
    lines: list[str] = []
    names: list[str] = []
    for ability in abilities:
        found, said = label_of(ability)
        names += found
        if found and not said:
            continue
        lines += [", ".join(names)] if names else []
        names = []
        lines += said or ([] if found else [ability_line(ability, _context(card, in_discard=in_discard))])
    return [*lines, *([", ".join(names)] if names else [])]


def _context(card: Card, *, in_discard: bool = False) -> Telling:
    """What the abilities of a card know."""
    context = Telling(in_discard=in_discard)
    if any(isinstance(rule, lang.MayPay) and rule.cost is not lang.ACTION for rule in card.playing):
        context.paid = "you paid its additional cost"
    if card.kind is not lang.EVENT:
        clauses(card.effect, context)
    return context


def rule_text(card: Card, rule: lang.PlayRule) -> str:
    """What its player pays or may do as this card is played, as it prints there."""
    return playing_text(rule, Telling(names_x=prints_x(card.effect) and not isinstance(rule, lang.FromDiscard)))


def card_text(card: Card) -> str:
    """The rules text of a card, without the part that works in the discard pile."""
    context = _context(card)
    playing = [rule_text(card, rule) for rule in card.playing if not isinstance(rule, lang.FromDiscard)]
    effect = effect_text(card.effect, context) if card.kind is lang.EVENT else ""
    return "\n".join(filter(None, [numbers_text(card), *playing, *_lines(card.abilities, card), effect]))


def discard_text(card: Card) -> str:
    """The part that works in the discard pile."""
    playing = [rule_text(card, rule) for rule in card.playing if isinstance(rule, lang.FromDiscard)]
    return "\n".join([*playing, *_lines(card.discard, card, in_discard=True)])


def ability_of(card: Card, ability: Ability, *, in_discard: bool = False) -> str:
    """One ability of a card, as it prints there."""
    return ability_line(ability, _context(card, in_discard=in_discard))


def event_text(card: Card) -> str:
    """What an event does, without what is paid for it and without its keywords."""
    return effect_text(card.effect, _context(card))
