"""What a table shows, and to whom. Reads only; an answer for a seat holds what that seat may know and nothing else."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NotRequired, TypedDict

from django.utils import timezone

from drafts import queries as drafts
from engine.bots.levels import Level
from engine.games import DEFAULT, Position, of
from engine.kernel.answers import IllegalOption
from engine.kernel.random import Rng
from live.errors import Refused
from people.persons import Person
from playtest import clocks, positions
from playtest.challenges.matches import in_match, loser, match_status, may_swap
from playtest.hot_seat import looking
from playtest.models import Challenge, ChallengeGame, Pace, Player, Side, Table
from playtest.naming import listed, named, named_within
from playtest.practice.terms import practice_at
from playtest.scenes import advice, plays_scene, scene_after, scene_of
from playtest.watching.players import Watched, watched

_KEPT = "a game that is over has its result, its views and its record"
USUAL = of(DEFAULT).bots.USUAL  # the bot of the first game that is offered first


@dataclass(frozen=True)
class Turn:
    """A choice that waits for a bot: everything a worker needs to answer it, and how it is to be paced."""

    slug: str
    game: str
    seat: int
    at: int
    bot: str
    setup: dict[str, object]
    seed: int
    codes: tuple[int, ...]
    pace: str
    watched: bool  # a person sits at the table
    may_concede: bool


class Again(TypedDict):
    """The next game of the same players: its name, and whether this seat asked for it."""

    slug: str
    mine: bool


class SceneState(TypedDict):
    """The scene or puzzle that is played at a table: what it teaches, how it stands, what to say now, and which one
    follows."""

    kind: str  # "scene" or "puzzle"
    key: str
    title: str
    text: list[str]
    goal: str
    state: str
    advice: str
    next: str | None


class ClockPayload(TypedDict):
    """How much time both have left, in seconds: by seat; of what is free in this decision; and whose time was up."""

    left: list[float]
    free: float
    asked: int | None
    timed_out: int | None


class Sitting(TypedDict):
    """Who has a seat, to the pages of the others: "bot", "person", "hot_seat" for one who shares the device, or
    "nobody" where who played has left for good; whether none of that person's pages was heard of lately; and whether a
    bot plays for them."""

    kind: str
    away: bool
    stand_in: bool


class PracticePayload(TypedDict):
    """The help of the seat that is told: hints when it asks, and warnings before a blunder."""

    hints: bool
    warns: bool


class MatchPayload(TypedDict):
    """A match of several games of which this game is one: games won by seat, whether somebody has won the match, and
    whether the seat that is told may prepare the next game, as it chooses who starts or can swap cards."""

    score: list[int]
    over: bool
    prepares: bool


class TablePayload(TypedDict):
    """What a seat is told of its table: docs/table-protocol.md."""

    at: int
    view: dict[str, Any]
    log: list[dict[str, Any]]
    names: list[str]
    players: list[Sitting]  # by seat
    thinking: bool
    stops: dict[str, bool]
    passing: bool
    pace: str
    take_back: str | None
    scene: SceneState | None
    rematch: Again | None
    awaited: bool
    change_sides: str  # "no", "can", or "asked" by the opponent
    clock: ClockPayload | None
    pausing: bool
    since: int | None
    watched: Watched | None
    absence: str  # what happens to who is away for long: "" (the game waits), "bot" or "concede"
    practice: PracticePayload
    match: NotRequired[MatchPayload]  # where several games are one


def opponents(*, game: str, many: bool = False) -> list[tuple[str, str]]:
    """The bots, with what people call them and how they play."""
    return [(level.key, f"{level.name}: {level.about}") for level in _levels(many, game)]


def bots(*, game: str, many: bool = False) -> list[tuple[str, str]]:
    """The bots that can be played against, with what people call them: the levels from the weakest up, then the one
    that plays by chance. Where many play, those are left out that search in games of two only."""
    return [(level.key, level.name) for level in _levels(many, game)]


def bot_met(table: Table, seat: int) -> str:
    """The bot that this seat played against, if it can be played against here; otherwise the one that is offered
    first."""
    offered = dict(bots(game=table.game, many=len(table.seats) > 2))
    met = [player.bot for player in table.seats if player.seat != seat and player.bot in offered]
    return met[0] if met else of(table.game).bots.USUAL


def _levels(many: bool, game: str) -> list[Level]:
    return [level for level in of(game).bots.LEVELS if level.seats > 2 or not many]


def table_at(slug: str, *related: str) -> Table:
    """The table of that name, with what is `related` read in the same query; Refused("gone") when there is none."""
    table = Table.objects.select_related(*related or (None,)).filter(slug=slug).first()
    if table is None:
        raise Refused("gone", "This table no longer exists. Start a new game from the home page.")
    return table


def seats_of(table: Table, person: Person) -> list[int]:
    """The seats that this person has at the table: none, one, or both where two people share the device."""
    return [player.seat for player in table.seats if player.belongs_to(person)]


def seat_of(table: Table, person: Person) -> int | None:
    """The seat that this person has at the table, the first one of two, or None. Whoever has both may look with one
    of them only: see `hot_seat`."""
    return next(iter(seats_of(table, person)), None)


def _seen_from(slug: str, seat: int) -> Table:
    """The table, for an answer to this seat. A tab may ask for a covered seat before it hears that it is covered."""
    table = table_at(slug, "challenge_game__challenge")
    if table.is_hot_seat:
        looking.check_may_look(table, seat)
    return table


def table_payload(*, slug: str, seat: int, log: int, now: datetime | None = None) -> TablePayload:
    """The payload of a "table" frame for a seat, with the log entries numbered `log` and later. Where two people share
    the device, Refused("covered") for the seat that is not asked."""
    table = _seen_from(slug, seat)
    now, mine = now or timezone.now(), table.seats[seat]
    if table.finished is not None:
        assert table.views is not None, _KEPT
        assert table.record is not None, _KEPT
        seen, story = table.views[seat], [entry for entry in table.record["stories"][seat] if entry["n"] >= log]
        to_take_back = None
        if table.is_hot_seat:  # two people read it
            seen = {**seen, "result": {**seen["result"], "text": status_line(table)}}
    else:
        game = positions.current(table)
        seen, story = table.play.view(game, seat), table.play.entries(game, seat, log)
        to_take_back = table.play.reversible(game, seat)
    payload: TablePayload = {
        "at": seen["choices"],
        "view": named_within(seen, table.names),
        "log": named_within(story, table.names),
        "names": [player.name for player in table.seats],
        "players": [_sitting(table, player, now) for player in table.seats],
        "thinking": _bot_asked(table) is not None,
        "stops": mine.stops,
        "passing": mine.passing,
        "pace": mine.pace,
        "take_back": None if to_take_back is None else named(to_take_back, table.names),
        "scene": _scene(table, seat, seen),
        "rematch": _rematch(table, seat),
        "awaited": _is_awaited(table, seat),
        "change_sides": _change_of_sides(table, seat),
        "pausing": table.passes_at is not None and seen["decision"] is not None and seen["decision"]["seat"] == seat,
        "clock": clock_of(table, now),
        "since": looking.since_last_choice(table, seat) if table.is_hot_seat and table.finished is None else None,
        "watched": watched(table, now),
        "absence": table.absence,
        "practice": _practice(table, seat),
    }
    if (match := _match(table, seat)) is not None:
        payload["match"] = match
    return payload


def _match(table: Table, seat: int) -> MatchPayload | None:
    """How the match stands of which this game is one, if it is of any."""
    game: ChallengeGame | None = getattr(table, "challenge_game", None)
    if game is None or (status := match_status(game)) is None:
        return None
    won, over = status
    prepares = table.finished is not None and not over and _prepares(game.challenge, seat)
    return {"score": list(won), "over": over, "prepares": prepares}


def _prepares(challenge: Challenge, seat: int) -> bool:
    """Whether this seat has something to decide before the next game of the match."""
    return loser(challenge) == seat or may_swap(challenge, challenge.sides.get(seat=seat))


def _practice(table: Table, seat: int) -> PracticePayload:
    found = practice_at(table, seat)
    return {"hints": found.hints, "warns": found.warns}


def _sitting(table: Table, player: Player, now: datetime) -> Sitting:
    away = table.finished is None and table.is_between_persons and player.is_away(now)
    if player.hot_seat:
        return {"kind": "hot_seat", "away": False, "stand_in": False}
    kind = "bot" if player.bot else "person" if player.is_persons else "nobody"
    return {"kind": kind, "away": away, "stand_in": player.stand_in and table.finished is None}


def _scene(table: Table, seat: int, seen: dict[str, Any]) -> SceneState | None:
    """The scene that is played at a table, as the person in this seat stands in it."""
    scene = scene_of(table.others(seat)[0].bot, table.game)
    if scene is None:
        return None
    now, following = advice(scene, seen), scene_after(scene, table.game)
    return {
        "kind": "puzzle" if scene.prevents else "scene",
        "key": scene.key,
        "title": scene.title,
        "text": scene.text.split("\n"),
        "goal": scene.goal,
        "state": now.state,
        "advice": now.text,
        "next": None if following is None else following.key,
    }


def scenes_done(person: Person, game: str) -> set[str]:
    """Keys of the scenes and puzzles of a game that this person has solved."""
    mine = Player.objects.of(person).filter(table__game=game, table__scene_done=True).values("table")
    bots = Player.objects.filter(table__in=mine).exclude(bot="").values_list("bot", flat=True)
    return {scene.key for bot in bots if (scene := scene_of(bot, game)) is not None}


def stopped(table: Table) -> str:
    """Why a game that is not over cannot go on, in a sentence for its players; empty when it can."""
    if table.finished is not None:
        return ""
    try:
        positions.current(table)
    except positions.CannotGoOn as changed:
        return str(changed)
    return ""


def story_so_far(table: Table, seat: int) -> list[dict[str, Any]]:
    """What this seat was told of a game that is not over, as it was stored while the game was played."""
    stored = table.checkpoints.order_by("number").values_list("stories", flat=True)
    return [entry for stories in stored for entry in stories[seat]]


def next_game(table: Table) -> Table | None:
    """The game that these players have begun after this one: one that a player has asked for, or the next one of their
    invitation."""
    again = Table.objects.filter(rematch_of=table).only("slug", "rematch_by").first()
    if again is not None:
        return again
    later = ChallengeGame.objects.filter(challenge__games__table=table, table__pk__gt=table.pk)
    found = later.select_related("table").first()
    return None if found is None else found.table


def challenge_slug(table: Table) -> str:
    """The invitation by which this game is played; empty when it is not."""
    return Challenge.objects.filter(games__table=table).values_list("slug", flat=True).first() or ""


def due_slugs(*, now: datetime) -> list[str]:
    """The tables at which something is due."""
    return list(Table.objects.filter(due__lte=now).order_by("due").values_list("slug", flat=True))


def clock_of(table: Table, now: datetime) -> ClockPayload | None:
    if not table.clock:
        return None
    asked = None if table.finished is not None else table.play.decision(positions.current(table))
    left = clocks.left(table, now, None if asked is None else asked.seat)
    assert left is not None, "it has a clock"
    return {
        "left": [one.total_seconds() for one in left],
        "free": clocks.free_left(table, now).total_seconds(),
        "asked": None if asked is None else asked.seat,
        "timed_out": table.timed_out,
    }


def _is_awaited(table: Table, seat: int) -> bool:
    """The opponent is ready for the next game of their invitation."""
    waits = Side.objects.filter(challenge__games__table=table, ready=True, challenge__closed=None).exclude(seat=seat)
    return table.finished is not None and waits.exists()


def _change_of_sides(table: Table, seat: int) -> str:
    """Whether the next game can be one in which each plays the other's deck, and whether the opponent wants that."""
    if table.finished is None or len(table.seats) > 2 or drafts.draft_of_table(table.slug) is not None:
        return "no"
    challenge = Challenge.objects.filter(games__table=table).first()
    if challenge is None:
        (other,) = table.others(seat)
        alone = other.hot_seat or (other.bot and not plays_scene(other.bot))
        return "can" if alone else "no"
    if challenge.closed is not None or in_match(challenge):
        return "no"
    return "asked" if challenge.changes_sides and _is_awaited(table, seat) else "can"


