"""Who sits where, who is still in the game, and whom each of them may attack and reach, in games of any size (1.1).

Seats are numbered clockwise, in turn order: the next to the left of a seat is the next higher one. A seating is never
changed: when somebody leaves the game (1.2.2), the game has another one. All clones share it.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.multiplayer import DUEL

FREE_FOR_ALL: Final = "free-for-all"
FIRST_BLOOD: Final = "hunter-first-blood"
LAST_ONE: Final = "hunter-last-one-standing"
HUNTER: Final = (FIRST_BLOOD, LAST_ONE)  # one attacks to the left, and reaches both neighbours only
HYDRA: Final = "hydra"  # teams, which take their turns together
FORMATS: Final = (DUEL, FREE_FOR_ALL, *HUNTER, HYDRA)
LEAST_SEATS: Final = 3  # of a format for more than two players
MOST_SEATS: Final = 8
LEAST_TEAMS: Final = 2
TEAMS: Final = (4, 2), (6, 2), (6, 3), (8, 2), (8, 4)  # how many players can play in how many teams


class Seating:
    """`players` are the seats still in the game, in ascending order. The other tables have an entry for each seat, of
    those out of the game too:

    - `team`: the players that play together, in ascending order; without teams the player alone;
    - `clockwise`: the players in the order in which they act, the seat itself first, then its teammates, then the team
      to their left, and so on (house ruling H43);
    - `left`: the next player to the left that is no teammate, with whom a team begins;
    - `reach`: the players whom the seat's cards can reach, itself first, in that order;
    - `opponents`: the others of them that are no teammates, who are its opponents as far as its cards know;
    - `attackable`: those whom it may attack;
    - `sees`: bit set of the seats that see its hand (1.10.2).

    Seat s belongs to team s % `teams`, which has `size` members when the game begins: teammates do not sit side by
    side. Without teams there are as many as seats. `everyone` is the bit set of all seats that the game began with;
    `limited`: cards do not reach all players; `has_teams`: there are teams; `shared`: teammates see each other's hands.
    """

    __slots__ = (
        "attackable",
        "clockwise",
        "everyone",
        "format",
        "has_teams",
        "left",
        "limited",
        "many",
        "opponents",
        "players",
        "reach",
        "seats",
        "sees",
        "shared",
        "size",
        "team",
        "teams",
    )

    def __init__(
        self, seats: int, players: tuple[int, ...], format_: str, teams: int = 0, shared: bool = False
    ) -> None:
        self.seats: int = seats
        self.format: str = format_
        self.has_teams: bool = teams > 0
        self.teams: int = teams or seats
        self.size: int = seats // self.teams
        self.shared: bool = shared
        self.many: bool = seats > 2  # the rules for more than two players hold to the end (house ruling H38)
        self.limited: bool = format_ in HUNTER
        self.players: tuple[int, ...] = players
        self.everyone: int = (1 << seats) - 1
        everywhere = range(seats)
        self.team: tuple[tuple[int, ...], ...] = tuple(
            tuple(other for other in players if not (other - seat) % self.teams) for seat in everywhere
        )
        self.clockwise: tuple[tuple[int, ...], ...] = tuple(self._from(seat) for seat in everywhere)
        others = [[other for other in self.clockwise[seat] if (other - seat) % self.teams] for seat in everywhere]
        self.left: tuple[int, ...] = tuple(circle[0] if circle else seat for seat, circle in enumerate(others))
        near = [[circle[0], circle[-1]] if self.limited and len(circle) > 2 else circle for circle in others]
        self.opponents: tuple[tuple[int, ...], ...] = tuple(map(tuple, near))
        self.reach: tuple[tuple[int, ...], ...] = (
            tuple((seat, *circle) if seat in players else tuple(circle) for seat, circle in enumerate(near))
            if self.limited
            else self.clockwise
        )
        self.attackable: tuple[tuple[int, ...], ...] = tuple(
            tuple(circle[:1] if self.limited else circle) for circle in others
        )
        self.sees: tuple[int, ...] = tuple(
            sum(1 << other for other in everywhere if other == seat or (shared and not (other - seat) % self.teams))
            for seat in everywhere
        )

    def _from(self, seat: int) -> tuple[int, ...]:
        """The players in the order in which they act, beginning with this seat."""
        mine = self.team[seat]
        circle = [other for other in mine if other >= seat] + [other for other in mine if other < seat]
        for step in range(1, self.teams):
            circle += self.team[(seat + step) % self.teams]
        return tuple(circle)

    def without(self, gone: list[int]) -> Seating:
        """The seating when these seats have left the game."""
        left = tuple(seat for seat in self.players if seat not in gone)
        return Seating(self.seats, left, self.format, self.teams if self.has_teams else 0, self.shared)

    def lead(self, seat: int) -> int:
        """The first member of the player's team that is still in the game, who stands for it; without teams, and where
        nobody of it is left, the player."""
        mine = self.team[seat]
        return mine[0] if mine else seat


_DUEL: Final = Seating(2, (0, 1), DUEL)


def seating(seats: int, format_: str, teams: int = 0, shared: bool = False) -> Seating:
    """The seating of a game that begins with so many players."""
    return _DUEL if seats == 2 else Seating(seats, tuple(range(seats)), format_, teams, shared)
