"""What can happen to an invitation: it is made, accepted, played by, and closed.

Each verb is one transaction with the invitation's row locked, so that of two who do something at once the later one
finds what the earlier one did. Verbs raise Refused with a code and a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from django.db import transaction
from django.utils import timezone

from engine.epic import BadSetup
from engine.epic.catalogue import UnknownCard
from engine.epic.construction import UnknownFormat, by_key
from engine.epic.rules import RULES_2017, RULES_OF
from gate.words import one_line
from live import lobby
from live.errors import Refused
from people import blocks
from people.models import new_slug
from people.persons import Person
from playtest import broadcast, once_more
from playtest import domain as tables
from playtest.challenges import matches, queries
from playtest.challenges.matches import GUEST, HOST
from playtest.domain import NewPlayer
from playtest.legality import problems
from playtest.models import Challenge, ChallengeGame, Clock, First, Side, Table
from playtest.naming import ITSELF
from playtest.watching.terms import UNWATCHED, Watch

if TYPE_CHECKING:
    from django.contrib.auth.models import User

BEST_OF = (1, 3)
MOST_OPEN, MOST_LISTED = 20, 3  # invitations of one host: in all, and in the lobby
SIGN_AFTER = timedelta(seconds=15)  # so often it is stored that the page of who waits is there
LONGEST_SHOWN = 30  # characters of a name
NOBODY = "Host", "Guest"  # what players without a name are called, by seat


@dataclass(frozen=True)
class Agreed:
    """What the host chooses. `format_key` is empty where any deck may be played; `rules_of` is the year of the
    rules."""

    format_key: str = ""
    first: str = First.CHANCE
    clock: str = Clock.NONE
    best_of: int = 1
    deities: bool = True
    open: bool = False
    watch: Watch = UNWATCHED
    rules_of: str = RULES_2017


@dataclass(frozen=True)
class Deck:
    """What a player plays with: its name, one entry for each copy of a card, the deity, and how it was chosen, as the
    form keeps it."""

    name: str
    cards: Sequence[str]
    deity: str | None = None
    chosen: Mapping[str, object] | None = None


@dataclass(frozen=True)
class Newcomer:
    """Who met somebody in the lobby, with a name as it was typed."""

    person: Person
    name: str
    deck: Deck


def create(*, person: Person, name: str, deck: Deck, agreed: Agreed, now: datetime | None = None) -> Challenge:
    """An invitation of this person, who sits at its first side."""
    _check(agreed)
    now = now or timezone.now()
    with transaction.atomic():
        _check_often(person, agreed, now)
        challenge, sides = _new(agreed)
        _sit(challenge, sides[HOST], person, _shown(name, person, HOST, ""), deck)
        sides[HOST].seen = now
        _save(challenge, sides)
    return challenge


def begin_between(*, players: tuple[Newcomer, Newcomer], agreed: Agreed) -> Table:
    """The first game of two who have met and are ready, in these seats. Afterwards they are asked as others are."""
    _check(agreed)
    with transaction.atomic():
        challenge, sides = _new(agreed)
        host, guest = players
        blocks.check_together(guest.person, [Side(guest_key=host.person.guest_key, user=host.person.user)])
        _sit(challenge, sides[HOST], host.person, _shown(host.name, host.person, HOST, ""), host.deck)
        shown = _shown(guest.name, guest.person, GUEST, sides[HOST].name)
        _sit(challenge, sides[GUEST], guest.person, shown, guest.deck)
        _save(challenge, sides)
        return _begin(challenge, sides)


def check_name(name: str, person: Person) -> None:
    """Refused("name") where nobody can be called so."""
    _shown(name, person, HOST, "")


def sit(*, slug: str, person: Person, name: str, deck: Deck, now: datetime | None = None) -> None:
    """Accept an invitation with this deck. Who sits there already has another deck from then on."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        if any(side.belongs_to(person) for side in sides):
            _change_deck(challenge, sides, queries.own(sides, person), deck)
            return
        if sides[GUEST].is_persons:
            raise Refused("full", queries.TAKEN if challenge.open else queries.ACCEPTED)
        blocks.check_together(person, sides)
        _sit(challenge, sides[GUEST], person, _shown(name, person, GUEST, sides[HOST].name), deck)
        sides[HOST].ready = False
        _save(challenge, sides)


