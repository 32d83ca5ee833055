"""What a pod shows, and to whom. Reads only; an answer for a seat holds what that seat may know and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, NotRequired, TypedDict

from django.db.models import Q, prefetch_related_objects
from django.utils import timezone

from drafts import positions
from drafts.models import Pick, Pod, PodTable, Seat, Status
from drafts.opening import may_read
from drafts.rows import GONE, seat_of
from drafts.snapshots import PodPayload, Snapshot
from engine import games
from engine.bots.scoring import Score
from engine.limited import CHOOSE, TAKE, Draft, verb_of, view
from engine.limited import is_asked as seat_is_asked
from live.errors import Refused
from people.persons import Person
from playtest.models import Challenge, Table

RECENT = 50  # pods listed for a person
_PICKS = (TAKE, CHOOSE)  # verbs that steps and deeds tell of
FORMER = "A former player"  # whose account is deleted, or who left

TOGETHER = "A game of all is already in progress. Play it to its end first, or let the host stop it."
RECORD = "The record of this game would reveal your opponent’s whole deck."
WHILE_PAIRED = f"{RECORD} You can download it when the pairings of the draft are over."
UNPAIRED = f"{RECORD} You can download it after pairings of the draft have been completed."
SCOUTING = (
    "Decks are fixed until the pairings are over, so you cannot test {name}’s deck yet. "
    "Play {name}, or come back later."
)


def pod_at(slug: str) -> Pod:
    """The pod of that name; Refused("gone") when there is none. Who has the link may look."""
    pod = Pod.objects.select_related("repeats").defer("log", "repeats__log").filter(slug=slug).first()
    if pod is None:
        raise Refused("gone", GONE)
    return pod


def snapshot(*, slug: str, now: datetime | None = None) -> Snapshot:
    """The pod now, read once for everybody who looks at it."""
    pod = pod_at(slug)
    return Snapshot(pod, tuple(pod.seats.order_by("number")), now or timezone.now())


def pod_payload(*, slug: str, person: Person, now: datetime | None = None) -> PodPayload:
    """The pod as this person may see it now, JSON-ready; docs/pods.md has the fields."""
    return snapshot(slug=slug, now=now).payload(person)


def stopped(pod: Pod) -> str:
    """Why a draft that has not ended cannot go on, in a sentence; empty when it can."""
    if not pod.is_open:
        return ""
    try:
        positions.current(pod)
    except positions.CannotGoOn as changed:
        return str(changed)
    return ""


def pods_of(person: Person, game: str) -> list[Pod]:
    """The pods of a game that this person hosts or sits in, those first in which something happened last; with all that
    is read of each for a list of them, but for its log and its picks."""
    sits = Seat.objects.of(person).values("pod")
    hosts = Pod.objects.of(person).values("pk")
    mine = Pod.objects.filter(Q(pk__in=sits) | Q(pk__in=hosts), game=game)
    found = mine.select_related("repeats").defer("log", "repeats__log")
    return list(found.prefetch_related("seats", "tournaments", "matches")[:RECENT])


def is_asked(pod: Pod, person: Person, draft: Draft) -> bool:
    """Whether the pod, whose draft is given as it stands, waits for this person."""
    mine = seat_of(pod.seats.all(), person)
    return mine is not None and pod.status == Status.RUNNING and seat_is_asked(draft, mine.number)


class LoggedStep(TypedDict):
    """A card that was taken: see the engine's `log`, and `log_of`."""

    seat: int
    pack: int
    pick: int
    dealt: int
    cards: list[str]
    at: int
    taken: str
    forced: bool
    burnt: NotRequired[list[int]]
    choice: int | None
    by: str | None
    ranked: bool


class LoggedDeed(TypedDict):
    """What was done with cards on the table: see the engine's `Deed`, and `log_of`."""

    seat: int
    pack: int
    pick: int
    act: str
    cards: list[str]
    piles: list[int]
    takes: list[int]
    had: int
    forced: bool
    choice: int | None
    by: str | None
    ranked: bool


