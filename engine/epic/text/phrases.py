"""What effects say: every verb of the vocabulary as clauses, which `printed.py` makes sentences of.

A step becomes clauses (subject, verb, rest) that stay apart to the end: so "you may", "if it is your turn", "its
controller" and "each opponent" go around any effect without a second phrase for it.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import singledispatch

from engine.epic import language as lang
from engine.epic.language import Effect, Fact, Keyword, Mode, NumberOf, Ref, Who
from engine.epic.text.keywords import KEYWORDS
from engine.epic.text.nouns import (
    WHO,
    adjectives,
    amount_of,
    fact,
    gold_use,
    kind_of,
    name,
    name_player,
    number_text,
    one_by_one,
    phrase,
    pieces_of,
    possessive,
    signed,
)
from engine.kernel.grammar import (
    IT,
    ORDINALS,
    THEM,
    THEN,
    YOU,
    Clause,
    Context,
    Noun,
    allowed,
    article,
    counted,
    joined,
    led,
    listed,
    spoken,
    with_subject,
)

_COUNTER = "+1 {offense} +1 {defense} counter"


def qualities(keywords: Keyword, offense: int, defense: int) -> str:
    """What something gains or has, inside a sentence."""
    known = [KEYWORDS[one] for one in keywords]
    inside = [f'"{one.printed}"' if one.printed else one.name for one in known]
    return listed(inside + signed(offense, defense))


def clauses(effect: Effect, context: Context) -> list[Clause]:
    """The clauses of an effect, in order."""
    said: list[Clause] = []
    steps = effect if isinstance(effect, tuple) else (effect,)
    for at, step in enumerate(steps):
        context.names_x = context.names_x or reads_x(steps[at + 1 :])
        if isinstance(step, lang.Choose) and _is_optional(steps[at + 1 : at + 2]) and step.what != context.chosen:
            said.append(_chosen_first(step.what, context))
            continue
        said = _followed(said, say(step, context))
        context.end_step()
    return said


def reads_x(part: object) -> bool:
    """Whether an effect, or a part of one, speaks of X."""
    if isinstance(part, lang.Number):
        return part.of is NumberOf.X
    if isinstance(part, tuple):
        return any(map(reads_x, part))
    return is_dataclass(part) and any(reads_x(getattr(part, field.name)) for field in fields(part))


def _is_optional(after: tuple[lang.Step, ...]) -> bool:
    """Whether what comes next may be declined."""
    return isinstance(next((one.do if isinstance(one, lang.IfYouDo) else one for one in after), None), lang.May)


def _chosen_first(what: lang.Target, context: Context) -> Clause:
    """A choice that is made whatever becomes of it, as in "target a champion"."""
    if isinstance(what.what, lang.ChampionOrPlayer):
        return Clause("choose", str(name(what, context)))
    words = str(name(what, context))
    bare = words.replace("target ", "", 1)
    return Clause("target", article(bare) if words.startswith("target ") else bare)


def _followed(said: list[Clause], step: list[Clause]) -> list[Clause]:
    """What was said, and the clauses of the next step. An instruction to you says "you" after a sentence about another
    player."""
    if not (said and step):
        return said + step
    first, *others = step
    both = _in_one_breath(said, first)
    if both:
        return [*said[:-1], both, *others]
    return [*said, replace(first, aloud=first.aloud or (said[-1].subject.player and not first.lead)), *others]


def _in_one_breath(said: list[Clause], clause: Clause) -> Clause | None:
    """The clause and the one before it as one, as in "break it and this card", "put a wolf token into play, then double
    ...", "target opponent discards a card and you draw a card"."""
    before = said[-1]
    plain = before == Clause(before.verb, before.rest, before.subject) and clause == replace(clause, lead="", modal="")
    alone = len(said) == 1 and before.subject.player and clause.subject == YOU
    if plain and (alone or clause.link == THEN):
        return replace(before, also=(*before.also, clause))
    if plain and clause == replace(before, rest=clause.rest) and clause.verb in ("banish", "break"):
        return replace(clause, rest=f"{before.rest} and {clause.rest}")
    return None


def _verb(step: lang.Step) -> str:
    """Many words of the vocabulary are named after their verb."""
    return type(step).__name__.lower()


def _joined(effect: Effect, context: Context) -> Clause:
    return joined(clauses(effect, context))


@singledispatch
def say(step: object, context: Context) -> list[Clause]:
    """One step."""
    raise TypeError(f"no phrase for {step!r}")


# --- choices, cards and health ---------------------------------------------------------------------------------------


