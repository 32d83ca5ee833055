"""Definition -> printed rules text. Nothing here knows a card; the text of every card comes from its definition.

Pages, prompts, logs and search call the public functions at the end. A word of the vocabulary has one phrase, here or
in `phrases.py` and `nouns.py`, so two definitions that differ in meaning differ in print. Symbols are written `{1}`,
`{expend}`, `{offense}`, `{defense}` and `{good}`, `{evil}`, `{sage}`, `{wild}`; lines are divided by "\\n".
"""

from __future__ import annotations

from dataclasses import replace

from engine.epic import language as lang
from engine.epic.language import Ability, Card, Deity, Effect, Keyword, Mode, NumberOf, On, Ref, Who
from engine.epic.text.keywords import KEYWORDS, TRAITS
from engine.epic.text.nouns import adjectives, kind_of, name, phrase, while_
from engine.epic.text.phrases import clauses, qualities, say
from engine.kernel.grammar import (
    THAT_PLAYER,
    THIS,
    Clause,
    Context,
    Noun,
    article,
    capital,
    counted,
    joined,
    led,
    listed,
    sentence,
    spoken,
)

_TRIGGER_EVENTS = {
    On.TRIBUTE: "Tribute",
    On.ATTACKS: "When this card attacks",
    On.BLOCKS: "When this card blocks",
    On.BLOCKED: "When this card is blocked",
    On.BROKEN: "When this card is broken",
    On.DEALS_DAMAGE: "When this card deals damage",
    On.DAMAGES_PLAYER: "When this card damages a player",
    On.DAMAGES_OPPONENT: "When this card damages an opponent",
    On.INTO_DISCARD: "When this card goes into your discard pile from anywhere",
    On.LEAVES_DISCARD: "When this card leaves your discard pile",
    On.RECALLED: "When you recall this card",
    On.YOU_DRAW: "When you draw a card",
    On.START_OF_YOUR_TURN: "At the start of your turn",
    On.END_OF_EACH_TURN: "At the end of each turn",
}

_COSTS = {
    lang.GOLD: "{1}",
    lang.EXPEND: "{expend}",
    lang.BREAK_THIS: "Break this card",
    lang.BREAK_CHAMPION: "Break one of your champions",
}

# the player whom a trigger event is about, where it does not name them
_IN_BATTLE: dict[tuple[lang.TriggerEvent, ...], Noun] = {
    (On.ATTACKS,): Noun("the defending player", player=True),
    (On.BLOCKS,): Noun("the attacking player", player=True),
}

_PLAYERS = {Who.YOU: "you", Who.EACH_OPPONENT: "your opponents", Who.EACH_PLAYER: "players"}


# --- abilities -------------------------------------------------------------------------------------------------------


def cost_text(cost: lang.PowerCost, *, in_discard: bool = False) -> str:
    """One cost of a power, as in "Discard a card". `in_discard`: of a card in the discard pile."""
    match cost:
        case lang.RemoveCounters(count):
            return f"Remove {counted(count, 'counter')} from this card"
        case lang.PayHealth(amount):
            return f"Pay {amount} health"
        case lang.DiscardCards(count):
            return f"Discard {counted(count, 'card')}"
        case lang.BanishDiscarded(count):
            others = "another card" if count == 1 else counted(count, "other card")
            return f"Banish {others if in_discard else counted(count, 'card')} from your discard pile"
        case lang.Cost():
            return _COSTS[cost]


def _sentences(effect: Effect, context: Context) -> str:
    return " ".join(map(sentence, clauses(effect, context)))


def _label(effect: Effect) -> str:
    """The effects that print as one word instead of a sentence when nothing stands beside them: recall, recycle, and
    keywords that this card gains for good."""
    match effect if not isinstance(effect, tuple) or len(effect) != 1 else effect[0]:
        case lang.Recall() | lang.Recycle() as step:
            return type(step).__name__
        case lang.Gain(Ref.THIS, keywords, 0, 0, True, None) if not any(KEYWORDS[one].printed for one in keywords):
            return _keywords(keywords)
        case _:
            return ""


def _paragraph(effect: Effect, context: Context | None = None) -> str:
    """An effect on one line, after an arrow or a colon."""
    return _label(effect) or _sentences(effect, context or Context())


@say.register
def _(step: lang.Gain, context: Context) -> list[Clause]:
    """Here, because what is gained may be an ability."""
    noun = name(step.what, context)
    gained = qualities(step.keywords, step.offense, step.defense)
    if step.ability:
        gained = listed([*filter(None, [gained]), f'"{ability_text(step.ability)}"'])
        return [Clause("gain", gained, noun, lead="" if step.lasting else "this turn")]
    verb = "gain" if step.keywords else "get"
    return [Clause(verb, gained if step.lasting else f"{gained} this turn", noun)]


def _trigger_event(trigger_event: lang.TriggerEvent) -> str:
    match trigger_event:
        case lang.LoyaltyOf(count):
            return f"Loyalty {'X' if count == lang.X else count}"
        case lang.AllyOf(alignment):
            return f"{{{adjectives(alignment)[0]}}}"
        case lang.ChampionBroken(what):
            kind = kind_of(what, Context())
            one = kind.named(Context())
            return f"When {f'another {one}' if kind.other else article(one)} is broken"
        case _:
            return _TRIGGER_EVENTS[trigger_event]


def _trigger_events(trigger_events: tuple[lang.TriggerEvent, ...]) -> str:
    """As in "Tribute and/or when this card attacks"; what two trigger events share is said once. No champion does
    both, attack and block."""
    first, *others = map(_trigger_event, trigger_events)
    text, shared = first, "When this card "
    either = "or" if set(trigger_events) == {On.ATTACKS, On.BLOCKS} else "and/or"
    for other in others:
        both = first.startswith(shared) and other.startswith(shared)
        text += f" {either} {other.removeprefix(shared) if both else other[0].lower() + other[1:]}"
    return text


