"""What was said about a deck, as somebody may read it. Reads only."""

from __future__ import annotations

from dataclasses import dataclass

from django.core.paginator import Page, Paginator
from django.http import HttpRequest

from decks.comments.models import LONGEST_COMMENT, Comment, Report
from decks.cubes.models import Cube
from decks.models import Deck
from decks.versioned import Visibility
from people import blocks
from people.persons import Person

COMMENTS_ON_A_PAGE = 20
NO_COMMENT = "This comment is no longer there."
TYPED = "typed_comment"  # in the session: what was typed and refused, until the deck's page shows it again


@dataclass(frozen=True)
class Discussion:
    """The comments on a deck, the newest first, and the thanks for it; `thanked` by whoever asks."""

    comments: Page[Comment]
    thanks: int
    thanked: bool
    longest: int = LONGEST_COMMENT


def shows_comments(deck: Deck) -> bool:
    """Whether anybody reads what was said about this deck."""
    return deck.visibility == Visibility.PUBLIC and deck.discussed


def discussion(deck: Deck, person: Person, number: str | None = None) -> Discussion | None:
    """What was said about a deck that this person may read, but for what those said whom they blocked; None of one that
    is not public or takes no comments."""
    if not shows_comments(deck):
        return None
    unheard = blocks.accounts_blocked_by(person)
    shown = deck.comments.filter(hidden=False).exclude(user__in=unheard).select_related("user")
    thanked = person.user is not None and deck.thanks.filter(user=person.user).exists()
    return Discussion(Paginator(shown, COMMENTS_ON_A_PAGE).get_page(number), deck.thanks.count(), thanked)


def typed_comment(request: HttpRequest) -> str:
    """What whoever asks had typed as a comment that was refused, once."""
    typed: str = request.session.pop(TYPED, "") if TYPED in request.session else ""
    return typed


def open_report(kept: Deck | Cube, person: Person, comment: Comment | None) -> Report | None:
    """What this account has reported of a deck or a cube, or of that comment on it, and nobody has looked at yet."""
    return kept.reports.filter(user=person.user, comment=comment, handled=False).first() if person.user else None


def comment_on(deck: Deck, number: int) -> Comment | None:
    """A comment that is shown on a deck."""
    if not shows_comments(deck):
        return None
    return deck.comments.filter(pk=number, hidden=False).select_related("user").first()