def position_text(*, slug: str, seat: int) -> str:
    """The position in one line of notation as this seat may know it: hidden cards are dealt anew.

    By a source that nobody can foresee, because who knows how cards were shuffled knows how they lay before.
    """
    table = _seen_from(slug, seat)
    try:
        dealt = table.play.determinize(positions.current(table), seat, Rng(secrets.randbits(64)))
    except positions.CannotGoOn as changed:
        if table.finished is None:
            raise
        raise Refused(
            "illegal", "The rules have changed since this game, so its position is not available."
        ) from changed
    if dealt is None:
        raise Refused("illegal", "Another player is choosing cards that you do not see. Copy the position after that.")
    return of(table.game).positions.write(dealt)


def why_not_now(*, slug: str, seat: int, at: int, ref: str) -> dict[str, str] | None:
    """Why this seat cannot choose a thing, with the rule; None when it can."""
    table, game = _position(slug, seat, at)
    try:
        reason = table.play.why_not(game, seat, ref)
    except IllegalOption as illegal:
        raise Refused("illegal", str(illegal)) from illegal
    return None if reason is None else named_within(reason._asdict(), table.names)


def forecast_now(*, slug: str, seat: int, at: int, codes: list[int]) -> dict[str, Any] | None:
    """What comes of the battle, for all that this seat may know, with the attackers or blockers that it has picked.
    None too where others would wait long while it is found out."""
    table, game = _position(slug, seat, at)
    try:
        found: dict[str, Any] | None = table.play.forecast(game, seat, codes)
    except IllegalOption as illegal:
        raise Refused("illegal", str(illegal)) from illegal
    return found