def change_deck(*, slug: str, person: Person, deck: Deck, now: datetime | None = None) -> None:
    """Play the next game with another deck."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        _change_deck(challenge, sides, queries.own(sides, person), deck)


def set_ready(
    *,
    slug: str,
    person: Person,
    ready: bool,
    watch: str = UNWATCHED.code,
    change_sides: bool = False,
    now: datetime | None = None,
) -> Table | None:
    """Say that the next game may begin, or may not yet. When both have said so it begins: its table. While a game goes
    on it is that one's. `watch` is the code of what the player has read that spectators see. Who wants to
    `change_sides`, so that each plays the other's deck, is not ready for a game without that, nor the other way round:
    then the other one is asked again."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        side = queries.own(sides, person)
        if (table := queries.running(challenge)) is not None:
            return table
        if ready and watch != Watch.of(challenge).code:
            sentence = f"What spectators see has changed. {Watch.of(challenge).sentence} Say again that you are ready."
            raise Refused("watch", sentence)
        if not sides[GUEST].is_persons:
            raise Refused("alone", "Nobody has accepted your invitation yet. Send the link to your friend.")
        if change_sides:
            _check_may_change_sides(challenge)
        if ready and change_sides != challenge.changes_sides:
            challenge.changes_sides, sides[1 - side.seat].ready = change_sides, False
        side.ready = ready
        begun = _begin(challenge, sides) if all(one.ready for one in sides) else None
        _save(challenge, sides)
        _tell_last_table(challenge, begun)
        return begun


def present(*, slug: str, person: Person, now: datetime | None = None) -> None:
    """The page of who waits in the lobby is there: so the table is shown to others."""
    now = now or timezone.now()
    mine = Side.objects.of(person).filter(challenge__slug=slug, challenge__open=True, challenge__closed=None)
    for side in mine:
        before = side.seen
        if before is not None and now - before < SIGN_AFTER:
            continue
        Side.objects.filter(pk=side.pk).update(seen=now)
        if before is None or now - before >= queries.UNHEARD:  # it comes back
            lobby.tell()


def choose_opener(*, slug: str, person: Person, seat: int, now: datetime | None = None) -> None:
    """Say who starts the next game, for who may."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        side = queries.own(sides, person)
        _check_not_running(challenge)
        if queries.opening(challenge).chooser != side.seat or seat not in (HOST, GUEST):
            raise Refused("not_yours", "You cannot choose who starts this game.")
        challenge.opener = seat
        for one in sides:
            one.ready = one.ready and one == side
        _save(challenge, sides)


def choose_watching(*, slug: str, person: Person, watch: Watch, now: datetime | None = None) -> None:
    """Let spectators see something else of the next games. The guest agrees by being ready; then it is too late."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        if queries.own(sides, person).seat != HOST:
            raise Refused("not_yours", "Only the host chooses what spectators see.")
        _check_not_running(challenge)
        if sides[GUEST].ready:
            sentence = f"{sides[GUEST].name} has agreed to what spectators see. Change it when they are not ready."
            raise Refused("agreed", sentence)
        challenge.sees, challenge.delay = watch.sees, watch.delay
        challenge.watch_slug = challenge.watch_slug or new_slug()
        _save(challenge, sides)
        _tell_last_table(challenge, None)


