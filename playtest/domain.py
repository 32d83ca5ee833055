"""What can happen at a table.

Each verb is one transaction with the table's row locked, so that a choice is stored before anybody sees what came of
it, and tells the table's group after the commit. A game that is not in memory is built before: who holds the lock lets
all others wait. Verbs raise Refused with a code and a sentence. Pages, consumers and thinking bots call these verbs;
nothing else writes tables and choices.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from drafts import domain as pods
from drafts import queries as drafts
from engine.epic import BadSetup, Game, IllegalOption, Setup, apply, decision, new_game, view
from engine.epic.catalogue import UnknownCard
from engine.epic.positions import footprint, setup_in
from engine.epic.prompts import order_changes_nothing, plan
from engine.epic.records import Record, play, slipped
from engine.epic.rules import WINDOW
from engine.epic.simulation import warning
from engine.epic.versions import VERSION
from engine.epic.views import entries
from engine.kernel.records import TAKE_BACK, concession
from live.errors import Refused
from people.persons import Person
from playtest import broadcast, clocks, positions
from playtest.frames import Choice as Chosen
from playtest.models import ALWAYS, STOPS, ChallengeGame, Checkpoint, Choice, Clock, Pace, Player, Table, bot_title
from playtest.scenes import DONE, advice, scene_at, scene_of

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from django.db.models import QuerySet

    from decks.models import Deck

SEED_BITS = 63
SHORTEST_PAUSE = 0.25  # of the longest
_CHANCE = secrets.SystemRandom()
MOST_AN_HOUR = 60  # games that a person begins
GUEST, LEFT = "Guest", "A player who left"


@dataclass(frozen=True)
class NewPlayer:
    """Who is to sit at a new table: a person or a bot. Without a name, a person is called as the account is. `deck` is
    the saved deck that is played, and `deck_name` what it or another deck is called."""

    person: Person | None = None
    bot: str | None = None
    name: str = ""
    deck: Deck | None = None
    deck_name: str = ""

    def row(self, seat: int) -> Player:
        """The row of this player in that seat, not stored yet."""
        row = Player(seat=seat, deck=self.deck, deck_name=self.deck_name)
        if self.bot is not None:
            assert self.person is None, "a bot plays for itself"
            row.bot, row.name = self.bot, self.name or bot_title(self.bot)
            return row
        assert self.person is not None, "nobody would sit there"
        user = self.person.user
        row.guest_key, row.user = self.person.guest_key, user
        row.name = self.name or (GUEST if user is None else user.get_username())
        row.pace = _pace_of(self.person)
        return row


def _pace_of(person: Person) -> str:
    """The pace that this person chose last."""
    last = Player.objects.of(person).order_by("-pk").first()
    return Pace.NORMAL if last is None else last.pace


def create_table(
    *,
    players: tuple[NewPlayer, NewPlayer],
    decks: tuple[list[str], list[str]],
    first: int | None,
    deities: tuple[str | None, str | None] = (None, None),
    clock: str = Clock.NONE,
) -> Table:
    """A table for these two, by seat: persons or bots. `first` is the seat that starts, None for chance; `deities` are
    played with the decks, if they have any. Two bots play when they are woken (`thinking.wake`); a clock is for two
    persons."""
    setup = Setup(decks=(tuple(decks[0]), tuple(decks[1])), first=first, deities=deities)
    return _create(players, setup, clock=clock)


def begin_scene(*, person: Person, key: str) -> Table:
    """A table at which a person plays a scene or a puzzle, from its start. UnknownScene when there is none."""
    scene = scene_at(key)
    partner = NewPlayer(bot=scene.bot, name=scene.partner)
    return _create((NewPlayer(person, name="You"), partner), setup_in(scene.position))


def play_on_from(*, record: Record, step: int, person: Person, seat: int, bot: str) -> Table:
    """A table at which a person goes on from a moment of a finished game, after so many of its choices, in this seat
    and against a bot. What both have not seen yet comes as it did. Refused where there is no such moment, or where the
    game was over then; BadRecord when today's engine plays the game otherwise."""
    record.replay()
    if not 0 <= step <= len(record.options):
        raise Refused("malformed", f"This game has steps 0 to {len(record.options)}.")
    game = new_game(record.setup, record.seed)
    rows = []
    for number, code in enumerate(record.options[:step]):
        chooser = game.begun.position.seat if code == TAKE_BACK and game.begun else game.seat
        rows.append(Choice(number=number, seat=chooser, code=code))
        play(game, code)
    if game.reason:
        raise Refused("over", "The game was over at this step. Go back to an earlier one to play on from there.")
    me, it = NewPlayer(person, name="You"), NewPlayer(bot=bot)
    return _create((me, it) if seat == 0 else (it, me), record.setup, begun=(record, rows))


