"""What is stored of games. Of a table setup, seed and choices, and how the game stood after them; all else is about who
sits at it. Of a trial, in which bots try out a deck, what was asked and what came of each pair of games. Of a game that
the coach looks at, what it has found so far."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.conf import settings
from django.db import models
from django.utils import timezone
from django.utils.functional import cached_property

from decks.models import Deck
from engine.games import DEFAULT, Play, of
from engine.kernel.multiplayer import DUEL
from engine.kernel.versions import UNCOUNTED
from people.models import AbstractSeat, Belonging, Owned, new_slug
from playtest.naming import players

LONGEST_NAME = 40  # of a player
AWAY = timedelta(seconds=75)  # a page says that it is there every 15 seconds, and every 60 when nobody looks at it


RULES_2017, RULES_2015 = of(DEFAULT).play.RULES_OF  # the years of the rules of the first game, the usual one first
STOPS = tuple(stop.key for stop in of(DEFAULT).play.STOPS)  # of the first game
ALWAYS = "always"  # beside the stops: to be asked also where nothing but passing is possible


def usual_stops(play: Play) -> dict[str, bool]:
    """Where the players of a new table are asked."""
    return {stop.key: stop.usual for stop in play.STOPS} | {ALWAYS: False}


def all_stops() -> dict[str, bool]:
    """The same of the first game: at every step where its player could act."""
    return dict.fromkeys(STOPS, True) | {ALWAYS: False}


def bot_title(bot: str) -> str:
    """What people call a bot."""
    return bot.capitalize()


def winners(winner: int | None, seats: int, teams: int | None) -> list[int]:
    """The seats that have won where a result names this one: it, or all of its team (`Setup`)."""
    return [] if winner is None else [*range(winner, seats, teams or seats)]


class Pace(models.TextChoices):
    """How quickly a bot's actions follow each other, and how long a card that the opponent plays is shown."""

    SLOW = "slow", "Slow"
    NORMAL = "normal", "Normal"
    QUICK = "quick", "Quick"
    INSTANT = "instant", "Instant"


class Clock(models.TextChoices):
    """How long two persons may think in a game: see `clocks`."""

    NONE = "", "No clock"
    RELAXED = "relaxed", "Relaxed"
    MATCH = "match", "25 minutes each"


class Absence(models.TextChoices):
    """What happens with a person for whom others wait in vain: see `absence`."""

    WAIT = "", "The game waits for them"
    BOT = "bot", "A bot plays until they are back"
    CONCEDE = "concede", "They give up"


class Sees(models.TextChoices):
    """What spectators see of a game."""

    NOTHING = "", "Nobody may watch"
    PUBLIC = "public", "What all players may see"
    ALL = "all", "Everything, some turns later"


class Watchable(models.Model):
    """What spectators see, and by which address: `watch_slug` is a name that nobody can guess, and empty as long as
    there never was anything to see. Several games may have the same one, so that spectators come from each to the next.
    `delay` counts turns of the game, and is 0 but for those who see everything."""

    sees = models.CharField(max_length=10, choices=Sees, blank=True, default=Sees.NOTHING)
    delay = models.PositiveSmallIntegerField(default=0)
    watch_slug = models.CharField(max_length=32, blank=True, default="", db_index=True, editable=False)

    class Meta:
        abstract = True


