"""Sample hands, dealt by the engine itself: its shuffle, its mulligan (1.8.2, 1.8.3), its draws.

A sample is a pure function of the deck, a seed, who starts and what goes back, so that its address shows it again. The
other seat holds the same deck, keeps its hand and only passes; nobody plays a card, and no deity is asked anything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from decks.study.odds import FEWEST
from engine.epic import Game, Setup, apply, new_game, view
from engine.epic.prompts import plan
from engine.epic.rules import codes

LAST_TURN = 3  # a turn later a hand could be over the limit, and somebody would have to choose (1.7.4)
ME, OTHER = 0, 1
SEEDS = 1 << 32


@dataclass(frozen=True)
class Held:
    """A card in hand: its place in the opening hand, or -1 if it was drawn since; `back`: it goes to the bottom."""

    name: str
    place: int = -1
    back: bool = False


@dataclass(frozen=True)
class Sample:
    """`opening` are the five cards dealt. After the mulligan `hand` are the cards kept, then those drawn for others,
    then `drawn`, one for each turn begun; before it `hand` is empty."""

    opening: tuple[Held, ...]
    hand: tuple[Held, ...] = ()
    drawn: tuple[Held, ...] = ()
    health: int = 30


def sample(
    cards: Mapping[str, int], seed: int, *, first: bool, back: Sequence[int] | None = None, turn: int = 0
) -> Sample:
    """The opening hand of this seed; with `back`, places in it, what it is after these cards went to the bottom, and
    after this player's own turn `turn` began (0: before any)."""
    assert sum(cards.values()) >= FEWEST, "this deck is too small"
    assert 0 <= turn <= LAST_TURN, "nobody could choose what to discard"
    deck = tuple(name for name, count in sorted(cards.items()) for _ in range(count))
    game = new_game(Setup((deck, deck), ME if first else OTHER), seed)
    if game.seat != ME:  # who goes second chooses first (1.8.4)
        apply(game, codes.STOP)
    dealt = _hand(game)
    goes = sorted(set(back or ()))
    opening = tuple(Held(name, place, place in goes) for place, name in enumerate(dealt.values()))
    if back is None:
        return Sample(opening)
    _mulligan(game, [ref for place, ref in enumerate(dealt) if place in goes])
    mine = _hand(game)
    kept = tuple(Held(name, place) for place, (ref, name) in enumerate(dealt.items()) if ref in mine)
    redrawn = tuple(Held(name) for ref, name in mine.items() if ref not in dealt)
    drawn: list[Held] = []
    for own in range(1, turn + 1):
        known = _hand(game)
        _pass_until(game, 2 * own - first)
        drawn += [Held(name) for ref, name in _hand(game).items() if ref not in known]
    return Sample(opening, kept + redrawn, tuple(drawn), view(game, ME)["players"][ME]["health"])


def _hand(game: Game) -> dict[str, str]:
    """The cards in hand by their references."""
    return {card["id"]: card["card"] for card in view(game, ME)["players"][ME]["hand"]}


def _mulligan(game: Game, refs: Sequence[str]) -> None:
    candidates = view(game, ME)["decision"]["multi_pick"]["candidates"]
    picks = [one["code"] for one in candidates if set(one["refs"]) & set(refs)]
    for code in plan(game, {"codes": picks}):
        apply(game, code)


def _pass_until(game: Game, turn: int) -> None:
    """Let both seats pass until this turn of the game has begun."""
    while game.turn < turn:
        apply(game, codes.PASS if codes.PASS in game.options else codes.STOP)
    assert game.turn == turn, "a turn went by without a choice"
