"""What pages of a log say, and what they do with strange addresses."""

import json
import re

import pytest

from drafts import domain, positions
from drafts.queries import FORMER
from people.persons import Person
from tests.drafts.logs.reading import drafted, get, page, step_address, story_of
from tests.drafts.players import ANN, BEN, NOON, after, fresh, question, stay, take
from tests.visitors import read_by_people

pytestmark = pytest.mark.django_db(transaction=True)

HOSTILE = ("-1", "0", "77", "99999999999999999999", "1.5", "one", "", " 1", "٣", "<b>", "\0", "1&seat=2")


# --- the question ----------------------------------------------------------------------------------------------------


def test_a_question_is_the_same_whatever_was_taken(client, new_pod):
    pod = drafted(new_pod("cube", 3))
    step = next(step for step in story_of(pod).of(0) if step.round == 2)
    before = without_token(get(client, pod, f"log/{step.choice}/"))
    log = fresh(pod).log
    logged = log["steps"][step.number]
    logged["at"] = (logged["at"] + 1) % len(logged["cards"])
    logged["taken"] = logged["cards"][logged["at"]]
    pod.log = log
    pod.save()
    assert without_token(get(client, pod, f"log/{step.choice}/")) == before


def without_token(response):
    """A page without the token that is another one each time."""
    return re.sub(r'"x-csrftoken": "\w+"', "", response.content.decode())


# --- the story -------------------------------------------------------------------------------------------------------


def test_a_dark_draft_tells_what_was_put_away(client, new_pod):
    pod = drafted(new_pod("dark", others=[BEN], readers="all"), [ANN, BEN])
    story = story_of(pod)
    assert "Removed face down" in page(client, pod, "log/")
    step = story.step(1, 4, 3)
    words = page(client, pod, step_address(step))
    assert f"Removed face down: {' , '.join(story.left(step.pack))} ." in words  # each leads to its card
    assert words.count("removed ") == 2


def test_an_open_draft_tells_whose_turn_it_was(client, new_pod):
    pod = drafted(new_pod("open", others=[BEN]), [ANN, BEN])
    words = page(client, pod, "log/")
    assert "Round 1 Ann took one, Ben two, Ann the last" in words
    assert "Round 2 Ben took one, Ann two, Ben the last" in words


def test_a_list_of_a_random_60_is_a_question_too(client, new_pod):
    pod = new_pod("random60", others=[BEN])
    take(pod, ANN, at=1)
    take(pod, BEN, at=0)
    words = page(client, pod, "log/")
    assert "Ann Exchanged the first list for one of 56" in words
    assert "Ben Kept the first list of 60" in words
    asked = page(client, pod, "log/0/")
    assert "Would you keep this list?" in asked
    assert all(name in asked for name in pod_lists(pod)[0])
    assert "exchanged it" not in asked
    answer = page(client, pod, "log/0/?card=1")
    assert "You would keep this list. Ann exchanged it" in answer
    assert "A bot would" in answer
    assert "Ben kept it" in page(client, pod, "log/1/?card=2")


def pod_lists(pod):
    return fresh(pod).log["dealt"]


def test_dealt_pools_have_no_questions(client, new_pod):
    pod = new_pod("sealed", others=[BEN])
    words = page(client, pod, "log/")
    assert "Step through the picks" not in words
    assert "Ann 45 cards" in words
    get(client, pod, "log/0/", 404)
    get(client, pod, "log/?seat=1&round=1&pick=1", 404)


