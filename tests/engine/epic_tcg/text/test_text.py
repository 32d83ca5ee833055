"""The printed text of every card of the Epic Trading Card Game.

`golden/` holds what the renderer prints, a file for each set. After a wanted change write it anew with
`REGENERATE=1 .venv/bin/python -m pytest tests/engine/epic_tcg/text/test_text.py` and read the difference.
"""

import os
import re
from collections import defaultdict
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import get_args

import pytest

from engine.epic_tcg import language as lang
from engine.epic_tcg.cards.core_champions import CORE_CHAMPIONS
from engine.epic_tcg.cards.core_events import CORE_EVENTS
from engine.epic_tcg.cards.core_objects import CORE_OBJECTS
from engine.epic_tcg.cards.precon import PRECON
from engine.epic_tcg.cards.prize import PRIZE
from engine.epic_tcg.cards.time_wars_champions import TIME_WARS_CHAMPIONS
from engine.epic_tcg.cards.time_wars_events import TIME_WARS_EVENTS
from engine.epic_tcg.cards.time_wars_objects import TIME_WARS_OBJECTS
from engine.epic_tcg.text import SPEEDS, card_text, discard_text

GOLDEN = Path(__file__).parent / "golden"
SETS = {
    "core": sorted(CORE_CHAMPIONS + CORE_EVENTS + CORE_OBJECTS, key=lambda card: card.name),
    "time_wars": sorted(TIME_WARS_CHAMPIONS + TIME_WARS_EVENTS + TIME_WARS_OBJECTS, key=lambda card: card.name),
    "prize": PRIZE,
    "precon": PRECON,
}
CARDS = [card for cards in SETS.values() for card in cards]

# the cards whose printed text of 2009 has the words "break all" or "banish all", which a mechanic of the game looks for
SAYING_ALL = {
    "Angel of Death", "Apocalypse", "Banquet of Souls", "Caught", "Death Before Dishonor", "Dimensional Vortex",
    "Divine Decree", "Divine Fury", "Doom", "Exhume", "Final Battle", "Forget the Past", "Frankenstein's Monster",
    "Harbinger of the Apocalypse", "Harbinger of the Storm", "Hell's Surge", "Hell's Wrath", "Hive's Fury",
    "Ice Storm", "Inheritance of the Meek", "It's a Trap", "Leave Me!", "Life-holder Crystal", "Liquefy",
    "New World Order", "Night of the Living Dead", "Obliterate", "Pack's Fury", "Pick a Side", "Precursor Virus",
    "Puppeteer", "Reality Check", "Righteous Justice", "Savior", "Smash", "Spellquake", "The Unspeakable",
    "Timekeeper", "Vengeance",
}  # fmt: skip


def both_texts(card):
    """Lines of the text box; `|` marks those of the part for the discard pile."""
    return [*card_text(card).splitlines(), *(f"| {line}" for line in discard_text(card).splitlines())]


LINES = [line.removeprefix("| ") for card in CARDS for line in both_texts(card)]


def word(member):
    return str(member.name).lower()


def head(card):
    """What stands around the text box; X for a number that the text explains."""
    numbers = [one if isinstance(one, int) else "X" for one in (card.offense, card.defense)]
    champion = f" {numbers[0]}/{numbers[1]}" if card.kind is lang.CHAMPION else ""
    traits = f"{word(card.alignment)} {word(card.origin)} {word(card.kind)}{champion}"
    return f"{card.name} - {word(card.price)} {traits}, {SPEEDS[card.speed].name}"


def definition(card):
    """All that a text is made of; numbers only where they are not plain."""
    numbers = [one for one in (card.offense, card.defense) if not isinstance(one, int)]
    return (*numbers, card.playing, card.abilities, card.effect, card.discard)


@pytest.mark.parametrize("printed_set", SETS)
def test_every_card_prints_its_golden_text(printed_set):
    golden = GOLDEN / f"{printed_set}.txt"
    text = "\n\n".join("\n  ".join([head(card), *both_texts(card)]) for card in SETS[printed_set]) + "\n"
    if os.environ.get("REGENERATE"):
        golden.write_text(text, encoding="utf-8")
    assert text.split("\n\n") == golden.read_text(encoding="utf-8").split("\n\n")


