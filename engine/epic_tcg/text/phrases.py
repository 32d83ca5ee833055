"""What effects say: every verb of the vocabulary as clauses, which `printed.py` makes sentences of.

A step becomes clauses (subject, verb, rest) that stay apart to the end: so "you may", "if it is your turn", "its
controller" and "each opponent" go around any effect without a second phrase for it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

from engine.epic_tcg import language as lang
from engine.epic_tcg.language import Effect, Keyword, Kind, Ref, Who, Zone
from engine.epic_tcg.text.keywords import COUNTERS, KEYWORDS, counter_name
from engine.epic_tcg.text.nouns import (
    ALL,
    SOME,
    WHO,
    Change,
    Telling,
    count_words,
    either,
    is_player,
    kind_words,
    name,
    name_player,
    one_by_one,
    phrase,
    possessive,
    signs,
    token_words,
    words_of,
)
from engine.epic_tcg.text.numbers import added, amount_of, prints_x, times_of
from engine.kernel.grammar import (
    IT,
    THEM,
    THEN,
    YOU,
    Clause,
    Noun,
    article,
    counted,
    joined,
    led,
    listed,
    number_word,
)


def clauses(effect: Effect, context: Telling) -> list[Clause]:
    """The clauses of an effect, in order."""
    said: list[Clause] = []
    steps = effect if isinstance(effect, tuple) else (effect,)
    for at, step in enumerate(steps):
        context.names_x = context.names_x or prints_x(steps[at + 1 :])
        if isinstance(step, lang.Choose) and isinstance(next(iter(steps[at + 1 :]), None), lang.IfYouDo):
            said.append(Clause("choose", str(name(step.what, context))))
            context.it = Noun("the chosen card")
            continue
        said = _followed(said, _step(step, steps[at + 1 :], context))
        context.begun = True
        context.end_step()
    return said


def _step(step: lang.Step, after: tuple[lang.Step, ...], context: Telling) -> list[Clause]:
    """One step. Pieces that it breaks are told as "each champion" where each is measured, or where only some of them
    count for what comes next."""
    if isinstance(step, lang.Break) and isinstance(step.what, lang.Each):
        measured = isinstance(step.what.what, lang.Piece) and step.what.what.most_defense is not None
        counted_next = [one.what for one in after if isinstance(one, lang.Draw)]
        if measured or any(isinstance(one, lang.Done) and one.what != lang.ANY for one in counted_next):
            return _broken(step, one_by_one(step.what, context), context)
    return say(step, context)


def _followed(said: list[Clause], step: list[Clause]) -> list[Clause]:
    """What was said, and the clauses of the next step. An instruction to you says "you" after a sentence about another
    player."""
    if not (said and step):
        return said + step
    first, *others = step
    both = _in_one_breath(said[-1], first)
    if both:
        return [*said[:-1], both, *others]
    return [*said, replace(first, aloud=first.aloud or (said[-1].subject.player and not first.lead)), *others]


def _is_plain(clause: Clause) -> bool:
    return clause == replace(clause, lead="", modal="", also=()) and "unless" not in clause.rest


def _in_one_breath(before: Clause, clause: Clause) -> Clause | None:
    """The clause and the one before it as one, as in "break it and this card", "each player reveals their hand and
    discards ...", "target player discards a card and you draw a card"."""
    if not (_is_plain(replace(before, also=())) and _is_plain(clause)):
        return None
    if before.subject.player and clause.subject in (YOU, before.subject):
        return replace(before, also=(*before.also, clause))
    if not before.also and clause == replace(before, rest=clause.rest) and clause.verb in ("banish", "break"):
        return replace(clause, rest=f"{before.rest} and {clause.rest}")
    return None


def all_joined(effect: Effect, context: Telling) -> Clause:
    """An effect as one clause."""
    return joined(clauses(effect, context))


def _verb(step: lang.Step) -> str:
    """Many words of the vocabulary are named after their verb."""
    return type(step).__name__.lower()


@singledispatch
def say(step: object, context: Telling) -> list[Clause]:
    """One step."""
    raise TypeError(f"no phrase for {step!r}")


# --- cards in hands, decks and discard piles --------------------------------------------------------------------------


@say.register
def _(step: lang.Choose, context: Telling) -> list[Clause]:
    if is_player(step.what):
        context.that_player = name(step.what, context)
    else:
        context.it = phrase(step.what, context)
        context.gone = False
        if isinstance(step.what.what, lang.OnLine):
            context.it = replace(context.it, text=f"{context.it} on the line")
    return []


