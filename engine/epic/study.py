"""What players ask of a deck of the Epic Card Game: loyalty, allies, gold to spend, a card or a sort of cards.

Cards count with the alignments that they have in hand: the printed ones, or all where the card says so (2.5).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from engine.epic import Setup, apply, new_game, view
from engine.epic.catalogue.products import CARD_OF, DEITIES, by_name, is_fast
from engine.epic.catalogue.searching import SEARCHABLE
from engine.epic.construction.decklist import ALIGNMENTS
from engine.epic.construction.formats import PER_FREE
from engine.epic.language import EVENT, Alignment, AllAlignments, AllyOf, Card, Deity, LoyaltyOf, Trigger
from engine.epic.prompts.multi_picks import plan
from engine.epic.rules import codes
from engine.epic.rules.turn import OPENING_CARDS
from engine.kernel.counting import number_of
from engine.kernel.grammar import article
from engine.kernel.hands import Dealer
from engine.kernel.studying import (
    CardKind,
    Held,
    OpeningHands,
    Plan,
    Question,
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
LIFE: Final = "health"
LOYALTY: Final = 2  # cards to reveal; what cards with loyalty X reveal is their player's choice
ALL: Final = Alignment.GOOD | Alignment.EVIL | Alignment.SAGE | Alignment.WILD
ABILITIES: Final = ("tribute", "loyalty", "ally", "power", "recall", "recycle")  # apart from other things that cards do
MULLIGAN: Final = (
    "Choose the cards to put on the bottom of the deck. You draw that many new cards, once, and lose 1 health for each "
    "(rule 1.8.2)."
)
RULES: Final = (
    (
        "You draw five cards (rule 1.8.1) and one more each turn (1.6.3), except on your first turn if you go "
        "first (1.6.4)."
    ),
    (
        "The mulligan follows the rules (1.8.2, 1.8.3): once, before the game starts, you put cards on the "
        "bottom, draw that many and lose 1 health for each."
    ),
    (
        "Only cards you have drawn count, as if you had not played, discarded or drawn anything else. In a real "
        "game, cards you have played can no longer be revealed."
    ),
    (
        "Loyalty 2 reveals two other cards of the same alignment when the card enters play (5.3). Cards with "
        "loyalty X do not count."
    ),
    (
        "An ally ability triggers when you later play a card of cost 1 of its alignment (5.18). A deity’s ally "
        "ability is active from the start."
    ),
)
PLANS: Final = (
    Plan("keep", "Keep all five", "Puts no card back.", keep),
    Plan(
        "two-free",
        "Keep at most two free cards",
        "Puts back free cards beyond two, starting with those that do not help.",
        at_most(2, free=True),
    ),
    Plan("no-free", "Put back free cards", "Puts back every free card.", at_most(0, free=True)),
    Plan(
        "search",
        "Search for it",
        "Puts back every card that does not help, unless the hand already has what you look for.",
        search,
    ),
    Plan("all", "Put back all five", "Puts back every card.", none),
)
USUAL_PLAN: Final = "two-free"
OPENING_HANDS: Final = OpeningHands(
    "Dead opening hands",
    "Odds of having this many free cards in your five-card opening hand:",
    (3, 4, 5),
    ("keep", "two-free", "no-free"),
)
LAST_DEALT: Final = 3  # a turn later a hand could be over the limit, and somebody would have to choose (1.7.4)
DEALER: Final = Dealer(
    begin=lambda deck, first, seed: new_game(Setup((deck, deck), first), seed),
    apply=apply,
    view=view,
    plan=plan,
    stop=codes.STOP,
    passing=codes.PASS,
    life="health",
)

# --- questions -------------------------------------------------------------------------------------------------------


def is_free(card: Card) -> bool:
    return card.cost == 0


def alignment_in_hand(card: Card) -> Alignment:
    return ALL if any(isinstance(one, AllAlignments) for one in card.abilities) else card.alignment


def _trigger_events(card: Card | Deity) -> list[object]:
    """What the abilities wait for that work in play, or for a deity where it lies."""
    return [event for one in card.abilities if isinstance(one, Trigger) for event in one.trigger_events]


def has_loyalty(card: Card) -> bool:
    return LoyaltyOf(LOYALTY) in _trigger_events(card)


def is_ally(card: Card | Deity, alignment: Alignment) -> bool:
    """Whether it waits in play for a card of cost 1 and this alignment to be played (5.18.1)."""
    return AllyOf(alignment) in _trigger_events(card)


def loyalty(alignment: Alignment) -> Question:
    """A card of this alignment with loyalty 2, and two other cards of the alignment to reveal as it enters play
    (5.3.1, 5.3.4)."""

    def group(card: Card) -> int | None:
        if not alignment_in_hand(card) & alignment:
            return None
        return 0 if has_loyalty(card) else 1

    return Question(2, group, lambda held: held[0] >= 1 and sum(held) > LOYALTY)


def has_loyal_card(held: Held) -> bool:
    """Of what `loyalty` counts: a card with loyalty is there, whatever else."""
    return held[0] >= 1


def ally(alignment: Alignment, deity: Deity | None = None) -> Question:
    """A champion whose ally ability waits for this alignment, and another card of cost 1 and this alignment to play
    after it (5.18.1). A deity with such an ability is there from the start (2.4.1): then the other card is enough."""
    waits = deity is not None and is_ally(deity, alignment)

    def group(card: Card) -> int | None:
        pays = card.cost == 1 and bool(alignment_in_hand(card) & alignment)
        if is_ally(card, alignment):
            return 0 if pays else 1
        return 2 if pays else None

    def holds(held: Held) -> bool:
        both, allies, paying = held
        if waits:
            return both + paying >= 1
        return both + allies >= 1 and both + paying >= 1 and both + allies + paying >= 2

    return Question(3, group, holds)


# --- what can be asked for -------------------------------------------------------------------------------------------

SORTS: Final = (
    Wanted("one", "Cards of cost 1", lambda card: card.cost == 1),
    Wanted("free", "Free cards", is_free),
    Wanted("champion", "Champions", lambda card: card.kind != EVENT),
    Wanted("event", "Events", lambda card: card.kind == EVENT),
    Wanted("fast", "Fast cards", is_fast),
    Wanted("slow", "Slow champions", lambda card: not is_fast(card)),
    Wanted("loyal", "Loyalty 2 cards", has_loyalty),
)


def wanted(cards: Mapping[str, int]) -> tuple[Wanted, ...]:
    """What can be asked for in this deck: sorts and alignments that it has, and its cards."""
    found = [by_name(name) for name in sorted(cards)]
    offered = [one for one in SORTS if any(map(one.of, found))]
    return (*offered, *map(_of_alignment, alignments(cards)), *(called(card.name) for card in found))


def _of_alignment(word: str) -> Wanted:
    return Wanted(word, f"{word.capitalize()} cards", lambda card: bool(alignment_in_hand(card) & ALIGNMENTS[word]))


def alignments(cards: Mapping[str, int]) -> list[str]:
    """The alignments of which the deck has cards."""
    return [word for word, one in ALIGNMENTS.items() if any(CARD_OF[name].alignment & one for name in cards)]


def together(cards: Mapping[str, int], deity: str) -> tuple[Together, ...]:
    """Loyalty of each alignment of the deck, then allies. `deity` is its name, "" for none."""
    god = next((one for one in DEITIES if one.name == deity), None)
    here = alignments(cards)
    return (*map(_loyal, here), *(_allied(word, god) for word in here))


def _loyal(word: str) -> Together:
    return Together(
        kind="loyal",
        alignment=word,
        title="loyalty 2 is on",
        words=f"{article(word)} card with loyalty 2 and two other {word} cards to reveal.",
        label="Loyalty 2",
        missing="No card with loyalty 2 that could be on",
        question=loyalty(ALIGNMENTS[word]),
        given="With such a card in hand",
        part=has_loyal_card,
    )


def _allied(word: str, deity: Deity | None) -> Together:
    if deity is not None and is_ally(deity, ALIGNMENTS[word]):
        words = f"{article(word)} card of cost 1, which triggers {deity.name}."
    else:
        words = f"a champion with {article(word)} ally ability, and another {word} card of cost 1 to play after it."
    return Together(
        kind="ally",
        alignment=word,
        title="an ally triggers",
        words=words,
        label="Ally",
        missing="No champion with an ally ability that could trigger",
        question=ally(ALIGNMENTS[word], deity),
    )


def tabled(cards: Mapping[str, int]) -> tuple[Wanted, ...]:
    """None: what opening hands have of all sorts is no table of this game."""
    return ()


# --- counting --------------------------------------------------------------------------------------------------------

KINDS_TITLE: Final = "Kinds and speed"
KINDS: Final = (
    CardKind("Slow champions", lambda card: not is_fast(card), "playable only in your main phase"),
    CardKind("Fast champions", lambda card: is_fast(card) and card.kind != EVENT, "with ambush, playable at any time"),
    CardKind("Events", lambda card: card.kind == EVENT, "playable at any time"),
)


def _words(title: str, field: str, *, but: Iterable[str] = (), only: Sequence[str] = (), icons: bool = False) -> Words:
    """The words of a field of searches."""
    found: Any = next(one for one in SEARCHABLE.fields if one.name == field)
    return Words(title, found.of, only or [word for word in found.values if word not in but], icons)


_CLASSES: Final = Words("Classes", lambda card: card.classes.split())
WORDS: Final = (
    _words("Keywords", "keyword", icons=True),
    _words("Abilities", "ability", only=ABILITIES),
    _words("What cards do", "ability", but=ABILITIES),
    _CLASSES,
)
OF_CUBES: Final = (
    Words("Gems", lambda card: [f"{card.gem.value} gem"], ("red gem", "white gem")),
    _CLASSES,
)


def is_champion(card: Card) -> bool:
    return card.kind != EVENT


def strength(card: Card) -> tuple[int, int] | None:
    """Offense and defense, None of what has none."""
    return None if card.kind == EVENT else (card.offense, card.defense)


def remarks(cards: Mapping[str, int]) -> tuple[Remark, ...]:
    """Of each alignment, how many free cards its one-cost cards make room for: the construction rule of constructed
    decks asks for two of them for each free card."""
    found = []
    for word in alignments(cards):
        of = [(by_name(name), count) for name, count in cards.items() if by_name(name).alignment & ALIGNMENTS[word]]
        ones = sum(count for card, count in of if card.cost == 1)
        free, slots = sum(count for _, count in of) - ones, ones // PER_FREE
        allow = "allows" if ones == 1 else "allow"
        text = (
            f"{number_of(ones, 'card')} of cost 1 {allow} {number_of(slots, 'free card')} in constructed decks; "
            f"this deck has {free}"
        )
        found.append(Remark(word, text, f"{free - slots} too many" if free > slots else ""))
    return tuple(found)
