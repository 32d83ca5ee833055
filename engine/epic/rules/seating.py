"""Who sits where, who is still in the game, and whom each of them may attack and reach, in games of any size (1.1).

Seats are numbered clockwise, in turn order: the next to the left of a seat is the next higher one. A seating is never
changed: when somebody leaves the game (1.2.2), the game has another one. All clones share it.
"""

from __future__ import annotations

from typing import Final

DUEL: Final = ""  # two players
FREE_FOR_ALL: Final = "free-for-all"
FIRST_BLOOD: Final = "hunter-first-blood"
LAST_ONE: Final = "hunter-last-one-standing"
HUNTER: Final = (FIRST_BLOOD, LAST_ONE)  # one attacks to the left, and reaches both neighbours only
FORMATS: Final = (DUEL, FREE_FOR_ALL, *HUNTER)
LEAST_SEATS: Final = 3  # of a format for more than two players
MOST_SEATS: Final = 8


class Seating:
    """`players` are the seats still in the game, in ascending order. The other tables have an entry for each seat, of
    those out of the game too:

    - `clockwise`: the players, the seat itself first and then the one to its left, and so on;
    - `left`: the next player to the left;
    - `reach`: the players whom the seat's cards can reach, itself first, clockwise;
    - `opponents`: the others of them, who are its opponents as far as its cards know;
    - `attackable`: those whom it may attack.

    `everyone` is the bit set of all seats that the game began with; `limited`: cards do not reach all players.
    """

    __slots__ = (
        "attackable",
        "clockwise",
        "everyone",
        "format",
        "left",
        "limited",
        "many",
        "opponents",
        "players",
        "reach",
        "seats",
    )

    def __init__(self, seats: int, players: tuple[int, ...], format_: str) -> None:
        self.seats: int = seats
        self.format: str = format_
        self.many: bool = seats > 2  # the rules for more than two players hold to the end (house ruling H38)
        self.limited: bool = format_ in HUNTER
        self.players: tuple[int, ...] = players
        self.everyone: int = (1 << seats) - 1
        self.clockwise: tuple[tuple[int, ...], ...] = tuple(_from(seat, seats, players) for seat in range(seats))
        others = [[other for other in self.clockwise[seat] if other != seat] for seat in range(seats)]
        self.left: tuple[int, ...] = tuple(circle[0] if circle else seat for seat, circle in enumerate(others))
        near = [[circle[0], circle[-1]] if self.limited and len(circle) > 2 else circle for circle in others]
        self.opponents: tuple[tuple[int, ...], ...] = tuple(map(tuple, near))
        self.reach: tuple[tuple[int, ...], ...] = tuple(
            (seat, *circle) if seat in players else tuple(circle) for seat, circle in enumerate(near)
        )
        self.attackable: tuple[tuple[int, ...], ...] = tuple(
            tuple(circle[:1] if self.limited else circle) for circle in others
        )

    def without(self, gone: list[int]) -> Seating:
        """The seating when these seats have left the game."""
        return Seating(self.seats, tuple(seat for seat in self.players if seat not in gone), self.format)


def _from(seat: int, seats: int, players: tuple[int, ...]) -> tuple[int, ...]:
    circle = [(seat + step) % seats for step in range(seats)]
    return tuple(other for other in circle if other in players)


_DUEL: Final = Seating(2, (0, 1), DUEL)


def seating(seats: int, format_: str) -> Seating:
    """The seating of a game that begins with so many players."""
    return _DUEL if seats == 2 else Seating(seats, tuple(range(seats)), format_)