def leave(*, slug: str, person: Person, now: datetime | None = None) -> None:
    """Cancel an invitation of one's own, or give up the seat at somebody else's. After a game nobody else can come."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        side = queries.own(sides, person)
        _check_not_running(challenge)
        if side.seat == HOST or challenge.games.exists():
            challenge.closed, challenge.closed_by = now or timezone.now(), side.seat
        else:
            side.vacate()
        for one in sides:
            one.ready = False
        _save(challenge, sides)


# --- accounts --------------------------------------------------------------------------------------------------------


def adopt(*, person: Person) -> None:
    """Give the account what its guest had at invitations. Nobody plays against themselves: where the account sits
    already, the guest's side is free again, or the invitation over."""
    if not person.guest_key or person.user is None:
        return
    with transaction.atomic():
        theirs = Challenge.objects.filter(sides__user=person.user).values("pk")
        _give_up(list(Side.objects.filter(guest_key=person.guest_key, user=None, challenge__in=theirs)))
        Side.objects.adopt(person)


def forget(*, user: User) -> None:
    """An account is about to be deleted: its invitations are over, and its decks are gone from them."""
    with transaction.atomic():
        _give_up(list(Side.objects.filter(user=user)))


def _give_up(sides: list[Side]) -> None:
    for side in sides:
        challenge = Challenge.objects.select_for_update().get(pk=side.challenge_id)
        if challenge.closed is None and (side.seat == HOST or challenge.games.exists()):
            challenge.closed, challenge.closed_by = timezone.now(), side.seat
        challenge.save()
        side.vacate()


# --- steps of the verbs ----------------------------------------------------------------------------------------------


def _open(slug: str, now: datetime | None) -> tuple[Challenge, list[Side]]:
    """The locked invitation, which is not over, and its two sides."""
    challenge = Challenge.objects.select_for_update().filter(slug=slug).first()
    if challenge is None:
        raise Refused("gone", queries.NO_CHALLENGE)
    sides = list(challenge.sides.select_related("user"))
    if over := queries.over(challenge, sides, now or timezone.now()):
        raise Refused("closed", over)
    return challenge, sides


def _new(agreed: Agreed) -> tuple[Challenge, list[Side]]:
    """An invitation on these terms and its two sides, which are not stored yet."""
    challenge = Challenge.objects.create(
        format_key=agreed.format_key,
        first=agreed.first,
        clock=agreed.clock,
        best_of=agreed.best_of,
        deities=agreed.deities,
        open=agreed.open,
        rules_of=agreed.rules_of,
        sees=agreed.watch.sees,
        delay=agreed.watch.delay,
        watch_slug=new_slug(),
    )
    return challenge, [Side(challenge=challenge, seat=seat) for seat in (HOST, GUEST)]


def _save(challenge: Challenge, sides: list[Side]) -> None:
    """Store both. A wish to change sides holds while whoever has it is ready."""
    challenge.changes_sides = challenge.changes_sides and any(side.ready for side in sides)
    for side in sides:
        side.save()
    challenge.save()
    if challenge.open:
        transaction.on_commit(lobby.tell, robust=True)


def _sit(challenge: Challenge, side: Side, person: Person, name: str, deck: Deck) -> None:
    side.guest_key, side.user, side.name = person.guest_key, person.user, name
    _give(challenge, side, deck)


def _give(challenge: Challenge, side: Side, deck: Deck) -> None:
    """Let this side play that deck, if it is legal."""
    if wrong := problems(deck.cards, challenge.format_key):
        raise Refused("deck", " ".join((f"This deck is not legal in {by_key(challenge.format_key).name}.", *wrong)))
    side.deck, side.cards = deck.name, list(deck.cards)
    side.deity = (deck.deity or "") if challenge.deities else ""
    side.chosen = deck.chosen
    side.ready = False


def _change_deck(challenge: Challenge, sides: list[Side], side: Side, deck: Deck) -> None:
    """Give this side another deck. Who was to play the earlier one is asked again."""
    _check_not_running(challenge)
    if matches.in_match(challenge):
        raise Refused("match", "A match is played with the same decks. You can change yours when the match is over.")
    _give(challenge, side, deck)
    if challenge.changes_sides:
        sides[1 - side.seat].ready = False
    _save(challenge, sides)


