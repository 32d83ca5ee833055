"""Nothing that leaves the server tells a person what they may not know: every frame of every tab, every page and every
download, in random drafts of all formats. What they may know is written down after the rulebook (`paper.py`)."""

import json
import re
from html import unescape

import pytest
from channels.db import database_sync_to_async
from django.urls import reverse
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from drafts import domain, urls
from drafts.models import Pick, Pod
from drafts.reading import Options
from engine.epic.catalogue import CARDS
from engine.epic.limited import plan
from engine.games import DEFAULT
from engine.limited import commitment, footprint, new_draft, options
from people.persons import Person
from tests.drafts.conftest import PodTab
from tests.drafts.paper import paper_of
from tests.drafts.players import ANN, DAN
from tests.engine.epic.limited.by_chance import OWN, TABLES, named
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)

NAMES = [card.name for card in CARDS]
QUOTED = {name: json.dumps(name) for name in NAMES}
WORDS = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, sorted(NAMES, key=len, reverse=True))) + r")(?!\w)")
DELAY = 2  # picks
SCREENS = {"pack": ("always", "end"), "dark": ("always", "end"), "own": ("always", "review", "end"),
           "cube": ("always", "review", "end")}  # fmt: skip


@st.composite
def drafts(draw, table):
    """A setup of this table, and what is played: persons, a seed, choices by chance."""
    key, seats = table
    chosen = dict(OWN) if key == "own" else {}
    if key in SCREENS:
        chosen["own_picks"] = draw(st.sampled_from(SCREENS[key]))
    if key in ("cube", "own", "pack"):
        chosen["review"] = chosen["own_picks"] == "review" or draw(st.booleans())
    if key == "sealed":
        chosen["pool"] = draw(st.sampled_from((30, 45)))
    setup = plan(key, seats=seats, **chosen)
    return {
        "setup": setup,
        "seed": draw(st.integers(2**100, 2**128 - 1)),
        "persons": draw(st.integers(1, seats)),
        "hosts_sits": draw(st.booleans()),
        "spectators": draw(st.sampled_from(("public", "all"))),
        "choices": draw(st.lists(st.tuples(st.integers(0, 7), st.integers(0, 59)), max_size=20)),
    }


def new_pod(case):
    """The pod, its people by seat, and who else looks."""
    sits = [Person(f"sitter {number}") for number in range(case["persons"])]
    host = sits[0] if case["hosts_sits"] else ANN
    choose = Options(clock="none", spectators=case["spectators"], delay=DELAY if case["spectators"] == "all" else 0)
    pod = domain.create(
        person=host, setup=case["setup"], options=choose, sits=case["hosts_sits"], shown="P0", game=DEFAULT
    )
    for number, person in enumerate(sits):
        domain.sit(slug=pod.slug, person=person, shown=f"P{number}")
    setup, seed = case["setup"], case["seed"]
    deal = {"commitment": commitment(setup, seed), "digest": footprint(new_draft(setup, seed))}
    Pod.objects.filter(pk=pod.pk).update(seed=str(seed), **deal)
    return Pod.objects.get(pk=pod.pk), host, sits


def cookie(person):
    (one,) = browser_of(person).cookies.values()
    return f"{one.key}={one.value}"


def papers(pod, case):
    """The draft on paper after each of its stored choices, from none to all."""
    deal = new_draft(case["setup"], case["seed"])
    rows = pod.picks.order_by("ordinal").values_list("seat", "option")
    found = []
    for upto in range(len(rows) + 1):
        paper = paper_of(pod.setup, deal.dealt)
        for seat, option in rows[:upto]:
            kept = {options.KEEP: None, options.GO_ON: None, options.MULLIGAN: "mulligan"}
            verb = options.verb_of(option)
            chosen = verb in (options.TAKE, options.CHOOSE, options.BURN)
            paper.choose(seat, options.card_of(option) if chosen else kept[verb])
        found.append(paper)
    return deal.name_of, found


def in_words(names, cards):
    return None if cards is None else [names[card] for card in cards]


def check_frame(frame, viewer, names, paper, seed):
    """The frame shows exactly what this viewer sees on paper, and no card anywhere else."""
    command, _, payload = frame
    if command != "pod":
        assert WORDS.findall(json.dumps(payload)) == []
        return
    assert payload["seed"] == (seed if payload["status"] == "over" else None)
    view = payload["view"]
    if view is not None:
        mine = viewer if isinstance(viewer, int) else None
        assert view["viewer"] == payload["seat"] == mine
        assert [seat["choices"] for seat in view["seats"]] == paper.choices
        for seat, shown in enumerate(view["seats"]):
            assert shown["pool"] == in_words(names, paper.pile(viewer, seat))
            assert shown["pack"] == in_words(names, paper.pack(viewer, seat))
        lies = paper.table(viewer)
        if lies is None:
            assert view["layout"] is None
        else:
            piles = [(pile["count"], pile["cards"]) for pile in view["layout"]["piles"]]
            assert piles == [(count, in_words(names, cards)) for count, cards in lies]
        question = view["question"]
        if question is not None and lies is not None:
            on_table = [card for _, cards in lies for card in cards or ()]
            assert question["cards"] == in_words(names, on_table + paper.pack(mine, mine))
        elif question is not None and question["kind"] in ("pick", "burn"):
            assert question["cards"] == in_words(names, paper.pack(mine, mine))
        view = view | {"seats": [one | {"pool": 0, "pack": 0} for one in view["seats"]], "question": None, "layout": 0}
    mine = (payload["mine"] or {}) | {"ranking": None}
    known = in_words(names, paper.pile(viewer, viewer)) if isinstance(viewer, int) and view is not None else None
    assert set(WORDS.findall(json.dumps(mine))) <= set(known or ())
    rest = json.dumps(payload | {"view": view, "setup": None, "mine": None, "seed": None})
    assert [name for name, quoted in QUOTED.items() if quoted in rest] == []
    assert seed not in rest
    assert f"{int(seed):x}" not in rest


