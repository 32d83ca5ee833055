"""Cubes and drafts for `bench.decks`: a site that has many of them, and the addresses of their pages and of cards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from django.contrib.auth.models import User

    from drafts.models import Pod
    from people.persons import Person

CUBE_SIZE = 360
REPEATS = 3  # of one draft: as many as stand beside it
OWN_CUBES, OPEN_DRAFTS, OVER_DRAFTS = 20, 30, 20  # of Ann; nobody hosts and sits in more that are open


def furnish(ann: User, people: list[User], many: int) -> dict[str, str]:
    """So many public cubes and drafts of others beside those of Ann; the addresses by what they show."""
    from decks.cubes import domain as cubes
    from drafts import domain
    from drafts.reading import Options
    from engine.epic.catalogue import CARDS
    from engine.epic.limited import plan
    from engine.games import DEFAULT
    from people.persons import Person

    create = partial(domain.create, game=DEFAULT)
    names = [card.name for card in CARDS]
    person = Person("", ann)
    domain.MOST_PODS = domain.MOST_SEATS = domain.MOST_A_DAY = cubes.MOST_CUBES = max(many, 1000)
    for number in range(many):
        owner = Person("", people[number % len(people)])
        cards = {names[(number + step) % len(names)]: 1 for step in range(CUBE_SIZE - 100)}
        cubes.create(person=owner, game=DEFAULT, name=f"cube {number}", cards=cards, visibility="public")
        alone = number % 2 == 0  # the others stand in the lobby
        options = Options(clock="none", open=not alone)
        create(person=owner, setup=plan("pack"), options=options, sits=alone, alone=alone)
    new_cube, cards = partial(cubes.create, person=person, game=DEFAULT), dict.fromkeys(names, 1)
    mine = [new_cube(name=f"mine {at}", cards=cards) for at in range(OWN_CUBES)]
    cards = dict.fromkeys(names[:200], 2)
    cubes.save(slug=mine[0].slug, person=person, base=mine[0].revision, cards=cards, game=DEFAULT)
    for number in range(OPEN_DRAFTS + OVER_DRAFTS):
        key, alone = ("pack", False) if number < OPEN_DRAFTS else ("random30", True)
        create(person=person, setup=plan(key), options=Options(clock="none"), alone=alone)
    running = create(person=person, setup=plan("cube"), options=Options(clock="none"), alone=True)
    over = create(person=person, setup=plan("sealed", seats=8), alone=True)
    logged = create(person=person, setup=plan("cube"), sits=False, alone=True)
    for _ in range(REPEATS):
        _repeat(logged, person)
    return _cards() | _cubes(mine[0].slug) | _drafts(running, over, logged)


def _repeat(pod: Pod, person: Person) -> None:
    """The same packs again, in which this person takes the first card of each."""
    from drafts import domain, queries
    from drafts.models import Status

    again = domain.repeat(slug=pod.slug, person=person, shown="Ann", number=0, alone=True)
    while queries.pod_at(again.slug).status == Status.RUNNING:
        seen = queries.pod_payload(slug=again.slug, person=person)["view"]
        assert seen is not None, "it runs"
        asked = seen["question"]
        domain.pick(slug=again.slug, person=person, option=asked["options"][0])


def _cards() -> dict[str, str]:
    return {
        "cards": "/cards/",
        "cards, a search": "/cards/?q=class:dragon+cost:1",
        "cards as text": "/cards/?q=kind:champion&view=text",
        "cards as a list": "/cards/?view=list&sort=set",
        "a card": "/cards/kong/",
        "all cards as JSON": "/cards.json",
        "the language": "/cards/syntax/",
        "cards and tests": "/cards/conformance/",
        "rules and tests": "/cards/rules/",
        "own pictures": "/cards/pictures/",
        "printing cards": "/cards/print/",
    }


def _cubes(slug: str) -> dict[str, str]:
    cube = f"/cubes/{slug}/"
    return {
        "cubes": "/cubes/",
        "a new cube": "/cubes/new/",
        "a cube": cube,
        "editing a cube": f"{cube}edit/",
        "details of a cube": f"{cube}details/",
        "versions of a cube": f"{cube}versions/",
        "two cube versions": f"{cube}versions/1..2/",
    }


def _drafts(running: Pod, over: Pod, logged: Pod) -> dict[str, str]:
    return {
        "drafts": "/drafts/",
        "a draft": f"/drafts/{running.slug}/",
        "a finished draft": f"/drafts/{over.slug}/",
        "a drafted pool": f"/drafts/{over.slug}/deck/",
        "games of a draft": f"/drafts/{over.slug}/games/",
        "a log": f"/drafts/{logged.slug}/log/",
        "a pick": f"/drafts/{logged.slug}/log/5/",
        "a log as JSON": f"/drafts/{logged.slug}/log.json",
        "a log as text": f"/drafts/{logged.slug}/log.txt",
        "verifying": f"/drafts/verify/?pod={logged.slug}",
        "the same packs again": f"/drafts/{logged.slug}/again/",
        "four drafts compared": f"/drafts/{logged.slug}/log/compare/",
        "the lobby": "/lobby/",
    }
