"""The coach: only for who drafts against bots alone, from what that seat sees, and after the end what it made of it."""

import json
import random
import re

import pytest
from channels.db import database_sync_to_async

from drafts import coaching, domain, positions, queries
from drafts.logs.story import Story
from engine.bots.scoring import best
from engine.limited import view
from engine.limited.views import hidden
from live.errors import Refused
from people.persons import Person
from tests.drafts.logs.reading import drafted, get, page
from tests.drafts.players import ANN, BEN, DAN, NOON, after, fresh, look, question, stay, take
from tests.visitors import browser_of

pytestmark = pytest.mark.django_db(transaction=True)

CHOICES = ("random60", "pack", "open", "dark", "cube", "own", "glimpse", "winston", "winchester", "grid", "solomon",
           "housman", "rochester", "rotisserie")  # fmt: skip


def advice(pod, person=ANN, marked=None):
    return coaching.advice(slug=pod.slug, person=person, marked=marked)


def refusal(pod, person=ANN, marked=None):
    with pytest.raises(Refused) as refused:
        advice(pod, person, marked)
    assert str(refused.value).endswith(".")
    return refused.value.code


# --- what is said ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", CHOICES)
def test_the_coach_says_what_a_bot_would_take_and_names_only_what_can_be_chosen(new_pod, key):
    pod = new_pod(key, 2)
    for _ in range(4):
        asked = question(pod)
        if asked is None:
            break
        answer = advice(pod, marked=asked["options"][-1])
        seen = look(pod)["view"]
        scores = pod.picker.explain(seen)
        assert answer["best"] == best(scores).option == answer["lines"][0]["option"]
        assert (answer["kind"], answer["pack"], answer["pick"]) == (asked["kind"], asked["pack"], asked["pick"])
        assert answer["count"] == len(asked["options"])
        options = [line["option"] for line in answer["lines"]]
        assert asked["options"][-1] in options
        assert set(options) <= set(asked["options"])
        assert {line["name"] for line in answer["lines"]} <= {one.name or one.card for one in scores} | {
            "Keep this list", "Exchange it for the smaller one"}  # fmt: skip
        assert [line["place"] for line in answer["lines"]] == sorted(line["place"] for line in answer["lines"])
        assert answer["lines"][0]["behind"] == "0.000"
        assert answer["said"].startswith("A bot ")
        assert all(re.fullmatch(r"[+−]\d+\.\d points", line["total"]) for line in answer["lines"])
        assert all(re.fullmatch(r"[+−]\d+\.\d", number) for line in answer["lines"] for _, number in line["parts"])
        take(pod, at=len(asked["options"]) - 1)


@pytest.mark.parametrize("key", [key for key in CHOICES if key not in ("random60", "rochester", "rotisserie", "own")])
def test_the_advice_is_the_same_whatever_is_hidden(new_pod, key):
    pod = new_pod(key, 2)
    take(pod)
    assert question(pod) is not None
    draft, answer = positions.current(fresh(pod)), advice(pod)
    unseen = hidden(draft, 0)
    names = [draft.name_of[card] for card in unseen]
    random.Random(7).shuffle(names)
    draft.name_of = list(draft.name_of)
    for card, name in zip(unseen, names, strict=True):
        draft.name_of[card] = name
    assert view(draft, 0) == look(pod)["view"]
    assert advice(pod) == answer


def test_a_review_has_nothing_to_choose(new_pod):
    pod = new_pod("cube", 2, setup={"review": True})
    while question(pod)["kind"] != "review":
        take(pod)
    answer = advice(pod)
    assert (answer["said"], answer["lines"], answer["best"]) == (coaching.NO_CHOICE, [], None)


# --- to whom ---------------------------------------------------------------------------------------------------------


def test_only_who_plays_against_bots_alone_is_advised(new_pod):
    alone = new_pod("pack", 3)
    assert advice(alone)["count"] == 10
    assert refusal(alone, DAN) == "no_seat"
    assert refusal(new_pod("pack", 3, others=[BEN])) == "others"
    assert refusal(new_pod("pack", 3, begin=False)) == "others"  # seats are free for others
    assert refusal(new_pod("continuous", 3)) == "others"


def test_a_seat_that_falls_vacant_can_be_taken_by_others(new_pod):
    pod = new_pod("pack", 3, others=[BEN])
    domain.leave(slug=pod.slug, person=BEN, now=NOON)
    assert refusal(pod) == "others"


def test_there_is_no_advice_when_nothing_is_asked(new_pod):
    pod = new_pod("pack", 2)
    domain.pause(slug=pod.slug, person=ANN, now=NOON)
    assert refusal(pod) == "waiting"
    assert refusal(drafted(new_pod("pack", 2))) == "waiting"


# --- over the socket -------------------------------------------------------------------------------------------------


