"""What can happen at a table.

Each verb is one transaction with the table's row locked, so that a choice is stored before anybody sees what came of
it, and tells the table's group after the commit. A game that is not in memory is built before: who holds the lock lets
all others wait. Verbs raise Refused with a code and a sentence. Pages, consumers and thinking bots call these verbs;
nothing else writes tables and choices, but that `watching/domain.py` writes what spectators see.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import combinations
from typing import TYPE_CHECKING, Any

from django.db import transaction
from django.utils import timezone

from drafts import domain as pods
from drafts import queries as drafts
from engine.bots.halving import Thought
from engine.games import Play, Position, Record, of
from engine.kernel.answers import IllegalOption
from engine.kernel.multiplayer import DUEL
from engine.kernel.names import Unknown
from engine.kernel.notation import BadNotation
from engine.kernel.records import TAKE_BACK, BadSetup
from live.errors import Refused
from people.persons import Person
from playtest import absence as absences
from playtest import broadcast, clocks, positions, steps
from playtest.absence import PATIENCE
from playtest.frames import Choice as Chosen
from playtest.models import (
    ALWAYS,
    Absence,
    ChallengeGame,
    Choice,
    Clock,
    Coaching,
    Pace,
    Player,
    Table,
    bot_title,
    usual_stops,
)
from playtest.practice import terms
from playtest.practice.terms import PLAIN, Practice
from playtest.scenes import scene_at
from playtest.watching.terms import UNWATCHED, Watch

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from django.db.models import QuerySet

    from decks.models import Deck

SEED_BITS = 63
MOST_AN_HOUR = 60  # games that a person begins
MOST_IN_PLAY = 40  # in a position that somebody types: among more, bots and all who wait for them take seconds
GUEST, LEFT = "Guest", "A player who left"


@dataclass(frozen=True)
class NewPlayer:
    """Who is to sit at a new table: a person or a bot. Without a name, a person is called as the account is. `deck` is
    the saved deck that is played, and `deck_name` what it or another deck is called. With `hot_seat` the person has the
    other seat too. `asked_always`: also where only passing is possible. A bot that `may_concede` gives up when its game
    is lost. `practice` is the help that a person has against a bot."""

    person: Person | None = None
    bot: str | None = None
    name: str = ""
    deck: Deck | None = None
    deck_name: str = ""
    hot_seat: bool = False
    asked_always: bool = False
    may_concede: bool = False
    practice: Practice = PLAIN

    def row(self, seat: int, play: Play) -> Player:
        """The row of this player in that seat of a game, not stored yet."""
        row = Player(seat=seat, deck=self.deck, deck_name=self.deck_name, stops=usual_stops(play))
        if self.bot is not None:
            assert self.person is None, "a bot plays for itself"
            row.bot, row.name, row.may_concede = self.bot, self.name or bot_title(self.bot), self.may_concede
            return row
        assert self.person is not None, "nobody would sit there"
        user = self.person.user
        row.guest_key, row.user = self.person.guest_key, user
        row.name = self.name or (GUEST if user is None else user.get_username())
        row.pace, row.hot_seat = _pace_of(self.person), self.hot_seat
        row.hints, row.warns = self.practice.hints, self.practice.warns
        row.stops |= {ALWAYS: self.asked_always}
        return row


def _pace_of(person: Person) -> str:
    """The pace that this person chose last."""
    last = Player.objects.of(person).order_by("-pk").first()
    return Pace.NORMAL if last is None else last.pace


def create_table(
    *,
    players: Sequence[NewPlayer],
    decks: Sequence[Sequence[str]],
    first: int | None,
    game: str,
    deities: Sequence[str | None] = (),
    format_: str = DUEL,
    teams: int = 0,
    shared_hands: bool = False,
    clock: str = Clock.NONE,
    absence: str = Absence.WAIT,
    chosen: Mapping[str, object] | None = None,
    watch: Watch = UNWATCHED,
    rules_of: str = "",
    agreed: Mapping[str, object] | None = None,
) -> Table:
    """A table for these players, by seat, clockwise: persons or bots; two, or as many as the `format_` allows, one of
    the game's MULTIPLAYER, in so many `teams` where it is for teams. `first` is the seat that starts, None for chance;
    `deities` are played with the decks, if they have any; `rules_of` is the year of the rules, "" for the usual one;
    `agreed` are other fields of the setup. Where all are bots they play when they are woken (`thinking.wake`); a clock
    is for two persons with a device each; `absence` says what happens with a person for whom others wait in vain.
    `chosen` is how the decks were chosen, as the form keeps it, and `watch` what spectators see. Raises BadSetup where
    no such game can be played."""
    play, wished = of(game).play, dict(agreed or {})
    if any(deities):
        wished["deities"] = tuple(deities)
    if rules_of:
        wished["rules_of"] = rules_of
    if format_ != DUEL:
        wished |= _of_many(play, format_, teams, shared_hands=shared_hands)
    setup = play.setup(decks, first, **wished)
    return _create(players, setup, game=game, clock=clock, absence=absence, chosen=chosen, watch=watch)


def _of_many(play: Play, format_: str, teams: int, *, shared_hands: bool) -> dict[str, Any]:
    """What the setup of a game of more than two says. Raises BadSetup where there is no such format."""
    found = next((one for one in play.MULTIPLAYER if one.key == format_), None)
    if found is None:
        raise BadSetup(f'This game has no format "{format_[:40]}" for more than two.')
    in_teams = {"teams": teams, "shared_hands": shared_hands}
    return {**found.agreed, **{name: value for name, value in in_teams.items() if value}}


def begin_scene(*, person: Person, key: str, game: str) -> Table:
    """A table at which a person plays a scene or a puzzle of a game, from its start. UnknownScene where it has none of
    that key."""
    scene = scene_at(key, game)
    partner = NewPlayer(bot=scene.bot, name=scene.partner)
    setup = of(game).play.setup_at(scene.position)
    return _create((NewPlayer(person, name="You"), partner), setup, game=game)


def begin_position(*, players: Sequence[NewPlayer], position: str, game: str) -> Table:
    """A table at which these two play from a position in notation. Refused where it is none, where the game is over in
    it, and where so much is in play that each choice would take long: all others wait meanwhile."""
    play = of(game).play
    try:
        setup = play.setup_at(position)
    except BadNotation as bad:
        raise Refused("malformed", str(bad)) from bad
    if len(setup.decks) != len(players):
        raise Refused("malformed", f"This position is one of {len(setup.decks)} players, and tables here have two.")
    begun = play.new_game(setup, 0)
    if begun.reason:
        raise Refused("over", "The game is over in this position.")
    if (count := play.in_play(begun)) > MOST_IN_PLAY:
        things = play.WORDS["things"]
        raise Refused("malformed", f"This position has {count} {things} in play. At most {MOST_IN_PLAY} can be played.")
    return _create(players, setup, game=game)


def play_on_from(*, record: Record, step: int, players: Sequence[NewPlayer], game: str) -> Table:
    """A table at which these two go on from a moment of a finished game, after so many of its choices. What both have
    not seen yet comes as it did. Refused where there is no such moment, or where the game was over then; BadRecord when
    today's engine plays the game otherwise."""
    record.replay()
    if not 0 <= step <= len(record.options):
        raise Refused("malformed", f"This game has steps 0 to {len(record.options)}.")
    play = of(game).play
    replayed = play.new_game(record.setup, record.seed)
    rows = []
    for number, code in enumerate(record.options[:step]):
        chooser = replayed.begun.position.seat if code == TAKE_BACK and replayed.begun else replayed.seat
        rows.append(Choice(number=number, seat=chooser, code=code))
        play.play(replayed, code)
    if replayed.reason:
        raise Refused("over", "The game was over at this step. Go back to an earlier one to play on from there.")
    return _create(players, record.setup, game=game, begun=(record, rows))


