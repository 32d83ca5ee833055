"""The finished games of a person: a list with filters, and figures by deck and by opponent. Reads only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from people.persons import Person
from playtest.models import Player, Table
from playtest.naming import listed
from playtest.practice.terms import practice_in
from playtest.scenes import PREFIX

HOT_SEAT = "hot_seat"
RESULTS = (("", "Any result"), ("won", "Won"), ("lost", "Lost"), ("drawn", "Drawn"), (HOT_SEAT, "Hot seat"))
NO_NAME = "Another deck"


@dataclass(frozen=True)
class Game:
    """A finished game as its player sees it. Nobody won or lost one of two people at one device for its owner: `result`
    says what it was, and `winner` who won it."""

    slug: str
    player: str
    opponents: tuple[str, ...]  # clockwise, without teammates
    deck: str
    deck_slug: str
    opponent_deck: str
    ended: datetime
    lasted: timedelta
    turns: int
    result: str  # "won", "lost", "drawn" or "hot_seat"
    winner: str  # by name; empty when it was drawn
    began: bool  # this player had the first turn
    practice: str  # the help that they had, in words; empty for a plain game

    @property
    def opponent(self) -> str:
        """All of them, inside a sentence."""
        return listed(self.opponents)

    @property
    def length(self) -> str:
        """ "12 min", as lists say it."""
        seconds = self.lasted.total_seconds()
        return "under a minute" if seconds < 60 else f"{round(seconds / 60)} min"


@dataclass(frozen=True)
class Figure:
    """How the games with one deck, or against one opponent, ended; `first_won` of `first` had the first turn."""

    name: str
    played: int
    won: int
    lost: int
    drawn: int
    first: int
    first_won: int

    @property
    def second(self) -> int:
        return self.played - self.first

    @property
    def second_won(self) -> int:
        return self.won - self.first_won


@dataclass(frozen=True)
class Filters:
    """What is asked for; "" is anything. `deck` is the address of a saved deck or the name of another one."""

    deck: str = ""
    opponent: str = ""
    result: str = ""

    def wants(self, game: Game) -> bool:
        return (
            self.deck in ("", game.deck_slug or game.deck)
            and (not self.opponent or self.opponent in game.opponents)
            and self.result in ("", game.result)
        )


def finished_games(person: Person, game: str) -> list[Game]:
    """Finished whole games of this person, the latest first: those of the game with this key."""
    mine = Player.objects.of(person).filter(table__finished__isnull=False)
    tables = Table.objects.filter(game=game, pk__in=mine.values("table")).exclude(players__bot__startswith=PREFIX)
    tables = tables.order_by("-finished").prefetch_related("players__deck")
    fields = ("slug", "created", "finished", "result", "setup__teams", "views__0__turn", "views__0__first", "pk")
    facts = {row["pk"]: row for row in tables.values(*fields)}
    return [_game(table, facts[table.pk], person) for table in tables.only("slug", "finished", "clock")]


def _game(table: Table, facts: dict[str, object], person: Person) -> Game:
    mine = next(player for player in table.seats if player.belongs_to(person))
    created, finished, result = facts["created"], facts["finished"], facts["result"]
    teams = int(str(facts["setup__teams"] or len(table.seats)))  # without teams everybody is one
    others = [player for player in table.others(mine.seat) if (player.seat - mine.seat) % teams]
    assert isinstance(created, datetime), "a column"
    assert isinstance(finished, datetime), "a column"
    assert isinstance(result, dict), "a finished game has a result"
    winner, (deck, opponent_deck) = result["winner"], known_decks(table, mine.seat)
    ended = "drawn" if winner is None else "lost" if (winner - mine.seat) % teams else "won"
    return Game(
        slug=table.slug,
        player=mine.name,
        opponents=tuple(other.name for other in others),
        deck=deck or NO_NAME,
        deck_slug=mine.deck.slug if mine.deck else "",
        opponent_deck=opponent_deck,
        ended=finished,
        lasted=finished - created,
        turns=int(str(facts["views__0__turn"])),
        result=HOT_SEAT if mine.hot_seat else ended,
        winner="" if winner is None else listed(table.names[winner::teams]),
        began=facts["views__0__first"] == mine.seat,
        practice=practice_in(table).in_words,
    )


def known_decks(table: Table, seat: int) -> tuple[str, str]:
    """What the deck of this seat is called, and that of a single opponent; "" is not known. People name theirs for
    themselves."""
    mine, (other, *more) = table.seats[seat], table.others(seat)
    theirs = "" if more or not (other.bot or other.hot_seat) else other.deck_name
    return mine.deck.name if mine.deck else mine.deck_name, theirs


def by_deck(games: Iterable[Game]) -> list[Figure]:
    return _figures((game.deck, game) for game in games)


def by_opponent(games: Iterable[Game]) -> list[Figure]:
    return _figures((name, game) for game in games for name in set(game.opponents))


def _figures(named: Iterable[tuple[str, Game]]) -> list[Figure]:
    """By name, the most played first, of games that were won or lost for whoever asks."""
    groups: dict[str, list[Game]] = {}
    for name, game in named:
        if game.result != HOT_SEAT:
            groups.setdefault(name, []).append(game)
    found = [_figure(name, games) for name, games in groups.items()]
    return sorted(found, key=lambda figure: (-figure.played, figure.name))


def _figure(name: str, games: list[Game]) -> Figure:
    results = [game.result for game in games]
    began = [game.result for game in games if game.began]
    return Figure(
        name,
        len(games),
        results.count("won"),
        results.count("lost"),
        results.count("drawn"),
        len(began),
        began.count("won"),
    )
