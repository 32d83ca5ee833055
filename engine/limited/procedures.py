"""How a draft format goes, as data: who may sit down, what is dealt, how packs are passed or what is done with the
cards on the table, what the host may set."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

LEFT, RIGHT = "left", "right"
DIRECTIONS: Final = (LEFT, RIGHT)

# when players may look at the cards that they have picked
ALWAYS, AT_REVIEW, END = "always", "review", "end"
OWN_PICKS: Final = (ALWAYS, AT_REVIEW, END)


class Shape(Enum):
    """What players are asked."""

    DEALT = "dealt"  # nothing
    LISTED = "listed"  # whether they keep their list
    PASSED = "passed"  # which cards of a pack they take
    TABLED = "tabled"  # what they do with the cards on the table, one player after the other


class Act(Enum):
    """What one player does with the cards on the table."""

    LOOK = "look"  # looks at one pile after the other and takes one of them, or the top card of the stack
    PILE = "pile"  # takes a pile
    LINE = "line"  # takes a row or a column of the square that the piles make
    SPLIT = "split"  # makes two piles of the cards
    EXCHANGE = "exchange"  # exchanges a card of the hand for one on the table, or leaves the hand as it is
    CARD = "pick"  # takes a card


class Rest(Enum):
    """What becomes of the cards that lie on the table when a round ends."""

    AWAY = "away"  # nobody gets them
    OPENER = "opener"  # whoever began the round gets them
    STAYS = "stays"  # they lie there in the next round as well


@dataclass(frozen=True)
class Layout:
    """How cards lie between the players, and what they do with them.

    In each round `piles` piles of `size` cards are dealt, 0: of as many as the setup's packs have or, where `whole`, of
    all there are; and to each player `hand` cards that nobody else sees and that belong to the player's pool when the
    round ends. `face_down`: nobody sees a pile but who looks at it. Then come the `acts`, the first one by the player
    who begins, the others in turn; empty: everybody in turn takes a card as long as there are some. `snake`: whoever
    was last in turn is first in the next one. The first player of a round is the next one each time. `rest` says what
    becomes of the cards then; where they stay, `grows` cards are added to each pile before the next round. `open`: all
    see what everybody has taken.
    """

    piles: int = 1
    size: int = 0
    hand: int = 0
    whole: bool = False
    face_down: bool = False
    acts: tuple[Act, ...] = ()
    snake: bool = False
    rest: Rest = Rest.AWAY
    grows: int = 0
    open: bool = True


@dataclass(frozen=True)
class Procedure:
    """One format. `seats` and `sets` are the least and the most, `sets` the copies of each product. `free` names the
    fields of a Setup that the host may set; the others hold what stands here.

    Dealt pools have `pool` cards. Packs have `pack_size` cards; `takes` says how many cards each player in turn takes
    of a pack before it is passed on, what is left after the last one is put away face down; empty, one card each until
    the pack is gone. `shuffles`: what is left of a pack is shuffled before it is passed on for the first time, so that
    nobody sees where the cards lay that are gone; where not, cards stay in the order of the deal. In each round
    everybody opens a pack; where `alternate`, one pack is revealed to all, and the first pick goes round. `burns`:
    whoever has taken of a pack puts so many more of its cards away, face down, before it is passed on. `least_stack`:
    the collection must have so many cards at least. `lists`: the size of a player's list and the least and most of each
    group of cards in it, then those of the one after a mulligan. `everything`: dealt from all products when nobody says
    otherwise. `layout`: how cards lie between the players; `comes_and_goes`: seats stay open, and a bot picks in those
    that nobody has, until somebody comes. `teams`: how many players may share a pool, 1 where nobody does. `fills`: who
    has fewer cards in the end is dealt the missing ones of those that were left over, face down. `printed`: the
    players that the rules of the game name, the least and the most with so many sets; empty where they name none.
    `has_products`: it can be dealt from products; where not, from own cards only.
    `own_cards`: it can be dealt from cards that people choose, such as a list or a cube.
    """

    key: str
    shape: Shape
    seats: tuple[int, int]
    usual: int
    sets: tuple[int, int] = (1, 1)
    pool: int = 0
    packs: int = 0
    pack_size: int = 0
    directions: tuple[str, ...] = ()
    takes: tuple[int, ...] = ()
    shuffles: bool = False
    alternate: bool = False
    burns: int = 0
    least_stack: int = 0
    lists: tuple[tuple[int, int, int], ...] = ()
    everything: bool = False
    review: bool = False
    free: frozenset[str] = frozenset()
    layout: Layout | None = None
    fills: int = 0
    comes_and_goes: bool = False
    teams: tuple[int, ...] = (1,)
    printed: tuple[tuple[int, int, int], ...] = ()
    has_products: bool = True
    own_cards: bool = True

    @property
    def name(self) -> str:
        """Its name for people, which a game gives it."""
        raise NotImplementedError

    @property
    def open(self) -> bool:
        """All see what everybody has taken."""
        return self.alternate or (self.layout is not None and self.layout.open)