def test_there_are_504_cards():
    assert [len(cards) for cards in SETS.values()] == [300, 174, 22, 8]


def test_two_different_definitions_never_print_alike():
    definitions = defaultdict(set)
    for card in CARDS:
        definitions["\n".join(both_texts(card))].add(definition(card))
    assert [text for text, meant in definitions.items() if len(meant) > 1] == []


def test_two_cards_that_are_defined_alike_print_alike():
    texts = defaultdict(set)
    for card in CARDS:
        texts[definition(card)].add("\n".join(both_texts(card)))
    assert [sorted(printed) for printed in texts.values() if len(printed) > 1] == []
    assert len(texts) < len(CARDS)


def test_only_a_card_that_does_nothing_is_without_text():
    assert [card.name for card in CARDS if not both_texts(card)] == [
        "Allosaurus",
        "Charging Serpent",
        "Savage Lurker",
    ]


def test_break_all_and_banish_all_stand_on_exactly_the_cards_that_had_them_in_print():
    said = re.compile("break all|banish all", re.IGNORECASE)
    assert {card.name for card in CARDS if any(said.search(line) for line in both_texts(card))} == SAYING_ALL


def test_text_names_no_card():
    """A text calls its card "this card"."""
    long_names = [card.name for card in CARDS if " " in card.name]
    assert [name for name in long_names for line in LINES if name in line] == []


def test_every_line_ends_as_print_does():
    """A sentence ends with a full stop, if need be inside quotation marks; keywords and wards stand without one."""
    bare = {line for line in LINES if not line.endswith((".", '."'))} - {"Choose one:"}
    words = {name for line in bare for name in line.split(", ")}
    assert words == {
        "Airborne", "Breakthrough", "Champion ward", "Deadly", "Event ward", "Evil ward", "Good ward", "Hunter",
        "Natural ward", "Range", "Recall", "Swarm", "Unbanishable", "Unblockable", "Unbreakable", "Unstoppable",
        "Untargetable", "Veiled",
    }  # fmt: skip


def test_every_line_begins_with_a_capital_or_a_symbol():
    assert [line for line in LINES if not re.match(r"(• )?([A-Z]|\{)", line)] == []


def test_symbols_are_those_that_print():
    assert {symbol for line in LINES for symbol in re.findall(r"\{(.*?)\}", line)} == {
        "action", "build", "defense", "expend", "fast", "flip", "offense", "paced",
    }  # fmt: skip


@pytest.mark.parametrize(
    "mistake",
    [
        pytest.param(r"  | [.,:;]|\.\.|,,|[.,]\w", id="a space too many or missing"),
        pytest.param(r"\b[Aa] [aeiou]|\b[Aa]n [^aeiou18]", id="the wrong article"),
        pytest.param(r"\b(one|a|an) (?!of )(\w+ )*?(cards|champions|tokens|counters)\b", id="one in the plural"),
        pytest.param(r"\b(\w+) \1\b", id="a word twice"),
        pytest.param(r"_|<|>|None|True|\w\(|\.[A-Z]", id="the language of the program"),
        pytest.param(r"[.] [a-z]|: [a-z]", id="a sentence that begins small"),
        pytest.param(r"\byou (draws|gains|loses|pays)\b|\bplayer (draw|gain|discard)\b", id="the verb"),
    ],
)
def test_no_text_has(mistake):
    assert [line for line in LINES if re.search(mistake, line)] == []


def words_in(part):
    """The words of the vocabulary that a definition uses, at any depth."""
    if isinstance(part, tuple):
        return {word for one in part for word in words_in(one)}
    if isinstance(part, Enum) or not is_dataclass(part):
        return {type(part)}
    return {type(part)}.union(*(words_in(getattr(part, field.name)) for field in fields(part)))


def test_every_word_of_the_vocabulary_is_printed_on_some_card():
    """So each has a phrase, and a golden text holds it."""
    used = words_in(tuple(CARDS))
    known = {*get_args(lang.Step), *get_args(lang.Ability), *get_args(lang.PlayRule), *get_args(lang.TriggerEvent)}
    assert {one.__name__ for one in known - used} == set()
