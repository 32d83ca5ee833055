"""What one person sees of the games of a pod. Pairings and results are there for whoever has the link; the way to a
table is for those who sit at it, and of decks nobody reads anything but what their own one is called."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from django.utils.text import get_text_list

from drafts.matches.domain import BROKEN, is_playable, may_replace, persons_of, results, shown
from drafts.matches.standings import Standing, round_robin_standings, swiss_standings
from drafts.matches.together import LEAST
from drafts.models import Match, Pairings, Pod, PodTable, Result, Seat, Tournament
from people.persons import Person
from playtest.challenges.matches import GUEST, HOST, score
from playtest.models import Table

NOT_PLAYED = "the cards have changed, so bots could not play it"


@dataclass(frozen=True)
class Side:
    """One of the two of a match: what it is called, whether the bot plays, and whether it won."""

    name: str
    bot: bool
    won: bool


@dataclass(frozen=True)
class MatchLine:
    """One match as somebody sees it. `state` is "bye", "new", "running", "over" or, in pairings that were stopped,
    "stopped"; "between" two games of a match of several, whose `score` is in the order of the sides and which goes on
    in its `room`. `mine`: this person plays it, and `table` is where, if there is a table. `invited`: the other one
    made it, or is ready for the next game. `stand_ins` are the seats for which this person may let the bot play now,
    with what those are called."""

    match: int
    round: int | None
    sides: tuple[Side, ...]
    state: str
    why: str
    mine: bool
    other: str
    table: str
    invited: bool
    stand_ins: tuple[tuple[int, str], ...]
    score: str
    room: str

    @property
    def is_open(self) -> bool:
        """It is to be played, or goes on."""
        return self.state in ("new", "running", "between")

    @property
    def has_winner(self) -> bool:
        return any(side.won for side in self.sides)


@dataclass(frozen=True)
class Round:
    number: int
    lines: tuple[MatchLine, ...]

    @property
    def is_over(self) -> bool:
        return all(line.state in ("over", "bye") for line in self.lines)


@dataclass(frozen=True)
class Row:
    """A line of the standings, with its tie-breaks in words."""

    name: str
    mine: bool
    standing: Standing
    breaks: tuple[str, ...]


@dataclass(frozen=True)
class Pairing:
    """The pairings of a tournament; `deck` is what one's own is called, where decks are fixed
    and it is not the bot's."""

    kind: str
    title: str
    rounds: tuple[Round, ...]
    planned: int
    rows: tuple[Row, ...]
    goes_on: bool
    stopped: bool
    best_of: int
    fixed: bool
    begun: datetime
    takes_part: bool
    deck: str

    @property
    def open_lines(self) -> list[MatchLine]:
        return [line for part in self.rounds for line in part.lines if line.is_open]

    @property
    def has_stand_ins(self) -> bool:
        return any(line.stand_ins for line in self.open_lines)

    @property
    def winners(self) -> list[Row]:
        return [row for row in self.rows if row.standing.place == 1]

    @property
    def current(self) -> int:
        """The first round that is not over; the last one when all are."""
        return next((part.number for part in self.rounds if not part.is_over), len(self.rounds))


@dataclass(frozen=True)
class TogetherLine:
    """A game of all as somebody sees it: `names` clockwise, or team by team, in words, `count` of them; `outcome` of a
    game that is over, and `table` where this person plays there. `goes_on`: it can be played, and others wait for its
    end; `stopped`: it can be played, and none do."""

    title: str
    names: str
    count: int
    goes_on: bool
    stopped: bool
    outcome: str
    table: str