def _keywords(keywords: Keyword) -> str:
    known = [KEYWORDS[one] for one in keywords]
    names = " ◆ ".join(one.name.capitalize() for one in known if not one.printed)
    return "\n".join(filter(None, [names, *(one.printed for one in known)]))


def _static(ability: lang.StaticAbility) -> str:
    when = f" {while_(ability.when)}" if ability.when else ""
    had = qualities(ability.keywords, ability.offense, ability.defense)
    if isinstance(ability.what, Ref):
        if when and not (ability.offense or ability.defense or ability.alignment):
            return f"{capital(had)}{when}."
        noun = THIS
    else:
        kind = kind_of(ability.what, Context())
        all_of_them = Noun(f"{kind.others}{kind.after}", plural=True)
        noun = phrase(lang.Each(ability.what), Context()) if kind.yours else all_of_them
    parts = [Clause("have", had, noun)] if had else []
    if ability.alignment:
        parts.append(Clause("be", f"also {listed(adjectives(ability.alignment))}", noun))
    return f"{capital(spoken(replace(parts[0], also=tuple(parts[1:]))))}{when}."


def _trigger(ability: lang.Trigger, in_discard: bool) -> str:
    if lang.LoyaltyOf(lang.X) in ability.trigger_events:
        done = for_each_card(ability.do) or f"{_paragraph(ability.do)} X is the number of cards you reveal."
    else:
        player = _IN_BATTLE.get(ability.trigger_events, THAT_PLAYER)
        done = _paragraph(ability.do, Context(that_player=player, in_discard=in_discard))
    return f"{_trigger_events(ability.trigger_events)} → {done}"


def for_each_card(effect: Effect) -> str:
    """What is done X times, told as done for each of X cards that were revealed; nothing where that is not the same."""
    steps = effect if isinstance(effect, tuple) else (effect,)
    each = [_once(step, alone=len(steps) == 1) for step in steps]
    found = tuple(step for step in each if step)
    return sentence(led("for each card revealed", joined(clauses(found, Context())))) if len(found) == len(each) else ""


def _once(step: lang.Step, *, alone: bool) -> lang.Step | None:
    """A step with X, for one of X."""
    match step:
        case lang.GainHealth(lang.Number(NumberOf.X, 0, times)) | lang.LoseHealth(lang.Number(NumberOf.X, 0, times)):
            return replace(step, amount=times)
        case lang.PutTokens(lang.Number(NumberOf.X, 0, times)):
            return replace(step, count=times)
        case (
            lang.Break(lang.Target(count=lang.X) as target)
            | lang.Banish(lang.Target(count=lang.X) as target)
            | lang.ReturnToHand(lang.Target(count=lang.X) as target)
        ) if alone:
            once = replace(step, what=replace(target, count=1, up_to=False))
            return lang.May(once) if target.up_to else once
        case _:
            return None


def _player_has(ability: lang.PlayerHas) -> str:
    when = f"{while_(ability.when)}, " if ability.when else ""
    return capital(f"{when}{_PLAYERS[ability.who]} {TRAITS[ability.trait].printed}.")


# --- what others call ------------------------------------------------------------------------------------------------


def ability_text(ability: Ability, *, in_discard: bool = False) -> str:
    """One ability as it prints on its card: a line, or several for a set of keywords with sentences among them.
    `in_discard`: it works in the discard pile only."""
    match ability:
        case Keyword():
            return _keywords(ability)
        case lang.Trigger():
            return _trigger(ability, in_discard)
        case lang.Power(costs, do):
            return f"{', '.join(cost_text(cost, in_discard=in_discard) for cost in costs)}: {_paragraph(do)}"
        case lang.StaticAbility():
            return _static(ability)
        case lang.PlayerHas():
            return _player_has(ability)
        case lang.AllAlignments():
            return "This card has all four alignments in every zone."
        case lang.PlayInsteadOfDiscard():
            return "If an opponent makes you discard this card, put it into play instead."
        case lang.PlayAsAmbush(alignment):
            return f"You may play {adjectives(alignment)[0]} champions as if they had ambush."


def effect_text(effect: Effect, context: Context | None = None) -> str:
    """An effect as an event prints it: modes divided by OR, recycling on a line of its own. `context` is what has been
    named before."""
    if isinstance(effect, lang.OneOf):
        return "\n— OR —\n".join(map(mode_text, effect.modes))
    context = context or Context()
    lines: list[str] = []
    run: list[lang.Step] = []  # steps whose sentences stand on one line
    for step in effect if isinstance(effect, tuple) else (effect,):
        if isinstance(step, lang.Recall | lang.Recycle):
            lines += [_sentences(tuple(run), context), _label(step)]
            run = []
        else:
            run.append(step)
    return "\n".join(filter(None, [*lines, _sentences(tuple(run), context)]))


def mode_text(mode: Effect | Mode) -> str:
    """One way to play an event, with the gold that it costs on top."""
    if isinstance(mode, Mode):
        return f"{{{mode.gold}}}: {effect_text(mode.do)}" if mode.gold else effect_text(mode.do)
    return effect_text(mode)


def card_text(card: Card | Deity) -> str:
    """The rules text of a card, without the part that works in the discard pile."""
    effect = effect_text(card.effect) if isinstance(card, Card) else ""
    return "\n".join(filter(None, [*map(ability_text, card.abilities), effect]))


def discard_text(card: Card) -> str:
    """The shaded part of the text box: what works in the discard pile only (rule 5.0.2)."""
    return "\n".join(ability_text(ability, in_discard=True) for ability in card.discard)
