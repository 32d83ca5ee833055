"""What can happen to an invitation: it is made, accepted, played by, and closed.

Each verb is one transaction with the invitation's row locked, so that of two who do something at once the later one
finds what the earlier one did. Verbs raise Refused with a code and a sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from django.db import transaction
from django.utils import timezone

from drafts import domain as pods
from drafts import queries as drafts
from engine.construction.formats import Format, UnknownFormat
from engine.games import of
from engine.kernel.multiplayer import DUEL
from gate.words import one_line
from live import lobby
from live.errors import Refused
from people import blocks
from people.models import new_slug
from people.persons import Person
from playtest import broadcast
from playtest import queries as played
from playtest.challenges import matches, queries
from playtest.challenges.beginning import ask_again, begin
from playtest.challenges.matches import GUEST, HOST
from playtest.domain import NewPlayer
from playtest.legality import problems
from playtest.models import Absence, Challenge, Clock, First, Side, Table, bot_title
from playtest.naming import ITSELF, listed
from playtest.watching.terms import UNWATCHED, Watch

if TYPE_CHECKING:
    from django.contrib.auth.models import User

BEST_OF = (1, 3)
MOST_OPEN, MOST_LISTED = 20, 3  # invitations of one host: in all, and in the lobby
SIGN_AFTER = timedelta(seconds=15)  # so often it is stored that the page of who waits is there
LONGEST_SHOWN = 30  # characters of a name
HOSTS, GUESTS = "Host", "Guest"  # what players without a name are called


@dataclass(frozen=True)
class Agreed:
    """What the host chooses. `kind` is one of the `game`'s MULTIPLAYER, or a duel, by so many `seats` and `teams`;
    `format_key` is that of the decks, empty where any may be played; `rules_of` is the year of the rules, empty for
    the usual one."""

    game: str
    kind: str = DUEL
    seats: int = 2
    teams: int = 0
    shared_hands: bool = False
    absence: str = Absence.WAIT
    format_key: str = ""
    first: str = First.CHANCE
    clock: str = Clock.NONE
    best_of: int = 1
    deities: bool = False
    open: bool = False
    watch: Watch = UNWATCHED
    rules_of: str = ""


@dataclass(frozen=True)
class Deck:
    """What a player plays with: its name, one entry for each copy of a card, the deity, how it was chosen, as the form
    keeps it, and its sideboard."""

    name: str
    cards: Sequence[str]
    deity: str | None = None
    chosen: Mapping[str, object] | None = None
    sideboard: Sequence[str] = ()


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
        _sit(challenge, sides[HOST], person, _shown(name, person, HOSTS), deck)
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
        _sit(challenge, sides[HOST], host.person, _shown(host.name, host.person, HOSTS), host.deck)
        shown = _shown(guest.name, guest.person, GUESTS, _names(sides))
        _sit(challenge, sides[GUEST], guest.person, shown, guest.deck)
        _save(challenge, sides)
        return begin(challenge, sides)


def arrange(*, players: tuple[NewPlayer, NewPlayer], decks: tuple[Deck, Deck], agreed: Agreed) -> Challenge:
    """A match of these two after a draft, persons or bots: nobody has to accept it, and `go_on` begins its games."""
    _check(agreed)
    with transaction.atomic():
        challenge, sides = _new(agreed)
        for side, player, deck in zip(sides, players, decks, strict=True):
            if player.person is not None:
                _sit(challenge, side, player.person, player.name, deck)
            else:
                side.bot, side.name = player.bot or "", player.name
                _give(challenge, side, deck)
        _save(challenge, sides)
    return challenge


def go_on(*, challenge: Challenge) -> Table:
    """The game that is played in a match after a draft, or the next one, without asking whether all are ready."""
    with transaction.atomic():
        found, sides = _open(challenge.slug, None)
        if (table := queries.running(found)) is not None:
            return table
        table = begin(found, sides)
        _save(found, sides)
        return table


def let_bot_play(*, challenge: Challenge, seat: int, bot: str, name: str) -> None:
    """A bot plays a match after a draft to its end in place of who has this seat. The game that goes on is begun
    anew."""
    with transaction.atomic():
        found, sides = _open(challenge.slug, None)
        side = sides[seat]
        side.guest_key, side.user, side.bot, side.name, side.swapped = "", None, bot, name, {}
        found.games.filter(table__finished=None).delete()
        ask_again(sides)
        _save(found, sides)


def check_name(name: str, person: Person) -> None:
    """Refused("name") where nobody can be called so."""
    _shown(name, person, HOSTS)


def sit(
    *, slug: str, person: Person, name: str, deck: Deck, seat: int | None = None, now: datetime | None = None
) -> None:
    """Accept an invitation with this deck, in that `seat`, None for the first that is free. Who sits there already has
    another deck from then on."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        if any(side.belongs_to(person) for side in sides):
            _change_deck(challenge, sides, queries.own(sides, person), deck)
            return
        side = _free_side(challenge, sides, seat)
        _check_not_running(challenge)
        blocks.check_together(person, sides)
        _sit(challenge, side, person, _shown(name, person, GUESTS, _names(sides)), deck)
        ask_again(sides)
        _save(challenge, sides)