def _create(
    players: tuple[NewPlayer, NewPlayer],
    setup: Setup,
    *,
    rematch_of: Table | None = None,
    rematch_by: int | None = None,
    clock: str = Clock.NONE,
    begun: tuple[Record, list[Choice]] | None = None,
) -> Table:
    """A stored table. `begun` is a record of what was played before, and its choices: the game goes on after them."""
    rows = [player.row(seat) for seat, player in enumerate(players)]
    _check_two(players, rows)
    _check_often(players)
    if begun is None:
        setup, seed, made = replace(setup, every_window=True), secrets.randbits(SEED_BITS), list[Choice]()
    else:
        seed, made = begun[0].seed, begun[1]
    game = new_game(setup, seed)
    with transaction.atomic():
        table = Table.objects.create(
            setup=setup.to_json(),
            seed=str(seed),
            versions=[[0, VERSION]],
            rematch_of=rematch_of,
            rematch_by=rematch_by,
            clock=clock,
        )
        for player in rows:
            player.table = table
        Player.objects.bulk_create(rows)
        _checkpoint(table, game, 0, 0)
        dealt = len(game.journal or ())
        for choice in made:
            choice.table = table
            play(game, choice.code)
        Choice.objects.bulk_create(made)
        if made:
            _checkpoint(table, game, len(made), dealt)
        last = made[-1].pk if made else None
        table.due = _due(table, game)
        table.save(update_fields=["due"])
        transaction.on_commit(lambda: positions.keep(table.slug, game, len(made), last))
    return table


def choose(
    *, slug: str, seat: int, at: int, choice: Chosen, careful: bool = False, now: datetime | None = None
) -> None:
    """Make the choices of a seat: `choice` holds `codes`, a multi-pick, or `amounts`, a division (see the protocol).
    Where somebody is `careful`, Refused("warned") says what they would hardly want, and nothing is done."""
    positions.prepare(slug)
    with transaction.atomic():
        table, game = _running(slug)
        asked = decision(game)
        if game.choices != at:
            raise Refused("stale", positions.STALE)
        if asked is None or asked.seat != seat:
            raise Refused("not_your_choice", "It is not your turn to choose. Wait for your opponent.")
        try:
            codes = plan(game, choice)
            if careful and (sentence := warning(game, seat, codes)):
                raise Refused("warned", sentence)
            _go_on(table, game, seat, codes, now=now)
        except IllegalOption as illegal:
            raise Refused("illegal", str(illegal)) from illegal


def take_back(*, slug: str, seat: int, at: int) -> None:
    """Take back what this seat did last, if it has learned nothing by it (3.7.1)."""
    positions.prepare(slug)
    with transaction.atomic():
        table, game = _running(slug)
        if game.choices != at:
            raise Refused("stale", positions.STALE)
        if game.begun is not None and game.begun.position.seat != seat:
            raise Refused("illegal", "There is nothing that you could take back. Your opponent has acted since.")
        then = positions.branch(game)
        try:
            play(then, TAKE_BACK)
        except IllegalOption as illegal:
            raise Refused("illegal", str(illegal)) from illegal
        table.seats[seat].passing = False
        _keep(table, game, then, [Choice(table=table, number=game.choices, seat=seat, code=TAKE_BACK)])


def play_bot(*, slug: str, seat: int, at: int, codes: list[int]) -> bool:
    """Store what a bot chose at choice number `at`; False when the game has moved on, and nothing is stored."""
    positions.prepare(slug)
    with transaction.atomic():
        try:
            table, game = _running(slug)
        except Refused:
            return False
        asked = decision(game)
        if game.choices != at or asked is None or asked.seat != seat or not table.seats[seat].bot:
            return False
        _go_on(table, game, seat, codes)
    return True


