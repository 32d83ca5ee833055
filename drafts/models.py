"""What is stored of live drafts: pods, the seats in them, and the picks. All else follows from these."""

from collections.abc import Mapping

from django.conf import settings
from django.db import models
from django.utils import timezone

from engine import games
from engine.bots.pickers import BOT, Picker
from engine.construction.formats import Format
from engine.games import Game
from engine.limited import Procedure, Setup, Shape
from people.models import AbstractSeat, Belonging, Owned
from playtest.models import Challenge, Table

LONGEST_NAME = 80  # of a pod
LONGEST_SHOWN = 30  # of who sits in a seat


class Status(models.TextChoices):
    """Where a pod stands."""

    GATHERING = "gathering"  # who likes sits down
    RUNNING = "running"
    PAUSED = "paused"  # by the host; the clocks stand still
    OVER = "over"  # drafted to the end
    CLOSED = "closed"  # broken off by the host


class Clock(models.TextChoices):
    """How long a seat may think."""

    NONE = "none"
    RELAXED = "relaxed"
    TOURNAMENT = "tournament"  # less for each pick
    DAYS = "days"  # for a draft over a week


class Start(models.TextChoices):
    """When a pod begins."""

    HOST = "host"  # when the host says so
    FULL = "full"  # when every seat is taken, or the host says so


class Spectators(models.TextChoices):
    """What those see who sit in no seat."""

    PUBLIC = "public"  # what the format lets everybody see
    ALL = "all"  # everything, so many picks later


class Readers(models.TextChoices):
    """Who may read the log when the draft is over."""

    ALL = "all"
    PLAYERS = "players"  # those who sit in a seat, and the host
    MATCH = "match"  # each player after their match, and others when all players may
    HOST = "host"


class DeckSize(models.TextChoices):
    """How many cards the decks of a Sealed have."""

    EXACT = "exact"  # 30, as the rulebook of 2015 says ("Limited")
    LEAST = "least"  # 30 or more


class Brought(models.TextChoices):
    """Whose real cards a draft is dealt from."""

    NOBODYS = ""  # sets, a list or a cube
    HOSTS = "host"
    PLAYERS = "players"  # until it begins, each says what they bring


class Absence(models.TextChoices):
    """What happens to a seat while its player is away."""

    WAIT = "wait"  # until they return, or until each time is up
    RANKING = "ranking"  # a bot picks at once, by the player's own order of cards
    BOT = "bot"  # a bot takes over until they return


class By(models.TextChoices):
    """Who made a pick."""

    PERSON = "person"
    BOT = "bot"
    CLOCK = "clock"  # the time of the player was up