@dataclass(frozen=True)
class GamesPage:
    """The page of the games, for one person. `others` are the other seats: number, name, whether a person sits there.
    `next` is the match that this person is to play, and `best_of` are the numbers of games that one can be of."""

    is_over: bool
    is_closed: bool
    host: bool
    seat: int | None
    others: tuple[tuple[int, str, bool], ...]
    pairing: Pairing | None
    friendly: tuple[MatchLine, ...]
    next: MatchLine | None
    best_of: tuple[int, ...]
    together: tuple[TogetherLine, ...]
    can_play_together: dict[str, str]  # see `together.games_for`
    has_teams: bool  # in some of them
    patience: str

    @property
    def is_busy(self) -> bool:
        """Games go on, so that there is soon something new."""
        return (
            (self.pairing is not None and self.pairing.goes_on)
            or any(line.state in ("running", "between") for line in self.friendly)
            or self.together_now is not None
        )

    @property
    def together_now(self) -> TogetherLine | None:
        """The game of all that goes on."""
        return next((line for line in self.together if line.goes_on), None)

    @property
    def may_stop_together(self) -> bool:
        return self.host and self.together_now is not None

    @property
    def may_play_together(self) -> bool:
        """There is such a game, there are enough seats, and none goes on."""
        enough = len(self.others) + (self.seat is not None) >= LEAST
        return self.host and bool(self.can_play_together) and self.together_now is None and enough

    @property
    def decks_are_fixed(self) -> bool:
        """Nobody tries a mate's deck out now."""
        return self.pairing is not None and self.pairing.goes_on and self.pairing.fixed

    @property
    def fingerprint(self) -> str:
        """Changes with what the page shows."""
        return sha256(repr(self).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class GamesPresenter:
    """Presents the games of a pod to one person: what is needed to say what they see."""

    pod: Pod
    seats: tuple[Seat, ...]
    person: Person
    mine: Seat | None
    host: bool
    now: datetime

    def pairing(self, tournament: Tournament) -> Pairing:
        matches = list(tournament.matches.select_related("table", "tournament", "challenge").order_by("round", "pk"))
        entrants = list(tournament.entrants.order_by("seat"))
        own = next((one for one in entrants if self.mine is not None and one.seat == self.mine.number), None)
        swiss = tournament.pairings == Pairings.SWISS
        stand = (swiss_standings if swiss else round_robin_standings)(
            [one.seat for one in entrants], results(match for match in matches if swiss or match.result != Result.BYE)
        )
        numbers = sorted({match.round or 0 for match in matches})
        return Pairing(
            kind=tournament.pairings,
            title=tournament.get_pairings_display(),
            rounds=tuple(
                Round(number, tuple(self.line(match) for match in matches if match.round == number))
                for number in numbers
            ),
            planned=tournament.rounds,
            rows=tuple(self._row(row, swiss) for row in stand),
            goes_on=tournament.ended is None,
            stopped=tournament.stopped,
            best_of=tournament.best_of,
            fixed=tournament.fixed,
            begun=tournament.begun,
            takes_part=own is not None,
            deck=own.deck if own is not None else "",
        )

    def line(self, match: Match) -> MatchLine:
        persons = persons_of(match, self.seats)
        numbers = [number for number in (match.one, match.two) if number is not None]
        mine = self.mine is not None and self.mine.number in persons
        other = next((number for number in numbers if self.mine is None or number != self.mine.number), numbers[0])
        sides = tuple(
            Side(self._name(number, persons), number not in persons, won=match.result == result)
            for number, result in zip(numbers, (Result.ONE, Result.TWO), strict=False)
        )
        state = self._state(match)
        return MatchLine(
            match=match.pk,
            round=match.round,
            sides=sides,
            state=state,
            why=self._why(match, sides),
            mine=mine,
            other=self._name(other, persons),
            table=match.table.slug if match.table is not None and mine else "",
            invited=mine and _is_invited(match, state, other),
            stand_ins=self._stand_ins(match, persons, state),
            score=_score(match),
            room=match.challenge.slug if match.challenge is not None and mine else "",
        )

    def together(self, found: PodTable) -> TogetherLine:
        """A game of all."""
        table = found.table
        own = any(player.belongs_to(self.person) for player in table.seats)
        winners = [table.names[seat] for seat in table.winners]
        if table.finished is None:
            outcome = "" if is_playable(table) else "The rules have changed, so it cannot continue"
        else:
            outcome = f"{get_text_list(winners, 'and')} won" if winners else "drawn"
        return TogetherLine(
            title=next(game.name for game in table.play.MULTIPLAYER if game.key == table.setup["format"]),
            names=_by_team(table),
            count=len(table.seats),
            goes_on=not outcome and not found.stopped,
            stopped=not outcome and found.stopped,
            outcome=outcome,
            table=table.slug if own else "",
        )

    def _name(self, number: int, persons: set[int]) -> str:
        return shown(self.seats[number], bot=number not in persons)

    def _state(self, match: Match) -> str:
        if match.result:
            return "bye" if match.result == Result.BYE else "over"
        if match.tournament is not None and match.tournament.ended is not None:
            return "stopped"
        if match.table is not None and match.table.finished:
            return "running"  # until its result is entered, in a moment
        if match.table is not None and is_playable(match.table):
            return "running"
        return "new" if match.begun is None else "between"

    def _why(self, match: Match, sides: tuple[Side, ...]) -> str:
        """Why it came out as it did, or is to be played anew."""
        if not match.reason:
            stuck = match.table is not None and self._state(match) == "new"
            return "The rules have changed, so it cannot continue: play it again" if stuck else ""
        if match.reason == BROKEN:
            return NOT_PLAYED
        winner = next((side.name for side in sides if side.won), "")
        loser = next(side.name for side in sides if not side.won)
        return self.pod.room.play.why(match.reason, winner, loser)

    def _stand_ins(self, match: Match, persons: set[int], state: str) -> tuple[tuple[int, str], ...]:
        if match.tournament is None or state not in ("new", "running", "between"):
            return ()
        return tuple(
            (number, shown(self.seats[number]))
            for number in sorted(persons)
            if may_replace(self.pod, match, self.seats, self.mine, number, self.host, self.now)
        )

    def _row(self, standing: Standing, swiss: bool) -> Row:
        seat = self.seats[standing.seat]
        breaks = [f"{float(part):.1%}" if swiss else f"{float(part):g}" for part in standing.breaks]
        if standing.played == 0:
            breaks = ["–" for _ in breaks]
        return Row(shown(seat), seat == self.mine, standing, tuple(breaks))


def _is_invited(match: Match, state: str, other: int) -> bool:
    """The player of the other seat waits, at the table or for the next game."""
    if state == "between" and match.begun is not None:
        return match.begun.sides.filter(ready=True, seat=HOST if other == match.one else GUEST).exists()
    return state == "running" and match.opener == other


def _score(match: Match) -> str:
    """The games won in a match of several, as "2 : 1"; "" before the first is over."""
    won = None if match.challenge is None else score(match.challenge)
    return f"{won[0]} : {won[1]}" if won is not None and any(won) else ""


def _by_team(table: Table) -> str:
    """Who plays at a table of many, clockwise; teams against each other."""
    count = table.setup.get("teams", 0)
    if not count:
        return ", ".join(table.names)
    return " against ".join(get_text_list(table.names[team::count], "and") for team in range(count))
