"""`python -m bench.decks`: how long each page of decks, cubes, cards and drafts takes, with many public decks, many
comments on one of them, and many cubes and drafts.

The site lies in a folder of its own that goes away; its pages are asked for in this process, by somebody who has an
account with decks in folders.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable
from typing import TYPE_CHECKING

from bench import drafted
from bench.pages import CLOCKS, Clock, spread
from bench.site import visitor

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from django.test import Client

    from decks.domain import NewDeck
    from decks.models import Deck

Execute = Callable[..., object]
AIM = 100  # milliseconds, the median of every page
MINE = 120  # decks of whoever asks
LEGAL_SIZE = 60
CUBES_AND_DRAFTS = 10  # public decks for each cube and each draft of others


def furnish(public: int, comments: int) -> dict[str, str]:
    """Fill the site; the addresses of its pages of decks by what they show."""
    from django.contrib.auth.models import User
    from django.core.management import call_command

    from decks import domain, folders, site_decks
    from decks.comments.models import Comment, Thanks
    from decks.models import Deck, Version
    from people.persons import Person

    call_command("migrate", interactive=False, verbosity=0)
    site_decks.keep()
    people = User.objects.bulk_create(User(username=f"player{number}") for number in range(50))
    ann = User.objects.create_user("ann")
    _decks(public, people)
    person = Person("", ann)
    made = folders.make(person=person, name="Apes")
    mine = domain.create_several(person=person, decks=[_data(number, visibility="private") for number in range(MINE)])
    folders.put(decks=[deck.slug for deck in mine[:40]], person=person, folder=made.slug)
    for number in range(1, 8):
        cards = _cards(number) | {"Kong": number % 3 + 1}
        domain.save(slug=mine[0].slug, person=person, base=mine[0].revision + number - 1, cards=cards, note="Better.")
    talked = Deck.objects.filter(user=people[0]).latest("pk")
    domain.describe(
        slug=talked.slug, person=Person("", people[0]), description="# Plan\n\n[[Kong]] **wins**.\n\n" * 100
    )
    Comment.objects.bulk_create(
        Comment(deck=talked, user=people[number % 50], text=f"Comment {number}: [[Kong]] and [[Lash]].\n" * 5)
        for number in range(comments)
    )
    Thanks.objects.bulk_create(Thanks(deck=talked, user=one) for one in people[1:])
    assert Version.objects.count() > public
    more = drafted.furnish(ann, people, max(1, public // CUBES_AND_DRAFTS))
    return _addresses(mine[0], mine[1], talked, made.slug) | more


def _addresses(mine: Deck, other: Deck, talked: Deck, folder: str) -> dict[str, str]:
    own, public = f"/decks/{mine.slug}/", f"/decks/{talked.slug}/"
    return {
        "your decks": "/decks/",
        "a folder": f"/decks/?folder={folder}",
        "a search": "/decks/?q=kong&order=name",
        "public decks": "/decks/public/",
        "public, last page": "/decks/public/?page=999",
        "public, a card": "/decks/public/?card=Kong&order=large",
        "public, words": "/decks/public/?q=deck&alignment=wild&only=1",
        "a deck": own,
        "a deck as text": f"{own}?view=text&group=class",
        "a deck as a table": f"{own}?view=table",
        "comments": public,
        "old comments": f"{public}?comments=9",
        "reporting": f"{public}report/",
        "details": f"{own}details/",
        "editing": f"{own}edit/",
        "versions": f"{own}versions/",
        "a comparison": f"{own}versions/1..8/",
        "two decks": f"{own}compare/{other.slug}/",
        "a new deck": "/decks/new/",
        "import and export": "/decks/several/",
        "all decks as a file": "/decks/all.json",
        "the API": "/api/decks/",
    }


def _decks(public: int, people: list[User]) -> None:
    from decks import domain
    from people.persons import Person

    domain.MOST_DECKS = max(domain.MOST_DECKS, public)
    each = -(-public // len(people))
    left = public
    for at, user in enumerate(people):
        count = min(each, left)
        left -= count
        data = [_data(at * each + number, visibility="public") for number in range(count)]
        domain.create_several(person=Person("", user), decks=data)


def _data(number: int, visibility: str) -> NewDeck:
    return {
        "name": f"deck {number}",
        "format_spec": "constructed" if number % 5 else {"name": "Friday night", "least": 40},
        "cards": _cards(number),
        "tags": [f"tag{number % 7}", "fast"],
        "visibility": visibility,
    }


def _cards(number: int) -> dict[str, int]:
    """Sixty cards of the base set, other ones for each number."""
    from engine.epic.construction import ALIGNMENTS, preconstructed

    names = [name for word in ALIGNMENTS for name in preconstructed(word)]
    return {names[(number * 7 + step * 3) % len(names)]: 3 for step in range(LEGAL_SIZE // 3)}


def measured(public: int, comments: int, times: int, clock: Clock) -> dict[str, dict[str, float]]:
    """Milliseconds of each page, and how often it asks the database."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"DATA_DIR": folder, "DATABASE_URL": "", "REDIS_URL": ""}
        client = visitor()
        addresses = furnish(public, comments)
        from django.contrib.auth.models import User

        client.force_login(User.objects.get(username="ann"))
        return {name: _page(client, address, times, clock) for name, address in addresses.items()}


def _page(client: Client, address: str, times: int, clock: Clock) -> dict[str, float]:
    from django.db import connection

    asked: list[str] = []

    def note(execute: Execute, sql: str, *about: object) -> object:
        asked.append(sql)
        return execute(sql, *about)

    client.get(address)  # reads templates
    with connection.execute_wrapper(note):
        assert client.get(address).status_code == 200, address
    taken: list[float] = []
    for _ in range(times):
        before = clock()
        client.get(address)
        taken.append((clock() - before) * 1e3)
    return spread(taken) | {"queries": len(asked)}


def printed(figures: dict[str, dict[str, float]]) -> str:
    lines = [f"{'milliseconds':22}{'median':>10}{'most':>10}{'aim':>10}{'queries':>10}"]
    for name, found in figures.items():
        lines.append(f"{name:22}{found['median']:>10}{found['most']:>10}{AIM:>10}{found['queries']:>10}")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.decks", description=__doc__)
    parser.add_argument("--decks", type=int, default=2000, help="public decks (default: %(default)s)")
    parser.add_argument("--comments", type=int, default=200, help="on one of them (default: %(default)s)")
    parser.add_argument("--times", type=int, default=15, help="that a page counts (default: %(default)s)")
    parser.add_argument("--cpu", action="store_true", help="count time of the processor: on a busy machine")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args()
    if min(asked.decks, asked.comments, asked.times) < 1:
        parser.error("there is at least one of each")
    figures = measured(asked.decks, asked.comments, asked.times, CLOCKS["cpu" if asked.cpu else "wall"])
    sys.stdout.write(json.dumps(figures, indent=1) + "\n" if asked.json else printed(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