def _create(
    players: Sequence[NewPlayer],
    setup: Any,
    *,
    game: str,
    rematch_of: Table | None = None,
    rematch_by: int | None = None,
    clock: str = Clock.NONE,
    absence: str = Absence.WAIT,
    watch: Watch = UNWATCHED,
    begun: tuple[Record, list[Choice]] | None = None,
    chosen: Mapping[str, object] | None = None,
) -> Table:
    """A stored table. `begun` is a record of what was played before, and its choices: the game goes on after them."""
    play = of(game).play
    rows = [player.row(seat, play) for seat, player in enumerate(players)]
    _check_apart(players, rows)
    terms.check(rows, clock, play)
    seated = [(player.person, row.name) for player, row in zip(players, rows, strict=True)]
    persons = [(person, name) for person, name in seated if person is not None]
    alone = all(person == persons[0][0] for person, _ in persons)
    for person, name in persons:
        check_often(person, "" if alone else name)
    if begun is None:
        setup, seed, made = replace(setup, every_window=True), secrets.randbits(SEED_BITS), list[Choice]()
    else:
        seed, made = begun[0].seed, begun[1]
    began = play.new_game(setup, seed)
    with transaction.atomic():
        table = Table.objects.create(
            game=game,
            setup=setup.to_json(),
            seed=str(seed),
            versions=[[0, play.VERSION]],
            rematch_of=rematch_of,
            rematch_by=rematch_by,
            clock=clock,
            absence=absence,
            chosen=chosen,
            sees=watch.sees,
            delay=watch.delay,
            watch_slug=watch.slug,
        )
        for player in rows:
            player.table = table
        Player.objects.bulk_create(rows)
        steps.checkpoint(table, began, 0, 0)
        dealt = len(began.journal or ())
        for choice in made:
            choice.table = table
            play.play(began, choice.code)
        Choice.objects.bulk_create(made)
        if made:
            steps.checkpoint(table, began, len(made), dealt)
        last = made[-1].pk if made else None
        table.due = steps.due(table, began)
        table.save(update_fields=["due"])
        transaction.on_commit(lambda: positions.keep(table.slug, began, len(made), last))
        if table.watch_slug:
            transaction.on_commit(lambda: broadcast.tell_spectators(table.watch_slug), robust=True)
    return table


