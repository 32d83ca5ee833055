"""What a scenario starts from: what lies on each side of the table. Tests import these words from `scenario`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.epic.catalogue.products import by_name
from engine.epic.language import Alignment, Keyword
from engine.epic.positions.plain.position import Held, InPlay, Played, PlayerState
from engine.epic.programs.definitions import ALIGNMENT, COST, D

FILLER = "Burrowing Wurm"  # does nothing but be drawn
FILLERS = 10
SEATS = ("you", "opponent")
CIRCLE = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal")  # of more than two players, clockwise
PLAYERS = (*SEATS, *CIRCLE)
WHOSE = re.compile(rf"^(your|their|({'|'.join(CIRCLE)})'s) ")
BOTH = 3


@dataclass
class Side:
    """What belongs to one player; see scenario.py."""

    hand: Sequence[str | Held] = ()
    board: Sequence[str | InPlay] = ()
    discard: Sequence[str] = ()
    broken: Sequence[str] = ()
    top: Sequence[str | Held] = ()
    bottom: Sequence[str | Held] = ()
    deck: Sequence[str | Held] | None = None
    health: int = 30
    gold: int = 1
    bound: str = ""
    to_play: str = ""
    played: Sequence[str] = ()
    deity: str | None = None


def seat_of(name: str) -> int:
    """The seat of a player."""
    return (CIRCLE if name in CIRCLE else SEATS).index(name)


def named(card: str) -> str:
    """The name of a card as printed, however the test spells it; made-up cards as they are."""
    return card if card in D.card_index_of_name else by_name(card).name


def shown(card: str, together: int = 0, to: str = "both") -> Held:
    """A card in a hand or deck that players have seen; those with the same number were seen together."""
    known = BOTH if to == "both" else 1 << SEATS.index(to)
    return Held(named(card), known, together)


def in_play(
    card: str,
    *,
    owner: str | None = None,
    returns_to: str | None = None,
    gained: str = "",
    this_turn: str = "",
    damaged_players: str = "",
    **more: bool | int,
) -> InPlay:
    """A champion in play. `gained` stays, `this_turn`, `offense` and `defense` end with the turn; `returns_to` gets
    control back then; `damaged_players` are the players that it dealt damage to this turn. More: damage, counters,
    expended, flipped, deploying, attacking, blocking, offense, defense."""
    return InPlay(
        card,
        owner=None if owner is None else seat_of(owner),
        back=() if returns_to is None else (seat_of(returns_to),),
        gained=_keywords(gained),
        keywords=_keywords(this_turn),
        damaged_players=tuple(sorted(seat_of(one) for one in damaged_players.split())),
        **more,
    )


def _keywords(words: str) -> Keyword:
    mask = Keyword.NONE
    for word in words.split():
        mask |= Keyword[word.upper()]
    return mask


def _held(cards: Iterable[str | Held], **more: bool) -> tuple[Held, ...]:
    return tuple(card if isinstance(card, Held) else Held(named(card), **more) for card in cards)


def half_of(side: Side) -> PlayerState:
    filler = [FILLER] * FILLERS
    deck = [*side.top, *filler, *side.bottom] if side.deck is None else side.deck
    played = [Played(), Played()]
    for name in side.played:
        row = D.card_index_of_name[named(name)]
        before = played[COST[row]]
        played[COST[row]] = Played(before.cards + 1, before.alignments | Alignment(ALIGNMENT[row]))
    return PlayerState(
        health=side.health,
        gold=side.gold,
        bound=tuple(Alignment[word.upper()] for word in side.bound.split()),
        to_play=tuple(Alignment[word.upper()] for word in side.to_play.split()),
        hand=_held(side.hand),
        board=tuple(one if isinstance(one, InPlay) else InPlay(one) for one in side.board),
        discard=_held(side.discard) + _held(side.broken, broken=True),
        deck=_held(deck),
        played=(played[0], played[1]),
        deity=side.deity,
    )
