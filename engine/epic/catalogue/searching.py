"""What can be searched of the cards and deities of the Epic Card Game, as `engine.games` hands it out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache, partial
from typing import Final

from engine.epic import language as lang
from engine.epic.catalogue import products
from engine.epic.catalogue.products import CARDS, CARDS_AND_DEITIES, PRODUCT_OF, PRODUCTS, Facts, printings
from engine.epic.catalogue.words import type_line as line_of_types
from engine.epic.language import Ability, Card, Deity, Keyword, On
from engine.epic.text.keywords import KEYWORDS as KEYWORD_FACTS
from engine.epic.text.printed import ability_text
from engine.kernel.searchable import (
    FieldOf,
    Group,
    LettersOf,
    NumberOf,
    Order,
    Searchable,
    Shown,
    TextOf,
    WordsOf,
    range_of,
    words_for,
)

# What a card does, in words of players; what stands under none of them has no word.
_DEEDS: Final[Mapping[type | Enum, str]] = {
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
ALIGNMENTS: Final = ("good", "evil", "sage", "wild")
KINDS: Final = ("champion", "event", "deity", "god", "goddess", "elder god", "elder goddess")
CLASSES: Final = tuple(sorted({word for card in CARDS for word in card.classes.split()}))
PRINTED: Final = tuple(dict.fromkeys(name for product, sets in PRODUCTS for name in (product, *dict(sets))))
_CARD_OF: Final = {card.name: card for card in CARDS_AND_DEITIES}
_PLACE_OF: Final = {name: at for at, name in enumerate(_CARD_OF)}


# --- what is read from a card ----------------------------------------------------------------------------------------


@cache
def _facts_of(name: str) -> Facts:
    return products.facts(_CARD_OF[name])


def _facts(card: Card | Deity) -> Facts:
    """Made once for each card: a name is hashed faster than a definition."""
    return _facts_of(card.name)


def _type_line(card: Card | Deity) -> str:
    """As in "Evil human mage champion", "Wild god, deity"."""
    facts = _facts(card)
    return line_of_types(facts) + (f", {facts['kind']}" if facts["rank"] else "")


def _text(card: Card | Deity) -> str:
    facts = _facts(card)
    return f"{facts['text']}\n{facts['discard_text']}".strip()


def _shaded(card: Card | Deity) -> tuple[Ability, ...]:
    return card.discard if isinstance(card, Card) else ()


def _waiting(word: str, card: Card | Deity) -> str:
    """The abilities that wait for what this word of DEEDS says, as they print."""
    lines = _lines(card.abilities, word) + _lines(_shaded(card), word, in_discard=True)
    return "\n".join(lines)


def _lines(abilities: Iterable[Ability], word: str, *, in_discard: bool = False) -> list[str]:
    waited_for = [(one, one.trigger_events if isinstance(one, lang.Trigger) else one) for one in abilities]
    waiting = [one for one, events in waited_for if word in words_for(events, _DEEDS)]
    return [ability_text(one, in_discard=in_discard) for one in waiting]


def _kinds(card: Card | Deity) -> set[str]:
    """Champion, event or deity; of a deity its rank too, and an elder god is a god."""
    facts = _facts(card)
    rank = facts["rank"] or ""
    return {facts["kind"], *filter(None, (rank, rank.rpartition(" ")[2]))}


def _classes(card: Card | Deity) -> list[str]:
    return _facts(card)["classes"]


def keywords_of(card: Card | Deity) -> set[str]:
    """The keywords that it has as printed, by name."""
    held = [one for one in card.abilities if isinstance(one, Keyword)]
    return {KEYWORD_FACTS[one].key for mask in held for one in mask}


def _deeds(card: Card | Deity) -> frozenset[str]:
    """The words of DEEDS that a card does or waits for."""
    return words_for((card.abilities, card.effect, card.discard) if isinstance(card, Card) else card.abilities, _DEEDS)


def _sets(card: Card | Deity) -> set[str]:
    """Sets and the products that they belong to."""
    return {name for one, _ in printings(card) for name in (one, PRODUCT_OF[one])}


def _products(card: Card | Deity) -> tuple[str, ...]:
    """Those that print it, in their order."""
    return tuple(dict.fromkeys(PRODUCT_OF[one] for one, _ in printings(card)))


def _gems(card: Card | Deity) -> set[str]:
    """Of all printings."""
    return {gem for _, gem in printings(card) if gem}


def _alignment_key(card: Card | Deity) -> tuple[int, ...]:
    alignments = [ALIGNMENTS.index(one) for one in _facts(card)["alignments"]]
    return (len(alignments), *alignments)


def _type_key(card: Card | Deity) -> tuple[int, str]:
    return KINDS.index(_facts(card)["kind"]), " ".join(_classes(card))


def _cost(card: Card | Deity) -> int | None:
    return _facts(card)["cost"]


def _offense(card: Card | Deity) -> int | None:
    return _facts(card)["offense"]


def _defense(card: Card | Deity) -> int | None:
    return _facts(card)["defense"]


# --- all of it -------------------------------------------------------------------------------------------------------

_FIELDS: Final[tuple[FieldOf, ...]] = (
    TextOf("name", "n", "The name.", ("name:wolf", 'name:"dark one"', "name=kong"), lambda card: card.name),
    TextOf(
        "text",
        "x",
        "The rules text. Write symbols as {1}, {expend}, {offense}, {defense}, {good} and so on.",
        ("text:human", 'text:"any number"', r"text:/deal \d\d damage/"),
        _text,
    ),
    LettersOf(
        "alignment",
        "a",
        "The alignments of the card. : or >= finds cards with these and maybe more, = exactly these. A number compares "
        "how many it has. First letters are enough.",
        ("alignment:good", "a=gw", "alignment>1"),
        lambda card: _facts(card)["alignments"],
        ALIGNMENTS,
    ),
    NumberOf("cost", "c", "The cost: 0 or 1. Deities have no cost.", ("cost:0",), _cost),
    WordsOf(
        "kind",
        "k",
        "Champion, event or deity, or the rank of a deity.",
        ("kind:event", "kind:goddess"),
        _kinds,
        KINDS,
    ),
    WordsOf("class", "cl", "The classes of the card.", ("class:dragon", "class:human class:mage"), _classes, CLASSES),
    WordsOf(
        "type",
        "t",
        "The kind or the class.",
        ("type:demon", "type:event"),
        lambda card: {*_kinds(card), *_classes(card)},
        (*KINDS, *CLASSES),
    ),
    NumberOf(
        "offense",
        "o",
        "Offense of champions, compared with a number or with defense.",
        ("offense>=10", "offense>defense"),
        _offense,
    ),
    NumberOf("defense", "d", "Defense of champions.", ("defense<=2",), _defense),
    WordsOf(
        "keyword",
        "kw",
        "Keywords a champion always has.",
        ("keyword:airborne", "keyword:ambush -keyword:blitz"),
        keywords_of,
        KEYWORDS,
    ),
    WordsOf(
        "ability",
        "ab",
        "Abilities and effects of the card.",
        ("ability:tribute", "ability:recycle", "ability:control"),
        _deeds,
        DEEDS,
    ),
    TextOf("tribute", "tr", "The text of tribute abilities.", ("tribute:token",), partial(_waiting, "tribute")),
    TextOf(
        "loyalty",
        "lo",
        "The text of loyalty abilities.",
        ("loyalty:draw", "loyalty:/loyalty x/"),
        partial(_waiting, "loyalty"),
    ),
    TextOf("ally", "al", "The text of ally abilities.", ("ally:{good}", "ally:health"), partial(_waiting, "ally")),
    TextOf(
        "power",
        "po",
        "The text of powers, including their costs.",
        ("power:{expend}", "power:{1}"),
        partial(_waiting, "power"),
    ),
    TextOf(
        "discard",
        "di",
        "The shaded text, which works only in the discard pile.",
        ("discard:return", "-discard:/^$/"),
        lambda card: _facts(card)["discard_text"],
    ),
    WordsOf(
        "set",
        "s",
        "The sets and products that include the card.",
        ("set:tyrants", 'set:"base set"', "set:zannos"),
        _sets,
        PRINTED,
    ),
    WordsOf("gem", "g", "The gem of any printing.", ("gem:red",), _gems, ("red", "white")),
)
_SHOWN: Final = Shown(
    comparison="cost:1",
    type_line="Evil human mage champion",
    places="name, type, class or text",
    words=("dragon", "good event", "drakas fire", "fire shamen"),
    phrases=('"dark one"', '"target player"'),
    fields=("cost:0", "class:dragon cost:1", 'name:"dark one"', "text:human -type:human"),
    filters=("(alignment:good or alignment:wild) cost:0", "keyword:airborne keyword:blitz", "offense>=8 offense<=10"),
    either=("class:elf or class:fairy", "wolf kind:event or class:wolf"),
    denied=("keyword:airborne -class:dragon", "not kind:champion cost:0"),
    parentheses=("alignment:sage (class:dragon or class:wurm)", "-(kind:event or cost:1)"),
    patterns=(r"/deal \d\d? damage/", "name:/^the/", "text:/^tribute/"),
    beside={
        "legal": ("legal:constructed-2017", "legal:preconstructed"),
        "banned": ("banned:constructed-2017",),
        "owned": ("owned:yes", "owned>=3", "owned=0 set:tyrants"),
    },
)
SEARCHABLE: Final = Searchable(
    cards=CARDS_AND_DEITIES,
    facts=_facts,
    type_line=_type_line,
    products=_products,
    fields=_FIELDS,
    groups=(
        Group("alignment", "Alignment", "alignments", ALIGNMENTS),
        Group("cost", "Cost", "costs", ("0", "1")),
        Group("kind", "Kind", "kinds", ("champion", "event", "deity")),
        Group("keyword", "Keywords", "keywords", KEYWORDS, every=True),
        Group("set", "Product", "products", tuple(product for product, _ in PRODUCTS)),
        Group("gem", "Gem", "gems", ("red", "white")),
    ),
    ranges=(  # from 0, which events are defined with
        range_of("offense", [card.offense for card in CARDS]),
        range_of("defense", [card.defense for card in CARDS]),
    ),
    orders=(
        Order("alignment", "Alignment", _alignment_key),
        Order("type", "Type", _type_key),
        Order("cost", "Cost", _cost),
        Order("offense", "Offense", _offense),
        Order("defense", "Defense", _defense),
        Order("set", "Set", lambda card: _PLACE_OF[card.name]),
    ),
    shown=_SHOWN,
)