def seat_bot(*, slug: str, person: Person, seat: int, bot: str, deck: str, now: datetime | None = None) -> None:
    """Let a bot play in a free seat, with the ready-made deck of that key, whatever the format of the others is."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        ready = {one.key: one for one in of(challenge.game).construction.READY}
        if bot not in dict(played.bots(many=True, game=challenge.game)) or deck not in ready:
            raise Refused("malformed", "Choose one of the offered bots and decks.")
        _check_may_seat_bots(challenge, sides, person)
        side = _free_side(challenge, sides, seat)
        side.bot, side.name = bot, _apart(bot_title(bot), _names(sides))
        side.deck, side.cards = ready[deck].name, list(ready[deck].cards)
        ask_again(sides)
        _save(challenge, sides)


def free_seat(*, slug: str, person: Person, seat: int, now: datetime | None = None) -> None:
    """Let a seat be free again that a bot has."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        _check_may_seat_bots(challenge, sides, person)
        side = _side_at(sides, seat)
        if not side.bot:
            raise Refused("not_a_bot", "No bot sits there. Only the seats of bots can be freed.")
        side.vacate()
        ask_again(sides)
        _save(challenge, sides)


def change_deck(*, slug: str, person: Person, deck: Deck, now: datetime | None = None) -> None:
    """Play the next game with another deck."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        _change_deck(challenge, sides, queries.own(sides, person), deck)


def swap(*, slug: str, person: Person, out: Sequence[str], into: Sequence[str], now: datetime | None = None) -> None:
    """Between the games of a match, exchange cards of one's deck for as many of its sideboard, until the match is over
    or something else is said: each time it is said of the deck as it was brought."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        side = queries.own(sides, person)
        _check_not_running(challenge)
        if not matches.may_swap(challenge, side):
            raise Refused("match", queries.NO_SWAP)
        if len(out) != len(into):
            raise Refused("swap", f"You take {len(out)} out and put {len(into)} in. As many go out as come in.")
        for wanted, there, where in ((out, side.cards, "deck"), (into, side.sideboard, "sideboard")):
            if missing := sorted(Counter(wanted) - Counter(there)):
                raise Refused("swap", f"Your {where} has not so many of {listed(missing)}.")
        side.swapped = {"out": list(out), "into": list(into)}
        side.ready = False
        _save(challenge, sides)


def set_ready(
    *,
    slug: str,
    person: Person,
    ready: bool,
    watch: str = UNWATCHED.code,
    change_sides: bool = False,
    now: datetime | None = None,
) -> Table | None:
    """Say that the next game may begin, or may not yet. When all have said so it begins: its table. While a game goes
    on it is that one's. `watch` is the code of what the player has read that spectators see. Who wants to
    `change_sides`, so that each plays the other's deck, is not ready for a game without that, nor the other way round:
    then the other one is asked again."""
    with transaction.atomic():
        pods.lock_pod_of_match(slug)
        challenge, sides = _open(slug, now)
        side = queries.own(sides, person)
        if (table := queries.running(challenge)) is not None:
            return table
        if ready and watch != Watch.of(challenge).code:
            sees = Watch.of(challenge).sentence_for(len(sides))
            sentence = f"What spectators see has changed. {sees} Say again that you are ready."
            raise Refused("watch", sentence)
        if any(one.is_free for one in sides):
            raise Refused("alone", queries.ALONE if challenge.is_duel else queries.NOT_FULL)
        if change_sides:
            _check_may_change_sides(challenge)
        if ready and change_sides != challenge.changes_sides:
            challenge.changes_sides = change_sides
            ask_again(_others(sides, side))
        side.ready = ready
        begun = begin(challenge, sides) if all(one.ready or one.bot for one in sides) else None
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
        if queries.opening(challenge).chooser != side.seat or not 0 <= seat < len(sides):
            raise Refused("not_yours", "You cannot choose who starts this game.")
        challenge.opener = seat
        ask_again(_others(sides, side))
        _save(challenge, sides)