async def test_a_page_asks_and_strange_questions_are_refused(new_pod, ann, dan, tabs):
    pod = await database_sync_to_async(new_pod)("pack", 2)
    tab = await tabs(pod, ann)
    said, answer = await tab.ask("coach")
    assert said == "coach"
    assert answer == json.loads(json.dumps(await database_sync_to_async(advice)(pod)))
    for option in (None, True, "7", -1, 1.5, [1], 2**53):
        assert await tab.refusal("coach", {"option": option}) == "malformed"
    assert await tab.refusal("coach", {"option": 1}) == "foreign"
    old = tab.question["options"][0]
    assert (await tab.ask("coach", {"option": old}))[1]["marked"] == old
    assert (await tab.take())[0] == "pod"
    assert await tab.refusal("coach", {"option": old}) == "foreign"
    assert await (await tabs(pod, dan)).refusal("coach") == "no_seat"


async def test_the_first_frame_is_no_question_for_the_coach(new_pod, ann, tabs):
    tab = await tabs(await database_sync_to_async(new_pod)("pack", 2), ann, hello=False)
    assert await tab.refusal("coach") == "hello"


# --- after the end ---------------------------------------------------------------------------------------------------


def summary_of(pod, seat=0):
    return coaching.summary(fresh(pod), Story(queries.log_of(slug=pod.slug, person=ANN)), seat)


@pytest.mark.parametrize("key", [key for key in CHOICES if key not in ("rochester", "rotisserie", "own")])
def test_the_summary_is_what_the_coach_would_have_said(client, new_pod, key):
    pod, costs, own = new_pod(key, 2), [], 0
    rng = random.Random(3)
    while fresh(pod).status == "running":
        asked = question(pod)
        at = rng.randrange(len(asked["options"]))
        answer = advice(pod, marked=asked["options"][at])
        if answer["lines"]:
            own += 1
            costs += [line["behind"] for line in answer["lines"] if line["option"] == answer["marked"]]
        take(pod, at=at)
    costs = [cost for cost in costs if cost != "0.000"]
    found = summary_of(pod)
    assert (found.own, found.others, found.same) == (own, 0, own - len(costs))
    assert [one.points for one in found.differences] == sorted(costs, key=lambda cost: -float(cost))
    assert not costs or found.total == f"{sum(map(float, costs)):.1f} points"
    own_browser(client, ANN)
    words = page(client, pod, "log/coach/")
    assert f"made {own} choice" in words
    for address in set(
        re.findall(r'href="/drafts/[\w-]+/(log/[^"]+)"', get(client, pod, "log/coach/").content.decode())
    ):
        get(client, pod, address.replace("&amp;", "&"))


def own_browser(client, person):
    client.cookies = browser_of(person).cookies


def test_who_takes_what_a_bot_takes_differs_nowhere(client, new_pod):
    pod = new_pod("pack", 2)
    while fresh(pod).status == "running":
        domain.pick(slug=pod.slug, person=ANN, option=advice(pod)["best"], now=NOON)
    assert summary_of(pod).differences == ()
    assert "A bot would have made the same ones" in page(client, pod, "log/coach/?seat=1")


def test_a_seat_of_bots_has_nothing_to_compare(client, new_pod):
    pod = drafted(new_pod("pack", 2))
    assert summary_of(pod, 1).own == 0
    assert "A bot or the clock made all choices" in page(client, pod, "log/coach/?seat=2")
    for strange in ("0", "3", "-1", "x", ""):
        get(client, pod, f"log/coach/?seat={strange}", 404)


def test_only_who_may_read_the_log_reads_the_summary(client, new_pod):
    running = new_pod("pack", 2)
    get(client, running, "log/coach/", 409)
    private = drafted(new_pod("pack", 2, readers="host"))
    get(client, private, "log/coach/", 403)
    own_browser(client, ANN)
    get(client, private, "log/coach/")


def test_the_summary_outlives_its_cards(client, new_pod):
    pod = drafted(new_pod("pack", 2))
    pod.setup |= {"fingerprint": "other"}
    pod.save()
    assert "The cards have changed since this draft" in page(client, pod, "log/coach/")


def test_the_summary_reads_as_much_of_a_long_draft_as_of_a_short_one(client, new_pod, django_assert_num_queries):
    for pod in (drafted(new_pod("pack", 2)), drafted(new_pod("cube", 4))):
        story = Story(queries.log_of(slug=pod.slug, person=ANN))
        with django_assert_num_queries(1):  # its picks
            coaching.summary(pod, story, 0)


def test_guests_without_a_seat_are_no_players(new_pod):
    assert refusal(new_pod("pack", 2), Person()) == "no_seat"


def test_who_is_still_to_decide_about_a_bots_picks_is_told_nothing_of_what_came_after(new_pod):
    pod = new_pod(others=[BEN], seats=4)
    stay(pod, BEN, 0, 180)
    domain.advance(slug=pod.slug, now=after(180))  # a bot picks for her
    stay(pod, ANN, 200, 400)
    domain.hand_over(slug=pod.slug, person=ANN, number=1, to="bot", now=after(400))
    assert look(pod, now=after(400))["mine"]["back"]
    assert refusal(pod) == "waiting"
    domain.keep(slug=pod.slug, person=ANN)
    assert advice(pod)["lines"]
