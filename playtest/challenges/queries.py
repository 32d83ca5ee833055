"""What an invitation shows, and to whom. Reads only: nobody sees the deck of the other side here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db.models import Q, QuerySet
from django.utils import timezone

from drafts import queries as drafts
from drafts.models import Pod
from engine.games import LOSER_STARTS, of
from engine.kernel.multiplayer import DUEL, TEAM_LETTERS
from live.errors import Refused
from people.persons import Person
from playtest import queries as tables
from playtest.absence import PATIENCE
from playtest.challenges import matches
from playtest.challenges.matches import GUEST, HOST, in_match, score
from playtest.models import Absence, Challenge, ChallengeGame, Clock, First, Player, Side, Table
from playtest.naming import listed
from playtest.watching.players import spectators_at
from playtest.watching.terms import Watch

LASTS = timedelta(hours=24)  # since anything happened to it
UNHEARD = timedelta(seconds=40)  # for so long a table stays in the lobby whose host has closed the page
ALONE = "Nobody has accepted your invitation yet. Send the link to your friend."
NOT_FULL = "There are free seats. Wait until somebody has each of them; the host can also let bots play there."
ACCEPTED = "Somebody else has accepted this invitation. Ask your friend for a new one."
TAKEN = "Somebody else was quicker. Choose another table in the lobby."
NO_CHALLENGE = "This invitation does not exist. Ask your friend for a new link."
EXPIRED = "This invitation has expired, because nothing has happened for 24 hours. Invite your friend again."
NO_SIDE = "Only the two players of this invitation can do that."
NO_SEAT = "Only those who have a seat here can do that."
IN_DRAFT = "Each plays the deck of their pool, as it was when the match began, with its sideboard if it has one."
WHILE_MATCHED = (
    "The record shows your opponent’s whole deck, and cards are swapped with sideboards between the games of this "
    "match. You can download it when the match is over."
)
NO_SWAP = "Cards are swapped between the games of a match, with a sideboard."


@dataclass(frozen=True)
class Opening:
    """Who starts the next game, None for chance; who may choose that, None for nobody; and why, in a sentence."""

    seat: int | None
    chooser: int | None
    why: str


@dataclass(frozen=True)
class Room:
    """An invitation as one of its players, or a stranger, sees it. `side` is the reader's own."""

    challenge: Challenge
    sides: Sequence[Side]
    side: Side | None
    over: str
    table: Table | None  # at which they play just now
    opening: Opening
    score: tuple[int, int] | None  # of the match that goes on, or was played last
    terms: list[str]
    match_over: bool
    watch: Watch  # what spectators see of the next game
    spectators: int  # how many watch now
    pod: Pod | None  # the draft after which the match is played, if it is

    @property
    def others(self) -> list[Side]:
        """Those who play with the reader."""
        return [side for side in self.sides if side != self.side]

    @property
    def other(self) -> Side | None:
        """Who plays against the reader, where two play."""
        return self.others[0] if self.side is not None and self.challenge.is_duel else None

    @property
    def names(self) -> str:
        """Who sits there, in words."""
        return listed([side.name for side in self.sides if not side.is_free])

    @property
    def free(self) -> list[Side]:
        """The seats that nobody has."""
        return [side for side in self.sides if side.is_free]

    @property
    def is_full(self) -> bool:
        return not self.free

    @property
    def awaited(self) -> str:
        """Those who are not ready yet, in words."""
        return listed([side.name for side in self.others if side.is_persons and not side.ready])

    @property
    def teams(self) -> list[tuple[str, list[Side]]]:
        """The letter and the sides of each team; without teams all of them as one."""
        count = self.challenge.teams or 1
        return [(TEAM_LETTERS[team], list(self.sides[team::count])) for team in range(count)]

    @property
    def is_hosts(self) -> bool:
        """The reader is the host."""
        return self.side is not None and self.side.seat == HOST

    @property
    def may_seat_bots(self) -> bool:
        return self.is_hosts and not self.challenge.is_duel and self.table is None

    @property
    def leaving_closes(self) -> bool:
        """The invitation is over when the reader leaves it."""
        return self.side is not None and ends_with(self.challenge, self.side)

    @property
    def next_starts(self) -> str:
        """Who starts the next game, to the reader; empty before the first, and where chance decides each."""
        if not self.match_over and not self.score:
            return ""
        seat = self.opening.seat
        if seat is None:
            return "chance decides who starts." if self.challenge.is_duel else ""
        return "you start." if self.side is not None and self.side.seat == seat else f"{self.sides[seat].name} starts."

    @property
    def may_swap(self) -> bool:
        """The reader may exchange cards with their sideboard."""
        return self.side is not None and self.table is None and matches.may_swap(self.challenge, self.side)

    @property
    def may_choose_watching(self) -> bool:
        """The reader is the host, and no guest has agreed yet."""
        return self.is_hosts and self.pod is None and self.table is None and not any(side.ready for side in self.others)


