"""What can be done with folders of decks.

Each verb is one transaction with the folder's row locked. A folder is its owner's alone: for anybody else it is not
there. Nothing else writes folders, or says in which a deck lies. That is no change of the deck: it stays where it was
among those that changed last.
"""

from __future__ import annotations

from collections.abc import Iterable

from django.db import transaction

from decks.models import Deck, Folder
from gate.words import one_line
from live.errors import Refused
from people.persons import Person

MOST_FOLDERS, LONGEST_NAME = 60, 40
NO_FOLDER = "You have no such folder. Reload the page to see those you have."


def make(*, person: Person, name: str) -> Folder:
    """A new folder; the one that is there if this person has one of this name."""
    assert person.guest_key or person.user, "nobody would own it"
    name = _name(name)
    with transaction.atomic():
        mine = list(Folder.objects.of(person).select_for_update())
        found = _called(mine, name)
        if found is not None:
            return found
        if len(mine) >= MOST_FOLDERS:
            raise Refused("too_many", f"You have {MOST_FOLDERS} folders, the maximum. Delete one first.")
        return Folder.objects.create(guest_key=person.guest_key, user=person.user, name=name)


def rename(*, slug: str, person: Person, name: str) -> Folder:
    """Call it so from now on."""
    name = _name(name)
    with transaction.atomic():
        mine = list(Folder.objects.of(person).select_for_update())
        folder = next((one for one in mine if one.slug == slug), None)
        if folder is None:
            raise Refused("folder", NO_FOLDER)
        if _called([one for one in mine if one != folder], name):
            raise Refused("folder", f"You already have a folder “{name}”. Choose another name.")
        folder.name = name
        folder.save(update_fields=["name"])
    return folder


def delete(*, slug: str, person: Person) -> str:
    """Remove the folder; its decks stay, in no folder. What it was called."""
    with transaction.atomic():
        folder = _locked(slug, person)
        folder.delete()
    return folder.name


def put(*, decks: Iterable[str], person: Person, folder: str) -> int:
    """Let those of the decks at these addresses that are this person's lie in their folder at an address, in none with
    ""; how many there were."""
    with transaction.atomic():
        found = _locked(folder, person) if folder else None
        return Deck.objects.of(person).filter(slug__in=list(decks)).update(folder=found)


def adopt(*, person: Person) -> None:
    """Give the account the folders of its guest; two of one name become one."""
    if not person.guest_key or person.user is None:
        return
    with transaction.atomic():
        kept = list(Folder.objects.select_for_update().filter(user=person.user))
        for folder in Folder.objects.select_for_update().filter(guest_key=person.guest_key, user=None):
            same = _called(kept, folder.name)
            if same is None:
                folder.user = person.user
                folder.save(update_fields=["user"])
            else:
                Deck.objects.filter(folder=folder).update(folder=same)
                folder.delete()


def _locked(slug: str, person: Person) -> Folder:
    folder = Folder.objects.of(person).select_for_update().filter(slug=slug.replace("\0", "")).first()
    if folder is None:
        raise Refused("folder", NO_FOLDER)
    return folder


def _called(folders: Iterable[Folder], name: str) -> Folder | None:
    return next((one for one in folders if one.name.casefold() == name.casefold()), None)


def _name(typed: str) -> str:
    name = one_line(typed)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("folder", f"A folder needs a name of 1 to {LONGEST_NAME} characters.")
    return name