@say.register
def _(step: lang.Choose, context: Context) -> list[Clause]:
    if isinstance(step.what.what, lang.Player):
        context.that_player = name(step.what, context)
    else:
        context.it = name(step.what, context)
    return []


@say.register
def _(step: lang.Draw | lang.Discard, context: Context) -> list[Clause]:
    return [Clause(_verb(step), counted(step.count, "card"), name_player(step.who, context))]


@say.register
def _(step: lang.GainHealth | lang.LoseHealth, context: Context) -> list[Clause]:
    who = name_player(step.who, context)
    amount, each = amount_of("health", step.amount, context, who)
    return [Clause(_verb(step).removesuffix("health"), amount + each, who)]


@say.register
def _(step: lang.LoseAnyHealth, context: Context) -> list[Clause]:
    return [Clause("lose", f"any amount {'(X) ' * context.names_x}of health")]


@say.register
def _(step: lang.CannotGainHealth, context: Context) -> list[Clause]:
    return [Clause("gain", "health this turn", name_player(step.who, context), modal="cannot")]


@say.register
def _(step: lang.Pay, context: Context) -> list[Clause]:
    gold, health = [f"{{{step.gold}}}"] * bool(step.gold), [f"{step.health} health"] * bool(step.health)
    return [Clause("pay", listed(gold + health))]


@say.register
def _(step: lang.GainGold, context: Context) -> list[Clause]:
    if not step.alignment:
        return [Clause("gain", f"{{{step.amount}}}")]
    use = gold_use(*adjectives(step.alignment), to_play=step.to_play)
    return [Clause("gain", f"{{{step.amount}}} to spend only on {use}")]


@say.register
def _(step: lang.WinGame, context: Context) -> list[Clause]:
    return [Clause("win", "the game", aloud=True)]


@say.register
def _(step: lang.RevealTop, context: Context) -> list[Clause]:
    kept = (
        f"{article(kind_of(step.keep, context).one)} from among them"
        if step.keep != lang.RevealedCard()
        else "one of them"
    )
    where = "into play" if step.into_play else f"into {context.you.whose} hand"
    deck = f"{context.you.whose} deck"
    cards = "card" if step.count == 1 else f"{number_text(step.count)} cards"
    top = f"{cards} from the top of {deck}" if step.count == lang.BANISHED_THIS_WAY else f"the top {cards} of {deck}"
    return [
        Clause("reveal", top),
        Clause("put", f"{kept} {where}", modal="may" if step.may else ""),
        Clause("banish", "the rest"),
    ]


@say.register
def _(step: lang.RevealTopCard, context: Context) -> list[Clause]:
    deck = f"{possessive(step.whose, context)} deck"
    context.it = IT
    return [Clause("reveal", f"the top card of {deck}")]


@say.register
def _(step: lang.Play, context: Context) -> list[Clause]:
    return [Clause("play", f"{name(step.what, context)}{' without paying its cost' if step.free else ''}")]


@say.register
def _(step: lang.Recall | lang.Recycle, context: Context) -> list[Clause]:
    return [Clause(_verb(step))]


# --- damage ----------------------------------------------------------------------------------------------------------


@say.register
def _(step: lang.Damage, context: Context) -> list[Clause]:
    owner = name_player(step.to, context) if isinstance(step.to, Who) else YOU
    amount, each = amount_of("damage", step.amount, context, owner)
    return [Clause("deal", f"{amount} to {one_by_one(step.to, context)}{each}")]


@say.register
def _(step: lang.DamageEveryone, context: Context) -> list[Clause]:
    return [Clause("deal", f"{step.amount} damage to each champion and each player")]


@say.register
def _(step: lang.DivideDamage, context: Context) -> list[Clause]:
    targets = phrase(lang.Target(lang.ANYTHING, step.up_to, up_to=True), context)
    return [Clause("deal", f"{step.amount} damage divided any way you choose among {targets}")]


@say.register
def _(step: lang.DamageInTurn, context: Context) -> list[Clause]:
    shares = [f"{share} damage to the {nth}" for share, nth in zip(step.amounts, ORDINALS, strict=False)]
    targets = name(lang.Target(lang.ANYTHING, len(shares)), context)
    return [Clause("choose", str(targets)), Clause("deal", listed(shares))]


@say.register
def _(step: lang.DamagedLose, context: Context) -> list[Clause]:
    damaged = Noun("champions damaged by this card", plural=True)
    return [Clause("get", f"{qualities(Keyword.NONE, -step.offense, 0)} this turn", damaged)]


