"""Run by `manage.py shell` beside a server: sets up pods and tables for the load scripts, and reads what was stored."""

from __future__ import annotations

import json
import sys

from django.conf import settings
from django.contrib.sessions.backends.db import SessionStore

from bench.load import FORMAT
from drafts import domain
from drafts.models import By, Pick
from drafts.reading import Options
from engine.epic.construction import deal_random
from engine.epic.limited import plan
from engine.games import DEFAULT
from people.persons import KEY, Person
from playtest.domain import NewPlayer, create_table


def seat(pods: int, seats: int, people: int) -> None:
    """So many pods have begun, each with so many people, who wait for nobody, and bots in the other seats."""
    made = []
    for number in range(pods):
        persons = [Person(f"player-{number}-{seat}") for seat in range(people)]
        pod = domain.create(person=persons[0], setup=plan(FORMAT, seats=seats), options=Options(), game=DEFAULT)
        for person in persons[1:]:
            domain.sit(slug=pod.slug, person=person)
        domain.start(slug=pod.slug, person=persons[0])
        made.append({"slug": pod.slug, "cookies": [_cookie(person) for person in persons]})
    sys.stdout.write(json.dumps(made))


def seat_at_tables(tables: int, bot: str) -> None:
    """So many games have begun, each of a person against that bot."""
    made = []
    for number in range(tables):
        person, decks = Person(f"player-{number}"), deal_random(number, 2)
        players = (NewPlayer(person, name="You"), NewPlayer(bot=bot))
        table = create_table(players=players, decks=(decks[0], decks[1]), first=number % 2, game="epic")
        made.append({"slug": table.slug, "cookie": _cookie(person)})
    sys.stdout.write(json.dumps(made))


def stored() -> None:
    """All picks of persons."""
    found: dict[str, list[tuple[int, int]]] = {}
    rows = Pick.objects.filter(by=By.PERSON).order_by("pod", "ordinal").values_list("pod__slug", "seat", "option")
    for slug, number, option in rows:
        found.setdefault(slug, []).append((number, option))
    sys.stdout.write(json.dumps(found))


def _cookie(person: Person) -> str:
    session = SessionStore()
    session[KEY] = person.guest_key
    session.save()
    return f"{settings.SESSION_COOKIE_NAME}={session.session_key}"
