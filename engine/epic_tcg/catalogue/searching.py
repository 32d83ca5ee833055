"""What can be searched of the cards of the Epic TCG, as `engine.games` hands it out."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Final

from engine.epic_tcg import language as lang
from engine.epic_tcg.catalogue import products
from engine.epic_tcg.catalogue.products import CARD_OF, CARDS, SET_OF, SETS, Facts, Rarity, Sheet, rarity_of, speed_word
from engine.epic_tcg.language import CHAMPION, Amount, Card, Keyword, On, Traits
from engine.epic_tcg.text import DAMAGE_WARD, WARD
from engine.epic_tcg.text import KEYWORDS as KEYWORD_FACTS
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

# What a card does or asks for, in words of players; what stands under none of them has no word.
_DEEDS: Final[Mapping[type | Enum, str]] = {
    lang.Activated: "activated",
    lang.WhenTrigger: "triggered",
    lang.AsTrigger: "triggered",
    lang.TakesYourDamage: "triggered",
    lang.Have: "continuous",
    lang.Get: "continuous",
    lang.PlayerHas: "continuous",
    On.ENTERS: "enters",
    On.ENTERS_FROM_HAND: "enters",
    On.UNVEILED: "unveiled",
    On.ATTACKS: "attacks",
    On.BLOCKS: "blocks",
    lang.OneOf: "modes",
    lang.MustPay: "additional-cost",
    lang.MayPay: "additional-cost",
    lang.FromDiscard: "additional-cost",
    lang.Draw: "draw",
    lang.Discard: "discard",
    lang.DiscardHand: "discard",
    lang.Reveal: "reveal",
    lang.RevealHand: "reveal",
    lang.RevealTop: "reveal",
    lang.ShowIt: "reveal",
    lang.LookAtTop: "look-at-deck",
    lang.Damage: "damage",
    lang.DivideDamage: "damage",
    lang.Break: "break",
    lang.Banish: "banish",
    lang.BanishDiscardPiles: "banish",
    lang.GainMojo: "gain-mojo",
    lang.LoseMojo: "lose-mojo",
    lang.LoseGame: "lose-game",
    lang.PutIntoHand: "put-into-hand",
    lang.PutIntoPlay: "put-into-play",
    lang.MakeTokens: "token",
    lang.PutCounters: "counter",
    lang.RemoveCounters: "counter",
    lang.Control: "control",
    lang.ExchangeControl: "control",
    lang.BecomeCopy: "copy",
    lang.CopyOnLine: "copy",
    lang.Expend: "expend",
    lang.Flip: "flip",
    lang.Prepare: "prepare",
    lang.Stop: "stop",
    lang.ChangeTargets: "change-targets",
    lang.GainAction: "gain-action",
    lang.ExtraTurn: "extra-turn",
}
DEEDS: Final = tuple(dict.fromkeys(_DEEDS.values()))
ALIGNMENTS: Final = ("good", "evil", "wild", "unaligned")
ORIGINS: Final = ("natural", "magical", "constructed")
PRICES: Final = ("free", "action")
SPEEDS: Final = ("build", "paced", "fast")
TYPES: Final = ("champion", "object", "event")
RARITIES: Final = tuple(rarity.value for rarity in Rarity)
SHEETS: Final = tuple(sheet.value for sheet in Sheet)
SET_NAMES: Final = tuple(name for name, _ in SETS)
YES_OR_NO: Final = ("yes", "no")
_PLACE_OF: Final = {card.name: at for at, card in enumerate(CARDS)}


# --- what is read from a card ----------------------------------------------------------------------------------------


@cache
def _facts_of(name: str) -> Facts:
    return products.facts(CARD_OF[name])


def _facts(card: Card) -> Facts:
    """Made once for each card: a name is hashed faster than a definition."""
    return _facts_of(card.name)


def _text(card: Card) -> str:
    facts = _facts(card)
    return f"{facts['text']}\n{facts['discard_text']}".strip()


def _number(card: Card, printed: Amount) -> int | None:
    """Of a champion; one that depends on the game is none."""
    return printed if card.kind == CHAMPION and isinstance(printed, int) else None


def _offense(card: Card) -> int | None:
    return _number(card, card.offense)


def _defense(card: Card) -> int | None:
    return _number(card, card.defense)


def _ward(against: Traits) -> str:
    """As in "evil-ward"."""
    one = against.alignment or against.origin or against.kind
    return f"{str(one.name).lower()}-{WARD.name}"


def _keywords(card: Card) -> set[str]:
    """Keywords and wards that a card always has."""
    found = set()
    for ability in card.abilities:
        match ability:
            case Keyword():
                found |= {KEYWORD_FACTS[one].key for one in ability}
            case lang.Ward(against):
                found.add(_ward(against))
            case lang.DamageWard(_, None):
                found.add(_DAMAGE_WARD)
    return found


_DAMAGE_WARD: Final = DAMAGE_WARD.name.replace(" ", "-")
_PRINTED_WARDS: Final = {
    _ward(ability.what) for card in CARDS for ability in card.abilities if isinstance(ability, lang.Ward)
}
WARDS: Final = tuple(
    one for one in (f"{word}-{WARD.name}" for word in (*ALIGNMENTS, *ORIGINS, *TYPES)) if one in _PRINTED_WARDS
)
KEYWORDS: Final = (*(facts.key for facts in KEYWORD_FACTS.values()), *WARDS, _DAMAGE_WARD)


def _deeds(card: Card) -> frozenset[str]:
    """The words of DEEDS for what a card does, asks for or waits for."""
    return words_for((card.abilities, card.playing, card.effect, card.discard), _DEEDS)


def _yes(it_is: bool) -> tuple[str]:
    return ("yes" if it_is else "no",)


def _sheets(card: Card) -> list[str]:
    """None for a card that comes in no booster."""
    sheet = _facts(card)["sheet"]
    return [sheet] if sheet else []


def _type_key(card: Card) -> int:
    return TYPES.index(_facts(card)["type"])


def _speed_key(card: Card) -> tuple[int, bool]:
    """Of equal speed, instantaneous ones come last."""
    return SPEEDS.index(speed_word(card.speed)), _facts(card)["instantaneous"]


# --- all of it -------------------------------------------------------------------------------------------------------

_FIELDS: Final[tuple[FieldOf, ...]] = (
    TextOf("name", "n", "The name.", ("name:dragon", 'name:"angel of"', "name=brute"), lambda card: card.name),
    TextOf(
        "text",
        "x",
        "The rules text. Write symbols as {action}, {expend}, {flip}, {offense}, {defense}, {build}, {paced} and "
        "{fast}.",
        ("text:insect", 'text:"any number"', r"text:/deal \d\d damage/"),
        _text,
    ),
    TextOf(
        "discard",
        "di",
        "The part of the text that works only in the discard pile.",
        ("discard:mojo", "-discard:/^$/"),
        lambda card: _facts(card)["discard_text"],
    ),
    LettersOf(
        "alignment",
        "a",
        "The alignment of the card. First letters are enough; <= finds cards of one of several.",
        ("alignment:good", "a<=gw"),
        lambda card: [_facts(card)["alignment"]],
        ALIGNMENTS,
    ),
    WordsOf(
        "origin",
        "og",
        "The origin of the card.",
        ("origin:constructed", "origin!=magical"),
        lambda card: [_facts(card)["origin"]],
        ORIGINS,
    ),
    WordsOf(
        "price",
        "p",
        "Whether the card is free or costs an action.",
        ("price:free",),
        lambda card: [card.price.name.lower()],
        PRICES,
    ),
    WordsOf(
        "speed",
        "sp",
        "When the card can be played, whether it is instantaneous or not.",
        ("speed:fast", "speed:paced type:event"),
        lambda card: [speed_word(card.speed)],
        SPEEDS,
    ),
    WordsOf(
        "instantaneous",
        "i",
        "Whether the card always resolves before anybody may respond.",
        ("instantaneous:yes", "instantaneous:yes speed:fast"),
        lambda card: _yes(_facts(card)["instantaneous"]),
        YES_OR_NO,
    ),
    WordsOf(
        "type",
        "t",
        "Champion, object or event.",
        ("type:object", "-type:event"),
        lambda card: [_facts(card)["type"]],
        TYPES,
    ),
    NumberOf(
        "offense",
        "o",
        "Offense of champions, compared with a number or with defense. An offense that depends on the game is none.",
        ("offense>=10", "offense>defense"),
        _offense,
    ),
    NumberOf("defense", "d", "Defense of champions.", ("defense<=2",), _defense),
    WordsOf(
        "keyword",
        "kw",
        "Keywords and wards that the card always has.",
        ("keyword:airborne", "keyword:hunter -keyword:unblockable", "keyword:evil-ward"),
        _keywords,
        KEYWORDS,
    ),
    WordsOf(
        "ability",
        "ab",
        "Abilities, costs and effects of the card.",
        ("ability:stop", "ability:activated type:object", "ability:mojo"),
        _deeds,
        DEEDS,
    ),
    WordsOf(
        "set",
        "s",
        "The set of the card.",
        ('set:"time wars"', "set:prize"),
        lambda card: [SET_OF[card.name]],
        SET_NAMES,
    ),
    NumberOf(
        "number",
        "no",
        "The collector number in its set.",
        ("number<=10 set:core", "number:100"),
        lambda card: _facts(card)["number"],
    ),
    WordsOf(
        "rarity", "r", "The rarity of the card.", ("rarity:ultra",), lambda card: [rarity_of(card.name).value], RARITIES
    ),
    WordsOf(
        "sheet",
        "sh",
        "What the slot of a booster is filled from that the card comes in. Cards of no booster have none.",
        ("sheet:wrath", "-sheet:fast -sheet:slow"),
        _sheets,
        SHEETS,
    ),
    WordsOf(
        "gift",
        "g",
        "Whether the card is a gift card by the lists of 2010.",
        ("gift:yes", "gift:yes price:free"),
        lambda card: _yes(_facts(card)["gift"]),
        YES_OR_NO,
    ),
)
_SHOWN: Final = Shown(
    comparison="price:free",
    type_line="Good magical champion",
    places="name, type, text or discard",
    words=("dragon", "evil event", "banshees scream", "blue dragn"),
    phrases=('"angel of"', '"target player"'),
    fields=("price:free", "type:event speed:paced", 'name:"angel of"', "text:token -type:champion"),
    filters=(
        "(alignment:good or alignment:wild) price:free",
        "keyword:airborne keyword:veiled",
        "offense>=8 offense<=9",
    ),
    either=("origin:natural or origin:constructed", "name:dragon or name:demon"),
    denied=("keyword:airborne -name:dragon", "not type:champion price:free"),
    parentheses=("alignment:evil (name:dragon or name:demon)", "-(type:event or price:action)"),
    patterns=(r"/deal \d\d? damage/", "name:/^the/", "text:/^stop target/"),
    beside={
        "legal": ("legal:designed",),
        "banned": ("banned:designed",),
        "restricted": ("restricted:designed",),
        "owned": ("owned:yes", "owned>=3", 'owned=0 set:"time wars"'),
    },
)
SEARCHABLE: Final = Searchable(
    cards=CARDS,
    facts=_facts,
    type_line=products.type_line,
    products=lambda card: (SET_OF[card.name],),
    fields=_FIELDS,
    groups=(
        Group("alignment", "Alignment", "alignments", ALIGNMENTS),
        Group("origin", "Origin", "origins", ORIGINS),
        Group("price", "Price", "prices", PRICES),
        Group("speed", "Speed", "speeds", SPEEDS),
        Group("type", "Type", "types", TYPES),
        Group("keyword", "Keywords", "keywords", KEYWORDS, every=True),
        Group("set", "Set", "sets", SET_NAMES),
        Group("rarity", "Rarity", "rarities", RARITIES),
    ),
    ranges=(range_of("offense", map(_offense, CARDS)), range_of("defense", map(_defense, CARDS))),
    orders=(
        Order("alignment", "Alignment", lambda card: ALIGNMENTS.index(_facts(card)["alignment"])),
        Order("type", "Type", _type_key),
        Order("speed", "Speed", _speed_key),
        Order("offense", "Offense", _offense),
        Order("defense", "Defense", _defense),
        Order("set", "Set", lambda card: _PLACE_OF[card.name]),
    ),
    shown=_SHOWN,
)
