"""What is searched: a row for every card and deity, made once from the definitions and held in memory.

A row keeps its facts and the texts that searches read, each in the three shapes that they need. Nothing here changes.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any, Final

from django.utils.text import slugify

from decks.legality import legalities
from engine.epic import catalogue
from engine.epic import language as lang
from engine.epic.catalogue import CARDS, DEITIES, PRODUCT_OF, fold, printings
from engine.epic.language import Ability, Card, Deity, Keyword, On
from engine.epic.text import ability_text


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


@dataclass(frozen=True, eq=False)
class Row:
    """A card. `printed` counts in the order in which cards were printed; `texts` are by field (see fields.py)."""

    card: Card | Deity
    facts: dict[str, Any]
    slug: str
    printed: int
    texts: dict[str, Text]
    keywords: frozenset[str]
    abilities: frozenset[str]
    sets: frozenset[str]  # sets and the products that they belong to
    gems: frozenset[str]  # of all printings
    legal: frozenset[str]  # keys of formats
    banned: frozenset[str]

    @property
    def name(self) -> str:
        return self.card.name


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
    lang.ExpendAll: "expend",
    lang.Prepare: "prepare",
    lang.RevealTop: "reveal",
    lang.RevealTopCard: "reveal",
    lang.GainGold: "gold",
}
DEEDS: Final = tuple(dict.fromkeys(_DEEDS.values()))
KEYWORDS: Final = tuple(str(one.name).lower().replace("_", "-") for one in Keyword)
MOMENTS: Final = ("tribute", "loyalty", "ally", "power")  # abilities whose text is a field of its own


def parts(thing: Any) -> Iterator[Any]:
    """A thing of the vocabulary and everything that it is made of."""
    yield thing
    if isinstance(thing, tuple):
        for one in thing:
            yield from parts(one)
    elif is_dataclass(thing):
        for one in fields(thing):
            yield from parts(getattr(thing, one.name))


def deeds(thing: Any) -> frozenset[str]:
    """The words of DEEDS that a thing of the vocabulary does or waits for."""
    found = [part if isinstance(part, On) else type(part) for part in parts(thing)]
    return frozenset(_DEEDS[part] for part in found if part in _DEEDS)


def _lines(abilities: Iterable[Ability], moment: str, *, in_discard: bool = False) -> list[str]:
    """The abilities that wait for this, as they print."""
    waiting = [one for one in abilities if moment in deeds(one.moments if isinstance(one, lang.Trigger) else one)]
    return [ability_text(one, in_discard=in_discard) for one in waiting]


def _row(card: Card | Deity, printed: int) -> Row:
    told = catalogue.facts(card)
    shaded = card.discard if isinstance(card, Card) else ()
    texts = {
        "name": card.name,
        "text": f"{told['text']}\n{told['discard_text']}".strip(),
        "discard": str(told["discard_text"]),
        **{
            moment: "\n".join(_lines(card.abilities, moment) + _lines(shaded, moment, in_discard=True))
            for moment in MOMENTS
        },
    }
    allowed = legalities(card.name)
    held = [one for one in card.abilities if isinstance(one, Keyword)]
    return Row(
        card=card,
        facts=told,
        slug=slugify(card.name.replace("'", "")),
        printed=printed,
        texts={field: text_of(text) for field, text in texts.items()},
        keywords=frozenset(str(one.name).lower().replace("_", "-") for mask in held for one in mask),
        abilities=deeds((card.abilities, card.effect, shaded) if isinstance(card, Card) else card.abilities),
        sets=frozenset(name for one, _ in printings(card) for name in (one, PRODUCT_OF[one])),
        gems=frozenset(gem for _, gem in printings(card) if gem),
        legal=frozenset(one.format.key for one in allowed if one.playable),
        banned=frozenset(one.format.key for one in allowed if one.standing == "banned"),
    )


ROWS: Final = tuple(_row(card, at) for at, card in enumerate((*CARDS, *DEITIES)))
BY_SLUG: Final = {row.slug: row for row in ROWS}
BY_NAME: Final = {row.name: row for row in ROWS}

assert len(BY_SLUG) == len(ROWS), "two cards have the same address"


@cache
def vocabulary() -> frozenset[str]:
    """Every word of every name and text."""
    return frozenset(word for row in ROWS for field in ("name", "text") for word in row.texts[field].words.split())