def set_stops(*, slug: str, seat: int, stops: dict[str, bool]) -> None:
    """Where the player of this seat wants to be asked; a window that waits at a step without a stop passes at once."""
    if not stops.keys() <= {*STOPS, ALWAYS} or not all(isinstance(on, bool) for on in stops.values()):
        raise Refused("malformed", f"Stops are {', '.join((*STOPS, ALWAYS))}. Each is on or off.")
    positions.prepare(slug)
    with transaction.atomic():
        table, game = _running(slug)
        player = table.seats[seat]
        player.stops = player.stops | stops
        _go_on(table, game, seat, [])


def pass_until(*, slug: str, seat: int, my_turn: bool) -> None:
    """Pass every window of this seat until its own turn, or no longer. Blocks and other duties are still asked."""
    positions.prepare(slug)
    with transaction.atomic():
        table, game = _running(slug)
        table.seats[seat].passing = my_turn
        _go_on(table, game, seat, [])


def set_pace(*, slug: str, seat: int, pace: str) -> None:
    """How quickly this player wants to be shown what others do. Their next tables begin with it."""
    if pace not in Pace:
        raise Refused("malformed", f"The pace is {', '.join(Pace.values[:-1])} or {Pace.values[-1]}.")
    with transaction.atomic():
        table = _locked(slug)
        table.seats[seat].pace = pace
        table.seats[seat].save(update_fields=["pace"])
        _announce(table)


def present(*, slug: str, seat: int, now: datetime | None = None) -> None:
    """A page of this seat's player is there: when it opens, and now and then while it is open. Between persons only:
    a bot does not look up."""
    now = now or timezone.now()
    if Player.objects.filter(table__slug=slug).exclude(bot="").exists():
        return
    with transaction.atomic():
        table = _locked(slug)
        player = table.seats[seat]
        if not all(one.is_persons for one in table.seats):
            return
        returns, player.seen = player.is_away(now), now
        player.save(update_fields=["seen"])
        if returns:
            _announce(table)


def concede(*, slug: str, seat: int, at: int) -> None:
    """Give the game up (1.2.2), whoever is asked."""
    positions.prepare(slug)
    with transaction.atomic():
        table, game = _running(slug)
        if game.choices != at:
            raise Refused("stale", positions.STALE)
        _give_up(table, game, seat)


def advance(*, slug: str, now: datetime) -> None:
    """Let happen what is due: a seat whose time is up gives up, and a window passes after its pause."""
    positions.prepare(slug)
    with transaction.atomic():
        table, game = _running(slug)
        asked = decision(game)
        assert asked is not None, "it is not over"
        left = clocks.left(table, now, asked.seat)
        if left is not None and not left[asked.seat]:
            table.timed_out = asked.seat
            _give_up(table, game, asked.seat)
        elif table.passes_at is not None and table.passes_at <= now:
            _go_on(table, game, asked.seat, [], now=now, paused=True)
        else:
            table.due = _due(table, game)
            table.save(update_fields=["due"])


def postpone(*, slug: str) -> None:
    """Nothing is due at a table that cannot go on, until somebody does something there."""
    Table.objects.filter(slug=slug).update(due=None)


def rematch(*, slug: str, seat: int) -> Table:
    """A new game with the same players, decks, deities and starter. Whoever asks again comes to the same new game."""
    with transaction.atomic():
        table = _locked(slug)
        if table.finished is None and positions.is_playable(table):
            raise Refused("illegal", "This game is not over yet. Finish or concede it first.")
        again = Table.objects.filter(rematch_of=table).first()
        if again is not None:
            return again
        if ChallengeGame.objects.filter(table=table).exists():
            raise Refused("illegal", "Say on the page of your invitation that you are ready for the next game.")
        if any(player.is_empty for player in table.seats):
            raise Refused("gone", "Your opponent has left for good. Start a new game from the home page.")
        drafts.check_rematch(table)
        try:
            players = (_sits_again(table.seats[0]), _sits_again(table.seats[1]))
            again = _create(players, Setup.from_json(table.setup), rematch_of=table, rematch_by=seat)
        except (BadSetup, UnknownCard) as error:
            raise Refused("gone", "These decks are from earlier rules. Start a new game from the home page.") from error
        pods.play_again(table=table, again=again)
        _announce(table)
        return again


