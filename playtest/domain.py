"""What can happen at a table.

Each verb is one transaction with the table's row locked, so that a choice is stored before anybody sees what came of
it, and tells the table's group after the commit. Verbs raise Refused with a code and a sentence. Pages, consumers and
thinking bots call these verbs; nothing else writes tables and choices.
"""

from __future__ import annotations

import secrets
from typing import Any

from django.db import transaction
from django.utils import timezone

from engine.epic import BadSetup, Game, IllegalOption, Setup, apply, decision, new_game, view
from engine.epic.definitions import FINGERPRINT
from engine.epic.record import Record, concession, play
from engine.epic.runs import plan
from engine.epic.setup import RULES
from live.errors import Refused
from people.persons import Person
from playtest import broadcast, positions
from playtest.models import STOPS, Choice, Table, bot_title

SEED_BITS = 63
HUMAN, BOT = 0, 1  # seats of a new table
STALE = "The game has moved on since. Look again and choose anew."


def create_table(
    *,
    person: Person,
    decks: tuple[list[str], list[str]],
    bot: str,
    first: int | None,
    deities: tuple[str | None, str | None] = (None, None),
    name: str = "You",
    rematch_of: Table | None = None,
) -> Table:
    """A table for this person (seat 0) against a bot (seat 1). `first` is the seat that starts, None for chance;
    `deities` are played with the decks, if they have any."""
    setup = Setup(decks=(tuple(decks[HUMAN]), tuple(decks[BOT])), first=first, deities=deities)
    seed = secrets.randbits(SEED_BITS)
    with transaction.atomic():
        table = Table.objects.create(
            visitor=person.mark,
            user=person.user,
            setup=setup.to_json(),
            seed=str(seed),
            rules=RULES,
            definitions=FINGERPRINT,
            names=[name, bot_title(bot)],
            bots=[None, bot],
            rematch_of=rematch_of,
        )
        game = new_game(setup, seed)
        transaction.on_commit(lambda: positions.keep(table.slug, positions.Position(game, 0, None)))
    return table


def choose(*, slug: str, seat: int, at: int, choice: dict[str, Any]) -> None:
    """Make the choices of a seat: `choice` holds `codes`, a run, or `amounts`, a division (see the protocol)."""
    with transaction.atomic():
        table, game = _running(slug)
        asked = decision(game)
        if game.choices != at:
            raise Refused("stale", STALE)
        if asked is None or asked.seat != seat:
            raise Refused("not_your_choice", "It is not your choice now. Wait for your opponent.")
        try:
            codes = plan(game, choice)
            _go_on(table, game, seat, codes)
        except IllegalOption as illegal:
            raise Refused("illegal", str(illegal)) from illegal


def play_bot(*, slug: str, seat: int, at: int, codes: list[int]) -> bool:
    """Store what a bot chose at choice number `at`; False when the game has moved on, and nothing is stored."""
    with transaction.atomic():
        try:
            table, game = _running(slug)
        except Refused:
            return False
        asked = decision(game)
        if game.choices != at or asked is None or asked.seat != seat or table.bots[seat] is None:
            return False
        _go_on(table, game, seat, codes)
    return True


def set_stops(*, slug: str, stops: dict[str, bool]) -> None:
    """Where the visitor wants to be asked; a window that waits at a step without a stop passes at once."""
    if not stops.keys() <= set(STOPS) or not all(isinstance(on, bool) for on in stops.values()):
        raise Refused("malformed", f"Stops are {', '.join(STOPS)}, each on or off.")
    with transaction.atomic():
        table, game = _running(slug)
        table.stops = table.stops | stops
        _go_on(table, game, table.seat, [])


def pass_until(*, slug: str, my_turn: bool) -> None:
    """Pass every window until the visitor's own turn, or no longer. Blocks and other duties are still asked."""
    with transaction.atomic():
        table, game = _running(slug)
        table.passing = my_turn
        _go_on(table, game, table.seat, [])


def set_pace(*, slug: str, hurry: bool) -> None:
    """Let the bot's actions follow each other closely, or at a pace that a person can follow."""
    with transaction.atomic():
        table = _locked(slug)
        table.hurry = hurry
        table.save(update_fields=["hurry", "touched"])
        _announce(table)


def concede(*, slug: str, seat: int, at: int) -> None:
    """Give the game up (1.2.2), whoever is asked."""
    with transaction.atomic():
        table, game = _running(slug)
        if game.choices != at:
            raise Refused("stale", STALE)
        then = positions.branch(game)
        code = concession(seat)
        play(then, code)
        _keep(table, then, [Choice(table=table, number=at, seat=seat, code=code)])


