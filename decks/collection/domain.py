"""What can be done with a collection.

Each verb is one transaction with the row of the collection locked, so that of two devices at once neither loses
anything; the first verb makes the collection. `person` is who owns it: a collection is read and changed by nobody else.
`game` is the key of the game whose cards it has.
Verbs raise Refused with a code and a sentence; nothing else writes collections, holdings and changes.

For one card: `own(person=..., card="Kong", set_name="Base Set", count=3)` says how many there are,
`move(..., by=-1)` takes one away. `set_name` may be "": the set that the card belongs to.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence

from django.db import transaction
from django.db.models import F, Max

from decks.collection import printed
from decks.collection.counting import Counts, Printing, brought, differences, shifted
from decks.collection.models import MOST_COPIES, Change, Collection, Holding, Source
from engine.games import GAMES
from engine.kernel.grammar import listed
from engine.kernel.names import Unknown
from engine.kernel.seeds import SEED_BITS
from live.errors import Refused
from people.persons import Person

CHANGES_KEPT = 20
MOST_BOOSTERS = 36  # opened at once: a box
STALE = "Your collection changed since you opened this page. The preview below is up to date. Check it, then confirm."


def start(*, person: Person, game: str) -> Collection:
    """The collection of this person, made empty if there is none."""
    with transaction.atomic():
        return _locked(person, game)


def own(*, person: Person, card: str, count: int, set_name: str = "", game: str) -> int:
    """From now on this many copies of a printing are owned; how many that is over all printings of the card."""
    printing = _printing(card, set_name, game)
    if type(count) is not int or not 0 <= count <= MOST_COPIES:
        raise Refused("count", f"{printing.card}: enter 0 to {MOST_COPIES} copies of a printing.")
    with transaction.atomic():
        collection = _locked(person, game)
        _store(collection, _held(collection) | {printing: count})
        return sum(kept.count for kept in collection.holdings.filter(card=printing.card))


def move(*, person: Person, card: str, by: int, set_name: str = "", game: str) -> int:
    """So many copies of a printing come, or go; how many copies of the card are owned then over all printings."""
    printing = _printing(card, set_name, game)
    if type(by) is not int or not -MOST_COPIES <= by <= MOST_COPIES:
        raise Refused("count", f"{printing.card}: you can add or remove at most {MOST_COPIES} copies at once.")
    with transaction.atomic():
        collection = _locked(person, game)
        held = _held(collection)
        if held.get(printing, 0) + by > MOST_COPIES:
            raise Refused("count", f"{printing.card}: you can have at most {MOST_COPIES} copies of a printing.")
        _store(collection, shifted(held, {printing: by}))
        return sum(kept.count for kept in collection.holdings.filter(card=printing.card))


def own_products(*, person: Person, copies: Mapping[str, int], game: str) -> Change | None:
    """From now on so many of each of these products, by name, are owned: one copy of each of its cards comes or goes
    with each, and what is owned loose besides stays. None if nothing changes by that."""
    of_game = printed.of(game)
    for name, count in copies.items():
        if name not in of_game.products:
            raise Refused("printing", f"There is no product “{name[:60]}”.")
        if type(count) is not int or not 0 <= count <= MOST_COPIES:
            raise Refused("count", f"{name}: enter 0 to {MOST_COPIES} of a product.")
    with transaction.atomic():
        collection = _locked(person, game)
        held = _held(collection)
        return _change(collection, held, of_game.bought(held, copies), Source.PRODUCTS)


def open_boosters(*, person: Person, product: str, count: int, game: str) -> Change | None:
    """Open so many boosters by chance, and own what is in them. None if so many of all of it are owned already that no
    copy can come."""
    of_game = printed.of(game)
    if product not in of_game.boosters:
        raise Refused("printing", f"There are no boosters of “{product[:60]}”.")
    if type(count) is not int or not 1 <= count <= MOST_BOOSTERS:
        raise Refused("count", f"You can open 1 to {MOST_BOOSTERS} boosters at once.")
    came = Counter(one for pack in of_game.opened(product, count, secrets.randbits(SEED_BITS)) for one in pack)
    with transaction.atomic():
        collection = _locked(person, game)
        held = _held(collection)
        return _change(collection, held, shifted(held, came), Source.BOOSTERS)


def bring(
    *,
    person: Person,
    counts: Counts,
    base: int,
    replace: bool = False,
    left_out: Sequence[str] = (),
    game: str,
) -> Change | None:
    """Take in a list: add it to what is owned, or let it `replace` all of that. `base` is the revision of the
    collection whose changes were shown (0 if there was none yet), which must be the newest. None if nothing changes."""
    for (card, set_name), count in counts.items():
        _printing(card, set_name, game)
        if type(count) is not int or not 1 <= count <= MOST_COPIES:
            raise Refused("count", f"{card}: enter 1 to {MOST_COPIES} copies of a printing.")
    with transaction.atomic():
        collection = _locked(person, game)
        if base != collection.revision:
            raise Refused("stale", STALE)
        held = _held(collection)
        after = brought(held, counts, replace=replace)
        return _change(collection, held, after, Source.IMPORT, left_out)


def undo(*, person: Person, number: int, game: str) -> Change:
    """Take back a change: what came with it goes and what went comes back. What was changed since then stays."""
    with transaction.atomic():
        collection = _locked(person, game)
        change = collection.changes.filter(number=number).first()
        if change is None or change.undone:
            raise Refused("gone", "This can no longer be undone: it is already undone, or too much has changed since.")
        back = {Printing(card, set_name): before - after for card, set_name, before, after in change.counts}
        _store(collection, shifted(_held(collection), back))
        change.undone = True
        change.save(update_fields=["undone"])
        return change


def delete(*, person: Person, game: str) -> None:
    """Forget all that this person owns of a game."""
    with transaction.atomic():
        Collection.objects.of(person).filter(game=game).delete()


def adopt(*, person: Person) -> bool:
    """Give the account the collections of its guest; whether there was one.

    If both have one of a game, of each printing the larger count stays: the same cards typed twice are likelier than a
    second set of them. That is a change that can be undone.
    """
    if not person.guest_key or person.user is None:
        return False
    adopted = [_adopt(person, game) for game in GAMES]
    return any(adopted)


def _adopt(person: Person, game: str) -> bool:
    """The same of one game."""
    of_game = Collection.objects.select_for_update().filter(game=game)
    with transaction.atomic():
        guest = of_game.filter(guest_key=person.guest_key, user=None).first()
        if guest is None:
            return False
        kept = of_game.filter(user=person.user).first()
        if kept is None:
            guest.user = person.user
            guest.save(update_fields=["user"])
            return True
        mine, theirs = _held(kept), _held(guest)
        most = {one: max(mine.get(one, 0), theirs.get(one, 0)) for one in {*mine, *theirs}}
        _change(kept, mine, most, Source.GUEST)
        guest.delete()
        return True


# --- rows ------------------------------------------------------------------------------------------------------------


def _locked(person: Person, game: str) -> Collection:
    """The row of this person's collection of a game, locked until the transaction ends; made if there is none."""
    assert person.guest_key or person.user, "nobody would own it"
    mine = (
        Collection.objects.of(person).filter(game=game).order_by(F("user").asc(nulls_last=True))
    )  # the account's first
    found = mine.select_for_update().first()
    if found is None:
        who = {"user": person.user} if person.user is not None else {"guest_key": person.guest_key, "user": None}
        Collection.objects.get_or_create(**who, game=game, defaults={"guest_key": person.guest_key})
        found = mine.select_for_update().get(**who)
    return found