def pages_of(pod):
    """Every address of a pod that can be read."""
    for pattern in urls.urlpatterns:
        of = pattern.pattern.converters
        if "slug" in of:
            yield reverse(pattern.name, kwargs=dict.fromkeys(of, 0) | {"slug": pod.slug})


def read(browser, address):
    answer = browser.get(address)
    assert answer.status_code < 500
    content = b"".join(answer) if answer.streaming else answer.content
    return unescape(content.decode()).replace("\\u0027", "'")


def check_pages(pod, person, allowed):
    """No page names a card that it did not name before the draft began, but those that this person may know."""
    browser = browser_of(person)
    seed = Pod.objects.get(pk=pod.pk).seed
    for address in pages_of(pod):
        text = read(browser, address)
        Pod.objects.filter(pk=pod.pk).update(status="gathering")
        before = set(WORDS.findall(read(browser, address)))
        Pod.objects.filter(pk=pod.pk).update(status="running")
        assert set(WORDS.findall(text)) - before - set(pod.setup["cards"]) <= allowed
        assert seed not in text


async def opened(pod, person):
    tab = await PodTab(pod.slug, await database_sync_to_async(cookie)(person)).open()
    assert (await tab.ask("hello"))[0] == "pod"
    return tab


async def play(pod, case, players, spectators):
    """The choices, one after the other; for each tab of those who look, after how many choices each of its frames was
    sent: (at least, at most), by what it was told before and after."""
    counts = {tab: [] for tab in spectators}

    async def look():
        made = await Pick.objects.filter(pod=pod).acount()
        for tab in spectators:
            await tab.ask("hello")
            before = counts[tab][-1][1] if counts[tab] else 0
            counts[tab] += [(before, made)] * (len(tab.frames) - 1 - len(counts[tab])) + [(made, made)]

    await look()
    for who, which in case["choices"]:
        asked = []
        for tab in players:
            await tab.ask("hello")
            if tab.payload["view"]["question"]:
                asked.append(tab)
        if not asked:
            break
        tab = asked[who % len(asked)]
        assert (await tab.take(which % len(tab.question["options"])))[0] == "pod"
        await look()
    for tab in players:
        await tab.ask("hello")
    return counts


def delayed(seats, rows, made):
    """After how many of so many choices everything is shown to who looks: the latest moment at which nobody had taken
    more cards than all but DELAY of those taken now; None as long as somebody has not taken as many."""

    def taken(count):
        picks = (options.TAKE, options.CHOOSE)
        took = [seat for seat, option in rows[:count] if options.verb_of(option) in picks]
        return [took.count(seat) for seat in range(seats)]

    now = taken(made)
    fitting = [
        count
        for count in range(made + 1)
        if all(then <= before - DELAY for then, before in zip(taken(count), now, strict=True))
    ]
    return max(fitting, default=None)


@pytest.mark.parametrize("table", TABLES, ids=named)
@settings(max_examples=2, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(data=st.data())
async def test_no_frame_and_no_page_tells_what_a_person_may_not_know(table, data):
    case = data.draw(drafts(table))
    pod, host, sits = await database_sync_to_async(new_pod)(case)
    players = [await opened(pod, person) for person in sits]
    hosting = players[0] if case["hosts_sits"] else await opened(pod, host)
    spectators = [await opened(pod, DAN)] + ([] if hosting in players else [hosting])
    assert (await hosting.ask("start"))[0] == "pod"
    counts = await play(pod, case, players, spectators)
    for tab in (*players, *spectators):
        await tab.close()
    await database_sync_to_async(check)(pod, case, players, counts)
    await database_sync_to_async(Pod.objects.all().delete)()


def check(pod, case, players, counts):
    names, found = papers(pod, case)
    by_choices = {tuple(paper.choices): paper for paper in found}
    rows = list(pod.picks.order_by("ordinal").values_list("seat", "option"))
    everything = case["spectators"] == "all"
    for tab in (*players, *counts):
        seat = players.index(tab) if tab in players else None
        for at, frame in enumerate(tab.frames):
            view = frame[2].get("view")
            paper = by_choices[tuple(one["choices"] for one in view["seats"])] if view else None
            viewer = "public" if seat is None else seat
            if seat is None and everything and view is not None and frame[2]["status"] == "running":
                shown = [
                    delayed(len(tab.payload["seats"]), rows, made)
                    for made in range(counts[tab][at][0], counts[tab][at][1] + 1)
                ]
                viewer = "all" if view["seats"][0]["pack"] is not None and shown != [None] else "public"
                assert sum(paper.choices) in [count or 0 for count in shown]
                assert viewer == "public" or set(shown) != {None}
            check_frame(frame, viewer, names, paper, str(case["seed"]))
    if not found[-1].over:
        last = found[-1]
        for seat in (*range(len(players)), None):
            seen = [cards for of in last.seats for look in (last.pile, last.pack) if (cards := look(seat, of))]
            seen += [cards for _, cards in last.table(seat) or () if cards]
            person = Person(f"sitter {seat}") if seat is not None else DAN
            if seat is not None or not everything:
                check_pages(pod, person, {names[card] for cards in seen for card in cards})
