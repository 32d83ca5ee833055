"""What the vocabulary's nouns are called in print: players, cards, pieces and targets.

What was named is kept in `Telling`, so that the next sentence can say "it" or "that player".
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import singledispatch
from typing import NamedTuple

from engine.epic_tcg import language as lang
from engine.epic_tcg.language import Alignment, Kind, Origin, Price, Ref, Who, Zone
from engine.epic_tcg.text.keywords import KEYWORDS, counter_name
from engine.kernel.grammar import IT, THAT_PLAYER, THEM, YOU, Context, Noun, article, listed, number_word


class Change(NamedTuple):
    """What a step has done: one of the things that it changed, and how, as in "champion", "broken"."""

    one: str
    how: str


NO_CHANGE = Change("thing", "changed")


@dataclass
class Telling(Context):
    """What the kernel's context holds, and: `gone`, whether IT has left its place; `done`, what the last step that
    changed something did; `each_x`, what X counts, as in "card revealed"; `hand`, how the
    hand that was just shown is called; `begun`, whether something stands before on this line; `paid`, what `PAID`
    asks; `tokens`, those that were named with their numbers."""

    gone: bool = False
    done: Change = NO_CHANGE
    each_x: str = ""
    hand: str = ""
    begun: bool = False
    paid: str = "you paid {action}"
    tokens: set[lang.Token] = field(default_factory=set)


# who the effect belongs to where another player does what is told; never taken for that player
CONTROLLER = Noun("you", plural=True, object="you", owner="your")

WHO = {
    Who.YOU: YOU,
    Who.CONTROLLER: CONTROLLER,
    Who.OPPONENT: Noun("an opponent", player=True),
    Who.EACH_OPPONENT: Noun("each opponent", player=True),
    Who.EACH_PLAYER: Noun("each player", player=True),
    Who.ANYONE: Noun("a player", player=True),
}


def signs(mask: Alignment | Origin) -> list[str]:
    """The names of alignments or origins, in order."""
    return [str(one.name).lower() for one in mask]


def either(words: list[str], last: str = "or") -> str:
    """As in "a", "a or b", "a, b or c"."""
    return listed(words) if last == "and" else f" {last} ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def plural_of(one: str) -> str:
    return f"{one[:-1]}ies" if one.endswith("y") else f"{one}s"


# --- kinds of things -------------------------------------------------------------------------------------------------


class HowMany(Enum):
    """One of them, some of them, or all there are; the value joins nouns of which any will do."""

    ONE = "or"
    SOME = "and/or"
    ALL = "and"


ONE, SOME, ALL = HowMany.ONE, HowMany.SOME, HowMany.ALL


@dataclass(frozen=True)
class Words:
    """A filter in words: what stands before its nouns, the nouns in the singular, and what follows them. `signs` are
    alignments or origins of which one is enough, `place` is where cards lie that are not in play. `mine`: it is under
    the control of "you"."""

    nouns: tuple[str, ...]
    how_many: HowMany = ONE
    before: str = ""
    signs: tuple[str, ...] = ()
    after: str = ""
    place: str = ""
    other: bool = False
    mine: bool = False

    @property
    def text(self) -> str:
        """As in "evil champion or object", "evil champions and objects"; without what follows."""
        nouns = list(self.nouns) if self.how_many is ONE else [plural_of(noun) for noun in self.nouns]
        signs_said = either(list(self.signs), "and" if self.how_many is ALL else "or")
        return " ".join(filter(None, (self.before, signs_said, either(nouns, self.how_many.value))))

    @property
    def behind(self) -> str:
        """What follows, as in " you control", " from your hand"."""
        return f"{self.after} from {self.place}" if self.place else self.after

    @property
    def inside(self) -> str:
        """What follows where nothing is moved: " in your hand"."""
        return f"{self.after} in {self.place}" if self.place else self.after


def kind_words(kind: Kind) -> list[str]:
    return [str(one.name).lower() for one in kind]


def _before(what: lang.Traits, *first: str) -> str:
    """What stands before the alignment: "prepared", "non-evil, non-constructed"."""
    not_these = [f"non-{word}" for word in (*signs(what.not_alignment), *signs(what.not_origin))]
    not_these += [f"non-{what.not_named.lower()}"] if what.not_named else []
    words = [*first, ", ".join(not_these)]
    if what.token is not None:
        words.append("token" if what.token else "non-token")
    return " ".join(filter(None, words))


def _signs(what: lang.Traits) -> tuple[str, ...]:
    """Alignments of which one is enough, or origins; both are asked for as in "good magical"."""
    if what.alignment and what.origin:
        return (f"{either(signs(what.alignment))} {either(signs(what.origin))}",)
    return tuple(signs(what.alignment) + signs(what.origin))


def _nouns(what: lang.Traits, default: tuple[str, ...]) -> tuple[str, ...]:
    nouns = (what.named.lower(),) if what.named else tuple(kind_words(what.kind)) or default
    if what.price is None:
        return nouns
    price = "free" if what.price is Price.FREE else "action"
    return tuple(f"{price} {noun}" for noun in nouns)


@singledispatch
def words_of(what: object, context: Telling, how_many: HowMany = ONE) -> Words:
    raise TypeError(f"no phrase for {what!r}")


@words_of.register
def _(what: lang.Traits, context: Telling, how_many: HowMany = ONE) -> Words:
    """Cards, wherever they are."""
    after = " of the same alignment" if what.alignment_of_it else ""
    return Words(_nouns(what, ("card",)), how_many, _before(what), _signs(what), after)


@words_of.register
def _(what: lang.Piece, context: Telling, how_many: HowMany = ONE) -> Words:
    in_battle = either(["attacking"] * what.attacking + ["blocking"] * what.blocking)
    return Words(
        _nouns(what, ("champion", "object")),
        how_many,
        _before(what, in_battle, "prepared" * what.prepared),
        _signs(what),
        _after(what, context, how_many),
        other=what.other,
        mine=what.whose is Who.YOU,
    )


def _after(what: lang.Piece, context: Telling, how_many: HowMany) -> str:
    """What follows the noun."""
    said = [_controlled(what.whose, context, how_many)]
    said += [" attacking you"] if what.attacking_you else []
    said += [f" attacking or blocking with {context.this}"] if what.with_this else []
    said += [f" with {either([KEYWORDS[one].name for one in what.having])}"] if what.having else []
    said += [f" without {KEYWORDS[one].name}" for one in what.without]
    if what.chosen is not None:
        said += [" of that alignment" if what.chosen else " of other alignments"]
    if what.counter:
        one = counter_name(what.counter)
        said += [f" with {article(one) if how_many is ONE else plural_of(one)}"]
    if what.most_defense is not None:
        said += [f" with {_at_most(what.most_defense, context)}"]
    return "".join(said)


def _at_most(most: lang.Amount, context: Telling) -> str:
    """As in "4 {defense} or less"."""
    if isinstance(most, int):
        return f"{most} {{defense}} or less"
    assert isinstance(most, lang.Done), f"no phrase for {{defense}} up to {most!r}"
    return f"{{defense}} less than or equal to the number of {plural_of(context.done.one)} {context.done.how} this way"


def _controlled(whose: Who, context: Telling, how_many: HowMany) -> str:
    """Of all that is yours, "your" is said in front."""
    match whose:
        case Who.ANYONE:
            return ""
        case Who.YOU:
            return "" if how_many is ALL else f" {context.you.text} control"
        case Who.OPPONENT if how_many is not ONE:
            return " your opponents control"
        case _:
            player = name_player(whose, context)
            return f" {player.text} control{'' if player.plural else 's'}"


@words_of.register
def _(what: lang.CardIn, context: Telling, how_many: HowMany = ONE) -> Words:
    place = _place(what, context, how_many)
    return Words(_nouns(what, ("card",)), how_many, _before(what), _signs(what), place=place, other=what.other)


def _place(what: lang.CardIn, context: Telling, how_many: HowMany) -> str:
    """As in "your discard pile", "any discard pile", "target player's hand"."""
    place = "hand" if what.zone is Zone.HAND else "discard pile"
    match what.whose:
        case _ if context.hand and what.zone is Zone.HAND and what.whose is not Who.YOU:
            said, context.hand = context.hand, ""
            return said
        case Who.ANYONE:
            return {ONE: f"any {place}", SOME: f"any {place}s", ALL: f"all {place}s"}[how_many]
        case Who.EACH_PLAYER:
            return f"their {place}"
        case _:
            return f"{possessive(what.whose, context)} {place}"


@words_of.register
def _(what: lang.OnLine, context: Telling, how_many: HowMany = ONE) -> Words:
    nouns = _nouns(what, ("card",) * what.cards + ("ability",) * what.abilities)
    after = _controlled(what.whose, context, how_many)
    after += f" that targets {context.this}" if what.targets_this else ""
    saying = [f'"{words}"' for words in what.saying]
    after += f" that says {either(saying)}" if saying else ""
    return Words(nouns, how_many, _before(what), _signs(what), after, mine=what.whose is Who.YOU)


@words_of.register
def _(what: lang.Player, context: Telling, how_many: HowMany = ONE) -> Words:
    return Words(("player" if what.whose is Who.ANYONE else "opponent",), how_many)


@words_of.register
def _(what: lang.AnyOf, context: Telling, how_many: HowMany = ONE) -> Words:
    """What all of them share is said once; beside cards that are elsewhere, pieces are "in play"."""
    first, *others = [words_of(one, replace(context), how_many) for one in what.filters]
    if all(replace(one, place=first.place) == first for one in others):
        return replace(first, place=either([first.place, *(one.place for one in others)]))
    ones = [replace(one, how_many=ONE) for one in (first, *others)]
    if all(one.behind == first.behind for one in others):
        return replace(first, nouns=tuple(one.text for one in ones), before="", signs=())
    elsewhere = any(one.place for one in ones)
    pieces = [" in play" * (elsewhere and isinstance(one, lang.Piece)) for one in what.filters]
    return Words(tuple(f"{one.text}{one.inside}{piece}" for one, piece in zip(ones, pieces, strict=True)), how_many)


def is_player(what: object) -> bool:
    """Whether a choice is one of players only."""
    return isinstance(what, lang.Target | lang.Choice | lang.Each) and isinstance(what.what, lang.Player)


# --- choices ---------------------------------------------------------------------------------------------------------


def count_words(count: lang.Amount | lang.AnyNumber, context: Telling) -> str:
    """How many, in front of what is counted: "three", "X+1", "that many", "any number of"."""
    match count:
        case int():
            return number_word(count)
        case lang.AnyNumber():
            return f"any number {'(X) ' * context.names_x}of"
        case lang.Number(lang.NumberOf.X, plus, times, None):
            return f"{times if times != 1 else ''}X{f'{plus:+d}' if plus else ''}"
        case lang.Done(lang.ANY, 1, False):
            return "that many"
        case _:
            raise TypeError(f"no phrase for {count!r} things")


@singledispatch
def phrase(what: object, context: Telling) -> Noun:
    raise TypeError(f"no phrase for {what!r}")


@phrase.register
def _(what: lang.Target, context: Telling) -> Noun:
    plural = what.count != 1
    words = words_of(what.what, context, SOME if plural else ONE)
    count = count_words(what.count, context) if plural or what.up_to else ""
    other = "" if not (what.another or words.other) else "other" if count else "another"
    said = " ".join(filter(None, ("up to" * what.up_to, count, other, "target", words.text)))
    return Noun(f"{said}{words.behind}", plural, player=is_player(what) and not plural)


@phrase.register
def _(what: lang.Choice, context: Telling) -> Noun:
    plural = what.count != 1
    if isinstance(what.what, lang.CardIn) and what.what.zone is Zone.TOP:
        return Noun(f"{count_words(what.count, context)} of them", plural)
    words = words_of(what.what, context, SOME if plural else ONE)
    other = what.another or words.other
    one = f"{'random ' * what.at_random}{words.text}"
    if not (plural or what.up_to):
        return Noun(f"{f'another {one}' if other else article(one)}{words.behind}")
    count = f"{'up to ' * what.up_to}{count_words(what.count, context)} {'other ' * other}"
    return Noun(f"{count}{one}{words.behind}", plural)


@phrase.register
def _(what: lang.Each, context: Telling) -> Noun:
    words = _all_words(what, context)
    other = "other " * (words.other or what.another)
    match what.what:
        case lang.CardIn(zone=Zone.TOP):
            return Noun("the rest", True)
        case lang.CardIn(zone=Zone.UNDER_THIS):
            return Noun(f"all {words.text} under {context.this}", True)
        case lang.AnyOf(filters):
            return Noun(listed([_each_of_some(one, context) for one in filters]), True)
        case lang.Player():
            return Noun(f"each {replace(words, how_many=ONE).text}", player=True)
        case lang.Piece(with_this=True):
            return Noun(f"{context.this} and all other {words.text}{words.behind}", True)
        case _ if words.mine:
            yours = f"{context.you.whose} {other}{words.text}{words.behind}"
            return Noun(yours, True, f"all {yours}")
        case _:
            return Noun(f"all {other}{words.text}{words.behind}", True)


def _all_words(what: lang.Each, context: Telling) -> Words:
    """Of several filters each is told by itself."""
    return Words(()) if isinstance(what.what, lang.AnyOf) else words_of(what.what, context, ALL)


def _each_of_some(what: lang.Filter, context: Telling) -> str:
    """One of several filters: pieces say that they are in play."""
    return f"{phrase(lang.Each(what), context)}{' in play' * isinstance(what, lang.Piece)}"


def name(what: lang.What, context: Telling) -> Noun:
    """Name it; from now on it is "it" or "them"."""
    if what is Ref.THIS:
        said = context.say_this()
        if said is not IT and context.it == IT:  # "it" would be this card from now on
            context.it = Noun("that card")
        return said
    if what is Ref.IT:
        return context.say_it()
    context.gone = False
    if what == context.chosen:
        context.chosen = None
        return context.say_that_player() if is_player(what) else context.say_it()
    noun = phrase(what, context)
    if is_player(what):
        context.that_player = THAT_PLAYER
    else:
        context.it = THEM if noun.plural else IT
    return noun


def one_by_one(what: lang.What | Who, context: Telling) -> str:
    """Name them where the same happens to each: "each champion", "each of up to two target champions"."""
    if isinstance(what, Who):
        who = name_player(what, context)
        return str(context.you if who == YOU else who)
    if isinstance(what, lang.Each):
        words = words_of(what.what, context)
        context.it, context.gone = THEM, False
        return f"each {'other ' * (words.other or what.another)}{words.text}{words.behind}"
    noun = name(what, context)
    return f"each of {noun}" if noun.plural else str(noun)


# --- players ---------------------------------------------------------------------------------------------------------


def name_player(who: Who | lang.Target, context: Telling) -> Noun:
    """Who does it or to whom it happens; YOU stands for whoever does what is told."""
    match who:
        case lang.Target():
            return name(who, context)
        case Who.THAT_PLAYER:
            return context.say_that_player()
        case Who.ITS_CONTROLLER | Who.ITS_OWNER:
            it = context.say_it()
            role = "controller" if who is Who.ITS_CONTROLLER else "owner"
            return Noun(f"{it.whose} {role}{'s' * it.plural}", it.plural, player=True)
        case _:
            return WHO[who]


def possessive(who: Who | lang.Target, context: Telling) -> str:
    """As in "your", "target player's"."""
    noun = name_player(who, context)
    return context.you.whose if noun == YOU else noun.whose


def token_words(token: lang.Token, context: Telling) -> str:
    """As in "1/1 good human token"; its numbers are told once."""
    known = token in context.tokens
    context.tokens.add(token)
    numbers = f"{token.offense}/{token.defense} {either(signs(token.alignment))}"
    words = [] if known else [numbers, *(KEYWORDS[one].name for one in token.keywords)]
    return " ".join([*words, token.name.lower(), "token"])