def withheld(table: Table, now: datetime | None = None) -> str:
    """Why the players may not have the record of this game now, which tells both decks; "" if they may. In a match with
    sideboards they may have it when the match is over: what somebody has swapped in is nobody else's business."""
    game = ChallengeGame.objects.filter(table=table).select_related("challenge").first()
    if game is None or not in_match(game.challenge) or game.match != matches.next_match(game.challenge):
        return ""
    sides = list(game.challenge.sides.all())
    goes_on = any(side.sideboard for side in sides) and not over(game.challenge, sides, now or timezone.now())
    return WHILE_MATCHED if goes_on else ""


def challenge_at(slug: str) -> Challenge:
    """The invitation at this address. Raises Refused("gone")."""
    challenge = Challenge.objects.filter(slug=slug).first()
    if challenge is None:
        raise Refused("gone", NO_CHALLENGE)
    return challenge


def room(*, slug: str, person: Person, now: datetime | None = None) -> Room:
    """The invitation as this person sees it. Raises Refused("gone")."""
    challenge = challenge_at(slug)
    sides, pod = list(challenge.sides.select_related("user")), drafts.pod_of_match(challenge)
    return Room(
        challenge=challenge,
        sides=sides,
        side=next((side for side in sides if side.belongs_to(person)), None),
        over=over(challenge, sides, now or timezone.now()),
        table=running(challenge),
        opening=opening(challenge),
        score=score(challenge),
        terms=in_words(challenge, sides, pod),
        match_over=challenge.games.exists() and not in_match(challenge) and running(challenge) is None,
        watch=Watch.of(challenge),
        spectators=spectators_at(challenge.watch_slug),
        pod=pod,
    )


def open_ones(now: datetime) -> QuerySet[Challenge]:
    """The invitations that are not over."""
    return Challenge.objects.filter(closed=None, touched__gt=now - LASTS)


def open_tables(now: datetime) -> list[Challenge]:
    """The tables that are open to anybody, with their sides: somebody waits there for other players."""
    waiting = Side.objects.filter(seat=HOST, seen__gt=now - UNHEARD).values("challenge")
    free = Side.objects.filter(user=None, guest_key="", bot="").values("challenge")
    found = open_ones(now).filter(~Q(kind=DUEL) | Q(games=None), open=True, pk__in=waiting)
    return list(found.filter(pk__in=free).prefetch_related("sides").order_by("-created", "-pk"))


def own(sides: Iterable[Side], person: Person) -> Side:
    """The side of this person. Raises Refused("not_yours")."""
    found = list(sides)
    for side in found:
        if side.belongs_to(person):
            return side
    raise Refused("not_yours", NO_SIDE if found[HOST].challenge.is_duel else NO_SEAT)


def over(challenge: Challenge, sides: Sequence[Side], now: datetime) -> str:
    """Why nobody can play by it any more, in a sentence; empty while they can."""
    if challenge.closed is not None:
        assert challenge.closed_by is not None, "somebody closed it"
        name = sides[challenge.closed_by].name
        return f"{name} has closed this invitation." if name else "This invitation was closed."
    if running(challenge) is not None:
        return ""
    if won := _won(challenge, sides):
        return won
    expired = _last_sign(challenge) <= now - LASTS
    return EXPIRED if expired and drafts.pod_of_match(challenge) is None else ""


def _won(challenge: Challenge, sides: Sequence[Side]) -> str:
    """Who has won a match after a draft, which is over then, in a sentence; empty for any other."""
    games = score(challenge)
    if games is None or in_match(challenge) or drafts.pod_of_match(challenge) is None:
        return ""
    return f"The match is over. {sides[games.index(max(games))].name} has won it {max(games)} : {min(games)}."


def _last_sign(challenge: Challenge) -> datetime:
    """When anything happened to it last: a game that was played counts."""
    last = challenge.games.last()
    return challenge.touched if last is None else max(challenge.touched, last.table.touched)


def ends_with(challenge: Challenge, side: Side) -> bool:
    """The invitation is over when this side leaves it: that of its host, and after a game of two each of them."""
    return side.seat == HOST or (challenge.is_duel and challenge.games.exists())


def running(challenge: Challenge) -> Table | None:
    """The table at which they play just now. A game that cannot go on is none."""
    last = challenge.games.select_related("table").last()
    if last is None or last.table.finished is not None or not tables.is_playable(last.table):
        return None
    return last.table


def challenge_of(table: Table) -> Challenge | None:
    """The invitation by which this game is played."""
    game = ChallengeGame.objects.filter(table=table).select_related("challenge").first()
    return None if game is None else game.challenge


def opening(challenge: Challenge) -> Opening:
    """Who starts the next game.

    The Epic rules draw lots for the first game and say nothing of matches. The Epic TCG, from which they come, lets who
    lost the last game of a match decide (rulebook of 2009, "Starting the game").
    """
    if not challenge.is_duel:
        return _opening_of_many(challenge)
    games = list(challenge.games.select_related("table"))
    if not games:
        return _first(challenge)
    last = games[-1].table
    if in_match(challenge):
        loser = matches.loser(challenge)
        if loser is None:
            return Opening(None, None, "Nobody lost the last game, so chance decides.")
        seat = loser if challenge.opener is None else challenge.opener
        return Opening(seat, loser, "Whoever lost the last game chooses.")
    before = last.views[0]["first"] if last.views else None
    if before is None:
        return _first(challenge)
    return Opening(1 - before if challenge.opener is None else challenge.opener, HOST, "The host chooses.")