class Pod(Owned):
    """One draft; whose it is is the host. `game` is the key of its game, which it keeps; `setup` is the engine's, with
    the number of seats.

    Until the draft is over its seed is a secret: it tells every pack. `commitment`, its hash, may be seen by everybody.
    Where cards are `brought`, the list of the setup is what somebody owns: the draft and its log tell it, nothing else.
    While players may still say what they bring, there are other cards in its place and no commitment (bringing.py).
    `due` is when something may happen by itself, None while nothing can; before the start, when a ready check ends.
    `paused` is the time that counted when the host paused it, None while it runs. `log` is written when the draft is
    over, so that it can be read after cards have changed.

    A draft that `repeats` another one has its setup and its seed, so that those who know the first one know its packs
    (repeating.py). The first draft repeats none, and stays as long as it is repeated.
    """

    # What goes with an account and what stays for others is decided by `domain.forget`.
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="pods")
    game = models.CharField(max_length=20, default=games.DEFAULT, editable=False)
    name = models.CharField(max_length=LONGEST_NAME)
    setup = models.JSONField()
    seed = models.CharField(max_length=40)
    commitment = models.CharField(max_length=64)
    digest = models.CharField(max_length=16, blank=True)  # the engine's footprint of what is dealt
    status = models.CharField(max_length=10, choices=Status, default=Status.GATHERING)

    clock = models.CharField(max_length=10, choices=Clock)
    days = models.PositiveSmallIntegerField(default=1)  # for each pick, where the clock counts days
    away_after = models.PositiveSmallIntegerField(default=3)  # minutes in which nothing is heard of a player
    start = models.CharField(max_length=10, choices=Start)
    spectators = models.CharField(max_length=10, choices=Spectators)
    delay = models.PositiveSmallIntegerField(default=0)  # picks of each seat, where spectators see everything
    readers = models.CharField(max_length=10, choices=Readers)
    deck_size = models.CharField(max_length=10, choices=DeckSize, default=DeckSize.EXACT)
    open = models.BooleanField(default=False)  # to anybody: it stands in the lobby; otherwise to who has the link
    chat = models.BooleanField(default=True)  # players may write to each other, where they share a link
    bots = models.CharField(max_length=10, default=BOT)  # the name of the picker of all bots, from the first pick on

    cube = models.ForeignKey("decks.Cube", models.SET_NULL, null=True, blank=True, related_name="pods")
    cube_number = models.PositiveIntegerField(null=True, blank=True)  # the version of it that is dealt
    brought = models.CharField(max_length=10, choices=Brought, blank=True, default=Brought.NOBODYS)
    repeats = models.ForeignKey("self", models.RESTRICT, null=True, blank=True, related_name="repeated_by")

    created = models.DateTimeField(auto_now_add=True)
    touched = models.DateTimeField(auto_now=True)
    started = models.DateTimeField(null=True, blank=True)
    finished = models.DateTimeField(null=True, blank=True)
    paused = models.DateTimeField(null=True, blank=True)
    due = models.DateTimeField(null=True, blank=True, db_index=True)
    log = models.JSONField(null=True, blank=True)

    class Meta:
        ordering = ("-touched", "-pk")
        constraints = (
            models.CheckConstraint(
                condition=models.Q(repeats=None) | models.Q(open=False), name="a_repeat_is_not_open_to_anybody"
            ),
        )

    def __str__(self) -> str:
        return f"{self.name} ({self.slug})"

    @property
    def first(self) -> "Pod":
        """The draft whose packs these are: the one that it repeats, or itself."""
        return self.repeats or self

    @property
    def is_open(self) -> bool:
        """It has not ended."""
        return self.status not in (Status.OVER, Status.CLOSED)

    @property
    def team(self) -> int:
        """How many players share a pool; 1 where nobody does."""
        return int(self.setup.get("team", 1))

    @property
    def host_brings(self) -> bool:
        """The host brings all cards: those of their collection, or of the cube that is dealt."""
        procedure = self.procedure
        listed = procedure is None or procedure.shape is Shape.LISTED  # each of its lists may name the same card
        return self.brought == Brought.HOSTS or (self.cube_number is not None and not listed)

    @property
    def has_pulls(self) -> bool:
        """There are lists of cards to bring, or will be."""
        return self.brought == Brought.PLAYERS or self.host_brings

    @property
    def room(self) -> Game:
        """Its game, as the engine hands it out."""
        return games.of(self.game)

    @property
    def procedure(self) -> Procedure | None:
        """How its format goes; None where the game has it no more."""
        return self.room.limited.BY_KEY.get(self.setup["format"])

    @property
    def format_name(self) -> str:
        """What people call its format: as in "Draft 3"."""
        return self.setup["format"] if self.procedure is None else self.room.limited.called(self.setup)

    @property
    def deck_format(self) -> Format:
        """The construction rules of its decks: those of its format, or larger decks if its host lets them be."""
        return self.room.limited.deck_format(self.setup, larger=self.deck_size == DeckSize.LEAST)

    @property
    def agreed(self) -> Mapping[str, object]:
        """What its games agree on beyond decks and starter, by the names of the fields of their setup."""
        return self.room.limited.agreed(self.setup)

    @property
    def picker(self) -> Picker:
        """Who picks for bots, and for players who are away."""
        return self.room.bots.picker(self.bots, self.setup["format"])

    @property
    def is_scored(self) -> bool:
        """Its bots score what they could take, so that there is advice on picks, and picks have prices."""
        return bool(self.room.bots.PARTS)

    @property
    def is_rated(self) -> bool:
        """Its cards are rated by what games have measured, so that their strength is said in games."""
        return self.room.bots.ratings(self.bots, self.setup["format"]) is not None

    @property
    def plan(self) -> Setup:
        """What the engine drafts. Raises BadSetup when its cards are not what they were."""
        return self.room.limited.setup_from(self.setup)