class Log(TypedDict):
    """A draft that is over: see `log_of`."""

    game: NotRequired[str]  # without it the first one
    hash: str
    setup: dict[str, Any]
    seed: str
    picks: list[tuple[int, int]]
    dealt: list[list[str]]
    steps: list[LoggedStep]
    mulligans: list[int]
    pools: list[list[str]]
    discarded: list[str]
    deeds: NotRequired[list[LoggedDeed]]
    filled: NotRequired[list[list[str]]]
    names: list[str]
    by: list[str]


def log_of(*, slug: str, person: Person) -> Log:
    """The log of a draft that is over, for those who may read it: the engine's `log`, with "names" by seat, with "by",
    who made each of the picks, and in each step and deed "choice", its place among them, "by" and "ranked"; None, None
    and False where there was nothing to choose."""
    return logs_of([pod_at(slug)], person)[0]


def logs_of(pods: Sequence[Pod], person: Person) -> list[Log]:
    """The logs of these drafts, read together. Refused("log") where this person may not read one of them."""
    prefetch_related_objects(pods, "seats", "tournaments", "matches")
    for pod in pods:
        _check_readable(pod, person)
    stored: dict[int, Any] = dict(Pod.objects.filter(pk__in=[pod.pk for pod in pods]).values_list("pk", "log"))
    made: dict[int, list[tuple[int, str, bool]]] = {pod.pk: [] for pod in pods}
    rows = Pick.objects.filter(pod__in=pods).order_by("pod", "ordinal")
    for pk, option, by, ranked in rows.values_list("pod", "option", "by", "ranked"):
        made[pk].append((option, by, ranked))
    found = [_with_who(stored[pod.pk], made[pod.pk], list(pod.seats.all())) for pod in pods]
    for pod, log in zip(pods, found, strict=True):
        if pod.game != games.DEFAULT:
            log["game"] = pod.game
    return found


def _with_who(stored: Log, made: list[tuple[int, str, bool]], seats: list[Seat]) -> Log:
    """What is stored of a draft, with who made its picks."""
    choices = iter([(at, by, ranked) for at, (option, by, ranked) in enumerate(made) if verb_of(option) in _PICKS])
    steps: list[LoggedStep] = []
    for step in stored["steps"]:
        at, by, ranked = (None, None, False) if step["forced"] else next(choices)
        steps.append({**step, "choice": at, "by": by, "ranked": ranked})
    names = [seat.name or FORMER for seat in seats]
    found: Log = {**stored, "steps": steps, "names": names, "by": [by for _, by, _ in made]}
    if "deeds" in stored:
        found["deeds"] = []
        for deed in stored["deeds"]:
            at, by, ranked = (None, None, False) if deed["forced"] else next(choices)
            found["deeds"].append({**deed, "choice": at, "by": by, "ranked": ranked})
    return found


def scores_of(*, slug: str, person: Person, pick: int) -> list[Score]:
    """The parts of the score that a bot gives to each option of one pick, by its place among the picks. Refused("gone")
    when its cards are not what they were."""
    pod = pod_at(slug)
    _check_readable(pod, person)
    row = pod.picks.filter(ordinal=pick).first()
    if row is None:
        raise Refused("gone", "There is no such pick in this draft.")
    return pod.picker.explain(view(positions.after(pod, pick), row.seat))


def pool_of(*, slug: str, person: Person) -> list[str]:
    """The cards that this person has drafted, when the draft is over, in the order of the picks."""
    pod = Pod.objects.filter(slug=slug, status=Status.OVER).first()
    if pod is None:
        raise Refused("gone", GONE)
    mine = seat_of(pod.seats.all(), person)
    if mine is None:
        raise Refused("no_seat", "You had no seat in this draft when it ended.")
    assert pod.log is not None, "it is readable"
    return list(pod.log["pools"][mine.number])


