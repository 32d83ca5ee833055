"""What players ask of a deck of the Epic TCG: free and action cards, speeds, types and alignments, in the opening hand
and turn by turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from engine.epic_tcg import Setup, apply, new_game, view
from engine.epic_tcg.catalogue import CARD_OF, SEARCHABLE, facts
from engine.epic_tcg.construction import DESIGNED, FREE_CARDS, gifts_on
from engine.epic_tcg.language import CHAMPION, FREE, Card
from engine.epic_tcg.prompts import plan
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.turn import OPENING_CARDS
from engine.kernel.counting import number_of
from engine.kernel.hands import Dealer
from engine.kernel.studying import (
    CardKind,
    OpeningHands,
    Plan,
    Remark,
    Together,
    Wanted,
    Words,
    at_most,
    called,
    keep,
    none,
    search,
)

OPENING: Final = OPENING_CARDS
LIFE: Final = "Mojo"
MULLIGAN: Final = (
    "Choose the cards to put on the bottom of the deck. You draw that many new cards, once, and lose 1 Mojo for each "
    "(rule book, Taking a Mulligan)."
)
RULES: Final = (
    (
        "You draw five cards (rule book, Hand Size) and one more in the Prepare Step of each of your turns. The "
        "very first turn of the game has none, so that who goes first draws no card in it (rule book, Turns)."
    ),
    (
        "The mulligan follows the rules: once, before the game starts, you put cards on the bottom, draw that "
        "many and lose 1 Mojo for each."
    ),
    "Only cards you have drawn count, as if you had not played, discarded or drawn anything else.",
)
PLANS: Final = (
    Plan("keep", "Keep all five", "Puts no card back.", keep),
    Plan(
        "two-free",
        "Keep at most two free cards",
        "Puts back free cards beyond two, starting with those that do not help.",
        at_most(2, free=True),
    ),
    Plan(
        "three-action",
        "Keep at most three action cards",
        "Puts back action cards beyond three, starting with those that do not help.",
        at_most(3, free=False),
    ),
    Plan(
        "search",
        "Search for it",
        "Puts back every card that does not help, unless the hand already has what you look for.",
        search,
    ),
    Plan("all", "Put back all five", "Puts back every card.", none),
)
USUAL_PLAN: Final = "keep"
OPENING_HANDS: Final = OpeningHands(
    "Free cards in the opening hand",
    "Odds of having this many free cards in your five-card opening hand; the others cost an action:",
    (1, 3, 5),
    ("keep", "two-free", "three-action"),
)
LAST_DEALT: Final = 5  # a turn later a hand could be over the limit, and somebody would have to choose
DEALER: Final = Dealer(
    begin=lambda deck, first, seed: new_game(Setup((deck, deck), first, every_window=True), seed),
    apply=apply,
    view=view,
    plan=plan,
    stop=codes.STOP,
    passing=codes.PASS,
    life="mojo",
)

# --- what can be asked for -------------------------------------------------------------------------------------------


def is_free(card: Card) -> bool:
    return card.price is FREE


def _field(name: str) -> Any:
    """A field of searches."""
    return next(one for one in SEARCHABLE.fields if one.name == name)


def _has(field: str, word: str, card: Card) -> bool:
    return word in _field(field).of(card)


def _sorts(field: str, *, plural: bool = False) -> tuple[Wanted, ...]:
    """A sort for each word of a field of searches."""
    return tuple(
        Wanted(word, f"{word.capitalize()}{'s' if plural else ' cards'}", partial(_has, field, word))
        for word in _field(field).values
    )


_SPEEDS: Final = (
    *_sorts("speed"),
    Wanted("instantaneous", "Instantaneous cards", lambda card: facts(card)["instantaneous"]),
)
SORTS: Final = (
    Wanted("action", "Action cards", lambda card: not is_free(card)),
    Wanted("free", "Free cards", is_free),
    Wanted("gift", "Gift cards", lambda card: card.name in gifts_on(DESIGNED, None)[0]),
    *_sorts("type", plural=True),
    *_SPEEDS,
    *_sorts("alignment"),
    *_sorts("origin"),
)
_TABLED: Final = ("action", "free", *(one.key for one in _SPEEDS), *_field("alignment").values)


def wanted(cards: Mapping[str, int]) -> tuple[Wanted, ...]:
    """What can be asked for in this deck: sorts that it has, and its cards."""
    return (*_there(cards), *(called(name) for name in sorted(cards)))


def _there(cards: Mapping[str, int]) -> tuple[Wanted, ...]:
    found = [CARD_OF[name] for name in cards]
    return tuple(one for one in SORTS if any(map(one.of, found)))


def together(cards: Mapping[str, int], deity: str) -> tuple[Together, ...]:
    """None: no word of the game asks for other cards in hand."""
    return ()


def tabled(cards: Mapping[str, int]) -> tuple[Wanted, ...]:
    """Free and action cards, speeds and alignments that the deck has: what opening hands have of them."""
    return tuple(one for one in _there(cards) if one.key in _TABLED)


# --- counting --------------------------------------------------------------------------------------------------------

KINDS_TITLE: Final = "Types"
KINDS: Final = tuple(CardKind(one.name, one.of) for one in _sorts("type", plural=True))


def _words(title: str, field: str, *, icons: bool = False) -> Words:
    return Words(title, _field(field).of, _field(field).values, icons)


def _speeds(card: Card) -> list[str]:
    """The speed of a card, and whether it is instantaneous."""
    return [*_field("speed").of(card), *(["instantaneous"] if facts(card)["instantaneous"] else [])]


_OF_SPEEDS: Final = Words("Speeds", _speeds, tuple(one.key for one in _SPEEDS))
WORDS: Final = (
    _OF_SPEEDS,
    _words("Origins", "origin"),
    _words("Keywords", "keyword"),
    _words("What cards do", "ability"),
)
OF_CUBES: Final = (_OF_SPEEDS, _words("Sets", "set"), _words("Rarities", "rarity"))


def is_champion(card: Card) -> bool:
    return card.kind == CHAMPION


def strength(card: Card) -> tuple[int, int] | None:
    """Offense and defense of a champion whose own do not depend on the game."""
    offense, defense = facts(card)["offense"], facts(card)["defense"]
    return (offense, defense) if isinstance(offense, int) and isinstance(defense, int) else None


def remarks(cards: Mapping[str, int]) -> tuple[Remark, ...]:
    """How many free cards and gift cards Designed Decks may have, by the lists that hold now."""
    gifts, _ = gifts_on(DESIGNED, None)
    found = []
    for noun, names, most in (("free card", FREE_CARDS, DESIGNED.free), ("gift card", gifts, DESIGNED.gifts)):
        assert most is not None, "the format limits them"
        have = sum(count for name, count in cards.items() if name in names)
        text = f"Designed Deck allows {number_of(most, noun)}, sideboard included; this deck has {have}"
        found.append(Remark("", text, f"{have - most} too many" if have > most else ""))
    return tuple(found)