class Seat(AbstractSeat):
    """A seat of a pod, numbered clockwise from 0: a person's, a bot's, or nobody's. Nobody's is free before the start;
    afterwards it is vacant, and a bot picks for it.

    `ranking` is a list of card names, the best one first. `brings` is a count by name of the cards that its player lets
    be dealt, until the draft begins; nobody else may see it. `deadline` is when the time for choice number `clocked` of
    this seat is up; while the pod is paused `left` holds the seconds that remained. From its choice number `missed` on
    a bot chose for its player, who may take that back (`returning.py`); `taken_back` counts what they took back.
    `deck` is what its player built after the draft (`building.py`).
    """

    pod = models.ForeignKey(Pod, models.CASCADE, related_name="seats")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="seats")
    number = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=LONGEST_SHOWN, blank=True)  # as others see it
    bot = models.BooleanField(default=False)
    absence = models.CharField(max_length=10, choices=Absence, default=Absence.BOT)
    ranking = models.JSONField(null=True, blank=True)
    seen = models.DateTimeField(null=True, blank=True)  # when a page of this player was last heard of
    lapsed = models.BooleanField(default=False)  # a time ran out since
    ready = models.BooleanField(default=False)  # said so in the ready check before the start: ready.py
    missed = models.PositiveIntegerField(null=True, blank=True)
    taken_back = models.PositiveIntegerField(default=0)
    brings = models.JSONField(null=True, blank=True)

    deadline = models.DateTimeField(null=True, blank=True)
    clocked = models.PositiveIntegerField(null=True, blank=True)
    left = models.FloatField(null=True, blank=True)
    deck = models.ForeignKey("decks.Deck", models.SET_NULL, null=True, blank=True, related_name="seats")

    seat_fields = ("id", "pod", "number")
    # The time that was left goes with the player.
    occupant_fields = (
        "guest_key",
        "user",
        "name",
        "bot",
        "absence",
        "ranking",
        "seen",
        "lapsed",
        "ready",
        "missed",
        "taken_back",
        "brings",
        "deadline",
        "clocked",
        "left",
        "deck",
    )

    class Meta:
        ordering = ("pod", "number")
        constraints = (models.UniqueConstraint(fields=("pod", "number"), name="one_seat_for_each_number"),)

    def __str__(self) -> str:
        return f"Seat {self.number}: {self.name or 'nobody'}"

    @property
    def is_empty(self) -> bool:
        """Neither a person nor a bot sits here."""
        return not self.bot and not self.is_persons


class Late(Belonging):
    """Who lost the seat in a pod, because they were not ready in time: their page says so until they sit down again."""

    pod = models.ForeignKey(Pod, models.CASCADE, related_name="late")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True, related_name="+")

    class Meta:
        ordering = ("pod", "pk")

    def __str__(self) -> str:
        return f"Late in {self.pod}"


class Pull(Belonging):
    """What somebody brings to a draft that is dealt from real cards or from a cube: a count by name, never more than
    they said. It is theirs alone, also when they have left their seat, and told when the draft is over."""

    pod = models.ForeignKey(Pod, models.CASCADE, related_name="pulls")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="pulls")
    cards = models.JSONField()

    class Meta:
        ordering = ("pod", "pk")

    def __str__(self) -> str:
        return f"{sum(self.cards.values())} cards for {self.pod}"


class Pick(models.Model):
    """One option that a seat chose. `number` counts the choices of the seat from 0, `ordinal` those of the pod;
    `ranked`: the player's own ranking decided. `until`: when the time of the player for whom a bot chose it would have
    been up; None where there is no clock. `digest` is the engine's footprint of the draft after the last of the picks
    that were stored together, empty for the others."""

    pod = models.ForeignKey(Pod, models.CASCADE, related_name="picks")
    seat = models.PositiveSmallIntegerField()
    number = models.PositiveIntegerField()
    ordinal = models.PositiveIntegerField()
    option = models.BigIntegerField()
    by = models.CharField(max_length=10, choices=By)
    ranked = models.BooleanField(default=False)
    made = models.DateTimeField()
    until = models.DateTimeField(null=True, blank=True)
    digest = models.CharField(max_length=16, blank=True)

    class Meta:
        ordering = ("pod", "ordinal")
        constraints = (
            models.UniqueConstraint(fields=("pod", "seat", "number"), name="one_pick_for_each_number_of_a_seat"),
            models.UniqueConstraint(fields=("pod", "ordinal"), name="one_pick_for_each_ordinal"),
        )

    def __str__(self) -> str:
        return f"{self.ordinal}: seat {self.seat} chose {self.option}"


class Heartbeat(models.Model):
    """When a server last looked at the clocks, in one row: while none does, time stands still."""

    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.at:%Y-%m-%d %H:%M:%S}"


class Pairings(models.TextChoices):
    """How a tournament pairs."""

    ROUND_ROBIN = "robin", "Round robin"  # each meets each
    SWISS = "swiss", "Swiss"  # equals meet


