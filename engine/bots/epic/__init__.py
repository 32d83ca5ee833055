"""The bots of the Epic Card Game, as `engine.games` hands them out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.bots.decks import Build
from engine.bots.epic import building, drafting, picking
from engine.bots.epic import match as matches
from engine.bots.epic.coaching import COACH
from engine.bots.epic.conceding import is_lost
from engine.bots.epic.judging import win_chance
from engine.bots.epic.observation import Bot, Observation
from engine.bots.epic.picking import PICKERS
from engine.bots.epic.players import BOTS
from engine.bots.epic.practice import can_weigh, hint, weigh
from engine.bots.epic.rating import RATING, Ratings, best_bot, ratings_of
from engine.bots.epic.search import SearchBot
from engine.bots.levels import Level, check_known
from engine.bots.matches import Option, chosen_of, one_each
from engine.bots.observing import never
from engine.bots.pickers import Picker
from engine.construction.lists import DeckList
from engine.epic.catalogue import CARD_OF, PRODUCTS, deity_by_name, is_fast
from engine.epic.construction import ALIGNMENTS, BASE_SET, Parsed, preconstructed
from engine.epic.limited import Draft
from engine.epic.rules import FORMATS, HYDRA, MOST_SEATS, RULES_2017, RULES_OF
from engine.kernel.multiplayer import DUEL

__all__ = [
    "COACH", "LEVELS", "OPTIONS", "PARTS", "PICKERS", "POINT", "RATING", "READY", "SECONDS", "USUAL", "best_first",
    "best_picker", "bot", "build", "builds", "can_weigh", "contest", "hint", "is_lost", "match", "observe", "picker",
    "ratings", "reasons", "shares", "weigh", "win_chance",
]  # fmt: skip

LEVELS: Final = (
    Level("beginner", "Beginner", "plays as beginners do", MOST_SEATS),
    Level("easy", "Easy", "overlooks some things", MOST_SEATS),
    Level("greedy", "Greedy", "looks one step ahead", MOST_SEATS),
    Level("hard", "Hard", "looks further ahead", 2),  # those that search look one step ahead among more players
    Level("expert", "Expert", "looks ahead the longest", 2),
    Level("random", "Random", "chooses by chance", MOST_SEATS),
)
SECONDS: Final = {  # of the compiled engine (docs/laboratory.md)
    "beginner": 0.11, "easy": 0.11, "greedy": 0.11, "hard": 0.7, "expert": 8.0, "random": 0.006,
}  # fmt: skip
USUAL: Final = "greedy"

observe = Observation


def bot(key: str, enough: Callable[[], bool] = never) -> Bot:
    """The bot of this level; see `engine.games.Bots`."""
    check_known(key, BOTS)
    player = BOTS[key]()
    if isinstance(player, SearchBot):
        player.enough = enough
    return player


# --- drafts ----------------------------------------------------------------------------------------------------------

PARTS: Final = {
    "rating": "How good the card is on its own, measured in games between bots.",
    "commitment": "How well its alignment fits the pool so far and the picks to come.",
    "support": "How well its loyalty and ally abilities work with the pool, and the other way round.",
    "tempo": "The balance of fast and slow cards.",
    "curve": "The balance of free cards and cards that cost gold.",
    "denial": "The value of keeping it from your only opponent.",
    "unseen": "What cards that nobody has seen are worth on the average.",
}
POINT: Final = "One point means that drawing the card wins one more game in a hundred."

contest = drafting.Contest
best_picker = best_bot


def picker(name: str, key: str) -> Picker:
    """The draft bot of this name; see `engine.games.Bots`."""
    check_known(name, PICKERS)
    return picking.picker(name, key)


def ratings(name: str, key: str) -> Ratings:
    """See `engine.games.Bots`: every card is rated."""
    return ratings_of(name, key)


def best_first(name: str, key: str) -> list[str]:
    """See `engine.games.Bots`."""
    rated = ratings_of(name, key).by_card
    return sorted(rated, key=lambda card: (-rated[card], card))


def reasons(name: str) -> dict[str, tuple[str, str]]:
    """See `engine.games.Bots`."""
    card = CARD_OF[name]
    alignment = next(word for word, bit in ALIGNMENTS.items() if card.alignment & bit).capitalize()
    speed, cost = "fast" if is_fast(card) else "slow", "one-gold" if card.cost else "free"
    return {
        "support": (f"Works well with your {alignment} cards.", f"Needs more {alignment} cards."),
        "tempo": (f"You have few {speed} cards.", f"You have enough {speed} cards."),
        "curve": (f"You have few {cost} cards.", f"You have enough {cost} cards."),
    }


def build(pool: Sequence[str], size: int, name: str, key: str, others: Sequence[str] = ()) -> Build:
    """See `engine.games.Bots`."""
    return building.build(pool, ratings_of(name, key), size, others)


def shares(pool: Sequence[str], players: int, size: int, name: str, key: str) -> list[list[str]]:
    """See `engine.games.Bots`."""
    return building.shares(pool, ratings_of(name, key), players, size)


def builds(draft: Draft, names: Sequence[str]) -> list[Build]:
    """See `engine.games.Bots`."""
    return drafting.builds(draft, [ratings_of(name, draft.setup.format) for name in names])


# --- matches ---------------------------------------------------------------------------------------------------------

RANDOM30: Final = "random30"
NO_DEITY: Final = "none"
READY: Final = (*ALIGNMENTS, RANDOM30)
_PRODUCTS: Final = tuple(name for name, _ in PRODUCTS)


def _deity(name: str) -> str | None:
    """The deity of this name; None for "none". Raises UnknownDeity."""
    return None if name == NO_DEITY else deity_by_name(name).name


OPTIONS: Final = (
    Option("format", tuple(name for name in FORMATS if name), False,
           "for three to eight bots; each round of games draws where they sit"),
    Option("teams", ("2", "3", "4"), False, "of the format hydra; teammates alternate among the decks (default: 2)"),
    Option("deities", (), True, "of each bot, or none (default: those in the deck files)", _deity),
    Option("products", _PRODUCTS, True, f"products for {RANDOM30}: {', '.join(_PRODUCTS)} (default: {BASE_SET})"),
    Option("rules", RULES_OF, False, f"the year of the rules that are played (default: {RULES_2017})"),
)  # fmt: skip


@dataclass(frozen=True)
class Match(matches.Match):
    """Games of bots by their names, as a command asks for them."""

    def to_json(self) -> dict[str, Any]:
        chosen = {"deities": list(self.deities), "products": list(self.products), "rules": self.rules_of}
        return chosen | {"format": self.format, "teams": self.teams}

    def titles(self, decks: Sequence[str]) -> list[str]:
        return [" with ".join(filter(None, pair)) for pair in zip(decks, self.deities, strict=True)]

    def remark(self) -> str:
        return f" By the rules of {self.rules_of}." if self.rules_of != RULES_2017 else ""


def match(decks: Sequence[str | DeckList], bots: Sequence[str], seed: int, **chosen: Any) -> Match:
    """See `engine.games.Bots`. Raises `epic.rules.BadSetup` where the rules know no such game."""
    given = chosen_of(chosen, OPTIONS, "Epic Card Game")
    one_each("bot", bots, len(decks))
    for name in bots:
        check_known(name, BOTS)
    named = [one.deity if isinstance(one, Parsed) else None for one in decks]
    deities = given.get("deities", named)
    one_each("deity", deities, len(decks))
    style = given.get("format", DUEL)
    found = Match(
        decks=tuple(map(_deck, decks)),
        bots=tuple(bots),
        seed=seed,
        deities=tuple(deities),
        products=tuple(dict.fromkeys(given.get("products", [BASE_SET]))),
        rules_of=given.get("rules", RULES_2017),
        format=style,
        teams=int(given.get("teams", 2 if style == HYDRA else 0)),
    )
    found.check()
    return found


def _deck(one: str | DeckList) -> tuple[str, ...] | None:
    """The cards of a ready-made deck or of a list; None where they are dealt for each pair of games."""
    if isinstance(one, str):
        return None if one == RANDOM30 else tuple(preconstructed(one))
    return tuple(one.cards)