def choose(
    *, slug: str, seat: int, at: int, choice: Chosen, careful: bool = False, now: datetime | None = None
) -> None:
    """Make the choices of a seat: `choice` holds `codes`, a multi-pick, or `amounts`, a division (see the protocol).
    Where somebody is `careful`, Refused("warned") says what they would hardly want, and nothing is done."""
    positions.prepare(slug)
    with transaction.atomic():
        table, game = steps.running(slug)
        asked = table.play.decision(game)
        if game.choices != at:
            raise Refused("stale", positions.STALE)
        if asked is None or asked.seat != seat:
            raise Refused("not_your_choice", "It is not your turn to choose. Somebody else is asked.")
        try:
            codes = table.play.plan(game, choice)
            if careful and (sentence := table.play.warning(game, seat, codes)):
                raise Refused("warned", sentence)
            if table.absence != Absence.WAIT:
                _hear(table.seats[seat], now or timezone.now())
            steps.proceed(table, game, seat, codes, now=now)
        except IllegalOption as illegal:
            raise Refused("illegal", str(illegal)) from illegal


def take_back(*, slug: str, seat: int, at: int) -> None:
    """Take back what this seat did last, if it has learned nothing by it (3.7.1)."""
    positions.prepare(slug)
    with transaction.atomic():
        table, game = steps.running(slug)
        if game.choices != at:
            raise Refused("stale", positions.STALE)
        if game.begun is not None and game.begun.position.seat != seat:
            raise Refused("illegal", "There is nothing that you could take back. Somebody else has acted since.")
        then = positions.branch(game)
        try:
            table.play.play(then, TAKE_BACK)
        except IllegalOption as illegal:
            raise Refused("illegal", str(illegal)) from illegal
        table.seats[seat].passing = False
        steps.keep(table, game, then, [Choice(table=table, number=game.choices, seat=seat, code=TAKE_BACK)])


