"""Nothing that leaves the server tells a drafter of the second game what they may not know: every frame of every tab
and every page, in random drafts. Who holds which cards is written down after its rule book (`Boosters`)."""

import json
import re

import pytest
from channels.db import database_sync_to_async
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drafts import domain
from drafts.models import Pod
from drafts.reading import Options
from engine.epic_tcg.catalogue import CARDS
from engine.epic_tcg.limited import plan
from engine.limited import card_of, commitment, footprint, new_draft
from people.persons import Person
from tests.drafts.paper import Paper
from tests.drafts.players import ANN, DAN
from tests.drafts.test_hidden import DELAY, delayed, in_words, opened, pages_of, play, read
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)

QUOTED = {card.name: json.dumps(card.name) for card in CARDS}
LONG = [card.name for card in CARDS if " " in card.name]  # others may be words of a page
WORDS = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, sorted(LONG, key=len, reverse=True))) + r")(?!\w)")
RULES = {"format": "draft", "packs": 2, "directions": ["left", "right"], "own_picks": "always", "review": False}


class Boosters(Paper):
    """Packs go to the left, then to the right. What is left of one is shuffled, so that nobody knows how it lies."""

    def pack(self, viewer, seat):
        found = super().pack(viewer, seat)
        return None if found is None else sorted(found)


@st.composite
def drafts(draw):
    seats = draw(st.integers(2, 4))
    return {
        "setup": plan("draft", seats=seats, packs=2, products=draw(st.sampled_from((["Core Set"], ["Time Wars"])))),
        "seed": draw(st.integers(2**100, 2**128 - 1)),
        "persons": draw(st.integers(1, seats)),
        "hosts_sits": True,
        "spectators": draw(st.sampled_from(("public", "all"))),
        "choices": draw(st.lists(st.tuples(st.integers(0, 7), st.integers(0, 59)), min_size=4, max_size=20)),
    }


def new_pod(case):
    sits = [Person(f"sitter {number}") for number in range(case["persons"])]
    options = Options(clock="none", spectators=case["spectators"], delay=DELAY if case["spectators"] == "all" else 0)
    pod = domain.create(person=sits[0], setup=case["setup"], game="epic-tcg", options=options, shown="P0")
    for number, person in enumerate(sits):
        domain.sit(slug=pod.slug, person=person, shown=f"P{number}")
    setup, seed = case["setup"], case["seed"]
    deal = {"commitment": commitment(setup, seed), "digest": footprint(new_draft(setup, seed))}
    Pod.objects.filter(pk=pod.pk).update(seed=str(seed), **deal)
    return Pod.objects.get(pk=pod.pk), sits


def papers(pod, case):
    """The draft on paper after each of its stored choices."""
    deal = new_draft(case["setup"], case["seed"])
    rows = list(pod.picks.order_by("ordinal").values_list("seat", "option"))
    found = []
    for upto in range(len(rows) + 1):
        paper = Boosters(RULES | {"seats": case["setup"].seats}, deal.dealt)
        for seat, option in rows[:upto]:
            paper.choose(seat, card_of(option))
        found.append(paper)
    return deal.name_of, found, rows


def check_frame(frame, viewer, names, paper, seed):
    command, _, payload = frame
    if command != "pod":
        assert [name for name, quoted in QUOTED.items() if quoted in json.dumps(payload)] == []
        return
    assert payload["seed"] is None
    view = payload["view"]
    if view is not None:
        mine = viewer if isinstance(viewer, int) else None
        assert view["viewer"] == payload["seat"] == mine
        for seat, shown in enumerate(view["seats"]):
            assert shown["pool"] == in_words(names, paper.pile(viewer, seat))
            there = in_words(names, paper.pack(viewer, seat))
            assert (shown["pack"] and sorted(shown["pack"])) == (there and sorted(there))
        if view["question"] is not None:
            assert sorted(view["question"]["cards"]) == sorted(in_words(names, paper.pack(mine, mine)))
        view = view | {"seats": [one | {"pool": 0, "pack": 0} for one in view["seats"]], "question": None}
    rest = json.dumps(payload | {"view": view})
    assert [name for name, quoted in QUOTED.items() if quoted in rest] == []
    assert seed not in rest
    assert f"{int(seed):x}" not in rest


@settings(max_examples=6, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(case=drafts())
async def test_no_frame_and_no_page_tells_what_a_person_may_not_know(case):
    pod, sits = await database_sync_to_async(new_pod)(case)
    players = [await opened(pod, person) for person in sits]
    spectators = [await opened(pod, DAN)]
    assert (await players[0].ask("start"))[0] == "pod"
    counts = await play(pod, case, players, spectators)
    for tab in (*players, *spectators):
        await tab.close()
    await database_sync_to_async(check)(pod, case, players, counts)
    await database_sync_to_async(Pod.objects.all().delete)()


def check(pod, case, players, counts):
    names, found, rows = papers(pod, case)
    by_choices = {tuple(paper.choices): paper for paper in found}
    assert len(rows) > len(case["choices"]) // 2
    for tab in (*players, *counts):
        seat = players.index(tab) if tab in players else None
        for at, frame in enumerate(tab.frames):
            view = frame[2].get("view")
            paper = by_choices[tuple(one["choices"] for one in view["seats"])] if view else None
            viewer = "public" if seat is None else seat
            if seat is None and case["spectators"] == "all" and view and frame[2]["status"] == "running":
                between = range(counts[tab][at][0], counts[tab][at][1] + 1)
                shown = [delayed(case["setup"].seats, rows, made) for made in between]
                viewer = "all" if view["seats"][0]["pack"] is not None and shown != [None] else "public"
                assert sum(paper.choices) in [count or 0 for count in shown]
            check_frame(frame, viewer, names, paper, str(case["seed"]))
    for seat, person in ((0, Person("sitter 0")), (None, ANN)):
        last = found[-1]
        seen = [cards for of in last.seats for look in (last.pile, last.pack) if (cards := look(seat, of))]
        check_pages(pod, person, {names[card] for cards in seen for card in cards})


def check_pages(pod, person, allowed):
    """No page of the game names a card that this person may not know, and none its seed."""
    browser = browser_of(person)
    for address in pages_of(pod):
        text = read(browser, f"/epic-tcg{address}")
        if not address.endswith("/ratings.json") or not text.startswith("["):
            assert set(WORDS.findall(text)) <= allowed
        else:  # all cards that there are, whatever was dealt
            assert sorted(json.loads(text)) == sorted(card.name for card in CARDS)
        assert str(Pod.objects.get(pk=pod.pk).seed) not in text
