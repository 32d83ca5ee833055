"""What the tests of killed processes do in a process of its own: `run` drafts for two people until the end, or until it
is killed, and says what it did, each pick after it was stored, and at the end the log. The others set up, age and read
the draft of a server."""

import json
import sys
from datetime import timedelta

from django.core.management import call_command
from django.db.models import F

from drafts import domain, queries
from drafts.models import Heartbeat, Pick, Pod, Seat
from drafts.reading import Options
from engine import games
from engine.epic.limited import plan
from engine.games import DEFAULT
from people.persons import Person
from tests.drafts.players import ANN, BEN
from tests.visitors import browser_of


def say(*words):
    sys.stdout.write(json.dumps(words) + "\n")
    sys.stdout.flush()


def begun():
    """The only pod of this database."""
    pod = Pod.objects.first()
    if pod is None:
        pod = domain.create(person=ANN, setup=plan("cube"), options=Options(clock="relaxed"), game=DEFAULT)
        domain.sit(slug=pod.slug, person=BEN)
        domain.start(slug=pod.slug, person=ANN)
    return pod


def draft(pod):
    while True:
        for person in (ANN, BEN):
            body = queries.pod_payload(slug=pod.slug, person=person)
            if body["status"] == "over":
                return
            if body["view"]["question"]:
                option = body["view"]["question"]["options"][-1]
                domain.pick(slug=pod.slug, person=person, option=option)
                say("pick", body["seat"], option)


def run():
    call_command("migrate", verbosity=0)
    pod = begun()
    draft(pod)
    say("over", *drafted(pod, ANN))


def drafted(pod, person):
    rows = Pick.objects.filter(pod=pod).order_by("ordinal").values_list("ordinal", "seat", "number", "option", "by")
    return queries.log_of(slug=pod.slug, person=person), list(rows)


def seated(people, seats, game):
    """A draft of a game, with a clock, in which so many people sit; its address and their cookies."""
    persons = [Person(f"player {number}") for number in range(people)]
    key, packs = {"epic": ("pack", None), "epic-tcg": ("draft", 2)}[game]
    setup = games.of(game).limited.plan(key, seats=seats, packs=packs)
    pod = domain.create(person=persons[0], setup=setup, game=game, options=Options(clock="relaxed"))
    for person in persons[1:]:
        domain.sit(slug=pod.slug, person=person)
    for person in persons:
        domain.set_absence(slug=pod.slug, person=person, absence="wait")
    domain.start(slug=pod.slug, person=persons[0])
    jars = [browser_of(person).cookies.values() for person in persons]
    say(pod.slug, [f"{cookie.key}={cookie.value}" for (cookie,) in map(tuple, jars)])


def aged(seconds):
    """The server was away for so long."""
    ago = timedelta(seconds=seconds)
    Heartbeat.objects.update(at=F("at") - ago)
    Pod.objects.update(due=F("due") - ago)
    Seat.objects.update(deadline=F("deadline") - ago, seen=F("seen") - ago)
    say(seconds)


def log_and_picks():
    """The log of the draft, and its picks."""
    say(*drafted(begun(), Person("player 0")))
