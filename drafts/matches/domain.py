"""What can happen to the games after a draft.

Each verb is one transaction with the pod's row locked, so that two clicks at once make one table, and raises Refused
with a code and a sentence. Nobody enters a result: `settle` reads it off the table, and pairs the next round when a
round is over. Pages and the ticking of this folder call these verbs; nothing else writes tournaments and matches.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from django.db import transaction
from django.utils import timezone

from drafts import building
from drafts.matches.pairing import Pair, round_robin, swiss, swiss_rounds
from drafts.matches.standings import Played, swiss_standings
from drafts.models import LONGEST_NAME, Clock, Entrant, Match, Pairings, Pod, PodTable, Result, Seat, Tournament
from drafts.queries import check_scouting
from drafts.rows import NOT_YOURS, drafted, hosted, own_seat, seat_of
from engine.kernel.names import Unknown
from engine.kernel.records import BadSetup
from live.errors import Refused
from people.persons import Person
from playtest import domain as tables
from playtest import queries as played
from playtest.challenges import domain as challenges
from playtest.challenges.domain import Agreed
from playtest.challenges.domain import Deck as Brought
from playtest.challenges.matches import GUEST, HOST, in_match
from playtest.domain import NewPlayer
from playtest.models import Table

PATIENCE = timedelta(minutes=10)  # for who is asked at a table, before the opponent may let a bot play instead
MOST_TOURNAMENTS = 20  # of a pod
DRAFTED = ": drafted deck"  # what a deck is called at tables, after the name of the draft; never as its player calls it
BROKEN = "broken"  # the reason of a match that two bots could not play

NO_MATCH = "This game no longer exists. Reload the page to see the current games."
HAS_ENDED = "This game is already over. Its result is final."
STOPPED = "The host has stopped these pairings. You can still play games outside the pairings."
NOT_A_PLAYER = "Only the two players of this match can join its table."
OLD_DECKS = "These decks use earlier cards and can no longer be played."


# --- outside of tournaments ------------------------------------------------------------------------------------------


def play(*, slug: str, person: Person, number: int, bot: bool = False, best_of: int = 1) -> Table:
    """A game, or the `best_of` so many, against the seat of this number, or against its bot: the same deck, played by a
    bot. While such a match of the two goes on it is that one. The table at which it is played, or was last."""
    building.prepare(slug)
    with transaction.atomic():
        pod, seats = drafted(slug)
        _check_best_of(pod, best_of)
        mine, other = own_seat(seats, person), next((seat for seat in seats if seat.number == number), None)
        if other is None or other == mine:
            raise Refused("seat", "Choose another player of this draft.")
        bot = bot or not other.is_persons
        match = _friendly(pod, mine, other, bot, best_of)
        if match is not None and (table := _played_at(match)) is not None:
            return table
        if bot:
            check_scouting(pod, other)
        match = match or Match(pod=pod, one=mine.number, two=other.number, two_bot=bot, best_of=best_of)
        return _set_up(match, pod, seats, mine)


def _friendly(pod: Pod, mine: Seat, other: Seat, bot: bool, best_of: int) -> Match | None:
    """The match of so many games that these two have not finished. Who plays a bot has begun that game."""
    _collect(pod)
    open_ones = pod.matches.filter(tournament=None, result=Result.NONE, two_bot=bot, best_of=best_of)
    open_ones = open_ones.select_related("table", "challenge")
    found = open_ones.filter(one=mine.number, two=other.number).first()
    return found if found or bot else open_ones.filter(one=other.number, two=mine.number).first()


# --- the host's ------------------------------------------------------------------------------------------------------


def begin(
    *,
    slug: str,
    person: Person,
    pairings: str,
    bots: bool = True,
    fixed: bool = True,
    best_of: int = 1,
    now: datetime | None = None,
) -> Tournament:
    """Pair the seats of the pod, those of persons only where bots stay out, for matches that are the `best_of` so many
    games. `fixed`: each plays the deck that it has now; otherwise the one that it has when a match begins."""
    building.prepare(slug)
    with transaction.atomic():
        pod, seats = hosted(drafted(slug), person)
        if pairings not in Pairings.values:
            raise Refused("pairings", f"Choose one of {', '.join(Pairings.values)}.")
        _check_best_of(pod, best_of)
        if pod.tournaments.filter(ended=None).exists():
            raise Refused("begun", "Pairings are already in progress. Stop them before you start new ones.")
        if pod.tournaments.count() >= MOST_TOURNAMENTS:
            raise Refused("too_many", f"This draft has had {MOST_TOURNAMENTS} pairings, the maximum.")
        taking_part = [seat for seat in seats if bots or seat.is_persons]
        if len(taking_part) < 2:
            raise Refused("bots", "Pairings need at least two players. Let bots take part.")
        count = len(taking_part)
        robin = pairings == Pairings.ROUND_ROBIN
        tournament = Tournament.objects.create(
            pod=pod,
            pairings=pairings,
            rounds=len(round_robin(range(count))) if robin else swiss_rounds(count),
            best_of=best_of,
            fixed=fixed,
            seed=str(secrets.randbits(53)),
            begun=now or timezone.now(),
        )
        Entrant.objects.bulk_create(_entrant(tournament, pod, seat) for seat in taking_part)
        if robin:
            order = _lot(tournament, 0, [seat.number for seat in taking_part])
            for number, pairs in enumerate(round_robin(order), 1):
                _store(tournament, number, pairs, seats)
        _go_on(tournament, seats)
    return tournament


def stop(*, slug: str, person: Person) -> None:
    """End the pairings as they are. Games that go on can be played to their end and count for nothing."""
    with transaction.atomic():
        pod, _ = hosted(drafted(slug), person)
        tournament = pod.tournaments.filter(ended=None).first()
        if tournament is None:
            raise Refused("no_pairings", "No pairings are in progress.")
        _collect(pod)
        _end(tournament, stopped=True)


# --- a match ---------------------------------------------------------------------------------------------------------


def sit_down(*, slug: str, person: Person, match: int) -> Table:
    """The table of this match, for one of its two; it is made if it is not there, or cannot be played any more. Between
    two games of a match it is that of the first."""
    building.prepare(slug)
    with transaction.atomic():
        pod, seats = drafted(slug)
        mine, found = own_seat(seats, person), _match(pod, match)
        if mine.number not in persons_of(found, seats):
            raise Refused("not_yours", NOT_A_PLAYER)
        if found.table is not None and found.table.finished:
            return found.table
        if (table := _played_at(found)) is not None:
            return table
        _check_open(found)
        return _set_up(found, pod, seats, mine)


def stand_in(*, slug: str, person: Person, match: int, number: int, now: datetime | None = None) -> None:
    """The bot plays this match for the seat of this number, with its deck, at a new table: for oneself at any time, for
    the opponent when they keep one waiting, for anybody when the host says so."""
    with transaction.atomic():
        pod, seats = drafted(slug)
        mine, found = seat_of(seats, person), _match(pod, match)
        _collect(pod)
        found.refresh_from_db()
        _check_open(found)
        if found.tournament is None or number not in persons_of(found, seats):
            raise Refused("seat", "The bot can only replace a person in a match of the pairings.")
        if not may_replace(pod, found, seats, mine, number, pod.belongs_to(person), now or timezone.now()):
            if mine is None or mine.number not in (found.one, found.two):
                raise Refused("not_yours", NOT_YOURS)
            raise Refused("present", f"Give them time: the bot can play if they have not moved for {lasting(pod)}.")
        found.one_bot |= found.one == number
        found.two_bot |= found.two == number
        if found.begun is not None:
            seat, bot = (HOST if number == found.one else GUEST), player_of(pod, seats[number], False)
            challenges.let_bot_play(challenge=found.begun, seat=seat, bot=bot.bot or "", name=bot.name)
        found.table, found.opener = None, None
        found.save()


# --- what happens by itself ------------------------------------------------------------------------------------------


def settle(*, slug: str) -> None:
    """Enter the results of games that are over, and pair the round that follows. It may be called at any time."""
    with transaction.atomic():
        pod, seats = drafted(slug)
        _collect(pod)
        for tournament in pod.tournaments.filter(ended=None):
            _go_on(tournament, seats)


def let_bots_play(*, match: int) -> str | None:
    """The table of a match of two bots, made if need be; None when there is nothing to play. A match that cannot be
    played because the cards have changed is a draw."""
    slug = Match.objects.filter(pk=match).values_list("pod__slug", flat=True).first()
    if slug is None:
        return None
    building.prepare(slug)
    with transaction.atomic():
        pod, seats = drafted(slug)
        found = pod.matches.select_related("table", "tournament", "challenge").filter(pk=match).first()
        if found is None or found.result or found.two is None or persons_of(found, seats):
            return None
        if found.table is not None and (found.table.finished or is_playable(found.table)):
            return found.table.slug
        try:
            return _set_up(found, pod, seats, None).slug
        except Refused:
            Match.objects.filter(pk=match).update(result=Result.DRAW, reason=BROKEN)
    return None


# --- what pages ask as well ------------------------------------------------------------------------------------------


def persons_of(match: Match, seats: Iterable[Seat]) -> set[int]:
    """The numbers of the seats whose players play this match themselves."""
    persons = {seat.number for seat in seats if seat.is_persons}
    sides = {match.one} if not match.one_bot else set()
    return persons & (sides | ({match.two} if match.two is not None and not match.two_bot else set()))


def is_playable(table: Table) -> bool:
    """The game goes on, and with the cards that there are now."""
    return table.finished is None and played.is_playable(table)


def may_replace(
    pod: Pod, match: Match, seats: Sequence[Seat], mine: Seat | None, number: int, host: bool, now: datetime
) -> bool:
    """Whether who sits in the seat `mine`, and is the host or not, may let the bot play for this seat now."""
    if host or (mine is not None and mine.number == number):
        return True
    if mine is None or mine.number not in persons_of(match, seats):
        return False
    since = _waited_since(match, HOST if number == match.one else GUEST)
    return since is not None and now - since >= patience(pod)


def _waited_since(match: Match, seat: int) -> datetime | None:
    """Since when a match waits for the player in this place: at the table, or between two games of it. None while it
    does not."""
    if match.table is not None:
        return played.asked_since(match.table, seat=seat) if is_playable(match.table) else None
    if match.begun is None or match.begun.sides.get(seat=seat).ready:
        return None
    last = match.begun.games.select_related("table").last()
    return None if last is None else last.table.finished


def patience(pod: Pod) -> timedelta:
    """How long a player may let the opponent wait."""
    return timedelta(days=pod.days) if pod.clock == Clock.DAYS else PATIENCE


def lasting(pod: Pod) -> str:
    """The same, in words."""
    if pod.clock != Clock.DAYS:
        return f"{PATIENCE.seconds // 60} minutes"
    return "a day" if pod.days == 1 else f"{pod.days} days"


def shown(seat: Seat, *, bot: bool = False) -> str:
    """What who plays for a seat is called."""
    name = seat.name or f"Seat {seat.number + 1}"
    return f"{name}'s bot" if bot and not seat.bot else name


# --- steps of the verbs ----------------------------------------------------------------------------------------------


def _match(pod: Pod, match: int) -> Match:
    found = pod.matches.select_related("table", "tournament", "challenge").filter(pk=match).exclude(two=None).first()
    if found is None:
        raise Refused("gone", NO_MATCH)
    return found


def _check_best_of(pod: Pod, best_of: int) -> None:
    offered = pod.room.limited.BEST_OF
    if best_of not in offered:
        raise Refused("best_of", f"Matches here are best of {' or '.join(map(str, offered))}.")


def _played_at(match: Match) -> Table | None:
    """Where a match goes on; between two games of it, where the last one was played."""
    if match.table is not None and is_playable(match.table):
        return match.table
    last = match.begun.games.select_related("table").last() if match.begun is not None else None
    return None if last is None else last.table


def _check_open(match: Match) -> None:
    """There is something to play for."""
    if match.result or (match.table is not None and match.table.finished):
        raise Refused("over", HAS_ENDED)
    if match.tournament is not None and match.tournament.ended is not None:
        raise Refused("stopped", STOPPED)


def _set_up(match: Match, pod: Pod, seats: Sequence[Seat], opener: Seat | None) -> Table:
    """A new table for this match, with both in their places."""
    assert match.two is not None, "a bye is not played"
    persons = persons_of(match, seats)
    sides = [seats[match.one], seats[match.two]]
    one, two = (player_of(pod, seat, seat.number in persons) for seat in sides)
    match.opener = None if opener is None else opener.number
    if match.best_of > 1:
        return _set_up_one_of(match, pod, sides, (one, two))
    decks = [_deck(match.tournament, pod, seat).cards for seat in sides]
    try:
        match.table = tables.create_table(players=(one, two), decks=decks, first=None, game=pod.game, agreed=pod.agreed)
    except (BadSetup, Unknown) as error:
        raise Refused("gone", OLD_DECKS) from error
    PodTable.objects.create(pod=pod, table=match.table, seats=[match.one, match.two])
    match.save()
    return match.table


def _set_up_one_of(match: Match, pod: Pod, sides: Sequence[Seat], players: tuple[NewPlayer, NewPlayer]) -> Table:
    """A new table for the next game of a match of several, with the decks with which it began. Bots do not swap."""
    if match.begun is None:
        one, two = (
            _deck(match.tournament, pod, seat, player.deck_name) for seat, player in zip(sides, players, strict=True)
        )
        agreed = Agreed(game=pod.game, best_of=match.best_of)
        match.challenge = challenges.arrange(players=players, decks=(one, two), agreed=agreed)
    assert match.begun is not None, "it has begun now"
    match.save()
    match.table = challenges.go_on(challenge=match.begun)
    return match.table


def player_of(pod: Pod, seat: Seat, person: bool) -> NewPlayer:
    """Who plays for a seat at a table: its person, or the bot with its deck."""
    if person:
        called = pod.name[: LONGEST_NAME - len(DRAFTED)].rstrip() + DRAFTED
        return NewPlayer(person=Person(seat.guest_key, seat.user), name=shown(seat), deck_name=called)
    return NewPlayer(bot=pod.room.bots.USUAL, name=shown(seat, bot=True))


def _deck(tournament: Tournament | None, pod: Pod, seat: Seat, name: str = "") -> Brought:
    """The deck that a seat plays, by this name: the one that was fixed, or the one that it has now."""
    entrant = tournament and tournament.entrants.filter(seat=seat.number).first()
    if entrant and entrant.cards:
        return Brought(name, entrant.cards, sideboard=entrant.sideboard)
    played = building.deck_of(pod, seat)
    return Brought(name, played.cards, sideboard=played.sideboard)


def _entrant(tournament: Tournament, pod: Pod, seat: Seat) -> Entrant:
    if not tournament.fixed:
        return Entrant(tournament=tournament, seat=seat.number)
    deck = building.deck_of(pod, seat)
    name = deck.name if deck.own else ""
    return Entrant(
        tournament=tournament, seat=seat.number, cards=deck.cards, sideboard=list(deck.sideboard), deck=name
    )  # fmt: skip


def _collect(pod: Pod) -> None:
    """Enter the results of games that are over."""
    over = pod.matches.filter(result=Result.NONE, table__finished__isnull=False)
    for match in over.select_related("table", "tournament", "challenge"):
        if match.tournament is not None and match.tournament.ended is not None:
            continue
        assert match.table is not None
        if match.challenge is not None and in_match(match.challenge):
            match.table, match.opener = None, None
            match.save(update_fields=["table", "opener"])
            continue
        assert match.table.result is not None, "its game is over"
        won = match.table.result["winner"]
        match.result = Result.DRAW if won is None else (Result.ONE, Result.TWO)[won]
        match.reason = match.table.result["reason"]
        match.save(update_fields=["result", "reason"])


def _go_on(tournament: Tournament, seats: Sequence[Seat]) -> None:
    """When all that was paired is over: the next round, or the end."""
    matches = list(tournament.matches.order_by("round", "pk"))
    if any(not match.result for match in matches):
        return
    done = max((match.round or 0 for match in matches), default=0)
    if done == tournament.rounds:
        _end(tournament)
        return
    numbers = list(tournament.entrants.values_list("seat", flat=True))
    points = {row.seat: row.points for row in swiss_standings(numbers, results(matches))}
    met = [(match.one, match.two) for match in matches]
    _store(tournament, done + 1, swiss(points, met, _lot(tournament, done + 1, numbers)), seats)


def results(matches: Iterable[Match]) -> list[Played]:
    """Those that are over, as standings read them."""
    return [Played(match.one, match.two, _winner(match)) for match in matches if match.result]


def _winner(match: Match) -> int | None:
    """The number of the seat that has won; None for a draw."""
    if match.result == Result.DRAW:
        return None
    return match.two if match.result == Result.TWO else match.one


def _lot(tournament: Tournament, number: int, seats: Sequence[int]) -> list[int]:
    """The seats in an order that is drawn by lot for this round."""
    drawn = sorted(seats)
    random.Random(f"{tournament.seed}/{number}").shuffle(drawn)
    return drawn


def _store(tournament: Tournament, number: int, pairs: Sequence[Pair], seats: Sequence[Seat]) -> None:
    Match.objects.bulk_create(
        Match(
            pod=tournament.pod,
            tournament=tournament,
            round=number,
            one=one,
            two=two,
            best_of=tournament.best_of,
            one_bot=not seats[one].is_persons,
            two_bot=two is not None and not seats[two].is_persons,
            result=Result.BYE if two is None else Result.NONE,
        )
        for one, two in pairs
    )


def _end(tournament: Tournament, *, stopped: bool = False) -> None:
    tournament.ended, tournament.stopped = timezone.now(), stopped
    tournament.save(update_fields=["ended", "stopped"])
