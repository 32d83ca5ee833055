"""What is searched: a row for every card and deity, made once from the definitions and held in memory.

A row keeps its facts and the texts that searches read, each in the three shapes that they need, once they are asked
for. Nothing here changes.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, cached_property
from typing import Final

from django.utils.text import slugify

from decks.legality import Legality, legalities
from engine.epic import catalogue
from engine.epic import language as lang
from engine.epic.catalogue import CARDS_AND_DEITIES, PRODUCT_OF, Facts, printings, type_line
from engine.epic.language import Ability, Card, Deity, Keyword, On
from engine.epic.text import KEYWORDS as KEYWORD_FACTS
from engine.epic.text import ability_text
from engine.kernel.names import fold


def plain(text: str) -> str:
    """Without case, accents, curly apostrophes and line ends: what phrases are looked up in."""
    bare = "".join(one for one in unicodedata.normalize("NFKD", text) if not unicodedata.combining(one))
    return " ".join(bare.casefold().replace("’", "'").split())


def words(text: str) -> list[str]:
    """The words of a text, folded; one with hyphens counts whole and in its parts."""
    found = []
    for word in text.split():
        parts = word.split("-") if "-" in word.strip("-") else []
        found += [fold(part) for part in (word, *parts)]
    return [word for word in dict.fromkeys(found) if word]


@dataclass(frozen=True)
class Text:
    """A text as it prints, as `plain` has it, and as a line of its words with a space before each."""

    raw: str
    plain: str
    words: str

    def has_word(self, beginning: str) -> bool:
        """Whether a word begins so; the beginning is folded."""
        return f" {beginning}" in self.words


def text_of(raw: str) -> Text:
    return Text(raw, plain(raw), "".join(f" {word}" for word in words(raw)))


# --- from definitions ------------------------------------------------------------------------------------------------

# What a card does, in words of players; what stands under none of them has no word.
_DEEDS: Final[dict[type | On, str]] = {
    On.TRIBUTE: "tribute",
    lang.LoyaltyOf: "loyalty",
    lang.AllyOf: "ally",
    lang.Power: "power",
    lang.OneOf: "modes",
    lang.Recall: "recall",
    lang.Recycle: "recycle",
    lang.Transform: "transform",
    lang.Draw: "draw",
    lang.Discard: "discard",
    lang.Damage: "damage",
    lang.DamageEveryone: "damage",
    lang.DivideDamage: "damage",
    lang.DamageInTurn: "damage",
    lang.Break: "break",
    lang.BreakAllButChosen: "break",
    lang.Banish: "banish",
    lang.BanishDiscardPile: "banish",
    lang.BanishAnyNumber: "banish",
    lang.BanishLoneAttacker: "banish",
    lang.GainHealth: "health",
    lang.LoseHealth: "health",
    lang.LoseAnyHealth: "health",
    lang.ReturnToHand: "return-to-hand",
    lang.ReturnToPlay: "return-to-play",
    lang.PutIntoPlay: "return-to-play",
    lang.PutTokens: "token",
    lang.PutCopy: "token",
    lang.PutCounters: "counter",
    lang.Control: "control",
    lang.Expend: "expend",
    lang.Prepare: "prepare",
    lang.RevealTop: "reveal",
    lang.RevealTopCard: "reveal",
    lang.GainGold: "gold",
}
DEEDS: Final = tuple(dict.fromkeys(_DEEDS.values()))
KEYWORDS: Final = tuple(facts.key for facts in KEYWORD_FACTS.values())
ABILITY_FIELDS: Final = ("tribute", "loyalty", "ally", "power")  # abilities whose text is a field of its own
TYPE_LINE: Final = "type line"  # a text that is no field: "Evil human mage champion", "Wild god, deity"
PLACES: Final = ("name", TYPE_LINE, "text")  # the texts in which a word without a field is looked for, in this order


def parts(thing: object) -> Iterator[object]:
    """A thing of the vocabulary and everything that it is made of."""
    yield thing
    if isinstance(thing, tuple):
        for one in thing:
            yield from parts(one)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for one in fields(thing):
            yield from parts(getattr(thing, one.name))


def deeds(thing: object) -> frozenset[str]:
    """The words of DEEDS that a thing of the vocabulary does or waits for."""
    found = [part if isinstance(part, On) else type(part) for part in parts(thing)]
    return frozenset(_DEEDS[part] for part in found if part in _DEEDS)


def _lines(abilities: Iterable[Ability], event: str, *, in_discard: bool = False) -> list[str]:
    """The abilities that wait for this, as they print."""
    waiting = [one for one in abilities if event in deeds(one.trigger_events if isinstance(one, lang.Trigger) else one)]
    return [ability_text(one, in_discard=in_discard) for one in waiting]


class Row:
    """A card. `printed` counts in the order in which cards were printed. The rest is made when it is first asked for
    and never changes: searches need all of it, and the site starts without."""

    def __init__(self, card: Card | Deity, printed: int) -> None:
        self.card, self.printed = card, printed
        self.name = card.name
        self.slug = slugify(card.name.replace("'", ""))

    @cached_property
    def facts(self) -> Facts:
        return catalogue.facts(self.card)

    @cached_property
    def texts(self) -> dict[str, Text]:
        """By field (see fields.py), and the line of types."""
        card, facts = self.card, self.facts
        return {
            "name": text_of(card.name),
            TYPE_LINE: text_of(type_line(facts) + (f", {facts['kind']}" if facts["rank"] else "")),
            "text": text_of(f"{facts['text']}\n{facts['discard_text']}".strip()),
            "discard": text_of(str(facts["discard_text"])),
            **{
                ability: text_of(
                    "\n".join(_lines(card.abilities, ability) + _lines(self._shaded, ability, in_discard=True))
                )
                for ability in ABILITY_FIELDS
            },
        }

    @property
    def _shaded(self) -> tuple[Ability, ...]:
        return self.card.discard if isinstance(self.card, Card) else ()

    @cached_property
    def keywords(self) -> frozenset[str]:
        held = [one for one in self.card.abilities if isinstance(one, Keyword)]
        return frozenset(KEYWORD_FACTS[one].key for mask in held for one in mask)

    @cached_property
    def abilities(self) -> frozenset[str]:
        card = self.card
        return deeds((card.abilities, card.effect, card.discard) if isinstance(card, Card) else card.abilities)

    @cached_property
    def sets(self) -> frozenset[str]:
        """Sets and the products that they belong to."""
        return frozenset(name for one, _ in printings(self.card) for name in (one, PRODUCT_OF[one]))

    @cached_property
    def products(self) -> tuple[str, ...]:
        """Those that print it, in their order."""
        return tuple(dict.fromkeys(PRODUCT_OF[one] for one, _ in printings(self.card)))

    @cached_property
    def gems(self) -> frozenset[str]:
        """Of all printings."""
        return frozenset(gem for _, gem in printings(self.card) if gem)

    @cached_property
    def _legalities(self) -> tuple[Legality, ...]:
        return legalities(self.name)

    @cached_property
    def legal(self) -> frozenset[str]:
        """Keys of formats."""
        return frozenset(one.format.key for one in self._legalities if one.playable)

    @cached_property
    def banned(self) -> frozenset[str]:
        return frozenset(one.format.key for one in self._legalities if one.status == "banned")


ROWS: Final = tuple(Row(card, at) for at, card in enumerate(CARDS_AND_DEITIES))
BY_SLUG: Final = {row.slug: row for row in ROWS}
BY_NAME: Final = {row.name: row for row in ROWS}

assert len(BY_SLUG) == len(ROWS), "two cards have the same address"


@cache
def vocabulary() -> frozenset[str]:
    """Every word of every name, line of types and text."""
    return frozenset(word for row in ROWS for place in PLACES for word in row.texts[place].words.split())
