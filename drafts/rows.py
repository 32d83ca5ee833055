"""The rows of a pod, locked until the transaction ends: what each verb of drafts, of decks after them and of games
begins with. All of it raises Refused."""

from __future__ import annotations

from collections.abc import Iterable

from drafts.models import Pod, Seat, Status
from live.errors import Refused
from live.memory import Memory
from people.persons import Person

GONE = "This draft does not exist. Ask the person who gave you the link."
NOT_YOURS = "Only the host of this draft can do that."
NO_SEAT = "You have no seat in this draft. Take a free seat first."
NOT_OVER = "You can play when the draft is over."

Rows = tuple[Pod, list[Seat]]

KEPT = 4096  # games of pods in memory; a pod keeps its game
_games: Memory[str] = Memory(KEPT)


def keep_game(pod: Pod) -> None:
    """Remember the game of a pod."""
    _games.keep(pod.slug, pod.game)


def game_of(slug: str) -> str:
    """The key of the game of a pod; "" where there is no such pod."""
    if (kept := _games.get(slug)) is not None:
        return kept
    pod = Pod.objects.filter(slug=slug).only("slug", "game").first()
    if pod is None:
        return ""
    keep_game(pod)
    return pod.game


def locked_pod(slug: str) -> Pod:
    """The pod, without its log."""
    pod = Pod.objects.select_for_update().defer("log").filter(slug=slug).first()
    if pod is None:
        raise Refused("gone", GONE)
    return pod


def locked(slug: str) -> Rows:
    """The pod and its seats."""
    pod = locked_pod(slug)
    return pod, list(pod.seats.order_by("number"))


def drafted(slug: str) -> Rows:
    """The same when the draft is over, with the decks and accounts of the seats."""
    pod = locked_pod(slug)
    if pod.status != Status.OVER:
        raise Refused("not_over", NOT_OVER)
    return pod, list(pod.seats.select_related("deck", "user").order_by("number"))


def hosted(rows: Rows, person: Person) -> Rows:
    """These, for the host of the pod."""
    if not rows[0].belongs_to(person):
        raise Refused("not_yours", NOT_YOURS)
    return rows


def seat_of(seats: Iterable[Seat], person: Person) -> Seat | None:
    """The seat of this person among these, if there is one."""
    return next((seat for seat in seats if seat.belongs_to(person)), None)


def own_seat(seats: Iterable[Seat], person: Person) -> Seat:
    """The same, for who must have one."""
    seat = seat_of(seats, person)
    if seat is None:
        raise Refused("no_seat", NO_SEAT)
    return seat
