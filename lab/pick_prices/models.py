"""What is stored of prices of picks: each request with its decks, and the comparisons that were played for it."""

from __future__ import annotations

from django.db import models
from django.urls import reverse

from drafts.models import Pod
from gate.games import urls_of
from lab.background import BackgroundGames
from lab.pick_prices.measuring import Compared, Price, price


class PickPrice(BackgroundGames):
    """What another option at a pick would have changed. It belongs to who asked last, and whoever may read the log of
    the draft reads it: there is one for each pick, option and `version` of the engine.

    `pick` is its place among the picks of the draft, `seat` whose it was, `kind` that of the question; `option` is the
    engine's code, `name` and `taken` are what both options are called. `games` are played at most. `decks` are those of
    both worlds by seat ("taken" and "other"), None until bots have drafted them; `alike` says that they are the same.

    Everything follows from what is stored here and of the draft, so that any process may play a comparison at any time.
    """

    GAME = "pod__game"

    pod = models.ForeignKey(Pod, models.CASCADE, related_name="pick_prices")
    pick = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=20)
    option = models.BigIntegerField()
    name = models.TextField()
    taken = models.TextField()
    games = models.PositiveIntegerField()
    decks = models.JSONField(null=True, blank=True)
    alike = models.BooleanField(default=False)

    class Meta(BackgroundGames.Meta):
        constraints = (
            models.UniqueConstraint(
                fields=("pod", "pick", "option", "version"), name="one_price_for_each_option_of_a_pick"
            ),
        )

    def __str__(self) -> str:
        return f"{self.name} at pick {self.pick} of {self.pod_id}"

    def get_absolute_url(self) -> str:
        args = [self.pod.slug, self.pick, self.slug]
        return reverse("pick_price", args=args, urlconf=urls_of(self.pod.game))

    @property
    def key_of_game(self) -> str:
        return self.pod.game

    @property
    def opponents(self) -> int:
        """How many other seats there are."""
        return int(self.pod.setup["seats"]) - 1

    def compared(self) -> list[Compared]:
        """The comparisons that were played, in order."""
        return [Compared(one.taken, one.other) for one in self.comparisons.all()]

    def price(self) -> Price:
        """What they say."""
        return price(self.compared(), self.opponents)


class Comparison(models.Model):
    """Four games of a price: see `measuring.Compared`. Numbers count from 0, without gaps."""

    price = models.ForeignKey(PickPrice, models.CASCADE, related_name="comparisons")
    number = models.PositiveIntegerField()
    taken = models.FloatField()
    other = models.FloatField()
    seconds = models.FloatField()  # that it took to play them

    class Meta:
        ordering = ("price", "number")
        constraints = (models.UniqueConstraint(fields=("price", "number"), name="one_comparison_for_each_number"),)

    def __str__(self) -> str:
        return f"Comparison {self.number}"