@say.register
def _(step: lang.Draw, context: Telling) -> list[Clause]:
    if isinstance(step.what, lang.Target | lang.Choice | lang.Each | Ref):
        return [Clause("draw", str(name(step.what, context)), name_player(step.who, context))]
    who = name_player(step.who, context)
    if step.what == lang.X:
        return [Clause("draw", "that many cards", who)]
    return [Clause("draw", _counted(step.what, "card", context), who)]


def _counted(amount: lang.Amount, one: str, context: Telling, where: str = "") -> str:
    """As in "two cards", "a card for each champion broken this way"."""
    times = times_of(amount, context)
    said = f"{times.words} {one}s" if times.number is None else counted(times.number, one)
    return f"{said}{f' {where}' if where else ''}{times.tail}"


@say.register
def _(step: lang.Discard, context: Telling) -> list[Clause]:
    who = name_player(step.who, context)
    context.done = Change("card", "discarded")
    if isinstance(step.what, Ref):
        return [Clause("discard", str(name(step.what, context)), who)]
    if isinstance(step.count, lang.AnyNumber):
        cards = words_of(step.what, context, SOME)
        return [Clause("discard", f"{count_words(step.count, context)} {cards.text}", who)]
    random = " at random" if step.at_random else ""
    return [Clause("discard", f"{_counted(step.count, words_of(step.what, context).text, context)}{random}", who)]


@say.register
def _(step: lang.DiscardHand, context: Telling) -> list[Clause]:
    who = name_player(step.who, context)
    hand = f"{context.own(who)} hand"
    cards = "" if step.what == lang.ANY else f"all {words_of(step.what, context, ALL).text} from "
    return [Clause("discard", f"{cards}{hand}", who)]


@say.register
def _(step: lang.Reveal, context: Telling) -> list[Clause]:
    context.each_x = "card revealed"
    if step.count == 1 and not step.up_to:
        one = words_of(step.what, context)
        return [Clause("reveal", f"{article(one.text)}{one.behind}")]
    some = words_of(step.what, context, SOME)
    count = f"{'up to ' * step.up_to}{count_words(step.count, context)}"
    return [Clause("reveal", f"{count} {some.text}{some.behind}")]


@say.register
def _(step: lang.RevealHand, context: Telling) -> list[Clause]:
    if step.to_you:
        hand = f"{possessive(step.who, context)} hand"
        context.hand = "it"
        return [Clause("look", f"at {hand}")]
    who = name_player(step.who, context)
    context.hand = "it" if isinstance(step.who, lang.Target) else "each of those hands"
    return [Clause("reveal", f"{context.own(who)} hand", who)]


@say.register
def _(step: lang.LookAtTop, context: Telling) -> list[Clause]:
    context.it, context.gone = IT, False
    cards = "card" if step.count == 1 else f"{number_word(step.count)} cards"
    return [Clause("look", f"at the top {cards} of {possessive(step.whose, context)} deck")]


@say.register
def _(step: lang.RevealTop, context: Telling) -> list[Clause]:
    context.it, context.gone = IT, False
    return [Clause("reveal", f"the top card of {context.you.whose} deck")]


@say.register
def _(step: lang.ShowIt, context: Telling) -> list[Clause]:
    return [Clause("reveal", str(context.say_it()))]


@say.register
def _(step: lang.PutOnTop, context: Telling) -> list[Clause]:
    if isinstance(step.what, lang.Each):
        return [Clause("put", f"{name(step.what, context)} back on top in any order")]
    noun = name(step.what, context)
    context.gone = True
    deck = "their owners' decks" if noun.plural else "its owner's deck"
    return [Clause("put", f"{noun} on top of {deck}")]


@say.register
def _(step: lang.PutIntoHand, context: Telling) -> list[Clause]:
    noun = name(step.what, context)
    context.gone = True
    match step.whose:
        case _ if step.what is Ref.THIS:
            pile = f" from {context.you.whose} discard pile" if context.in_discard else ""
            return [Clause("put", f"{noun}{pile} into {context.you.whose} hand")]
        case Who.ITS_CONTROLLER | Who.ITS_OWNER:
            role = "controller" if step.whose is Who.ITS_CONTROLLER else "owner"
            hand = f"their {role}s' hands" if noun.plural else f"its {role}'s hand"
        case _:
            hand = f"{possessive(step.whose, context)} hand"
    return [Clause("put", f"{noun} into {hand}")]