def choose_watching(*, slug: str, person: Person, watch: Watch, now: datetime | None = None) -> None:
    """Let spectators see something else of the next games. A guest agrees by being ready; then it is too late."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        if queries.own(sides, person).seat != HOST:
            raise Refused("not_yours", "Only the host chooses what spectators see.")
        _check_of_no_draft(challenge)
        _check_not_running(challenge)
        if agreed := [side.name for side in _others(sides, sides[HOST]) if side.ready]:
            has = "has" if len(agreed) == 1 else "have"
            sentence = f"{listed(agreed)} {has} agreed to what spectators see. Change it when they are not ready."
            raise Refused("agreed", sentence)
        challenge.sees, challenge.delay = watch.sees, watch.delay
        challenge.watch_slug = challenge.watch_slug or new_slug()
        _save(challenge, sides)
        _tell_last_table(challenge, None)


def leave(*, slug: str, person: Person, now: datetime | None = None) -> None:
    """Cancel an invitation of one's own, or give up the seat at somebody else's. After a game of two nobody else can
    come."""
    with transaction.atomic():
        challenge, sides = _open(slug, now)
        side = queries.own(sides, person)
        _check_not_running(challenge)
        _check_of_no_draft(challenge)
        if queries.ends_with(challenge, side):
            challenge.closed, challenge.closed_by = now or timezone.now(), side.seat
        else:
            side.vacate()
        ask_again(sides)
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
        if challenge.closed is None and queries.ends_with(challenge, side):
            challenge.closed, challenge.closed_by = timezone.now(), side.seat
        challenge.save()
        side.vacate()


# --- steps of the verbs ----------------------------------------------------------------------------------------------


def _open(slug: str, now: datetime | None) -> tuple[Challenge, list[Side]]:
    """The locked invitation, which is not over, and its sides."""
    challenge = Challenge.objects.select_for_update().filter(slug=slug).first()
    if challenge is None:
        raise Refused("gone", queries.NO_CHALLENGE)
    sides = list(challenge.sides.select_related("user"))
    if over := queries.over(challenge, sides, now or timezone.now()):
        raise Refused("closed", over)
    return challenge, sides


def _new(agreed: Agreed) -> tuple[Challenge, list[Side]]:
    """An invitation on these terms and its sides, which are not stored yet."""
    challenge = Challenge.objects.create(
        game=agreed.game,
        kind=agreed.kind,
        teams=agreed.teams,
        shared_hands=agreed.shared_hands,
        absence=agreed.absence,
        format_key=agreed.format_key,
        first=agreed.first,
        clock=agreed.clock,
        best_of=agreed.best_of,
        deities=agreed.deities,
        open=agreed.open,
        rules_of=agreed.rules_of or next(iter(of(agreed.game).play.RULES_OF), ""),
        sees=agreed.watch.sees,
        delay=agreed.watch.delay,
        watch_slug=new_slug(),
    )
    return challenge, [Side(challenge=challenge, seat=seat) for seat in range(agreed.seats)]


def _others(sides: Iterable[Side], side: Side) -> list[Side]:
    return [one for one in sides if one.seat != side.seat]


def _side_at(sides: Sequence[Side], seat: int) -> Side:
    """The side of that seat, as somebody has named it."""
    if not 0 <= seat < len(sides):
        raise Refused("seat", f"There are seats 1 to {len(sides)}. Choose one of them.")
    return sides[seat]


def _free_side(challenge: Challenge, sides: Sequence[Side], seat: int | None) -> Side:
    """The side where somebody may sit down: the one of that seat, None for the first that is free."""
    free = [side for side in sides if side.is_free]
    if not free:
        raise Refused("full", queries.TAKEN if challenge.open else queries.ACCEPTED)
    if seat is None:
        return free[0]
    side = _side_at(sides, seat)
    if not side.is_free:
        raise Refused("seat", f"Seat {seat + 1} is taken. Choose one that is free.")
    return side


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
    if wrong := problems(deck.cards, challenge.format_key, challenge.game, deck.sideboard):
        raise Refused("deck", " ".join((f"This deck is not legal in {_format(challenge).name}.", *wrong)))
    side.deck, side.cards = deck.name, list(deck.cards)
    side.sideboard, side.swapped = list(deck.sideboard), {}
    side.deity = (deck.deity or "") if challenge.deities else ""
    side.chosen = deck.chosen
    side.ready = False


def _format(challenge: Challenge) -> Format:
    return of(challenge.game).construction.by_key(challenge.format_key)


def _change_deck(challenge: Challenge, sides: list[Side], side: Side, deck: Deck) -> None:
    """Give this side another deck. Who was to play the earlier one is asked again."""
    _check_not_running(challenge)
    if matches.in_match(challenge):
        raise Refused("match", "A match is played with the same decks. You can change yours when the match is over.")
    _give(challenge, side, deck)
    if challenge.changes_sides:
        ask_again(sides)
    _save(challenge, sides)


def _check_may_seat_bots(challenge: Challenge, sides: Sequence[Side], person: Person) -> None:
    if queries.own(sides, person).seat != HOST:
        raise Refused("not_yours", "Only the host lets bots play.")
    if challenge.is_duel:
        raise Refused("duel", "This invitation is for two persons. Play against a bot from the home page.")
    _check_not_running(challenge)


def _check_may_change_sides(challenge: Challenge) -> None:
    if not challenge.is_duel:
        raise Refused("match", "Only two players can change sides.")
    if not challenge.games.exists():
        raise Refused("match", "You can change sides when you have played a game with your own decks.")
    if matches.in_match(challenge):
        raise Refused("match", "A match is played with the same decks. You can change sides when the match is over.")


def _tell_last_table(challenge: Challenge, begun: Table | None) -> None:
    """Who still looks at the game before hears that somebody is ready for the next, or that it has begun."""
    last = challenge.games.exclude(table=begun).last()
    if last is not None:
        transaction.on_commit(lambda: broadcast.tell(last.table.slug), robust=True)


def _check_not_running(challenge: Challenge) -> None:
    if queries.running(challenge) is not None:
        to_do = "Wait for its end." if len(challenge.sides.all()) > 2 else "Finish or concede it first."
        raise Refused("running", f"Your game is still in progress. {to_do}")


def _check_of_no_draft(challenge: Challenge) -> None:
    if drafts.pod_of_match(challenge) is not None:
        raise Refused("draft", "This match belongs to a draft: nobody closes or watches it. Go to the draft’s games.")


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
            of(agreed.game).construction.by_key(agreed.format_key)
    except UnknownFormat as error:
        raise Refused("format_key", str(error)) from error
    offered = agreed.best_of in BEST_OF and agreed.first in First.values and agreed.clock in Clock.values
    if not offered or (agreed.rules_of and agreed.rules_of not in of(agreed.game).play.RULES_OF):
        raise Refused("malformed", "Choose one of the offered options.")
    if agreed.deities and not of(agreed.game).construction.DEITIES:
        raise Refused("malformed", "This game has no deities.")
    if agreed.kind == DUEL:
        _check_duel(agreed)
    else:
        _check_many(agreed)


def _check_duel(agreed: Agreed) -> None:
    if (agreed.seats, agreed.teams, agreed.shared_hands) != (2, 0, False):
        raise Refused("malformed", "A duel is of two players without teams.")
    if agreed.absence != Absence.WAIT:
        raise Refused("malformed", "Between two the game waits for who is absent. Choose a clock instead.")


def _check_many(agreed: Agreed) -> None:
    kind = next((kind for kind in of(agreed.game).play.MULTIPLAYER if kind.key == agreed.kind), None)
    if kind is None or agreed.absence not in Absence.values:
        raise Refused("malformed", "Choose one of the offered games.")
    if (agreed.first, agreed.clock, agreed.best_of) != (First.CHANCE, Clock.NONE, 1):
        raise Refused("malformed", "Who starts, a clock and a match can be chosen for two players only.")
    if (agreed.seats, agreed.teams) not in kind.tables:
        raise Refused("malformed", f"{kind.name} cannot be played by so many, or not in such teams.")
    if agreed.shared_hands and not agreed.teams:
        raise Refused("malformed", "Only teammates can see each other’s hands.")


def _names(sides: Iterable[Side]) -> list[str]:
    return [side.name for side in sides if side.name]


def _shown(typed: str, person: Person, unnamed: str, taken: Collection[str] = ()) -> str:
    """What a player is called: as typed, or as the account is; not as one of the others is."""
    name = one_line(typed) or (person.user.get_username() if person.user is not None else unnamed)
    if name.casefold() == ITSELF.casefold():
        raise Refused("name", f"“{name}” could be either of you. Choose another name.")
    if len(name) > LONGEST_SHOWN:
        raise Refused("name", f"Your name can have at most {LONGEST_SHOWN} characters.")
    return _apart(name, taken)


def _apart(name: str, taken: Collection[str]) -> str:
    """This name, with a number behind it where somebody has it already."""
    others, shown, number = {one.casefold() for one in taken}, name, 1
    while shown.casefold() in others:
        number += 1
        shown = f"{name[: LONGEST_SHOWN - 4]} {number}"
    return shown
