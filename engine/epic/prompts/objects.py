"""What pages and people call the objects of a game: players, cards, champions in play."""

from __future__ import annotations

from collections.abc import Sequence

from engine.epic.programs.definitions import NAME
from engine.epic.rules import codes
from engine.epic.rules.derive import slot_of
from engine.epic.rules.state import Game


def reference(obj: int) -> str:
    """The id of an object on the page: p0, c12, b65537."""
    if obj < codes.CARD:
        return f"p{obj}"
    return f"c{obj - codes.CARD}" if obj < codes.FIRST_CHAMPION else f"b{obj}"


def card_index_of(g: Game, obj: int) -> int:
    """The card index of a card or champion, as last seen when it has left play; -1 when unknown."""
    if codes.CARD <= obj < codes.FIRST_CHAMPION:
        return g.def_of[obj - codes.CARD]
    slot = slot_of(g, obj)
    if slot >= 0:
        return g.card_index_of[slot]
    return g.last_known[obj][codes.LAST_CARD_INDEX] if obj in g.last_known else -1


def called_by(g: Game, names: Sequence[str]) -> Sequence[str]:
    """What players are called: by their `names`, or more than two of them by the numbers of their seats."""
    return names or (tuple(f"player {seat + 1}" for seat in range(g.seating.seats)) if g.seating.many else ())


def player_name(g: Game, seat: int) -> str:
    """What another player is called, inside a sentence: of two "your opponent"."""
    return called_by(g, ())[seat] if g.seating.many else "your opponent"


def name_of(g: Game, obj: int, seat: int) -> str:
    """What `seat` calls an object it can see."""
    if obj < codes.CARD:
        return "you" if obj == seat else player_name(g, obj)
    card_index = card_index_of(g, obj)
    return NAME[card_index] if card_index >= 0 else "a champion that left play"