def _opening_of_many(challenge: Challenge) -> Opening:
    """Chance; or, by the rules of a game, after the first one who was first to lose says it ("Starting the game"), as
    long as they are still there."""
    last = challenge.games.select_related("table").last()
    if last is None or LOSER_STARTS not in of(challenge.game).play.OFFERS or not last.table.views:
        return Opening(None, None, "Chance decides.")
    out = last.table.views[0]["seating"]["out"]
    sides, players = list(challenge.sides.all()), last.table.seats
    if not out or not _is_same(sides[out[0]["seat"]], players[out[0]["seat"]]):
        return Opening(None, None, "Nobody who is here was first to lose the last game, so chance decides.")
    loser: int = out[0]["seat"]
    chosen = loser if challenge.opener is None else challenge.opener
    chooser = None if sides[loser].bot else loser
    return Opening(chosen, chooser, "Whoever was first to lose the last game chooses.")


def _is_same(side: Side, player: Player) -> bool:
    """Whether who has this side had that seat."""
    return (side.bot, side.user_id, side.guest_key) == (player.bot, player.user_id, player.guest_key)


def kind_of(challenge: Challenge) -> str:
    """What more than two play by an invitation, for people."""
    return next(kind.name for kind in of(challenge.game).play.MULTIPLAYER if kind.key == challenge.kind)


def _who_starts(challenge: Challenge) -> str:
    if LOSER_STARTS in of(challenge.game).play.OFFERS:
        return "Chance decides who starts the first game, and whoever was first to lose one who starts the next."
    return "Chance decides who starts."


def _first(challenge: Challenge) -> Opening:
    seat = {First.CHANCE: None, First.HOST: HOST, First.GUEST: GUEST}[First(challenge.first)]
    return Opening(seat, None, "The host has chosen this." if seat is not None else "Chance decides.")


def in_words(challenge: Challenge, sides: Sequence[Side], pod: Pod | None = None) -> list[str]:
    """What the host has chosen, in sentences; of a match after a draft, what holds for it."""
    if pod is not None:
        return [IN_DRAFT, *_duel_in_words(challenge, sides)[:2]]
    deck = (
        f"Format: {of(challenge.game).construction.by_key(challenge.format_key).name}."
        if challenge.format_key
        else "No format: any deck may be played."
    )
    has_deities = bool(of(challenge.game).construction.DEITIES)
    deities = ["Deities are played." if challenge.deities else "No deities."] * has_deities
    words = of(challenge.game).play.WORDS
    rules = [f"Rules: 2015. {words['rules_of_2015']}"] if challenge.is_of_2015 else []
    game = _duel_in_words(challenge, sides) if challenge.is_duel else _many_in_words(challenge, sides)
    return [deck, *game, *deities, *rules, Watch.of(challenge).sentence_for(len(sides))]


def _many_in_words(challenge: Challenge, sides: Sequence[Side]) -> list[str]:
    """What the host has chosen of a game of more than two."""
    game = f"{kind_of(challenge)} for {len(sides)} players. {_who_starts(challenge)} Bots play ready-made decks."
    minutes = int(PATIENCE.total_seconds()) // 60
    waits = f"When the game waits for a player who has had the table closed for {minutes} minutes,"
    absence = {
        Absence.WAIT: "The game waits for players who are absent.",
        Absence.BOT: f"{waits} a bot plays for them until they are back.",
        Absence.CONCEDE: f"{waits} they give up.",
    }[Absence(challenge.absence)]
    if not challenge.teams:
        return [game, absence]
    teams = f"{challenge.teams} teams of {len(sides) // challenge.teams}."
    hands = "see each other’s hands" if challenge.shared_hands else "do not see each other’s hands"
    return [game, f"{teams} Teammates {hands}.", absence]


def _duel_in_words(challenge: Challenge, sides: Sequence[Side]) -> list[str]:
    """What the host has chosen of games of two."""
    host = sides[HOST].name or "The host"
    first = {
        First.CHANCE: "Chance decides who starts the first game.",
        First.HOST: f"{host} starts the first game.",
        First.GUEST: f"{host}’s {'opponent' if challenge.open else 'friend'} starts the first game.",
    }[First(challenge.first)]
    match = (
        "A single game."
        if challenge.best_of == 1
        else f"Best of {challenge.best_of}: the first to win {challenge.best_of // 2 + 1} games wins."
    )
    clock = {
        Clock.NONE: "No clock: take as long as you like.",
        Clock.RELAXED: "Relaxed clock: 2 minutes for each decision and 20 more for the whole game. Whose time runs out "
        "loses.",
        Clock.MATCH: "25 minutes each for the whole game; the first 3 seconds of a decision are free. Whose time runs "
        "out loses.",
    }[Clock(challenge.clock)]
    return [match, first, clock]