@say.register
def _(step: lang.PutIntoDiscard, context: Telling) -> list[Clause]:
    noun = name(step.what, context)
    context.gone = True
    return [Clause("put", f"{noun} into {possessive(step.whose, context)} discard pile")]


@say.register
def _(step: lang.BanishDiscardPiles, context: Telling) -> list[Clause]:
    """Of one player: a pile that begins its line is one thing, else its cards are told, as the printed cards have it
    whose words matter to the game (`OnLine.saying`)."""
    context.done = Change("card", "banished")
    if step.whose is Who.EACH_PLAYER:
        return [Clause("banish", "all discard piles")]
    pile = f"{possessive(step.whose, context)} discard pile"
    return [Clause("banish", f"all cards in {pile}" if context.begun else pile)]


@say.register
def _(step: lang.PutUnderThis, context: Telling) -> list[Clause]:
    return [Clause("put", f"{name(step.what, context)} under {context.this}")]


# --- Mojo and damage -------------------------------------------------------------------------------------------------


@say.register
def _(step: lang.GainMojo | lang.LoseMojo, context: Telling) -> list[Clause]:
    who = name_player(step.who, context)
    amount, tail = amount_of("Mojo", step.amount, context)
    verb = _verb(step).removesuffix("mojo")
    if verb == "lose":
        context.done = Change("Mojo", "lost")
    return [Clause(verb, amount + tail, who)]


@say.register
def _(step: lang.LoseGame, context: Telling) -> list[Clause]:
    return [Clause("lose", "the game", name_player(step.who, context))]


@say.register
def _(step: lang.Damage, context: Telling) -> list[Clause]:
    by = context.say_it() if step.by is Ref.IT else YOU
    amount, tail = amount_of("deadly damage" if step.deadly else "damage", step.amount, context)
    to = step.to if isinstance(step.to, tuple) else (step.to,)
    return [Clause("deal", f"{amount} to {listed([one_by_one(one, context) for one in to])}{tail}", by)]


@say.register
def _(step: lang.DivideDamage, context: Telling) -> list[Clause]:
    amount, _ = amount_of("damage", step.amount, context)
    context.names_x = False
    return [Clause("deal", f"{amount} divided any way you choose among {name(step.among, context)}")]


# --- champions and objects -------------------------------------------------------------------------------------------


def _one_of_them(what: lang.What) -> str:
    """What one of the things is called that an effect breaks, banishes or flips."""
    if not isinstance(what, Ref) and isinstance(what.what, lang.Piece):
        return either(kind_words(what.what.kind or Kind.CHAMPION | Kind.OBJECT))
    return "card"


@say.register
def _(step: lang.Break, context: Telling) -> list[Clause]:
    return _broken(step, str(name(step.what, context)), context)


def _broken(step: lang.Break, noun: str, context: Telling) -> list[Clause]:
    context.done, context.gone = Change(_one_of_them(step.what), "broken"), True
    said = [Clause("break", noun)]
    if step.into is not Who.ITS_CONTROLLER:
        pile = f"into {possessive(step.into, context)} discard pile"
        said.append(Clause("go", pile, IT, lead="if you do"))
    return said


@say.register
def _(step: lang.Banish, context: Telling) -> list[Clause]:
    pile = f" from {context.you.whose} discard pile" if context.in_discard and step.what is Ref.THIS else ""
    noun = str(name(step.what, context))
    context.done = Change(_one_of_them(step.what), "banished")
    context.gone = context.gone or step.what is not Ref.THIS
    return [Clause("banish", f"{noun}{pile}")]


@say.register
def _(step: lang.Expend | lang.Flip | lang.Prepare, context: Telling) -> list[Clause]:
    noun = str(name(step.what, context))
    if isinstance(step, lang.Flip):
        context.done = Change(_one_of_them(step.what), "flipped")
    return [Clause(_verb(step), noun)]


