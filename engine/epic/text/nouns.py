"""What the vocabulary's nouns are called in print: players, cards, targets, numbers and conditions.

Only `printed.py` uses it. What was named is kept in `Context`, so that the next sentence can say "it" or "that
player".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from engine.epic import language as lang
from engine.epic.language import Amount, Fact, NumberOf, Ref, Who
from engine.kernel.grammar import IT, THEM, YOU, Context, Noun, article, counted, multiple, number_word

# {you} and {your} are those of whom the effect tells
_FACTS = {
    Fact.YOUR_TURN: "it is {your} turn",
    Fact.OPPONENTS_TURN: "it is an opponent's turn",
    Fact.THIS_IN_PLAY: "this card is in play",
    Fact.THIS_IN_DISCARD: "this card is in {your} discard pile",
    Fact.THIS_EXPENDED: "this card is expended",
    Fact.YOU_CONTROLLED_IT: "{you} controlled it",
    Fact.YOU_OWN_IT: "{you} own it",
    Fact.HEALTH_IS_DOUBLED: "{you} have at least twice {your} starting health",
    Fact.IT_ATTACKED_YOU_UNBLOCKED: "it was attacking you and was unblocked",
}


WHO = {
    Who.YOU: YOU,
    Who.OPPONENT: Noun("an opponent", player=True),
    Who.EACH_OPPONENT: Noun("each opponent", player=True),
    Who.EACH_PLAYER: Noun("each player", player=True),
    Who.DAMAGED_PLAYER: Noun("a player damaged this way", player=True),
}


def adjectives(alignment: lang.Alignment) -> list[str]:
    return [" or ".join(str(one.name).lower() for one in alignment)] if alignment else []


def gold_use(alignment: str, *, to_play: bool) -> str:
    """What gold for one alignment only may be spent on (house ruling H17)."""
    return f"playing {alignment} cards and powers" if to_play else f"{alignment} costs"


def signed(offense: int, defense: int) -> list[str]:
    """As in "+2 {offense}", "+2 {defense}"; nothing for 0."""
    pairs = ((offense, "{offense}"), (defense, "{defense}"))
    return [f"{value:+d} {symbol}" for value, symbol in pairs if value]


@dataclass(frozen=True)
class Kind:
    """A filter in words: "evil champion", whether another one is meant, whose, and what follows the noun. `bare` is for
    where "you control" follows, as in "wolf you control": a class says that it is a champion."""

    one: str
    other: bool = False
    yours: bool = False  # in play under your control
    after: str = ""
    bare: str = ""

    @property
    def others(self) -> str:
        """All of them but this card, when it says so."""
        return f"other {self.one}s" if self.other else f"{self.one}s"

    def named(self, context: Context, *, many: bool = False) -> str:
        """One or many of them with whose they are and what follows the noun."""
        one = self.bare if self.yours and self.bare else self.one
        return f"{one}{'s' * many}{f' {context.you.text} control' if self.yours else ''}{self.after}"


@singledispatch
def kind_of(what: object, context: Context) -> Kind:
    raise TypeError(f"no phrase for {what!r}")


@kind_of.register
def _(what: lang.Champion, context: Context) -> Kind:
    words = ["opposing"] if what.whose is Who.OPPONENT else []
    words += filter(None, [" or ".join(["attacking"] * what.attacking + ["blocking"] * what.blocking)])
    words += ["expended"] * what.expended + ["damaged"] * what.damaged
    words += [f"{{{what.cost}}}"] if what.cost is not None else []
    words += [f"non-{word}" for word in (*adjectives(what.not_alignment), what.not_cls) if word]
    words += adjectives(what.alignment)
    if what.token and what.cls:
        words += [what.cls, "token"]
    else:
        words += ["token" if what.token else "non-token"] if what.token is not None else []
        words += filter(None, [what.cls, "champion"])
    bare = " ".join(words).removesuffix(" champion") if what.cls else ""
    return Kind(" ".join(words), what.other, what.whose is Who.YOU, _traits(what, context), bare)


def _traits(what: lang.Champion, context: Context) -> str:
    """What follows the noun."""
    said = []
    if what.whose is Who.THAT_PLAYER:
        player = context.say_that_player()
        said = [f" {player.text} control{'' if player.plural else 's'}"]
    said += [f" not named {what.not_named}"] if what.not_named else []
    said += [f" without {str(one.name).lower()}" for one in what.without]
    if what.max_defense is not None:
        said += [f" with {_most(what.max_defense, '{defense}', context)}"]
    said += [f" that dealt damage to {context.you} this turn"] if what.damaged_you else []
    return "".join(said)


@kind_of.register
def _(what: lang.DiscardedCard, context: Context) -> Kind:
    pile = _discard_pile(what.whose, context)
    after = f" in {pile} that was broken this turn" if what.broken_this_turn else f" from {pile}"
    return Kind(_discarded(what, context), what.other, after=after)


@kind_of.register
def _(what: lang.HandCard, context: Context) -> Kind:
    return Kind(" ".join(_card_words(what.kind, context)), after=f" from {context.you.whose} hand")


@kind_of.register
def _(what: lang.RevealedCard, context: Context) -> Kind:
    return Kind(" ".join([*adjectives(what.alignment), *_card_words(what.kind, context)]), after=" from among them")


@kind_of.register
def _(what: lang.Player, context: Context) -> Kind:
    return Kind("player" if what.whose is Who.ANYONE else "opponent")


def _card_words(kind: lang.Champion | lang.Event | None, context: Context) -> list[str]:
    match kind:
        case lang.Champion():
            return [kind_of(kind, context).one, "card"]
        case lang.Event():
            return ["event", "card"]
        case None:
            return ["card"]


def _discarded(what: lang.DiscardedCard, context: Context) -> str:
    cost = [f"{{{what.cost}}}"] if what.cost is not None else []
    return " ".join([*cost, *adjectives(what.alignment), *_card_words(what.kind, context)])


def _discard_pile(whose: Who, context: Context) -> str:
    match whose:
        case Who.ANYONE:
            return "any discard pile"
        case Who.YOU:
            return f"{context.you.whose} discard pile"
        case Who.EACH_PLAYER:
            return "their discard pile"
        case _:
            return f"{context.say_that_player().whose} discard pile"


@singledispatch
def phrase(what: object, context: Context) -> Noun:
    raise TypeError(f"no phrase for {what!r}")


@phrase.register
def _(what: lang.Target, context: Context) -> Noun:
    plural = what.count != 1
    count = number_text(what.count) if plural or what.up_to else ""
    if isinstance(what.what, lang.ChampionOrPlayer):
        words = f"{count or 'a'} target{'s' if plural else ''}"
    else:
        kind = kind_of(what.what, context)
        other = ("other" if count else "another") if kind.other else ""
        words = " ".join(filter(None, (count, other, "target", kind.named(context, many=plural))))
    player = isinstance(what.what, lang.Player) and not plural
    return Noun(f"up to {words}" if what.up_to else words, plural, player=player)


@phrase.register
def _(what: lang.Choice, context: Context) -> Noun:
    kind = kind_of(what.what, context)
    several = what.count > 1
    if kind.yours:
        return Noun(f"{number_word(what.count)} of {context.you.whose} {kind.others}{kind.after}", several)
    if several:
        return Noun(f"{number_word(what.count)} {kind.others}{kind.after}", True)
    return Noun(f"another {kind.one}{kind.after}" if kind.other else f"{article(kind.one)}{kind.after}")


@phrase.register
def _(what: lang.Each, context: Context) -> Noun:
    kind = kind_of(what.what, context)
    if isinstance(what.what, lang.Player):
        return Noun(f"each {kind.one}", player=True)
    if kind.yours:
        yours = f"{context.you.whose} {kind.others}{kind.after}"
        return Noun(yours, True, f"all of {yours}")
    return Noun(f"all {kind.others}{kind.after}", True)


@phrase.register
def _(what: lang.SameName, context: Context) -> Noun:
    return Noun(f"{name(what.what, context)} and all other champions with the same name", True)


@phrase.register
def _(what: lang.PlayerAndChampions, context: Context) -> Noun:
    return Noun(f"{name(what.player, context)} and each champion they control", True)


def name(what: lang.What, context: Context) -> Noun:
    """Name it; from now on it is "it" or "them"."""
    if what is Ref.THIS:
        return context.say_this()
    if what is Ref.IT:
        return context.say_it()
    a_player = isinstance(what, lang.Target | lang.Choice | lang.Each) and isinstance(what.what, lang.Player)
    if what == context.chosen:
        context.chosen = None
        return context.say_that_player() if a_player else context.say_it()
    noun = phrase(what, context)
    if not a_player:
        context.it = THEM if noun.plural else IT
    return noun


def one_by_one(what: lang.What | Who, context: Context) -> str:
    """Name them where the same happens to each: "each champion", "each of up to two targets"."""
    if isinstance(what, Who):
        who = name_player(what, context)
        return str(context.you if who == YOU else who)
    if isinstance(what, lang.Each):
        kind = kind_of(what.what, context)
        context.it = THEM
        if kind.yours:
            return f"each of {context.you.whose} {kind.others}{kind.after}"
        return f"each {'other ' if kind.other else ''}{kind.one}{kind.after}"
    noun = name(what, context)
    several = noun.plural and isinstance(what, lang.Target | Ref)
    return f"each of {noun}" if several else str(noun)


def name_player(who: Who | lang.Target, context: Context) -> Noun:
    """Who does it or to whom it happens; YOU stands for whoever does what is told."""
    match who:
        case lang.Target():
            return name(who, context)
        case Who.THAT_PLAYER:
            return context.say_that_player()
        case Who.TURN_PLAYER:
            return context.turn_player
        case Who.ITS_CONTROLLER | Who.ITS_OWNER:
            it = context.say_it()
            role = "controller" if who is Who.ITS_CONTROLLER else "owner"
            return Noun(f"{it.whose} {role}{'s' if it.plural else ''}", it.plural, player=True)
        case _:
            return WHO[who]


def possessive(who: Who | lang.Target, context: Context) -> str:
    """As in "your", "target player's"."""
    noun = name_player(who, context)
    return context.you.whose if noun == YOU else noun.whose


# --- numbers ---------------------------------------------------------------------------------------------------------


def _x(number: lang.Number) -> str:
    times = str(number.times) if number.times != 1 else ""
    return f"{times}X{number.plus:+d}" if number.plus else f"{times}X"


def number_text(amount: Amount) -> str:
    """How many, in front of what is counted: "three", "X+1", "that many"."""
    if isinstance(amount, int):
        return number_word(amount)
    if amount == lang.BANISHED_THIS_WAY:
        return "that many"
    assert isinstance(amount, lang.Number), f"no phrase for {amount!r} things"
    assert amount.of is NumberOf.X, f"no phrase for {amount!r} things"
    return _x(amount)


def _each_one(amount: lang.Number | lang.Count, owner: Noun, context: Context) -> str:
    """What is counted, one of it; nothing for numbers that are no count."""
    match amount:
        case lang.Count(lang.DiscardedCard() as what):
            all_of_theirs = what.whose is Who.EACH_PLAYER
            pile = f"{context.own(owner)} discard pile" if all_of_theirs else _discard_pile(what.whose, context)
            return f"{_discarded(what, context)} in {pile}"
        case lang.Count(lang.Champion() as what):
            kind = kind_of(what, context)
            return f"{'other ' * kind.other}{kind.named(context)}"
        case lang.Number(NumberOf.BROKEN_THIS_WAY, 0):
            return f"of {context.own(owner)} champions broken this way"
        case lang.Number(NumberOf.BANISHED_THIS_WAY, 0):
            return "card banished this way"
        case _:
            return ""


def _equal(number: lang.Number, owner: Noun, context: Context) -> str:
    match number.of:
        case NumberOf.OFFENSE_OF_IT:
            text = f"{context.say_it().whose} {{offense}}"
        case NumberOf.DEFENSE_OF_IT:
            text = f"{context.say_it().whose} {{defense}}"
        case NumberOf.DAMAGE_ON_THIS:
            text = f"the damage {context.this} took this turn"
        case NumberOf.BANISHED_THIS_WAY:
            text = "the number of cards banished this way"
        case _:
            text = f"the number of {context.own(owner)} champions broken this way"
    return f"equal to {multiple(number.times)}{text}{f' plus {number.plus}' if number.plus else ''}"


def amount_of(unit: str, amount: Amount, context: Context, owner: Noun = YOU) -> tuple[str, str]:
    """Health or damage, and what it is multiplied by: "5 damage", "X+1 health", "health equal to its {offense}", or
    "2 health" and " for each wolf champion you control"."""
    if isinstance(amount, int):
        return f"{amount} {unit}", ""
    each = _each_one(amount, owner, context)
    if each:
        return f"{amount.times} {unit}", f" for each {each}"
    assert isinstance(amount, lang.Number)
    return (f"{_x(amount)} {unit}" if amount.of is NumberOf.X else f"{unit} {_equal(amount, owner, context)}"), ""


def pieces_of(amount: Amount, one: str, where: str, context: Context, owner: Noun = YOU) -> str:
    """Tokens or counters: "two wolf tokens into play", "a zombie token into play for each ..."."""
    if isinstance(amount, int):
        return f"{counted(amount, one)} {where}"
    each = _each_one(amount, owner, context)
    if not each and amount == lang.DAMAGE_ON_THIS:
        each = f"point of damage {context.this} took this turn"
    if each:
        return f"{counted(amount.times, one)} {where} for each {each}"
    assert isinstance(amount, lang.Number)
    if amount.of is NumberOf.X:
        return f"{_x(amount)} {one}s {where}"
    return f"{one}s {where}, as many as {_equal(amount, owner, context).removeprefix('equal to ')}"


def _most(amount: Amount, unit: str, context: Context) -> str:
    """As in "2 {defense} or less"."""
    match amount:
        case int():
            return f"{amount} {unit} or less"
        case lang.Count(lang.Champion() as what, 1):
            kind = kind_of(what, context)
            return f"{unit} no greater than the number of {'other ' * kind.other}{kind.named(context, many=True)}"
        case _:
            raise TypeError(f"no phrase for {unit} up to {amount!r}")


# --- conditions ------------------------------------------------------------------------------------------------------


def fact(condition: lang.Condition, context: Context) -> str:
    match condition:
        case lang.YouPlayed():
            card = " ".join([f"{{{condition.cost}}}", *adjectives(condition.alignment), "card"])
            return f"{context.you.text} played {article(card)} this turn"
        case lang.FirstPlayed(cost):
            return f"this is the first {{{cost}}} card {context.you.text} played this turn"
        case lang.ItIs():
            kind = " ".join([*adjectives(condition.alignment), *_card_words(condition.kind, context)])
            if condition.count == 1:
                return f"it is {article(kind)}"
            both = "both" if condition.count == 2 else f"all {number_word(condition.count)}"
            return f"{both} are {kind}s"
        case _:
            return _FACTS[condition].format(you=context.you.text, your=context.you.whose)


def while_(condition: lang.Condition) -> str:
    match condition:
        case Fact.YOUR_TURN:
            return "on your turn"
        case Fact.OPPONENTS_TURN:
            return "on each opponent's turn"
        case _:
            return f"while {fact(condition, Context())}"
