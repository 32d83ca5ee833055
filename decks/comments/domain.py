"""What can be said about a public deck, and reported of it or of a public cube.

Each verb is one transaction with the deck's row locked. Only accounts say something, only about decks that are public
and whose owner lets them, and no account that is blocked. What a person may not read is answered as if it were not
there, whatever was said about it before. Verbs raise Refused with a code and a sentence, and TooOften.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from django.db import transaction
from django.utils import timezone

from decks.comments.models import LONGEST_COMMENT, LONGEST_REASON, Block, Comment, Report, Thanks
from decks.comments.queries import NO_COMMENT, comment_on, shows_comments
from decks.cubes.domain import locked_to_read as locked_cube
from decks.cubes.models import Cube
from decks.domain import locked_to_read
from decks.errors import GONE, NO_CUBE
from decks.models import Deck
from decks.versioned import Visibility
from gate.limits import COMMENTS, REPORTS, THANKS
from gate.words import many_lines
from live.errors import Refused
from people import blocks
from people.persons import Person

if TYPE_CHECKING:
    from django.contrib.auth.models import User

MOST_COMMENTS = 2000  # on one deck
TWICE = timedelta(minutes=1)  # in which the same words again are the same comment, sent twice


def comment(*, slug: str, person: Person, text: str) -> Comment:
    """Say something about the deck."""
    user = _speaker(person)
    text = _text(text, LONGEST_COMMENT, "comment", "Write your comment first.")
    COMMENTS.take(str(user.pk))
    with transaction.atomic():
        deck = _open(slug, person, user)
        same = deck.comments.filter(user=user, text=text, hidden=False, made__gte=timezone.now() - TWICE).first()
        if same is not None:
            return same
        if deck.comments.count() >= MOST_COMMENTS:
            raise Refused("too_many", f"This deck has {MOST_COMMENTS} comments, the maximum.")
        return Comment.objects.create(deck=deck, user=user, text=text)


def remove(*, slug: str, person: Person, number: int) -> None:
    """Take a comment away: one's own, or one on a deck of one's own. What is reported is shown to nobody from then on,
    and staff can still look at it."""
    with transaction.atomic():
        deck = locked_to_read(slug, person)
        found = deck.comments.filter(pk=number, hidden=False).first()
        mine = found is not None and person.user is not None and found.user_id == person.user.pk
        if found is None or not (mine or deck.belongs_to(person) or shows_comments(deck)):
            raise Refused("gone", NO_COMMENT)
        if not mine and not deck.belongs_to(person):
            raise Refused("not_yours", "You can delete your own comments, and those on your decks.")
        if found.reports.filter(handled=False).exists():
            found.hidden = True
            found.save(update_fields=["hidden"])
        else:
            found.delete()


def block(*, slug: str, person: Person, number: int) -> str:
    """This account wants nothing to do with who wrote a comment; who that is."""
    _speaker(person)
    with transaction.atomic():
        deck = locked_to_read(slug, person)
        found = comment_on(deck, number)
        if found is None:
            raise Refused("gone", NO_COMMENT)
        blocks.block(person=person, other=Person("", found.user), name=found.user.get_username())
    return found.user.get_username()


def thank(*, slug: str, person: Person, thankful: bool) -> None:
    """Thank for the deck, or take that back."""
    user = _speaker(person)
    THANKS.take(str(user.pk))
    with transaction.atomic():
        deck = _open(slug, person, user)
        if deck.belongs_to(person):
            raise Refused("own", "This deck is your own. Others can thank you for it.")
        if thankful:
            Thanks.objects.get_or_create(deck=deck, user=user)
        else:
            deck.thanks.filter(user=user).delete()


def report(*, slug: str, person: Person, reason: str, number: int | None = None) -> Report:
    """Tell staff that a comment, or what its owner says about the deck, should not be there. Once is enough: a second
    report of the same changes the reason."""
    user, reason = _reporting(person, reason)
    with transaction.atomic():
        deck = locked_to_read(slug, person)
        if deck.visibility != Visibility.PUBLIC:
            raise Refused("gone", GONE)
        found = None if number is None else comment_on(deck, number)
        if number is not None and found is None:
            raise Refused("gone", NO_COMMENT)
        said = owner_words(deck) if found is None else found.text
        made, _ = Report.objects.update_or_create(
            deck=deck, comment=found, user=user, handled=False, defaults={"reason": reason, "said": said}
        )
        return made


def report_cube(*, slug: str, person: Person, reason: str) -> Report:
    """The same of what its owner says about a cube."""
    user, reason = _reporting(person, reason)
    with transaction.atomic():
        cube = locked_cube(slug, person)
        if cube.visibility != Visibility.PUBLIC:
            raise Refused("gone", NO_CUBE)
        made, _ = Report.objects.update_or_create(
            cube=cube, user=user, handled=False, defaults={"reason": reason, "said": owner_words(cube)}
        )
        return made


def owner_words(kept: Deck | Cube) -> str:
    """What its owner says about a deck or a cube: its name, the tags of a deck, and its description."""
    tags = ", ".join(tag.name for tag in kept.tags.all()) if isinstance(kept, Deck) else ""
    return "\n\n".join(filter(None, (kept.name, tags, kept.description)))


def _reporting(person: Person, reason: str) -> tuple[User, str]:
    """Who reports, and why, where that is to be stored."""
    user = _speaker(person)
    reason = _text(reason, LONGEST_REASON, "reason", "Say in a sentence what is wrong.")
    REPORTS.take(str(user.pk))
    return user, reason


def _speaker(person: Person) -> User:
    if person.user is None:
        raise Refused("sign_in", "Sign in first: comments, thanks and reports come from accounts.")
    return person.user


def _open(slug: str, person: Person, user: User) -> Deck:
    """The deck's row, locked until the transaction ends, if this account may say something about it."""
    deck = locked_to_read(slug, person)
    if not shows_comments(deck):
        raise Refused("closed", "This deck takes no comments and no thanks.")
    block = Block.objects.filter(user=user).first()
    if block is not None and block.in_force:
        until = f" until {block.until:%d.%m.%Y}" if block.until else ""
        raise Refused("blocked", f"Your account cannot write comments or thanks{until}. Ask whoever runs this site.")
    return deck


def _text(typed: str, most: int, code: str, empty: str) -> str:
    text = many_lines(typed)
    if not text:
        raise Refused(code, empty)
    if len(text) > most:
        raise Refused(code, f"This has {len(text)} characters. The maximum is {most}.")
    return text
