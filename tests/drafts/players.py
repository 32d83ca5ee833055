"""Who sits in the pods of the tests, and how they play. The time is given, never waited for."""

from datetime import UTC, datetime, timedelta

from drafts import domain, queries
from drafts.models import Pod
from people.persons import Person

NOON = datetime(2030, 1, 1, 12, tzinfo=UTC)

ANN, BEN, CAT, DAN = map(Person, ("ann", "ben", "cat", "dan"))  # Ann is the host, Dan the stranger


def after(seconds):
    return NOON + timedelta(seconds=seconds)


def fresh(pod):
    return Pod.objects.get(pk=pod.pk)


def stay(pod, person, since, until):
    """A page of this person says between these seconds that it is there."""
    for seconds in (*range(since, until, 30), until):
        domain.present(slug=pod.slug, person=person, now=after(seconds))


def look(pod, person=ANN, now=NOON):
    return queries.pod_payload(slug=pod.slug, person=person, now=now)


def question(pod, person=ANN, now=NOON):
    return look(pod, person, now)["view"]["question"]


def take(pod, person=ANN, now=NOON, at=0):
    """The person takes the card at this place in the pack in front, or the option at this place; which card it was."""
    asked = question(pod, person, now)
    answer(pod, asked, person, now, at)
    return asked["cards"][at] if asked["cards"] and "offers" not in asked else None


def answer(pod, asked, person=ANN, now=NOON, at=0):
    """The person chooses the option at this place of the question that was just read."""
    domain.pick(slug=pod.slug, person=person, option=asked["options"][at], now=now)


def picks(pod):
    return list(pod.picks.order_by("ordinal").values_list("seat", "number", "by"))


def kinds(pod):
    return [seat["kind"] for seat in look(pod)["seats"]]


def play(pod, people, now=NOON):
    """Everybody takes the first card until the draft is over."""
    while fresh(pod).status == "running":
        for person in people:
            if fresh(pod).status == "running" and (asked := question(pod, person, now)):
                answer(pod, asked, person, now)
