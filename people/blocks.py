"""Everybody can block somebody: neither is shown what the blocked one says, nor are the two brought together.

A block is one-sided where something is heard: who blocks does not hear the other, and the other cannot tell. It holds
for both where they would meet: neither finds the other's open tables, and none can sit down with the other. Who was
blocked as a guest stays so when they sign in in the same browser; whoever empties a browser is somebody else, and so
it is with every guest. This has nothing to do with `decks.comments`, where staff keeps an account from commenting.
"""

from __future__ import annotations

from collections.abc import Iterable

from django.db import transaction
from django.db.models import Q, QuerySet

from live.errors import Refused
from people.models import LONGEST_NAME, Belonging, PersonBlock
from people.persons import Person

MOST = 200  # of one person
APART = "You cannot take this seat: you and somebody here do not play together. Choose another one in the lobby."
NOBODY = "There is no other person to block."


def identity(one: Person | Belonging) -> str:
    """By what somebody is known here: the account, or the guest as long as there is none; "" for nobody."""
    account = _account(one)
    if account is not None:
        return f"account {account}"
    return f"guest {one.guest_key}" if one.guest_key else ""


def block(*, person: Person, other: Person | Belonging, name: str) -> None:
    """This person wants nothing to do with another, or with who has that seat. Asked again, it stays as it is."""
    own = isinstance(other, Belonging) and other.belongs_to(person)
    if own or not identity(person) or identity(other) in ("", identity(person)):
        raise Refused("nobody", NOBODY)
    account = _account(other)
    key = "" if account is not None else other.guest_key
    with transaction.atomic():
        mine = PersonBlock.objects.of(person).select_for_update()
        if mine.filter(blocked_key=key, blocked_user=account).exists():
            return
        if mine.count() >= MOST:
            raise Refused("too_many", f"You have blocked {MOST} people, the maximum. Take one back first.")
        PersonBlock.objects.create(
            guest_key=person.guest_key,
            user=person.user,
            blocked_key=key,
            blocked_user_id=account,
            name=name[:LONGEST_NAME],
        )


def take_back(*, person: Person, number: int) -> str:
    """End a block of this person's; who it was."""
    with transaction.atomic():
        found = PersonBlock.objects.of(person).select_for_update().filter(pk=number).first()
        if found is None:
            raise Refused("gone", "This person is no longer blocked.")
        found.delete()
    return found.name


def of(person: Person) -> list[PersonBlock]:
    """Whom this person has blocked, the last one first."""
    return list(PersonBlock.objects.of(person).select_related("blocked_user"))


def blocked_by(person: Person) -> frozenset[str]:
    """The identities of those whom this person has blocked."""
    return frozenset(map(_blocked, PersonBlock.objects.of(person)))


def accounts_blocked_by(person: Person) -> QuerySet[PersonBlock, int | None]:
    """The keys of the accounts that this person has blocked, for what is asked of the database."""
    found = PersonBlock.objects.of(person).exclude(blocked_user=None)
    return found.values_list("blocked_user", flat=True)


def apart_from(person: Person) -> frozenset[str]:
    """The identities of those with whom this person is not brought together: whoever of the two has blocked."""
    return blocked_by(person) | frozenset(map(identity, _blocking(person)))


def check_together(person: Person, others: Iterable[Belonging]) -> None:
    """Refused("apart") where this person and one of those others are not brought together."""
    if apart_from(person).intersection(identity(one) for one in others if one.is_persons):
        raise Refused("apart", APART)


def adopt(*, person: Person) -> None:
    """Who signs in keeps the guest's blocks, and stays blocked as the guest was; but nobody has blocked themselves."""
    if not person.guest_key or person.user is None:
        return
    with transaction.atomic():
        PersonBlock.objects.adopt(person)
        as_guest = PersonBlock.objects.filter(blocked_key=person.guest_key, blocked_user=None)
        as_guest.update(blocked_key="", blocked_user=person.user)
        PersonBlock.objects.filter(user=person.user, blocked_user=person.user).delete()


def _account(one: Person | Belonging) -> int | None:
    if isinstance(one, Belonging):
        return one.user_id
    return None if one.user is None else one.user.pk


def _blocked(block: PersonBlock) -> str:
    return identity(Person(block.blocked_key)) if block.blocked_user_id is None else f"account {block.blocked_user_id}"


def _blocking(person: Person) -> QuerySet[PersonBlock]:
    """The blocks of those who have blocked this person."""
    if person.user is not None:
        return PersonBlock.objects.filter(blocked_user=person.user)
    return PersonBlock.objects.filter(Q(blocked_key=person.guest_key) & ~Q(blocked_key=""), blocked_user=None)
