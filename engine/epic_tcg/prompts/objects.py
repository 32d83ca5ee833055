"""What pages and people call the objects of a game: players, cards, pieces, what is on the line."""

from __future__ import annotations

from collections.abc import Sequence

from engine.epic_tcg.programs.definitions import NAMES, PROGRAMS
from engine.epic_tcg.programs.ops import Op
from engine.epic_tcg.rules import codes
from engine.epic_tcg.rules.derive import card_index_of
from engine.epic_tcg.rules.sight import knows_face_down, visible
from engine.epic_tcg.rules.state import Frame, Game, place_on_line, slot_of

VEILED = "face-down champion"


def asking_op(g: Game) -> Op:
    """The op that asks what must be decided now."""
    f = g.frames[-1]
    return PROGRAMS[f.program][f.pc - 1]


def is_on_line(obj: int) -> bool:
    """Whether this is what lies, or lay, on the line."""
    return obj >= codes.FIRST_PIECE and obj & codes.SLOT_MASK == codes.LINE_SLOT


def is_card(obj: int) -> bool:
    """Whether this is a card out of play, and not on the line."""
    return codes.CARD <= obj < codes.FIRST_PIECE


def reference(obj: int) -> str:
    """The id of an object on the page: p0, c12, b65537, l65791."""
    if obj < codes.CARD:
        return f"p{obj}"
    if is_card(obj):
        return f"c{obj - codes.CARD}"
    return f"l{obj}" if is_on_line(obj) else f"b{obj}"


def called_by(g: Game, names: Sequence[str]) -> Sequence[str]:
    """What players are called: by their `names`, or more than two of them by the numbers of their seats."""
    return names or (tuple(f"player {seat + 1}" for seat in range(g.seats)) if g.seats > 2 else ())


def player_name(g: Game, seat: int) -> str:
    """What another player is called, inside a sentence: of two "your opponent"."""
    return called_by(g, ())[seat] if g.seats > 2 else "your opponent"


def whose(g: Game, seat: int, reader: int) -> str:
    """As in "your", "your opponent's"."""
    return "your" if seat == reader else f"{player_name(g, seat)}'s"


def knows_piece(g: Game, seat: int, slot: int) -> bool:
    """Whether `seat` knows which card or token this piece is."""
    return g.uid_of[slot] < 0 or visible(g, seat, g.uid_of[slot])


def item_name(frame: Frame, *, known: bool) -> str:
    """What is on the line: the card, or whose ability it is."""
    name = NAMES[frame.card_index] if known else VEILED
    if frame.what == codes.OF_CARD:
        return name
    return f"{name}'s {'ability' if frame.what == codes.OF_ABILITY else 'trigger'}"


def name_of(g: Game, obj: int, seat: int) -> str:
    """What `seat` calls an object; what it does not know is called by what it sees of it."""
    if obj < codes.CARD:
        return "you" if obj == seat else player_name(g, obj)
    if is_card(obj):
        return NAMES[g.def_of[obj - codes.CARD]] if visible(g, seat, obj - codes.CARD) else "hidden card"
    if (at := place_on_line(g, obj)) >= 0:
        return item_name(g.line[at], known=knows_face_down(g.line[at], seat))
    slot = slot_of(g, obj)
    if slot >= 0 and not knows_piece(g, seat, slot):
        return VEILED
    card_index = card_index_of(g, obj)
    return NAMES[card_index] if card_index >= 0 else "something that is gone"