# --- accounts --------------------------------------------------------------------------------------------------------


def adopt(*, person: Person) -> int:
    """Give the account the seats of its guest; how many there were.

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
        return Player.objects.adopt(person)


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
        table = _locked(slug)
        if table.finished is None and positions.is_playable(table):
            _give_up(table, positions.current(table), seat)
        player = table.seats[seat]
        player.vacate()
        player.name = LEFT
        player.save(update_fields=["name"])
        _announce(table)


# --- steps of the verbs ----------------------------------------------------------------------------------------------


def _check_two(players: tuple[NewPlayer, NewPlayer], rows: list[Player]) -> None:
    """Nobody sits on both sides, not even as a guest and by an account."""
    for player, other in zip(players, reversed(rows), strict=True):
        if player.person is not None and other.is_persons and other.belongs_to(player.person):
            raise Refused("same_person", "You cannot play against yourself. Play against somebody else or a bot.")


def _check_often(players: tuple[NewPlayer, NewPlayer]) -> None:
    """Nobody fills the site with tables."""
    lately = timezone.now() - timedelta(hours=1)
    for player in players:
        if player.person is not None:
            mine = Player.objects.of(player.person).filter(table__created__gt=lately)
            if mine.count() >= MOST_AN_HOUR:
                raise Refused(
                    "too_many_games",
                    f"You can start at most {MOST_AN_HOUR} games per hour. Finish one of your games, or "
                    "try again later.",
                )


def _sits_again(player: Player) -> NewPlayer:
    """Who sits there, to sit down at another table."""
    person = Person(player.guest_key, player.user) if player.is_persons else None
    return NewPlayer(person, player.bot or None, player.name, player.deck, player.deck_name)


def _locked(slug: str) -> Table:
    """The table's row, locked until the transaction ends."""
    table = Table.objects.select_for_update().filter(slug=slug).first()
    if table is None:
        raise Refused("gone", "This table no longer exists. Start a new game from the home page.")
    return table


def _running(slug: str) -> tuple[Table, Game]:
    """The locked table and its position, which is not to be changed."""
    table = _locked(slug)
    if table.finished is not None:
        raise Refused("over", positions.OVER)
    return table, positions.current(table)


def _go_on(
    table: Table, game: Game, seat: int, codes: list[int], *, now: datetime | None = None, paused: bool = False
) -> None:
    """Apply and store a seat's options, orders that change nothing and the passes that follow by the wishes of who is
    asked; finish a game that ended. Between persons each of those passes comes after a pause: the first one has had it
    where `paused`.

    IllegalOption leaves nothing behind: the branch and the transaction are both dropped.
    """
    then, now = positions.branch(game), now or timezone.now()
    rows = []

    def make(chooser: int, code: int) -> None:
        asked = decision(then)
        if asked is None or asked.seat != chooser:
            raise IllegalOption("You cannot choose that far ahead: the next choice is not yours.")
        rows.append(Choice(table=table, number=then.choices, seat=chooser, code=code, made=now))
        apply(then, code)

    def make_what_changes_nothing() -> None:
        while (ordered := _orders_by_itself(table, then)) is not None:
            make(*ordered)

    for code in codes:
        make(seat, code)
    make_what_changes_nothing()
    while (passed := _passes_by_itself(table, then)) is not None and (paused or not _pauses(table)):
        make(*passed)
        make_what_changes_nothing()
        paused = False
    if rows:
        for player in table.seats:
            player.passing = player.passing and not _asks_own_turn(player, then)
    if passed is None:
        table.passes_at = None
    elif rows or table.passes_at is None:  # whoever asks again and again does not prolong it
        table.passes_at = now + timedelta(seconds=_CHANCE.uniform(SHORTEST_PAUSE, 1) * settings.PASS_PAUSE)
    _keep(table, game, then, rows)


def _pauses(table: Table) -> bool:
    """Windows pass after a pause: between persons, whom a pass at once would tell that nothing could be done, which is
    private (1.10.2)."""
    return settings.PASS_PAUSE > 0 and all(player.is_persons for player in table.seats)


def _due(table: Table, game: Game) -> datetime | None:
    """When something happens at a table if nobody does anything."""
    asked = None if table.finished is not None else decision(game)
    if asked is None:
        return None
    times = (table.passes_at, clocks.runs_out(table, asked.seat))
    return min((time for time in times if time is not None), default=None)