# --- champions and cards from zone to zone ---------------------------------------------------------------------------


@say.register
def _(step: lang.Break, context: Context) -> list[Clause]:
    able = isinstance(step.what, lang.Choice) and step.what != context.chosen
    return [Clause("break", str(name(step.what, context)), able=able)]


@say.register
def _(step: lang.Banish | lang.Expend | lang.Prepare, context: Context) -> list[Clause]:
    pile = f" from {context.you.whose} discard pile" if context.in_discard and step == lang.Banish(Ref.THIS) else ""
    return [Clause(_verb(step), f"{name(step.what, context)}{pile}")]


@say.register
def _(step: lang.BreakAllButChosen, context: Context) -> list[Clause]:
    choosing = Clause("choose", "a champion they control", WHO[Who.EACH_PLAYER], lead="starting with you")
    return [choosing, Clause("break", "all other champions")]


@say.register
def _(step: lang.BanishDiscardPile, context: Context) -> list[Clause]:
    return [Clause("banish", f"{possessive(step.player, context)} discard pile")]


@say.register
def _(step: lang.BanishAnyNumber, context: Context) -> list[Clause]:
    kind = kind_of(step.what, context)
    return [Clause("banish", f"any number {'(X) ' * context.names_x}of {kind.others}{kind.after}")]


@say.register
def _(step: lang.ReturnToHand, context: Context) -> list[Clause]:
    noun = name(step.what, context)
    card = None if isinstance(step.what, Ref | lang.SameName | lang.PlayerAndChampions) else step.what.what
    yours = isinstance(card, lang.DiscardedCard) and card.whose is Who.YOU
    hand = f"{context.you.whose} hand" if yours else "their owners' hands" if noun.plural else "its owner's hand"
    return [Clause("return", _moved(noun, f"to {hand}", card))]


def _moved(noun: Noun, where: str, card: object) -> str:
    """What goes where: a long noun comes last."""
    long = isinstance(card, lang.DiscardedCard) and card.broken_this_turn and noun not in (IT, THEM)
    return f"{where} {noun}" if long else f"{noun} {where}"


@say.register
def _(step: lang.ReturnToPlay, context: Context) -> list[Clause]:
    noun = name(step.what, context)
    it, owner = ("them", "their owners'") if noun.plural else ("it", "its owner's")
    back = Clause("return", f"{it} to play prepared under {owner} control", link=THEN)
    return [Clause("remove", f"{noun} from play", also=(back,))]


@say.register
def _(step: lang.PutIntoPlay, context: Context) -> list[Clause]:
    card = step.what.what if isinstance(step.what, lang.Target | lang.Choice | lang.Each) else None
    whose = card.whose if isinstance(card, lang.DiscardedCard) else Who.YOU
    noun = name(step.what, context)
    rest = _moved(noun, f"{'to' if step.returned else 'into'} play", card)
    rest += f" under {context.you.whose} control" if whose not in (Who.YOU, Who.EACH_PLAYER) else ""
    rest += " without triggering loyalty or tribute abilities" if step.quiet else ""
    subject = WHO[Who.EACH_PLAYER] if whose is Who.EACH_PLAYER else YOU
    return [Clause("return" if step.returned else "put", rest, subject)]


@say.register
def _(step: lang.PutTokens, context: Context) -> list[Clause]:
    who = name_player(step.who, context)
    said = _tokens(step, who, context)
    context.it = IT if step.count == 1 else THEM
    return [said]


def _tokens(step: lang.PutTokens, who: Noun, context: Context) -> Clause:
    one, where = f"{step.token.name.lower()} token", "into play expended" if step.expended else "into play"
    alike = lang.Champion(cls=step.token.classes, token=True, whose=Who.YOU)
    if step.count == lang.Count(alike) and who == YOU and not step.expended:
        return Clause("double", f"the number of {context.you.whose} {one}s", link=THEN)
    if step.count == lang.BROKEN_THIS_WAY and step.who is Who.EACH_PLAYER:
        selected_controller = Noun("its controller", player=True)
        return Clause("put", f"{article(one)} {where}", selected_controller, lead="for each champion broken this way")
    return Clause("put", pieces_of(step.count, one, where, context, who), who)


@say.register
def _(step: lang.PutCopy, context: Context) -> list[Clause]:
    context.it = IT
    return [Clause("put", "a token into play that is a copy of this card")]


@say.register
def _(step: lang.Transform, context: Context) -> list[Clause]:
    return [Clause("transform", f"{one_by_one(step.what, context)} into {article(step.token.name.lower())} token")]


