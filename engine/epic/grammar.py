"""The grammar of rules text: number words, nouns with their pronouns, clauses, sentences.

It knows no word of the vocabulary; `nouns.py` and `text.py` do. A clause keeps its subject, verb and rest apart to the
end, so that "may", a condition or a joined clause can still change it.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import pairwise

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
EITHER_WAY = "either way"  # whatever was decided about what "may" be done
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


def multiple(count: int) -> str:
    """As in "twice its {offense}"; nothing for once."""
    return {1: "", 2: "twice "}.get(count, f"{number_word(count)} times ")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@dataclass(frozen=True)
class Noun:
    """Words for players or things: as the subject, as the object, as the owner."""

    text: str
    plural: bool = False  # decides the form of the verb, which for "you" is the plural one
    object: str = ""
    owner: str = ""

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
THAT_PLAYER = Noun("that player")
TURN_PLAYER = Noun("the player whose turn it is")


@dataclass
class Told:
    """What the sentences so far have named, for the pronouns of the next; and who "you" is, as owner and as object.

    Where another player does what is told, `you` is "they" and that player becomes the subject of the clauses. `chosen`
    is a noun of the vocabulary that was named before the sentences began, so that where it stands they say "it"."""

    you: Noun = field(default=YOU)
    it: Noun = field(default=IT)
    this: Noun = field(default=THIS)
    that_player: Noun = field(default=THAT_PLAYER)
    turn_player: Noun = field(default=TURN_PLAYER)
    chosen: object = None

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
    """Somebody does something. `also` are clauses joined to it by "and"; `lead` is a condition in front of them all."""

    verb: str  # without an ending
    rest: str = ""
    subject: Noun = YOU
    lead: str = ""
    modal: str = ""
    also: tuple[Clause, ...] = ()
    aloud: bool = False  # an instruction to you that says "you" all the same


def _inflected(clause: Clause) -> str:
    if clause.verb in _IRREGULAR:
        return _IRREGULAR[clause.verb][clause.subject.plural]
    if clause.subject.plural:
        return clause.verb
    verbs = clause.verb.split(" or ")
    return " or ".join(verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "z", "o")) else "s") for verb in verbs)


def names_you(first: Clause) -> bool:
    """Whether "you" must be said: not where all of it is an instruction to you."""
    return bool(first.modal) or any(clause.subject != YOU or clause.aloud for clause in (first, *first.also))


def spoken(first: Clause, *, aloud: bool = False) -> str:
    """The clause and those joined to it. A subject and its "may" hold for the clauses that follow with the same
    subject."""
    aloud = aloud or names_you(first)
    parts: list[str] = []
    before: Noun | None = None
    modal = ""
    for clause in (first, *first.also):
        again = clause.subject == before
        before, modal = clause.subject, clause.modal or (modal if again else "")
        subject = clause.subject.text if aloud and not again else ""
        verb = clause.verb if modal else _inflected(clause)
        words = " ".join(filter(None, (subject, clause.modal, verb, clause.rest)))
        parts.append(f"{clause.lead}, {words}" if clause.lead else words)
    return listed(parts).replace(f" and {EITHER_WAY}, ", f" and, {EITHER_WAY}, ")


def sentence(clause: Clause) -> str:
    text = capital(spoken(clause))
    return text if text.endswith('."') else f"{text}."


def led(lead: str, clause: Clause) -> Clause:
    """The clause with one more condition in front."""
    return replace(clause, lead=f"{lead}, {clause.lead}" if clause.lead else lead)


def joined(clauses: list[Clause]) -> Clause:
    """All of them as one sentence. What follows a "may" without being part of it says so."""
    first, *others = clauses
    free = [clause.modal == "may" and not after.lead for clause, after in pairwise(clauses)]
    others = [led(EITHER_WAY, clause) if after_may else clause for clause, after_may in zip(others, free, strict=True)]
    return replace(first, also=(*first.also, *others))


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


def told_of(clause: Clause, who: Noun) -> Clause:
    """The clause with `who` in the place of "you"."""
    also = tuple(told_of(one, who) for one in clause.also)
    return replace(clause, subject=who if clause.subject == YOU else clause.subject, also=also)