class Table(Watchable):
    """A game between two players or more.

    While the game runs its seed is a secret: it tells every hidden card. `record`, with each seat's story in words, and
    `views`, the last one of each seat, are written when the game ends, so that it can be shown after cards or rules
    have changed. `result` says which seat won, None for a draw, and by what reason of the engine's.
    """

    slug = models.CharField(max_length=32, unique=True, default=new_slug, editable=False)
    game = models.CharField(max_length=20, default=DEFAULT)  # the key of the game that is played, in `engine.games`
    setup = models.JSONField()
    seed = models.CharField(max_length=40)
    versions = models.JSONField(
        default=list
    )  # pairs: from which choice on the game went by which version of the engine
    clock = models.CharField(max_length=10, choices=Clock, blank=True, default=Clock.NONE)
    absence = models.CharField(max_length=10, choices=Absence, blank=True, default=Absence.WAIT)
    timed_out = models.PositiveSmallIntegerField(
        null=True, blank=True
    )  # the seat that has lost because its time was up
    passes_at = models.DateTimeField(null=True, blank=True)  # when a window passes by itself
    due = models.DateTimeField(null=True, blank=True, db_index=True)  # when something happens if nobody does anything
    scene_done = models.BooleanField(default=False)  # what a scene of the tutorial asks for was done

    created = models.DateTimeField(auto_now_add=True)
    touched = models.DateTimeField(auto_now=True)
    finished = models.DateTimeField(null=True, blank=True)
    result = models.JSONField(null=True, blank=True)
    views = models.JSONField(null=True, blank=True)
    record = models.JSONField(null=True, blank=True)
    rematch_of = models.OneToOneField("self", models.SET_NULL, null=True, blank=True, related_name="rematch")
    rematch_by = models.PositiveSmallIntegerField(null=True, blank=True)  # the seat that asked for this game
    chosen = models.JSONField(null=True, blank=True)  # how the decks were chosen: see `forms.Chosen`

    class Meta:
        ordering = ("-touched",)

    def __str__(self) -> str:
        return f"{self.title} ({self.slug})"

    @cached_property
    def seats(self) -> list[Player]:
        """The players by seat. Who changes one saves it too."""
        return list(self.players.all())

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat."""
        return [player.name for player in self.seats]

    @property
    def play(self) -> Play:
        """The rules of the game that is played."""
        return of(self.game).play

    @property
    def title(self) -> str:
        """Who plays, for somebody without a seat."""
        return players(self.names)

    @property
    def version(self) -> int:
        """The version of the engine by which the last stored choice was made."""
        return int(self.versions[-1][1]) if self.versions else UNCOUNTED

    @property
    def is_watched(self) -> bool:
        """A person sits here."""
        return any(player.is_persons for player in self.seats)

    @property
    def winners(self) -> list[int]:
        """The seats that have won: one, or those of a team; none while nobody has, or when the game was drawn."""
        winner = None if self.result is None else self.result["winner"]
        return winners(winner, len(self.seats), self.setup.get("teams"))

    def others(self, seat: int) -> list[Player]:
        """The players of the other seats, clockwise from the left of this one."""
        return [*self.seats[seat + 1 :], *self.seats[:seat]]

    @property
    def is_between_persons(self) -> bool:
        """Persons with a device each play against each other here, bots among them or none."""
        return sum(player.is_persons and not player.hot_seat for player in self.seats) > 1

    @property
    def is_hot_seat(self) -> bool:
        """Two people play at one device: see `hot_seat`."""
        return all(player.hot_seat for player in self.seats)


class Player(AbstractSeat):
    """One of the players of a table: a person or a bot; nobody when who played has left for good, and then the
    game is over."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="players")
    # What goes with an account and what stays for the other player is decided by `domain.forget`.
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="players")
    seat = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=LONGEST_NAME)  # as both players see it
    bot = models.CharField(max_length=20, blank=True)
    deck = models.ForeignKey(Deck, models.SET_NULL, null=True, blank=True, related_name="players")  # a saved one
    deck_name = models.CharField(max_length=80, blank=True)  # what the deck was called then; "" is not known
    stops = models.JSONField(default=all_stops)
    passing = models.BooleanField(default=False)  # until the player's own turn
    pace = models.CharField(max_length=10, choices=Pace, default=Pace.NORMAL)
    seen = models.DateTimeField(null=True, blank=True)  # when a page of this player was last heard of
    stand_in = models.BooleanField(default=False)  # a bot plays for this person, who is absent
    hot_seat = models.BooleanField(default=False)  # the other seat is the same person's: two play at one device
    may_concede = models.BooleanField(default=False)  # a bot that gives up when its game is lost
    hints = models.BooleanField(default=False)  # this person may ask for hints: see `practice`
    warns = models.BooleanField(default=False)  # and is warned before a blunder

    seat_fields = ("id", "table", "seat")
    occupant_fields = (
        *("guest_key", "user", "name", "bot", "hot_seat"),
        *("deck", "deck_name", "stops", "passing", "pace", "seen", "stand_in", "may_concede", "hints", "warns"),
    )

    class Meta:
        ordering = ("table", "seat")
        constraints = (
            models.UniqueConstraint(fields=("table", "seat"), name="one_place_for_each_seat"),
            models.UniqueConstraint(
                fields=("table", "user"), condition=models.Q(hot_seat=False), name="one_place_for_each_account"
            ),
        )

    def __str__(self) -> str:
        return f"Seat {self.seat}: {self.name}"

    @property
    def is_empty(self) -> bool:
        """Neither a person nor a bot sits here."""
        return not self.bot and not self.is_persons

    @property
    def thinker(self) -> str:
        """The bot that answers for this seat now; "" where a person does."""
        return of(self.table.game).bots.USUAL if self.stand_in else self.bot

    def is_away(self, now: datetime) -> bool:
        """A person sits here, and none of their pages was heard of lately."""
        return self.is_persons and (self.seen is None or now - self.seen > AWAY)