def draft_of_table(slug: str) -> str | None:
    """The draft after which the game at this table is played."""
    return Pod.objects.filter(tables__table__slug=slug).values_list("slug", flat=True).first()


def pod_of_match(challenge: Challenge) -> Pod | None:
    """The draft after which a match of several games is played; None where it is played after none."""
    if challenge.best_of == 1:
        return None
    return Pod.objects.defer("log").filter(matches__challenge=challenge).first()


def agreed_in(challenge: Challenge) -> Mapping[str, object]:
    """What the next game of a match after a draft agrees on beyond decks and starter; nothing where it is of none.
    Refused where it would be against the bot with a deck that is not to be seen just now."""
    if (pod := pod_of_match(challenge)) is None:
        return {}
    match = pod.matches.get(challenge=challenge)
    if match.tournament_id is None:
        bots = [number for number, bot in ((match.one, match.one_bot), (match.two, match.two_bot)) if bot]
        for seat in pod.seats.all():
            if seat.number in bots:
                check_scouting(pod, seat)
    return pod.agreed


def withheld(*, slug: str, seat: int, person: Person) -> str:
    """Why this person, who plays from this seat of a table, may not have the record of its game now, which tells both
    lists; "" if they may.

    Another player's list is told when pairings have been played to their end since the game began, and none go on: it
    may be played against somebody until then. That of a bot follows from the log.
    """
    found = PodTable.objects.filter(table__slug=slug).select_related("pod", "table").defer("pod__log").first()
    if found is None:
        return ""
    pod, seats = found.pod, list(found.pod.seats.order_by("number"))
    others = [seats[number] for at, number in enumerate(found.seats) if at != seat]
    if all(other.bot for other in others) and may_read(pod, person, seat_of(seats, person)):
        return ""
    if pod.tournaments.filter(ended=None).exists():
        return _of_many(WHILE_PAIRED, len(others))
    played = pod.tournaments.filter(stopped=False, ended__gt=found.table.created)
    return "" if played.exists() else _of_many(UNPAIRED, len(others))


def _of_many(sentence: str, others: int) -> str:
    """What is said of the record of a game, where there are so many other players."""
    return sentence if others == 1 else sentence.replace("your opponent’s whole deck", "other players’ whole decks")


def check_rematch(table: Table, is_playable: Callable[[Table], bool]) -> None:
    """Refuse another game with decks of a draft that are not to be seen just now, or beside a game of all that
    `is_playable`. The pod is to be locked."""
    found = PodTable.objects.filter(table=table).select_related("pod").defer("pod__log").first()
    if found is None:
        return
    if found.together:
        others = found.pod.tables.filter(together=True, stopped=False, table__finished=None).select_related("table")
        if any(is_playable(other.table) for other in others):
            raise Refused("begun", TOGETHER)
    for player in table.seats:
        if player.bot:
            check_scouting(found.pod, found.pod.seats.get(number=found.number_at(player.seat)))


def check_scouting(pod: Pod, seat: Seat) -> None:
    """Refuse a game outside the pairings against the bot with a player's deck while that deck is fixed for the
    pairings: its player would not know that it is looked at."""
    fixed = pod.tournaments.filter(ended=None, fixed=True, entrants__seat=seat.number)
    if seat.is_persons and fixed.exists():
        raise Refused("fixed", SCOUTING.format(name=seat.name))


def due_slugs(*, now: datetime) -> list[str]:
    """Pods in which something happens by itself now."""
    moving = Pod.objects.filter(status__in=(Status.GATHERING, Status.RUNNING), due__lte=now)
    return list(moving.order_by("due").values_list("slug", flat=True))


def _check_readable(pod: Pod, person: Person) -> None:
    if not may_read(pod, person, seat_of(pod.seats.all(), person)):
        if pod.status == Status.OVER:
            raise Refused("log", "The log of this draft is private.")
        raise Refused("log", "The log can be read when the draft is over.")