def _check_may_change_sides(challenge: Challenge) -> None:
    if not challenge.games.exists():
        raise Refused("match", "You can change sides when you have played a game with your own decks.")
    if matches.in_match(challenge):
        raise Refused("match", "A match is played with the same decks. You can change sides when the match is over.")


def _exchange(sides: list[Side]) -> None:
    """Let each side play the other's deck. How it was chosen is not told, only which cards there are."""
    given = [(side.deck, side.cards, side.deity) for side in reversed(sides)]
    for side, (deck, cards, deity) in zip(sides, given, strict=True):
        side.deck, side.cards, side.deity = deck, cards, deity
        side.chosen = once_more.as_lists([cards], [deity])


def _begin(challenge: Challenge, sides: list[Side]) -> Table:
    """The next game of these two."""
    if challenge.changes_sides:
        _exchange(sides)
    one, two = (NewPlayer(Person(side.guest_key, side.user), name=side.name, deck_name=side.deck) for side in sides)
    try:
        table = tables.create_table(
            players=(one, two),
            decks=(sides[HOST].cards, sides[GUEST].cards),
            first=queries.opening(challenge).seat,
            deities=(sides[HOST].deity or None, sides[GUEST].deity or None),
            clock=challenge.clock,
            rules_of=challenge.rules_of,
            watch=Watch.of(challenge),
        )
    except (BadSetup, UnknownCard) as error:
        raise Refused("deck", "One of these decks cannot be played any more. Choose another one.") from error
    ChallengeGame.objects.create(challenge=challenge, table=table, match=matches.next_match(challenge))
    challenge.opener = None
    for side in sides:
        side.ready = False
    return table


def _tell_last_table(challenge: Challenge, begun: Table | None) -> None:
    """Who still looks at the game before hears that the other one is ready for the next, or that it has begun."""
    last = challenge.games.exclude(table=begun).last()
    if last is not None:
        transaction.on_commit(lambda: broadcast.tell(last.table.slug), robust=True)


def _check_not_running(challenge: Challenge) -> None:
    if queries.running(challenge) is not None:
        raise Refused("running", "Your game is still in progress. Finish or concede it first.")


def _check_often(person: Person, agreed: Agreed, now: datetime) -> None:
    """Nobody fills the site, or the lobby, with invitations."""
    hosted = Side.objects.of(person).filter(seat=HOST, challenge__in=queries.open_ones(now))
    if hosted.count() >= MOST_OPEN:
        raise Refused("too_many", f"You have {MOST_OPEN} open invitations. Cancel one of them first.")
    if agreed.open and hosted.filter(challenge__open=True, challenge__games=None).count() >= MOST_LISTED:
        raise Refused("too_many", f"You have {MOST_LISTED} open tables in the lobby. Close one of them first.")


def _check(agreed: Agreed) -> None:
    """Refuse what cannot be chosen."""
    try:
        if agreed.format_key:
            by_key(agreed.format_key)
    except UnknownFormat as error:
        raise Refused("format_key", str(error)) from error
    offered = agreed.best_of in BEST_OF and agreed.first in First.values and agreed.clock in Clock.values
    if not offered or agreed.rules_of not in RULES_OF:
        raise Refused("malformed", "Choose one of the offered options.")


def _shown(typed: str, person: Person, seat: int, taken: str) -> str:
    """What a player is called: as typed, or as the account is; not as the other one is."""
    name = one_line(typed) or (person.user.get_username() if person.user is not None else NOBODY[seat])
    if name.casefold() == ITSELF.casefold():
        raise Refused("name", f"“{name}” could be either of you. Choose another name.")
    if len(name) > LONGEST_SHOWN:
        raise Refused("name", f"Your name can have at most {LONGEST_SHOWN} characters.")
    return f"{name[: LONGEST_SHOWN - 4]} 2" if name.casefold() == taken.casefold() else name
