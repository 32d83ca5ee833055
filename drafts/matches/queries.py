"""Reads of the games after a draft: what their page shows, and what is to happen by itself."""

from __future__ import annotations

from datetime import datetime

from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils import timezone

from drafts.matches.domain import lasting, shown
from drafts.matches.presenter import GamesPage, GamesPresenter, MatchLine, Pairing
from drafts.matches.together import games_for
from drafts.models import Match, Pod, Result, Seat, Status
from drafts.queries import pod_at
from drafts.rows import seat_of
from people.persons import Person

RECENT = 20  # games outside of pairings that are listed


def games_page(*, slug: str, person: Person, now: datetime | None = None) -> GamesPage:
    """The games of this pod as this person sees them now. Refused("gone")."""
    pod = pod_at(slug)
    seats = tuple(pod.seats.order_by("number"))
    presenter = GamesPresenter(
        pod, seats, person, seat_of(seats, person), pod.belongs_to(person), now or timezone.now()
    )
    tournament = pod.tournaments.first()
    pairing = None if tournament is None else presenter.pairing(tournament)
    friendly = (
        pod.matches.filter(tournament=None).select_related("table", "tournament", "challenge").order_by("-pk")[:RECENT]
    )
    lines = tuple(presenter.line(match) for match in friendly)
    together = (
        pod.tables.filter(together=True)
        .select_related("table")
        .prefetch_related("table__players")
        .order_by("-pk")[:RECENT]
    )
    return GamesPage(
        is_over=pod.status == Status.OVER,
        is_closed=pod.status == Status.CLOSED,
        host=presenter.host,
        seat=None if presenter.mine is None else presenter.mine.number,
        others=tuple((seat.number, shown(seat), seat.is_persons) for seat in seats if seat != presenter.mine),
        pairing=pairing,
        friendly=lines,
        next=_next(pairing, lines),
        best_of=tuple(pod.room.limited.BEST_OF),
        together=tuple(presenter.together(found) for found in together.prefetch_related("table__players")[:RECENT]),
        can_play_together=games_for(seats),
        has_teams=any(one.teams for one in pod.room.play.MULTIPLAYER),
        patience=lasting(pod),
    )


def is_there(slug: str) -> bool:
    """There is a pod of that name."""
    return Pod.objects.filter(slug=slug).exists()


def unsettled_slugs() -> list[str]:
    """Pods with a game that is over and whose result is not entered yet."""
    over = _open().filter(table__finished__isnull=False)
    return list(over.order_by("pod__slug").values_list("pod__slug", flat=True).distinct())


def bots_turn(*, most: int) -> list[int]:
    """So many matches at most that two bots are to play, those first that were paired first."""
    both = Q(two__isnull=False)
    for side in ("one", "two"):
        sits = Seat.objects.filter(pod=OuterRef("pod"), number=OuterRef(side)).exclude(guest_key="", user=None)
        both &= Q(**{f"{side}_bot": True}) | Q(~Exists(sits))
    return list(_open().filter(both).order_by("pk").values_list("pk", flat=True)[:most])


def _open() -> QuerySet[Match]:
    """Matches whose result counts and is not there yet."""
    return Match.objects.filter(Q(tournament=None) | Q(tournament__ended=None), result=Result.NONE)


def _next(pairing: Pairing | None, friendly: tuple[MatchLine, ...]) -> MatchLine | None:
    """What this person is to play: first where somebody waits, then a game of the pairings before others."""
    paired = pairing.open_lines if pairing is not None else []
    mine = [line for line in (*paired, *friendly) if line.mine and line.is_open]
    return min(mine, key=lambda line: (not line.invited, line in friendly, line.state != "running"), default=None)