# --- what happens to champions in play -------------------------------------------------------------------------------


@say.register
def _(step: lang.LoseAbilities, context: Context) -> list[Clause]:
    noun = name(step.what, context)
    return [Clause("lose", f"{'their' if noun.plural else 'its'} powers and abilities this turn", noun)]


@say.register
def _(step: lang.PutCounters, context: Context) -> list[Clause]:
    where = f"on {one_by_one(step.what, context)}"
    return [Clause("put", pieces_of(step.count, _COUNTER, where, context))]


@say.register
def _(step: lang.Control, context: Context) -> list[Clause]:
    return [Clause("gain", f"control of {name(step.what, context)}{' this turn' if step.this_turn else ''}")]


@say.register
def _(step: lang.RemoveFromBattle, context: Context) -> list[Clause]:
    return [Clause("remove", f"{name(step.what, context)} from battle")]


@say.register
def _(step: lang.JoinBattle, context: Context) -> list[Clause]:
    noun = name(step.what, context)
    joining = Clause("attack or block", "with this card", noun)
    return [Clause("gain", f"{qualities(step.keywords, 0, 0)} this turn", noun, also=(joining,))]


@say.register
def _(step: lang.BanishLoneAttacker, context: Context) -> list[Clause]:
    return [Clause("banish", "it", lead="if a champion is attacking alone")]


@say.register
def _(step: lang.StaticThisTurn, context: Context) -> list[Clause]:
    had = qualities(step.keywords, step.offense, step.defense)
    return [Clause("have", f"{had} this turn", phrase(lang.Each(step.what), context))]


@say.register
def _(step: lang.NoAttacksThisTurn, context: Context) -> list[Clause]:
    return [Clause("attack", "this turn", Noun("champions", plural=True), modal="cannot")]


# --- effects made of effects -----------------------------------------------------------------------------------------


@say.register
def _(step: lang.May, context: Context) -> list[Clause]:
    if isinstance(step.do, lang.JoinBattle):  # the champion does it, or does not
        return [replace(clause, modal="may") for clause in say(step.do, context)]
    return [allowed(_joined(step.do, context))]


@say.register
def _(step: lang.Does, context: Context) -> list[Clause]:
    """Named once; "they" from the second sentence on."""
    who = name_player(step.who, context)
    if who == YOU:
        return clauses(step.do, context)
    before, context.you = context.you, THEM
    said = clauses(step.do, context)
    context.you = before
    if not any(clause.lead or clause.modal for clause in said):
        said = [joined(said)]
    return [with_subject(clause, THEM if at else who) for at, clause in enumerate(said)]


@say.register
def _(step: lang.IfYouDo, context: Context) -> list[Clause]:
    said = clauses(step.do, context)
    doers = context.you.text if said[-1].subject == YOU else "they"
    if step.then:
        said.append(led(f"if {doers} do", _joined(step.then, context)))
    if step.otherwise:
        said.append(led("otherwise" if step.then else f"if {doers} do not", _joined(step.otherwise, context)))
    return said


@say.register
def _(step: lang.If, context: Context) -> list[Clause]:
    if step.condition in (Fact.THIS_IN_PLAY, Fact.THIS_IN_DISCARD, Fact.THIS_EXPENDED):
        context.this = IT
    if step.condition is Fact.OPPONENTS_TURN:
        context.turn_player = THEM
    said = [led(f"if {fact(step.condition, context)}", _joined(step.do, context))]
    if step.otherwise:
        said.append(led("otherwise", _joined(step.otherwise, context)))
    return said


@say.register
def _(step: lang.AtEndOfTurn, context: Context) -> list[Clause]:
    clause = _joined(step.do, context)
    if clause.lead or clause.also:
        return [led("at the end of the turn", clause)]
    return [replace(clause, rest=f"{clause.rest} at the end of the turn".strip())]


@say.register
def _(step: lang.OneOf, context: Context) -> list[Clause]:
    """Chosen on resolution. `printed.py` prints the ways to play an event."""
    *others, last = [spoken(_mode(mode, replace(context)), aloud=False) for mode in step.modes]
    return [Clause("either", f"{', '.join(others)}, or {last}")]


def _mode(mode: Effect | Mode, context: Context) -> Clause:
    if not isinstance(mode, Mode):
        return _joined(mode, context)
    paid = say(lang.Pay(mode.gold), context) if mode.gold else []
    return joined([*paid, *clauses(mode.do, context)])