def _keep(table: Table, game: Game, then: Game, rows: list[Choice]) -> None:
    """Store the choices that led from one position to another, and the table with them; finish a game that ended."""
    Choice.objects.bulk_create(rows)
    if rows:
        _checkpoint(table, then, rows[-1].number + 1, len(game.journal or ()) - positions.unnoted(table, game))
        if table.version != VERSION:
            table.versions = [*table.versions, [rows[0].number, VERSION]]
    scene = scene_of(table.seats[1].bot)
    if scene is not None and advice(scene, view(then, 0)).state == DONE:
        table.scene_done = True
    if decision(then) is None:
        _finish(table, then)
    table.due = _due(table, then)
    table.save()
    Player.objects.bulk_update(table.seats, ["stops", "passing"])
    if rows:
        count, last = rows[-1].number + 1, rows[-1].pk
        transaction.on_commit(lambda: positions.keep(table.slug, then, count, last))
    _announce(table)


def _give_up(table: Table, game: Game, seat: int) -> None:
    """The game ends by concession."""
    then, code = positions.branch(game), concession(seat)
    play(then, code)
    _keep(table, game, then, [Choice(table=table, number=game.choices, seat=seat, code=code)])


def _checkpoint(table: Table, game: Game, number: int, begin: int) -> None:
    """Store how the game stands after so many choices, and what both seats are told beyond the first `begin` events."""
    stories = [entries(game, seat, begin) for seat in (0, 1)]
    Checkpoint.objects.create(table=table, number=number, digest=footprint(game), stories=stories)


def _orders_by_itself(table: Table, game: Game) -> tuple[int, int] | None:
    """A person who is asked for an order that changes nothing, and the first of its options; None for anything else."""
    asked = decision(game)
    if asked is None or table.seats[asked.seat].bot or not order_changes_nothing(game):
        return None
    return asked.seat, asked.options[0]


def _passes_by_itself(table: Table, game: Game) -> tuple[int, int] | None:
    """Who is asked and the code of the pass that they wished for here, or None when they are to be asked.

    Where nothing but passing is possible, everybody passes but a person who wants to be asked always, or who may have
    slipped and can take a play back.
    Otherwise only persons do, and never in the main phase of their own turn.
    """
    asked = decision(game)
    if asked is None:
        return None
    player = table.seats[asked.seat]
    nothing_to_do = asked.kind == WINDOW and len(asked.options) == 1
    if nothing_to_do and (player.bot or not (player.stops.get(ALWAYS, False) or slipped(game, player.seat))):
        return player.seat, asked.options[0]
    if player.bot or _asks_own_turn(player, game):
        return None
    seen = view(game, player.seat)
    waiting = seen["decision"]
    if waiting["kind"] != "window" or (player.stops.get(seen["step"], True) and not player.passing):
        return None
    return next(((player.seat, option["code"]) for option in waiting["options"] if option["verb"] == "pass"), None)


def _asks_own_turn(player: Player, game: Game) -> bool:
    """The player is asked in the main phase of their own turn, where "pass until my turn" ends."""
    asked = decision(game)
    if asked is None or asked.seat != player.seat:
        return False
    seen = view(game, player.seat)
    return bool(seen["active"] == player.seat and seen["phase"] == "main")


def _finish(table: Table, game: Game) -> None:
    """Store what a finished game is remembered by: its result, the last view of each seat and its record."""
    codes = list(table.choices.order_by("number").values_list("code", flat=True))
    table.finished = timezone.now()
    for player in table.seats:
        player.passing = False
    table.views = [view(game, player.seat) for player in table.seats]
    ended = table.views[0]["result"]
    table.result = {"winner": ended["winner"], "reason": ended["reason"]}
    versions = tuple((choice, version) for choice, version in table.versions)
    table.record = Record.of(Setup.from_json(table.setup), int(table.seed), codes, versions).to_json()
    table.checkpoints.update(stories=[])


def _announce(table: Table) -> None:
    """Tell everybody at the table, after the commit, that there is something new to read."""
    # What is stored stays stored: a message that does not get through is logged, and the next hello reads the table.
    transaction.on_commit(lambda: broadcast.tell(table.slug), robust=True)