def play_bot(
    *,
    slug: str,
    seat: int,
    at: int,
    codes: list[int],
    thoughts: Sequence[Thought | None] = (),
    concedes: bool = False,
) -> bool:
    """Store what a bot chose from choice number `at` on and what it thought of each, or that it gives up; False when
    the game has moved on, and nothing is stored."""
    positions.prepare(slug)
    with transaction.atomic():
        try:
            table, game = steps.running(slug)
        except Refused:
            return False
        asked = table.play.decision(game)
        if game.choices != at or asked is None or asked.seat != seat or not table.seats[seat].thinker:
            return False
        if concedes:
            steps.give_up(table, game, seat)
        else:
            steps.proceed(table, game, seat, codes, thoughts=thoughts)
    return True


def set_stops(*, slug: str, seat: int, stops: dict[str, bool]) -> None:
    """Where the player of this seat wants to be asked; a window that waits at a step without a stop passes at once."""
    positions.prepare(slug)
    with transaction.atomic():
        table, game = steps.running(slug)
        known = usual_stops(table.play)
        if not stops.keys() <= known.keys() or not all(isinstance(on, bool) for on in stops.values()):
            raise Refused("malformed", f"Stops are {', '.join(known)}. Each is on or off.")
        player = table.seats[seat]
        player.stops = player.stops | stops
        steps.proceed(table, game, seat, [])


def pass_until(*, slug: str, seat: int, my_turn: bool) -> None:
    """Pass every window of this seat until its own turn, or no longer. Blocks and other duties are still asked."""
    positions.prepare(slug)
    with transaction.atomic():
        table, game = steps.running(slug)
        table.seats[seat].passing = my_turn
        steps.proceed(table, game, seat, [])


def set_pace(*, slug: str, seat: int, pace: str) -> None:
    """How quickly this player wants to be shown what others do. Their next tables begin with it."""
    if pace not in Pace:
        raise Refused("malformed", f"The pace is {', '.join(Pace.values[:-1])} or {Pace.values[-1]}.")
    with transaction.atomic():
        table = steps.locked(slug)
        table.seats[seat].pace = pace
        table.seats[seat].save(update_fields=["pace"])
        steps.announce(table)


def present(*, slug: str, seat: int, now: datetime | None = None) -> None:
    """A page of this seat's player is there: when it opens, and now and then while it is open. Between persons with a
    device each only: a bot does not look up. No bot plays for this player any more."""
    now = now or timezone.now()
    if Player.objects.filter(table__slug=slug, bot="", hot_seat=False).count() < 2:
        return
    with transaction.atomic():
        table = steps.locked(slug)
        player = table.seats[seat]
        if not table.is_between_persons or not player.is_persons:
            return
        returns = player.is_away(now) or player.stand_in
        if player.stand_in:
            again = now + PATIENCE  # from then on the table knows better
            table.due = again if table.due is None else min(table.due, again)
            table.save(update_fields=["due"])
        _hear(player, now)
        if returns:
            steps.announce(table)


def _hear(player: Player, now: datetime) -> None:
    """This person is there, so that no bot plays for them any more."""
    player.seen, player.stand_in = now, False
    player.save(update_fields=["seen", "stand_in"])


def concede(*, slug: str, seat: int, at: int) -> None:
    """Give the game up (1.2.2), whoever is asked."""
    positions.prepare(slug)
    with transaction.atomic():
        table, game = steps.running(slug)
        if game.choices != at:
            raise Refused("stale", positions.STALE)
        if seat not in table.play.playing(game):
            raise Refused("over", "You are out of this game already. You may leave the table.")
        steps.give_up(table, game, seat)


