"""Definition -> printed rules text. Nothing here knows a card; the text of every card comes from its definition.

Pages, prompts, logs and search call the public functions at the end. A word of the vocabulary has one phrase, here, so
two definitions that differ in meaning differ in print. Symbols are written `{1}`, `{expend}`, `{offense}`, `{defense}`
and `{good}`, `{evil}`, `{sage}`, `{wild}`; lines are divided by "\\n".

A step of an effect becomes clauses (subject, verb, rest) and only the end of the way makes sentences of them: so "you
may", "if it is your turn" and "its controller" go around any effect without a second phrase for it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

from engine.epic import language as lang
from engine.epic.grammar import (
    IT,
    ORDINALS,
    THEM,
    THIS,
    YOU,
    Clause,
    Noun,
    Told,
    article,
    capital,
    counted,
    led,
    listed,
    sentence,
    spoken,
)
from engine.epic.language import Ability, Card, Effect, Fact, Keyword, Mode, On, Ref, Who
from engine.epic.nouns import (
    WHO,
    adjectives,
    amount_of,
    fact,
    kind_of,
    name,
    name_player,
    one_by_one,
    phrase,
    pieces_of,
    signed,
    while_,
)

_COUNTER = "+1 {offense} +1 {defense} counter"

_SENTENCES = {
    Keyword.MUST_ATTACK: "This card must attack each turn if able.",
    Keyword.MUST_BE_BLOCKED: "This card must be blocked if able.",
    Keyword.BREAKS_DAMAGED: "Break any champion damaged by this card.",
}

_REMINDERS = {
    Keyword.AIRBORNE: "Only an airborne champion can block it.",
    Keyword.AMBUSH: "You may play it whenever you could play an event.",
    Keyword.BLITZ: "It can attack and expend on the turn it comes under your control.",
    Keyword.BREAKTHROUGH: "Its battle damage beyond the blockers' defense may go to the defending player.",
    Keyword.RIGHTEOUS: "When it deals damage, its controller gains that much health.",
    Keyword.UNBANISHABLE: "It cannot be banished while it is in play.",
    Keyword.UNBLOCKABLE: "No champion can be chosen to block it.",
    Keyword.UNBREAKABLE: "It cannot be broken, not even by damage.",
    Keyword.UNTARGETABLE: "Nothing can target it while it is in play.",
    Keyword.MUST_ATTACK: "Its controller has to attack with it if it can attack.",
    Keyword.MUST_BE_BLOCKED: "The defender has to block it with a champion that can.",
    Keyword.BREAKS_DAMAGED: "Any damage from it is enough to break a champion.",
}

_MOMENTS = {
    On.TRIBUTE: "Tribute",
    On.ATTACKS: "When this card attacks",
    On.BLOCKS: "When this card blocks",
    On.BROKEN: "When this card is broken",
    On.BLOCKED: "When this card is blocked",
    On.YOU_DRAW: "When you draw a card",
    On.DEALS_DAMAGE: "When this card deals damage",
    On.DAMAGES_PLAYER: "When this card damages a player",
    On.DAMAGES_OPPONENT: "When this card damages an opponent",
    On.INTO_DISCARD: "When this card goes into your discard pile from anywhere",
    On.LEAVES_DISCARD: "When this card leaves your discard pile",
    On.RECALLED: "When you recall this card",
    On.START_OF_YOUR_TURN: "At the start of your turn",
    On.END_OF_EACH_TURN: "At the end of each turn",
}

_COSTS = {
    lang.GOLD: "{1}",
    lang.EXPEND: "{expend}",
    lang.BREAK_THIS: "Break this card",
    lang.BREAK_CHAMPION: "Break a champion you control",
}


def _cost(cost: lang.PowerCost) -> str:
    match cost:
        case lang.RemoveCounters(count):
            return f"Remove {counted(count, 'counter')} from this card"
        case lang.PayHealth(amount):
            return f"Pay {amount} health"
        case lang.DiscardCards(count):
            return f"Discard {counted(count, 'card')}"
        case lang.BanishDiscarded(count):
            others = "another card" if count == 1 else counted(count, "other card")
            return f"Banish {others} from your discard pile"
        case lang.Cost():
            return _COSTS[cost]


def _qualities(keywords: Keyword, offense: int, defense: int) -> str:
    """What something gains or has, inside a sentence."""
    inside = [f'"{_SENTENCES[one]}"' if one in _SENTENCES else str(one.name).lower() for one in keywords]
    return listed(inside + signed(offense, defense))


def _clauses(effect: Effect, told: Told) -> list[Clause]:
    said = []
    for step in effect if isinstance(effect, tuple) else (effect,):
        said += _say(step, told)
        told.end_step()
    return said


def _verb(step: lang.Step) -> str:
    """Many words of the vocabulary are named after their verb."""
    return type(step).__name__.lower()


def _joined(effect: Effect, told: Told) -> Clause:
    first, *others = _clauses(effect, told)
    return replace(first, also=(*first.also, *others))


# --- effects ---------------------------------------------------------------------------------------------------------


@singledispatch
def _say(step: object, told: Told) -> list[Clause]:
    raise TypeError(f"no phrase for {step!r}")


@_say.register
def _(step: lang.Choose, told: Told) -> list[Clause]:
    if isinstance(step.what.what, lang.Player):
        told.that_player = name(step.what, told)
    else:
        told.it = name(step.what, told)
    return []


@_say.register
def _(step: lang.Draw | lang.Discard, told: Told) -> list[Clause]:
    return [Clause(_verb(step), counted(step.count, "card"), name_player(step.who, told))]


@_say.register
def _(step: lang.GainHealth | lang.LoseHealth, told: Told) -> list[Clause]:
    who = name_player(step.who, told)
    return [Clause(_verb(step).removesuffix("health"), amount_of("health", step.amount, told, who), who)]


@_say.register
def _(step: lang.Damage, told: Told) -> list[Clause]:
    return [Clause("deal", f"{amount_of('damage', step.amount, told)} to {one_by_one(step.to, told)}")]


@_say.register
def _(step: lang.DamageEveryone, told: Told) -> list[Clause]:
    return [Clause("deal", f"{step.amount} damage to each champion and each player")]


@_say.register
def _(step: lang.DivideDamage, told: Told) -> list[Clause]:
    targets = phrase(lang.Target(lang.ANYTHING, step.up_to, up_to=True), told)
    return [Clause("deal", f"{step.amount} damage divided any way you choose among {targets}")]


@_say.register
def _(step: lang.DamageInTurn, told: Told) -> list[Clause]:
    shares = [f"{share} damage to the {nth}" for share, nth in zip(step.amounts, ORDINALS, strict=False)]
    targets = name(lang.Target(lang.ANYTHING, len(shares)), told)
    return [Clause("choose", str(targets)), Clause("deal", listed(shares))]


@_say.register
def _(step: lang.Break | lang.Banish | lang.Expend | lang.Prepare, told: Told) -> list[Clause]:
    return [Clause(_verb(step), str(name(step.what, told)))]


@_say.register
def _(step: lang.BreakAllButChosen, told: Told) -> list[Clause]:
    choosing = Clause("choose", "a champion they control", WHO[Who.EACH_PLAYER], lead="starting with you")
    return [choosing, Clause("break", "all other champions")]


@_say.register
def _(step: lang.BanishDiscardPile, told: Told) -> list[Clause]:
    return [Clause("banish", f"{name(step.player, told).whose} discard pile")]


@_say.register
def _(step: lang.BanishAnyNumber, told: Told) -> list[Clause]:
    kind = kind_of(step.what, told)
    return [Clause("banish", f"X {kind.others}{kind.after}")]


@_say.register
def _(step: lang.ReturnToHand, told: Told) -> list[Clause]:
    noun = name(step.what, told)
    card = None if isinstance(step.what, Ref | lang.Namesakes | lang.PlayerAndChampions) else step.what.what
    yours = isinstance(card, lang.DiscardedCard) and card.whose is Who.YOU
    hand = "your hand" if yours else "their owners' hands" if noun.plural else "its owner's hand"
    return [Clause("return", f"{noun} to {hand}")]


@_say.register
def _(step: lang.PutIntoPlay, told: Told) -> list[Clause]:
    card = step.what.what if isinstance(step.what, lang.Target | lang.Choice | lang.Each) else None
    whose = card.whose if isinstance(card, lang.DiscardedCard) else Who.YOU
    noun = name(step.what, told)
    rest = f"{noun} {'to' if step.returned else 'into'} play"
    rest += " under your control" if whose not in (Who.YOU, Who.EACH_PLAYER) else ""
    rest += " without triggering loyalty or tribute abilities" if step.quiet else ""
    subject = WHO[Who.EACH_PLAYER] if whose is Who.EACH_PLAYER else YOU
    return [Clause("return" if step.returned else "put", rest, subject)]


@_say.register
def _(step: lang.PutTokens, told: Told) -> list[Clause]:
    who = name_player(step.who, told)
    where = "into play expended" if step.expended else "into play"
    return [Clause("put", pieces_of(step.count, f"{step.token.name.lower()} token", where, told, who), who)]


@_say.register
def _(step: lang.ExpendAll, told: Told) -> list[Clause]:
    return [Clause("expend", f"all champions {name(step.player, told)} controls")]


@_say.register
def _(step: lang.Gain, told: Told) -> list[Clause]:
    gained = _qualities(step.keywords, step.offense, step.defense)
    verb = "gain" if step.keywords else "get"
    return [Clause(verb, gained if step.lasting else f"{gained} this turn", name(step.what, told))]


@_say.register
def _(step: lang.DamagedLose, told: Told) -> list[Clause]:
    damaged = Noun("champions damaged by this card", plural=True)
    return [Clause("get", f"{_qualities(Keyword.NONE, -step.offense, 0)} this turn", damaged)]


@_say.register
def _(step: lang.PutCounters, told: Told) -> list[Clause]:
    where = f"on {name(step.what, told)}"
    return [Clause("put", pieces_of(step.count, _COUNTER, where, told))]


@_say.register
def _(step: lang.Control, told: Told) -> list[Clause]:
    return [Clause("gain", f"control of {name(step.what, told)}{' this turn' if step.this_turn else ''}")]


@_say.register
def _(step: lang.Transform, told: Told) -> list[Clause]:
    return [Clause("transform", f"{one_by_one(step.what, told)} into {article(step.token.name.lower())} token")]


@_say.register
def _(step: lang.RemoveFromBattle, told: Told) -> list[Clause]:
    return [Clause("remove", f"{name(step.what, told)} from battle")]


@_say.register
def _(step: lang.JoinBattle, told: Told) -> list[Clause]:
    noun = name(step.what, told)
    joining = Clause("attack or block", "with this card", noun)
    return [Clause("gain", f"{_qualities(step.keywords, 0, 0)} this turn", noun, also=(joining,))]


@_say.register
def _(step: lang.BanishLoneAttacker, told: Told) -> list[Clause]:
    return [Clause("banish", "it", lead="if a champion is attacking alone")]


@_say.register
def _(step: lang.NoAttacksThisTurn, told: Told) -> list[Clause]:
    return [Clause("attack", "this turn", Noun("champions", plural=True), modal="cannot")]


@_say.register
def _(step: lang.Recall | lang.Recycle, told: Told) -> list[Clause]:
    return [Clause(_verb(step))]


@_say.register
def _(step: lang.May, told: Told) -> list[Clause]:
    return [replace(_joined(step.do, told), modal="may")]


@_say.register
def _(step: lang.Pay, told: Told) -> list[Clause]:
    return [Clause("pay", f"{step.health} health" if step.health else f"{{{step.gold}}}")]


@_say.register
def _(step: lang.IfYouDo, told: Told) -> list[Clause]:
    return [_joined(step.do, told), led("if you do", _joined(step.then, told))]


@_say.register
def _(step: lang.If, told: Told) -> list[Clause]:
    if step.condition in (Fact.THIS_IN_PLAY, Fact.THIS_IN_DISCARD, Fact.THIS_EXPENDED):
        told.this = IT
    if step.condition is Fact.OPPONENTS_TURN:
        told.turn_player = THEM
    said = [led(f"if {fact(step.condition)}", _joined(step.do, told))]
    if step.otherwise:
        said.append(led("otherwise", _joined(step.otherwise, told)))
    return said


@_say.register
def _(step: lang.OnYourTurn, told: Told) -> list[Clause]:
    return _say(lang.If(Fact.YOUR_TURN, step.do), told)


@_say.register
def _(step: lang.AtEndOfTurn, told: Told) -> list[Clause]:
    clause = _joined(step.do, told)
    if clause.lead or clause.also:
        return [led("at the end of the turn", clause)]
    return [replace(clause, rest=f"{clause.rest} at the end of the turn".strip())]


# --- abilities -------------------------------------------------------------------------------------------------------


def _sentences(effect: Effect, told: Told) -> str:
    return " ".join(map(sentence, _clauses(effect, told)))


def _label(effect: Effect) -> str:
    """The effects that print as one word instead of a sentence when nothing stands beside them: recall, recycle, and
    keywords that this card gains for good."""
    match effect if not isinstance(effect, tuple) or len(effect) != 1 else effect[0]:
        case lang.Recall() | lang.Recycle() as step:
            return type(step).__name__
        case lang.Gain(Ref.THIS, keywords, 0, 0, True) if not any(one in _SENTENCES for one in keywords):
            return _keywords(keywords)
        case _:
            return ""


def _paragraph(effect: Effect) -> str:
    """An effect on one line, after an arrow or a colon."""
    match effect:
        case lang.OneOf(modes) | (lang.OneOf(modes),):
            return " — OR — ".join(map(mode_text, modes)).replace("\n", " ")
        case _:
            return _label(effect) or _sentences(effect, Told())


def _moment(moment: lang.Moment) -> str:
    match moment:
        case lang.LoyaltyOf(count):
            return f"Loyalty {count}"
        case lang.ChampionBroken(what):
            return f"When another {kind_of(what, Told()).one} is broken"
        case lang.AllyOf(alignment):
            return f"{{{adjectives(alignment)[0]}}}"
        case _:
            return _MOMENTS[moment]


def _moments(moments: tuple[lang.Moment, ...]) -> str:
    """As in "Tribute and/or when this card attacks"; what two moments share is said once. No champion does
    both, attack and block."""
    first, *others = map(_moment, moments)
    text, shared = first, "When this card "
    either = "or" if set(moments) == {On.ATTACKS, On.BLOCKS} else "and/or"
    for other in others:
        both = first.startswith(shared) and other.startswith(shared)
        text += f" {either} {other.removeprefix(shared) if both else other[0].lower() + other[1:]}"
    return text


def _keywords(keywords: Keyword) -> str:
    names = " ◆ ".join(str(one.name).capitalize() for one in keywords if one not in _SENTENCES)
    return "\n".join(filter(None, [names, *(_SENTENCES[one] for one in keywords if one in _SENTENCES)]))


def _have(ability: lang.Have) -> str:
    when = f" {while_(ability.when)}" if ability.when else ""
    had = _qualities(ability.keywords, ability.offense, ability.defense)
    if isinstance(ability.what, Ref):
        if when and not (ability.offense or ability.defense or ability.alignment):
            return f"{capital(had)}{when}."
        noun = THIS
    else:
        noun = phrase(lang.Each(ability.what), Told())
    parts = [Clause("have", had, noun)] if had else []
    if ability.alignment:
        parts.append(Clause("be", f"also {listed(adjectives(ability.alignment))}", noun))
    return f"{capital(spoken(replace(parts[0], also=tuple(parts[1:]))))}{when}."


# --- what others call ------------------------------------------------------------------------------------------------


def ability_text(ability: Ability) -> str:
    """One ability as it prints on its card: a line, or several for a set of keywords with sentences among them."""
    match ability:
        case Keyword():
            return _keywords(ability)
        case lang.Trigger(moments, do):
            return f"{_moments(moments)} → {_paragraph(do)}"
        case lang.Power(costs, do):
            return f"{', '.join(_cost(cost) for cost in costs)}: {_paragraph(do)}"
        case lang.Have():
            return _have(ability)
        case lang.CannotBeAttacked(when):
            return f"{capital(while_(when))}, you cannot be attacked."
        case lang.PlayAsAmbush(alignment):
            return f"You may play {adjectives(alignment)[0]} champions as if they had ambush."


def effect_text(effect: Effect) -> str:
    """An effect as an event prints it: modes divided by OR, recycling on a line of its own."""
    if isinstance(effect, lang.OneOf):
        return "\n— OR —\n".join(map(mode_text, effect.modes))
    told = Told()
    lines: list[str] = []
    sentences: list[str] = []
    for step in effect if isinstance(effect, tuple) else (effect,):
        label = _label(step) if isinstance(step, lang.Recall | lang.Recycle) else ""
        if label:
            lines += [" ".join(sentences), label]
            sentences = []
        else:
            sentences += filter(None, [_sentences(step, told)])
    return "\n".join(filter(None, [*lines, " ".join(sentences)]))


def mode_text(mode: Effect | Mode) -> str:
    """One way to play an event, with the gold that it costs on top."""
    if isinstance(mode, Mode):
        return f"{{{mode.gold}}}: {effect_text(mode.do)}" if mode.gold else effect_text(mode.do)
    return effect_text(mode)


def card_text(card: Card) -> str:
    """The rules text of a card, without the part that works in the discard pile."""
    return "\n".join(filter(None, [*map(ability_text, card.abilities), effect_text(card.effect)]))


def discard_text(card: Card) -> str:
    """The shaded part of the text box: what works in the discard pile only (rule 5.0.2)."""
    return "\n".join(map(ability_text, card.discard))


def keyword_reminder(keyword: Keyword) -> str:
    """What keywords mean to a player, in short: a sentence for each."""
    return " ".join(_REMINDERS[one] for one in keyword)