def _position(slug: str, seat: int, at: int) -> tuple[Table, Position]:
    """The table and its position, while that still is the one after so many choices, for this seat."""
    table = _seen_from(slug, seat)
    if table.finished is not None:
        raise Refused("over", positions.OVER)
    game = positions.current(table)
    if game.choices != at:
        raise Refused("stale", positions.STALE)
    return table, game


def bot_turn(*, slug: str) -> Turn | None:
    """The choice that waits for a bot at this table, or None."""
    table = Table.objects.filter(slug=slug).first()
    seat = _bot_asked(table) if table is not None else None
    return None if table is None or seat is None else _turn(table, seat, table.seats[seat].thinker)


def _turn(table: Table, seat: int, bot: str) -> Turn:
    codes = tuple(table.choices.order_by("number").values_list("code", flat=True))
    paces = [player.pace for player in table.others(seat) if player.is_persons]
    pace = min(paces, key=Pace.values.index, default=Pace.NORMAL)  # of who takes longest to look
    return Turn(
        table.slug, table.game, seat, len(codes), bot, table.setup, int(table.seed), codes, str(pace), table.is_watched,
        may_concede=table.seats[seat].may_concede,
    )  # fmt: skip


def status_line(table: Table) -> str:
    """How a game of two bots stands, in a sentence for anybody: nothing of what only a seat may know."""
    if table.finished is None:
        try:
            turn = positions.current(table).turn
        except Refused as refused:
            return str(refused)
        return f"The bots are in turn {turn}." if turn else "The game is about to start."
    assert table.views is not None, _KEPT
    assert table.result is not None, _KEPT
    winners, reason, turn = table.winners, table.result["reason"], table.views[0]["turn"]
    if not winners:
        return f"The game was drawn in turn {turn}: {table.play.why(reason)}."
    won = listed([table.names[seat] for seat in winners])
    lost = listed([player.name for player in table.others(winners[0]) if player.seat not in winners])
    return f"{won} won in turn {turn}: {table.play.why(reason, won, lost)}."


