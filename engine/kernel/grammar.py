"""The grammar of rules text: number words, nouns with their pronouns, clauses, sentences.

It knows no word of a game's vocabulary: the rooms `text/` of the games do. A clause keeps its subject, verb and rest
apart to the end, so that "may", a condition or a joined clause can still change it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
THEN = "then"  # after what stands before it in the sentence
EITHER_WAY = "and either way"  # whatever was decided about what "may" be done
OR = "or"  # instead of what stands before it
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
_IRREGULAR = {"have": ("has", "have"), "be": ("is", "are")}


def article(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def number_word(count: int) -> str:
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def counted(count: int, one: str) -> str:
    """As in "a card", "two cards"."""
    return article(one) if count == 1 else f"{number_word(count)} {one}s"


def listed(items: list[str]) -> str:
    """As in "a", "a and b", "a, b and c"."""
    return " and ".join(filter(None, (", ".join(items[:-1]), *items[-1:])))


def either_of(ways: list[str]) -> str:
    """As in "a or b", "a, b, or c": what can be done."""
    return f"{', '.join(ways[:-1])}, or {ways[-1]}" if len(ways) > 2 else " or ".join(ways)


def marks_apart(looks: Sequence[tuple[str, ...]]) -> list[str]:
    """What tells each of some things of one name from the others: of all that is said of their looks what is not the
    same, and where that is the same their place, as in "expended; 2 of 3"."""
    telling = [at for at, values in enumerate(zip(*looks, strict=True)) if len(set(values)) > 1]
    marks = [", ".join(look[at] for at in telling if look[at]) for look in looks]
    found: list[str] = []
    for place, mark in enumerate(marks, 1):
        order = f"{marks[:place].count(mark)} of {marks.count(mark)}" if marks.count(mark) > 1 else ""
        found.append("; ".join(filter(None, (mark, order))))
    return found


def multiple(count: int) -> str:
    """As in "twice its {offense}"; nothing for once."""
    return {1: "", 2: "twice "}.get(count, f"{number_word(count)} times ")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def conjugated(words: str, marks: str, first: bool) -> str:
    """Take the first or the second of each pair between the marks, as in "[go|goes]" with "[]"."""
    start = words.find(marks[0])
    while start >= 0:
        stop = words.index(marks[1], start)
        one, many = words[start + 1 : stop].split("|")
        words = words[:start] + (one if first else many) + words[stop + 1 :]
        start = words.find(marks[0])
    return words


@dataclass(frozen=True)
class Noun:
    """Words for players or things: as the subject, as the object, as the owner."""

    text: str
    plural: bool = False  # decides the form of the verb, which for "you" is the plural one
    object: str = ""
    owner: str = ""
    player: bool = False  # a player other than you, who does things as you do

    def __str__(self) -> str:
        """The words as an object, which is how most are used."""
        return self.object or self.text

    @property
    def whose(self) -> str:
        return self.owner or f"{self.text}'s"


YOU = Noun("you", plural=True, owner="your")
IT = Noun("it", owner="its")
THEM = Noun("they", plural=True, object="them", owner="their")
THIS = Noun("this card")
THAT_PLAYER = Noun("that player", player=True)
TURN_PLAYER = Noun("the player whose turn it is", player=True)


@dataclass
class Context:
    """What the sentences so far have named, for the pronouns of the next; and who "you" is, as owner and as object.

    Where another player does what is told, `you` is "they" and that player becomes the subject of the clauses. `chosen`
    is a noun of the vocabulary that was named before the sentences began, so that where it stands they say "it".
    `in_discard`: the card lies in the discard pile. `names_x`: a number that is found will be spoken of as X."""

    you: Noun = field(default=YOU)
    it: Noun = field(default=IT)
    this: Noun = field(default=THIS)
    that_player: Noun = field(default=THAT_PLAYER)
    turn_player: Noun = field(default=TURN_PLAYER)
    chosen: object = None
    in_discard: bool = False
    names_x: bool = False

    def end_step(self) -> None:
        self.this, self.turn_player = THIS, TURN_PLAYER

    def say_it(self) -> Noun:
        said = self.it
        self.it = THEM if said.plural else IT
        return said

    def say_this(self) -> Noun:
        said, self.this = self.this, IT
        return said

    def say_that_player(self) -> Noun:
        said, self.that_player = self.that_player, THAT_PLAYER
        return said

    def own(self, who: Noun) -> str:
        """Whose, said again in a sentence about `who`."""
        return self.you.whose if who == YOU else THEM.whose


@dataclass(frozen=True)
class Clause:
    """Somebody does something. `also` are clauses joined to it, by "and" or by their own `link`; `lead` is a condition
    in front of them all. `able`: it must be done if it can be, unless it may be declined."""

    verb: str  # without an ending
    rest: str = ""
    subject: Noun = YOU
    lead: str = ""
    modal: str = ""
    also: tuple[Clause, ...] = ()
    link: str = ""  # THEN, EITHER_WAY or OR: what joins it to the clause before it, if not "and"
    able: bool = False
    aloud: bool = False  # an instruction to you that says "you" all the same


def _inflected(clause: Clause) -> str:
    if clause.verb in _IRREGULAR:
        return _IRREGULAR[clause.verb][clause.subject.plural]
    if clause.subject.plural:
        return clause.verb
    verbs = clause.verb.split(" or ")
    return " or ".join(verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "z", "o")) else "s") for verb in verbs)


def names_you(first: Clause) -> bool:
    """Whether "you" must be said: not where all of it, up to a "then", is an instruction to you."""
    clauses = (first, *first.also)
    then = next((at for at, clause in enumerate(clauses) if at and clause.link == THEN), len(clauses))
    return any(clause.modal or clause.aloud or clause.subject != YOU for clause in clauses[:then])


def spoken(first: Clause, *, aloud: bool | None = None) -> str:
    """The clause and those joined to it. A subject and its "may" hold for the clauses that follow with the same
    subject. `aloud`: whether "you" is said from the start, if not where it must be."""
    if aloud is None:
        aloud = names_you(first)
    text = ""
    parts: list[str] = []  # joined by "and"
    before: Noun | None = None
    modal = ""
    clauses = (first, *first.also)
    mixed = len(clauses) > 2 and clauses[-1].subject != clauses[0].subject  # a list in which all say who acts
    for clause in clauses:
        if parts and clause.link:
            text += f"{listed(parts)}{',' * (clause.link != OR)} {clause.link} "
            parts = []
            before = before if clause.link in (THEN, OR) else None
        again = clause.subject == before
        aloud = aloud or bool(clause.modal) or clause.subject != YOU
        modal = clause.modal or (modal if again else "")
        subject = clause.subject if aloud and not (again and (modal or not mixed)) else None
        parts.append(_words(clause, subject, modal))
        before = clause.subject if aloud else None
    return text + listed(parts)


def _words(clause: Clause, subject: Noun | None, modal: str) -> str:
    """One clause, with its subject where that must be said. `modal` may hold since an earlier clause, which said it."""
    able = clause.able and modal != "may"
    must = "must" if able and clause.subject != YOU else ""
    verb = clause.verb if modal or must else _inflected(clause)
    said = filter(None, (subject.text if subject else "", clause.modal or must, verb, clause.rest, "if able" * able))
    return f"{clause.lead}, {' '.join(said)}" if clause.lead else " ".join(said)


def sentence(clause: Clause) -> str:
    text = capital(spoken(clause))
    return text if text.endswith('."') else f"{text}."


def led(lead: str, clause: Clause) -> Clause:
    """The clause with one more condition in front."""
    return replace(clause, lead=f"{lead}, {clause.lead}" if clause.lead else lead)


def joined(clauses: list[Clause]) -> Clause:
    """All of them as one sentence. What follows a "may" without being part of it says so; what others may do comes
    after what was done before."""
    first = clauses[0]
    also = list(first.also)
    for before, after in pairwise(clauses):
        link = after.link
        if before.modal == "may" and not after.lead:
            link = EITHER_WAY
        elif after.modal == "may" and after.subject not in (YOU, before.subject):
            link = THEN
        also += [replace(after, also=(), link=link), *after.also]
    return replace(first, also=tuple(also))


def allowed(clause: Clause) -> Clause:
    """You may do this. What others do then, you have them do."""
    clauses = [replace(clause, also=()), *clause.also]
    subject = YOU
    said = []
    for one in clauses:
        had = one.subject != YOU and one.subject != subject
        subject = one.subject
        verb = f"have {subject} {one.verb}" if had else one.verb
        said.append(replace(one, verb=verb, subject=YOU))
    first, *others = said
    return replace(first, modal="may", also=tuple(others))


def with_subject(clause: Clause, who: Noun) -> Clause:
    """The clause with `who` in the place of "you"."""
    also = tuple(with_subject(one, who) for one in clause.also)
    return replace(clause, subject=who if clause.subject == YOU else clause.subject, also=also)
