"""What is stored of what accounts say about public decks, and report of those and of public cubes. All of it goes with
the deck or the cube, and with the account, but for reports: who wrote one may go, and it stays to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.conf import settings
from django.db import models
from django.utils import timezone

if TYPE_CHECKING:
    from django.contrib.auth.models import User

    from decks.cubes.models import Cube
    from decks.models import Deck

LONGEST_COMMENT, LONGEST_REASON = 2000, 500


class Comment(models.Model):
    """What an account said about a deck. A `hidden` one is shown to nobody: staff took it out."""

    deck = models.ForeignKey("decks.Deck", models.CASCADE, related_name="comments")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="comments", verbose_name="written by"
    )
    text = models.TextField(max_length=LONGEST_COMMENT)
    made = models.DateTimeField("written", default=timezone.now)
    hidden = models.BooleanField("taken out", default=False)

    class Meta:
        ordering = ("-made", "-pk")
        indexes = (models.Index(fields=("deck", "-made"), name="comments_of_a_deck"),)

    def __str__(self) -> str:
        return f"A comment by {self.user}"


class Thanks(models.Model):
    """That an account is thankful for a deck."""

    deck = models.ForeignKey("decks.Deck", models.CASCADE, related_name="thanks")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="thanks")
    made = models.DateTimeField(default=timezone.now)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("deck", "user"), name="one_thanks_of_each_account"),)

    def __str__(self) -> str:
        return f"{self.user} for {self.deck}"


class Report(models.Model):
    """That the words of a deck or a cube, or a comment on the deck, should be looked at, and what was `said` there when
    it was reported: it may say something else by now. Staff looks at it in the administration."""

    deck = models.ForeignKey("decks.Deck", models.CASCADE, null=True, blank=True, related_name="reports")
    cube = models.ForeignKey("decks.Cube", models.CASCADE, null=True, blank=True, related_name="reports")
    comment = models.ForeignKey(Comment, models.CASCADE, null=True, blank=True, related_name="reports")
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="reports", verbose_name="reported by"
    )
    said = models.TextField("what was said")
    reason = models.TextField("why", max_length=LONGEST_REASON)
    made = models.DateTimeField("reported", default=timezone.now)
    handled = models.BooleanField("done", default=False)

    class Meta:
        ordering = ("handled", "-made")
        constraints = (
            models.CheckConstraint(
                condition=models.Q(deck=None) ^ models.Q(cube=None), name="a_report_is_about_a_deck_or_a_cube"
            ),
        )

    def __str__(self) -> str:
        return f"Report {self.pk}"

    @property
    def kept(self) -> Deck | Cube:
        """What it is about, or where the comment is that it is about."""
        found = self.deck or self.cube
        assert found is not None, "the database holds no such report"
        return found

    @property
    def writer(self) -> User | None:
        """Whose account wrote what is reported; None of what is a guest's, or the site's."""
        return self.comment.user if self.comment else self.kept.user


class Block(models.Model):
    """That an account may not say anything about decks, until a time or for good."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="comment_block", verbose_name="account"
    )
    reason = models.TextField(max_length=LONGEST_REASON, blank=True)
    until = models.DateTimeField(null=True, blank=True, help_text="Leave it empty to block the account for good.")
    made = models.DateTimeField("since", default=timezone.now)

    class Meta:
        verbose_name = "blocked account"

    def __str__(self) -> str:
        return f"{self.user}"

    @property
    def in_force(self) -> bool:
        """Whether the account may say nothing now."""
        return self.until is None or self.until > timezone.now()