def test_who_picked_is_said(client, new_pod):
    pod = new_pod("pack", 2, others=[BEN], clock="relaxed")
    asked = question(pod, BEN)
    domain.set_absence(slug=pod.slug, person=BEN, absence="wait", ranking=[asked["cards"][3]], now=NOON)
    domain.set_absence(slug=pod.slug, person=ANN, absence="wait", now=NOON)
    stay(pod, ANN, 0, 100)
    domain.advance(slug=pod.slug, now=after(100))
    domain.set_absence(slug=pod.slug, person=BEN, absence="bot", now=after(100))
    take(pod, ANN, after(101))
    stay(pod, ANN, 101, 185)
    domain.advance(slug=pod.slug, now=after(185))
    domain.keep(slug=pod.slug, person=BEN)
    pod = drafted(pod, [ANN, BEN])
    story = story_of(pod)
    assert story.step(1, 1, 1).taken == asked["cards"][3]
    assert (story.step(1, 1, 1).picked_by, story.step(1, 1, 1).sentence) == (
        "ranking",
        "Time ran out, so a bot picked from the player’s ranking.",
    )
    assert story.step(0, 1, 1).sentence == "Time ran out, so a bot picked."
    assert (story.step(0, 1, 2).picked_by, story.step(1, 1, 2).picked_by) == ("", "bot")
    assert story.step(0, 1, 10).sentence == "This was the only card left."
    words = page(client, pod, "log/")
    for mark in ("clock", "ranking", "bot", "last"):
        assert f" {mark} " in words


def test_a_deleted_account_is_a_former_player(client, new_pod, account):
    eve = Person("", account("Evelina"))
    pod = new_pod("pack", 2, begin=False)
    domain.sit(slug=pod.slug, person=eve, now=NOON)
    domain.start(slug=pod.slug, person=ANN, now=NOON)
    drafted(pod, [ANN, eve])
    eve.user.delete()
    for address in ("log/", "log/?seat=2&round=1&pick=1", "log.txt", "log.json"):
        text = get(client, pod, address).content.decode()
        assert FORMER in text
        assert "Evelina" not in text


def test_a_log_outlives_its_cards(client, new_pod):
    pod = drafted(new_pod("pack", 2))
    log = pod.log
    gone = log["steps"][0]["taken"]
    pod.log = json.loads(json.dumps(log).replace(json.dumps(gone), '"Forgotten One"'))
    pod.setup["fingerprint"] = "0" * 16
    pod.save()
    positions.forget()
    step = story_of(pod).steps[0]
    assert "Forgotten One" in page(client, pod, "log/")
    words = page(client, pod, step_address(step))
    assert "The cards have changed since this draft" in words
    assert "The cards have changed since this draft" in page(client, pod, f"log/{step.choice}/?card=1")
    assert "Forgotten One" in page(client, pod, f"log/{step.choice}/")
    assert "Forgotten One" in get(client, pod, "log.txt").content.decode()
    assert get(client, pod, "log.json").json()["decks"] == []


# --- strange addresses -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", HOSTILE)
def test_strange_numbers_are_no_pick_and_no_error(client, new_pod, given):
    pod = drafted(new_pod("pack", 2))
    whole = {"seat": 1, "round": 1, "pick": 1}
    assert client.get(f"/drafts/{pod.slug}/log/", whole).status_code == 200
    for word in whole:
        for query in ({word: given}, whole | {word: given}):
            assert client.get(f"/drafts/{pod.slug}/log/", query).status_code == 404
    asked = client.get(f"/drafts/{pod.slug}/log/0/", {"card": given})
    assert "That card is not in this pack." in read_by_people(asked)
    assert client.get(f"/drafts/{pod.slug}/log.txt", {"seat": given}).status_code == 404


@pytest.mark.parametrize("number", ["57", "100000", "9" * 40])
def test_picks_that_were_never_made_are_not_found(client, new_pod, number):
    pod = drafted(new_pod("pack", 2))
    assert "There is no such pick in this draft." in page(client, pod, f"log/{number}/", 404)
    get(client, pod, f"log/{number}/?card=1", 404)


def test_a_review_is_no_question(client, new_pod):
    pod = drafted(new_pod("cube", 2))
    numbers = {step.choice for step in story_of(pod).steps}
    reviews = [number for number in range(pod.picks.count()) if number not in numbers]
    assert len(reviews) == 4
    for number in reviews:
        get(client, pod, f"log/{number}/", 404)
