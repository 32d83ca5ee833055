"""When the log of a draft opens to its players, where each is to read it only after their match (Readers.MATCH).

What somebody drafted face down is worth something in the game that follows. So whoever still has to play may know
neither the log nor the seed, which tells every pack; and nobody may who could tell them, but a host who only watches.

A repeat has the packs of its first draft. So its log is kept as close as that of the first one, whatever its host says.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from django.db.models import Q
from django.utils import timezone

from drafts.models import Pod, Readers, Result, Seat, Status
from people.persons import Person

AT_LAST = timedelta(days=7)  # after the draft, for who has played nobody
_FEW = (Readers.HOST, Readers.PLAYERS)  # the fewest first; with all others everybody reads in the end


def may_read(pod: Pod, person: Person, mine: Seat | None, now: datetime | None = None) -> bool:
    """Whether the log is there for this person, who sits in the seat `mine` or in none."""
    if pod.status != Status.OVER or not _lets_at_all(readers_of(pod), pod, person, mine):
        return False
    if pod.readers != Readers.MATCH:
        return True
    return (pod.belongs_to(person) and mine is None) or _has_opened(pod, mine, now or timezone.now())


def perhaps_readable(person: Person) -> Q:
    """Which pods `may_read` has to be asked about: for all others it says no to this person."""
    sits = Seat.objects.of(person).values("pod")
    hosts = Pod.objects.of(person).values("pk")
    return ~Q(readers__in=_FEW) | Q(pk__in=hosts) | Q(readers=Readers.PLAYERS, pk__in=sits)


def readers_of(pod: Pod) -> str:
    """Who may read the log; in a repeat those who would be let by both, it and the first draft."""
    return min(pod.readers, pod.first.readers, key=_width)


def is_wider(readers: str, pod: Pod) -> bool:
    """Whether more people would read than the first draft of this repeat lets."""
    return pod.repeats is not None and _width(readers) > _width(pod.repeats.readers)


def is_open_to_all(pod: Pod, now: datetime | None = None) -> bool:
    """Whether nothing of the log is kept from those who still have to play."""
    return pod.readers != Readers.MATCH or may_read(pod, Person(), None, now)


def may_know_seed(pod: Pod, person: Person, mine: Seat | None, now: datetime | None = None) -> bool:
    """Whether this person is told the seed: when the draft has ended, everybody who has no match before them."""
    if pod.is_open:
        return False
    return pod.status == Status.CLOSED or pod.readers != Readers.MATCH or may_read(pod, person, mine, now)


def may_choose(pod: Pod, person: Person, mine: Seat | None, now: datetime | None = None) -> bool:
    """Whether the host may let others read now: one who plays does not open the log for themselves before its time."""
    if pod.readers != Readers.MATCH or pod.status in (Status.GATHERING, Status.CLOSED) or mine is None:
        return True
    return may_read(pod, person, mine, now)


def _width(readers: str) -> int:
    return _FEW.index(Readers(readers)) if readers in _FEW else len(_FEW)


def _lets_at_all(readers: str, pod: Pod, person: Person, mine: Seat | None) -> bool:
    """Whether this person reads at some time, if these do."""
    return readers not in _FEW or pod.belongs_to(person) or (readers == Readers.PLAYERS and mine is not None)


def _has_opened(pod: Pod, mine: Seat | None, now: datetime) -> bool:
    """For this seat; for who sits in none, when it has for all players."""
    players = {seat.number for seat in pod.seats.all() if seat.is_persons}
    opened = _opened(pod, players, now)
    return opened >= players if mine is None else mine.number in opened


def _opened(pod: Pod, players: set[int], now: datetime) -> set[int]:
    """The players who may read. Nobody may while pairings go on, because all players take part in them."""
    if len(players) < 2:  # against bots, nothing is hidden from anybody
        return players
    if any(one.ended is None for one in pod.tournaments.all()):
        return set()
    if pod.finished is not None and now - pod.finished >= AT_LAST:
        return players
    return players & _have_played(pod, players)


def _have_played(pod: Pod, players: set[int]) -> set[int]:
    """The seats whose match is over. Where a bot played a player's deck it is no match of theirs or of the other, who
    are still to meet; but in pairings it is, because the bot stood in."""
    found: set[int] = set()
    for match in pod.matches.all():
        if match.result == Result.NONE:
            continue
        bots = {number for number, bot in ((match.one, match.one_bot), (match.two, match.two_bot)) if bot}
        if match.tournament_id is not None or not bots & players:
            found |= {match.one} if match.two is None else {match.one, match.two}
    return found