def advance(*, slug: str, now: datetime, listening: datetime | None = None) -> None:
    """Let happen what is due: a seat whose time is up gives up, a window passes after its pause, and who is absent
    gives up or has a bot play for them. `listening`: since when pages can be heard of."""
    positions.prepare(slug)
    with transaction.atomic():
        table, game = steps.running(slug)
        asked = table.play.decision(game)
        assert asked is not None, "it is not over"
        left = clocks.left(table, now, asked.seat)
        if left is not None and not left[asked.seat]:
            table.timed_out = asked.seat
            steps.give_up(table, game, asked.seat)
        elif table.passes_at is not None and table.passes_at <= now:
            steps.proceed(table, game, asked.seat, [], now=now, paused=True)
        elif (ends := absences.runs_out(table, asked.seat, listening)) is not None and ends <= now:
            _end_waiting(table, game, asked.seat)
        else:
            table.due = steps.due(table, game, listening)
            table.save(update_fields=["due"])


def _end_waiting(table: Table, game: Position, seat: int) -> None:
    """Nobody waits any longer for the player of this seat, who is absent."""
    if table.absence == Absence.CONCEDE:
        steps.give_up(table, game, seat)
        return
    player = table.seats[seat]
    player.stand_in = True
    player.save(update_fields=["stand_in"])
    table.due = steps.due(table, game)
    table.save(update_fields=["due"])
    steps.announce(table)


def postpone(*, slug: str) -> None:
    """Nothing is due at a table that cannot go on, until somebody does something there."""
    Table.objects.filter(slug=slug).update(due=None)


def rematch(*, slug: str, seat: int, change_sides: bool = False) -> Table:
    """A new game with the same players, decks, deities and starter, after one that is over or that only bots play to
    its end; where they `change_sides`, each plays the other's deck, and the deck that began begins again. Whoever asks
    again comes to the same new game."""
    with transaction.atomic():
        pods.lock_pod_of(slug)
        table = steps.locked(slug)
        if table.finished is None and positions.is_playable(table) and not positions.is_left_to_bots(table):
            raise Refused("illegal", "This game is not over yet. Finish or concede it first.")
        again = Table.objects.filter(rematch_of=table).first()
        if again is not None:
            return again
        if ChallengeGame.objects.filter(table=table).exists():
            raise Refused("illegal", "Say on the page of your invitation that you are ready for the next game.")
        if any(player.is_empty for player in table.seats):
            raise Refused("gone", "Your opponent has left for good. Start a new game from the home page.")
        drafts.check_rematch(table, positions.is_playable)
        if change_sides:
            _check_may_change_sides(table)
        try:
            players, setup = _same_players(table, change_sides), _same_setup(table, change_sides)
            chosen, watch = table.chosen, Watch.of(table)
            again = _create(
                players,
                setup,
                game=table.game,
                rematch_of=table,
                rematch_by=seat,
                absence=table.absence,
                chosen=chosen,
                watch=watch,
            )
        except (BadSetup, Unknown) as error:
            raise Refused("gone", "These decks are from earlier rules. Start a new game from the home page.") from error
        pods.play_again(table=table, again=again)
        steps.announce(table)
        return again


# --- accounts --------------------------------------------------------------------------------------------------------


def adopt(*, person: Person) -> int:
    """Give the account the seats of its guest; at how many tables they were.

    Nobody plays against themselves: where the account sits already, the guest gives up and leaves.
    """
    if not person.guest_key or person.user is None:
        return 0
    theirs = Table.objects.filter(players__user=person.user).values("pk")
    twice = Player.objects.filter(guest_key=person.guest_key, user=None, table__in=theirs)
    for slug in twice.filter(table__finished=None).values_list("table__slug", flat=True):
        positions.prepare(slug)
    with transaction.atomic():
        _leave(twice)
        made = Player.objects.filter(guest_key=person.guest_key, user=None)
        count = Table.objects.filter(pk__in=made.values("table")).count()
        made.adopt(person)
        return count


