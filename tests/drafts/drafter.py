"""A process of its own that drafts for two people until the end, or until it is killed. It says what it did, each pick
after it was stored, and at the end the log. Started by test_killed.py."""

import json
import sys

from django.core.management import call_command

from drafts import domain, queries
from drafts.models import Pick, Pod
from drafts.reading import Options
from engine.epic.drafts import plan
from tests.drafts.players import ANN, BEN


def say(*words):
    sys.stdout.write(json.dumps(words) + "\n")
    sys.stdout.flush()


def begun():
    """The only pod of this database."""
    pod = Pod.objects.first()
    if pod is None:
        pod = domain.create(person=ANN, setup=plan("cube"), options=Options(clock="relaxed"))
        domain.sit(slug=pod.slug, person=BEN)
        domain.start(slug=pod.slug, person=ANN)
    return pod


def draft(pod):
    while True:
        for person in (ANN, BEN):
            body = queries.pod_body(slug=pod.slug, person=person)
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
    rows = Pick.objects.filter(pod=pod).order_by("ordinal").values_list("ordinal", "seat", "number", "option", "by")
    say("over", queries.log_of(slug=pod.slug, person=ANN), list(rows))