def rematch(*, slug: str) -> Table:
    """A new game with the same decks, deities, bot and starter. Asked twice, it is the same new game."""
    with transaction.atomic():
        table = _locked(slug)
        if table.finished is None:
            raise Refused("illegal", "This game is not over yet. Finish or concede it first.")
        again = Table.objects.filter(rematch_of=table).first()
        if again is not None:
            return again
        try:
            setup = Setup.from_json(table.setup)
        except BadSetup as error:
            raise Refused(
                "gone", "These decks were made for earlier rules. Start a new game from the first page."
            ) from error
        return create_table(
            person=Person(table.visitor, table.user),
            decks=(list(setup.decks[HUMAN]), list(setup.decks[BOT])),
            bot=table.bots[BOT],
            first=setup.first,
            deities=setup.deities,
            name=table.names[HUMAN],
            rematch_of=table,
        )


def adopt(*, person: Person) -> int:
    """Give the account the tables of its guest; how many there were."""
    return Table.objects.adopt(person)


def _locked(slug: str) -> Table:
    """The table's row, locked until the transaction ends."""
    table = Table.objects.select_for_update().filter(slug=slug).first()
    if table is None:
        raise Refused("gone", "This table is no longer there. Start a new game from the first page.")
    return table


def _running(slug: str) -> tuple[Table, Game]:
    """The locked table and its position, which is not to be changed."""
    table = _locked(slug)
    if table.finished is not None:
        raise Refused("over", "This game is over. A rematch starts a new one.")
    return table, positions.current(table)


def _go_on(table: Table, game: Game, seat: int, codes: list[int]) -> None:
    """Apply and store a seat's options and the passes that follow by the visitor's wish; finish a game that ended.

    IllegalOption leaves nothing behind: the branch and the transaction are both dropped.
    """
    then = positions.branch(game)
    rows = []

    def make(chooser: int, code: int) -> None:
        asked = decision(then)
        if asked is None or asked.seat != chooser:
            raise IllegalOption("Your choices end earlier: the next one is not yours.")
        rows.append(Choice(table=table, number=then.choices, seat=chooser, code=code))
        apply(then, code)

    for code in codes:
        make(seat, code)
    while (code := _passes_by_itself(table, then)) is not None:
        make(table.seat, code)
    if rows and _asks_own_turn(table, then):
        table.passing = False
    _keep(table, then, rows)


def _keep(table: Table, then: Game, rows: list[Choice]) -> None:
    """Store the choices that led to a position, and the table with them; a game that ended is finished."""
    Choice.objects.bulk_create(rows)
    if decision(then) is None:
        _finish(table, then)
    table.save()
    if rows:
        position = positions.Position(then, rows[-1].number + 1, rows[-1].pk)
        transaction.on_commit(lambda: positions.keep(table.slug, position))
    _announce(table)


def _passes_by_itself(table: Table, game: Game) -> int | None:
    """The code of the pass that the visitor wished for here, or None when the visitor is to be asked.

    Only windows pass, and never one in the main phase of the visitor's own turn.
    """
    asked = decision(game)
    if asked is None or asked.seat != table.seat or _asks_own_turn(table, game):
        return None
    seen = view(game, table.seat)
    waiting = seen["decision"]
    if waiting["kind"] != "window" or (table.stops.get(seen["step"], True) and not table.passing):
        return None
    return next((option["code"] for option in waiting["options"] if option["verb"] == "pass"), None)


def _asks_own_turn(table: Table, game: Game) -> bool:
    """The visitor is asked in the main phase of their own turn, where "pass until my turn" ends."""
    asked = decision(game)
    if asked is None or asked.seat != table.seat:
        return False
    seen = view(game, table.seat)
    return seen["active"] == table.seat and seen["phase"] == "main"


def _finish(table: Table, game: Game) -> None:
    """Store what a finished game is remembered by: its result, the last view of each seat and its record."""
    codes = list(table.choices.order_by("number").values_list("code", flat=True))
    table.finished = timezone.now()
    table.passing = False
    table.views = [view(game, seat) for seat in range(len(table.bots))]
    table.result = table.views[table.seat]["result"]
    table.record = Record.of(Setup.from_json(table.setup), int(table.seed), codes).to_json()


def _announce(table: Table) -> None:
    """Tell everybody at the table, after the commit, that there is something new to read."""
    # What is stored stays stored: a message that does not get through is logged, and the next hello reads the table.
    transaction.on_commit(lambda: broadcast.tell(table.slug), robust=True)
