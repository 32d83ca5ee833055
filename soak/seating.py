"""Tables and pods for a run, made and read in this process beside the servers, in one thread of its own.

Everybody is a guest of their own, so that nobody meets the limits of a person.
"""

from __future__ import annotations

import itertools
import os
import random
from collections.abc import Iterable
from dataclasses import dataclass

from engine.epic.catalogue import CARDS
from engine.epic.limited import PROCEDURES, plan
from engine.epic.programs import NAME
from engine.epic.proofs import decks_for, deity_for
from engine.kernel.random import Rng
from soak.counts import Counts
from soak.games import StoredGame
from soak.picks import StoredDraft

FORMATS = tuple(procedure.key for procedure in PROCEDURES)
PEOPLE = {"cube": (6, 8), "own": (4, 5), "pack": (3, 4), "random60": (3, 3)}  # people and seats; two of two otherwise
BOTS = ("random", "random", "random", "greedy")  # against whom people play, in turn
TABLES = ("bot", "persons", "bot", "persons", "bots")  # kinds of tables, in turn
_numbers = itertools.count()


@dataclass(frozen=True)
class Made:
    """What was made: its address, who sits in which seat by cookie, and the cookie of somebody who does not."""

    slug: str
    cookies: dict[int, str]
    stranger: str
    stored: StoredGame | StoredDraft


def become(environment: dict[str, str]) -> None:
    """Let this process use the site's database. Once."""
    os.environ.update(environment)
    os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
    import django

    django.setup()


def new_table(kind: str, rng: random.Random, counts: Counts) -> Made:
    """A table for two people, for one and a bot, or for two bots, with decks of any cards."""
    from engine.epic import Setup
    from people.persons import Person
    from playtest import domain
    from playtest.domain import NewPlayer

    number, chance = next(_numbers), Rng(rng.getrandbits(60))
    rows = decks_for(number, chance, [])
    persons = {"bot": (0,), "persons": (0, 1), "bots": ()}[kind]
    guest_keys = {seat: f"soak-{number}-{seat}" for seat in persons}
    bot = BOTS[number % len(BOTS)] if kind == "bot" else "random"
    players = [NewPlayer(Person(guest_keys[seat])) if seat in persons else NewPlayer(bot=bot) for seat in (0, 1)]
    table = domain.create_table(
        players=(players[0], players[1]),
        decks=([NAME[row] for row in rows[0]], [NAME[row] for row in rows[1]]),
        first=None,
        deities=(deity_for(chance, []), deity_for(chance, [])),
        game="epic",
    )
    setup = Setup.from_json(table.setup).to_json()
    cookies = {seat: cookie_of(guest_key) for seat, guest_key in guest_keys.items()}
    stored = StoredGame(table.slug, setup, int(table.seed), persons, counts)
    return Made(table.slug, cookies, cookie_of(f"soak-{number}-stranger"), stored)


def new_pod(key: str, rng: random.Random, counts: Counts) -> Made:
    """A pod of this format that has begun; what its host may choose is chosen by chance."""
    from drafts import domain
    from drafts.reading import Options
    from engine.games import DEFAULT
    from people.persons import Person

    number = next(_numbers)
    people, seats = PEOPLE.get(key, (2, 2))
    persons = [Person(f"soak-{number}-{seat}") for seat in range(people)]
    late = rng.random() < 0.2
    options = Options(clock="none", spectators="all" if late else "public", delay=rng.randint(1, 4) if late else 0)
    pod = domain.create(
        person=persons[0], setup=plan(key, seats=seats, **_chosen(key, rng)), options=options, game=DEFAULT
    )
    for person in persons[1:]:
        domain.sit(slug=pod.slug, person=person)
    domain.start(slug=pod.slug, person=persons[0])
    stored = StoredDraft(pod.slug, pod.setup, int(pod.seed), counts)
    cookies = {seat: cookie_of(person.guest_key) for seat, person in enumerate(persons)}
    return Made(pod.slug, cookies, cookie_of(f"soak-{number}-stranger"), stored)


def _chosen(key: str, rng: random.Random) -> dict[str, object]:
    free = next(procedure.free for procedure in PROCEDURES if procedure.key == key)
    chosen: dict[str, object] = {}
    if key == "own":
        chosen |= {"cards": [card.name for card in CARDS], "packs": 3, "pack_size": 10}
    if "review" in free:
        chosen["review"] = rng.random() < 0.5
    if "own_picks" in free:
        chosen["own_picks"] = rng.choice(["always", "end", *(["review"] if chosen.get("review") else [])])
    return chosen


def cookie_of(guest_key: str) -> str:
    """The cookie of a browser in which this guest has been."""
    from django.conf import settings
    from django.contrib.sessions.backends.db import SessionStore

    from people.persons import KEY

    session = SessionStore()
    session[KEY] = guest_key
    session.save()
    return f"{settings.SESSION_COOKIE_NAME}={session.session_key}"


def read_rows(stored: StoredGame | StoredDraft) -> None:
    """Bring what is known of a table or a pod to what is stored now."""
    known = len(stored.rows)
    if isinstance(stored, StoredGame):
        from playtest.models import Choice

        new = Choice.objects.filter(table__slug=stored.slug).order_by("number")
        _follow(known, new.values_list("number", flat=True))
        stored.rows += new.filter(number__gte=known).values_list("seat", "code")
    else:
        from drafts.models import Pick

        picks = Pick.objects.filter(pod__slug=stored.slug, ordinal__gte=known).order_by("ordinal")
        rows = picks.values_list("seat", "option", "by", "made")
        stored.rows += [(seat, option, by, int(made.timestamp() * 1000)) for seat, option, by, made in rows]


def _follow(known: int, numbers: Iterable[int]) -> None:
    """Choices are numbered without a gap, and none that was there is gone."""
    found = list(numbers)
    assert found == list(range(len(found))), "the numbers of a table's choices have a gap"
    assert len(found) >= known, "choices of a table are gone"