class Choice(models.Model):
    """One option that a seat chose: `number` counts the choices of the game from 0, `code` is what stands in a record:
    the engine's option, a concession, or that the last action was taken back."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="choices")
    number = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    code = models.BigIntegerField()
    thought = models.JSONField(null=True, blank=True)  # of a bot that searched: `engine.bots.halving.Thought`
    made = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ("table", "number")
        constraints = (models.UniqueConstraint(fields=("table", "number"), name="one_choice_for_each_number"),)

    def __str__(self) -> str:
        return f"{self.number}: seat {self.seat} chose {self.code}"


class Checkpoint(models.Model):
    """How a game stood when its choices were stored: after the first `number` of them. `digest` is the engine's
    footprint of the position; `stories` are, by seat, the entries since the checkpoint before. So a game that a later
    engine plays otherwise is noticed, and can still be read. When a game is over its record has the stories."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="checkpoints")
    number = models.PositiveIntegerField()
    digest = models.CharField(max_length=16)
    stories = models.JSONField(default=list)

    class Meta:
        ordering = ("table", "number")
        constraints = (models.UniqueConstraint(fields=("table", "number"), name="one_checkpoint_for_each_number"),)

    def __str__(self) -> str:
        return f"After {self.number}: {self.digest}"


class Coaching(models.Model):
    """What the coach has found in a finished game for one of its players. `choices` are the numbers of those that it
    looks at; `first` and `second` are its looks at them by these numbers, as `playtest.coach.working` has them, stored
    one by one. Everything follows from the game, so that a look may be taken at any time, by any process. `why` says
    what happened where it could not go on."""

    player = models.OneToOneField(Player, models.CASCADE, related_name="coaching")
    choices = models.JSONField(default=list)
    first = models.JSONField(default=dict)
    second = models.JSONField(default=dict)
    asked = models.DateTimeField(auto_now_add=True)
    served = models.DateTimeField(default=timezone.now, db_index=True)  # when its last look was stored
    ended = models.DateTimeField(null=True, blank=True)
    why = models.CharField(max_length=300, blank=True)

    class Meta:
        ordering = ("-asked", "-pk")

    def __str__(self) -> str:
        return f"The coach for {self.player}"


