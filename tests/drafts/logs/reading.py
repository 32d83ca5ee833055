"""Logs for the tests: drafts that are over, their pages, and a reader of the text that the site hands out."""

import re
from collections import Counter

from drafts.logs.story import Story
from drafts.queries import log_of
from engine.kernel.random import Rng
from tests.drafts.players import ANN, answer, fresh, question
from tests.visitors import read_by_people

PICK = re.compile(r"Pack (\d+) pick (\d+)(?: \((.+)\))?:")
DEED = re.compile(r"Round (\d+) pick (\d+), (.+?)(?: \(([a-z ]+)\))?:")
COUNTED = re.compile(r"(\w[\w ,()]*), (\d+) cards:")


def drafted(pod, people=(ANN,), seed=1):
    """The people pick by chance until the draft is over."""
    rng = Rng(seed)
    while fresh(pod).status == "running":
        for person in people:
            asked = question(pod, person) if fresh(pod).status == "running" else None
            if asked:
                answer(pod, asked, person, at=rng.below(len(asked["options"])))
    return fresh(pod)


def story_of(pod, person=ANN):
    return Story(log_of(slug=pod.slug, person=person))


def read_text(text):
    """What a log as text says: facts, names, and for each seat its picks, its deeds and its lists of cards by title;
    what was put away stands under None."""
    head, _, rest = text.partition("\n\n")
    facts = dict(line.split(": ", 1) for line in head.split("\n")[1:])
    seats, _, rest = rest.partition("\n\n")
    names = [line.strip().split(". ", 1)[1] for line in seats.split("\n")[1:]]
    found, seat = {}, None
    for part in rest.rstrip("\n").split("\n\n"):
        title, *lines = part.split("\n")
        if section := re.fullmatch(r"=+ Seat (\d+): (.+) =+", title):
            seat = int(section[1]) - 1
            assert section[2] == names[seat]
            found[seat] = {"picks": [], "deeds": [], "lists": {}}
        elif pick := PICK.fullmatch(title):
            assert {line[:4] for line in lines} <= {"--> ", "    ", " x  "}
            marked = [at for at, line in enumerate(lines) if line.startswith("--> ")]
            found[seat]["picks"].append((int(pick[1]), int(pick[2]), [line[4:] for line in lines], marked, pick[3]))
        elif deed := DEED.fullmatch(title):
            chosen = [line.removeprefix("    --> ") for line in lines if line.startswith("    --> ")]
            found[seat]["deeds"].append((int(deed[1]), int(deed[2]), deed[3], chosen))
        elif counted := COUNTED.fullmatch(title):
            cards = Counter({line.split(" ", 1)[1]: int(line.split(" ", 1)[0]) for line in lines})
            assert cards.total() == int(counted[2])
            if counted[1] in ("Removed face down", "Put away"):
                found[None] = cards
            else:
                found[seat]["lists"][counted[1]] = cards
        else:
            assert re.fullmatch(r"-+ Round \d+.* -+", title), title
    return facts, names, found


def get(client, pod, address, status=200):
    response = client.get(f"/drafts/{pod.slug}/{address}")
    assert response.status_code == status, address
    return response


def page(client, pod, address, status=200):
    return read_by_people(get(client, pod, address, status), status)


def step_address(step):
    return f"log/?seat={step.seat + 1}&round={step.round}&pick={step.pick}"