@say.register
def _(step: lang.PutIntoPlay, context: Telling) -> list[Clause]:
    card = step.what.what if isinstance(step.what, lang.Target | lang.Choice | lang.Each) else None
    filters = card.filters if isinstance(card, lang.AnyOf) else (card,)
    owners = {one.whose for one in filters if isinstance(one, lang.CardIn) and one.zone is not Zone.TOP}
    subject = WHO[Who.EACH_PLAYER] if Who.EACH_PLAYER in owners else YOU
    noun = name(step.what, context)
    rest = f"{noun} {'to' if step.returned else 'into'} play"
    if step.under is not Who.YOU:
        rest += f" under {possessive(step.under, context)} control"
    elif Who.ANYONE in owners:
        rest += f" under {context.you.whose} control"
    return [Clause("return" if step.returned else "put", rest, subject)]


@say.register
def _(step: lang.MakeTokens, context: Telling) -> list[Clause]:
    if isinstance(step.token, Ref):
        context.it = IT
        return [Clause("put", f"{_counted(step.count, 'token', context, 'into play')} that is a copy of this card")]
    times = times_of(step.count, context)
    context.it = IT if times.number == 1 else THEM
    token = token_words(step.token, context)
    if times.number is None:
        return [Clause("put", f"{times.words} {token}s{times.tail} into play")]
    return [Clause("put", f"{counted(times.number, token)} into play{times.tail}")]


@say.register
def _(step: lang.StaysUnprepared, context: Telling) -> list[Clause]:
    noun = name(step.what, context)
    verb = "do not" if noun.plural else "does not"
    return [Clause("prepare", f"in {context.say_it().whose} controller's next Prepare Step", noun, modal=verb)]


@say.register
def _(step: lang.Veil, context: Telling) -> list[Clause]:
    return [Clause("turn", f"{name(step.what, context)} face down")]


UNTIL = "until end of turn"


def quality_clauses(keywords: Keyword, numbers: str, subject: Noun, *, gain: str = "gain") -> list[Clause]:
    """What something gains, is and gets, each as a clause. `gain`: or what it has."""
    known = [KEYWORDS[one] for one in keywords]
    named = [one for one in known if not one.quality]
    said = [replace(one.quality, subject=subject) for one in known if one.quality]
    if named and all(one.is_adjective for one in named):
        said.append(Clause("be", listed([one.name for one in named]), subject))
    elif named:
        said.append(Clause(gain, listed([one.name for one in named]), subject))
    if not numbers:
        return said
    getting = Clause("have" if gain == "have" else "get", numbers, subject)
    if said and said[-1].verb == getting.verb == "have":
        return [*said[:-1], replace(getting, rest=f"{said[-1].rest} and {numbers}")]
    return [*said, getting]


def numbers_of(offense: lang.Amount, defense: lang.Amount, context: Telling) -> tuple[str, str]:
    """As in "+2 {offense} +2 {defense}" and what they are multiplied by."""
    more, tail = added(offense, "{offense}", context)
    tougher, other_tail = added(defense, "{defense}", context)
    return " ".join(filter(None, (more, tougher))), tail or other_tail


@say.register
def _(step: lang.Lose, context: Telling) -> list[Clause]:
    noun = name(step.what, context)
    qualities = [KEYWORDS[one].quality for one in step.keywords]
    can = [replace(one, modal="can", rest=UNTIL, subject=noun) for one in qualities if one and one.modal == "cannot"]
    if can:
        return can
    return [Clause("lose", f"{listed([KEYWORDS[one].name for one in step.keywords])} {UNTIL}", noun)]


@say.register
def _(step: lang.Become, context: Telling) -> list[Clause]:
    """Of another kind: it stops being what it was, which is an object or a champion."""
    noun = name(step.what, context)
    numbers = f"{step.offense} {{offense}} {step.defense} {{defense}}"
    having = f" with {listed([KEYWORDS[one].name for one in step.keywords])}" if step.keywords else ""
    if not step.kind:
        return [Clause("become", f"{numbers}{having} {UNTIL}", noun)]
    (was,) = kind_words((Kind.CHAMPION | Kind.OBJECT) & ~step.kind)
    kind = f"{'an' if step.offense in (8, 11, 18) else 'a'} {numbers} {either(kind_words(step.kind))}"
    becoming = Clause("become", f"{kind}{having} {UNTIL}", noun)
    return [Clause("stop", f"being {article(was)}", noun, also=(becoming,))]


@say.register
def _(step: lang.BecomeCopy, context: Telling) -> list[Clause]:
    subject = name(step.what, context)
    keeping = ", but keeps this ability" if step.keeping else ""
    of = str(name(step.of, context)).replace(" from ", " in ")  # it stays there
    return [Clause("become", f"a copy of {of}{keeping}", subject)]