class Note(Belonging):
    """What a player has written about a moment of a finished game: after the first `step` of its choices. Nobody else
    may read it."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="notes")
    step = models.PositiveIntegerField()
    text = models.TextField()
    written = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ("table", "step")
        constraints = (
            models.UniqueConstraint(fields=("table", "user", "step"), name="one_note_of_an_account_for_each_moment"),
            models.UniqueConstraint(
                fields=("table", "guest_key", "step"),
                condition=models.Q(user=None),
                name="one_note_of_a_guest_for_each_moment",
            ),
        )

    def __str__(self) -> str:
        return f"After {self.step} at {self.table}"


class First(models.TextChoices):
    """Who starts the first game of an invitation."""

    CHANCE = "random", "Random"
    HOST = "host", "I go first"
    GUEST = "guest", "My friend goes first"


class Challenge(Watchable):
    """An invitation to play, and the place to which its players come back between their games: what its host has
    chosen. `kind` is the engine's format, for two players or for more, and `format_key` that of the decks, empty where
    any deck may be played. `teams` are those of Hydra, whose members may have `shared_hands`. Matches, clocks, who
    starts (`opener`: where a player could choose that for the next game and did) and changing sides are things of two
    players. What spectators see is that of the next game, in which each plays the other's deck where they are to change
    sides: that holds while whoever asked for it is ready."""

    slug = models.CharField(max_length=32, unique=True, default=new_slug, editable=False)
    game = models.CharField(max_length=20, default=DEFAULT)  # the key of the game that is played, in `engine.games`
    kind = models.CharField(max_length=40, blank=True, default=DUEL)
    teams = models.PositiveSmallIntegerField(default=0)
    shared_hands = models.BooleanField(default=False)
    format_key = models.CharField(max_length=40, blank=True)
    deities = models.BooleanField(default=True)  # decks may bring theirs
    first = models.CharField(max_length=10, choices=First, default=First.CHANCE)
    clock = models.CharField(max_length=10, choices=Clock, blank=True, default=Clock.NONE)
    absence = models.CharField(max_length=10, choices=Absence, blank=True, default=Absence.WAIT)  # of one of many
    best_of = models.PositiveSmallIntegerField(default=1)
    rules_of = models.CharField(max_length=4, default=RULES_2017)  # the year of the rules
    open = models.BooleanField(default=False)  # to anybody: it stands in the lobby; otherwise to who has the link
    chat = models.BooleanField(default=True)  # the players may write to each other, where they share a link
    opener = models.PositiveSmallIntegerField(null=True, blank=True)
    changes_sides = models.BooleanField(default=False)

    created = models.DateTimeField(auto_now_add=True)
    touched = models.DateTimeField(auto_now=True)
    closed = models.DateTimeField(null=True, blank=True)
    closed_by = models.PositiveSmallIntegerField(null=True, blank=True)  # the seat

    class Meta:
        ordering = ("-touched",)

    def __str__(self) -> str:
        return f"{' against '.join(side.name or 'nobody' for side in self.sides.all())} ({self.slug})"

    @property
    def is_of_2015(self) -> bool:
        """It is played by the rules of that year."""
        return self.rules_of == RULES_2015

    @property
    def is_duel(self) -> bool:
        """Two persons play."""
        return self.kind == DUEL


class Side(AbstractSeat):
    """One of those who play by an invitation, 0 is its host, with the deck that the next game is played with. Only its
    player may see the deck. Where more than two play, a `bot` may have it, which is always ready."""

    challenge = models.ForeignKey(Challenge, models.CASCADE, related_name="sides")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="sides")
    seat = models.PositiveSmallIntegerField()
    name = models.CharField(max_length=LONGEST_NAME, blank=True)
    bot = models.CharField(max_length=20, blank=True)
    deck = models.CharField(max_length=80, blank=True)  # what it is called
    cards = models.JSONField(default=list)
    sideboard = models.JSONField(default=list)  # beside the cards
    swapped = models.JSONField(default=dict)  # in a match: "out" of the deck, and "into" it
    deity = models.CharField(max_length=60, blank=True)
    chosen = models.JSONField(null=True, blank=True)  # how it was chosen: see `forms.Chosen`
    ready = models.BooleanField(default=False)
    seen = models.DateTimeField(null=True, blank=True)  # when the page of who waits in the lobby was last heard of

    seat_fields = ("id", "challenge", "seat")
    occupant_fields = (
        "guest_key",
        "user",
        "name",
        "bot",
        "deck",
        "cards",
        "sideboard",
        "swapped",
        "deity",
        "chosen",
        "ready",
        "seen",
    )

    class Meta:
        ordering = ("challenge", "seat")
        constraints = (
            models.UniqueConstraint(fields=("challenge", "seat"), name="one_side_for_each_seat"),
            models.UniqueConstraint(fields=("challenge", "user"), name="one_side_for_each_account"),
        )

    def __str__(self) -> str:
        return f"Side {self.seat}: {self.name}"

    @property
    def is_free(self) -> bool:
        """Neither a person nor a bot sits here."""
        return not self.bot and not self.is_persons


class ChallengeGame(models.Model):
    """A game that was played by an invitation. `match` counts from 0: so many games of one are played until somebody
    has won it."""

    challenge = models.ForeignKey(Challenge, models.CASCADE, related_name="games")
    table = models.OneToOneField(Table, models.CASCADE, related_name="challenge_game")
    match = models.PositiveIntegerField()

    class Meta:
        ordering = ("challenge", "pk")

    def __str__(self) -> str:
        return f"Match {self.match} at {self.table}"


class SpectatorCount(models.Model):
    """How many pages of spectators a server process serves at the games of one address. It says so now and then: what
    was not `heard` for a while is no more."""

    watch_slug = models.CharField(max_length=32)
    process = models.CharField(max_length=32)
    count = models.PositiveIntegerField()
    heard = models.DateTimeField()

    class Meta:
        constraints = (models.UniqueConstraint(fields=("watch_slug", "process"), name="one_count_for_each_process"),)

    def __str__(self) -> str:
        return f"{self.count} at {self.watch_slug}"


class Ending(models.TextChoices):
    """How a trial ended."""

    NONE = ""  # it has not
    DONE = "done"
    CANCELLED = "cancelled"
    FAILED = "failed"  # `why` says what happened


class Trial(Owned):
    """Games of a bot with a deck against the same bot with others, in pairs: the same shuffles twice, once with each
    side starting. `cards` and `deity` are those of the deck's version `number`, as they were, and `name` is what it was
    called; `against` is a list of opponents, each with "name", "cards" and "deity"; `pairs` are played against each.

    Everything follows from what is stored here, so that a pair may be played at any time, by any process.
    """

    deck = models.ForeignKey(Deck, models.CASCADE, related_name="trials")
    number = models.PositiveIntegerField()
    name = models.CharField(max_length=80)
    cards = models.JSONField()  # a count by name
    deity = models.CharField(max_length=60, blank=True)
    against = models.JSONField()
    bot = models.CharField(max_length=20)
    pairs = models.PositiveSmallIntegerField()
    seed = models.CharField(max_length=40)
    version = models.IntegerField(default=UNCOUNTED)  # of the engine that plays the games

    created = models.DateTimeField(auto_now_add=True)
    served = models.DateTimeField(auto_now_add=True, db_index=True)  # when its last pair was stored: who waited longest
    ended = models.DateTimeField(null=True, blank=True)
    ending = models.CharField(max_length=10, choices=Ending, blank=True, default=Ending.NONE)
    why = models.CharField(max_length=300, blank=True)

    class Meta:
        ordering = ("-created", "-pk")

    def __str__(self) -> str:
        return f"{self.name} against {len(self.against)} decks ({self.slug})"

    @property
    def total(self) -> int:
        """Pairs to be played in all."""
        return self.pairs * len(self.against)


class TrialPair(models.Model):
    """Two games of a trial. `number` counts from 0 and goes through the opponents in turn; `games` are two dicts: who
    "won" (true: the deck that is tried out; null: nobody), whether a limit of the engine ended it ("capped"), its
    "turns", and the cards "drawn" and "played" by their places among the sorted names of the trial's cards."""

    trial = models.ForeignKey(Trial, models.CASCADE, related_name="played")
    number = models.PositiveIntegerField()
    games = models.JSONField()
    seconds = models.FloatField()  # that it took to play them

    class Meta:
        ordering = ("trial", "number")
        constraints = (models.UniqueConstraint(fields=("trial", "number"), name="one_pair_for_each_number"),)

    def __str__(self) -> str:
        return f"Pair {self.number}"
