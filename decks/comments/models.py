"""What is stored of what accounts say about public decks. All of it goes with the deck, and with the account, but for
reports: who wrote one may go, and it stays to be looked at."""

from django.conf import settings
from django.db import models
from django.utils import timezone

LONGEST_COMMENT, LONGEST_REASON = 2000, 500


class Comment(models.Model):
    """What an account said about a deck. A `hidden` one is shown to nobody: staff took it out."""

    deck = models.ForeignKey("decks.Deck", models.CASCADE, related_name="comments")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="comments")
    text = models.TextField(max_length=LONGEST_COMMENT)
    made = models.DateTimeField(default=timezone.now)
    hidden = models.BooleanField(default=False)

    class Meta:
        ordering = ("-made", "-pk")
        indexes = (models.Index(fields=("deck", "-made"), name="comments_of_a_deck"),)

    def __str__(self) -> str:
        return f"{self.user} about {self.deck}"


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
    """That a deck's words, or a comment on it, should be looked at. Staff does that in the administration."""

    deck = models.ForeignKey("decks.Deck", models.CASCADE, related_name="reports")
    comment = models.ForeignKey(Comment, models.CASCADE, null=True, blank=True, related_name="reports")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="reports")
    reason = models.TextField(max_length=LONGEST_REASON)
    made = models.DateTimeField(default=timezone.now)
    handled = models.BooleanField(default=False)

    class Meta:
        ordering = ("handled", "-made")

    def __str__(self) -> str:
        return f"{self.comment or self.deck}"


class Block(models.Model):
    """That an account may not say anything about decks, until a time or for good."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE, related_name="comment_block")
    reason = models.TextField(max_length=LONGEST_REASON, blank=True)
    until = models.DateTimeField(null=True, blank=True)
    made = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.user}"