@say.register
def _(step: lang.PutCounters, context: Telling) -> list[Clause]:
    one = counter_name(step.counter)
    where = f"on {one_by_one(step.what, context)}"
    context.each_x = context.each_x or "card revealed"
    said = [Clause("put", _counted(step.count, one, context, where))]
    if step.counter in COUNTERS:
        said.append(Clause("be", COUNTERS[step.counter], Noun(f"a champion with {article(one)}")))
    return said


@say.register
def _(step: lang.Control, context: Telling) -> list[Clause]:
    until = f" {UNTIL}" if step.this_turn else ""
    if isinstance(step.what, lang.Choice) and step.what.by is not Who.YOU:
        who = name_player(step.what.by, context)
        assert isinstance(step.what.what, lang.Piece)
        theirs = replace(step.what, what=replace(step.what.what, whose=Who.YOU))
        before, context.you = context.you, THEM
        choosing = Clause("choose", str(name(theirs, context)), who)
        context.you = before
        return [choosing, Clause("gain", f"control of {context.say_it()}{until}", link=THEN)]
    return [Clause("gain", f"control of {name(step.what, context)}{until}")]


@say.register
def _(step: lang.ExchangeControl, context: Telling) -> list[Clause]:
    return [Clause("exchange", f"control of {name(step.yours, context)} and {name(step.theirs, context)}")]


@say.register
def _(step: lang.LeaveAttack, context: Telling) -> list[Clause]:
    return [Clause("leave", "the attack", name(step.what, context))]


@say.register
def _(step: lang.NoBattleDamage, context: Telling) -> list[Clause]:
    no_more = Noun("no more battle damage")
    return [Clause("be", "dealt in that attack", no_more, lead="if you played this card during an attack")]


# --- the line --------------------------------------------------------------------------------------------------------


@say.register
def _(step: lang.Stop, context: Telling) -> list[Clause]:
    noun = name(step.what, context)
    context.gone = True
    stop = Clause("stop", str(noun))
    if step.instead is None:
        return [stop]
    if isinstance(step.what, lang.Each):
        context.it = Noun("the cards stopped this way", plural=True)
        return [stop, *say(step.instead, context)]
    (instead,) = say(step.instead, replace(context))
    return [stop, led("if you do", instead)]


@say.register
def _(step: lang.ResolveNow, context: Telling) -> list[Clause]:
    noun = name(step.what, context)
    context.gone = True
    return [Clause("resolve", f"{noun} on the line immediately")]


@say.register
def _(step: lang.ChangeTargets, context: Telling) -> list[Clause]:
    if step.only_this:
        assert isinstance(step.what.what, lang.OnLine)
        what = replace(step.what, what=replace(step.what.what, targets_this=False))
        return [Clause("change", f"the target of {phrase(what, context)} from {context.this} to another legal target")]
    which = "any number of" if step.up_to else "all"
    return [Clause("change", f"{which} targets of {name(step.what, context)}")]


@say.register
def _(step: lang.CopyOnLine, context: Telling) -> list[Clause]:
    return [Clause("put", f"a copy of {name(step.what, context)} on the line with targets of your choice")]


@say.register
def _(step: lang.PutOnLine, context: Telling) -> list[Clause]:
    return [Clause("put", f"{context.say_this()} on the line")]


# --- actions and turns -----------------------------------------------------------------------------------------------


@say.register
def _(step: lang.GainAction, context: Telling) -> list[Clause]:
    if step.only == lang.ANY:
        return [Clause("gain", "{action}" * step.count)]
    cards = words_of(step.only, context, SOME).text
    return [Clause("gain", f"{'{action}' * step.count} to spend only on {cards} and their abilities")]


@say.register
def _(step: lang.PayAction, context: Telling) -> list[Clause]:
    return [Clause("pay", "{action}")]


@say.register
def _(step: lang.ExtraTurn, context: Telling) -> list[Clause]:
    return [Clause("take", "an extra turn after this one unless it would be your third turn in a row")]


@say.register
def _(step: lang.ChooseAlignment, context: Telling) -> list[Clause]:
    every = all(one in step.among for one in lang.Alignment if one)
    return [Clause("choose", "an alignment" if every else either(signs(step.among)))]


@say.register
def _(step: lang.ChooseNumber, context: Telling) -> list[Clause]:
    return [Clause("choose", "any number for X")]
