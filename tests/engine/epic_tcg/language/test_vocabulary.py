"""The vocabulary names mechanics and no card: every word is used, and few serve one card only."""

from collections import defaultdict
from dataclasses import fields, is_dataclass
from enum import Enum, Flag

from engine.epic_tcg import language as lang
from engine.epic_tcg.catalogue import CARDS, TOKENS

MOST = 5  # one word of so many may serve one card only


def words():
    """Verbs, nouns and conditions by their names, and the members of those that are lists of words."""
    found = set()
    for name, value in vars(lang).items():
        if isinstance(value, type) and value.__module__.startswith(lang.__name__):
            if is_dataclass(value):
                found.add(name)
            elif issubclass(value, Enum):
                found |= {f"{name}.{member.name}" for member in value if member.value}
    return found


def said(thing):
    """The words that a definition is made of."""
    if isinstance(thing, Enum):
        members = thing if isinstance(thing, Flag) else [thing]
        yield from (f"{type(thing).__name__}.{member.name}" for member in members)
    elif isinstance(thing, tuple):
        for part in thing:
            yield from said(part)
    elif is_dataclass(thing):
        yield type(thing).__name__
        for field in fields(thing):
            yield from said(getattr(thing, field.name))


def users():
    """By word the cards and tokens that are made of it."""
    found = defaultdict(set)
    for card in (*CARDS, *TOKENS):
        for word in said(card):
            found[word].add(card.name)
    return found


def test_every_word_is_used_and_known():
    assert set(users()) == words()


def test_at_most_a_fifth_of_the_words_serve_one_card_only():
    """When this fails, find words that say what several cards do: see docs/games.md."""
    alone = {word: names for word, names in users().items() if len(names) == 1}
    assert len(alone) * MOST <= len(words()), sorted(alone)


def test_no_word_is_the_name_of_a_card():
    names = {card.name.replace(" ", "").lower() for card in CARDS}
    classes = {word.lower() for word in words() if "." not in word}
    assert not classes & names