class Tournament(models.Model):
    """Pairings among the seats of a pod; one at a time, and `ended` is None while it goes on. `rounds` are those that
    are to be played; who is drawn by lot follows from `seed`. Each match is the `best_of` so many games. `stopped`: the
    host ended it before its last result."""

    pod = models.ForeignKey(Pod, models.CASCADE, related_name="tournaments")
    pairings = models.CharField(max_length=10, choices=Pairings)
    rounds = models.PositiveSmallIntegerField()
    best_of = models.PositiveSmallIntegerField(default=1)
    fixed = models.BooleanField()  # decks are what they were when it began
    seed = models.CharField(max_length=40)
    begun = models.DateTimeField(default=timezone.now)
    ended = models.DateTimeField(null=True, blank=True)
    stopped = models.BooleanField(default=False)

    class Meta:
        ordering = ("pod", "-pk")
        constraints = (
            models.UniqueConstraint(fields=("pod",), condition=models.Q(ended=None), name="one_tournament_at_a_time"),
        )

    def __str__(self) -> str:
        return f"{self.get_pairings_display()} of {self.rounds} rounds"


class Entrant(models.Model):
    """A seat that takes part in a tournament, with the lists of its deck and sideboard where decks are fixed, and the
    name that its player gave it."""

    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="entrants")
    seat = models.PositiveSmallIntegerField()
    cards = models.JSONField(null=True, blank=True)
    sideboard = models.JSONField(default=list, blank=True)
    deck = models.CharField(max_length=80, blank=True)

    class Meta:
        ordering = ("tournament", "seat")
        constraints = (models.UniqueConstraint(fields=("tournament", "seat"), name="one_entrant_for_each_seat"),)

    def __str__(self) -> str:
        return f"Seat {self.seat}"


class Result(models.TextChoices):
    """How a match came out: which of its two won."""

    NONE = ""  # it has not
    ONE = "one"
    TWO = "two"
    DRAW = "draw"
    BYE = "bye"


class Match(models.Model):
    """A game between two seats of a pod, or the `best_of` so many; a bye where `two` is None; outside tournaments if it
    has none.

    `one_bot` and `two_bot`: the bot plays that seat's deck. Their game is that of `table`, where `one` has the first
    place; a match whose table is gone can be set up again. The result is what the engine says, with its `reason`. A
    match of several games is played as a `challenge`, which counts them, and between two of them it has no table.
    """

    pod = models.ForeignKey(Pod, models.CASCADE, related_name="matches")
    tournament = models.ForeignKey(Tournament, models.CASCADE, null=True, blank=True, related_name="matches")
    round = models.PositiveSmallIntegerField(null=True, blank=True)  # from 1
    one = models.PositiveSmallIntegerField()
    two = models.PositiveSmallIntegerField(null=True, blank=True)
    one_bot = models.BooleanField(default=False)
    two_bot = models.BooleanField(default=False)
    opener = models.PositiveSmallIntegerField(null=True, blank=True)  # the seat whose player made the table
    table = models.OneToOneField(Table, models.SET_NULL, null=True, blank=True, related_name="match")
    best_of = models.PositiveSmallIntegerField(default=1)
    challenge = models.OneToOneField(Challenge, models.SET_NULL, null=True, blank=True, related_name="match")
    result = models.CharField(max_length=10, choices=Result, blank=True, default=Result.NONE, db_index=True)
    reason = models.CharField(max_length=20, blank=True)

    class Meta:
        ordering = ("pod", "round", "pk")
        verbose_name_plural = "matches"
        constraints = (
            models.UniqueConstraint(fields=("tournament", "round", "one"), name="one_match_a_round_for_the_one"),
            models.UniqueConstraint(fields=("tournament", "round", "two"), name="one_match_a_round_for_the_other"),
        )

    def __str__(self) -> str:
        return f"Seat {self.one} against {'nobody' if self.two is None else f'seat {self.two}'}"

    @property
    def begun(self) -> Challenge | None:
        """Where its games are played, if they are several and have begun; one that was closed because somebody has left
        for good is none."""
        return self.challenge if self.challenge is not None and self.challenge.closed is None else None


class PodTable(models.Model):
    """A table at which decks of seats of a pod are played: that of a match, one that a match had before, that of a
    rematch, or, where it is played `together`, that of a game of all. `seats` are the seats of the pod by the seats of
    the table. It says whose lists the record of the game would tell (`queries.withheld`). A game of all that the host
    has `stopped` can be played to its end, and keeps no other one waiting."""

    pod = models.ForeignKey(Pod, models.CASCADE, related_name="tables")
    table = models.OneToOneField(Table, models.CASCADE, related_name="drafted")
    seats = models.JSONField()
    together = models.BooleanField(default=False)
    stopped = models.BooleanField(default=False)

    def __str__(self) -> str:
        return f"{self.table}: seats {', '.join(map(str, self.seats))}"

    def number_at(self, seat: int) -> int:
        """The seat of the pod whose deck is played from this seat of the table."""
        return int(self.seats[seat])