def _held(collection: Collection) -> dict[Printing, int]:
    rows = collection.holdings.values_list("card", "set_name", "count")
    return {Printing(card, set_name): count for card, set_name, count in rows}


def _store(collection: Collection, after: Counts) -> None:
    """Let the holdings be so; a count of 0 is none."""
    held = _held(collection)
    changed = differences(held, {one: count for one, count in after.items() if count})
    if not changed:
        return
    rows = {Printing(row.card, row.set_name): row for row in collection.holdings.all()}
    gone = [rows[one.printing].pk for one in changed if not one.after]
    kept = [rows[one.printing] for one in changed if one.before and one.after]
    count_of = {one.printing: one.after for one in changed}
    for row in kept:
        row.count = count_of[Printing(row.card, row.set_name)]
    collection.holdings.filter(pk__in=gone).delete()
    Holding.objects.bulk_update(kept, ["count"])
    Holding.objects.bulk_create(
        Holding(collection=collection, card=one.printing.card, set_name=one.printing.set_name, count=one.after)
        for one in changed
        if not one.before
    )
    collection.revision += 1
    collection.save(update_fields=["revision", "touched"])


def _change(
    collection: Collection, before: Counts, after: Counts, source: Source, left_out: Sequence[str] = ()
) -> Change | None:
    """Store a change of many cards with what undoes it, and forget the oldest of its kind."""
    changed = differences(before, {one: count for one, count in after.items() if count})
    if not changed:
        return None
    _store(collection, after)
    number = (collection.changes.aggregate(Max("number"))["number__max"] or 0) + 1
    counts = [[*one.printing, one.before, one.after] for one in changed]
    collection.changes.filter(number__lte=number - CHANGES_KEPT).delete()
    return Change.objects.create(
        collection=collection, number=number, source=source, counts=counts, left_out=list(left_out)
    )


def _printing(card: str, set_name: str, game: str) -> Printing:
    """The printing of this card in this set, the set that it belongs to without one."""
    of_game = printed.of(game)
    try:
        name = of_game.game.catalogue.named(card).name
    except Unknown as unknown:
        raise Refused("cards", str(unknown)) from None
    sets = of_game.sets_of[name]
    if not set_name:
        return Printing(name, of_game.home(name))
    if set_name not in sets:
        raise Refused("printing", f"{name} is not printed in “{set_name[:60]}”, but in {listed([*sets])}.")
    return Printing(name, set_name)
