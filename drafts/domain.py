"""What can happen in a pod.

Each verb is one transaction with the pod's row locked, so that a pick is stored before anybody sees what came of it,
and tells the pod's group after the commit. What can be computed before is: who holds the lock lets all others wait.
`person` is who asks: the host, who sits in a seat, or anybody who has the link. `now` is the time, given by tests.
Verbs raise Refused with a code and a sentence. Pages, consumers and the ticking clock call these verbs; nothing else
writes pods, seats and picks.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from django.db import transaction
from django.db.models import F, Q
from django.utils import timezone

from drafts import (
    advancing,
    bringing,
    clocks,
    meeting,
    opening,
    positions,
    reading,
    ready,
    repeating,
    returning,
    steps,
    teams,
)
from drafts.bringing import Origin
from drafts.models import (
    Absence,
    Brought,
    By,
    DeckSize,
    Heartbeat,
    Late,
    Match,
    Pick,
    Pod,
    PodTable,
    Pull,
    Seat,
    Status,
)
from drafts.reading import Options, usual_readers
from drafts.rows import hosted, keep_game, locked, own_seat, seat_of
from engine import games
from engine.kernel.seeds import SEED_BITS
from engine.limited import BadSetup, Draft, IllegalPick, Setup, commitment, footprint, new_draft
from live.errors import Refused
from people import blocks
from people.persons import Person
from playtest.models import Challenge, Table

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from django.db.models import QuerySet

MOST_PODS, MOST_SEATS = 10, 20  # that have not ended: of a host, and in which a person sits
MOST_A_DAY = 60  # of a host
STILL = timedelta(seconds=10)  # without a heartbeat: no server was there
NOT_BEFORE_MATCH = "You play in this draft. You can choose who reads the log once you can read it: after your match."
NOT_WIDER = "These are the packs of another draft, and its log has fewer readers. Choose no more than those."
TO_BOT, TO_ANYBODY = "bot", "open"  # to whom a seat is handed over


# --- before the first pick -------------------------------------------------------------------------------------------


def create(
    *,
    person: Person,
    setup: Setup,
    game: str,
    name: str = "",
    options: Options = Options(),  # noqa: B008  (frozen)
    sits: bool = True,
    shown: str = "",
    alone: bool = False,
    origin: Origin = Origin(),  # noqa: B008  (frozen)
    now: datetime | None = None,
) -> Pod:
    """A pod of this person for a setup of the game, who sits in its first seat, under the name `shown`, or only
    watches. `alone`: bots take all other seats, the draft begins at once, and no bot picks for its only player. Where
    real cards are brought, the setup has others in their place."""
    assert person.guest_key or person.user, "nobody would own it"
    reading.check(options)
    of_game = games.of(game)
    if wrong := setup.problems():
        raise Refused("setup", str(BadSetup(wrong)))
    if options.deck_size == DeckSize.LEAST and setup.format not in of_game.limited.LARGER_DECKS:
        raise Refused("deck_size", "Only in a Sealed you can choose how many cards a deck has.")
    if origin.brought:
        setup = bringing.dealt_from(setup, origin, alone, of_game)
    kept, seed = setup.to_json(), secrets.randbits(SEED_BITS)
    draft = new_draft(setup, seed)
    pod = Pod(
        guest_key=person.guest_key,
        user=person.user,
        game=game,
        name=reading.pod_name(name or of_game.limited.called(kept)),
        setup=kept,
        seed=str(seed),
        commitment="" if origin.brought == Brought.PLAYERS else commitment(setup, seed),
        digest=footprint(draft),
        clock=options.clock,
        days=options.days,
        away_after=options.away_after,
        start=options.start,
        spectators=options.spectators,
        delay=options.delay,
        readers=options.readers or usual_readers(setup.format),
        deck_size=options.deck_size,
        open=options.open,
        cube=origin.cube,
        cube_number=origin.number,
        brought=origin.brought,
        bots=of_game.bots.best_picker(setup.format),
    )
    with transaction.atomic():
        _set_up(pod, draft, person, origin.declared or Counter(setup.cards), now or timezone.now())
        if sits:
            sit(slug=pod.slug, person=person, shown=shown, now=now)
        if sits and alone:
            set_absence(slug=pod.slug, person=person, absence=Absence.WAIT, now=now)
        if alone:
            start(slug=pod.slug, person=person, now=now)
    return pod


def repeat(
    *,
    slug: str,
    person: Person,
    shown: str = "",
    number: int | None = None,
    alone: bool = False,
    now: datetime | None = None,
) -> Pod:
    """The same packs again, for who may read the log: a pod of this person, who sits in the seat of this number, or in
    that which they had. `alone`: against bots, as in `create`."""
    assert person.guest_key or person.user, "nobody would own it"
    draft = repeating.dealt_again(slug, person)
    with transaction.atomic():
        rows, now = locked(slug), now or timezone.now()
        repeating.check(*rows, person, now)
        pod = repeating.as_repeat(rows[0], person, alone)
        _set_up(pod, draft, person, Counter(draft.setup.cards), now)
        number = repeating.seat_for(*rows, person, number)
        sit(slug=pod.slug, person=person, shown=shown, number=number, now=now)
        if alone:
            set_absence(slug=pod.slug, person=person, absence=Absence.WAIT, now=now)
            start(slug=pod.slug, person=person, now=now)
    return pod


def sit(*, slug: str, person: Person, shown: str = "", number: int | None = None, now: datetime | None = None) -> int:
    """Take a seat that nobody has, the first one or that of this number; its number. Who sits already stays there."""
    assert person.guest_key or person.user, "nobody would sit there"
    now = now or timezone.now()
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = steps.opened(slug)
        mine = seat_of(seats, person)
        if mine is not None:
            return mine.number
        if Seat.objects.of(person).filter(pod__status__in=steps.OPEN).count() >= MOST_SEATS:
            raise Refused("too_many", f"You have seats in {MOST_SEATS} open drafts, the maximum. Leave one first.")
        blocks.check_together(person, meeting.others(pod, seats))
        seat = next((one for one in seats if one.is_empty and number in (None, one.number)), None)
        if seat is None:
            text = "This seat is taken. Choose another one." if number is not None else "All seats are taken."
            raise Refused("taken", f"{text} You can still watch.")
        seat.name = reading.shown_name(shown, person, [one.name for one in seats])
        seat.guest_key, seat.user = person.guest_key, person.user
        steps.hear(pod, seats, seat, now)
        seat.save()
        Late.objects.of(person).filter(pod=pod).delete()
        ready.follow(pod, seats, now)
        steps.settle(pod, seats, now)
    return seat.number


def rename(*, slug: str, person: Person, shown: str) -> None:
    """How this player is shown from now on."""
    with transaction.atomic():
        pod, seats = steps.opened(slug)
        seat = own_seat(seats, person)
        seat.name = reading.shown_name(shown, person, [one.name for one in seats if one != seat])
        seat.save(update_fields=["name"])
        steps.announce(pod)


def describe(
    *,
    slug: str,
    person: Person,
    name: str | None = None,
    readers: str | None = None,
    away_after: int | None = None,
    now: datetime | None = None,
) -> None:
    """Another name for the pod, others who may read its log, or other minutes after which players are away. The host
    may do so even when it has ended."""
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = hosted(locked(slug), person)
        if readers not in (None, pod.readers) and not opening.may_choose(pod, person, seat_of(seats, person)):
            raise Refused("readers", NOT_BEFORE_MATCH)
        if readers is not None and opening.is_wider(reading.readers(readers), pod):
            raise Refused("readers", NOT_WIDER)
        pod.name = pod.name if name is None else reading.pod_name(name)
        pod.readers = pod.readers if readers is None else reading.readers(readers)
        pod.away_after = pod.away_after if away_after is None else reading.away_after(away_after)
        pod.save(update_fields=["name", "readers", "away_after", "touched"])
        if away_after is None:
            steps.announce(pod)
        else:
            steps.settle(pod, seats, now or timezone.now())


def say_ready(*, slug: str, person: Person, now: datetime | None = None) -> None:
    """Say that one is ready, where players are asked before the start. When all have said so it begins."""
    now = now or timezone.now()
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = steps.opened(slug)
        seat = own_seat(seats, person)
        ready.check_asked(pod, now)
        steps.hear(pod, seats, seat, now)
        seat.ready = True
        seat.save(update_fields=["seen", "lapsed", "ready"])
        ready.follow(pod, seats, now)
        steps.settle(pod, seats, now)


def start(*, slug: str, person: Person, now: datetime | None = None) -> None:
    """Begin. Bots sit down in all seats that are free, unless people come and go in this format: then they stay
    open."""
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = hosted(locked(slug), person)
        if pod.status != Status.GATHERING:
            raise Refused("started", "This draft has already started.")
        now = now or timezone.now()
        steps.begin(pod, seats, now)
        steps.settle(pod, seats, now)


# --- a player's own --------------------------------------------------------------------------------------------------


def pick(*, slug: str, person: Person, option: int, now: datetime | None = None) -> None:
    """Choose an option of the question in front of this player. Codes of IllegalPick come back as they are."""
    now = now or timezone.now()
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = locked(slug)
        seat = own_seat(seats, person)
        steps.check_running(pod)
        draft = positions.current(pod).clone()
        try:
            made = advancing.make(pod, draft, seat.number, option, By.PERSON, now)
        except IllegalPick as illegal:
            raise Refused(illegal.code, str(illegal)) from illegal
        steps.hear(pod, seats, seat, now)
        seat.missed = None
        seat.save(update_fields=["seen", "lapsed", "missed"])
        steps.proceed(pod, draft, seats, [made], now)
        steps.announce(pod)


def set_absence(
    *, slug: str, person: Person, absence: object, ranking: object = None, now: datetime | None = None
) -> None:
    """What happens to this player's seat while they are away. A ranking is a list of card names, the best one first;
    whatever picks for the seat follows it, and None is none."""
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = steps.opened(slug)
        seat = own_seat(seats, person)
        seat.absence, seat.ranking = reading.absence(absence), reading.ranking(ranking, pod.room)
        if seat.absence == Absence.RANKING and seat.ranking is None:
            raise Refused("ranking", "A bot can use your ranking once it has at least one card. Rank a card first.")
        seat.save(update_fields=["absence", "ranking"])
        steps.settle(pod, seats, now or timezone.now())


def present(*, slug: str, person: Person, now: datetime | None = None) -> None:
    """A page of this player is there: said when it opens and every HEARTBEAT_INTERVAL. Bots that picked
    meanwhile stop, and time that stood still goes on."""
    now = now or timezone.now()
    seat = Seat.objects.of(person).filter(pod__slug=slug, pod__status__in=steps.OPEN).order_by("number").first()
    if seat is None:
        return
    if not clocks.is_quiet(seat, now):
        Seat.objects.filter(pk=seat.pk).update(seen=now, lapsed=False)
        return
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = steps.opened(slug)
        seat = own_seat(seats, person)
        steps.hear(pod, seats, seat, now)
        seat.save(update_fields=["seen", "lapsed"])
        steps.settle(pod, seats, now)


def take_back(*, slug: str, person: Person, number: int, now: datetime | None = None) -> None:
    """Undo what a bot chose for this player from their choice of this number on, which is the one that is offered."""
    now = now or timezone.now()
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = locked(slug)
        seat = own_seat(seats, person)
        steps.check_running(pod)
        found = returning.offer(pod, positions.current(pod), seats, seat, now)
        if found is None or found.number != number:
            raise Refused("final", "These picks can no longer be taken back.")
        steps.hear(pod, seats, seat, now)
        pod.picks.filter(ordinal__gte=found.ordinal).delete()
        returning.undo(seats, seat, found)
        steps.proceed(pod, found.draft, seats, list(found.kept), now)
        steps.announce(pod)


def keep(*, slug: str, person: Person) -> None:
    """Leave it at what a bot chose for this player."""
    with transaction.atomic():
        pod, seats = steps.opened(slug)
        seat = own_seat(seats, person)
        seat.missed = None
        seat.save(update_fields=["missed"])
        steps.announce(pod)


def bring(*, slug: str, person: Person, cards: Mapping[str, int] | None, now: datetime | None = None) -> None:
    """Say which cards this player lets be dealt, a count by name, instead of what they said before; None for none."""
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = steps.opened(slug)
        seat = own_seat(seats, person)
        if pod.brought != Brought.PLAYERS:
            raise Refused("brought", "The players bring no cards to this draft.")
        if not bringing.is_declared(pod):
            raise Refused("started", "This draft has started, and its cards have been chosen.")
        seat.brings = None if cards is None else bringing.read(cards, games.of(pod.game))
        now = now or timezone.now()
        seat.save(update_fields=["brings"])
        ready.follow(pod, seats, now)
        steps.settle(pod, seats, now)


def leave(*, slug: str, person: Person, now: datetime | None = None) -> None:
    """Give the seat up: it is free again, or vacant if the draft has begun, and then a bot picks for it."""
    now = now or timezone.now()
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = steps.opened(slug)
        moment = clocks.moment(pod, seats, now)
        own_seat(seats, person).vacate()
        steps.keep_time(pod, seats, moment)
        ready.follow(pod, seats, now)
        steps.settle(pod, seats, now)


# --- the host's ------------------------------------------------------------------------------------------------------


def pause(*, slug: str, person: Person, now: datetime | None = None) -> None:
    """Stop the draft. Each clock keeps the time that is left."""
    now = now or timezone.now()
    with transaction.atomic():
        pod, seats = hosted(locked(slug), person)
        steps.check_running(pod)
        moment = clocks.moment(pod, seats, now)
        for seat in seats:
            if seat.deadline is not None:
                seat.left, seat.deadline = max(0.0, (seat.deadline - moment).total_seconds()), None
        Seat.objects.bulk_update(seats, ["left", "deadline"])
        pod.status, pod.paused, pod.due = Status.PAUSED, moment, None
        pod.save(update_fields=["status", "paused", "due", "touched"])
        steps.announce(pod)


def go_on(*, slug: str, person: Person, now: datetime | None = None) -> None:
    """End a pause."""
    now = now or timezone.now()
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = hosted(locked(slug), person)
        if pod.status != Status.PAUSED:
            raise Refused("not_paused", "This draft is not paused.")
        for seat in seats:
            if seat.left is not None:
                seat.deadline, seat.left = now + timedelta(seconds=seat.left), None
        steps.count_from(seats, now)
        Seat.objects.bulk_update(seats, ["left", "deadline"])
        steps.wait_with_offers(pod, seats, now - clocks.moment(pod, seats, now))
        pod.status, pod.paused = Status.RUNNING, None
        pod.save(update_fields=["status", "paused", "touched"])
        steps.settle(pod, seats, now)


def hand_over(*, slug: str, person: Person, number: int, to: str, now: datetime | None = None) -> None:
    """Give a seat to a bot, or open it to whoever sits down next. A draft that has begun takes a seat from nobody who
    is there."""
    now = now or timezone.now()
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = hosted(locked(slug), person)
        steps.check_open(pod)
        seat = next((one for one in seats if one.number == number), None)
        if seat is None or to not in (TO_BOT, TO_ANYBODY):
            raise Refused("seat", f"Choose a seat from 1 to {len(seats)}, and who takes it: a bot or anybody.")
        away = not seat.is_persons or clocks.is_away(pod, seat, now)
        if pod.status != Status.GATHERING and not away and not seat.belongs_to(person):
            raise Refused("present", f"{seat.name} is here. You can only hand over a seat while its player is away.")
        moment = clocks.moment(pod, seats, now)
        seat.vacate()
        steps.keep_time(pod, seats, moment)
        if to == TO_BOT:
            steps.seat_bot(seat)
        ready.follow(pod, seats, now)
        steps.settle(pod, seats, now)


def close(*, slug: str, person: Person, now: datetime | None = None) -> None:
    """Break the draft off, for everybody and for ever."""
    with transaction.atomic():
        pod, _ = hosted(locked(slug), person)
        steps.check_open(pod)
        pod.seats.update(deadline=None, clocked=None, left=None)
        pod.status, pod.paused, pod.due, pod.finished = Status.CLOSED, None, None, now or timezone.now()
        pod.save(update_fields=["status", "paused", "due", "finished", "touched"])
        steps.announce(pod)


# --- games after it --------------------------------------------------------------------------------------------------


def lock_pod_of(slug: str) -> None:
    """Lock the pod that the table of this slug belongs to, if there is one: before the table itself, as all who lock
    both do."""
    list(Pod.objects.select_for_update().filter(tables__table__slug=slug).values("pk"))


def play_again(*, table: Table, again: Table) -> None:
    """A rematch is played with the same decks, so what they hold is as secret as it was."""
    found = PodTable.objects.filter(table=table).first()
    if found is not None:
        PodTable.objects.create(pod_id=found.pod_id, table=again, seats=found.seats, together=found.together)


def lock_pod_of_match(slug: str) -> None:
    """Lock the pod of which the match at the invitation of this slug is, if it is of one: before the invitation, as all
    who lock both do."""
    list(Pod.objects.select_for_update().filter(matches__challenge__slug=slug).values("pk"))


def play_next(*, challenge: Challenge, table: Table) -> None:
    """The next game of a match of several has begun, with the same decks, but for what was swapped."""
    match = Match.objects.filter(challenge=challenge).first()
    if match is not None:
        PodTable.objects.create(pod_id=match.pod_id, table=table, seats=[match.one, match.two])
        Match.objects.filter(pk=match.pk).update(table=table)


# --- time and accounts -----------------------------------------------------------------------------------------------


def advance(*, slug: str, now: datetime | None = None) -> None:
    """Make the picks that nobody is waited for any more, or end a ready check. Call it when the pod is due; it may be
    called at any time."""
    now = now or timezone.now()
    positions.prepare(slug)
    with transaction.atomic():
        pod, seats = locked(slug)
        if pod.status == Status.GATHERING:
            happened = ready.lapse(pod, seats, now)
        elif pod.status == Status.RUNNING:
            happened = steps.proceed(pod, positions.current(pod).clone(), seats, [], now)
        else:
            return
        if happened:
            steps.announce(pod)


def postpone(*, slug: str, until: datetime) -> None:
    """Look at a pod no sooner, because something is wrong with it."""
    Pod.objects.filter(slug=slug).update(due=until)


def heartbeat(*, now: datetime | None = None) -> timedelta:
    """A server looks at the clocks; said every few seconds. While none did, time stood still: deadlines, and since when
    players are away, move on by as long. By how much they moved."""
    now = now or timezone.now()
    with transaction.atomic():
        last, new = Heartbeat.objects.select_for_update().get_or_create(pk=1, defaults={"at": now})
        gap = now - last.at
        if new or gap <= timedelta(0):
            return timedelta(0)
        last.at = now
        last.save()
        if gap <= STILL:
            return timedelta(0)
        open_pods = list(Pod.objects.select_for_update().filter(status__in=steps.OPEN).values_list("pk", flat=True))
        Pod.objects.filter(pk__in=open_pods).update(due=F("due") + gap, paused=F("paused") + gap)
        Pick.objects.filter(pod__in=open_pods, until__isnull=False).update(until=F("until") + gap)
        Seat.objects.filter(pod__in=open_pods).update(deadline=F("deadline") + gap, seen=F("seen") + gap)
    return gap


def adopt(*, person: Person, now: datetime | None = None) -> int:
    """Give the account the pods and the seats of its guest; how many pods there were.

    Nobody has two seats in a pod: where the account sits already, the guest's seat is vacant.
    """
    if not person.guest_key or person.user is None:
        return 0
    with transaction.atomic():
        _lock_pods(Seat.objects.of(person))
        theirs = Pod.objects.filter(seats__user=person.user).values("pk")
        _vacate(Seat.objects.filter(guest_key=person.guest_key, user=None, pod__in=theirs), now or timezone.now())
        for pod in Pod.objects.filter(seats__in=Seat.objects.filter(guest_key=person.guest_key, user=None)).only(
            "slug"
        ):
            steps.announce(pod)
        Seat.objects.adopt(person)
        Pull.objects.adopt(person)
        Late.objects.adopt(person)
        return Pod.objects.adopt(person)


def forget(*, user: User, now: datetime | None = None) -> None:
    """An account is about to be deleted, and its pods with it; those in which others sit are left to them, without a
    host, and so are those that are repeated by a pod that stays. Its seats are vacant."""
    with transaction.atomic():
        _lock_pods(Seat.objects.filter(user=user))
        _vacate(Seat.objects.filter(user=user), now or timezone.now())
        Pull.objects.filter(user=user).update(user=None, guest_key="")
        of_others = Seat.objects.exclude(guest_key="", user=None).values("pod")
        stays = Pod.objects.exclude(repeats=None).filter(~Q(user=user) | Q(pk__in=of_others))
        theirs = Pod.objects.filter(user=user).exclude(pk__in=of_others)
        theirs.exclude(pk__in=list(stays.values_list("repeats", flat=True))).delete()
        Pod.objects.filter(user=user).update(user=None, guest_key="")


def _set_up(pod: Pod, draft: Draft, person: Person, declared: Mapping[str, int], now: datetime) -> None:
    """Store a pod of this host, who brings what is declared if the host brings the cards, with free seats."""
    _check_host(person, now)
    pod.save()
    keep_game(pod)
    positions.keep(pod.slug, draft, 0, None)
    Seat.objects.bulk_create(Seat(pod=pod, number=number) for number in range(draft.setup.seats))
    if pod.host_brings:
        bringing.keep(pod, draft, [(person, declared)])


def _check_host(person: Person, now: datetime) -> None:
    """Nobody fills the site with pods."""
    mine = Pod.objects.of(person)
    if mine.filter(status__in=steps.OPEN).count() >= MOST_PODS:
        raise Refused("too_many", f"You host {MOST_PODS} open drafts, the maximum. Close one first.")
    if mine.filter(created__gt=now - timedelta(days=1)).count() >= MOST_A_DAY:
        raise Refused("too_many", f"You have created {MOST_A_DAY} drafts in 24 hours, the maximum.")


def _lock_pods(seats: QuerySet[Seat]) -> None:
    """Lock the pods of these seats, as each verb locks its own before it touches a seat."""
    list(Pod.objects.select_for_update().filter(pk__in=seats.values("pod")).order_by("pk").values("pk"))


def _vacate(seats: QuerySet[Seat], now: datetime) -> None:
    """Empty seats of any pods, as their players do by leaving; the clock looks at those that run."""
    pods = []
    for seat in seats.select_related("pod", "deck"):
        pod, others = seat.pod, list(seat.pod.seats.exclude(pk=seat.pk))
        moment = clocks.moment(pod, [seat, *others], now)
        if seat.deck is not None:
            teams.follow(seat.deck)
        seat.vacate()
        pods.append(pod.pk)
        if pod.status == Status.RUNNING:
            steps.keep_time(pod, others, moment)
            Pod.objects.filter(pk=pod.pk).update(due=now)
    ready.call_off(pods)
