"""What the vocabulary's nouns are called in print: players, cards, targets, numbers and conditions.

Only `text.py` uses it. Naming something is told to `Told`, so that the next sentence can say "it" or "that player".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from engine.epic import language as lang
from engine.epic.grammar import IT, THEM, YOU, Noun, Told, article, counted, number_word
from engine.epic.language import Amount, Fact, NumberOf, Ref, Who

_FACTS = {
    Fact.YOUR_TURN: "it is your turn",
    Fact.OPPONENTS_TURN: "it is an opponent's turn",
    Fact.THIS_IN_PLAY: "this card is in play",
    Fact.THIS_IN_DISCARD: "this card is in your discard pile",
    Fact.THIS_EXPENDED: "this card is expended",
    Fact.YOU_CONTROLLED_IT: "you controlled it",
    Fact.IT_ATTACKED_YOU_UNBLOCKED: "it was attacking you and was unblocked",
}


WHO = {
    Who.YOU: YOU,
    Who.OPPONENT: Noun("an opponent"),
    Who.EACH_OPPONENT: Noun("each opponent"),
    Who.EACH_PLAYER: Noun("each player"),
}


def adjectives(alignment: lang.Alignment) -> list[str]:
    return [" or ".join(str(one.name).lower() for one in alignment)] if alignment else []


def signed(offense: int, defense: int) -> list[str]:
    """As in "+2 {offense}", "+2 {defense}"; nothing for 0."""
    pairs = ((offense, "{offense}"), (defense, "{defense}"))
    return [f"{value:+d} {symbol}" for value, symbol in pairs if value]


@dataclass(frozen=True)
class Kind:
    """A filter in words: "evil champion", whether another one is meant, whose, and what follows the noun."""

    one: str
    other: bool = False
    yours: bool = False  # in play under your control
    after: str = ""

    @property
    def others(self) -> str:
        """All of them but this card, when it says so."""
        return f"other {self.one}s" if self.other else f"{self.one}s"


@singledispatch
def kind_of(what: object, told: Told) -> Kind:
    raise TypeError(f"no phrase for {what!r}")


@kind_of.register
def _(what: lang.Champion, told: Told) -> Kind:
    words = ["opposing"] if what.whose is Who.OPPONENT else []
    words += filter(None, [" or ".join(["attacking"] * what.attacking + ["blocking"] * what.blocking)])
    words += [f"{{{what.cost}}}"] if what.cost is not None else []
    words += adjectives(what.alignment)
    words += ["token" if what.token else "non-token"] if what.token is not None else []
    words += filter(None, [what.cls])
    after = f" {told.say_that_player()} controls" if what.whose is Who.THAT_PLAYER else ""
    return Kind(" ".join([*words, "champion"]), what.other, what.whose is Who.YOU, after)


@kind_of.register
def _(what: lang.DiscardedCard, told: Told) -> Kind:
    words = [f"{{{what.cost}}}"] if what.cost is not None else []
    words += [*adjectives(what.alignment), *_card_words(what.kind, told)]
    when = " that was broken this turn" if what.broken_this_turn else ""
    return Kind(" ".join(words), what.other, after=f" from {_discard_pile(what.whose, told)}{when}")


@kind_of.register
def _(what: lang.HandCard, told: Told) -> Kind:
    return Kind(" ".join(_card_words(what.kind, told)), after=" from your hand")


@kind_of.register
def _(what: lang.Player, told: Told) -> Kind:
    return Kind("player" if what.whose is Who.ANYONE else "opponent")


def _card_words(kind: lang.Champion | lang.Event | None, told: Told) -> list[str]:
    match kind:
        case lang.Champion():
            return [kind_of(kind, told).one, "card"]
        case lang.Event():
            return ["event", "card"]
        case None:
            return ["card"]


def _discard_pile(whose: Who, told: Told) -> str:
    match whose:
        case Who.ANYONE:
            return "any discard pile"
        case Who.YOU:
            return "your discard pile"
        case Who.EACH_PLAYER:
            return "their discard pile"
        case _:
            return f"{told.say_that_player().whose} discard pile"


@singledispatch
def phrase(what: object, told: Told) -> Noun:
    raise TypeError(f"no phrase for {what!r}")


@phrase.register
def _(what: lang.Target, told: Told) -> Noun:
    plural = what.count > 1
    count = number_word(what.count) if plural or what.up_to else ""
    if isinstance(what.what, lang.ChampionOrPlayer):
        words = f"{count or 'a'} target{'s' if plural else ''}"
    else:
        kind = kind_of(what.what, told)
        other = ("other" if count else "another") if kind.other else ""
        named = f"{kind.one}{'s' if plural else ''}{' you control' if kind.yours else ''}{kind.after}"
        words = " ".join(filter(None, (count, other, "target", named)))
    return Noun(f"up to {words}" if what.up_to else words, plural)


@phrase.register
def _(what: lang.Choice, told: Told) -> Noun:
    kind = kind_of(what.what, told)
    if kind.yours:
        return Noun(f"one of your {kind.others}")
    return Noun(f"another {kind.one}{kind.after}" if kind.other else f"{article(kind.one)}{kind.after}")


@phrase.register
def _(what: lang.Each, told: Told) -> Noun:
    kind = kind_of(what.what, told)
    if isinstance(what.what, lang.Player):
        return Noun(f"each {kind.one}")
    if kind.yours:
        return Noun(f"your {kind.others}", True, f"all of your {kind.others}")
    return Noun(f"all {kind.others}{kind.after}", True)


@phrase.register
def _(what: lang.Namesakes, told: Told) -> Noun:
    return Noun(f"{phrase(what.what, told)} and all other champions with the same name", True)


@phrase.register
def _(what: lang.PlayerAndChampions, told: Told) -> Noun:
    return Noun(f"{phrase(what.player, told)} and each champion they control", True)


def name(what: lang.What, told: Told) -> Noun:
    """Name it; from now on it is "it" or "them"."""
    if what is Ref.THIS:
        return told.say_this()
    if what is Ref.IT:
        return told.say_it()
    noun = phrase(what, told)
    if not isinstance(what, lang.Target | lang.Choice | lang.Each) or not isinstance(what.what, lang.Player):
        told.it = THEM if noun.plural else IT
    return noun


def one_by_one(what: lang.What, told: Told) -> str:
    """Name them where the same happens to each: "each champion", "each of up to two targets"."""
    if isinstance(what, lang.Each):
        kind = kind_of(what.what, told)
        told.it = THEM
        one = f"other {kind.one}" if kind.other else kind.one
        return f"each {one}{' you control' if kind.yours else ''}{kind.after}"
    noun = name(what, told)
    several = noun.plural and isinstance(what, lang.Target | Ref)
    return f"each of {noun}" if several else str(noun)


def name_player(who: Who | lang.Target, told: Told) -> Noun:
    match who:
        case lang.Target():
            return name(who, told)
        case Who.THAT_PLAYER:
            return told.say_that_player()
        case Who.TURN_PLAYER:
            return told.turn_player
        case Who.ITS_CONTROLLER:
            it = told.say_it()
            return Noun(f"{it.whose} controller{'s' if it.plural else ''}", it.plural)
        case _:
            return WHO[who]


# --- numbers ---------------------------------------------------------------------------------------------------------


def _x(number: lang.Number) -> str:
    return f"X{number.plus:+d}" if number.plus else "X"


def _equal(number: lang.Number, owner: Noun, told: Told) -> str:
    match number.of:
        case NumberOf.OFFENSE_OF_IT:
            text = f"{told.say_it().whose} {{offense}}"
        case NumberOf.DAMAGE_ON_THIS:
            text = f"the damage {told.this} took this turn"
        case _:
            text = f"the number of champion cards in {owner.own} discard pile"
    return f"equal to {text}{f' plus {number.plus}' if number.plus else ''}"


def amount_of(unit: str, amount: Amount, told: Told, owner: Noun = YOU) -> str:
    """Health or damage: "5 damage", "X+1 health", "health equal to its {offense}"."""
    if isinstance(amount, int):
        return f"{amount} {unit}"
    return f"{_x(amount)} {unit}" if amount.of is NumberOf.X else f"{unit} {_equal(amount, owner, told)}"


def pieces_of(amount: Amount, one: str, where: str, told: Told, owner: Noun = YOU) -> str:
    """Tokens or counters: "two wolf tokens into play", "a zombie token into play for each ..."."""
    if isinstance(amount, int):
        return f"{counted(amount, one)} {where}"
    if isinstance(amount, lang.Count):
        return f"{article(one)} {where} for each champion card in {owner.own} discard pile"
    if amount.of is NumberOf.X:
        return f"{_x(amount)} {one}s {where}"
    if amount.plus or amount.of is NumberOf.OFFENSE_OF_IT:
        return f"{one}s {where}, as many as {_equal(amount, owner, told).removeprefix('equal to ')}"
    each = f"point of damage {told.this} took this turn"
    return f"{article(one)} {where} for each {each}"


# --- conditions ------------------------------------------------------------------------------------------------------


def fact(condition: lang.Condition) -> str:
    match condition:
        case lang.YouPlayed():
            card = " ".join([f"{{{condition.cost}}}", *adjectives(condition.alignment), "card"])
            return f"you played {article(card)} this turn"
        case _:
            return _FACTS[condition]


def while_(condition: lang.Condition) -> str:
    match condition:
        case Fact.YOUR_TURN:
            return "on your turn"
        case Fact.OPPONENTS_TURN:
            return "on each opponent's turn"
        case _:
            return f"while {fact(condition)}"