def forget(*, user: User) -> None:
    """An account is about to be deleted, and with it the tables at which no other person sits. At the others it gives
    up and leaves; they stay with who played there."""
    with transaction.atomic():
        mine = Player.objects.filter(user=user)
        of_others = Player.objects.exclude(guest_key="", user=None).exclude(user=user).values("table")
        Table.objects.filter(pk__in=mine.exclude(table__in=of_others).values("table")).delete()
        _leave(mine)


def _leave(rows: QuerySet[Player]) -> None:
    """These players give up games that go on, and leave their seats."""
    for slug, seat in list(rows.order_by("table").values_list("table__slug", "seat")):
        table = steps.locked(slug)
        if table.finished is None and positions.is_playable(table):
            game = positions.current(table)
            if seat in table.play.playing(game):
                steps.give_up(table, game, seat)
        player = table.seats[seat]
        Coaching.objects.filter(player=player).delete()  # it tells what they knew and did
        player.vacate()
        player.name = LEFT
        player.save(update_fields=["name"])
        steps.announce(table)


# --- who may begin, and with what -------------------------------------------------------------------------------------


def _check_apart(players: Sequence[NewPlayer], rows: list[Player]) -> None:
    """Nobody has two seats, not even as a guest and by an account, unless two people share the device."""
    if all(player.hot_seat for player in players):
        assert players[0].person == players[1].person, "whose device it is"
        return
    for one, two in combinations(range(len(rows)), 2):
        for mine, other in ((players[one], rows[two]), (players[two], rows[one])):
            if mine.person is not None and other.is_persons and other.belongs_to(mine.person):
                raise Refused("same_person", "You cannot play against yourself. Play against somebody else or a bot.")


def check_often(person: Person, name: str = "") -> None:
    """Nobody fills the site with tables. Raises Refused("too_many_games"), which says who has, where others may read
    it."""
    lately = timezone.now() - timedelta(hours=1)
    mine = Player.objects.of(person).values("table")
    if Table.objects.filter(pk__in=mine, created__gt=lately).count() >= MOST_AN_HOUR:
        raise Refused(
            "too_many_games",
            f"{name or 'You'} can start at most {MOST_AN_HOUR} games per hour. Try again later.",
        )


def _check_may_change_sides(table: Table) -> None:
    """Nobody plays the deck of another person who has not agreed to that."""
    if len(table.seats) > 2:
        raise Refused("illegal", "Only two players can change sides.")
    if drafts.draft_of_table(table.slug) is not None:
        raise Refused("illegal", "After a draft everybody plays the deck that they drafted.")
    if all(player.is_persons and not player.hot_seat for player in table.seats):
        raise Refused(
            "illegal", "Your opponent brings a deck of their own. Change sides against a bot or in a hot seat."
        )


def _same_players(table: Table, change_sides: bool) -> list[NewPlayer]:
    """Who sits at a table, to sit down at another one with its decks: each with their own, or, of two, with the
    other's."""
    sides = table.seats
    return [
        _sits_again(player, side) for player, side in zip(sides[::-1] if change_sides else sides, sides, strict=True)
    ]


def _sits_again(player: Player, side: Player) -> NewPlayer:
    """Who sits there, to play with the deck of that seat."""
    return NewPlayer(
        Person(player.guest_key, player.user) if player.is_persons else None,
        player.bot or None,
        player.name,
        side.deck,
        side.deck_name,
        hot_seat=player.hot_seat,
        asked_always=player.hot_seat and player.stops[ALWAYS],
        may_concede=player.may_concede,
        practice=Practice.of(player),
    )


def _same_setup(table: Table, change_sides: bool) -> Any:
    """The setup of a table for another game."""
    setup = table.play.setup_in(table.setup)
    began = table.views[0]["first"] if change_sides and table.views else None
    return setup if began is None else replace(setup, first=began)
