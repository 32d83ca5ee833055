"""The game that the players of a pod play all together after the draft, three to eight at one table.

It is a table of the pod that is marked as one: its result is read off the table and counts for no standings. Only one
goes on at a time, and the host can stop it. Each verb is one transaction with the pod's row locked and raises Refused.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from django.db import transaction

from drafts import building
from drafts.matches.domain import OLD_DECKS, is_playable, player_of
from drafts.models import Pod, PodTable, Seat
from drafts.queries import TOGETHER
from drafts.rows import drafted, hosted
from engine.epic import BadSetup
from engine.epic.catalogue import UnknownCard
from engine.epic.rules import HYDRA, TEAMS
from engine.epic.views import GAMES
from live.errors import Refused
from people.persons import Person
from playtest import domain as tables
from playtest.models import Absence, Table

LEAST = 3
SEATED, LOT, DRAFTED = "seated", "lot", "drafted"
ARRANGEMENTS = {SEATED: "As seated", LOT: "Drawn by lot", DRAFTED: "As drafted"}


@dataclass(frozen=True)
class Plan:
    """What the host chooses. `teams` and `arrangement`, one of ARRANGEMENTS, and whether teammates see each other's
    hands, are of Hydra only. `absence` says what happens with a person for whom others wait in vain."""

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
        if plan.format_ not in GAMES:
            raise Refused("format", f"Choose one of {', '.join(GAMES.values())}.")
        if going_on(pod) is not None:
            raise Refused("begun", TOGETHER)
        if plan.absence not in Absence.values:
            raise Refused("absence", f"Choose one of {', '.join(Absence.labels)}.")
        playing = _playing(seats, bots=plan.bots)
        team = plan.format_ == HYDRA
        if team:
            playing = _arranged(pod, playing, plan)
        try:
            table = tables.create_table(
                players=[player_of(seat, seat.is_persons) for seat in playing],
                decks=[building.deck_of(pod, seat).cards for seat in playing],
                first=None,
                format_=plan.format_,
                teams=plan.teams if team else 0,
                shared_hands=team and plan.shared_hands,
                absence=plan.absence,
            )
        except (BadSetup, UnknownCard) as error:
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
    """The games that all these, or their persons alone, can play: a format, in Hydra with its number of teams, and what
    it is called."""
    counts = len(seats), sum(seat.is_persons for seat in seats)
    teams = sorted({teams for players, teams in TEAMS if players in counts})
    alone = {key: title for key, title in GAMES.items() if key != HYDRA}
    return alone | {f"{HYDRA}-{number}": f"{GAMES[HYDRA]}, {number} teams" for number in teams}


def game_in(text: str) -> tuple[str, int]:
    """The format and the number of teams, as `games_for` names them; 0 where there is no such number."""
    format_, _, teams = text.rpartition("-") if text.startswith(HYDRA) else (text, "", "")
    return format_ or text, int(teams) if teams in {str(number) for _, number in TEAMS} else 0


def _playing(seats: Sequence[Seat], *, bots: bool) -> list[Seat]:
    """The seats that take part, clockwise."""
    playing = [seat for seat in seats if bots or seat.is_persons]
    if not any(seat.is_persons for seat in playing):
        raise Refused("persons", "Nobody is left to play: all seats of this draft are bots’.")
    if len(playing) < LEAST:
        more = "This draft has too few seats." if bots else "Let the bots play too."
        raise Refused("players", f"A game of all needs at least {LEAST} players. {more}")
    return playing


def _arranged(pod: Pod, playing: list[Seat], plan: Plan) -> list[Seat]:
    """The seats in the order in which they make the teams of Hydra: teammates alternate round the table."""
    count = len(playing)
    if (count, plan.teams) not in TEAMS:
        fitting = [str(teams) for players, teams in TEAMS if players == count]
        if not fitting:
            raise Refused("teams", f"Hydra is for 4, 6 or 8 players, and {count} would play. Choose another format.")
        raise Refused("teams", f"{count} players play Hydra in {' or '.join(fitting)} teams. Choose one of these.")
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