def is_playable(table: Table) -> bool:
    """The game can go on with the cards and rules that there are now, if it is not over."""
    return positions.is_playable(table)


def asked_since(table: Table, *, seat: int) -> datetime | None:
    """Since when this seat is asked; None while it is not, or when the game is over."""
    asked = None if table.finished is not None else table.play.decision(positions.current(table))
    if asked is None or asked.seat != seat:
        return None
    return table.choices.order_by("-number").values_list("made", flat=True).first() or table.created


def waiting_slugs(*, since: datetime) -> list[str]:
    """Unfinished tables that somebody touched since then."""
    return list(Table.objects.filter(finished=None, touched__gte=since).values_list("slug", flat=True))


def _bot_asked(table: Table) -> int | None:
    """The seat for which a bot's choice is waited for."""
    if table.finished is not None or not any(player.thinker for player in table.seats):
        return None
    asked = table.play.decision(positions.current(table))
    return asked.seat if asked is not None and table.seats[asked.seat].thinker else None


def _rematch(table: Table, seat: int) -> Again | None:
    """The next game of these players, when one of them has asked for it: its name, and whether this seat asked."""
    again = next_game(table) if table.finished or positions.is_left_to_bots(table) else None
    return None if again is None else {"slug": again.slug, "mine": again.rematch_by == seat}
