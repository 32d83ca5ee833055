"""The game that the players of a pod play all together after the draft, three to eight at one table.

It is a table of the pod that is marked as one: its result is read off the table and counts for no standings. Only one
goes on at a time, and the host can stop it. Each verb is one transaction with the pod's row locked and raises Refused.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from django.db import transaction
from django.utils.text import get_text_list

from drafts import building
from drafts.matches.domain import OLD_DECKS, is_playable, player_of
from drafts.models import Pod, PodTable, Seat
from drafts.queries import TOGETHER
from drafts.rows import drafted, hosted
from engine.kernel.multiplayer import MultiplayerFormat
from engine.kernel.names import Unknown
from engine.kernel.records import BadSetup
from live.errors import Refused
from people.persons import Person
from playtest import domain as tables
from playtest.models import Absence, Table

LEAST = 3
TEAM_NUMBERS = ("2", "3", "4")
SEATED, LOT, DRAFTED = "seated", "lot", "drafted"
ARRANGEMENTS = {SEATED: "As seated", LOT: "Drawn by lot", DRAFTED: "As drafted"}


@dataclass(frozen=True)
class Plan:
    """What the host chooses. `teams` and `arrangement`, one of ARRANGEMENTS, and whether teammates see each other's
    hands, are of games of teams only. `absence` says what happens with a person for whom others wait in vain."""

    format_: str
    bots: bool = True
    teams: int = 0
    arrangement: str = SEATED
    shared_hands: bool = False
    absence: str = Absence.WAIT


def begin(*, slug: str, person: Person, plan: Plan) -> Table:
    """A table at which all play with the decks that they have now, in the order of the pod."""
    building.prepare(slug)
    with transaction.atomic():
        pod, seats = hosted(drafted(slug), person)
        game = _offered(pod, plan.format_)
        if going_on(pod) is not None:
            raise Refused("begun", TOGETHER)
        if plan.absence not in Absence.values:
            raise Refused("absence", f"Choose one of {', '.join(Absence.labels)}.")
        playing = _playing(seats, bots=plan.bots)
        if game.teams:
            playing = _arranged(pod, playing, plan, game)
        try:
            table = tables.create_table(
                players=[player_of(pod, seat, seat.is_persons) for seat in playing],
                decks=[building.deck_of(pod, seat).cards for seat in playing],
                first=None,
                format_=plan.format_,
                teams=plan.teams if game.teams else 0,
                shared_hands=bool(game.teams) and plan.shared_hands,
                absence=plan.absence,
                game=pod.game,
                agreed=pod.agreed,
            )
        except (BadSetup, Unknown) as error:
            raise Refused("gone", OLD_DECKS) from error
        PodTable.objects.create(pod=pod, table=table, seats=[seat.number for seat in playing], together=True)
        return table


def stop(*, slug: str, person: Person) -> None:
    """Let the host, who may have no seat at its table, begin another game of all. Who plays can play to the end."""
    with transaction.atomic():
        pod, _ = hosted(drafted(slug), person)
        if not pod.tables.filter(together=True, stopped=False, table__finished=None).update(stopped=True):
            raise Refused("none", "No game of all is in progress.")


def going_on(pod: Pod) -> PodTable | None:
    """The game of all that is neither over nor stopped and can be played with the cards that there are now."""
    unfinished = pod.tables.filter(together=True, stopped=False, table__finished=None)
    found = unfinished.select_related("table").order_by("-pk").first()
    return found if found is not None and is_playable(found.table) else None


def games_for(seats: Sequence[Seat]) -> dict[str, str]:
    """The games that all these of a pod, or their persons alone, can play: a format, of teams with their number, and
    what it is called."""
    counts = len(seats), sum(seat.is_persons for seat in seats)
    found: dict[str, str] = {}
    for game in seats[0].pod.room.play.MULTIPLAYER:
        teams = sorted({teams for players, teams in game.teams if players in counts})
        in_teams = {f"{game.key}-{number}": f"{game.name}, {number} teams" for number in teams}
        found |= in_teams if game.teams else {game.key: game.name}
    return found


def game_in(text: str) -> tuple[str, int]:
    """The format and the number of teams, as `games_for` names them; 0 where there is no such number."""
    format_, dash, teams = text.rpartition("-")
    return (format_, int(teams) if teams in TEAM_NUMBERS else 0) if dash and teams.isdecimal() else (text, 0)


def _offered(pod: Pod, format_: str) -> MultiplayerFormat:
    """The game of that key."""
    many = pod.room.play.MULTIPLAYER
    if not many:
        raise Refused("format", "This game has no games of all. Play another player or their bot.")
    found = next((game for game in many if game.key == format_), None)
    if found is None:
        raise Refused("format", f"Choose one of {', '.join(game.name for game in many)}.")
    return found


def _playing(seats: Sequence[Seat], *, bots: bool) -> list[Seat]:
    """The seats that take part, clockwise."""
    playing = [seat for seat in seats if bots or seat.is_persons]
    if not any(seat.is_persons for seat in playing):
        raise Refused("persons", "Nobody is left to play: all seats of this draft are bots’.")
    if len(playing) < LEAST:
        more = "This draft has too few seats." if bots else "Let the bots play too."
        raise Refused("players", f"A game of all needs at least {LEAST} players. {more}")
    return playing


def _arranged(pod: Pod, playing: list[Seat], plan: Plan, game: MultiplayerFormat) -> list[Seat]:
    """The seats in the order in which they make the teams of a game: teammates alternate round the table."""
    count, name = len(playing), game.name
    if (count, plan.teams) not in game.teams:
        fitting = [str(teams) for players, teams in game.teams if players == count]
        if not fitting:
            many = get_text_list([str(players) for players in sorted({players for players, _ in game.teams})], "or")
            raise Refused("teams", f"{name} is for {many} players, and {count} would play. Choose another format.")
        raise Refused("teams", f"{count} players play {name} in {' or '.join(fitting)} teams. Choose one of these.")
    if plan.arrangement not in ARRANGEMENTS:
        raise Refused("arrangement", f"Choose one of {', '.join(ARRANGEMENTS.values())}.")
    if plan.arrangement == LOT:
        return random.SystemRandom().sample(playing, count)
    if plan.arrangement == DRAFTED:
        return _as_drafted(pod, playing, plan.teams)
    return playing


def _as_drafted(pod: Pod, playing: list[Seat], teams: int) -> list[Seat]:
    """The teams that shared a pool, each of them in turn round the table."""
    if pod.team == 1:
        raise Refused("arrangement", "This draft had no teams. Choose teams as seated or drawn by lot.")
    shared: dict[int, list[Seat]] = {}
    for seat in playing:
        shared.setdefault(seat.number // pod.team, []).append(seat)
    if len(shared) != teams or any(len(team) != len(playing) // teams for team in shared.values()):
        raise Refused("arrangement", f"The teams of this draft do not make {teams} teams of the same size here.")
    return [seat for together in zip(*shared.values(), strict=True) for seat in together]
