"""What is stored of experiments: which decks meet, how far each matchup is, and the pairs of games that were played."""

from __future__ import annotations

from collections import Counter
from typing import Final

from django.db import models
from django.urls import reverse

from gate.games import urls_of
from lab.background import PausableGames
from lab.field import each_with_each
from lab.matchups import PairPlayed
from lab.plans import each_with_field
from lab.runs import Course, Plan, StoppingRule
from lab.storing import read_deck

SCORES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)  # of a pair, in the order of `ExperimentMatchup.counts`


class Experiment(PausableGames):
    """Decks of a game that bots play against each other. `decks` are their names, cards (a count by name) and deities,
    as they were when it began, and the keys by which they were chosen (`lab.choices`): the first `tested` of them meet
    all that come after them; where that is 0, all meet each other.

    Of two decks at most so many `games` are played; fewer where the interval is no wider than `within` percentage
    points, or, with `decided`, where it is shown which one is better.

    Everything follows from what is stored here, so that any process may play a pair at any time.
    """

    decks = models.JSONField()
    tested = models.PositiveSmallIntegerField()
    bot = models.CharField(max_length=20)
    seed = models.BigIntegerField()
    games = models.PositiveIntegerField()
    within = models.PositiveSmallIntegerField()
    decided = models.BooleanField()

    class Meta(PausableGames.Meta):
        pass

    def __str__(self) -> str:
        return f"{len(self.decks)} decks ({self.slug})"

    def get_absolute_url(self) -> str:
        return reverse("experiment", args=[self.slug], urlconf=urls_of(self.game))

    @property
    def plan(self) -> Plan:
        """What is played."""
        decks = tuple(map(read_deck, self.decks))
        others = len(decks) - self.tested
        meetings = each_with_field(self.tested, others) if self.tested else each_with_each(len(decks))
        return Plan(decks, meetings, self.bot, self.seed, self.game, self.version, watched=True)

    @property
    def rule(self) -> StoppingRule:
        """When a matchup has been played enough."""
        return StoppingRule(self.games // 2, self.within / 100, self.decided)


class ExperimentMatchup(models.Model):
    """How far a matchup of an experiment is; `place` is that among the meetings of its plan. The first `length` pairs
    count: `counts` says how many of them had each of the SCORES. `stopped` is why no more are played (`lab.runs`), ""
    while more are."""

    experiment = models.ForeignKey(Experiment, models.CASCADE, related_name="matchups")
    place = models.PositiveSmallIntegerField()
    length = models.PositiveIntegerField(default=0)
    counts = models.JSONField(default=list)
    stopped = models.CharField(max_length=10, blank=True)

    class Meta:
        ordering = ("experiment", "place")
        constraints = (models.UniqueConstraint(fields=("experiment", "place"), name="one_matchup_for_each_place"),)

    def __str__(self) -> str:
        return f"Matchup {self.place}"

    def course(self, played: dict[int, PairPlayed]) -> Course:
        """How far it is, with these of its pairs."""
        counts = Counter({score: count for score, count in zip(SCORES, self.counts, strict=False) if count})
        return Course(played, counts, self.length, self.stopped or None)

    def follow(self, course: Course) -> None:
        """Be as far as this; to be saved."""
        self.counts = [course.counts[score] for score in SCORES]
        self.length, self.stopped = course.length, course.stopped or ""


class ExperimentPair(models.Model):
    """Pair `number` of a matchup, from 0: its two `games`, and by side the `cards` that were drawn and played in them,
    as `lab.experiments.playing` writes them, and their `orders`, which are None where the pair is older than these."""

    matchup = models.ForeignKey(ExperimentMatchup, models.CASCADE, related_name="played")
    number = models.PositiveIntegerField()
    games = models.JSONField()
    cards = models.JSONField()
    orders = models.JSONField(null=True)

    class Meta:
        ordering = ("matchup", "number")
        constraints = (models.UniqueConstraint(fields=("matchup", "number"), name="one_pair_of_a_matchup_by_number"),)

    def __str__(self) -> str:
        return f"Pair {self.number}"
